"""The small changes that events are made of: who stands where, what lies where, what one seat did."""

from typing import Any

from msgspec.structs import replace

from engine.games.treasure.moves import Place, Side
from engine.games.treasure.state import PLACES, Spot, State, treasures
from engine.kernel.seats import Seat


def with_member(state: State, seat: Seat, **changes: Any) -> State:
    """One seat changed."""
    members = list(state.members)
    members[seat] = replace(members[seat], **changes)
    return replace(state, members=tuple(members))


def with_order(state: State, index: int, **changes: Any) -> State:
    """One order of the day changed."""
    orders = list(state.orders)
    orders[index] = replace(orders[index], **changes)
    return replace(state, orders=tuple(orders))


def with_spot(state: State, place: Place, **changes: Any) -> State:
    """One ship or the island changed."""
    spots = list(state.spots)
    spots[PLACES.index(place)] = replace(spots[PLACES.index(place)], **changes)
    return replace(state, spots=tuple(spots))


def afloat(state: State, seat: Seat) -> State:
    """The seat leaves its queue for a boat; those behind move up at once (TI-R03)."""
    return replace(state, spots=tuple(_without_seat(at, seat) for at in state.spots))


def ashore(state: State, seat: Seat, place: Place) -> State:
    """The seat stands last there, whether it came from a queue or from a boat (TI-3.6)."""
    moved = afloat(state, seat)
    return with_spot(moved, place, queue=(*moved.spots[PLACES.index(place)].queue, seat))


def with_treasure(state: State, place: Place, side: Side, more: int) -> State:
    """So many treasures more, or fewer, in this hold or area."""
    return with_spot(state, place, **{side: treasures(state, place, side) + more})


def settle_order(state: State, index: int) -> State:
    """The order is over: lapsed or counted."""
    done = with_order(state, index, live=False)
    return replace(done, queue=tuple(one for one in done.queue if one != index))


def _without_seat(at: Spot, seat: Seat) -> Spot:
    if seat not in at.queue:
        return at
    return replace(at, queue=tuple(one for one in at.queue if one != seat))
