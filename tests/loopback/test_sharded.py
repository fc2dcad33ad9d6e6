"""The real bot over two sockets: it answers, plays and closes as it does over one."""

from pathlib import Path
from typing import Any

import pytest

from bot.client import Khandan
from bot.clock.waiting import RealWaiting
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole
from tests.loopback.conftest import connected
from tests.loopback.people import Person, answered, told
from tests.loopback.server import Server
from tests.loopback.town import Channel
from tests.loopback.watching import until


def sharded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Khandan:
    """The bot as `khandan run` makes it; shards begin without a pause of five seconds."""

    async def at_once(*_: Any, **__: Any) -> None:
        return

    bot = make_bot(whole(), RealWaiting(), folder, sharded=True)
    bot._connection.guild_ready_timeout = 0.05
    monkeypatch.setattr(bot, "before_identify_hook", at_once)
    return bot


async def test_a_sharded_bot_plays_closes_and_plays_on(
    server: Server, hall: Channel, amir: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command is answered once, though two sockets are open; after the end a second bot finds the table."""
    folder, sockets, said = unused(tmp_path), [], []
    for command, options in (("campaign new", {"seats": 3}), ("campaign join", {})):
        async with connected(sharded(folder, monkeypatch)) as bot:
            await until(lambda: server.town.commands)
            asked = await answered(amir.command(hall, command, **options))
            sockets.append(len(bot.shards))  # type: ignore[attr-defined]
            said.append(told(asked))
            await until(lambda: hall.messages)
        assert bot.is_closed()

    assert [2, 2] == sockets
    assert 1 == len(hall.messages)
    assert 2 == len(set(said))


async def test_a_shard_that_is_cut_comes_back(
    server: Server, hall: Channel, amir: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its session is resumed, and what is pressed then is answered."""
    async with connected(sharded(unused(tmp_path), monkeypatch)):
        await until(lambda: server.town.commands)
        await server.gateway.cut()
        await until(lambda: server.gateway.resumed)
        asked = await answered(amir.command(hall, "campaign new", seats=3))

    assert told(asked)


async def test_one_shard_that_begins_anew_leaves_the_bot_at_ease(
    server: Server, hall: Channel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing has happened to the other: the gateway is up again, and clocks go on."""
    async with connected(sharded(unused(tmp_path), monkeypatch)) as bot:
        before = server.gateway.identified
        await server.gateway.cut(shard=1)
        server.gateway.forget()
        await until(lambda: server.gateway.identified > before)
        await until(lambda: bot.reach._cut is None)  # type: ignore[attr-defined]

    assert 1 == server.gateway.identified - before
