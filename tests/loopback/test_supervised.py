"""The real bot at a Discord that answers wrongly: nothing of it ends the process, and all else goes on."""

import asyncio
import gc
import socket
from pathlib import Path

import discord
import pytest

from bot.clock.waiting import RealWaiting
from bot.config import Unfit
from bot.connection.events import guard
from bot.connection.supervision import stay
from tests.bot.core_world import whole
from tests.loopback.gateway import Spoil
from tests.loopback.people import Person
from tests.loopback.server import Server, serving
from tests.loopback.supervised import Caplog, Lines, briefly, hears, logged, of, ready, started
from tests.loopback.town import Channel, Json
from tests.loopback.watching import BUSY, until

__all__ = ["briefly", "logged"]


def no_json(payload: Json) -> str:
    return "Good day to you."


def nothing_in_it(payload: Json) -> Json:
    return {**payload, "d": None}


def a_list(payload: Json) -> str:
    return "[]"


@pytest.mark.parametrize("spoil", [no_json, nothing_in_it, a_list])
async def test_a_first_handshake_that_is_answered_wrongly_is_tried_again(
    server: Server, hall: Channel, amir: Person, tmp_path: Path, logged: Lines, spoil: Spoil
) -> None:
    """HELLO, twice; then the bot is there."""
    server.gateway.hellos += [spoil, spoil]
    async with started(server, tmp_path) as (bot, _):
        await ready(bot, server)
        heard = await hears(amir, hall, server)

    assert heard
    assert 2 == len(of(logged, "socket_misread")) == len(of(logged, "connection_failed"))


@pytest.mark.parametrize(
    "spoil",
    [lambda ready: {**ready, "user": None}, lambda ready: {**ready, "guilds": [None]}, lambda _: None],
)
async def test_a_session_that_begins_wrongly_is_begun_anew(
    server: Server, hall: Channel, amir: Person, tmp_path: Path, logged: Lines, spoil: Spoil
) -> None:
    """READY: what is half begun is not resumed."""
    server.gateway.readies.append(spoil)
    async with started(server, tmp_path) as (bot, _):
        await ready(bot, server)
        heard = await hears(amir, hall, server)

    assert heard
    assert (2, 0) == (server.gateway.identified, server.gateway.resumed)
    assert 1 == len(of(logged, "socket_misread"))


async def test_what_nobody_waits_for_ends_in_one_line(
    server: Server, tmp_path: Path, logged: Lines, caplog: Caplog
) -> None:
    """The library begins tasks at which it never looks again."""

    async def failing() -> None:
        raise ValueError("a secret")

    async with started(server, tmp_path) as (bot, _):
        await ready(bot, server)
        bot.loop.create_task(failing())
        await asyncio.sleep(0.05)
        gc.collect()

    assert ["ValueError"] == [one["kind"] for one in of(logged, "task_failed")]
    assert "secret" not in str(logged) + caplog.text


@pytest.mark.parametrize("refusal", [(400, 50035), (403, 50001), (401, 0)])
async def test_commands_that_are_refused_at_the_start_are_told_again(
    server: Server, hall: Channel, amir: Person, tmp_path: Path, logged: Lines, refusal: tuple[int, int]
) -> None:
    """The bot is connected meanwhile; the pauses grow."""
    status, code = refusal
    server.faults.add("PUT /applications/.*commands", status=status, code=code, times=3)
    async with started(server, tmp_path) as (bot, _):
        await asyncio.wait_for(bot.wait_until_ready(), BUSY)
        await ready(bot, server)
        heard = await hears(amir, hall, server)

    assert heard
    assert [refusal] * 3 == [(one["status"], one["answer"]) for one in of(logged, "commands_refused")]


@pytest.mark.parametrize("fault", [{"status": 400}, {"status": 403, "code": 40333}, {"status": 429}])
@pytest.mark.parametrize("path", ["GET /users/@me", "GET /oauth2/applications/@me"])
async def test_a_login_that_fails_is_tried_again(
    server: Server, hall: Channel, tmp_path: Path, logged: Lines, path: str, fault: dict[str, int]
) -> None:
    """A 429 without Via is a proxy's ban."""
    server.faults.add(path, times=2, **fault)
    async with started(server, tmp_path) as (bot, _):
        await ready(bot, server)

    assert 2 == len(of(logged, "login_failed"))


async def test_without_a_network_at_the_start_the_bot_waits_for_one(tmp_path: Path, logged: Lines) -> None:
    """Nobody listens on the port at first."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    async with started(Server(port), tmp_path) as (bot, running):
        await until(lambda: len(of(logged, "login_failed")) >= 3)
        async with serving(port) as server:
            await ready(bot, server)
            alive = not running.done()
            await bot.close()

    assert alive


@pytest.mark.parametrize(
    ("code", "sentence"),
    [(4004, "run-login"), (4013, "run-intents"), (4014, "run-intents"), (4012, "run-closed")],
)
async def test_what_only_the_host_can_mend_ends_it_with_a_sentence(
    server: Server, tmp_path: Path, code: int, sentence: str
) -> None:
    """The gateway closes with a code that means for good."""
    server.gateway.turned_away.append(code)
    async with started(server, tmp_path) as (_, running):
        with pytest.raises(Unfit) as unfit:
            await asyncio.wait_for(running, BUSY)

    assert sentence == unfit.value.code
    assert all(words.has_text(sentence) for words in whole().words.values())


async def test_a_wrong_token_is_not_tried_again(server: Server, tmp_path: Path) -> None:
    fault = server.faults.add("GET /users/@me", status=401, times=None)
    async with started(server, tmp_path) as (_, running):
        with pytest.raises(Unfit) as unfit:
            await asyncio.wait_for(running, BUSY)

    assert ("run-login", 1) == (unfit.value.code, fault.met)


async def test_work_that_fails_is_begun_again(
    server: Server, tmp_path: Path, logged: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A chore is one of many: the others go on, and so does it after a pause."""
    tries = list[int]()

    async def chore() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise ValueError("not yet")

    async with started(server, tmp_path) as (bot, _):
        bot.chores.append(chore)
        await ready(bot, server)
        await until(lambda: len(tries) == 3)

    assert 2 == len(of(logged, "work_failed"))


async def test_a_listener_that_fails_is_one_line(server: Server, tmp_path: Path, logged: Lines) -> None:
    async def listener() -> None:
        raise ValueError("a secret may stand here")

    async with started(server, tmp_path) as (bot, _):
        bot.add_listener(listener, "on_ready")
        await ready(bot, server)
        await until(lambda: of(logged, "listener_failed"))

    assert ["ValueError"] == [one["kind"] for one in of(logged, "listener_failed")]
    assert "secret" not in str(logged)


class Sharded(discord.AutoShardedClient):
    """Guarded as our bot is; does not wait five seconds between shards."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        guard(self)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


async def test_a_sharded_client_outlives_the_same(server: Server, hall: Channel, logged: Lines) -> None:
    """A session that begins wrongly, and an event that can't be read: its shards pause and go on."""
    server.gateway.readies.append(lambda ready: {**ready, "user": None})
    async with Sharded() as client:
        running = asyncio.create_task(stay(client, "any", RealWaiting(), lambda: False))
        await asyncio.wait_for(client.wait_until_ready(), BUSY)
        for session in server.gateway.sessions.values():
            session.tell("CHANNEL_UPDATE", {"id": None})
        await until(lambda: of(logged, "event_unread"))
        alive, known = not running.done(), client.get_guild(server.town.guild)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

    assert alive
    assert known is not None
    assert 1 == len(of(logged, "socket_misread"))


async def test_a_servers_twins_are_told_again(
    server: Server, hall: Channel, tmp_path: Path, logged: Lines
) -> None:
    """Refused for a server that we were thrown out of, and are invited to again."""
    server.faults.add(f"PUT /applications/.*/guilds/{server.town.guild}", status=403, code=50001, times=2)
    async with started(server, tmp_path) as (bot, _):
        await bot.store.write.set_preference("guild", server.town.guild, "fa")
        await until(lambda: any(one["name"] == "رأی" for one in server.town.commands))

    assert 2 == len(of(logged, "twins_refused"))
