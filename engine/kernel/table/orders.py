"""A seat without its person: sealed standing orders, and a steward for one generation."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.steward import SUBSTITUTE
from engine.kernel.table.base import Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.orders_messages import (
    AwayBegun,
    AwayOver,
    AwayPlanned,
    ComeBack,
    DropOrders,
    GoAway,
    OrdersDropped,
    OrdersPlayed,
    OrdersSet,
    SetOrders,
)
from engine.kernel.table.state import Orders, Table, seat_of, with_chair

PAYLOAD_MOST: Final = 4000
"""Characters of the orders' JSON."""


def orders_of(table: Table, seat: Seat) -> str | None:
    """The orders of the person who sits here now, as they were given, or None."""
    player = table.chairs[seat].player
    mine = (one.payload for one in table.orders if one.seat == seat and one.player == player)
    return next(mine, None)


def without_orders(table: Table, seat: Seat) -> Table:
    """The table without this seat's orders, as it is when their person leaves it."""
    return replace(table, orders=_others(table, seat)) if table.orders else table


def orders_played(seat: Seat) -> OrdersPlayed:
    """What its house alone hears of a move by orders."""
    return OrdersPlayed(seat, (seat,))


def update_away(table: Table, epoch: int) -> tuple[AwayOver | AwayBegun, ...]:
    """What another epoch of the dice brings: those who were away are back, those who said so go."""
    chairs = tuple(enumerate(table.chairs))
    over = tuple(AwayOver(seat) for seat, chair in chairs if chair.away not in (None, epoch))
    begun = tuple(AwayBegun(seat, epoch, SUBSTITUTE) for seat, chair in chairs if chair.leaving == epoch)
    return (*over, *begun)


def _set_refusal(table: Table, player: Player, action: SetOrders, moment: Moment) -> Refusal | None:
    if seat_of(table, player) is None:
        return no("not_seated")
    return None if 0 < len(action.payload) <= PAYLOAD_MOST else no("orders_long", most=PAYLOAD_MOST)


def _set(table: Table, player: Player, action: SetOrders, moment: Moment) -> tuple[OrdersSet, ...]:
    seat = _own_seat(table, player)
    return (OrdersSet(seat, player, action.payload, (seat,)),)


def _drop_refusal(table: Table, player: Player, action: DropOrders, moment: Moment) -> Refusal | None:
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    return no("orders_none") if orders_of(table, seat) is None else None


def _drop_orders(
    table: Table, player: Player, action: DropOrders, moment: Moment
) -> tuple[OrdersDropped, ...]:
    seat = _own_seat(table, player)
    return (OrdersDropped(seat, (seat,)),)


def _away_refusal(table: Table, player: Player, action: GoAway, moment: Moment) -> Refusal | None:
    why = _seat_refusal(table, player, action.seat)
    if why is not None:
        return why
    chair = table.chairs[_seat_meant(table, player, action.seat)]
    planned = chair.leaving is not None and not action.now
    return no("away_already") if planned or chair.away is not None else None


def _go_away(
    table: Table, player: Player, action: GoAway, moment: Moment
) -> tuple[AwayPlanned | AwayBegun, ...]:
    """An epoch that still takes words has not begun: it is the next one, and begins with this."""
    seat = _seat_meant(table, player, action.seat)
    if action.now or moment.words is not None:
        return (AwayBegun(seat, moment.epoch, SUBSTITUTE),)
    return (AwayPlanned(seat, moment.epoch + 1),)


def _back_refusal(table: Table, player: Player, action: ComeBack, moment: Moment) -> Refusal | None:
    why = _seat_refusal(table, player, action.seat)
    if why is not None:
        return why
    chair = table.chairs[_seat_meant(table, player, action.seat)]
    return no("away_not") if chair.away is None and chair.leaving is None else None


def _back(table: Table, player: Player, action: ComeBack, moment: Moment) -> tuple[AwayOver, ...]:
    return (AwayOver(_seat_meant(table, player, action.seat)),)


def _seat_refusal(table: Table, player: Player, seat: Seat | None) -> Refusal | None:
    """One's own seat; for another's the host alone asks, and there must be somebody who could be away."""
    if table.status == "gathering":
        return no("not_started")
    if seat is None:
        return no("not_seated") if seat_of(table, player) is None else None
    if player != table.host and seat != seat_of(table, player):
        return no("host_only")
    if not 0 <= seat < len(table.chairs):
        return no("seat_unknown")
    return no("away_nobody") if table.chairs[seat].player is None else None


def _seat_meant(table: Table, player: Player, seat: Seat | None) -> Seat:
    return _own_seat(table, player) if seat is None else seat


def _own_seat(table: Table, player: Player) -> Seat:
    seat = seat_of(table, player)
    assert seat is not None
    return seat


def _on_set(table: Table, event: OrdersSet) -> Table:
    new = Orders(event.seat, event.player, event.payload, event.to)
    return replace(table, orders=(*_others(table, event.seat), new))


def _on_dropped(table: Table, event: OrdersDropped) -> Table:
    return without_orders(table, event.seat)


def _others(table: Table, seat: Seat) -> tuple[Orders, ...]:
    return tuple(one for one in table.orders if one.seat != seat)


def _on_played(table: Table, event: OrdersPlayed) -> Table:
    return table


def _on_planned(table: Table, event: AwayPlanned) -> Table:
    return with_chair(table, event.seat, replace(table.chairs[event.seat], leaving=event.epoch))


def _on_begun(table: Table, event: AwayBegun) -> Table:
    chair = table.chairs[event.seat]
    gone = replace(chair, away=event.epoch, leaving=None, steward=event.kind, regent=True)
    return with_chair(table, event.seat, gone)


def _on_over(table: Table, event: AwayOver) -> Table:
    """The steward rises, and nothing that was missed counts any more."""
    chair = table.chairs[event.seat]
    back = replace(chair, away=None, leaving=None, steward=None, regent=False, missed=0)
    return with_chair(table, event.seat, back)


CHAPTERS: Final[Mapping[type, Chapter]] = {
    SetOrders: Chapter(_set_refusal, _set),
    DropOrders: Chapter(_drop_refusal, _drop_orders),
    GoAway: Chapter(_away_refusal, _go_away),
    ComeBack: Chapter(_back_refusal, _back),
}
"""The actions of this chapter."""

FOLDS: Final[Mapping[type, Callable[[Table, Any], Table]]] = {
    OrdersSet: _on_set,
    OrdersDropped: _on_dropped,
    OrdersPlayed: _on_played,
    AwayPlanned: _on_planned,
    AwayBegun: _on_begun,
    AwayOver: _on_over,
}
"""What its events do."""
