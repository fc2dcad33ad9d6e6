"""The real bot at a Discord that answers wrongly, with short pauses, and the lines of its log."""

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.client import Khandan, Parts
from bot.clock.waiting import RealWaiting
from bot.config import Unfit
from bot.connection import supervision
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole
from tests.loopback.client import pointed_at
from tests.loopback.people import Person, answered, private, told
from tests.loopback.server import Server
from tests.loopback.town import Channel
from tests.loopback.watching import BUSY, until

Caplog = pytest.LogCaptureFixture
Lines = list[MutableMapping[str, Any]]


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our pauses are short."""
    monkeypatch.setattr(supervision, "FIRST", timedelta(milliseconds=20))
    monkeypatch.setattr(supervision, "LONGEST", timedelta(milliseconds=80))


@pytest.fixture
def logged() -> Any:
    with capture_logs() as lines:
        yield lines


@asynccontextmanager
async def started(
    server: Server, folder: Path, made_of: Parts | None = None
) -> AsyncIterator[tuple[Khandan, asyncio.Task[None]]]:
    """Our bot, and its running, which has begun; of the whole program, or of these parts on what is there."""
    with pointed_at(server.api, server.gateway_url):
        bot = make_bot(made_of or whole(), RealWaiting(), folder if made_of else unused(folder))
        bot._connection.guild_ready_timeout = 0.05
        async with bot:
            running = asyncio.create_task(bot.start("any"))
            yield bot, running
        running.cancel()
        with suppress(asyncio.CancelledError, Unfit):
            await running


async def ready(bot: Khandan, server: Server) -> None:
    """It is connected, and its commands are known."""
    await asyncio.wait_for(bot.wait_until_ready(), BUSY)
    await until(lambda: server.town.commands)


async def hears(amir: Person, hall: Channel, server: Server) -> bool:
    """Whether a command is answered, privately."""
    asked = await answered(amir.command(hall, "help"))
    return private(asked) and bool(told(asked))


def of(lines: Lines, event: str) -> list[MutableMapping[str, Any]]:
    """The log's lines of an event; each has a code."""
    found = [one for one in lines if one["event"] == event]
    assert all(len(one["code"]) == 8 for one in found)
    return found
