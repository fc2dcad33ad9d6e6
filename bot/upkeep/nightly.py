"""A backup every night at the host's hour, and one at the start when the last night's was missed.

It is made in a thread, from the database as it stands, while everybody plays on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from bot.client import Khandan, Setup
from bot.clock.waiting import Waiting
from bot.logs import log, report_error
from bot.once import do_once
from bot.stores import back_up_store
from engine.kernel.refused import Refused
from engine.store import Backup, Codec, Store, StoreError, StoreRefused, backup_time, backups

DAY: Final = timedelta(days=1)
Make = Callable[[datetime, int | None], Backup]
"""Makes a backup at this time (aware), of which so many newest are kept."""

REST: Final = timedelta(hours=1)
"""How long until a backup that failed is tried again."""


class Nightly:
    """Backups beside `path`, by `make`: at `hour` (0 to 23, UTC), the `keep` newest of them kept."""

    def __init__(
        self,
        path: Path,
        make: Make,
        waiting: Waiting,
        hour: int,
        keep: int,
        suspect: Callable[[int], Awaitable[object]],
        *,
        store: Store,
    ) -> None:
        self._store = store
        self._path, self._make, self._waiting, self._suspect = path, make, waiting, suspect
        self._hour, self._keep = hour, keep
        self.nudge = asyncio.Event()

    async def run(self) -> None:
        """Back up each night at the hour, for ever; at once if the newest backup is more than a day old."""
        now, kept = self._waiting.now(), backups(self._path)
        last = backup_time(kept[-1]) if kept else None
        is_missed = last is None or now - last > DAY
        when = now if is_missed else next_time(now, self._hour)
        while True:
            # A sleep may end early, where the clock is set back meanwhile.
            while self._waiting.now() < when:
                await self._waiting.sleep_until(when, self.nudge)
            made = await self._back_up_once(when)
            now = self._waiting.now()
            when = next_time(now, self._hour) if made else now + REST

    async def _back_up_once(self, when: datetime) -> bool:
        """The backup of this night, unless another process has made it; False where it failed."""
        night = when.date().isoformat().encode()
        with suppress(StoreError):
            done = await do_once(self._store, self._waiting, "nightly", night, self.try_backup)
            return done != "failed"
        return False

    async def try_backup(self) -> bool:
        """Make one backup; return whether that worked.

        A match that makes it fail is looked at, and set aside where it can't be read; the next is without it.
        """
        try:
            made = await asyncio.to_thread(self._make, self._waiting.now(), self._keep)
        except (StoreError, OSError) as error:
            report_error("backup_failed", error)
            if isinstance(error, StoreRefused) and error.match is not None:
                with suppress(Refused, StoreError):
                    await self._suspect(error.match)
            return False
        found = made.sound
        log.info("backed_up", file=made.path.name, matches=found.matches, entries=found.entries)
        return True


def next_time(now: datetime, hour: int) -> datetime:
    """The next time it is `hour` o'clock, after `now` (aware, in UTC)."""
    today = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return today if today > now else today + DAY


def setup(path: Path, codec: Codec, address: str | None = None) -> Setup:
    """Give the bot its nightly backups, when the host has set an hour."""

    async def attach(bot: Khandan) -> None:
        settings = bot.parts.settings
        if settings.nightly is None:
            return
        make = partial(back_up_store, address, path, codec)
        given = (settings.nightly, settings.backups, bot.matches.suspect)
        nightly = Nightly(path, make, bot.waiting, *given, store=bot.store)
        bot.chores.append(nightly.run)

    return attach
