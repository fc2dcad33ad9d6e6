"""Reminders: people who sit in person and must still answer are told by when."""

from collections.abc import Mapping

from engine.clock.due_timers import DueTimer
from engine.kernel.seats import CLOCK
from engine.kernel.table.timing import Awaited, Mark, Remind
from engine.kernel.waits import Wait
from engine.match import steps
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState, StepResult
from engine.store import Timer


def remind_step(live: LiveMatch, timer: DueTimer) -> StepResult | None:
    """The entry of a mark to which the clock has come; None where nobody is to be told."""
    if not any(key in live.timers for key in timer.spent):
        return None
    asked = still_awaited(live.match_state, live.deadlines, timer.waits)
    mark: Mark = "last" if timer.kind == "last" else "half"
    return steps.by_itself(live.match_state, Remind(mark, asked)) if asked else None


def still_awaited(
    match_state: MatchState, deadlines: Mapping[str, Timer], waits: tuple[str, ...]
) -> tuple[Awaited, ...]:
    """Those of these questions that are still open to a person; none while the match stands still."""
    table = match_state.table
    if table is None or table.status != "playing":
        return ()
    open_ = (wait for wait in match_state.waits if wait.id in waits and wait.must and wait.seat != CLOCK)
    asked = ((wait, _due(deadlines, wait)) for wait in open_ if _present(match_state, wait))
    return tuple(
        Awaited(wait.seat, wait.id, wait.ask, due, wait.secret) for wait, due in asked if due is not None
    )


def _present(match_state: MatchState, wait: Wait) -> bool:
    assert match_state.table is not None
    chair = match_state.table.chairs[wait.seat]
    return chair.player is not None and chair.steward is None


def _due(deadlines: Mapping[str, Timer], wait: Wait) -> int | None:
    due = deadlines[wait.id].due if wait.id in deadlines else None
    return None if due is None else int(due.timestamp())
