"""What has come due, put together: deadlines and turns in the clock's order, then one reminder a match."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from engine.kernel.table.timing import Mark
from engine.store import Due, TimerKey, TimerKind

REMINDERS: Final[tuple[TimerKind, ...]] = ("half", "last")


class DueTimer(Struct, frozen=True):
    """One thing to be done at a match: for these waits, by which these timers are used up."""

    match: int
    kind: TimerKind
    waits: tuple[str, ...]
    spent: tuple[TimerKey, ...] = ()


def due_timers(due: Iterable[Due]) -> tuple[DueTimer, ...]:
    """The strokes of what has come due.

    A wait that has run out needs no reminder any more, one that is near its end only the last.
    """
    rows = tuple((one.match, one.key) for one in due)
    over = {(match, key.wait) for match, key in rows if key.kind == "deadline"}
    marks: dict[tuple[int, str], Mark] = {}
    found: list[DueTimer] = []
    for match, key in rows:
        if key.kind in ("deadline", "turn"):
            found.append(DueTimer(match, key.kind, (key.wait,), (key,)))
        elif (match, key.wait) not in over:
            last = "last" if key.kind == "last" else marks.get((match, key.wait), "half")
            marks[match, key.wait] = last
    return (*found, *_reminders(marks, frozenset(rows)))


def _reminders(
    marks: dict[tuple[int, str], Mark], rows: frozenset[tuple[int, TimerKey]]
) -> Iterator[DueTimer]:
    """One for each match and mark."""
    for match, mark in dict.fromkeys((match, mark) for (match, _), mark in marks.items()):
        waits = tuple(wait for (of, wait), one in marks.items() if (of, one) == (match, mark))
        keys = (TimerKey(wait, kind) for wait in waits for kind in REMINDERS)
        yield DueTimer(match, mark, waits, tuple(key for key in keys if (match, key) in rows))
