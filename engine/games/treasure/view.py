"""What one seat, or the public, is shown: the state as the kernel cuts it, and figures that are public."""

from msgspec import Struct

from engine.games.treasure.base import Team
from engine.games.treasure.state import State, Title, place_of, score, seats_in_boats, spot, titles_of
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat, Viewer


class Standing(Struct, frozen=True):
    """Where a seat stands: place and rank (0 in a boat), and its titles of this moment."""

    place: str
    rank: int
    titles: tuple[Title, ...]


class View(Struct, frozen=True):
    """`table` holds nothing the viewer may not read; `team` is the viewer's own, until all are revealed.

    `standings` go by seat; `english` and `french` are the score as it would be now (TI-6.2); `dutch` says
    that there is a Dutch seat, which everybody can count.
    """

    seat: Viewer
    table: State
    team: Team | None
    standings: tuple[Standing, ...]
    boats: tuple[Seat, ...]
    english: int
    french: int
    dutch: bool


def view(state: State, viewer: Viewer) -> View:
    """The game as this viewer may see it: other teams and single votes are cut (section 8)."""
    seen = cut(state, viewer)
    seats = range(len(state.members))
    english, french = score(state)
    standings = []
    for seat in seats:
        place = place_of(seen, seat)
        if place is None:
            standings.append(Standing("boat", 0, ()))
        else:
            rank = spot(seen, place).queue.index(seat) + 1
            standings.append(Standing(place, rank, titles_of(seen, seat)))
    return View(
        viewer,
        seen,
        seen.members[viewer].team.value if viewer is not None and viewer in seats else None,
        tuple(standings),
        seats_in_boats(seen),
        english,
        french,
        dutch=len(seats) % 2 == 1,
    )
