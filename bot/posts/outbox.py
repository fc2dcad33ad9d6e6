"""Sends what entries owe: rows of one lane in their order, lanes beside one another.

A lane is the public posts of a match, or the messages of one seat of it: Discord may make a send wait for
minutes, and then no other seat, channel or match has to wait with it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

import aiohttp
import discord
from msgspec.structs import replace

from bot.clock.waiting import Waiting
from bot.logs import log, report_error
from bot.posts.backoff import Backoff
from bot.render.targets import ANNOUNCE, TABLE, to_seat
from engine.kernel.refused import Refused
from engine.store import Pending, Store, Target
from engine.store.material import FIRST
from engine.store.reader import PAGE

Deliver = Callable[[Pending], Awaitable[int]]
"""Brings a row to its reader; the id of the message that says it, 0 for none."""

Noted = Callable[[Pending], None]
"""Is shown every row that is owed, in order, before it or a later one goes out; some more than once."""

Sent = Callable[[int], None]
"""Told of a match of which something has gone out."""

Lane = tuple[int, Target]
"""A match, and whose messages."""

REST: Final = timedelta(seconds=30)

MOST_LANES: Final = 64
"""Lanes that are walked at once: each holds its match in memory."""

ROAD_BLOCKED: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, Refused)


class Outbox:
    """`nudge` it whenever something may be owed."""

    def __init__(self, store: Store, waiting: Waiting, noted: Noted, deliver: Deliver, sent: Sent) -> None:
        self._store, self._waiting = store, waiting
        self._noted, self._deliver, self._sent = noted, deliver, sent
        self._backoff = Backoff()
        self._owed: dict[Lane, deque[Pending]] = {}
        self._read = FIRST
        self._walking: set[Lane] = set()
        self._since: dict[int, datetime] = {}
        self.nudge, self.owing = asyncio.Event(), asyncio.Event()
        """`owing` is set when rows come or go, and when one is refused: what waits for long stops a clock."""

    async def run(self) -> None:
        """Send what is owed as it comes, for ever."""
        async with asyncio.TaskGroup() as walks:
            while True:
                try:
                    again = await self.drain(walks)
                except Exception as error:
                    report_error("outbox_failed", error)
                    again = self._waiting.now() + REST
                await self._waiting.sleep_until(again, self.nudge)

    async def drain(self, walks: asyncio.TaskGroup) -> datetime | None:
        """Set out on lanes that are free, so many at a time; when to try again, None if only when nudged."""
        await self._read_on()
        now = self._waiting.now()
        for lane in self._owed:
            if len(self._walking) >= MOST_LANES:
                return None
            if lane not in self._walking and not self._backoff.is_blocked(lane, now):
                self._walking.add(lane)
                walks.create_task(self._walk(lane))
        return self._backoff.next(lane for lane in self._owed if lane not in self._walking)

    async def _read_on(self) -> None:
        """What is owed since it was read last, page by page: a row is read once, however long it waits."""
        while page := await self._store.read.pending(self._read):
            for row in page:
                self._noted(row)
                self._since[row.id] = self._waiting.now()
                self._owed.setdefault(_lane(row), deque()).append(row)
            self.owing.set()
            self._read = page[-1].id
            if len(page) < PAGE:
                return

    def lag(self, now: datetime) -> float:
        """Seconds that the oldest row has been seen to wait; 0 where none is owed."""
        return max(((now - since).total_seconds() for since in self._since.values()), default=0.0)

    def owed_since(self) -> dict[int, datetime]:
        """For each match that owes a message, since when its oldest one has been seen to wait."""
        found = dict[int, datetime]()
        for (match, _), rows in self._owed.items():
            since = self._since.get(rows[0].id) if rows else None
            if since is not None:
                found[match] = min(since, found.get(match, since))
        return found

    def is_refused(self, match: int) -> bool:
        """Whether something of this match was tried in vain and has to be tried again."""
        return any(lane[0] == match and self._backoff.has_failed(lane) for lane in self._owed)

    def retry_one(self) -> None:
        """Try one message of those that wait: whether it goes out tells whether others would."""
        self._backoff.free_oldest()
        self.nudge.set()

    def retry_all(self) -> None:
        """What was in the way of all is gone."""
        self._backoff.free_all()
        self.nudge.set()

    def retry_now(self, match: int) -> None:
        """What was in the way of a match is gone: its public rows are tried at once."""
        for target in PUBLIC:
            self._backoff.clear((match, target))
        self.nudge.set()

    def forget_match(self, match: int) -> None:
        """Nothing of this match goes out until the next start."""
        for lane in [lane for lane in self._owed if lane[0] == match]:
            for row in self._owed.pop(lane):
                self._since.pop(row.id, None)
            self._backoff.clear(lane)

    async def _walk(self, lane: Lane) -> None:
        """A lane's rows, one after another, until one can't go on: a send of that one may have begun."""
        try:
            while rows := self._owed.get(lane):
                if not await self._try_deliver(lane, rows[0]):
                    rows[0] = replace(rows[0], attempted=True)
                    break
                rows.popleft()
                if not rows:
                    self._owed.pop(lane, None)
        finally:
            self._walking.discard(lane)
            self.nudge.set()

    async def _try_deliver(self, lane: Lane, row: Pending) -> bool:
        try:
            message = await self._deliver(row)
            await self._store.write.mark_sent(row.id, message, self._waiting.now())
        except Exception as error:
            if self._backoff.note_failure(lane, why(error), self._waiting.now()):
                log_held_post(row, error)
            self.owing.set()
            return False
        self._backoff.clear(lane)
        self._since.pop(row.id, None)
        self.owing.set()
        self._sent(row.match)
        return True


PUBLIC: Final = (TABLE, ANNOUNCE)
"""Roads that are nobody's own: the chronicle, and what is said in the channel beside it."""


def _lane(row: Pending) -> Lane:
    """Rows that must not overtake one another: the news of a match, its announcements, those of each seat.

    Whatever a seat is told (its part of the news, notes, reminders) comes to one inbox.
    """
    if row.target.seat is not None:
        return (row.match, to_seat(row.target.seat))
    return (row.match, ANNOUNCE if row.target == ANNOUNCE else TABLE)


def why(error: Exception) -> str:
    """A failure as a code: Discord's status and code, the refusal's, or the kind of the error."""
    if isinstance(error, discord.HTTPException):
        return f"http_{error.status}_{error.code}"
    return error.why.code if isinstance(error, Refused) else type(error).__name__


def log_held_post(row: Pending, error: Exception) -> None:
    """Say once that a row waits: in a line where Discord is in the way, with its place where we are."""
    if isinstance(error, ROAD_BLOCKED):
        log.warning("post_held", row=row.id, match=row.match, target=str(row.target), why=why(error))
    else:
        report_error("post_failed", error, row=row.id, match=row.match, target=str(row.target))
