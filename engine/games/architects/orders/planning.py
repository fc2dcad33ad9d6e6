"""What a seat may write beforehand: one placement for each of its next turns.

Whether it can be made shows when its turn comes; what others do until then nobody knows.
"""

from collections.abc import Iterator
from typing import Any, Final

from engine.games.architects import moves as mv
from engine.games.architects.offers import WHOLE
from engine.games.architects.state import State, hand
from engine.games.architects.view import View
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask

OWN: Final = ("keep", "effect", "extra", "trim", "close")
"""Phases in which the active seat's turn is under way: its next one comes a round later."""

BEFORE: Final = ("characters", "draft", "pass", "boards", "start", "begin", "score", "over")
"""Phases in which no turn is counted."""

ERRANDS: Final = (mv.Guardhouse(("release",)), mv.Guardhouse(("pay_debt",)), mv.Guardhouse(("imprison",)))


def moment(view: View, seat: Seat) -> int | None:
    """The number of this seat's next turn, counted over all seats from 0."""
    table = view.table
    if table.phase in BEFORE:
        return None
    count = len(table.players)
    ahead = (seat - table.active) % count
    under_way = ahead == 0 and table.phase in OWN
    return table.turns + (count if under_way else ahead)


def following(view: View, seat: Seat, taken: tuple[int, ...]) -> int | None:
    """The turn for which the next line is: the first after those that have one."""
    first = moment(view, seat)
    return None if first is None else max((first, *(one + len(view.table.players) for one in taken)))


def number(view: View, seat: Seat, moment_: int) -> int:
    """Which of the seat's turns that come this is, from 1; 0 for one that is over."""
    first = moment(view, seat)
    return 0 if first is None or moment_ < first else (moment_ - first) // len(view.table.players) + 1


def ask(view: View, seat: Seat, written: tuple[Any, ...]) -> Ask:
    """Placements with nothing to choose, errands, and each plan of the hand that no line builds."""
    found = tuple(_placements(view.table, seat, written))
    return lambda begun: found if begun is None else ()


def _placements(table: State, seat: Seat, written: tuple[Any, ...]) -> Iterator[mv.Action]:
    built = [one.card for one in written if isinstance(one, mv.Build)]
    yield from WHOLE
    yield from ERRANDS
    yield from (mv.Build(card) for card in hand(table, seat) if card not in built)
