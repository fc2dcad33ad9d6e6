"""A seat without its person: deadlines missed, a steward for one generation, and sealed standing orders.

Silence (HO-R20) is counted by the match and not asked for: `after_expiry` and `after_move` give the events
that a missed deadline or a move brings at the table. After two deadlines missed in a row a steward sits in
as regent, and rises when the person acts.

Away is announced, and lasts for one epoch of the dice (a generation of Houses):

    GoAway     the person, or the host for them  AwayPlanned, or AwayBegun at once
    ComeBack   the person, or the host for them  AwayOver
    (an epoch begins)                            AwayOver, AwayBegun      `update_away`

Standing orders are JSON of the game's own making. That a seat has any is known to the seat alone, so all
their events are for that seat:

    SetOrders   the person  OrdersSet
    DropOrders  the person  OrdersDropped
    (a move by orders)      OrdersPlayed         `orders_played`
"""

from typing import Final

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Audience, Seat
from engine.kernel.steward import SUBSTITUTE
from engine.kernel.table.chapter import Folds, Moment, Rule, Rules, TableAction, TableEvent, no_change
from engine.kernel.table.seating import StewardSat
from engine.kernel.table.state import Orders, Player, Table, own_seat, seat_of, with_chair, without_orders

REGENT_AFTER: Final = 2
"""HO-R20: after so many deadlines missed in a row a steward sits in until the player acts."""

PAYLOAD_MOST: Final = 4000
"""Characters of the orders' JSON."""


# --- silence ---


class WaitMissed(TableEvent, frozen=True, tag="wait_missed"):
    """A deadline found the seat silent: its own affair, since a vote may be missed or kept open in secret."""

    seat: Seat
    to: Audience | None = None


class StewardRose(TableEvent, frozen=True, tag="steward_rose"):
    """The seat's person acts again."""

    seat: Seat


def after_expiry(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """HO-R20: a missed deadline is counted; after two in a row a steward sits in as regent."""
    chair = table.chairs[seat]
    if chair.steward is not None:
        return ()
    missed = (WaitMissed(seat, (seat,)),)
    return (*missed, StewardSat(seat, SUBSTITUTE, True)) if chair.missed + 1 >= REGENT_AFTER else missed


def after_move(table: Table, seat: Seat) -> tuple[StewardRose, ...]:
    """HO-R20: the player acts again, the regent rises."""
    return (StewardRose(seat),) if table.chairs[seat].regent else ()


def with_activity(table: Table, seat: Seat) -> Table:
    """The table after the seat's person has acted: nothing is missed in a row any more."""
    chair = table.chairs[seat]
    return with_chair(table, seat, replace(chair, missed=0)) if chair.missed else table


def on_wait_missed(table: Table, event: WaitMissed) -> Table:
    """One deadline more is missed in a row."""
    chair = table.chairs[event.seat]
    return with_chair(table, event.seat, replace(chair, missed=chair.missed + 1))


def on_steward_rose(table: Table, event: StewardRose) -> Table:
    """The person is back, also from a time away, and nothing that was missed counts any more."""
    chair = replace(table.chairs[event.seat], steward=None, regent=False, missed=0, away=None)
    return with_chair(table, event.seat, chair)


# --- away for an epoch ---


class GoAway(TableAction, frozen=True, tag="table_away"):
    """A steward plays for one generation (an epoch of the dice): the next one, or `now` what is left of this.

    `seat` is another's seat, for whom the host asks; None for one's own.
    """

    now: bool = False
    seat: Seat | None = None


class ComeBack(TableAction, frozen=True, tag="table_back"):
    """The person plays on, or will not go away after all; `seat` as of GoAway."""

    seat: Seat | None = None


class AwayPlanned(TableEvent, frozen=True, tag="away_planned"):
    """The house will be without its person in this epoch."""

    seat: Seat
    epoch: int


class AwayBegun(TableEvent, frozen=True, tag="away_begun"):
    """A steward of this kind sits in until the epoch ends or the person acts."""

    seat: Seat
    epoch: int
    kind: str


class AwayOver(TableEvent, frozen=True, tag="away_over"):
    """The epoch has ended, or the person has said so: they play again, or will after all."""

    seat: Seat


def go_away_refusal(table: Table, player: Player, action: GoAway, moment: Moment) -> Refusal | None:
    """Nobody goes away twice; who only will go may do so `now`."""
    if why := _seat_refusal(table, player, action.seat):
        return why
    chair = table.chairs[_meant_seat(table, player, action.seat)]
    planned = chair.leaving is not None and not action.now
    return no("away_already") if planned or chair.away is not None else None


def go_away(
    table: Table, player: Player, action: GoAway, moment: Moment
) -> tuple[AwayPlanned | AwayBegun, ...]:
    """Away from the next epoch on. One that still takes words has not begun: it is that next one."""
    seat = _meant_seat(table, player, action.seat)
    if action.now or moment.words is not None:
        return (AwayBegun(seat, moment.epoch, SUBSTITUTE),)
    return (AwayPlanned(seat, moment.epoch + 1),)


def come_back_refusal(table: Table, player: Player, action: ComeBack, moment: Moment) -> Refusal | None:
    """Only who is away, or will be, comes back."""
    if why := _seat_refusal(table, player, action.seat):
        return why
    chair = table.chairs[_meant_seat(table, player, action.seat)]
    return no("away_not") if chair.away is None and chair.leaving is None else None


def come_back(table: Table, player: Player, action: ComeBack, moment: Moment) -> tuple[AwayOver, ...]:
    """The end of the time away."""
    return (AwayOver(_meant_seat(table, player, action.seat)),)


def update_away(table: Table, epoch: int) -> tuple[AwayOver | AwayBegun, ...]:
    """The events of a new epoch of the dice: those who were away are back, those who said so go."""
    chairs = tuple(enumerate(table.chairs))
    over = tuple(AwayOver(seat) for seat, chair in chairs if chair.away not in (None, epoch))
    begun = tuple(AwayBegun(seat, epoch, SUBSTITUTE) for seat, chair in chairs if chair.leaving == epoch)
    return (*over, *begun)


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


def _meant_seat(table: Table, player: Player, seat: Seat | None) -> Seat:
    return own_seat(table, player) if seat is None else seat


def on_away_planned(table: Table, event: AwayPlanned) -> Table:
    """The chair says from which epoch on its person is away."""
    return with_chair(table, event.seat, replace(table.chairs[event.seat], leaving=event.epoch))


def on_away_begun(table: Table, event: AwayBegun) -> Table:
    """A steward sits in beside the person, who may act at any time."""
    chair = table.chairs[event.seat]
    gone = replace(chair, away=event.epoch, leaving=None, steward=event.kind, regent=True)
    return with_chair(table, event.seat, gone)


def on_away_over(table: Table, event: AwayOver) -> Table:
    """The steward rises, and nothing that was missed counts any more."""
    chair = table.chairs[event.seat]
    back = replace(chair, away=None, leaving=None, steward=None, regent=False, missed=0)
    return with_chair(table, event.seat, back)


# --- standing orders ---


class SetOrders(TableAction, frozen=True, tag="table_orders"):
    """Standing orders for one's own seat, in the place of those before: JSON of the game's own making."""

    payload: str


class DropOrders(TableAction, frozen=True, tag="table_orders_drop"):
    """No standing orders any more."""


class OrdersSet(TableEvent, frozen=True, tag="orders_set"):
    """The seat's own affair: that there are orders is known to nobody else."""

    seat: Seat
    player: Player
    payload: str
    to: Audience | None


class OrdersDropped(TableEvent, frozen=True, tag="orders_dropped"):
    """The seat's own affair."""

    seat: Seat
    to: Audience | None


class OrdersPlayed(TableEvent, frozen=True, tag="orders_played"):
    """The orders made the move of this entry: only their house hears that it was not its person."""

    seat: Seat
    to: Audience | None


def orders_of(table: Table, seat: Seat) -> str | None:
    """The orders of the person who sits here now, as they were given, or None."""
    player = table.chairs[seat].player
    mine = (one.payload for one in table.orders if one.seat == seat and one.player == player)
    return next(mine, None)


def orders_played(seat: Seat) -> OrdersPlayed:
    """The event of a move that standing orders have made; its house alone hears of it."""
    return OrdersPlayed(seat, (seat,))


def set_orders_refusal(table: Table, player: Player, action: SetOrders, moment: Moment) -> Refusal | None:
    """One's own seat alone, and orders that are neither empty nor too long."""
    if seat_of(table, player) is None:
        return no("not_seated")
    return None if 0 < len(action.payload) <= PAYLOAD_MOST else no("orders_long", most=PAYLOAD_MOST)


def set_orders(table: Table, player: Player, action: SetOrders, moment: Moment) -> tuple[OrdersSet, ...]:
    """The orders with who gave them: a successor at the seat does not inherit them."""
    seat = own_seat(table, player)
    return (OrdersSet(seat, player, action.payload, (seat,)),)


def drop_orders_refusal(table: Table, player: Player, action: DropOrders, moment: Moment) -> Refusal | None:
    """One's own seat alone, and only orders that there are."""
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    return no("orders_none") if orders_of(table, seat) is None else None


def drop_orders(
    table: Table, player: Player, action: DropOrders, moment: Moment
) -> tuple[OrdersDropped, ...]:
    """The end of the orders."""
    seat = own_seat(table, player)
    return (OrdersDropped(seat, (seat,)),)


def on_orders_set(table: Table, event: OrdersSet) -> Table:
    """The newest orders of a seat are its only ones."""
    new = Orders(event.seat, event.player, event.payload, event.to)
    return replace(table, orders=(*without_orders(table, event.seat).orders, new))


def on_orders_dropped(table: Table, event: OrdersDropped) -> Table:
    """The table without this seat's orders."""
    return without_orders(table, event.seat)


# --- what the table collects from this chapter ---

AnyAction = GoAway | ComeBack | SetOrders | DropOrders
AnyEvent = (
    WaitMissed | StewardRose | AwayPlanned | AwayBegun | AwayOver | OrdersSet | OrdersDropped | OrdersPlayed
)

RULES: Final[Rules] = {
    GoAway: Rule(go_away_refusal, go_away),
    ComeBack: Rule(come_back_refusal, come_back),
    SetOrders: Rule(set_orders_refusal, set_orders),
    DropOrders: Rule(drop_orders_refusal, drop_orders),
}
FOLDS: Final[Folds] = {
    WaitMissed: on_wait_missed,
    StewardRose: on_steward_rose,
    AwayPlanned: on_away_planned,
    AwayBegun: on_away_begun,
    AwayOver: on_away_over,
    OrdersSet: on_orders_set,
    OrdersDropped: on_orders_dropped,
    OrdersPlayed: no_change,
}
