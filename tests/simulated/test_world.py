"""The world keeps its people, messages and clock while bots come and go."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from simcord import Env

from bot.sandbox.driver import Driver
from bot.sandbox.reading import text_of
from bot.sandbox.world import IDLE, MakeBot, World, open_world
from tests.simulated.stand_in import StandIn


def bot_of(world: World) -> StandIn:
    assert isinstance(world.bot, StandIn)
    return world.bot


async def test_there_are_a_visitor_and_four_stewards(world: World) -> None:
    assert 1 + 4 == len(world.members)
    assert (world.visitor, *world.stewards) == world.members


async def test_buttons_and_menus_go_on_working_after_a_restart(driver: Driver, world: World) -> None:
    await driver.command(world.visitor, "board", number=5)
    await driver.command(world.visitor, "whisper")
    before = world.bot
    await world.restart()
    board, dm = driver.channel()[0], driver.inbox(world.visitor)[0]
    answers = [
        await driver.click(world.stewards[0], board, "Press 5"),
        await driver.click(world.visitor, dm, "Press 9"),
        await driver.choose(world.visitor, board, ["aye"]),
    ]

    assert ["anahita pressed 5", "visitor pressed 9", "chosen: aye"] == [answer.text for answer in answers]
    assert before is not world.bot
    assert before.is_closed()


async def test_time_passes_only_when_it_is_let(world: World) -> None:
    bot = bot_of(world)
    bot.deadline = world.env.now() + timedelta(hours=24)
    bot.nudge.set()
    await world.advance(24 * 3600 - 1)
    early = len(bot.wakings)
    await world.advance(1)

    assert (1, 2) == (early, len(bot.wakings))
    assert None is bot.deadline


@pytest.mark.parametrize("seconds", [0.1, 1 / 3, 86399.999999, 7 * 86400.0])
async def test_a_deadline_is_met_to_the_moment(world: World, driver: Driver, seconds: float) -> None:
    bot = bot_of(world)
    for _ in range(3):
        bot.deadline = world.env.now() + timedelta(seconds=seconds)
        bot.nudge.set()
        await world.settle()
        await world.advance(seconds)

    assert ["time is up"] * 3 == [text_of(post) for post in driver.channel()]


async def test_a_world_may_start_at_any_later_instant(make_bot: MakeBot) -> None:
    noon = datetime(2027, 3, 21, 12, tzinfo=UTC)
    async with open_world(make_bot, starts=noon) as world:
        assert noon == world.env.now()


async def test_a_container_keeps_its_id_and_is_found_in_the_history(driver: Driver, world: World) -> None:
    """What the outbox looks for after a restart."""
    await driver.command(world.visitor, "board", number=5)
    await world.restart()
    channel = bot_of(world).guilds[0].text_channels[0]
    found = [message async for message in channel.history(limit=10)]

    assert [[77]] == [[part.to_dict()["id"] for part in message.components] for message in found]


async def test_an_error_nobody_asked_about_is_raised_at_the_end(make_bot: MakeBot) -> None:
    async def play() -> None:
        async with open_world(make_bot) as world:
            await world.visitor.slash(world.channel, "crash")

    with pytest.raises(BaseExceptionGroup) as raised:
        await play()

    assert "RuntimeError: crashed" in str(raised.value.exceptions[0])


async def test_the_world_looks_often_whether_the_bot_has_finished(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """simcord's own pause between two looks costs 50 ms a click."""
    paused: list[float] = []
    settle = Env._settle_internal

    async def noted(env: Env, *, idle: float = 0.05, **how: Any) -> None:
        paused.append(idle)
        await settle(env, idle=idle, **how)

    monkeypatch.setattr(Env, "_settle_internal", noted)
    await driver.command(world.visitor, "board", number=5)
    await driver.click(world.visitor, driver.channel()[0], "Press 5")

    assert {IDLE} == set(paused)
