"""What one seat, or anybody, is shown: the table with its secrets cut, and the figures that are public."""

from msgspec import Struct
from msgspec.structs import replace

from engine.games.coup.state import State, due
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
    waiting = due(state)
    named, shown = state.options.show_waiting == "names", state
    if not named:
        # An answer would tell by its seat who has been asked.
        shown = replace(state, answers=tuple(given for given in state.answers if given.seat == viewer))
    return View(
        table=cut(shown, viewer),
        cards=tuple([len(held.value or ()) for held in state.hands]),
        court=len(state.court.value or ()),
        treasury=None if state.options.treasury == "unlimited" else state.treasury,
        waiting=waiting if named else (),
        waiting_count=len(waiting),
    )
