"""The state after a day's event."""

from typing import assert_never

from msgspec.structs import replace

from engine.games.treasure import deeds
from engine.games.treasure.changes import afloat, ashore, with_member, with_treasure
from engine.games.treasure.events import (
    AttackOrdered,
    Boarded,
    ConflictStarted,
    DayClosed,
    DayEvent,
    DayMissed,
    FleetCalled,
    FloorPassed,
    Landed,
    Marooned,
    MoveEvent,
    MutinyDeclared,
    SaidDone,
    TookBack,
    TreasureShifted,
)
from engine.games.treasure.state import Order, State, opposite
from engine.kernel.seats import Seat


def after_day(state: State, event: DayEvent) -> State:
    """Actions use up the day of the seat that acts, and of nobody else (TI-4.2, TI-R09)."""
    match event:
        case SaidDone(seat):
            return with_member(state, seat, done=True, said=True)
        case TookBack(seat):
            return with_member(state, seat, done=False)
        case DayMissed(seat):
            return with_member(state, seat, slept=True)
        case FloorPassed():
            return replace(state, floor_passed=True)
        case DayClosed():
            return replace(state, closed=True)
        case FleetCalled(seat, round):
            return _with_action_used(replace(state, fleet=round), seat)
        case _:
            return deeds.on_move(_with_action_used(_on_moved(state, event), event.seat), event)


def _on_moved(state: State, event: MoveEvent) -> State:
    match event:
        case Boarded(seat):
            return afloat(state, seat)
        case Landed(seat, place):
            return ashore(state, seat, place)
        case Marooned(_, target):
            return ashore(state, target, "island")
        case TreasureShifted(_, ship, hold):
            return with_treasure(with_treasure(state, ship, hold, -1), ship, opposite(hold), 1)
        case AttackOrdered(seat, ship, target):
            return _with_order(state, Order("attack", ship, seat, target=target))
        case MutinyDeclared(seat, ship, against):
            return _with_order(state, Order("mutiny", ship, seat, against=against))
        case ConflictStarted(seat):
            return _with_order(state, Order("conflict", "island", seat))
    assert_never(event)


def _with_order(state: State, order: Order) -> State:
    return replace(state, orders=(*state.orders, order))


def _with_action_used(state: State, seat: Seat) -> State:
    return with_member(state, seat, acted=True, done=False)
