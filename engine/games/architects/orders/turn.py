"""A seat's turn by its standing orders: the placement that is written for this turn, where it can be made."""

from typing import Any

from engine.games.architects import moves as mv
from engine.games.architects.forecast import candidates
from engine.games.architects.state import State
from engine.games.architects.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.orders import Planned, Turn, due_moves, read_orders
from engine.kernel.steward import Look


def play(look: Look, payload: str, dice: Dice) -> Turn:
    """What the orders do now; when all their turns are over they leave everything open."""
    orders, table = read_orders(payload, mv.Action), _table(look)
    if orders is None or not look.waits or not _reaches(orders, table):
        return None
    if table.phase == "turn":
        for move in due_moves(orders, table.turns):
            made = next((one for one in candidates(look.ask) if _is(one, move)), None)
            if made is not None:
                return made
    return prudent(look, dice) if orders.otherwise == "steward" else None


def _reaches(orders: Planned, table: State) -> bool:
    """Whether a line is for this turn or one that comes."""
    return any(one.moment >= table.turns for one in orders.lines)


def _is(offered: Any, move: Any) -> bool:
    """Whether this is what was written; of a building any way to spare something serves."""
    if isinstance(move, mv.Build):
        return isinstance(offered, mv.Build) and offered.card == move.card
    return bool(offered == move)


def _table(look: Look) -> State:
    table: State = look.view.table
    return table
