"""What is asked and what happens where a house goes on without its person: orders, and time away."""

from engine.kernel.seats import Audience, Seat
from engine.kernel.table.base import Player, TableAction, TableEvent


class SetOrders(TableAction, frozen=True, tag="table_orders"):
    """Standing orders for one's own seat, in the place of those before: JSON of the game's own making."""

    payload: str


class DropOrders(TableAction, frozen=True, tag="table_orders_drop"):
    """No standing orders any more."""


class GoAway(TableAction, frozen=True, tag="table_away"):
    """A steward plays for one generation (an epoch of the dice): the next one, or `now` what is left of this.

    `seat` is another's seat, for whom the host asks; None for one's own.
    """

    now: bool = False
    seat: Seat | None = None


class ComeBack(TableAction, frozen=True, tag="table_back"):
    """The person plays on, or will not go away after all; `seat` as of GoAway."""

    seat: Seat | None = None


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


AnyAbsenceAction = SetOrders | DropOrders | GoAway | ComeBack
AnyAbsenceEvent = OrdersSet | OrdersDropped | OrdersPlayed | AwayPlanned | AwayBegun | AwayOver
