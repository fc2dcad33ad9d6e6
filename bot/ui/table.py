"""The buttons of the opening post, and how any table action is asked for and answered."""

from collections.abc import Coroutine
from functools import partial
from typing import Any

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import Tell, promptly, say, show_privately
from bot.interactions.finding import the_match
from bot.interactions.receipts import receipt_lines
from bot.languages import Language
from bot.render import table
from bot.ui.control import answer_control
from bot.ui.panel_refresh import GATHERING, stays_open
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


async def at_table(
    interaction: Interaction, match: int | None, action: AnyTableAction, tell: Tell = say
) -> None:
    """Ask the table, answer privately what was done, and let the match go on. Raises Refused."""
    live = await the_match(interaction, match)
    user, matches = interaction.user.id, interaction.client.matches
    await commit_and_confirm(
        interaction, live, matches.at_table(live.match.id, user, action, interaction.id), tell
    )


async def commit_and_confirm(
    interaction: Interaction, live: LiveMatch, work: Coroutine[Any, Any, Receipt], tell: Tell = say
) -> None:
    """Answer privately once it is kept, and let the match go on."""
    bot, receipt = interaction.client, await promptly(interaction, work)
    try:
        language = await bot.language_of(interaction, live)
        await tell(interaction, await receipt_lines(interaction, receipt), language)
    finally:
        await bot.after_move(live.match.id)


async def begin_match(interaction: Interaction, match: int | None) -> None:
    """The host begins. Refused (nobody_seated) with stewards alone: they would play to the end at once."""
    live = await the_match(interaction, match)
    if all(chair.player is None for chair in live.table.chairs):
        raise Refused(no("nobody_seated"))
    await at_table(interaction, live.match.id, Begin(usual(live.match_state.game)), partial(opening, live))


async def opening(live: LiveMatch, interaction: Interaction, text: str, language: Language) -> None:
    """The match has begun: the answer goes on to be the host's panel, where they have a seat."""
    await say(interaction, text, language)
    stays_open(interaction, live, since=GATHERING)


async def show_settings(interaction: Interaction, match: int) -> None:
    """What is settled at this table, for whoever asks."""
    live = await the_match(interaction, match)
    language = await interaction.client.language_of(interaction, live)
    await show_privately(interaction, table.terms(interaction.client.scene(live, language)))


async def join_table(interaction: Interaction, match: int) -> None:
    """A seat; the answer becomes the private panel as soon as the match begins."""
    await at_table(interaction, match, Join())
    stays_open(interaction, await the_match(interaction, match))
