"""What is asked and what happens where a player lets one guest look on (watching.py)."""

from engine.kernel.seats import Seat
from engine.kernel.table.base import Player, TableAction, TableEvent


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
