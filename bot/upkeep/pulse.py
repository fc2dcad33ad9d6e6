"""Nobody loses time in which they could not be asked: notes that the bot is alive, and what an absence costs.

No deadline decides for people who could not be asked or could not answer. So, at three levels:

    Pulse      the program did not run, slept with its machine, could keep nothing because its disk failed, or
               the clock was set forward: a note each minute tells how long it was away
    Outages    Discord is out of order for everybody (`bot/connection/reach.py` judges that): all clocks stand
    Unasked    what one match owes can't be delivered, or Discord says its server is away: that match's stands

Either way the time is given back: deadlines are moved by it before any of them is played. A match's clock is
moved when somebody asks for the match, or in the background (`Pulse.catch_up`). A clock set back moves
nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, Final

from bot.client import Khandan, Setup
from bot.clock.waiting import Waiting
from bot.logs import log, report_error
from engine.kernel.refused import Refused
from engine.matches import Matches
from engine.store import Store, StoreError
from engine.store.slots import fences_of

EVERY: Final = timedelta(minutes=1)
"""How often it is noted that the bot is alive."""

ABSENT: Final = timedelta(minutes=5)
"""A shorter absence of the program is nobody's loss."""

LOOK: Final = timedelta(seconds=15)
"""Between two looks at whether Discord is there again."""

UNSURE: Final = timedelta(minutes=1)
"""When so much time has gone since Discord was last heard, it is asked before a deadline comes."""

DELIVERED: Final = timedelta(minutes=1)
"""What is delivered within so much time is not late: nobody's clock stands for it."""

Elapsed = Callable[[], float]
"""Seconds on a clock that nobody sets."""


def setup(elapsed: Elapsed | None) -> Setup:
    """Give the bot its pulse. `elapsed` as for `Pulse`."""

    async def attach(bot: Khandan) -> None:
        pulse = Pulse(bot.store, bot.matches, bot.waiting, elapsed)
        await pulse.start()
        bot.store.slots.on_take.append(pulse.on_take)
        bot.alarm.before = pulse.check
        pulse.noted += (bot.posting.boards.save_seen, bot.user_names.note)
        pulse.caught_up = lambda match: bot.alarm.nudge.set()
        outages, unasked = Outages(bot, pulse), Unasked(bot, pulse.catching_up)
        pulse.is_reached = outages.is_reached
        bot.alarm.unasked = unasked.is_stuck
        bot.chores += (pulse.catch_up, pulse.run, outages.run, unasked.run)
        bot.add_listener(outages.on_disconnect, "on_disconnect")
        for event in ("on_ready", "on_resumed"):
            bot.add_listener(outages.on_reconnect, event)
        for event in ("on_guild_unavailable", "on_guild_available", "on_ready"):
            bot.add_listener(unasked.look_again, event)

    return attach


async def is_always_reached() -> bool:
    """Whether people can be asked, where nobody can tell: yes."""
    return True


class Pulse:
    """Notes that the bot is alive, and knows from the notes how long nobody was there.

    `elapsed` is None where time is made up: then only starts and ends are noted.
    """

    def __init__(self, store: Store, matches: Matches, waiting: Waiting, elapsed: Elapsed | None) -> None:
        self._store, self._matches, self._waiting = store, matches, waiting
        self._elapsed = elapsed
        self._seen = (waiting.now(), elapsed() if elapsed else 0.0)
        """When it was noted last, on the wall and by `elapsed`."""
        self._lock, self._cut = asyncio.Lock(), False
        self._out_since: datetime | None = None
        self.is_reached: Callable[[], Awaitable[bool]] = is_always_reached
        """Whether people can be asked and answer: while they can't no deadline is played."""
        self.nudge, self.catching_up = asyncio.Event(), asyncio.Event()
        self.noted: list[Callable[[], Awaitable[None]]] = [matches.pending_stewards.note]
        """What else is kept with each note."""
        self.caught_up: Callable[[int], object] = lambda match: None
        """Called with each match whose clock was moved: its deadlines may come now."""

    async def start(self) -> None:
        """Find out how long nobody was here. Call it before any clock is looked at.

        Where others may have been here meanwhile, each slot tells it when it is taken (`on_take`).
        """
        last, now = await self._store.read.alive_at(), self._waiting.now()
        if self._store.slots.shared:
            last = None
        if last is not None and now - last > ABSENT:
            await self._note_absence(last, now)
        else:
            await self._matches.start()
        await self._note_alive(now)

    async def on_take(self, fences: Mapping[int, int]) -> None:
        """Give back the time in which nobody was here for the slots that we are about to hold."""
        write, now, last = self._store.write, self._waiting.now(), await self._store.read.slots_alive_at()
        for shard, fence in fences.items():
            since = last[shard]
            if since is not None and now - since > ABSENT:
                log.info("slot_was_free", shard=shard, seconds=int((now - since).total_seconds()))
                await write.note_absence(since, now, {shard: fence})
        await write.set_alive(now, fences)
        await self._matches.clocks.read_lagging()
        self.catching_up.set()

    async def run(self) -> None:
        """Note as time passes that we are alive, for ever, and once more at the end."""
        try:
            while True:
                again = None if self._elapsed is None else self._waiting.now() + EVERY
                await self._waiting.sleep_until(again, self.nudge)
                await self._try_note()
        finally:
            with suppress(StoreError):
                if await self.check():
                    await self._note_alive(self._waiting.now())

    async def _try_note(self) -> None:
        """Note that we are alive.

        A note that can't be kept is missing: while nothing can be, nobody's time runs.
        """
        try:
            await self.check()
        except StoreError as error:
            log.warning("pulse_missed", kind=type(error).__name__)

    async def check(self) -> bool:
        """Give back what was lost since the last check; return whether deadlines may be played now."""
        if self._cut or not await self.is_reached():
            return False
        async with self._lock:
            now = self._waiting.now()
            lost, out_since = self._time_lost(now), self._out_since
            if out_since is not None:
                # An outage of Discord is given back to the second, as its beginning is known.
                await self._note_absence(min(out_since, now - lost), now)
                self._out_since = None
                await self._note_alive(now)
            elif lost > ABSENT:
                await self._note_absence(now - lost, now)
            if self._elapsed is not None and abs(now - self._seen[0]) >= EVERY:
                await self._note_alive(now)
        return True

    def _time_lost(self, now: datetime) -> timedelta:
        """How long nobody was here since the last note, as far as the clocks tell."""
        if self._elapsed is None:
            return timedelta(0)
        then, ticks = self._seen
        # The clock on the wall went by so much more than the other: it was set forward, or the machine slept.
        jump = (now - then) - timedelta(seconds=self._elapsed() - ticks)
        # And by so much the note is late: the program stood still.
        return max(jump, now - then - EVERY)

    async def cut(self) -> None:
        """Note that nobody can reach us any more: from the last note on this is an absence."""
        self._cut = True

    async def stand(self, since: datetime) -> None:
        """Stop every clock, as nobody can be asked since then (aware), until `on_reconnect`."""
        self._cut, self._out_since = True, since
        self._matches.stop_all_clocks(since)
        async with self._lock:
            await self._store.write.set_alive(since, fences_of(self._store.slots))

    async def on_reconnect(self) -> None:
        """Let the clocks run again, as people can reach us."""
        self._cut = False
        self.nudge.set()

    async def _note_absence(self, since: datetime, now: datetime) -> None:
        """Have every clock that ran moved by the time from `since` to `now`."""
        await self._matches.start(since)
        log.info(
            "was_away", seconds=int((now - since).total_seconds()), matches=len(self._matches.clocks.behind)
        )
        self.catching_up.set()

    async def _note_alive(self, now: datetime) -> None:
        seen = (now, self._elapsed() if self._elapsed else 0.0)
        await self._store.write.set_alive(now, fences_of(self._store.slots))
        for keep in self.noted:
            await keep()
        self._seen = seen  # at the end: should any of it fail, the time since the last note counts as lost

    async def catch_up(self) -> None:
        """Move the clocks of matches that nobody has asked for, for ever; an error at one stops no other."""
        while True:
            for match in tuple(self._matches.clocks.behind):
                try:
                    async with self._matches.locked(
                        match
                    ):  # whoever takes the lock has the clock moved first
                        self.caught_up(match)
                except Refused:
                    continue
                except Exception as error:
                    report_error("clock_not_moved", error, match=match)
            await self._waiting.sleep_until(None, self.catching_up)


class Outages:
    """Has it judged whether Discord is out of order, logs it, and lets all clocks stand meanwhile."""

    def __init__(self, bot: Khandan, pulse: Pulse) -> None:
        self._bot, self._reach, self._pulse = bot, bot.reach, pulse
        self._said: datetime | None = None
        """Since when the outage is that was logged; None while there is none."""

    async def on_disconnect(self) -> None:
        """Note that the gateway is down."""
        self._reach.note_gateway_down()

    async def on_reconnect(self) -> None:
        """Note that the gateway is up."""
        self._reach.note_gateway_up()

    async def is_reached(self) -> bool:
        """Whether deadlines may come: Discord is asked where nothing was heard from it lately."""
        if self._reach.is_uneasy:
            return False
        now, due = self._bot.waiting.now(), await self._bot.matches.next_due()
        if due is None or due > now or now - self._reach.worked_at < UNSURE:
            return True
        return await self._reach.is_there()

    async def run(self) -> None:
        """Have it judged again and again while anything fails, for ever; asleep while nothing does."""
        waiting = self._bot.waiting
        while True:
            if self._reach.is_uneasy:
                try:
                    await self._judge()
                except Exception as error:
                    report_error("outage_not_judged", error)
                self._bot.alarm.nudge.set()
            if self._reach.is_uneasy:
                await waiting.sleep_until(waiting.now() + LOOK, asyncio.Event())
            else:
                await waiting.sleep_until(None, self._reach.wake)

    async def _judge(self) -> None:
        bot, reach = self._bot, self._reach
        await reach.judge()
        if reach.since is not None and self._said is None:
            # It has begun.
            self._said = reach.since
            log.warning("discord_out", why=reach.why, since=reach.since.isoformat(timespec="seconds"))
            await self._pulse.stand(reach.since)
        elif reach.since is not None:
            # It goes on: whether one message goes out tells more than a question.
            bot.outbox.retry_one()
        elif self._said is not None:
            # It is over.
            log.info("discord_back", seconds=int((bot.waiting.now() - self._said).total_seconds()))
            self._said = None
            await self._pulse.on_reconnect()
            bot.outbox.retry_all()
            bot.posting.boards.retry_all()


class Unasked:
    """Lets the clock of a match stand for as long as something that it owes can't be delivered."""

    def __init__(self, bot: Khandan, catching_up: asyncio.Event) -> None:
        self._bot, self._catching_up = bot, catching_up
        self._wake = bot.outbox.owing
        self._away: dict[int, datetime] = {}
        """Servers that are away, and since when we have seen it."""

    def is_stuck(self, match: int) -> bool:
        """Whether deadlines of a match must not come: what it owes can't go out, or its server is away.

        Its clock is stopped after a minute; what comes due until then waits as well.
        """
        since, live = self._bot.outbox.owed_since().get(match), self._bot.matches.known(match)
        is_late = since is not None and self._bot.waiting.now() - since >= DELIVERED
        is_away = live is not None and live.match.guild in self._away
        return is_late or is_away or self._bot.outbox.is_refused(match)

    async def look_again(self, *_: Any) -> None:
        """Look at all matches soon. Called when a server is away, or is there again."""
        self._wake.set()

    async def run(self) -> None:
        """Stop clocks and let them run, for ever."""
        while True:
            again = await self._look()
            await self._bot.waiting.sleep_until(again, self._wake)

    async def _look(self) -> datetime | None:
        """Stop clocks and let others run; when to look again, None if only when woken."""
        bot, now, standing = self._bot, self._bot.waiting.now(), self._bot.matches.clocks.stopped
        unasked = dict(bot.outbox.owed_since())
        # Discord's greeting names all as away and sends them then. Those of a shard on its way don't count.
        gone = {guild.id for guild in bot.guilds if guild.unavailable}
        heard = {guild for guild in gone if guild in self._away or bot.is_heard(guild)}
        self._away = {guild: self._away.get(guild, now) for guild in heard}
        for guild, since in self._away.items():
            for one in await bot.store.read.active_matches_in_guild(guild):
                unasked[one.id] = min(since, unasked.get(one.id, since))
        for match in tuple(standing):
            if match not in unasked:
                bot.matches.restart_clock(match)
                self._catching_up.set()
                log.info("clock_runs", match=match)
        for match, since in unasked.items():
            if match in standing or now - since < DELIVERED:
                continue
            try:
                if await bot.matches.stop_clock(match, since):
                    log.warning("clock_stands", match=match, since=since.isoformat(timespec="seconds"))
            except Refused:
                continue
            except Exception as error:
                report_error("clock_not_stopped", error, match=match)
        soon = [since + DELIVERED for since in unasked.values() if since + DELIVERED > now]
        return min(soon, default=now + DELIVERED if gone - heard else None)
