"""The town centre and every capture (AW-TOWN, AW-BUILD-4)."""

from collections.abc import Sequence

from engine.games.architects.crew import apply_helpers, discount
from engine.games.architects.events import Captured, Returned
from engine.games.architects.facts import SEATING, TABLE
from engine.games.architects.fields import place_worker
from engine.games.architects.goods import silver_paid, tax
from engine.games.architects.moves import Capture
from engine.games.architects.names import SPOTS, Spot
from engine.games.architects.state import Player, State, at, good
from engine.games.architects.telling import Told
from engine.kernel.seats import Seat

Groups = tuple[Capture, ...]


def groups(state: State) -> Groups:
    """All workers of one colour at one open circle, each (AW-TOWN-2, AW-TOWN-6)."""
    workers = zip(SPOTS, zip(*[player.spots for player in state.players], strict=True), strict=True)
    found: list[Capture] = []
    for spot, counts in workers:
        if any(counts):
            found += [Capture(spot, seat) for seat, count in enumerate(counts) if count]
    return tuple(found)


def with_worker(state: State, seat: Seat) -> Groups:
    """The same with a worker of this seat placed in the town centre (AW-TOWN-2)."""
    own = Capture("town_centre", seat)
    found = groups(state)
    return found if own in found else (*found, own)


def further(among: Groups, taken: Sequence[Capture], locations: int) -> Groups:
    """What may be captured next: other groups, at no more than so many locations (AW-TOWN-3)."""
    if not taken:
        return among
    seen = {one.location for one in taken}
    more = len(seen) < locations
    return tuple([one for one in among if one not in taken and (more or one.location in seen)])


def fine(among: Groups, taken: Groups, locations: int) -> bool:
    """Whether these captures can be made one after another."""
    return all(one in further(among, taken[:spot], locations) for spot, one in enumerate(taken))


def price(player: Player, count: int, scope: str) -> tuple[int, int]:
    """Silver and tax of so many captures (AW-TOWN-4, AW-AMB-01)."""
    if not count:
        return 0, 0
    less, more = discount(player, "town_centre"), (count - 1) * TABLE.capture.silver
    saved = less * (count - 1) if scope == "capture" else less
    return max(0, more - saved), tax(player, TABLE.capture.tax)


def affordable(state: State, seat: Seat, count: int) -> bool:
    """Whether a visit with so many captures can be paid."""
    player = state.players[seat]
    return sum(price(player, count, state.options.conspirator)) <= good(player, "silver")


def locations(state: State) -> int:
    """At how many locations one visit may capture (AW-TOWN-3)."""
    return SEATING[len(state.players)].town_locations


def visit_town_centre(told: Told, seat: Seat, captures: Groups) -> Told:
    """A worker in the town centre, the price, the captures (AW-TOWN-1)."""
    silver = price(told.player(seat), len(captures), told.state.options.conspirator)
    told = silver_paid(place_worker(told, seat, "town_centre"), seat, *silver)
    return apply_helpers(capture_workers(told, seat, captures), seat, "town_centre")


def capture_workers(told: Told, seat: Seat, captures: Groups) -> Told:
    """Others' workers come to the board, own ones to the reserve (AW-TOWN-5)."""
    for one in captures:
        told = _capture_from(told, seat, one.seat, one.location)
    return told


def _capture_from(told: Told, seat: Seat, owner: Seat, spot: Spot) -> Told:
    count = at(told.player(owner), spot)
    if owner == seat:
        return told.tell(Returned(seat, spot, count))
    return told.tell(Captured(seat, owner, spot, count))
