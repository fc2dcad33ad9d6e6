"""Both ways of waiting keep one promise: back when the moment has come or at a nudge, which is then spent."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.clock.waiting import RealWaiting
from bot.sandbox.world import World
from tests.loopback.watching import BUSY
from tests.simulated.stand_in import StandIn

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


class Hand:
    """A wall clock whose hand is moved by the test."""

    def __init__(self) -> None:
        self.at = NOON

    def read(self) -> datetime:
        return self.at


@pytest.mark.parametrize("when", [NOON, NOON - HOUR])
async def test_a_moment_that_has_come_is_not_waited_for(when: datetime) -> None:
    waiting = RealWaiting(Hand().read)
    await asyncio.wait_for(waiting.sleep_until(when, asyncio.Event()), BUSY)

    assert NOON == waiting.now()


@pytest.mark.parametrize("when", [None, NOON + HOUR])
async def test_a_nudge_ends_the_sleep_and_is_spent(when: datetime | None) -> None:
    nudge = asyncio.Event()
    asleep = asyncio.create_task(RealWaiting(Hand().read).sleep_until(when, nudge))
    await asyncio.sleep(0)
    nudge.set()
    await asyncio.wait_for(asleep, BUSY)

    assert not nudge.is_set()


async def test_a_nudge_before_the_sleep_is_not_lost() -> None:
    nudge = asyncio.Event()
    nudge.set()
    await asyncio.wait_for(RealWaiting(Hand().read).sleep_until(None, nudge), BUSY)

    assert not nudge.is_set()


async def test_a_wall_clock_set_forward_is_noticed_at_the_next_nap() -> None:
    hand = Hand()
    asleep = asyncio.create_task(RealWaiting(hand.read, 0.01).sleep_until(NOON + HOUR, asyncio.Event()))
    await asyncio.sleep(0.05)
    early = asleep.done()
    hand.at = NOON + HOUR
    await asyncio.wait_for(asleep, BUSY)

    assert not early


async def test_in_the_sandbox_a_nudge_wakes_and_time_alone_does_not(world: World) -> None:
    bot = world.bot
    assert isinstance(bot, StandIn)
    await world.advance(7 * 86400)
    unasked = len(bot.wakings)
    for _ in range(3):
        bot.nudge.set()
        await world.settle()

    assert (0, 3, False) == (unasked, len(bot.wakings), bot.nudge.is_set())


async def test_the_wall_clock_is_read_in_utc() -> None:
    assert timedelta(0) == RealWaiting().now().utcoffset()
