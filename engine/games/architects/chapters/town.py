"""The town centre and every capture (AW-TOWN, AW-BUILD-4).

A capture takes all workers of one colour at one open circle (a group): others' workers come to the captor's
board, one's own to the reserve. A visit may capture once for each own worker in the town centre, but at few
locations, and each capture beyond the first costs silver. Some buildings capture for nothing.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.games.architects.base import Happening, Placement
from engine.games.architects.chapter import Folds, Outcome, Rule, chain_so_far, is_chain_ended
from engine.games.architects.chapters.apprentices import apply_helpers, discount
from engine.games.architects.chapters.goods import pay_silver, tax
from engine.games.architects.chapters.workers import place_worker
from engine.games.architects.facts import SEATING, SILVER, TABLE
from engine.games.architects.names import SPOT, SPOTS, Spot
from engine.games.architects.state import Player, State, with_change_at, with_player, workers_at
from engine.kernel.moves import Field, PartialMove, SubForms, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

# --- moves and events ---------------------------------------------------------------------------------------


class Capture(Struct, frozen=True, tag_field="part", tag="capture"):
    """All workers of a seat at a location (AW-TOWN-2)."""

    location: Spot
    seat: Seat


Groups = tuple[Capture, ...]
"""Groups of workers that are captured, or could be."""


class TownCentre(Placement, frozen=True, tag="town_centre"):
    """A worker in the town centre, and captures (AW-TOWN-1)."""

    captures: tuple[Capture, ...] = ()


class Captured(Happening, frozen=True, tag="captured"):
    """Others' workers come to the captor's board (AW-TOWN-5)."""

    seat: Seat
    target: Seat
    location: Spot
    count: int


class Returned(Happening, frozen=True, tag="returned"):
    """Own workers come back from a location."""

    seat: Seat
    location: Spot
    count: int


# --- a visit ------------------------------------------------------------------------------------------------


def town_centre_refusal(state: State, seat: Seat, action: TownCentre) -> Refusal | None:
    """Why these captures are not made: too many, not to be had one after another, or too dear."""
    player = state.players[seat]
    most = workers_at(player, "town_centre") + 1
    if len(action.captures) > most:
        return no("too_many", count=most)
    locations = SEATING[len(state.players)].town_locations
    if not can_capture_all(_groups_with_visitor(state, seat), action.captures, locations):
        return no("capture_closed", count=locations)
    price = sum(capture_price(player, len(action.captures), state.options.conspirator))
    return None if price <= player.goods[SILVER] else no("silver_short", count=price)


def visit_town_centre(outcome: Outcome, seat: Seat, action: TownCentre) -> Outcome:
    """A worker in the town centre, the price, the captures (AW-TOWN-1)."""
    silver = capture_price(outcome.player(seat), len(action.captures), outcome.state.options.conspirator)
    outcome = pay_silver(place_worker(outcome, seat, "town_centre"), seat, *silver)
    return apply_helpers(capture_workers(outcome, seat, action.captures), seat, "town_centre")


def next_town_centre_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """One capture after another, as far as silver goes (AW-TOWN-4)."""
    player, taken = state.players[seat], captures_so_far(begun)
    if is_chain_ended(begun, "captures") or len(taken) > workers_at(player, "town_centre"):
        return None
    price = sum(capture_price(player, len(taken) + 1, state.options.conspirator))
    if price > player.goods[SILVER]:
        return None
    locations = SEATING[len(state.players)].town_locations
    return captures_field(next_captures(_groups_with_visitor(state, seat), taken, locations))


def capture_price(player: Player, count: int, scope: str) -> tuple[int, int]:
    """Silver and tax of so many captures in one visit (AW-TOWN-4).

    A conspirator saves silver once a visit or for each capture, by the table's option `scope` (AW-AMB-01).
    """
    if not count:
        return 0, 0
    less, more = discount(player, "town_centre"), (count - 1) * TABLE.capture.silver
    saved = less * (count - 1) if scope == "capture" else less
    return max(0, more - saved), tax(player, TABLE.capture.tax)


def _groups_with_visitor(state: State, seat: Seat) -> Groups:
    """The groups with a worker of this seat placed in the town centre, whom it could fetch (AW-TOWN-2)."""
    own, found = Capture("town_centre", seat), groups(state)
    return found if own in found else (*found, own)


# --- captures -----------------------------------------------------------------------------------------------


def groups(state: State) -> Groups:
    """All workers of one colour at one open circle, each (AW-TOWN-2, AW-TOWN-6)."""
    workers = zip(SPOTS, zip(*[player.spots for player in state.players], strict=True), strict=True)
    found: list[Capture] = []
    for spot, counts in workers:
        if any(counts):
            found += [Capture(spot, seat) for seat, count in enumerate(counts) if count]
    return tuple(found)


def next_captures(among: Groups, taken: Sequence[Capture], locations: int) -> Groups:
    """Groups that may be captured after these, at no more than so many locations in all (AW-TOWN-3)."""
    if not taken:
        return among
    seen = {one.location for one in taken}
    more = len(seen) < locations
    return tuple([one for one in among if one not in taken and (more or one.location in seen)])


def can_capture_all(among: Groups, taken: Groups, locations: int) -> bool:
    """Whether these captures can be made one after another."""
    return all(one in next_captures(among, taken[:spot], locations) for spot, one in enumerate(taken))


def capture_workers(outcome: Outcome, seat: Seat, captures: Groups) -> Outcome:
    """Others' workers come to the board, own ones to the reserve (AW-TOWN-5)."""
    for one in captures:
        count = workers_at(outcome.player(one.seat), one.location)
        if one.seat == seat:
            outcome = outcome.add(Returned(seat, one.location, count))
        else:
            outcome = outcome.add(Captured(seat, one.seat, one.location, count))
    return outcome


def captures_so_far(begun: PartialMove) -> Groups:
    """The captures of a begun move so far."""
    found: list[Capture] = []
    for one in chain_so_far(begun, "captures"):
        if isinstance(one, PartialMove):
            location, seat = field_value(one, "location"), field_value(one, "seat")
            found += [Capture(spot, seat) for spot in SPOTS if spot == location and isinstance(seat, int)]
    return tuple(found)


def captures_field(among: Groups, least: int = 0) -> SubForms | None:
    """One capture more, of these; None where there is none."""
    forms = [PartialMove("capture", (("location", one.location), ("seat", one.seat))) for one in among]
    return SubForms("captures", tuple(forms), 1, least) if forms else None


def on_captured(state: State, event: Captured) -> State:
    """The captor's board remembers whose they are."""
    owner, captor = state.players[event.target], state.players[event.seat]
    spots = with_change_at(owner.spots, SPOT[event.location], -event.count)
    state = with_player(state, event.target, spots=spots)
    return with_player(state, event.seat, held=with_change_at(captor.held, event.target, event.count))


def on_returned(state: State, event: Returned) -> State:
    """Own workers are in the reserve again."""
    player = state.players[event.seat]
    spots = with_change_at(player.spots, SPOT[event.location], -event.count)
    return with_player(state, event.seat, spots=spots, reserve=player.reserve + event.count)


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {
    TownCentre: Rule(town_centre_refusal, visit_town_centre, next_town_centre_field),
}
FOLDS: Final[Folds] = {Captured: on_captured, Returned: on_returned}
