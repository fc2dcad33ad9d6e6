"""A backup comes every night at its hour, at the start when one was missed, and again when it failed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.client import Khandan
from bot.clock.waiting import Waiting
from bot.keys import DATABASE
from bot.sandbox.world import open_world
from bot.upkeep.nightly import Nightly, next_time
from bot.wiring import make_bot
from engine.store import Codec, back_up, backups
from tests.bot.core_world import DAY, Hall, unused, whole
from tests.engine.store.files import closed, codec, left, spoil
from tests.engine.store.making import opened
from tests.loopback.watching import BUSY

EVENING = datetime(2026, 11, 21, 22, 30, tzinfo=UTC)


class Nights:
    """A clock that goes straight to whatever is waited for, so many times; then it stands."""

    def __init__(self, sleeps: int) -> None:
        self.time, self.slept, self._left = EVENING, list[datetime](), sleeps
        self.stands = asyncio.Event()

    def now(self) -> datetime:
        """The time it shows."""
        return self.time

    async def sleep_until(self, when: datetime | None, nudge: asyncio.Event) -> None:
        """Goes there at once, or for ever when it has no sleeps left."""
        assert when is not None
        self.slept.append(when)
        if not self._left:
            self.stands.set()
            await asyncio.Event().wait()
        self._left -= 1
        self.time = when


@asynccontextmanager
async def running(nightly: Nightly, nights: Nights) -> AsyncIterator[None]:
    """The nightly work until its clock stands."""
    nights.stands.clear()
    task = asyncio.create_task(nightly.run())
    await asyncio.wait_for(nights.stands.wait(), BUSY)
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def nightly(path: Path, nights: Nights, keep: int = 14, box: Codec | None = None) -> Nightly:
    """At three in the night."""
    alone: Any = SimpleNamespace(peers=None)
    make = partial(back_up, path, box or codec())
    return Nightly(path, make, nights, 3, keep, AsyncMock(), store=alone)


@pytest.mark.parametrize(
    ("now", "days"),
    [(EVENING, 1), (EVENING.replace(hour=3, minute=0), 1), (EVENING.replace(hour=2, minute=59), 0)],
)
def test_the_hour_is_the_next_one_to_come(now: datetime, days: int) -> None:
    """At the hour itself it is tomorrow's."""
    assert datetime(2026, 11, 21 + days, 3, tzinfo=UTC) == next_time(now, 3)


async def test_one_at_the_start_and_one_each_night(tmp_path: Path) -> None:
    """While the store is served; the newest are kept."""
    path = tmp_path / "khandan.db"
    await closed(tmp_path, 2)
    nights = Nights(3)
    async with opened(tmp_path), running(nightly(path, nights, keep=3), nights):
        names = [one.name for one in backups(path)]

    assert [datetime(2026, 11, day, 3, tzinfo=UTC) for day in (22, 23, 24, 25)] == nights.slept
    assert [f"khandan.db.202611{day}T030000Z.backup" for day in (22, 23, 24)] == names


async def test_a_restart_does_not_make_another(tmp_path: Path) -> None:
    """The newest is less than a day old: the next comes at its hour."""
    path = await closed(tmp_path, 1)
    nights = Nights(0)
    for _ in range(2):
        async with running(nightly(path, nights), nights):
            pass

    assert 1 == len(backups(path))
    assert [EVENING.replace(day=22, hour=3, minute=0)] * 2 == nights.slept


async def test_a_backup_that_fails_is_tried_again_in_an_hour_and_drops_none(tmp_path: Path) -> None:
    """A damaged entry can't be backed up; the old backups stay, however few are kept."""
    path = await closed(tmp_path, 2)
    first, later = Nights(0), Nights(1)
    async with running(nightly(path, first, keep=1), first):
        kept = backups(path)
    spoil(path, 1)
    later.time = EVENING + timedelta(days=3)
    async with running(nightly(path, later, keep=1), later):
        pass

    assert [later.time, later.time + timedelta(hours=1)] == later.slept
    assert 1 == len(kept)
    assert kept == backups(path)
    assert [] == left(tmp_path, "*.part")


async def test_the_bot_backs_up_while_it_plays_when_the_host_has_set_an_hour(tmp_path: Path) -> None:
    """By the bot's own clock: one at the start, the next a day later; none without the setting."""
    counts = []
    for hour in (None, 3):
        folder = unused(tmp_path / str(hour))
        async with open_world(partial(_made, folder, hour)) as world:
            hall = Hall(world, folder)
            await hall.table(people=2)
            counts.append(len(backups(folder / DATABASE)))
            await world.advance(DAY)
            counts.append(len(backups(folder / DATABASE)))

    assert [0, 0, 1, 2] == counts


def _made(folder: Path, hour: int | None, waiting: Waiting) -> Khandan:
    settings = whole().settings.model_copy(update={"nightly": hour})
    return make_bot(replace(whole(), settings=settings), waiting, folder)
