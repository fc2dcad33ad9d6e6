"""The timers of a match that are stopped and started again, row by row, inside the transaction that is open.

A timer that stands keeps the seconds it has left.
"""

from datetime import datetime, timedelta

from sqlalchemy import bindparam, null, select

from engine.store.driver import Connection
from engine.store.models import TimerRow, table
from engine.store.seals import Seals
from engine.store.sql import compile_sql, stamp, unstamp_known, update_sql

_TIMER = table(TimerRow)
_TIMERS_OF_MATCH = _TIMER.c.match_id == bindparam("of_match")
FIND_RUNNING_TIMERS = compile_sql(
    select(_TIMER.c.wait, _TIMER.c.kind, _TIMER.c.due).where(_TIMERS_OF_MATCH, _TIMER.c.due.is_not(None)),
    "of_match",
)
FIND_STANDING_TIMERS = compile_sql(
    select(_TIMER.c.wait, _TIMER.c.kind, _TIMER.c.remaining).where(
        _TIMERS_OF_MATCH, _TIMER.c.remaining.is_not(None)
    ),
    "of_match",
)
PAUSE_TIMER = update_sql(TimerRow, "remaining", of=("match_id", "wait", "kind"), due=null())
RESUME_TIMER = update_sql(TimerRow, "due", of=("match_id", "wait", "kind"), remaining=null())


def pause_timers(match: int, at: datetime, seals: Seals, connection: Connection) -> None:
    """Stop the running timers of a match; each keeps the seconds it had left, none less than 0."""
    left: list[tuple[object, ...]] = []
    for wait, kind, due in connection.execute(FIND_RUNNING_TIMERS, (match,)).fetchall():
        seconds = max(0.0, (unstamp_known(due) - at).total_seconds())
        left.append((seconds, match, wait, kind))
    with seals.changing_clock(connection, match):
        connection.executemany(PAUSE_TIMER, left)


def resume_timers(match: int, at: datetime, seals: Seals, connection: Connection) -> None:
    """Start the standing timers of a match with the seconds they have left."""
    dues: list[tuple[object, ...]] = []
    for wait, kind, seconds in connection.execute(FIND_STANDING_TIMERS, (match,)).fetchall():
        dues.append((stamp(at + timedelta(seconds=seconds)), match, wait, kind))
    with seals.changing_clock(connection, match):
        connection.executemany(RESUME_TIMER, dues)
