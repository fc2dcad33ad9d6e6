"""What is said to an interaction that was heard before: what it did then, on the page that it stood on."""

from typing import Any, Final

from bot.client import Interaction, Khandan
from bot.controls.custom_id import verb_of
from bot.interactions.answering import say, show_privately
from bot.interactions.receipts import receipt_lines
from bot.ui import orders, seat_page
from bot.ui.actor import Actor, SeatRenderer, at
from bot.ui.coaching import with_coach
from bot.ui.moves import result_panel
from bot.ui.panel_refresh import stays_open
from engine.entries import Entry
from engine.kernel.table.absence import DropOrders, SetOrders
from engine.kernel.table.motions import MoveTakenBack
from engine.kernel.table.seating import OpenTable
from engine.matches import Receipt

LEAF: Final = ("time", "timed", "whom")
"""Controls of the leaf of time and seat."""


async def setup(bot: Khandan) -> None:
    """The door of the bot tells it so."""
    bot.dedup.retell = retold


async def retold(interaction: Interaction, receipt: Receipt) -> bool:
    """Nothing is done; whoever plays gets the page with the answer that its first delivery gave.

    Whether it was told: only who opens a table knows what came of its thread, and opens none twice.
    """
    if any(isinstance(one.action, OpenTable) for one in receipt.entries):
        return False
    await _tell_receipt(interaction, receipt)
    return True


async def _tell_receipt(interaction: Interaction, receipt: Receipt) -> None:
    bot, live = interaction.client, await interaction.client.matches.live(receipt.match)
    told, seat = await receipt_lines(interaction, receipt), live.seat(interaction.user.id)
    language = await bot.language_of(interaction, live)
    plays = live.match_state.state is not None and isinstance(bot.renderers[live.match.game], SeatRenderer)
    if _verb(interaction) in LEAF:
        await seat_page.show_result_on_page(live.match.id, interaction, told, language)
    elif seat is not None and plays and any(map(_belongs_on_page, receipt.entries)):
        await _on_their_page(interaction, await at(bot, interaction, live, seat), receipt, told)
    else:
        await say(interaction, told, language)


async def _on_their_page(interaction: Interaction, now: Actor, receipt: Receipt, told: str) -> None:
    """Orders stand on the page of orders, moves on the panel."""
    if any(map(_orders, receipt.entries)):
        await orders.show_orders(interaction, now, told)
        return
    panel = await with_coach(interaction.client, now, interaction.user.id)
    await show_privately(interaction, result_panel(now, told, panel))
    stays_open(interaction, now.live)


def _verb(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return verb_of(str(data.get("custom_id", "")))


def _orders(entry: Entry) -> bool:
    return isinstance(entry.action, SetOrders | DropOrders)


def _belongs_on_page(entry: Entry) -> bool:
    """Whether it is a seat's move or orders, or gives a move back to move from again."""
    back = any(isinstance(event, MoveTakenBack) for event in entry.events)
    return back or entry.seat is not None or _orders(entry)
