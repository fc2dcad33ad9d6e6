"""What Architects supplies to the bot."""

from typing import Final

from bot.games.architects import annals, board, controls, describe, hand, why
from bot.games.architects.aside import notes_beside
from bot.games.architects.joined import join_events
from bot.games.architects.planning import PLANNING
from bot.ui.plugin import Plugin
from engine.games.architects.view import View


def moment(view: View) -> str:
    """Turn and question: an answer of the draft leaves the others' buttons as they are."""
    return f"{view.table.turns}.{view.table.question}"


ARCHITECTS: Final = Plugin(
    name="architects",
    describe=describe.describe,
    joined=join_events,
    board=board.board,
    panel=hand.page,
    controls=controls.turn_buttons,
    value=controls.value,
    aside=notes_beside,
    confirmed=controls.needs_confirmation,
    name_move=controls.name,
    silent=describe.SILENT,
    moment=moment,
    recall=annals.RECALL,
    why=why.page,
    planning=PLANNING,
)
