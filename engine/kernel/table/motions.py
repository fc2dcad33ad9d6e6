"""Motions: what one seat asks of the whole table, and when the people at it have agreed to it.

Asked are those who sit in person: a seat that a steward or regent plays is nobody's word. A move is taken
back when all of them agree, time is given when more than half of them do, a seat changes hands when all of
them and the successor do, and its own person too where the host asks (seat_changes.py). One motion of each
kind is open at a time. It ends with a decline, or when what it is about is gone: an undo with the next public
move or deadline, more time with the next question that opens, a successor with the epoch; and each with its
asker's seat.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.table.base import Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.messages import PlayerLeft, PlayerSat
from engine.kernel.table.motions_messages import (
    Agree,
    AnyMotion,
    AnyMotionEvent,
    Decline,
    MoreTime,
    MotionAgreed,
    MotionAsked,
    MotionCarried,
    MotionDeclined,
    MotionLapsed,
    MotionWithdrawn,
    MoveTakenBack,
    Propose,
    Successor,
    TakeBack,
    TimeGranted,
)
from engine.kernel.table.seat_changes import is_held, seat_change_refusal
from engine.kernel.table.state import Asked, Table, seat_of

HOURS_MOST = 72
"""Hours that one motion can ask for."""


def voters(table: Table) -> tuple[Seat, ...]:
    """The seats whose people sit there in person."""
    return tuple(
        seat for seat, chair in enumerate(table.chairs) if chair.player is not None and chair.steward is None
    )


def motion_of(table: Table, id: int) -> Asked | None:
    """The open motion of this number, or None."""
    return next((one for one in table.motions if one.id == id), None)


def pending(table: Table, kind: type[Any]) -> Asked | None:
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


def missing(table: Table, asked: Asked) -> tuple[Seat, ...]:
    """The seats that have not agreed yet."""
    return tuple(seat for seat in asked_seats(table, asked) if seat not in asked.agreed)


def propose_refusal(table: Table, player: Player, action: Propose, moment: Moment) -> Refusal | None:
    """Who may ask for what; what the match itself says against it comes last."""
    seat = seat_of(table, player)
    if table.status == "gathering":
        return no("not_started")
    if isinstance(action.motion, Successor):
        return _successor_refusal(table, player, action.motion, moment)
    if seat is None:
        return no("not_seated")
    if table.status == "paused":
        return no("paused")
    if seat not in voters(table):
        return no("motion_not_asked")
    if isinstance(action.motion, MoreTime) and not 1 <= action.motion.hours <= HOURS_MOST:
        return no("later_hours", most=HOURS_MOST)
    return _twice(table, action.motion) or moment.against


def propose(table: Table, player: Player, action: Propose, moment: Moment) -> tuple[AnyMotionEvent, ...]:
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
    if _is_successor(asked.motion, player):
        return no("motion_agreed") if asked.willing else None
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    if seat not in asked_seats(table, asked):
        return no("motion_not_asked")
    if _is_halted(table, asked):
        return no("paused")
    return no("motion_agreed") if seat in asked.agreed else moment.against


def add_agreement(table: Table, player: Player, action: Agree, moment: Moment) -> tuple[AnyMotionEvent, ...]:
    """One more; whether it is enough `resolve_motions` says."""
    return (MotionAgreed(action.motion, seat_of(table, player)),)


def decline_refusal(table: Table, player: Player, action: Decline, moment: Moment) -> Refusal | None:
    """By whoever was asked, those who agreed before, or the asker."""
    asked = motion_of(table, action.motion)
    if asked is None:
        return no("motion_gone")
    if player == asked.by or _is_successor(asked.motion, player):
        return None
    seat = seat_of(table, player)
    if seat is None:
        return no("not_seated")
    return None if seat in asked_seats(table, asked) else no("motion_not_asked")


def decline(table: Table, player: Player, action: Decline, moment: Moment) -> tuple[AnyMotionEvent, ...]:
    """The end of it."""
    asked = motion_of(table, action.motion)
    if asked is not None and player == asked.by:
        return (MotionWithdrawn(action.motion),)
    return (MotionDeclined(action.motion, seat_of(table, player)),)


def resolve_motions(table: Table) -> tuple[Any, ...]:
    """What comes of the open motions as the table stands now: lapsed ones, and those with enough of a yes."""
    return tuple(event for one in table.motions for event in _resolve(table, one))


def _resolve(table: Table, asked: Asked) -> Iterator[Any]:
    if not _stands(table, asked):
        yield MotionLapsed(asked.id)
    elif _enough(table, asked):
        yield MotionCarried(asked.id)
        yield from _events_of_motion(table, asked)


def _events_of_motion(table: Table, asked: Asked) -> Iterator[Any]:
    match asked.motion:
        case TakeBack():
            assert asked.seat is not None
            yield MoveTakenBack(asked.seat)
        case MoreTime(hours):
            yield TimeGranted(hours)
        case Successor(seat, player):
            before = table.chairs[seat].player
            if before is not None:
                yield PlayerLeft(seat, before)
            yield PlayerSat(seat, player)


def _is_halted(table: Table, asked: Asked) -> bool:
    """While a table is paused its seats may change hands, but nothing in the match itself."""
    return table.status == "paused" and not isinstance(asked.motion, Successor)


def _enough(table: Table, asked: Asked) -> bool:
    if _is_halted(table, asked):
        return False
    yes = len(voters(table)) - len(missing(table, asked))
    match asked.motion:
        case MoreTime():
            return yes * 2 > len(voters(table))
        case Successor():
            return asked.willing and not missing(table, asked)
    return not missing(table, asked)


def _stands(table: Table, asked: Asked) -> bool:
    """An asker who is gone asks nothing; a seat whose person was not asked is theirs once they are back.

    Motions of before 27 November 2026 name no holder; what came of them stands in logs, and comes again.
    """
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
    return motion.seat not in voters(table) if motion.holder is None else person == motion.holder


def _successor_refusal(table: Table, player: Player, motion: Successor, moment: Moment) -> Refusal | None:
    """For one's own seat, or as host for any other; whose leave that needs is for `seat_change_refusal`."""
    if not 0 <= motion.seat < len(table.chairs):
        return no("seat_unknown")
    person = table.chairs[motion.seat].player
    if player not in (person, table.host) or motion.holder not in (None, person):
        return no("successor_not_yours")
    why = seat_change_refusal(table, player, motion.seat, moment, holder=motion.holder)
    if why is not None:
        return why
    if seat_of(table, motion.player) is not None:
        return no("seated_already")
    return _twice(table, motion)


def _twice(table: Table, motion: AnyMotion) -> Refusal | None:
    return no("motion_open") if pending(table, type(motion)) is not None else None


def _is_successor(motion: AnyMotion, player: Player) -> bool:
    return isinstance(motion, Successor) and motion.player == player


def motion_asked(table: Table, event: MotionAsked) -> Table:
    """An open motion; the asker's seat agrees to it."""
    agreed = () if event.seat is None or event.seat not in voters(table) else (event.seat,)
    asked = Asked(event.id, event.by, event.seat, event.motion, agreed)
    return replace(table, motions=(*table.motions, asked), motioned=event.id)


def motion_agreed(table: Table, event: MotionAgreed) -> Table:
    """One more yes."""
    rows = (_with_yes(one, event.seat) if one.id == event.id else one for one in table.motions)
    return replace(table, motions=tuple(rows))


def motion_closed(
    table: Table, event: MotionDeclined | MotionWithdrawn | MotionLapsed | MotionCarried
) -> Table:
    """The table without the motion."""
    return replace(table, motions=tuple(one for one in table.motions if one.id != event.id))


def keep_table(table: Table, event: MoveTakenBack | TimeGranted) -> Table:
    """The table itself stays as it is: the game or its clock goes back."""
    return table


def _with_yes(asked: Asked, seat: Seat | None) -> Asked:
    if seat is None:
        return replace(asked, willing=True)
    return replace(asked, agreed=(*asked.agreed, seat))


CHAPTERS: Final[Mapping[type, Chapter]] = {
    Propose: Chapter(propose_refusal, propose),
    Agree: Chapter(agree_refusal, add_agreement),
    Decline: Chapter(decline_refusal, decline),
}
FOLDS: Final[Mapping[type, Callable[[Table, Any], Table]]] = {
    MotionAsked: motion_asked,
    MotionAgreed: motion_agreed,
    MotionDeclined: motion_closed,
    MotionWithdrawn: motion_closed,
    MotionLapsed: motion_closed,
    MotionCarried: motion_closed,
    MoveTakenBack: keep_table,
    TimeGranted: keep_table,
}
