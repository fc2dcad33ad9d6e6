"""The table after workers have moved, and goods, virtue and debts with them."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.architects import events as e
from engine.games.architects.facts import SEATING, SILVER
from engine.games.architects.names import GOOD, SPACE, SPOT
from engine.games.architects.state import State, captive_count, full, with_change_at, with_player
from engine.kernel.seats import Seat, with_value_at


def _on_placed(state: State, event: e.WorkerPlaced) -> State:
    """The place remembers what it brings about when the action is done."""
    player = state.players[event.seat]
    state = replace(with_player(state, event.seat, reserve=player.reserve - 1), phase="close")
    if event.location in SPOT:
        spots = with_change_at(player.spots, SPOT[event.location], 1)
        return with_player(state, event.seat, spots=spots)
    if event.location in SPACE:
        market = with_value_at(state.market, SPACE[event.location], event.seat)
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
    return with_player(state, seat, goods=with_change_at(state.players[seat].goods, spot, by))


def _on_gained(state: State, event: e.GoodsGained) -> State:
    return _goods(state, event.seat, GOOD[event.good], event.count)


def _on_paid(state: State, event: e.GoodsPaid) -> State:
    return _goods(state, event.seat, GOOD[event.good], -event.count)


def _on_taxed(state: State, event: e.TaxPaid) -> State:
    return replace(_goods(state, event.seat, SILVER, -event.count), pool=state.pool + event.count)


def _on_robbed(state: State, event: e.PoolTaken) -> State:
    return replace(_goods(state, event.seat, SILVER, event.count), pool=0)


def _virtue(state: State, event: e.VirtueChanged) -> State:
    return with_player(state, event.seat, virtue=event.virtue)


def _debts(state: State, seat: Seat, unpaid: int, paid: int = 0) -> State:
    player = state.players[seat]
    return with_player(state, seat, unpaid=player.unpaid + unpaid, paid=player.paid + paid)


def _on_indebted(state: State, event: e.DebtTaken) -> State:
    return _debts(state, event.seat, event.count)


def _on_avoided(state: State, event: e.DebtAvoided) -> State:
    return _goods(state, event.seat, SILVER, -event.count)


def _on_settled(state: State, event: e.DebtPaid) -> State:
    return _debts(state, event.seat, -1, 1)


def _on_destroyed(state: State, event: e.DebtDestroyed) -> State:
    return _debts(state, event.seat, -event.count)


def _on_captured(state: State, event: e.Captured) -> State:
    owner, captor = state.players[event.target], state.players[event.seat]
    state = with_player(
        state, event.target, spots=with_change_at(owner.spots, SPOT[event.location], -event.count)
    )
    return with_player(state, event.seat, held=with_change_at(captor.held, event.target, event.count))


def _on_returned(state: State, event: e.Returned) -> State:
    player = state.players[event.seat]
    spots = with_change_at(player.spots, SPOT[event.location], -event.count)
    return with_player(state, event.seat, spots=spots, reserve=player.reserve + event.count)


def _on_imprisoned(state: State, event: e.Imprisoned) -> State:
    held = state.players[event.seat].held
    for owner, count in enumerate(held):
        state = with_player(state, owner, prison=state.players[owner].prison + count)
    return with_player(state, event.seat, held=(0,) * len(held))


def _on_released(state: State, event: e.Released) -> State:
    player = state.players[event.seat]
    return with_player(
        state, event.seat, prison=player.prison - event.count, reserve=player.reserve + event.count
    )


def _on_ransomed(state: State, event: e.Ransomed) -> State:
    back = state.players[event.seat].reserve + captive_count(state, event.seat)
    for captor, one in enumerate(state.players):
        if one.held[event.seat]:
            state = with_player(state, captor, held=with_value_at(one.held, event.seat, 0))
    return with_player(state, event.seat, reserve=back)


def _on_recalled(state: State, event: e.Recalled) -> State:
    player = state.players[event.seat]
    state = replace(with_player(state, event.seat, reserve=player.reserve + 1), phase="close")
    if event.origin == "prison":
        return with_player(state, event.seat, prison=player.prison - 1)
    if event.origin == "captured":
        assert event.target is not None
        held = with_change_at(state.players[event.target].held, event.seat, -1)
        return with_player(state, event.target, held=held)
    return with_player(state, event.seat, spots=with_change_at(player.spots, SPOT[event.origin], -1))


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    e.WorkerPlaced: _on_placed,
    e.GoodsGained: _on_gained,
    e.GoodsPaid: _on_paid,
    e.TaxPaid: _on_taxed,
    e.PoolTaken: _on_robbed,
    e.VirtueChanged: _virtue,
    e.DebtTaken: _on_indebted,
    e.DebtAvoided: _on_avoided,
    e.DebtPaid: _on_settled,
    e.DebtDestroyed: _on_destroyed,
    e.Captured: _on_captured,
    e.Returned: _on_returned,
    e.Imprisoned: _on_imprisoned,
    e.Released: _on_released,
    e.Ransomed: _on_ransomed,
    e.Recalled: _on_recalled,
}
