"""What one seat asks of the whole table, and what comes of it (motions.py)."""

from msgspec import Struct

from engine.kernel.seats import Audience, Seat
from engine.kernel.table.base import Player, TableAction, TableEvent


class Motion(Struct, frozen=True, tag_field="motion"):
    """What the people at the table agree to or not."""


class TakeBack(Motion, frozen=True, tag="take_back"):
    """The asker's last move, and with it everything that has happened since."""


class MoreTime(Motion, frozen=True, tag="more_time"):
    """Every running deadline of a question that must be answered moves by so many hours."""

    hours: int


class Successor(Motion, frozen=True, tag="successor"):
    """This person, who sits nowhere here, takes over the seat; they must agree too.

    `holder` is who sits there where the host asks: nothing comes of it without them either, unless they have
    been silent as HO-R20 says. It is null where the seat's own person asks, or nobody sits there.
    """

    seat: Seat
    player: Player
    holder: Player | None = None


AnyMotion = TakeBack | MoreTime | Successor


class Propose(TableAction, frozen=True, tag="table_propose"):
    """Who asks agrees thereby."""

    motion: AnyMotion


class Agree(TableAction, frozen=True, tag="table_agree"):
    """Yes to the open motion of this number."""

    motion: int


class Decline(TableAction, frozen=True, tag="table_decline"):
    """No, which ends the motion; from its asker it is a withdrawal."""

    motion: int


class MotionAsked(TableEvent, frozen=True, tag="motion_asked"):
    """Motions count from 1; `seat` is the asker's, null for a host who sits nowhere."""

    id: int
    by: Player
    seat: Seat | None
    motion: AnyMotion


class MotionAgreed(TableEvent, frozen=True, tag="motion_agreed"):
    """A seat's person agrees; null is the successor."""

    id: int
    seat: Seat | None


class MotionDeclined(TableEvent, frozen=True, tag="motion_declined"):
    """A seat's person, or (null) the successor, does not agree: nothing comes of it."""

    id: int
    seat: Seat | None


class MotionWithdrawn(TableEvent, frozen=True, tag="motion_withdrawn"):
    """The asker thought better of it."""

    id: int


class MotionLapsed(TableEvent, frozen=True, tag="motion_lapsed"):
    """What it was about is gone."""

    id: int


class MotionCarried(TableEvent, frozen=True, tag="motion_carried"):
    """Enough agree; what was asked for happens now."""

    id: int


class MoveTakenBack(TableEvent, frozen=True, tag="move_taken_back"):
    """The match stands as before the seat's last move. `alone`: that move is gone and others' stay.

    A move of which nobody else knew is taken back without anybody else's knowledge.
    """

    seat: Seat
    alone: bool = False
    to: Audience | None = None


class TimeGranted(TableEvent, frozen=True, tag="time_granted"):
    """The running deadlines of questions that must be answered are put off, each twice at most."""

    hours: int


AnyMotionAction = Propose | Agree | Decline
AnyMotionEvent = (
    MotionAsked
    | MotionAgreed
    | MotionDeclined
    | MotionWithdrawn
    | MotionLapsed
    | MotionCarried
    | MoveTakenBack
    | TimeGranted
)
