"""Notes that the bot is alive, and after an absence gives everybody the time back that it has cost.

An absence is a stretch between two notes in which the program did not run, slept with its machine, was cut
off from Discord, could keep nothing because its disk failed, or the machine's clock was set forward. A clock
set back moves nothing.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.client import Khandan, Setup
from bot.clock.waiting import Waiting
from bot.logs import log, reported
from engine.clock import waking
from engine.kernel.refused import Refused
from engine.kernel.table.timing_messages import MoveClock
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import Store, StoreError

EVERY: Final = timedelta(minutes=1)
"""How often it is noted that the bot is alive."""

ABSENT: Final = timedelta(minutes=5)
"""A shorter absence is nobody's loss."""

Elapsed = Callable[[], float]
"""Seconds on a clock that nobody sets."""


class Pulse:
    """`elapsed` is None where time is made up: then only starts and ends are noted."""

    def __init__(self, store: Store, matches: Matches, waiting: Waiting, elapsed: Elapsed | None) -> None:
        self._store, self._matches, self._waiting = store, matches, waiting
        self._elapsed = elapsed
        self._seen = (waiting.now(), elapsed() if elapsed else 0.0)
        self._lock, self._cut = asyncio.Lock(), False
        self.nudge = asyncio.Event()

    async def start(self) -> None:
        """Before any clock is looked at: how long was nobody here?"""
        last, now = await self._store.read.alive_at(), self._waiting.now()
        if last is not None:
            await self._back(last, now)
        await self._noted(now)

    async def run(self) -> None:
        """Note it as time passes, and at the end."""
        try:
            while True:
                await self._waiting.sleep_until(self._next(), self.nudge)
                await self._tried()
        finally:
            with suppress(StoreError):
                if await self.check():
                    await self._noted(self._waiting.now())

    async def cut(self) -> None:
        """Nobody can reach us any more: from the last note on this is an absence."""
        self._cut = True

    async def restored(self) -> None:
        """People can reach us again."""
        self._cut = False
        self.nudge.set()

    async def check(self) -> bool:
        """Give back what was lost since it was looked at last; whether deadlines may be played now."""
        if self._cut:
            return False
        async with self._lock:
            now = self._waiting.now()
            lost = self._lost(now)
            if lost > ABSENT:
                await self._back(now - lost, now)
            if self._elapsed is not None and abs(now - self._seen[0]) >= EVERY:
                await self._noted(now)
        return True

    async def _tried(self) -> None:
        """A note that can't be kept is missing: while nothing can be, nobody's time runs."""
        try:
            await self.check()
        except StoreError as error:
            log.warning("pulse_missed", kind=type(error).__name__)

    def _next(self) -> datetime | None:
        return None if self._elapsed is None else self._waiting.now() + EVERY

    def _lost(self, now: datetime) -> timedelta:
        """By so much more than the note is late the clock on the wall has moved, or we have."""
        if self._elapsed is None:
            return timedelta(0)
        then, ticks = self._seen
        jump = (now - then) - timedelta(seconds=self._elapsed() - ticks)
        return max(jump, now - then - EVERY)

    async def _noted(self, now: datetime) -> None:
        seen = (now, self._elapsed() if self._elapsed else 0.0)
        await self._store.write.set_alive(now)
        self._seen = seen

    async def _back(self, since: datetime, now: datetime) -> None:
        """Move the clocks of every match that runs; an error at one stops no other."""
        if now - since <= ABSENT:
            return
        action = MoveClock(int((now - since).total_seconds()), int(since.timestamp()))
        moved = [live.match.id for live in await self._live_matches() if loses(live, since, now)]
        log.info("was_away", seconds=action.seconds, matches=len(moved))
        for match in moved:
            try:
                await self._matches.by_itself(match, action)
            except Refused:
                continue
            except Exception as error:
                reported("clock_not_moved", error, match=match)

    async def _live_matches(self) -> list[LiveMatch]:
        """The running matches, those too that a failing disk has put out of memory."""
        live_matches: list[LiveMatch] = []
        for match in await self._store.read.matches("running"):
            with suppress(Refused):
                live_matches.append(await self._matches.live(match.id))
        return live_matches


def loses(live: LiveMatch, since: datetime, now: datetime) -> bool:
    """Whether a running clock of this match would have lost time: not in its quiet hours."""
    running = any(one.due is not None for one in live.timers.values())
    since = since.astimezone(UTC)
    return running and waking.between(since, now, live.table.pace.quiet) > timedelta(0)


def setup(elapsed: Elapsed | None) -> Setup:
    """Gives the bot its pulse."""

    async def added(bot: Khandan) -> None:
        pulse = Pulse(bot.store, bot.matches, bot.waiting, elapsed)
        await pulse.start()
        bot.alarm.before = pulse.check
        bot.add_listener(pulse.cut, "on_disconnect")
        for event in ("on_ready", "on_resumed"):
            bot.add_listener(pulse.restored, event)
        bot.chores.append(pulse.run)

    return added
