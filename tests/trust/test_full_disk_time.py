"""While nothing can be kept nobody's time runs: a full disk costs no deadline."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.clock.alarm import Alarm
from bot.upkeep.pulse import EVERY, Pulse
from engine.kernel.moves import Expire
from engine.matches import Matches
from engine.store import Store, StoreError
from tests.bot.upkeep.test_pulse import Machine
from tests.engine.service import Clock
from tests.trust import tables
from tests.trust.test_failing_disk import no_file_may_grow

FULL = timedelta(hours=30)
"""Longer than any deadline of the table."""


class Night:
    """A campaign whose bot notes that it is alive, and the disk under it."""

    def __init__(self, folder: Path, matches: Matches, store: Store, clock: Clock, match: int) -> None:
        self.matches, self.match, self._file = matches, match, folder / "khandan.db-wal"
        self.machine = Machine(clock)
        self.pulse = Pulse(store, matches, self.machine, self.machine.elapsed)
        self.alarm = Alarm(matches, self.machine, unheard)
        self.alarm.before = self.pulse.check

    async def dues(self) -> set[datetime | None]:
        """When the deadlines come."""
        return {one.due for one in (await self.matches.live(self.match)).deadlines.values()}

    async def expired(self) -> bool:
        """Whether a deadline has been played."""
        return any(isinstance(one.action, Expire) for one in await self.matches.entries(self.match))

    async def full(self, length: timedelta) -> int:
        """The disk takes nothing for so long, while the bot goes on trying; how often it failed."""
        failed = 0
        with no_file_may_grow(self._file.stat().st_size):
            for _ in range(int(length / timedelta(hours=1))):
                self.machine.passes(timedelta(hours=1))
                try:
                    await self.alarm.play()
                except StoreError:
                    failed += 1
        return failed


async def unheard(match: int) -> None:
    """Nobody is told."""


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Night]:
    clock = Clock()
    async with tables.service(tmp_path, clock) as (matches, store):
        found = Night(tmp_path, matches, store, clock, await tables.begun(matches, "houses"))
        await found.pulse.start()
        yield found


async def test_deadlines_that_came_while_the_disk_was_full_are_not_played(night: Night) -> None:
    """Issue 4: nobody could have answered, so everybody has the time that they had left."""
    before = await night.dues()
    failed = await night.full(FULL)
    await night.alarm.play()
    after = await night.dues()
    lost = {late - early for late in after for early in before if late and early}

    assert failed > 0
    assert not await night.expired()
    assert {FULL - EVERY} == lost


async def test_without_a_full_disk_they_are_played(night: Night) -> None:
    """The same hours on a sound disk: nothing is put off."""
    for _ in range(int(FULL / EVERY)):
        night.machine.passes(EVERY)
        await night.alarm.play()

    assert await night.expired()


async def test_the_bot_goes_on_noting_after_a_failure(night: Night) -> None:
    """A disk that failed once does not end the chore."""
    await night.full(timedelta(hours=2))
    await night.pulse._try_note()
    night.machine.passes(EVERY)
    await night.pulse._try_note()

    assert night.machine.now() == night.pulse._seen[0]
