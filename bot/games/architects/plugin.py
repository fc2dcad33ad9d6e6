"""What Architects supplies to the bot."""

from typing import Final

from bot.games.architects import annals, board, controls, describe, hand, why
from bot.games.architects.aside import aside
from bot.games.architects.joined import joined
from bot.games.architects.planning import PLANNING
from bot.ui.plugin import Plugin
from engine.games.architects.view import View


def moment(view: View) -> str:
    """Turn and question: an answer of the draft leaves the others' buttons as they are."""
    return f"{view.table.turns}.{view.table.question}"


ARCHITECTS: Final = Plugin(
    name="architects",
    describe=describe.describe,
    joined=joined,
    board=board.board,
    panel=hand.page,
    controls=controls.shown,
    value=controls.value,
    aside=aside,
    confirmed=controls.confirmed,
    name_move=controls.name,
    silent=describe.SILENT,
    moment=moment,
    recall=annals.RECALL,
    why=why.page,
    planning=PLANNING,
)
