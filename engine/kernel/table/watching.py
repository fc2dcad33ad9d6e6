"""A guest at a seat: one person who sits nowhere at this table sees what the seat sees, and moves nothing.

Who sits down looks on no longer, and a seat that changes hands is closed: both by the fold of the sitting.
"""

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.table.base import Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.state import Table, seat_of, with_guest
from engine.kernel.table.watching_messages import CloseSeat, OpenSeat, SeatClosed, SeatOpened


def seat_watched_by(table: Table, player: Player) -> Seat | None:
    """The seat over whose shoulder this person looks, or None."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.guest == player), None)


def open_refusal(table: Table, player: Player, action: OpenSeat, moment: Moment) -> Refusal | None:
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
    """The guest is there."""
    seat = seat_of(table, player)
    assert seat is not None
    return (SeatOpened(seat, action.guest),)


def close_refusal(table: Table, player: Player, action: CloseSeat, moment: Moment) -> Refusal | None:
    """Only who opened a seat closes it."""
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    return no("watch_not_open") if table.chairs[seat].guest is None else None


def close_seat(table: Table, player: Player, action: CloseSeat, moment: Moment) -> tuple[SeatClosed, ...]:
    """The guest is gone."""
    seat = seat_of(table, player)
    assert seat is not None
    return (SeatClosed(seat),)


def seat_opened(table: Table, event: SeatOpened) -> Table:
    """The table with a guest at this seat."""
    return with_guest(table, event.seat, event.guest)


def seat_closed(table: Table, event: SeatClosed) -> Table:
    """The table without the guest of this seat."""
    return with_guest(table, event.seat, None)


OPENING = Chapter(open_refusal, open_seat)
CLOSING = Chapter(close_refusal, close_seat)
