"""Motions: what one seat asks of the whole table, and when the people at it have agreed to it.

    Propose  MotionAsked; or MoveTakenBack at once, of a move of which nobody else knew
    Agree    MotionAgreed
    Decline  MotionDeclined; from the asker MotionWithdrawn

Whatever has happened at the table, `resolve_motions` then says what comes of the open ones: MotionLapsed, or
MotionCarried and what was asked for. What ends them in the game itself is for engine/match/undo.py to say.

Asked are those who sit in person: a seat that a steward or regent plays is nobody's word. A move is taken
back when all of them agree, time is given when more than half of them do, a seat changes hands when all of
them and the successor do, and its own person too where the host asks (seating.py). One motion of each kind is
open at a time. It ends with a decline, or when what it is about is gone: an undo with the next public move or
deadline, more time with the next question that opens, a successor with the epoch; and each with its asker's
seat.
"""

from typing import Any, Final

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Audience, Seat
from engine.kernel.table.chapter import Folds, Moment, Rule, Rules, TableAction, TableEvent, no_change
from engine.kernel.table.seating import PlayerLeft, PlayerSat, is_held, seat_change_refusal
from engine.kernel.table.state import AnyMotion, Asked, MoreTime, Player, Successor, Table, TakeBack, seat_of

HOURS_MOST: Final = 72
"""Hours that one motion can ask for."""


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
    """Nothing comes of the motion: what it was about is gone."""

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


# --- who is asked ---


def voters(table: Table) -> tuple[Seat, ...]:
    """The seats whose people sit there in person."""
    return tuple(
        seat for seat, chair in enumerate(table.chairs) if chair.player is not None and chair.steward is None
    )


def motion_of(table: Table, id: int) -> Asked | None:
    """The open motion of this number, or None."""
    return next((one for one in table.motions if one.id == id), None)


def open_motion(table: Table, kind: type[Any]) -> Asked | None:
    """The open motion of this kind, or None."""
    return next((one for one in table.motions if isinstance(one.motion, kind)), None)


def asked_seats(table: Table, asked: Asked) -> tuple[Seat, ...]:
    """The seats whose people have a say in this motion, in order.

    Where the host asks for a successor, the seat's own person has one even while they are away.
    """
    present, motion = voters(table), asked.motion
    if not isinstance(motion, Successor) or motion.holder is None or not is_held(table.chairs[motion.seat]):
        return present
    return tuple(sorted({*present, motion.seat}))


def missing_seats(table: Table, asked: Asked) -> tuple[Seat, ...]:
    """The seats that have not agreed yet."""
    return tuple(seat for seat in asked_seats(table, asked) if seat not in asked.agreed)


# --- asking, agreeing, declining ---


def propose_refusal(table: Table, player: Player, action: Propose, moment: Moment) -> Refusal | None:
    """Only people at the table ask, one motion of a kind at a time; what the match says comes last."""
    seat, motion = seat_of(table, player), action.motion
    # One motion of each kind is open at a time: said only after whatever concerns the asker alone.
    is_open = open_motion(table, type(motion)) is not None
    if table.status == "gathering":
        return no("not_started")
    if isinstance(motion, Successor):
        why = _successor_refusal(table, player, motion, moment)
        return why or (no("motion_open") if is_open else None)
    if seat is None:
        return no("not_seated")
    if table.status == "paused":
        return no("paused")
    if seat not in voters(table):
        return no("motion_not_asked")
    if isinstance(motion, MoreTime) and not 1 <= motion.hours <= HOURS_MOST:
        return no("later_hours", most=HOURS_MOST)
    return no("motion_open") if is_open else moment.against


def _successor_refusal(table: Table, player: Player, motion: Successor, moment: Moment) -> Refusal | None:
    """For one's own seat, or as host for any other; whose leave that needs is for `seat_change_refusal`."""
    if not 0 <= motion.seat < len(table.chairs):
        return no("seat_unknown")
    person = table.chairs[motion.seat].player
    if player not in (person, table.host) or motion.holder not in (None, person):
        return no("successor_not_yours")
    why = seat_change_refusal(table, player, motion.seat, moment, holder=motion.holder)
    return why or (no("seated_already") if seat_of(table, motion.player) is not None else None)


def propose(
    table: Table, player: Player, action: Propose, moment: Moment
) -> tuple[MoveTakenBack | MotionAsked, ...]:
    """The question; or at once the move taken back of which nobody else knew."""
    seat = seat_of(table, player)
    if moment.free and seat is not None:
        return (MoveTakenBack(seat, True, (seat,)),)
    return (MotionAsked(table.motioned + 1, player, seat, action.motion),)


def agree_refusal(table: Table, player: Player, action: Agree, moment: Moment) -> Refusal | None:
    """Once, by somebody who is asked."""
    asked = motion_of(table, action.motion)
    if asked is None:
        return no("motion_gone")
    if _is_successor(asked, player):
        return no("motion_agreed") if asked.willing else None
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    if seat not in asked_seats(table, asked):
        return no("motion_not_asked")
    if _is_halted(table, asked):
        return no("paused")
    return no("motion_agreed") if seat in asked.agreed else moment.against


def agree(table: Table, player: Player, action: Agree, moment: Moment) -> tuple[MotionAgreed, ...]:
    """The agreement alone; whether there are enough of them `resolve_motions` says."""
    return (MotionAgreed(action.motion, seat_of(table, player)),)


def decline_refusal(table: Table, player: Player, action: Decline, moment: Moment) -> Refusal | None:
    """By whoever was asked, those who agreed before, or the asker."""
    asked = motion_of(table, action.motion)
    if asked is None:
        return no("motion_gone")
    if player == asked.by or _is_successor(asked, player):
        return None
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    return None if seat in asked_seats(table, asked) else no("motion_not_asked")


def decline(
    table: Table, player: Player, action: Decline, moment: Moment
) -> tuple[MotionWithdrawn | MotionDeclined, ...]:
    """The end of the motion, and whose no it was."""
    asked = motion_of(table, action.motion)
    if asked is not None and player == asked.by:
        return (MotionWithdrawn(action.motion),)
    return (MotionDeclined(action.motion, seat_of(table, player)),)


def _is_successor(asked: Asked, player: Player) -> bool:
    """Whether this is the person who would take over a seat."""
    return isinstance(asked.motion, Successor) and asked.motion.player == player


def _is_halted(table: Table, asked: Asked) -> bool:
    """Whether the motion has to wait: while a table is paused its seats alone may change hands."""
    return table.status == "paused" and not isinstance(asked.motion, Successor)


# --- what comes of open motions ---


def resolve_motions(table: Table) -> tuple[TableEvent, ...]:
    """The events of the open motions as the table stands now: some have lapsed, some have enough of a yes."""
    events = list[TableEvent]()
    for asked in table.motions:
        if not _is_still_meant(table, asked):
            events.append(MotionLapsed(asked.id))
            continue
        if not _has_enough(table, asked):
            continue
        events.append(MotionCarried(asked.id))
        match asked.motion:
            case TakeBack():
                assert asked.seat is not None
                events.append(MoveTakenBack(asked.seat))
            case MoreTime(hours):
                events.append(TimeGranted(hours))
            case Successor(seat, player):
                before = table.chairs[seat].player
                if before is not None:
                    events.append(PlayerLeft(seat, before))
                events.append(PlayerSat(seat, player))
    return tuple(events)


def _is_still_meant(table: Table, asked: Asked) -> bool:
    """Whether what the motion asks for can still happen, and whoever asked still may ask for it."""
    motion = asked.motion
    if not isinstance(motion, Successor):
        return asked.seat in voters(table) and seat_of(table, asked.by) == asked.seat
    if seat_of(table, motion.player) is not None:
        return False
    person = table.chairs[motion.seat].player
    if person == asked.by:
        return True
    if asked.by != table.host:
        return False
    # Else the host asks for another's seat. Its person has a say if the motion named them, and if not it is
    # theirs once they are back.
    # Motions of before 27 November 2026 name no holder; what came of them stands in logs, and comes again.
    return motion.seat not in voters(table) if motion.holder is None else person == motion.holder


def _has_enough(table: Table, asked: Asked) -> bool:
    """Whether the motion is carried: more time by more than half of the voters, all else by everybody."""
    if _is_halted(table, asked):
        return False
    absent = missing_seats(table, asked)
    match asked.motion:
        case MoreTime():
            return (len(voters(table)) - len(absent)) * 2 > len(voters(table))
        case Successor():
            return asked.willing and not absent
    return not absent


# --- folds ---


def on_motion_asked(table: Table, event: MotionAsked) -> Table:
    """An open motion; the asker's seat agrees to it."""
    agreed = () if event.seat is None or event.seat not in voters(table) else (event.seat,)
    asked = Asked(event.id, event.by, event.seat, event.motion, agreed)
    return replace(table, motions=(*table.motions, asked), motioned=event.id)


def on_motion_agreed(table: Table, event: MotionAgreed) -> Table:
    """The motion with one more yes, a seat's or its successor's."""

    def with_yes(asked: Asked) -> Asked:
        if event.seat is None:
            return replace(asked, willing=True)
        return replace(asked, agreed=(*asked.agreed, event.seat))

    return replace(
        table, motions=tuple(with_yes(one) if one.id == event.id else one for one in table.motions)
    )


def on_motion_closed(
    table: Table, event: MotionDeclined | MotionWithdrawn | MotionLapsed | MotionCarried
) -> Table:
    """The table without the motion."""
    return replace(table, motions=tuple(one for one in table.motions if one.id != event.id))


# --- what the table collects from this chapter ---

AnyAction = Propose | Agree | Decline
AnyEvent = (
    MotionAsked
    | MotionAgreed
    | MotionDeclined
    | MotionWithdrawn
    | MotionLapsed
    | MotionCarried
    | MoveTakenBack
    | TimeGranted
)

RULES: Final[Rules] = {
    Propose: Rule(propose_refusal, propose),
    Agree: Rule(agree_refusal, agree),
    Decline: Rule(decline_refusal, decline),
}
FOLDS: Final[Folds] = {
    MotionAsked: on_motion_asked,
    MotionAgreed: on_motion_agreed,
    MotionDeclined: on_motion_closed,
    MotionWithdrawn: on_motion_closed,
    MotionLapsed: on_motion_closed,
    MotionCarried: on_motion_closed,
    MoveTakenBack: no_change,
    TimeGranted: no_change,
}
