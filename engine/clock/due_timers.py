"""What has come due, put together: deadlines and turns in the clock's order, then one reminder a match."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from engine.clock.auxiliary_timers import AuxiliaryTimer, parted
from engine.kernel.table.timing_messages import Mark
from engine.store import Due


class DueTimer(Struct, frozen=True):
    """One thing to be done at a match: for these waits, by which these rows (ids) are used up."""

    match: int
    kind: AuxiliaryTimer | Literal["wait"]
    waits: tuple[str, ...]
    rows: tuple[str, ...] = ()


def due_timers(due: Iterable[Due]) -> tuple[DueTimer, ...]:
    """The strokes of what has come due.

    A wait that has run out needs no reminder any more, one that is near its end only the last.
    """
    rows = tuple((one.match, one.wait, *parted(one.wait)) for one in due)
    over = {(match, wait) for match, _, auxiliary, wait in rows if auxiliary is None}
    marks: dict[tuple[int, str], Mark] = {}
    found: list[DueTimer] = []
    for match, row, auxiliary, wait in rows:
        if auxiliary is None:
            found.append(DueTimer(match, "wait", (wait,), (row,)))
        elif auxiliary == "turn":
            found.append(DueTimer(match, "turn", (wait,), (row,)))
        elif (match, wait) not in over:
            marks[match, wait] = "last" if auxiliary == "last" else marks.get((match, wait), "half")
    return (*found, *_reminders(marks, {(match, row) for match, row, *_ in rows}))


def _reminders(marks: dict[tuple[int, str], Mark], rows: set[tuple[int, str]]) -> Iterator[DueTimer]:
    """One for each match and mark."""
    for match, mark in dict.fromkeys((match, mark) for (match, _), mark in marks.items()):
        waits = tuple(wait for (of, wait), one in marks.items() if (of, one) == (match, mark))
        used = (f"{one}/{wait}" for wait in waits for one in ("half", "last"))
        yield DueTimer(match, mark, waits, tuple(id for id in used if (match, id) in rows))
