"""How anything is asked of a table and answered, and the buttons of the opening post.

Whatever a person asks of a table (a seat, a pause, a motion, orders) is one action of `engine.kernel.table`,
kept by the service under the match's lock. `at_table` asks, `commit_and_confirm` answers with what was kept.
"""

from collections.abc import Coroutine
from typing import Any

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import Tell, say, show_privately, with_defer
from bot.interactions.finding import go_on, resolve_match
from bot.interactions.receipts import receipt_lines
from bot.languages import Language
from bot.render import table
from bot.ui.control import answer_control
from bot.ui.panel_refresh import GATHERING, track_panel
from engine.kernel.refused import Refused, no
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import Join, Leave
from engine.match.live import LiveMatch
from engine.matches import Receipt
from engine.stewards import usual


async def setup(bot: Khandan) -> None:
    """Answer the opening post's buttons, those of long ago too."""
    answer_control(bot, ids.JoinButtonId, lambda interaction, id: join_table(interaction, id.match))
    answer_control(bot, ids.LeaveButtonId, lambda interaction, id: at_table(interaction, id.match, Leave()))
    answer_control(bot, ids.BeginButtonId, lambda interaction, id: begin_match(interaction, id.match))
    answer_control(bot, ids.TermsButtonId, lambda interaction, id: show_settings(interaction, id.match))
    answer_control(bot, ids.WhichButtonId, run_for_match)


async def at_table(
    interaction: Interaction, match: int | None, action: AnyTableAction, tell: Tell = say
) -> None:
    """Ask the table, answer privately what was done, and let the match go on. Raises Refused."""
    live = await resolve_match(interaction, match)
    user, matches = interaction.user.id, interaction.client.matches
    await commit_and_confirm(
        interaction, live, matches.act_at_table(live.match.id, user, action, interaction.id), tell
    )


async def commit_and_confirm(
    interaction: Interaction, live: LiveMatch, work: Coroutine[Any, Any, Receipt], tell: Tell = say
) -> None:
    """Answer privately what was kept, and let the match go on, even where the answer is lost."""
    bot, receipt = interaction.client, await with_defer(interaction, work)
    try:
        language = await bot.language_of(interaction, live)
        await tell(interaction, await receipt_lines(interaction, receipt), language)
    finally:
        await bot.after_move(live.match.id)


async def begin_match(interaction: Interaction, match: int | None) -> None:
    """The host begins. Refused (nobody_seated) with stewards alone: they would play to the end at once."""
    live = await resolve_match(interaction, match)
    if all(chair.player is None for chair in live.table.chairs):
        raise Refused(no("nobody_seated"))

    async def tell(interaction: Interaction, text: str, language: Language) -> None:
        # The answer goes on to be the host's panel, where they have a seat.
        await say(interaction, text, language)
        track_panel(interaction, live, shown=GATHERING)

    await at_table(interaction, live.match.id, Begin(usual(live.match_state.game)), tell)


async def show_settings(interaction: Interaction, match: int) -> None:
    """Show whoever asks what is settled at this table."""
    live = await resolve_match(interaction, match)
    language = await interaction.client.language_of(interaction, live)
    await show_privately(interaction, table.terms(interaction.client.scene(live, language)))


async def join_table(interaction: Interaction, match: int) -> None:
    """Take a seat; the answer becomes the private panel as soon as the match begins."""
    await at_table(interaction, match, Join())
    track_panel(interaction, await resolve_match(interaction, match), shown=GATHERING)


async def run_for_match(interaction: Interaction, id: ids.WhichButtonId) -> None:
    """Run a command for the one of several matches that the asker means, with what was entered before."""
    await go_on(interaction, id.match, id.command.replace(".", " "), id.entered)
