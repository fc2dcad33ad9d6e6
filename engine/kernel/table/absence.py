"""Silence at a table: deadlines missed are counted, a regent sits in, and rises when the person acts."""

from msgspec.structs import replace

from engine.kernel.seats import Seat
from engine.kernel.steward import SUBSTITUTE
from engine.kernel.table.messages import AnyTableEvent, StewardRose, StewardSat, WaitMissed
from engine.kernel.table.state import Table, with_chair

REGENT_AFTER = 2
"""HO-R20: after so many deadlines missed in a row a steward sits in until the player acts."""


def after_expiry(table: Table, seat: Seat) -> tuple[AnyTableEvent, ...]:
    """HO-R20: a missed deadline is counted; after two in a row a steward sits in as regent."""
    chair = table.chairs[seat]
    if chair.steward is not None:
        return ()
    missed = (WaitMissed(seat, (seat,)),)
    return (*missed, StewardSat(seat, SUBSTITUTE, True)) if chair.missed + 1 >= REGENT_AFTER else missed


def after_move(table: Table, seat: Seat) -> tuple[AnyTableEvent, ...]:
    """HO-R20: the player acts again, the regent rises."""
    return (StewardRose(seat),) if table.chairs[seat].regent else ()


def with_activity(table: Table, seat: Seat) -> Table:
    """The table after the seat's person has acted: nothing is missed in a row any more."""
    chair = table.chairs[seat]
    return with_chair(table, seat, replace(chair, missed=0)) if chair.missed else table
