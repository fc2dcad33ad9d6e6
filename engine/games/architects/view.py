"""What one seat, or anybody, is shown: the table with its secrets cut, and the figures that are public."""

from msgspec import Struct

from engine.games.architects.asking import due
from engine.games.architects.scoring import score
from engine.games.architects.state import State, captive_count, deck, hand, spaces
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat, Viewer


class Standing(Struct, frozen=True):
    """What everybody can count of a seat: cards in hand, workers on other boards, points as they stand."""

    hand: int
    captured: int
    points: int


class View(Struct, frozen=True):
    """`table` is cut for the viewer; `standings` by seat; `deck` counts buildings; `waiting` who is asked."""

    table: State
    standings: tuple[Standing, ...]
    deck: int
    spaces: int
    waiting: tuple[Seat, ...]


def view(state: State, viewer: Viewer) -> View:
    """The viewer's sight of the table (AW-INFO-1)."""
    rows = tuple(
        Standing(len(hand(state, seat)), captive_count(state, seat), score(state, seat).total)
        for seat in range(len(state.players))
    )
    return View(cut(state, viewer), rows, deck(state), spaces(state), due(state))
