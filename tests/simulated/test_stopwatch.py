"""What people wait is measured, from the press to the answer; what has had no answer is named."""

from collections.abc import Callable
from itertools import count

import pytest

from bot.sandbox.driver import Driver, Unanswered
from bot.sandbox.stopwatch import Stopwatch
from bot.sandbox.world import World


def every(seconds: int) -> Callable[[], float]:
    """A clock on which so much time passes from look to look."""
    looks = count(step=seconds)
    return lambda: float(next(looks))


async def test_each_press_command_and_form_is_measured_to_its_answer(driver: Driver, world: World) -> None:
    """Two looks at the clock for each: as it is passed on, and as it is answered."""
    watch = Stopwatch(world.env, every(3))
    await driver.command(world.visitor, "board", number=5)
    await driver.click(world.stewards[0], driver.channel()[-1], "v1:press:")
    opened = await driver.command(world.visitor, "speech")
    await driver.submit(world.visitor, opened, side=["aye"], why="so")

    assert (4, 3.0, ()) == (watch.answered, watch.slowest, watch.open)


async def test_the_slowest_is_named(driver: Driver, world: World) -> None:
    """Between the two looks at a clock that goes faster and faster."""
    looks = (float(number**2) for number in count())
    watch = Stopwatch(world.env, lambda: next(looks))
    await driver.command(world.visitor, "board", number=5)
    await driver.command(world.visitor, "whisper")

    assert ("/whisper", 5.0) == (watch.what, watch.slowest)


async def test_what_was_never_answered_stays_open(driver: Driver, world: World) -> None:
    """And a restart changes nothing of it."""
    watch = Stopwatch(world.env, every(1))
    with pytest.raises(Unanswered):
        await driver.command(world.visitor, "silence")
    await world.restart()
    await driver.command(world.visitor, "whisper")

    assert (("/silence",), 1) == (watch.open, watch.answered)
