"""What Treasure Island supplies to the bot."""

from typing import Final

from bot.games.treasure import events, pages
from bot.ui.plugin import Plugin
from engine.games.treasure.view import View


def moment(view: View) -> str:
    """Round and phase: a vote may be changed until dawn under the same buttons (TI-5.1)."""
    return f"{view.table.round}.{view.table.phase}"


TREASURE: Final = Plugin(
    name="treasure",
    describe=events.describe,
    joined=events.join_events,
    board=pages.board,
    panel=pages.seat_page,
    controls=pages.move_buttons,
    confirmed=pages.needs_confirmation,
    silent=events.SILENT,
    moment=moment,
    recall=events.RECALL,
    kinds={"vote": ("vote", "loot")},
)
