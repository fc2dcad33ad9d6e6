"""The table after workers have moved, and goods, virtue and debts with them."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.architects import events as e
from engine.games.architects.facts import SEATING, SILVER
from engine.games.architects.names import GOOD, SPACE, SPOT
from engine.games.architects.state import State, captured, changed_at, full, with_player
from engine.kernel.seats import Seat, placed


def _placed(state: State, event: e.WorkerPlaced) -> State:
    """The place remembers what it brings about when the action is done."""
    player = state.players[event.seat]
    state = replace(with_player(state, event.seat, reserve=player.reserve - 1), phase="close")
    if event.location in SPOT:
        spots = changed_at(player.spots, SPOT[event.location], 1)
        return with_player(state, event.seat, spots=spots)
    if event.location in SPACE:
        market = placed(state.market, SPACE[event.location], event.seat)
        return replace(state, market=market, reset=state.reset if None in market else "third_worker")
    return _in_guildhall(state, event.seat)


def _in_guildhall(state: State, seat: Seat) -> State:
    """In the final round a placement beside the full guildhall triggers nothing (AW-END-2)."""
    if full(state):
        return replace(state, guildhall=(*state.guildhall, seat))
    number, row = len(state.guildhall) + 1, SEATING[len(state.players)]
    fresh = state.options.guildhall_refresh == "on" and number in row.refreshes
    return replace(
        state,
        guildhall=(*state.guildhall, seat),
        reset="guildhall" if number in row.resets else state.reset,
        refresh=state.refresh or fresh,
    )


def _goods(state: State, seat: Seat, spot: int, by: int) -> State:
    return with_player(state, seat, goods=changed_at(state.players[seat].goods, spot, by))


def _gained(state: State, event: e.GoodsGained) -> State:
    return _goods(state, event.seat, GOOD[event.good], event.count)


def _paid(state: State, event: e.GoodsPaid) -> State:
    return _goods(state, event.seat, GOOD[event.good], -event.count)


def _taxed(state: State, event: e.TaxPaid) -> State:
    return replace(_goods(state, event.seat, SILVER, -event.count), pool=state.pool + event.count)


def _robbed(state: State, event: e.PoolTaken) -> State:
    return replace(_goods(state, event.seat, SILVER, event.count), pool=0)


def _virtue(state: State, event: e.VirtueChanged) -> State:
    return with_player(state, event.seat, virtue=event.virtue)


def _debts(state: State, seat: Seat, unpaid: int, paid: int = 0) -> State:
    player = state.players[seat]
    return with_player(state, seat, unpaid=player.unpaid + unpaid, paid=player.paid + paid)


def _indebted(state: State, event: e.DebtTaken) -> State:
    return _debts(state, event.seat, event.count)


def _avoided(state: State, event: e.DebtAvoided) -> State:
    return _goods(state, event.seat, SILVER, -event.count)


def _settled(state: State, event: e.DebtPaid) -> State:
    return _debts(state, event.seat, -1, 1)


def _destroyed(state: State, event: e.DebtDestroyed) -> State:
    return _debts(state, event.seat, -event.count)


def _captured(state: State, event: e.Captured) -> State:
    owner, captor = state.players[event.target], state.players[event.seat]
    state = with_player(
        state, event.target, spots=changed_at(owner.spots, SPOT[event.location], -event.count)
    )
    return with_player(state, event.seat, held=changed_at(captor.held, event.target, event.count))


def _returned(state: State, event: e.Returned) -> State:
    player = state.players[event.seat]
    spots = changed_at(player.spots, SPOT[event.location], -event.count)
    return with_player(state, event.seat, spots=spots, reserve=player.reserve + event.count)


def _imprisoned(state: State, event: e.Imprisoned) -> State:
    held = state.players[event.seat].held
    for owner, count in enumerate(held):
        state = with_player(state, owner, prison=state.players[owner].prison + count)
    return with_player(state, event.seat, held=(0,) * len(held))


def _released(state: State, event: e.Released) -> State:
    player = state.players[event.seat]
    return with_player(
        state, event.seat, prison=player.prison - event.count, reserve=player.reserve + event.count
    )


def _ransomed(state: State, event: e.Ransomed) -> State:
    back = state.players[event.seat].reserve + captured(state, event.seat)
    for captor, one in enumerate(state.players):
        if one.held[event.seat]:
            state = with_player(state, captor, held=placed(one.held, event.seat, 0))
    return with_player(state, event.seat, reserve=back)


def _recalled(state: State, event: e.Recalled) -> State:
    player = state.players[event.seat]
    state = replace(with_player(state, event.seat, reserve=player.reserve + 1), phase="close")
    if event.origin == "prison":
        return with_player(state, event.seat, prison=player.prison - 1)
    if event.origin == "captured":
        assert event.target is not None
        held = changed_at(state.players[event.target].held, event.seat, -1)
        return with_player(state, event.target, held=held)
    return with_player(state, event.seat, spots=changed_at(player.spots, SPOT[event.origin], -1))


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    e.WorkerPlaced: _placed,
    e.GoodsGained: _gained,
    e.GoodsPaid: _paid,
    e.TaxPaid: _taxed,
    e.PoolTaken: _robbed,
    e.VirtueChanged: _virtue,
    e.DebtTaken: _indebted,
    e.DebtAvoided: _avoided,
    e.DebtPaid: _settled,
    e.DebtDestroyed: _destroyed,
    e.Captured: _captured,
    e.Returned: _returned,
    e.Imprisoned: _imprisoned,
    e.Released: _released,
    e.Ransomed: _ransomed,
    e.Recalled: _recalled,
}
