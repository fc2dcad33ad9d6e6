"""The button of a phase's ballot and the form it opens (HO-6.4); the menu of power on the seat's own panel.

The button stands in public under a phase and is everybody's: whose ballot it opens is seen at the press.
"""

from bot.client import Interaction, Khandan
from bot.games.houses.controls import forms
from bot.games.houses.controls.forms import cast_of
from bot.games.houses.controls.ids import BallotFormId, PowerMenuId, VoteButtonId
from bot.games.houses.panel import seat
from bot.games.houses.presenter import presenter_of
from bot.interactions.answering import show_privately
from bot.interactions.modals import open_form
from bot.render.panel import Panel
from bot.ui.actor import Actor
from bot.ui.control import answer_control, answer_form, chosen_values
from bot.ui.form_values import Entered, number
from bot.ui.moves import actor_at_moment, play
from bot.ui.panel_refresh import track_panel
from bot.ui.private_panel import with_coach


async def setup(bot: Khandan) -> None:
    """Answer the buttons of every phase, those of long ago too, and their forms."""
    answer_control(bot, VoteButtonId, vote)
    answer_control(bot, PowerMenuId, show_power_menu)
    answer_form(bot, BallotFormId, submit_ballot)


async def vote(interaction: Interaction, id: VoteButtonId) -> None:
    """A form for the presser's ballot in the phase of the message; where none can be cast, the ballot."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    asked = forms.vote_form(presenter_of(who), who.controls, BallotFormId(id.match, id.prefix).pack())
    if asked is not None:
        await open_form(interaction, asked)
        return

    # The ballot that stands, as long as its phase does; then the panel.
    def rebuild(now: Actor) -> Panel | None:
        same = now.controls.moment == id.prefix
        return seat.ballot_panel(presenter_of(now), now.controls) if same else None

    await show_privately(interaction, seat.ballot_panel(presenter_of(who), who.controls))
    track_panel(interaction, who.live, rebuild=rebuild, stands_apart=True)


async def show_power_menu(interaction: Interaction, id: PowerMenuId) -> None:
    """The panel, its ballots with the power that was chosen; it goes on as the panel does."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    power = number("".join(chosen_values(interaction)))

    def rebuild(now: Actor) -> Panel | None:
        same = now.controls.moment == id.prefix and now.controls.open_offers_of("cast")
        return seat.panel(presenter_of(now), now.controls, power) if same else None

    panel = seat.panel(presenter_of(who), who.controls, power)
    await show_privately(interaction, await with_coach(interaction.client, who, interaction.user.id, panel))
    track_panel(interaction, who.live, rebuild=rebuild)


async def submit_ballot(interaction: Interaction, id: BallotFormId, entered: Entered) -> None:
    """The form of a ballot comes back."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    move = cast_of(entered)
    await play(interaction, who, move, who.controls.wait(move))
