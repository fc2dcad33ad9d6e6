"""A seat's turn by its standing orders: the first placement that is written and still possible."""

from engine.games.rokugan import moves as mv
from engine.games.rokugan.orders.planning import lines_left
from engine.games.rokugan.state import State
from engine.games.rokugan.stewards.cards import whole
from engine.games.rokugan.stewards.prudent import prudent, walk
from engine.kernel.dice import Dice
from engine.kernel.orders import Turn, due_moves, read_orders
from engine.kernel.steward import Look


def play(look: Look, payload: str, dice: Dice) -> Turn:
    """What the orders do now; of a round for which nothing is written they leave everything open."""
    orders, table = read_orders(payload, mv.Action), _table(look)
    lines = due_moves(orders, table.round)
    if orders is None or not lines or not look.waits:
        return None
    if table.phase == "turn":
        for move in lines_left(table, look.seat, lines):
            made = whole(look, walk(move))
            if made is not None:
                return made
    return prudent(look, dice) if orders.otherwise == "steward" else None


def _table(look: Look) -> State:
    table: State = look.view.table
    return table
