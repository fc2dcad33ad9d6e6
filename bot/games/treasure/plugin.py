"""What Treasure Island supplies to the bot."""

from typing import Final

from bot.games.treasure import board, controls, events, hand
from bot.ui.plugin import Plugin
from engine.games.treasure.view import View


def moment(view: View) -> str:
    """Round and phase: a vote may be changed until dawn under the same buttons (TI-5.1)."""
    return f"{view.table.round}.{view.table.phase}"


TREASURE: Final = Plugin(
    name="treasure",
    describe=events.describe,
    joined=events.join_events,
    board=board.board,
    panel=hand.page,
    controls=controls.move_buttons,
    confirmed=controls.needs_confirmation,
    silent=events.SILENT,
    moment=moment,
    recall=events.RECALL,
    kinds={"vote": ("vote", "loot")},
)
