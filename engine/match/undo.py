"""What a match says to a motion: which move can be taken back, by whose leave, and what ends the asking.

The rule (docs/design/undo.md): never what the rules call final; else at once, while no dice fell and nobody
else knows of the move; else by leave of the whole table.

A move that was taken back stays in the log, and an event after it says that it is gone. The state forgets it
by itself (match_state.py); folds beside the state, such as a history, read `standing_entries` instead.
"""

from collections.abc import Iterable
from typing import Any

from engine.entries import Entry
from engine.kernel import step
from engine.kernel.dice import Dice, Watched
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Seat, Viewer
from engine.kernel.step import MoveResult
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.motions import Agree, MotionAsked, MoveTakenBack, Propose, motion_of
from engine.kernel.table.state import MoreTime, Table, TakeBack
from engine.match.match_state import (
    GRANTS_MOST,
    LastMove,
    MatchState,
    Memory,
    dice_of,
    has_new_question,
    is_final,
    move_to_take_back,
)


def motion_refusal(now: MatchState, seat: Seat | None, action: Any) -> Refusal | None:
    """Why the match is against a motion or an agreement to it, or None: only by what this seat may know."""
    if seat is None:
        return None
    match action:
        case Propose(TakeBack()):
            kept = move_to_take_back(now.memory, seat)
            if kept is None:
                return no("undo_nothing")
            return no("undo_final") if is_final(now.game, kept.entry) else None
        case Propose(MoreTime()):
            # By what everybody knows: whose questions are still open may be secret.
            is_spent = now.memory.grants_since_question >= GRANTS_MOST
            return no("later_spent", most=GRANTS_MOST) if is_spent else None
        case Agree(id):
            asked = None if now.table is None else motion_of(now.table, id)
            if asked is None or not isinstance(asked.motion, TakeBack) or now.memory.asked_back is None:
                return None
            # What the rules call final stays, so that its seat can't agree; only this seat hears why.
            last_final = dict(now.memory.last_finals).get(seat, -1)
            return no("undo_sealed") if last_final > now.memory.asked_back.entry.seq else None
    return None


def is_free(now: MatchState, seat: Seat | None, action: Any) -> bool:
    """Whether the seat's last move is nobody else's affair: no dice fell for it and nobody else knows of it.

    Moves since, of which the seat knows nothing, stay; should one come out otherwise without it, the table
    is asked.
    """
    kept = None if seat is None else move_to_take_back(now.memory, seat)
    if kept is None or now.table is None or action != Propose(TakeBack()):
        return False
    others: tuple[Viewer, ...] = (None, *(one for one in range(len(now.table.chairs)) if one != seat))
    is_hidden = all(cut(kept.entry.events, viewer) == () for viewer in others)
    return is_hidden and not _has_rolled(now, kept) and _is_independent(now, kept)


def _has_rolled(now: MatchState, kept: LastMove) -> bool:
    """Whether dice fell: the move is made once more with dice that tell. Newer rules may not take it."""
    fallen: list[str] = []
    chance = dice_of(now)

    def watch_dice(epoch: int) -> Dice:
        return Watched(chance(epoch).seed, fallen)

    try:
        step.take(now.game, kept.before, kept.seat, kept.entry.action, watch_dice)
    except Refused:
        return True
    return bool(fallen)


def _is_independent(now: MatchState, kept: LastMove) -> bool:
    """Whether every move since comes out the same without this one."""
    state, chance = kept.before, dice_of(now)
    for entry in kept.since:
        assert entry.seat is not None
        earlier = tuple(event for event in entry.events if not isinstance(event, TableEvent))
        try:
            taken = step.take(now.game, state, entry.seat, entry.action, chance)
        except Refused:
            return False
        if taken.events != earlier:
            return False
        state = taken.state
    return True


def is_public(memory: Memory, seat: Seat) -> bool:
    """Whether anybody may know of the seat's last move."""
    kept = move_to_take_back(memory, seat)
    return kept is not None and any(is_readable(event, None) for event in kept.entry.events)


def has_agreed_to_undo(table: Table, seat: Seat) -> bool:
    """Whether the seat has agreed to a move being taken back, and may do nothing final meanwhile."""
    return any(isinstance(one.motion, TakeBack) and seat in one.agreed for one in table.motions)


def motions_ended_by(now: MatchState, taken: MoveResult) -> tuple[int, ...]:
    """The open motions that end with this move: what they were about is no more.

    Decided by what anybody can see, since that a motion lapses is public.
    """
    motions = now.table.motions if now.table is not None else ()
    if not motions:
        return ()
    is_over = now.game.result(taken.state) is not None
    is_seen = any(is_readable(event, None) for event in taken.events)
    is_new_epoch = now.game.epoch(now.state) != now.game.epoch(taken.state)
    ends = {TakeBack: is_seen or is_new_epoch, MoreTime: has_new_question(now, taken.state)}
    return tuple(one.id for one in motions if is_over or ends.get(type(one.motion), is_new_epoch))


# --- a log in which moves were taken back ---


def has_undone(entries: Iterable[Entry]) -> bool:
    """Whether any of these entries takes earlier ones back."""
    return any(isinstance(event, MoveTakenBack) for entry in entries for event in entry.events)


def standing_entries(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The log without the moves that were taken back; what happened at the table itself stays."""
    kept: list[Entry] = []
    asked: int | None = None
    for entry in entries:
        kept.append(entry)
        for event in entry.events:
            if isinstance(event, MotionAsked) and isinstance(event.motion, TakeBack):
                asked = None if event.seat is None else _last_move(kept, event.seat)
            if isinstance(event, MoveTakenBack):
                first = _last_move(kept, event.seat) if event.alone else asked
                # Alone, one move is gone; else all since it is, but for what happened at the table itself.
                kept = [
                    one
                    for one in kept
                    if first is None
                    or one.seat is None
                    or (one.seq != first if event.alone else one.seq < first)
                ]
    return tuple(kept)


def _last_move(entries: list[Entry], seat: Seat) -> int | None:
    """The number of the last move of the seat's person."""
    return next((one.seq for one in reversed(entries) if one.seat == seat and one.by is not None), None)
