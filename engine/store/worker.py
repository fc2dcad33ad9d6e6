"""The thread behind the writer: takes all that is queued, commits it as one, and settles the futures."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue

from msgspec import Struct

from engine.store.batch import conflict, find_redelivered, write_appends
from engine.store.errors import StoreClosed, StoreError, StoreFull, StoreLocked, storage_error
from engine.store.files import open_connection
from engine.store.loop_wakeup import LoopWakeup
from engine.store.records import Append, Opening, Together, Write
from engine.store.seals import Seals
from engine.store.writes import open_match

Work = Append | Opening | Together | Write

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Job(Struct, frozen=True):
    """One piece of work and the future that waits for its commit."""

    work: Work
    future: asyncio.Future[object]


class Outcome(Struct, frozen=True):
    """What a job's future is to hold: a value, or the error when there is one."""

    future: asyncio.Future[object]
    value: object
    error: Exception | None


def connect(path: Path) -> sqlite3.Connection:
    """The writer's connection: durable at each commit, and in no transaction it was not told to begin."""
    return open_connection(path, _PRAGMAS)


def run(
    connection: sqlite3.Connection,
    seals: Seals,
    queue: SimpleQueue[Job | None],
    bells: LoopWakeup,
    told: Callable[[int], object],
) -> None:
    """Serve the queue until it hands a None; then close the connection. Runs in the writer's thread.

    `bells` wakes the loops whose futures wait; `told` hears how many jobs were settled together.
    """
    going = True
    while going:
        jobs, going = _take(queue)
        if jobs:
            _deliver(bells, _settle(connection, seals, jobs))
            told(len(jobs))
    while not queue.empty():
        if (late := queue.get()) is not None:
            _deliver(bells, [Outcome(late.future, None, StoreClosed())])
    connection.close()


def _take(queue: SimpleQueue[Job | None]) -> tuple[list[Job], bool]:
    """All jobs that wait, at least one, and whether more may come: None is the last thing in the queue."""
    jobs: list[Job] = []
    while (job := queue.get()) is not None:
        jobs.append(job)
        if queue.empty():
            return jobs, True
    return jobs, False


def _settle(connection: sqlite3.Connection, seals: Seals, jobs: Sequence[Job]) -> list[Outcome]:
    """Commit jobs together; when one of them stands in the way, each by itself, so that it hurts no other."""
    try:
        values = _commit(connection, seals, jobs)
    except Exception as error:  # whatever a job did wrong, the thread must live and its caller must hear
        named = _translate_error(connection, jobs[0] if len(jobs) == 1 else None, error)
        if len(jobs) == 1 or isinstance(named, StoreFull | StoreLocked):
            return [Outcome(job.future, None, named) for job in jobs]
        return [outcome for job in jobs for outcome in _settle(connection, seals, [job])]
    return [Outcome(job.future, value, None) for job, value in zip(jobs, values, strict=True)]


def _commit(connection: sqlite3.Connection, seals: Seals, jobs: Sequence[Job]) -> list[object]:
    """The jobs' values, once all are on the disk; otherwise the first error, with nothing kept."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        values = _perform(connection, seals, jobs)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.rollback()
        seals.forget_all()
        raise
    return values


def _perform(connection: sqlite3.Connection, seals: Seals, jobs: Sequence[Job]) -> list[object]:
    """Do the jobs in their order; neighbouring appends share their statements."""
    appends = [work for job in jobs if isinstance(work := job.work, Append)]
    if len(appends) == len(jobs):
        write_appends(connection, seals, appends)
        return [None] * len(jobs)
    values: list[object] = []
    for alike, group in groupby(jobs, key=lambda job: isinstance(job.work, Append)):
        if alike:
            values += _perform(connection, seals, tuple(group))
        else:
            works = (job.work for job in group)
            values += [_run_work(connection, seals, work) for work in works if not isinstance(work, Append)]
    return values


def _run_work(connection: sqlite3.Connection, seals: Seals, work: Opening | Together | Write) -> object:
    if isinstance(work, Opening):
        return open_match(connection, seals, work)
    if isinstance(work, Together):
        write_appends(connection, seals, work.appends)
        return [one(connection) for one in work.others]
    return work(connection)


def _translate_error(connection: sqlite3.Connection, job: Job | None, error: Exception) -> Exception:
    """The store's own error for SQLite's; errors of other kinds (a naive time) go on as they are."""
    if not isinstance(error, sqlite3.Error):
        return error
    if isinstance(error, sqlite3.IntegrityError) and job is not None:
        try:
            return _conflict(connection, job.work) or storage_error(error)
        except sqlite3.Error as worse:
            return storage_error(worse)
    return storage_error(error)


def _conflict(connection: sqlite3.Connection, work: Work) -> StoreError | None:
    if isinstance(work, Opening):
        return find_redelivered(connection, work.first)
    appends = (work,) if isinstance(work, Append) else work.appends if isinstance(work, Together) else ()
    return next(filter(None, (conflict(connection, one) for one in appends)), None)


def _deliver(bells: LoopWakeup, outcomes: Sequence[Outcome]) -> None:
    """Wake each event loop once for all of its outcomes; a loop that is gone waits for nothing."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, mine in loops.items():
        bells.call(loop, partial(_resolve, mine))


def _resolve(outcomes: Sequence[Outcome]) -> None:
    for one in outcomes:
        if one.future.done():
            continue
        if one.error is None:
            one.future.set_result(one.value)
        else:
            one.future.set_exception(one.error)
