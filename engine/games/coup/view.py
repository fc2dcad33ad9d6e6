"""What one seat, or anybody, is shown: the table with its secrets cut, and the figures that are public."""

from msgspec import Struct

from engine.games.coup.state import State, hand
from engine.games.coup.waits import must_act
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat, Viewer


class View(Struct, frozen=True):
    """`table` is cut for the viewer; `cards` counts face-down cards by seat; `court` is the Court's size.

    `waiting` names who must answer, empty where the table only counts them (CO-R26). `treasury` is None
    where it has no bottom (CO-R16).
    """

    table: State
    cards: tuple[int, ...]
    court: int
    treasury: int | None
    waiting: tuple[Seat, ...]
    waiting_count: int


def view(state: State, viewer: Viewer) -> View:
    """The viewer's sight of the table. Slots of a hand exist only in the sight of its owner."""
    due = must_act(state)
    return View(
        table=cut(state, viewer),
        cards=tuple(len(hand(state, seat)) for seat in range(len(state.order))),
        court=len(state.court.value or ()),
        treasury=None if state.options.treasury == "unlimited" else state.treasury,
        waiting=due if state.options.show_waiting == "names" else (),
        waiting_count=len(due),
    )
