"""The bot over shards, as it is really run: whatever ends a socket, another is tried, and it does not end."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.backoff import ExponentialBackoff

from bot.client import Khandan, own_status
from bot.clock.waiting import RealWaiting
from bot.connection.supervision import LONGEST, Lost
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole
from tests.loopback.people import Person, answered, told
from tests.loopback.server import Server
from tests.loopback.town import Channel
from tests.loopback.watching import BUSY, until


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The library pauses for a moment only."""
    with monkeypatch.context() as patched:
        patched.setattr(ExponentialBackoff, "delay", lambda _: 0.02)
        yield


@asynccontextmanager
async def running(server: Server, folder: Path) -> AsyncIterator[tuple[Khandan, asyncio.Task[None]]]:
    """The bot, connected, its commands known, and its running."""

    async def at_once(*_: Any, **__: Any) -> None:
        """Shards begin without a pause of five seconds."""

    bot = make_bot(whole(), RealWaiting(), unused(folder), sharded=True)
    bot._connection.guild_ready_timeout = 0.05
    bot.before_identify_hook = at_once  # type: ignore[method-assign]
    async with bot:
        task = asyncio.create_task(bot.start("any"))
        await asyncio.wait_for(bot.wait_until_ready(), BUSY)
        await until(lambda: server.town.commands)
        yield bot, task
    task.cancel()
    with suppress(asyncio.CancelledError, Lost):
        await task


@pytest.mark.parametrize("code", [1000, 1001, 4000])
async def test_a_socket_that_ends_before_its_first_word_ends_nothing(
    server: Server, hall: Channel, amir: Person, tmp_path: Path, at_once: None, code: int
) -> None:
    """A gateway that is coming back: first no handshake, then sockets that are closed at once."""
    gateway = server.gateway
    async with running(server, tmp_path) as (bot, task):
        gateway.refused += [503] * 2
        gateway.unheard += [code] * 3
        await gateway.cut()
        await until(lambda: not gateway.refused and not gateway.unheard)
        await until(lambda: len([one for one in gateway.sessions.values() if one.socket]) == 2)
        asked = await answered(amir.command(hall, "help"))
        alive = not task.done() and not bot.is_closed()

    assert alive
    assert told(asked)


async def test_the_status_says_where_to_begin_in_every_session(
    server: Server, tmp_path: Path, at_once: None
) -> None:
    """Discord forgets it with the session, so it goes with each that begins, over each shard."""
    async with running(server, tmp_path) as (bot, _):
        shown = [one["game"]["state"] for one in server.gateway.presences]

    assert [own_status(bot.parts)] * bot.shard_count == shown
    assert "/mine" in own_status(bot.parts)


async def test_a_client_that_the_library_lets_go_is_an_end_with_an_error(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a quiet one, after which a service manager would begin nothing anew."""
    async with running(server, tmp_path) as (bot, task):

        async def broken(*_: object) -> None:
            raise ValueError("a secret may stand here")

        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "poll_event", broken)
        await server.gateway.cut()
        with pytest.raises(Lost) as lost:
            await asyncio.wait_for(task, BUSY)

    assert 8 == len(str(lost.value))
    assert bot.is_closed()


@pytest.mark.parametrize("code", [4010, 4011])
async def test_a_bot_that_needs_more_shards_is_begun_anew(server: Server, tmp_path: Path, code: int) -> None:
    """It has come into many servers while it ran: nothing that the host must mend."""
    async with running(server, tmp_path) as (_, task):
        for session in server.gateway.sessions.values():
            assert session.socket is not None
            await session.socket.close(code=code)
        with pytest.raises(Lost):
            await asyncio.wait_for(task, BUSY)


async def test_the_librarys_pauses_are_no_longer_than_ours(server: Server, tmp_path: Path) -> None:
    async with running(server, tmp_path) as (bot, _):
        assert isinstance(bot, discord.AutoShardedClient)
        await until(lambda: all(one._parent._backoff._max == 8 for one in bot.shards.values()))
        pauses = [one._parent._backoff.delay() for one in bot.shards.values() for _ in range(50)]

    assert max(pauses) <= LONGEST.total_seconds()
