"""The ballot that a phase's button opens (HO-6.4), and the buttons by which its power and manner are chosen.

The button stands in public under a phase and is everybody's: whose ballot it opens is seen at the press. What
is chosen before the ballot is cast stands in the ids of the page alone; the page is made anew at each step.
"""

from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.games.houses.controls import forms
from bot.games.houses.controls.forms import cast_of
from bot.games.houses.controls.ids import (
    BallotFormId,
    BallotPowerFormId,
    PlannedBallotId,
    PowerMenuId,
    VoteButtonId,
)
from bot.games.houses.panel import ballot, seat
from bot.games.houses.panel.ballot import PlannedBallot
from bot.games.houses.presenter import presenter_of
from bot.interactions.answering import show_privately, with_defer
from bot.interactions.modals import keep_form, open_form
from bot.interactions.receipts import note
from bot.preferences import OFFERED, OPEN, SEALED
from bot.render.panel import Panel
from bot.ui.actor import Actor
from bot.ui.control import answer_control, answer_form, chosen_values
from bot.ui.form_values import Entered, number
from bot.ui.moves import actor_at_moment, play
from bot.ui.panel_refresh import track_panel
from bot.ui.private_panel import with_coach
from engine.games.houses.moves import Cast
from engine.games.houses.names import SIDES
from engine.kernel.refused import Refused


async def setup(bot: Khandan) -> None:
    """Answer the buttons of every phase, those of long ago too, and their forms."""
    answer_control(bot, VoteButtonId, vote)
    answer_control(bot, PlannedBallotId, change_planned_ballot)
    answer_form(bot, BallotPowerFormId, submit_power)
    answer_control(bot, PowerMenuId, choose_power)
    answer_form(bot, BallotFormId, submit_ballot)


async def vote(interaction: Interaction, id: VoteButtonId) -> None:
    """The presser's ballot in the phase of the message; once it is cast, how it stands."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    if ballot.can_cast(who.controls):
        await _show_planned_ballot(interaction, who, None)
    else:
        await _show_cast_ballot(interaction, who)


async def _show_cast_ballot(interaction: Interaction, who: Actor) -> None:
    """The ballot that stands, as long as its phase does; then the panel."""
    moment = who.controls.moment

    def rebuild(now: Actor) -> Panel | None:
        same = now.controls.moment == moment
        return seat.ballot_panel(presenter_of(now), now.controls) if same else None

    await show_privately(interaction, seat.ballot_panel(presenter_of(who), who.controls))
    track_panel(interaction, who, rebuild=rebuild, stands_apart=True)


# Power and manner, before a ballot is cast.


async def change_planned_ballot(interaction: Interaction, id: PlannedBallotId) -> None:
    """One power less or more, or sealed or not; or the form for a number.

    Who turns the manner for the first time is offered once that it be always so.
    """
    who = await actor_at_moment(interaction, id.match, id.prefix)
    bot, user = interaction.client, interaction.user.id
    planned = PlannedBallot(id.power, id.seal == "seal")
    if id.ask == ballot.ALWAYS:
        kept = SEALED if planned.seal else OPEN
        await with_defer(interaction, bot.preferences.choose_manner(user, "seal", kept))
        note(interaction, who.scene.words.say(f"done-seal-{kept}"))
        await _show_planned_ballot(interaction, who, planned)
    elif id.ask:
        custom_id = BallotPowerFormId(id.match, id.prefix, id.seal).pack()
        asked = forms.power_form(presenter_of(who), who.controls, custom_id, id.power)
        await open_form(interaction, asked)
    else:
        scene = presenter_of(who).scene
        if "seal" not in scene.manners and planned.seal != ballot.usual_ballot(scene).seal:
            await with_defer(interaction, bot.preferences.choose_manner(user, "seal", OFFERED))
            planned = replace(planned, asks_if_always=True)
        await _show_planned_ballot(interaction, who, planned)


async def submit_power(interaction: Interaction, id: BallotPowerFormId, entered: Entered) -> None:
    """The number comes back: the ballot with so much power. Refused where it can't be cast, even open."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    keep_form(interaction, forms.power_form(presenter_of(who), who.controls, id.pack(), 0))
    planned = PlannedBallot(number("".join(entered.get("power", ()))), id.seal == "seal")
    refused = [who.refusal(Cast(side, planned.power)) for side in SIDES]
    if refused[0] is not None and all(refused):
        raise Refused(refused[0])
    await _show_planned_ballot(interaction, who, planned)


async def choose_power(interaction: Interaction, id: PowerMenuId) -> None:
    """The menu of powers of panels from before the ballot had a page of its own."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    usual, power = ballot.usual_ballot(presenter_of(who).scene), number("".join(chosen_values(interaction)))
    await _show_planned_ballot(interaction, who, PlannedBallot(power, usual.seal))


async def _show_planned_ballot(interaction: Interaction, who: Actor, planned: PlannedBallot | None) -> None:
    """The panel with the ballot planned so (None: as usual), kept up to date as any panel is."""
    moment = who.controls.moment

    def rebuild(now: Actor) -> Panel | None:
        same = now.controls.moment == moment and ballot.can_cast(now.controls)
        return seat.panel(presenter_of(now), now.controls, planned) if same else None

    panel = seat.panel(presenter_of(who), who.controls, planned)
    await show_privately(interaction, await with_coach(interaction.client, who, interaction.user.id, panel))
    track_panel(interaction, who, rebuild=rebuild)


# The whole ballot in one form: opened before the ballot had a page, sent since.


async def submit_ballot(interaction: Interaction, id: BallotFormId, entered: Entered) -> None:
    """The form of a ballot comes back."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    move = cast_of(entered)
    await play(interaction, who, move, who.controls.wait(move))
