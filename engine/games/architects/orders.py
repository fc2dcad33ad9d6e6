"""Standing orders of Architects: one placement for each of a seat's next turns, written beforehand.

What may be written has nothing more to choose, since nobody knows what others do until the turn comes:
placements of WHOLE_PLACEMENTS, an errand of the guardhouse, a plan of the hand to build. The functions up to
`ask` serve whoever writes them (bot/ui/plugin.py, `Planning`); `play` is how they are carried out, and makes
a line only where its move is possible when its turn comes.
"""

from typing import Any, Final

from engine.games.architects.base import Move
from engine.games.architects.chapters import WHOLE_PLACEMENTS, Action
from engine.games.architects.chapters.guardhouse import Guardhouse
from engine.games.architects.chapters.guildhall import Build
from engine.games.architects.forecast import candidates
from engine.games.architects.state import hand
from engine.games.architects.stewards.playing import prudent
from engine.games.architects.view import View
from engine.kernel.dice import Dice
from engine.kernel.orders import Turn, due_moves, read_orders
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask, Look

OWN: Final = ("keep", "effect", "extra", "trim", "close")
"""Phases in which the active seat's turn is under way: its next one comes a round later."""

BEFORE: Final = ("characters", "draft", "pass", "boards", "start", "begin", "score", "over")
"""Phases in which no turn is counted."""

PLANNED_ERRANDS: Final = (Guardhouse(("release",)), Guardhouse(("pay_debt",)), Guardhouse(("imprison",)))
"""Visits of one errand, the first worker's; none that ransoms, since nobody knows who will be captured."""


# --- written ------------------------------------------------------------------------------------------------


def moment(view: View, seat: Seat) -> int | None:
    """The number of this seat's next turn, counted over all seats from 0; None where no turn is counted."""
    table = view.table
    if table.phase in BEFORE:
        return None
    count = len(table.players)
    ahead = (seat - table.active) % count
    under_way = ahead == 0 and table.phase in OWN
    return table.turns + (count if under_way else ahead)


def next_moment(view: View, seat: Seat, taken: tuple[int, ...]) -> int | None:
    """The turn for which the next line is: the first after those that have one."""
    first = moment(view, seat)
    return None if first is None else max((first, *(one + len(view.table.players) for one in taken)))


def number(view: View, seat: Seat, moment_: int) -> int:
    """Which of the seat's turns that come this is, from 1; 0 for one that is over."""
    first = moment(view, seat)
    return 0 if first is None or moment_ < first else (moment_ - first) // len(view.table.players) + 1


def ask(view: View, seat: Seat, written: tuple[Any, ...]) -> Ask:
    """The moves that may be written next, asked for as offers are; no plan that a line builds already."""
    built = [one.card for one in written if isinstance(one, Build)]
    plans = (Build(card) for card in hand(view.table, seat) if card not in built)
    found: tuple[Move, ...] = (*WHOLE_PLACEMENTS, *PLANNED_ERRANDS, *plans)
    return lambda begun: found if begun is None else ()


# --- carried out --------------------------------------------------------------------------------------------


def play(look: Look, payload: str, dice: Dice) -> Turn:
    """The move that the orders make now, or a steward's; None where they leave it to whoever sits there.

    Orders whose last line is for a turn that is over leave everything open.
    """
    orders, table = read_orders(payload, Action), look.view.table
    if orders is None or not look.waits or not any(one.moment >= table.turns for one in orders.lines):
        return None
    if table.phase == "turn":
        for wanted in due_moves(orders, table.turns):
            for offered in candidates(look.ask):
                if offered == wanted:
                    return offered
                # A line names a card to build and no way to spare something: any serves.
                if isinstance(offered, Build) and isinstance(wanted, Build) and offered.card == wanted.card:
                    return offered
    return prudent(look, dice) if orders.otherwise == "steward" else None
