"""What one seat, or anybody, is shown: the table with its secrets cut, and the figures that are public."""

from msgspec import Struct

from engine.games.architects.chapters.scoring import score
from engine.games.architects.state import (
    State,
    asked_seats,
    captive_count,
    deck_size,
    guildhall_spaces,
    hand,
)
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
    """The table as a seat, or anybody for None, may see it (AW-INFO-1)."""
    standings = tuple(
        Standing(len(hand(state, seat)), captive_count(state, seat), score(state, seat).total)
        for seat in range(len(state.players))
    )
    return View(cut(state, viewer), standings, deck_size(state), guildhall_spaces(state), asked_seats(state))
