"""Reminders: people who sit in person and must still answer are told by when."""

from collections.abc import Mapping

from engine.clock.strokes import Stroke
from engine.kernel.seats import CLOCK
from engine.kernel.table.timing_words import Awaited, Mark, Remind
from engine.kernel.waits import Wait
from engine.match import sitting as steps
from engine.match.rooms import Room
from engine.match.sitting import Done, Sitting
from engine.store import Deadline


def reminded(room: Room, stroke: Stroke) -> Done | None:
    """The entry of a mark to which the clock has come; None where nobody is to be told."""
    if not any(row in room.clocks for row in stroke.rows):
        return None
    asked = awaited(room.sitting, room.clocks, stroke.waits)
    mark: Mark = "last" if stroke.kind == "last" else "half"
    return steps.by_itself(room.sitting, Remind(mark, asked)) if asked else None


def awaited(
    sitting: Sitting, deadlines: Mapping[str, Deadline], waits: tuple[str, ...]
) -> tuple[Awaited, ...]:
    """Those of these questions that are still open to a person; none while the match stands still."""
    table = sitting.table
    if table is None or table.status != "playing":
        return ()
    open_ = (wait for wait in sitting.waits if wait.id in waits and wait.must and wait.seat != CLOCK)
    asked = ((wait, _due(deadlines, wait)) for wait in open_ if _present(sitting, wait))
    return tuple(
        Awaited(wait.seat, wait.id, wait.ask, due, wait.secret) for wait, due in asked if due is not None
    )


def _present(sitting: Sitting, wait: Wait) -> bool:
    assert sitting.table is not None
    chair = sitting.table.chairs[wait.seat]
    return chair.player is not None and chair.steward is None


def _due(deadlines: Mapping[str, Deadline], wait: Wait) -> int | None:
    due = deadlines[wait.id].due if wait.id in deadlines else None
    return None if due is None else int(due.timestamp())
