"""What Coup supplies to the bot."""

from typing import Final

from msgspec.structs import replace

from bot.games.coup import annals, board, controls, hand
from bot.ui.plugin import Plugin
from engine.games.coup.base import Options
from engine.games.coup.view import View
from engine.kernel.game import Result


def moment(view: View) -> str:
    """Turn and question: everybody hears them, and a pass may be thought over under the same buttons."""
    return f"{view.table.turn}.{view.table.question}"


def next_options(options: Options, result: Result) -> Options:
    """CO-2.4: the winner begins the next game; after a game that nobody won the lot decides."""
    first = result.places[0] if result.places else ()
    return replace(options, winner=first[0] if len(first) == 1 else None)


COUP: Final = Plugin(
    name="coup",
    board=board.board,
    panel=hand.page,
    name_move=controls.name,
    open_moves=controls.open_moves,
    moment=moment,
    again=next_options,
    recall=annals.RECALL,
    kinds={"vote": ("pass", "challenge", "block")},
)
