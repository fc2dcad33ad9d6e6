"""Fixtures for tests that meet a bot as people do. Override `make_bot` to put another bot into the world."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World, open_world
from tests.simulated.stand_in import StandIn


@pytest.fixture
def make_bot() -> MakeBot:
    return StandIn


@pytest.fixture
async def world(make_bot: MakeBot) -> AsyncIterator[World]:
    async with open_world(make_bot) as opened:
        yield opened


@pytest.fixture
def driver(world: World) -> Driver:
    return Driver(world)
