"""Take errors from the log, in any thread, and send them beside the bot; nothing here fails the bot."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from threading import Lock
from typing import Any, Final

from msgspec.structs import replace

from bot.clock.waiting import Waiting
from bot.config import Unfit
from bot.connection.supervision import Lost
from bot.logs import FAULTS, log, report_error
from bot.metrics.numbers import Numbers
from bot.posts.outbox import why
from bot.reports.destinations import PATIENCE, Destination, NotTaken
from bot.reports.ledger import Ledger
from bot.reports.report import Report, report_of_line
from bot.terminal.release import Release

WAITING: Final = 50
"""So many reports wait while the place can't be reached; of more only their number is kept."""

FIRST: Final = timedelta(minutes=1)
LONGEST: Final = timedelta(hours=1)
"""The pauses between tries: each is twice the one before, up to this."""

FAREWELL: Final = 5.0
"""Seconds that the program's end waits for what is not sent yet."""


class Reports:
    """What is to be reported. `note` is handed each line of the log from warning up (`bot.logs.set_up`)."""

    def __init__(self, waiting: Waiting, ledger: Ledger, this: Release, numbers: Numbers) -> None:
        self._waiting, self._ledger, self._this, self._numbers = waiting, ledger, this, numbers
        self._due: deque[Report] = deque()
        # Errors come from the thread that writes the database, too.
        self._lock = Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._wake = asyncio.Event()
        self._is_failing = False

    def note(self, line: Mapping[str, Any]) -> None:
        """Keep an error for its report, where its kind has none within the hour."""
        if line.get("level") not in FAULTS:
            return
        now = self._waiting.now()
        report = report_of_line(line, now, self._this)
        with self._lock:
            repeats = self._ledger.repeats_if_due(report.fingerprint, now)
            has_room = len(self._due) < WAITING
            if repeats is not None and has_room:
                self._due.append(replace(report, repeats=repeats))
        outcome = "repeated" if repeats is None else "waiting" if has_room else "dropped"
        self._count(outcome)
        if self._loop is not None:
            # Once the loop is closed nobody sends; what is due is told by a later start.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._wake.set)

    async def run(self, destination: Destination) -> None:
        """Send what is due, and what will be, for ever. What fails is tried again after pauses that grow."""
        self._loop, pause = asyncio.get_running_loop(), FIRST
        while True:
            if not self._due:
                await self._waiting.sleep_until(None, self._wake)
            elif await self._try_send(destination):
                pause = FIRST
            else:
                # New errors do not shorten the pause.
                await self._waiting.sleep_until(self._waiting.now() + pause, asyncio.Event())
                pause = min(2 * pause, LONGEST)

    async def finish(self, destination: Destination) -> None:
        """Try what is due once more, for a few seconds; keep for the next start when what was told."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self._due and await self._try_send(destination):
                    pass
        self._save()

    async def _try_send(self, destination: Destination) -> bool:
        """Send the oldest report; whether it was taken."""
        report = self._due[0]
        try:
            async with asyncio.timeout(PATIENCE):
                await destination.send(report)
        except Exception as error:
            self._count("failed")
            # A warning, and so not reported itself; once until it works again.
            if not self._is_failing:
                log.warning("report_unsent", why=error.code if isinstance(error, NotTaken) else why(error))
            self._is_failing = True
            return False
        with self._lock:
            self._due.popleft()
        self._is_failing = False
        self._count("sent")
        self._save()
        return True

    def _save(self) -> None:
        with self._lock:
            self._ledger.save({one.fingerprint for one in self._due})

    def _count(self, outcome: str) -> None:
        self._numbers.reports.labels(outcome).inc()


@asynccontextmanager
async def send_reports(reports: Reports, destination: Destination | None) -> AsyncIterator[None]:
    """Within the block errors are reported, where the host has chosen a place; so is the end by an error.

    At the end what is not sent yet is tried once more.
    """
    task = None if destination is None else asyncio.create_task(reports.run(destination))
    try:
        yield
    except Unfit as unfit:
        # To whoever sits at the terminal the sentence is said once, and not in codes before.
        if destination is not None:
            log.error("run_ended", kind=unfit.code)
        raise
    except Exception as error:
        # Lost was logged where it was found.
        if not isinstance(error, Lost):
            report_error("run_failed", error)
        raise
    finally:
        if task is not None and destination is not None:
            task.cancel()
            await asyncio.wait((task,))
            await reports.finish(destination)
