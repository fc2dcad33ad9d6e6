"""What is said to an interaction that was heard before: what it did then, on the page that it stood on."""

from typing import Any, Final

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.controls.custom_id import verb_of
from bot.interactions.answering import say, show_privately
from bot.interactions.receipts import receipt_lines
from bot.ui import orders, seat_page
from bot.ui.actor import SeatRenderer, actor_for
from bot.ui.moves import result_panel
from bot.ui.panel_refresh import track_panel
from bot.ui.private_panel import with_coach
from engine.kernel.table.absence import DropOrders, SetOrders
from engine.kernel.table.motions import MoveTakenBack
from engine.kernel.table.seating import OpenTable
from engine.matches import Receipt

SEAT_PAGE: Final = (ids.SeatPageButtonId.VERB, ids.SeatPageMenuId.VERB, ids.SeatPagePeopleId.VERB)
"""Controls of the page of time and seat."""


async def setup(bot: Khandan) -> None:
    """Let the door of the bot, which knows what was heard before, answer so."""
    bot.dedup.retell = try_answer_again


async def try_answer_again(interaction: Interaction, receipt: Receipt) -> bool:
    """Do nothing, and show the page with the answer that the first delivery of this interaction gave.

    Return whether it was told: only who opens a table knows what came of its thread, and opens none twice.
    """
    entries = receipt.entries
    if any(isinstance(entry.action, OpenTable) for entry in entries):
        return False
    bot, live = interaction.client, await interaction.client.matches.live(receipt.match)
    told, seat = await receipt_lines(interaction, receipt), live.seat(interaction.user.id)
    language = await bot.language_of(interaction, live)
    data: Any = interaction.data or {}
    if verb_of(str(data.get("custom_id", ""))) in SEAT_PAGE:
        await seat_page.show_result_on_page(live.match.id, interaction, told, language)
        return True

    # A seat's move or orders, or a move that was given back to move from again, stand on a page of the seat.
    has_orders = any(isinstance(entry.action, SetOrders | DropOrders) for entry in entries)
    is_back = any(isinstance(event, MoveTakenBack) for entry in entries for event in entry.events)
    has_page = has_orders or is_back or any(entry.seat is not None for entry in entries)
    has_begun = live.match_state.state is not None
    is_shown = has_begun and isinstance(bot.parts.renderers[live.match.game], SeatRenderer)
    if seat is None or not (has_page and is_shown):
        await say(interaction, told, language)
        return True
    now = await actor_for(bot, interaction, live, seat)
    if has_orders:
        await orders.show_orders(interaction, now, told)
    else:
        panel = await with_coach(bot, now, interaction.user.id)
        await show_privately(interaction, result_panel(now, told, panel))
        track_panel(interaction, now)
    return True
