"""Notes that the bot is alive, and after an absence gives everybody the time back that it has cost.

An absence is a stretch between two notes in which the program did not run, slept with its machine, was cut
off from Discord, could keep nothing because its disk failed, or the machine's clock was set forward. A clock
set back moves nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from bot.client import Khandan, Setup
from bot.clock.waiting import Waiting
from bot.logs import log, report_error
from bot.upkeep.unasked import Outages, Unasked, always
from engine.kernel.refused import Refused
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
        self._out_since: datetime | None = None
        self.is_reached: Callable[[], Awaitable[bool]] = always
        """Whether people can be asked and answer: while they can't no deadline is played."""
        self.nudge, self.catching_up = asyncio.Event(), asyncio.Event()
        self.noted: list[Callable[[], Awaitable[None]]] = [matches.attending.note]
        """What else is kept with each note."""
        self.caught_up: Callable[[int], object] = lambda match: None
        """Told of each match whose clock was moved: its deadlines may come now."""

    async def start(self) -> None:
        """Before any clock is looked at: how long was nobody here?"""
        last, now = await self._store.read.alive_at(), self._waiting.now()
        if last is None or not await self._back(last, now):
            await self._matches.start()
        await self._note_alive(now)

    async def run(self) -> None:
        """Note it as time passes, and at the end."""
        try:
            while True:
                await self._waiting.sleep_until(self._next(), self.nudge)
                await self._try_note()
        finally:
            with suppress(StoreError):
                if await self.check():
                    await self._note_alive(self._waiting.now())

    async def cut(self) -> None:
        """Nobody can reach us any more: from the last note on this is an absence."""
        self._cut = True

    async def on_reconnect(self) -> None:
        """People can reach us again."""
        self._cut = False
        self.nudge.set()

    async def stand(self, since: datetime) -> None:
        """Nobody can be asked since then (aware): every clock stands, until they are `on_reconnect`."""
        self._cut, self._out_since = True, since
        self._matches.stand_everywhere(since)
        async with self._lock:
            await self._store.write.set_alive(since)

    async def check(self) -> bool:
        """Give back what was lost since it was looked at last; whether deadlines may be played now."""
        if self._cut or not await self.is_reached():
            return False
        async with self._lock:
            now = self._waiting.now()
            await self._give_back(now)
            if self._elapsed is not None and abs(now - self._seen[0]) >= EVERY:
                await self._note_alive(now)
        return True

    async def _give_back(self, now: datetime) -> None:
        """The time of an outage to the second; of the program's own absence only more than a few minutes."""
        lost, out_since = self._time_lost(now), self._out_since
        if out_since is not None:
            await self._start(min(out_since, now - lost), now)
            self._out_since = None
            await self._note_alive(now)
        elif lost > ABSENT:
            await self._start(now - lost, now)

    async def _try_note(self) -> None:
        """A note that can't be kept is missing: while nothing can be, nobody's time runs."""
        try:
            await self.check()
        except StoreError as error:
            log.warning("pulse_missed", kind=type(error).__name__)

    def _next(self) -> datetime | None:
        return None if self._elapsed is None else self._waiting.now() + EVERY

    def _time_lost(self, now: datetime) -> timedelta:
        """By so much more than the note is late the clock on the wall has moved, or we have."""
        if self._elapsed is None:
            return timedelta(0)
        then, ticks = self._seen
        jump = (now - then) - timedelta(seconds=self._elapsed() - ticks)
        return max(jump, now - then - EVERY)

    async def _note_alive(self, now: datetime) -> None:
        seen = (now, self._elapsed() if self._elapsed else 0.0)
        await self._store.write.set_alive(now)
        for kept in self.noted:
            await kept()
        self._seen = seen

    async def _back(self, since: datetime, now: datetime) -> bool:
        """Clocks that ran have still to be moved; whether this was an absence at all."""
        if now - since <= ABSENT:
            return False
        await self._start(since, now)
        return True

    async def _start(self, since: datetime, now: datetime) -> None:
        """Clocks that ran have still to be moved by the time from `since` to `now`."""
        await self._matches.start(since)
        log.info(
            "was_away", seconds=int((now - since).total_seconds()), matches=len(self._matches.lagging.since)
        )
        self.catching_up.set()

    async def catch_up(self) -> None:
        """Move the clocks of matches that nobody has asked for, for ever; an error at one stops no other."""
        while True:
            for match in tuple(self._matches.lagging.since):
                await self._try_catch_up(match)
            await self._waiting.sleep_until(None, self.catching_up)

    async def _try_catch_up(self, match: int) -> None:
        try:
            async with self._matches.locked(match):
                self.caught_up(match)
        except Refused:
            return
        except Exception as error:
            report_error("clock_not_moved", error, match=match)


def setup(elapsed: Elapsed | None) -> Setup:
    """Gives the bot its pulse."""

    async def attach(bot: Khandan) -> None:
        pulse = Pulse(bot.store, bot.matches, bot.waiting, elapsed)
        await pulse.start()
        bot.alarm.before = pulse.check
        pulse.noted += (bot.posting.boards.save_seen, bot.user_names.note)
        pulse.caught_up = lambda match: bot.alarm.nudge.set()
        outages, unasked = Outages(bot, pulse), Unasked(bot, pulse.catching_up)
        pulse.is_reached = outages.is_reached
        bot.matches.unasked = unasked.is_stuck
        bot.chores += (pulse.catch_up, pulse.run, outages.run, unasked.run)
        bot.add_listener(outages.cut, "on_disconnect")
        for event in ("on_ready", "on_resumed"):
            bot.add_listener(outages.on_reconnect, event)
        for event in ("on_guild_unavailable", "on_guild_available", "on_ready"):
            bot.add_listener(unasked.look_again, event)

    return attach
