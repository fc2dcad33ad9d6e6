"""What a match says to a motion: which move can be taken back, by whose leave, and what ends the asking.

The rule is row 15 of peers.md: never what the rules call final; else at once, while no dice fell and nobody
else knows of the move; else by leave of the whole table.
"""

from typing import Any

from engine.kernel import step
from engine.kernel.dice import Dice, Watched
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.sealed import cut, readable
from engine.kernel.seats import Seat, Viewer
from engine.kernel.step import Step
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.motions import Agree, MoveTakenBack, Propose, motion_of
from engine.kernel.table.state import MoreTime, Table, TakeBack
from engine.match.memory import GRANTS_MOST, Before, Kept, Memory, final, fold_from, move_to_take_back, opens


def against(before: Before, seat: Seat | None, action: Any) -> Refusal | None:
    """What the match says against a motion or an agreement to it: only what this seat may know."""
    if seat is None:
        return None
    match action:
        case Propose(TakeBack()):
            return _undo_refusal(before, seat)
        case Propose(MoreTime()):
            return _later_refusal(before)
        case Agree(id):
            asked = None if before.table is None else motion_of(before.table, id)
            return _late_final(before.memory, seat) if asked and isinstance(asked.motion, TakeBack) else None
    return None


def free(before: Before, seat: Seat | None, action: Any) -> bool:
    """Whether the seat's last move is nobody else's affair: no dice fell for it and nobody else knows of it.

    Moves since, of which the seat knows nothing, stay; should one come out otherwise without it, the table
    is asked.
    """
    kept = None if seat is None else move_to_take_back(before.memory, seat)
    if kept is None or before.table is None or action != Propose(TakeBack()):
        return False
    others: tuple[Viewer, ...] = (None, *(one for one in range(len(before.table.chairs)) if one != seat))
    hidden = all(cut(kept.entry.events, viewer) == () for viewer in others)
    return hidden and not _has_rolled(before, kept) and _independent(before, kept)


def public(memory: Memory, seat: Seat) -> bool:
    """Whether anybody may know of the seat's last move."""
    kept = move_to_take_back(memory, seat)
    return kept is not None and any(readable(event, None) for event in kept.entry.events)


def has_agreed_to_undo(table: Table, seat: Seat) -> bool:
    """Whether the seat has agreed to a move being taken back, and may do nothing final meanwhile."""
    return any(isinstance(one.motion, TakeBack) and seat in one.agreed for one in table.motions)


def motions_about(before: Before, taken: Step) -> tuple[int, ...]:
    """The open motions that end with this move: what they were about is no more.

    Decided by what anybody can see, since that a motion lapses is public.
    """
    game, state = before.game, taken.state
    over = game.result(state) is not None
    public = any(readable(event, None) for event in taken.events)
    epoch = game.epoch(before.state) != game.epoch(state)
    ends = {TakeBack: public or epoch, MoreTime: opens(before, state)}
    motions = before.table.motions if before.table is not None else ()
    return tuple(one.id for one in motions if over or ends.get(type(one.motion), epoch))


def without_last_move(memory: Memory, game: AnyGame, event: MoveTakenBack) -> Any:
    """The state without the seat's last move; ValueError in a log in which there is none."""
    kept = move_to_take_back(memory, event.seat) if event.alone else memory.asked
    if kept is None:
        raise ValueError(event.seat)
    return fold_from(game, kept, kept.since) if event.alone else kept.before


def _undo_refusal(before: Before, seat: Seat) -> Refusal | None:
    kept = move_to_take_back(before.memory, seat)
    if kept is None:
        return no("undo_nothing")
    return no("undo_final") if final(before.game, kept.entry) else None


def _later_refusal(before: Before) -> Refusal | None:
    """By what everybody knows: whose questions are still open may be secret."""
    return no("later_spent", most=GRANTS_MOST) if before.memory.given >= GRANTS_MOST else None


def _late_final(memory: Memory, seat: Seat) -> Refusal | None:
    """What the rules call final stays, so that its seat can't agree; only this seat hears why."""
    last = dict(memory.finals).get(seat, -1)
    return no("undo_sealed") if memory.asked is not None and last > memory.asked.entry.seq else None


def _has_rolled(before: Before, kept: Kept) -> bool:
    """Whether dice fell: the move is made once more with dice that tell. Newer rules may not take it."""
    fallen: list[str] = []

    def watch_dice(epoch: int) -> Dice:
        return Watched(before.chance(epoch).seed, fallen)

    try:
        step.take(before.game, kept.before, kept.seat, kept.entry.action, watch_dice)
    except Refused:
        return True
    return bool(fallen)


def _independent(before: Before, kept: Kept) -> bool:
    """Whether every move since comes out the same without this one."""
    state = kept.before
    for entry in kept.since:
        assert entry.seat is not None
        told = tuple(event for event in entry.events if not isinstance(event, TableEvent))
        try:
            taken = step.take(before.game, state, entry.seat, entry.action, before.chance)
        except Refused:
            return False
        if taken.events != told:
            return False
        state = taken.state
    return True
