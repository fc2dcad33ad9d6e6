"""A guest at a seat: one person who sits nowhere at this table sees what the seat sees, and moves nothing.

    OpenSeat   the seat's person  SeatOpened
    CloseSeat  the seat's person  SeatClosed

Who sits down looks on no longer, and a seat that changes hands is closed: both by the folds of seating.py.
"""

from typing import Final

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.table.chapter import Folds, Moment, Rule, Rules, TableAction, TableEvent
from engine.kernel.table.state import Player, Table, own_seat, seat_of, with_guest


class OpenSeat(TableAction, frozen=True, tag="table_watch_open"):
    """Let this person, who sits nowhere here, see what the asker's seat sees."""

    guest: Player


class CloseSeat(TableAction, frozen=True, tag="table_watch_close"):
    """The guest of the asker's seat sees no more than anybody."""


class SeatOpened(TableEvent, frozen=True, tag="seat_opened"):
    """A guest looks over the shoulder of this seat; that they do is public."""

    seat: Seat
    guest: Player


class SeatClosed(TableEvent, frozen=True, tag="seat_closed"):
    """The seat's guest is gone."""

    seat: Seat


def seat_watched_by(table: Table, player: Player) -> Seat | None:
    """The seat over whose shoulder this person looks, or None."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.guest == player), None)


def open_seat_refusal(table: Table, player: Player, action: OpenSeat, moment: Moment) -> Refusal | None:
    """Exactly one guest a seat and one seat a guest; nobody who plays here looks into another's hand."""
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    if table.status == "gathering":
        return no("not_started")
    if table.chairs[seat].guest is not None:
        return no("watch_open_already")
    if seat_of(table, action.guest) is not None:
        return no("guest_sits")
    return no("guest_elsewhere") if seat_watched_by(table, action.guest) is not None else None


def open_seat(table: Table, player: Player, action: OpenSeat, moment: Moment) -> tuple[SeatOpened, ...]:
    """The guest at the asker's seat."""
    return (SeatOpened(own_seat(table, player), action.guest),)


def close_seat_refusal(table: Table, player: Player, action: CloseSeat, moment: Moment) -> Refusal | None:
    """Only who opened a seat closes it."""
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    return no("watch_not_open") if table.chairs[seat].guest is None else None


def close_seat(table: Table, player: Player, action: CloseSeat, moment: Moment) -> tuple[SeatClosed, ...]:
    """The end of the guest's look."""
    return (SeatClosed(own_seat(table, player)),)


def on_seat_opened(table: Table, event: SeatOpened) -> Table:
    """The table with a guest at this seat."""
    return with_guest(table, event.seat, event.guest)


def on_seat_closed(table: Table, event: SeatClosed) -> Table:
    """The table without the guest of this seat."""
    return with_guest(table, event.seat, None)


# --- what the table collects from this chapter ---

AnyAction = OpenSeat | CloseSeat
AnyEvent = SeatOpened | SeatClosed

RULES: Final[Rules] = {
    OpenSeat: Rule(open_seat_refusal, open_seat),
    CloseSeat: Rule(close_seat_refusal, close_seat),
}
FOLDS: Final[Folds] = {SeatOpened: on_seat_opened, SeatClosed: on_seat_closed}
