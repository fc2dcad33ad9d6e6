"""No deadline decides for people who could not be asked: their clocks stand meanwhile.

Where Discord is out of order for everybody (`bot/connection/reach.py`) all clocks stand; where only what one
match owes can't be delivered, that match's. Either way the time is given back as that of an absence.
"""

import asyncio
from datetime import datetime, timedelta
from typing import Any, Final, Protocol

from bot.client import Khandan
from bot.logs import log, report_error
from engine.kernel.refused import Refused

LOOK: Final = timedelta(seconds=15)
"""Between two looks at whether Discord is there again."""

UNSURE: Final = timedelta(minutes=1)
"""When so much time has gone since Discord was last heard, it is asked before a deadline comes."""

DELIVERED: Final = timedelta(minutes=1)
"""What is delivered within so much time is not late: nobody's clock stands for it."""


async def always() -> bool:
    """People can be asked."""
    return True


class Clocks(Protocol):
    """All clocks together: they stand, and are given back the time once people can be reached again."""

    async def stand(self, since: datetime) -> None:
        """Every clock stands since then."""

    async def on_reconnect(self) -> None:
        """The clocks run again."""


class Outages:
    """Has it judged whether Discord is out of order, logs it, and lets all clocks stand meanwhile."""

    def __init__(self, bot: Khandan, clocks: Clocks) -> None:
        self._bot, self._reach, self._clocks = bot, bot.reach, clocks
        self._said: datetime | None = None

    async def cut(self) -> None:
        """The gateway is down."""
        self._reach.note_gateway_down()

    async def on_reconnect(self) -> None:
        """The gateway is up."""
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
        """For ever: asleep while nothing fails."""
        waiting = self._bot.waiting
        while True:
            if self._reach.is_uneasy:
                await self._judge()
            if self._reach.is_uneasy:
                await waiting.sleep_until(waiting.now() + LOOK, asyncio.Event())
            else:
                await waiting.sleep_until(None, self._reach.wake)

    async def _judge(self) -> None:
        try:
            await self._reach.judge()
            if self._reach.since is not None and self._said is None:
                await self._begin(self._reach.since)
            elif self._reach.since is None and self._said is not None:
                await self._end(self._said)
            elif self._reach.since is not None:
                self._bot.outbox.retry_one()
        except Exception as error:
            report_error("outage_not_judged", error)
        self._bot.alarm.nudge.set()

    async def _begin(self, since: datetime) -> None:
        self._said = since
        log.warning("discord_out", why=self._reach.why, since=since.isoformat(timespec="seconds"))
        await self._clocks.stand(since)

    async def _end(self, since: datetime) -> None:
        self._said = None
        log.info("discord_back", seconds=int((self._bot.waiting.now() - since).total_seconds()))
        await self._clocks.on_reconnect()
        self._bot.outbox.retry_all()
        self._bot.posting.boards.retry_all()


class Unasked:
    """Lets the clock of a match stand for as long as something that it owes can't be delivered."""

    def __init__(self, bot: Khandan, catching_up: asyncio.Event) -> None:
        self._bot, self._catching_up = bot, catching_up
        self._wake = bot.outbox.owing

    def is_stuck(self, match: int) -> bool:
        """Whether deadlines of a match must not come, for something it owes was refused or is late."""
        since = self._bot.outbox.owed_since().get(match)
        is_late = since is not None and self._bot.waiting.now() - since >= DELIVERED
        return is_late or self._bot.outbox.is_refused(match)

    async def look_again(self, *_: Any) -> None:
        """Something changed at Discord: a server is away, or is there again."""
        self._wake.set()

    async def run(self) -> None:
        """For ever."""
        while True:
            again = await self._look()
            await self._bot.waiting.sleep_until(again, self._wake)

    async def _look(self) -> datetime | None:
        """Stop clocks and let others run; when to look again."""
        now, standing = self._bot.waiting.now(), self._bot.matches.lagging.standing
        late, away = self._bot.outbox.owed_since(), await self._matches_of_lost_servers(now)
        for match in tuple(standing):
            if match not in late and match not in away:
                self._bot.matches.go_on(match)
                self._catching_up.set()
                log.info("clock_runs", match=match)
        for match, since in {**late, **away}.items():
            if match not in standing and (match in away or now - since >= DELIVERED):
                await self._stand(match, since)
        soon = [since + DELIVERED for since in late.values() if since + DELIVERED > now]
        return min(soon, default=None)

    async def _matches_of_lost_servers(self, now: datetime) -> dict[int, datetime]:
        """The matches of servers that Discord says are unavailable."""
        guilds = [guild.id for guild in self._bot.guilds if guild.unavailable]
        return {one.id: now for guild in guilds for one in await self._bot.store.read.going_in(guild)}

    async def _stand(self, match: int, since: datetime) -> None:
        try:
            if await self._bot.matches.stand(match, since):
                log.warning("clock_stands", match=match, since=since.isoformat(timespec="seconds"))
        except Refused:
            return
        except Exception as error:
            report_error("clock_not_stopped", error, match=match)
