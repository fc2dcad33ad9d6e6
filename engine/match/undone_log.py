"""The part of a log that still stands: for folds beside the state, which would else tell what is gone."""

from collections.abc import Iterable

from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.kernel.table.motions import MotionAsked, MoveTakenBack
from engine.kernel.table.state import TakeBack


def has_undone(entries: Iterable[Entry]) -> bool:
    """Whether any of these entries takes earlier ones back."""
    return any(isinstance(event, MoveTakenBack) for entry in entries for event in entry.events)


def standing(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The log without the moves that were taken back; what happened at the table itself stays."""
    kept: list[Entry] = []
    asked: int | None = None
    for entry in entries:
        kept.append(entry)
        for event in entry.events:
            if isinstance(event, MotionAsked) and isinstance(event.motion, TakeBack):
                asked = None if event.seat is None else _last(kept, event.seat)
            if isinstance(event, MoveTakenBack):
                first = _last(kept, event.seat) if event.alone else asked
                kept = [one for one in kept if not _is_undone(one, first, event.alone)]
    return tuple(kept)


def _last(entries: list[Entry], seat: Seat) -> int | None:
    """The number of the last move of the seat's person."""
    return next((one.seq for one in reversed(entries) if one.seat == seat and one.by is not None), None)


def _is_undone(entry: Entry, first: int | None, alone: bool) -> bool:
    if first is None or entry.seat is None:
        return False
    return entry.seq == first if alone else entry.seq >= first
