"""The thread behind the writer: takes all that is queued, commits it as one, and settles the futures.

    loop                     this thread
    queue.put(Job) ────────> take all that waits
                             BEGIN IMMEDIATE, rows of all jobs, COMMIT
    futures are done <────── wake each loop once (LoopWakeup)

One transaction for all, since what takes time is to wait for the disk, once a commit. A conflict or another
failure rolls the whole batch back; then each job is tried by itself, so that one that comes too late hurts no
other. A future is done only after the commit that kept its job. Where several processes write, a job that was
made from a moment that has passed (versions.py) is told so, and the others of its batch stand.

Rows and boxes are made here and not on the loop, where they would hold up every other table; that was tried,
and made appends slower, too (docs/notebook/append.md).
"""

import asyncio
import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Final

from msgspec import Struct

from engine.store.appends import find_conflict, find_redelivered, open_match, write_appends
from engine.store.at_once import keep_at_once
from engine.store.driver import Connection, Driver, Write
from engine.store.errors import StoreClosed, StoreError, StoreFull, StoreLocked, VersionTaken
from engine.store.records import Append, Opening
from engine.store.seals import Seals
from engine.store.versions import MatchWrite, Versions

TRIES: Final = 3
"""How often a job is tried that the database gave up because two transactions waited for one another."""


class Together(Struct, frozen=True):
    """Moves of several matches, and other writes beside them, kept whole or not at all."""

    appends: tuple[Append, ...]
    others: tuple[MatchWrite | Write, ...] = ()


Work = Append | Opening | Together | MatchWrite | Write


class Job(Struct, frozen=True):
    """One piece of work and the future that waits for its commit."""

    work: Work
    future: asyncio.Future[object]


class Outcome(Struct, frozen=True):
    """What a job's future is to hold: a value, or the error when there is one."""

    future: asyncio.Future[object]
    value: object
    error: Exception | None


def run(
    driver: Driver,
    connection: Connection,
    seals: Seals,
    queue: SimpleQueue[Job | None],
    wakeup: "LoopWakeup",
    on_commit: Callable[[int], object],
) -> None:
    """Serve the queue until it hands a None; then close the connection. Runs in the writer's thread.

    `wakeup` wakes the loops whose futures wait; `on_commit` hears how many jobs were settled together.
    """
    going = True
    while going:
        jobs: list[Job] = []
        while (job := queue.get()) is not None:
            jobs.append(job)
            if queue.empty():
                break
        going = job is not None
        if jobs:
            outcomes, left = _settle_at_once(driver, connection, seals, jobs)
            if left:
                outcomes += _settle(driver, connection, seals, left)
            _deliver(wakeup, outcomes)
            on_commit(len(jobs))
    while not queue.empty():
        if (late := queue.get()) is not None:
            _deliver(wakeup, [Outcome(late.future, None, StoreClosed())])
    connection.close()


def _settle_at_once(
    driver: Driver, connection: Connection, seals: Seals, jobs: list[Job]
) -> tuple[list[Outcome], list[Job]]:
    """Keep jobs by one statement where all are moves and the database has one; the jobs that are left.

    Whatever goes wrong leaves all of them: done one by one each hears what it was. Where the way was lost and
    they may have been kept, their versions tell.
    """
    appends = [job.work for job in jobs if isinstance(job.work, Append)]
    if driver.sharing is None or len(appends) < len(jobs):
        return [], jobs
    try:
        won = keep_at_once(driver.sharing, connection, seals, appends)
    except Exception:
        seals.forget_all()
        return [], jobs
    pairs = list(zip(jobs, appends, strict=True))
    kept = [Outcome(job.future, None, None) for job, append in pairs if won and append.match in won]
    return kept, [job for job, append in pairs if not won or append.match not in won]


def _settle(
    driver: Driver, connection: Connection, seals: Seals, jobs: Sequence[Job], tries: int = TRIES
) -> list[Outcome]:
    """Commit jobs together; when one of them stands in the way, each by itself, so that it hurts no other."""
    # What locks more than matches goes alone, else a batch might wait for another in a circle.
    at = next((number for number, job in enumerate(jobs) if _has_limits(job.work)), None)
    if at is not None and len(jobs) > 1:
        parts = (jobs[:at], jobs[at : at + 1], jobs[at + 1 :])
        return [one for part in parts if part for one in _settle(driver, connection, seals, part)]
    try:
        values = _commit(driver, connection, seals, jobs)
    except Exception as error:  # whatever a job did wrong, the thread must live and its caller must hear
        named = _translate_error(driver, connection, jobs[0] if len(jobs) == 1 else None, error)
        if isinstance(error, driver.deadlocks) and tries > 1:
            tries -= 1
        elif len(jobs) == 1 or isinstance(named, StoreFull | StoreLocked):
            return [Outcome(job.future, None, named) for job in jobs]
        return [outcome for job in jobs for outcome in _settle(driver, connection, seals, [job], tries)]
    return [
        Outcome(job.future, value, value if isinstance(value, VersionTaken) else None)
        for job, value in zip(jobs, values, strict=True)
    ]


def _commit(driver: Driver, connection: Connection, seals: Seals, jobs: Sequence[Job]) -> list[object]:
    """Do the jobs in their order; their values, once all are on the disk. VersionTaken is a value of theirs.

    Otherwise the first error is raised, and nothing is kept.
    """
    values: list[object] = []
    # Neighbouring appends share their statements: they wait here for whatever is none.
    appends: list[Append] = []
    try:
        connection.execute(driver.begin)
        versions: Versions | None = None
        if driver.sharing is not None:
            matches = {one.match for job in jobs for one in _parts(job.work)}
            versions = Versions(driver.sharing, connection, seals, matches)
        for job in jobs:
            work = job.work
            if versions is not None and (refusal := versions.take(_parts(work))) is not None:
                values.append(refusal)
                continue
            if isinstance(work, Append):
                appends.append(work)
                values.append(None)
                continue
            if appends:
                write_appends(connection, seals, appends)
                appends = []
            if isinstance(work, Opening):
                values.append(open_match(connection, seals, work))
            elif isinstance(work, Together):
                write_appends(connection, seals, work.appends)
                values.append([_write(connection, other) for other in work.others])
            else:
                values.append(_write(connection, work))
        if appends:
            write_appends(connection, seals, appends)
        if versions is not None:
            versions.keep()
        connection.execute("COMMIT")
    except BaseException:
        with suppress(*driver.failures):
            connection.rollback()
        # What the seals remember may be of this transaction, which never came to be.
        seals.forget_all()
        raise
    return values


def _has_limits(work: Work) -> bool:
    """Whether a work locks the rows of a quota."""
    return isinstance(work, Opening) and work.limits is not None


def _parts(work: Work) -> tuple[Append | MatchWrite, ...]:
    """The parts of a work that each write a match that was there before."""
    if isinstance(work, Append | MatchWrite):
        return (work,)
    if isinstance(work, Together):
        return (*work.appends, *(one for one in work.others if isinstance(one, MatchWrite)))
    return ()


def _write(connection: Connection, work: MatchWrite | Write) -> object:
    return work.write(connection) if isinstance(work, MatchWrite) else work(connection)


def _translate_error(driver: Driver, connection: Connection, job: Job | None, error: Exception) -> Exception:
    """The store's own error for the driver's, for a conflict of a single job the one that names it.

    Errors of other kinds (a naive time) go on as they are.
    """
    if not isinstance(error, driver.failures):
        return error
    if not isinstance(error, driver.conflicts) or job is None:
        return driver.translate(error)
    found: Sequence[StoreError | None] = ()
    try:
        match job.work:
            case Opening(first=first):
                found = [find_redelivered(connection, first)]
            case Append():
                found = [find_conflict(connection, job.work)]
            case Together(appends=appends):
                found = [find_conflict(connection, append) for append in appends]
    except driver.failures as worse:
        return driver.translate(worse)
    return next(filter(None, found), None) or driver.translate(error)


def _deliver(wakeup: "LoopWakeup", outcomes: Sequence[Outcome]) -> None:
    """Wake each event loop once for all of its outcomes; a loop that is gone waits for nothing."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, mine in loops.items():
        wakeup.call_soon(loop, partial(_resolve, mine))


def _resolve(outcomes: Sequence[Outcome]) -> None:
    for outcome in outcomes:
        if outcome.future.done():  # its caller was cancelled meanwhile
            continue
        if outcome.error is None:
            outcome.future.set_result(outcome.value)
        else:
            outcome.future.set_exception(outcome.error)


# Waking an event loop from another thread.

Call = Callable[[], object]


class LoopWakeup:
    """Wakes event loops at less cost than their own way; `call_soon` is for every thread, the rest for loops.

    `call_soon_threadsafe` writes to a pair of sockets and reads until nothing is left. An eventfd takes one
    read, which is measured as 20 to 30 us of each durable append. Where the system has none, or a loop is not
    attached, the loop's own way is taken.
    """

    def __init__(self) -> None:
        self._signals: dict[asyncio.AbstractEventLoop, LoopSignal] = {}

    def attach(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the running loop an eventfd, unless it has one or the system has none."""
        if loop not in self._signals and sys.platform == "linux":
            self._signals[loop] = LoopSignal(loop)

    def call_soon(self, loop: asyncio.AbstractEventLoop, call: Call) -> None:
        """Have the loop make a call soon; a loop that is closed makes none."""
        signal = self._signals.get(loop)
        if signal is not None:
            signal.call_soon(call)
        else:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(call)

    def close(self) -> None:
        """Make the calls that wait, then let the eventfds go. No thread may call any more."""
        while self._signals:
            self._signals.popitem()[1].close()


class LoopSignal:
    """One loop's eventfd, and the calls that wait for the loop to read it. Linux only."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Call] = deque()
        self._signal = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        loop.add_reader(self._signal, self._on_signal)

    def call_soon(self, call: Call) -> None:
        """From another thread: the call is queued first, so that whoever reads the signal finds it."""
        self._waiting.append(call)
        os.eventfd_write(self._signal, 1)

    def _on_signal(self) -> None:
        os.eventfd_read(self._signal)
        self._make_calls()

    def _make_calls(self) -> None:
        while self._waiting:
            self._waiting.popleft()()

    def close(self) -> None:
        """Nobody waits for ever: what was signalled and not yet seen is called now."""
        if not self._loop.is_closed():
            self._loop.remove_reader(self._signal)
            self._make_calls()
        os.close(self._signal)
