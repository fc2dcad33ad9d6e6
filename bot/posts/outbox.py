"""The outbox: sends what entries owe, the rows of one lane in their order, lanes beside one another.

A row is written in the transaction of its entry, so what a move owes survives any crash. A lane is the public
posts of a match, its announcements, or the messages of one seat: Discord may make a send wait for minutes,
and then no other seat, channel or match has to wait with it.

    run ── drain ─┬─ _read_owed      rows that are new, each once
                  └─ _send_lane      a task for each lane that is free, until its rows are sent or one fails

A row that fails stays first in its lane, marked as attempted, and the lane backs off, longer each time
(`backoff.py`). A row that was shown at the table leaves its lane and comes again; one that may not go out
before that is back stays first, and its lane waits. Other parts look at what waits for long (`owed_since`,
`is_refused`): the clock of a match that can't be told what it is asked stands still. Where several processes
share the database, each sends what its own slots owe, and leaves the rest alone as soon as a slot is
another's.
"""

import asyncio
from bisect import insort
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import aiohttp
import discord
from msgspec.structs import replace

from bot.clock.waiting import Waiting
from bot.connection.budget import Urgency, urgent
from bot.logs import log, report_error
from bot.posts.backoff import Backoff
from bot.posts.post import ComesAgain
from bot.render.targets import ANNOUNCE, TABLE, to_seat
from engine.kernel.refused import Refused
from engine.store import Pending, SlotLost, Store, Target
from engine.store.records import BEFORE_FIRST, PAGE

Deliver = Callable[[Pending], Awaitable[int | ComesAgain]]
"""Brings a row to its reader and gives the id of the message that says it, 0 for none; or it comes again."""

Lane = tuple[int, Target]
"""A match, and whose messages."""

PUBLIC: Final = (TABLE, ANNOUNCE)
"""The lanes of a match that are nobody's own: the chronicle, and what is said in the channel beside it."""

PAUSE: Final = timedelta(seconds=30)
"""Until the outbox itself is tried again, after the store could not be read."""

SWEEP: Final = timedelta(seconds=1)
"""Between two looks at all that is owed, where several processes write: a hint may be lost."""

MOST_LANES: Final = 64
"""Lanes that are sent at once: each holds its match in memory."""

OUTSIDE_ERRORS: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, Refused)
"""Errors that come from outside. Any other is a mistake of ours, and is logged with its place."""


class Outbox:
    """Rows that are owed. Set `nudge` whenever there may be new ones."""

    def __init__(
        self,
        store: Store,
        waiting: Waiting,
        note_owed: Callable[[Pending], None],
        deliver: Deliver,
        on_sent: Callable[[int], None],
    ) -> None:
        """`note_owed` is shown each row in order, before it or a later one is delivered; some more than once.

        `on_sent` is called with the match of each row that has gone out.
        """
        self._store, self._waiting = store, waiting
        self._note_owed, self._deliver, self._on_sent = note_owed, deliver, on_sent
        self._backoff = Backoff()
        self._owed: dict[Lane, deque[Pending]] = {}
        """Rows that were read and are not sent, in order."""
        self._read_to = BEFORE_FIRST
        """The id of the last row that was read, where nobody else writes: then numbers rise."""
        self._changed: dict[int, None] = {}
        """Matches that may owe something new, in order; a dict for want of an ordered set."""
        self._next_sweep: datetime | None = None
        """When all that is ours is looked through next, where others write as well; None: at once."""
        self._sent: set[int] = set()
        """Rows that went out since the reading began that goes on now: it may still find them owed."""
        self._in_work: dict[Lane, asyncio.Task[None]] = {}
        self._forgotten: set[Lane] = set()
        """Lanes in work that nothing more is sent of but the row that is under way."""
        self._unmarked: dict[int, int] = {}
        """By the id of a row that went out, which the store could not be told: its message, 0 for none.

        It is not sent again: a letter that its reader saw at the table would come by direct message, too.
        """
        self._seen_at: dict[int, datetime] = {}
        """By the id of each row in `_owed`: when it was read."""
        self._to_recheck: dict[int, tuple[datetime, Pending]] = {}
        """Rows that were shown and may not be seen yet, by their ids: when each is looked at again."""
        self._waits_until: dict[Lane, datetime] = {}
        """Lanes whose first row waits for an earlier one that was shown: until when, at most."""
        self.nudge = asyncio.Event()
        self.owing = asyncio.Event()
        """Set when rows come or go, and when one is refused: what waits for long stops a clock."""

    async def run(self) -> None:
        """Send what is owed as it comes, for ever."""
        async with asyncio.TaskGroup() as tasks:
            while True:
                try:
                    again = await self.drain(tasks)
                except Exception as error:
                    report_error("outbox_failed", error)
                    again = self._waiting.now() + PAUSE
                await self._waiting.sleep_until(again, self.nudge)

    async def drain(self, tasks: asyncio.TaskGroup) -> datetime | None:
        """Begin to send each lane that is free, so many at a time.

        Returns when to drain again: as soon as a lane that backs off may be tried, a row that was shown has
        to be looked at again, or a sweep is due. None where there is only a nudge to wait for.
        """
        if self._store.slots.shared:
            await self._read_owed_among_others()
        else:
            await self._read_owed()
        now = self._waiting.now()
        self._take_up_rechecks(now)
        for lane in self._owed:
            if len(self._in_work) >= MOST_LANES:
                return None  # whichever ends first nudges
            is_free = lane not in self._in_work and not self._backoff.is_blocked(lane, now)
            if is_free and self._waits_until.get(lane, now) <= now:
                self._end_wait(lane)
                with urgent(Urgency.NEWS if lane[1] in PUBLIC else Urgency.QUESTION):
                    self._in_work[lane] = tasks.create_task(self._send_lane(lane))
                # Not in the task itself: one that is cancelled before its first step runs nothing.
                self._in_work[lane].add_done_callback(partial(self._end_work, lane))
        again = self._backoff.next_attempt(lane for lane in self._owed if lane not in self._in_work)
        rechecks = (moment for moment, _ in self._to_recheck.values())
        known = (one for one in (again, self._next_sweep) if one is not None)
        return min((*known, *rechecks, *self._waits_until.values()), default=None)

    def _take_up_rechecks(self, now: datetime) -> None:
        """Put the rows whose moment has come back into their lanes, each behind all that came before it."""
        for row in [row for moment, row in self._to_recheck.values() if moment <= now]:
            del self._to_recheck[row.id]
            self._seen_at[row.id] = now
            lane = _lane(row)
            # The first of a lane in work is under way. One that failed waits there, and nothing overtakes it.
            first = 1 if lane in self._in_work else 0
            insort(self._owed.setdefault(lane, deque()), row, lo=first, key=_number)
            self._end_wait(lane)

    def _wait(self, lane: Lane, row: Pending, until: datetime) -> None:
        """Let a lane wait whose first row may not go out yet, unless what it waits for is back by now."""
        if rows := self._owed.get(lane):  # else it was forgotten meanwhile
            rows.popleft()
            insort(rows, row, key=_number)
            if rows[0] is row:
                self._waits_until[lane] = until

    def _end_wait(self, lane: Lane) -> None:
        """Let a lane go on; what waited in it is late from now on, if it is."""
        if self._waits_until.pop(lane, None) is not None:
            self._seen_at.update((row.id, self._waiting.now()) for row in self._owed[lane])

    def recheck(self, row: int) -> None:
        """Look at a row again at once: its reader has been seen."""
        if row in self._to_recheck:
            self._to_recheck[row] = (self._waiting.now(), self._to_recheck[row][1])
            self.nudge.set()

    def recheck_match(self, match: int) -> None:
        """Look again at once at all rows of a match that may not be seen yet."""
        for row in [one.id for _, one in self._to_recheck.values() if one.match == match]:
            self.recheck(row)

    async def _read_owed(self) -> None:
        """Read what is owed since the last time; a row is read once, however long it waits."""
        while page := await self._store.read.pending_posts(self._read_to):
            self._add_new(page)
            self._read_to = page[-1].id
            if len(page) < PAGE:
                return

    async def _read_owed_among_others(self) -> None:
        """Read what is owed by matches that changed, and each second all that our slots owe.

        There a lower number may be committed later than a higher one, so nobody may go on after the last one
        that was seen. Within a match numbers rise. So a match is read at one moment: between two pages a row
        may be kept that belongs on the first, and one behind it that is on the second.
        """
        now = self._waiting.now()
        if self._next_sweep is None or self._next_sweep <= now:
            self._next_sweep = now + SWEEP
            self._changed.clear()
            self._sent.clear()
            page = await self._store.read.owed_posts()
            self._add_new(page)
            while len(page) == PAGE:
                page = await self._store.read.owed_posts(page[-1].id)
                self._changed.update((row.match, None) for row in page if self._is_new(row))
        while self._changed:
            match = next(iter(self._changed))
            del self._changed[match]
            self._sent.clear()
            self._add_new(await self._store.read.pending_of_match(match))

    def _add_new(self, rows: Iterable[Pending]) -> None:
        """Take rows in their order into their lanes, those that are there or gone left out."""
        for row in filter(self._is_new, rows):
            lane = _lane(row)
            if lane in self._forgotten:
                continue  # read again once the row that is under way has ended
            self._note_owed(row)
            self._seen_at[row.id] = self._waiting.now()
            self._owed.setdefault(lane, deque()).append(row)
            self._end_wait(lane)
            self.owing.set()

    def _is_new(self, row: Pending) -> bool:
        """Whether a row that was read as owed is neither known nor gone."""
        return not any(row.id in known for known in (self._to_recheck, self._seen_at, self._sent))

    def look_at(self, match: int) -> None:
        """Send what a match owes, soon: something was kept there."""
        if self._store.slots.shared:
            self._changed[match] = None
        self.nudge.set()

    def let_go(self, is_ours: Callable[[int], bool]) -> None:
        """Leave alone what is another's by now: what is under way is cut off, and looked for by its sender.

        What waits is read again, as far as it is ours.
        """
        under_way = set[int]()
        for (match, _), task in self._in_work.items():
            if is_ours(match):
                under_way.add(match)
            else:
                task.cancel()
        rechecked = {row.match for _, row in self._to_recheck.values() if not is_ours(row.match)}
        for row in (row for (match, _), rows in self._owed.items() if not is_ours(match) for row in rows):
            self._unmarked.pop(row.id, None)
        for match in ({match for match, _ in self._owed} | rechecked) - under_way:
            self.forget_match(match)
        self.look_round()

    def look_round(self) -> None:
        """Look through all that is ours, soon."""
        self._next_sweep = None
        self.nudge.set()

    async def _send_lane(self, lane: Lane) -> None:
        """Send a lane's rows, one after another, until all are sent or one fails."""
        while rows := self._owed.get(lane):
            if not await self._try_deliver(lane, rows[0]):
                break
            if rows:
                rows.popleft()
            if not rows:
                self._owed.pop(lane, None)

    def _end_work(self, lane: Lane, _: asyncio.Task[None]) -> None:
        del self._in_work[lane]
        self._forgotten.discard(lane)
        self.nudge.set()

    async def _try_deliver(self, lane: Lane, row: Pending) -> bool:
        try:
            if row.id not in self._unmarked:
                outcome = await self._deliver(row)
                if isinstance(outcome, ComesAgain):
                    self._backoff.clear(lane)
                    if outcome.is_shown:
                        self._to_recheck[row.id] = (outcome.at, row)
                        self._seen_at.pop(row.id, None)
                    else:
                        self._wait(lane, row, outcome.at)
                    return outcome.is_shown
                self._unmarked[row.id] = outcome
            await self._store.write.mark_sent(row.id, self._unmarked[row.id], self._waiting.now())
        except SlotLost:
            # Whoever has the slot by now sends it, and looks for what we have begun.
            self.forget_match(row.match)
            return False
        except Exception as error:
            # One line in the log for each reason, not for each try: a closed channel may fail for days.
            if self._backoff.note_failure(lane, why(error), self._waiting.now()):
                target = str(row.target)
                if isinstance(error, OUTSIDE_ERRORS):
                    log.warning("post_held", row=row.id, match=row.match, target=target, why=why(error))
                else:
                    report_error("post_failed", error, row=row.id, match=row.match, target=target)
            self.owing.set()
            # A send may have begun, and the row in the store says so: next time it is looked for.
            if rows := self._owed.get(lane):  # else it was forgotten meanwhile
                rows[0] = replace(row, attempted=True)
            return False
        self._backoff.clear(lane)
        self._seen_at.pop(row.id, None)
        self._unmarked.pop(row.id, None)
        if self._store.slots.shared:
            self._sent.add(row.id)
        self.owing.set()
        self._on_sent(row.match)
        return True

    # What others want to know, and do

    def lag(self, now: datetime) -> float:
        """Seconds that the oldest row has been seen to wait; 0 where none is owed."""
        rows = (row for lane, rows in self._owed.items() if lane not in self._waits_until for row in rows)
        return max(((now - self._seen_at[row.id]).total_seconds() for row in rows), default=0.0)

    def owed_since(self) -> dict[int, datetime]:
        """For each match that owes a message: since when its oldest one has been seen to wait."""
        found = dict[int, datetime]()
        for lane, rows in self._owed.items():
            since = self._seen_at.get(rows[0].id) if rows and lane not in self._waits_until else None
            if since is not None:
                found[lane[0]] = min(since, found.get(lane[0], since))
        return found

    def is_refused(self, match: int) -> bool:
        """Whether something of this match was tried in vain and has to be tried again."""
        return any(lane[0] == match and self._backoff.has_failed(lane) for lane in self._owed)

    def retry_one(self) -> None:
        """Try one of the lanes that back off: whether it goes out tells whether others would."""
        self._backoff.free_oldest()
        self.nudge.set()

    def retry_all(self) -> None:
        """Try every lane that backs off at once, as what was in the way of all is gone."""
        self._backoff.free_all()
        self.nudge.set()

    def retry_now(self, match: int) -> None:
        """Try the public rows of a match at once, as what was in the way of them is gone."""
        for target in PUBLIC:
            self._backoff.clear((match, target))
        self.nudge.set()

    def forget_match(self, match: int) -> None:
        """Send nothing of this match until it is read anew. For one that can't be read, or is not ours."""
        for row in [row for _, row in self._to_recheck.values() if row.match == match]:
            del self._to_recheck[row.id]
        for lane in [lane for lane in self._owed if lane[0] == match]:
            rows = self._owed.pop(lane)
            for row in rows:
                self._seen_at.pop(row.id, None)
            rows.clear()  # whoever is at work on them finds none
            self._waits_until.pop(lane, None)
            self._backoff.clear(lane)
        self._forgotten.update(lane for lane in self._in_work if lane[0] == match)


def _number(row: Pending) -> int:
    return row.id


def _lane(row: Pending) -> Lane:
    """The lane of a row: rows of one lane must not overtake one another.

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
