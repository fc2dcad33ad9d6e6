"""A small Discord on real sockets and a tiny bot that is connected to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest

from tests.loopback.client import pointed_at
from tests.loopback.people import Person
from tests.loopback.server import Server, serving
from tests.loopback.tiny import Tiny
from tests.loopback.town import Channel
from tests.loopback.watching import BUSY


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with serving() as running:
        with pointed_at(running.api, running.gateway_url):
            yield running


@pytest.fixture
def hall(server: Server) -> Channel:
    return server.town.open_channel("hall")


@pytest.fixture
def amir(server: Server, hall: Channel) -> Person:
    return Person(server.town, "Amir")


@pytest.fixture
async def bot(server: Server, hall: Channel, amir: Person) -> AsyncIterator[Tiny]:
    async with connected(Tiny()) as bot:
        yield bot


@asynccontextmanager
async def connected(bot: discord.Client) -> AsyncIterator[discord.Client]:
    """The bot logged in, connected and ready, until the end of the block."""
    async with bot:
        await bot.login("any")
        running = asyncio.create_task(bot.connect())
        await asyncio.wait_for(bot.wait_until_ready(), BUSY)
        yield bot
    await asyncio.gather(running, return_exceptions=True)
