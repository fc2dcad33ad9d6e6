"""The real bot at a Discord that answers wrongly: nothing of it ends the process, and all else goes on."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.client import Khandan
from bot.clock.waiting import RealWaiting
from bot.config import Unfit
from bot.connection import supervision
from bot.connection.events import guard
from bot.connection.supervision import stay
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole
from tests.loopback.client import pointed_at
from tests.loopback.gateway import Spoil
from tests.loopback.people import Person, answered, interaction, private, told
from tests.loopback.server import Server, serving
from tests.loopback.town import THREAD, Channel, Json
from tests.loopback.watching import until

Caplog = pytest.LogCaptureFixture
Lines = list[MutableMapping[str, Any]]

MARKS = str.maketrans("", "", "\u2066\u2067\u2068\u2069\u200e")


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
async def started(server: Server, folder: Path) -> AsyncIterator[tuple[Khandan, asyncio.Task[None]]]:
    """Our bot, and its running, which has begun."""
    with pointed_at(server.api, server.gateway_url):
        bot = make_bot(whole(), RealWaiting(), unused(folder))
        bot._connection.guild_ready_timeout = 0.05
        async with bot:
            running = asyncio.create_task(bot.start("any"))
            yield bot, running
        running.cancel()
        with suppress(asyncio.CancelledError, Unfit):
            await running


async def ready(bot: Khandan, server: Server) -> None:
    """It is connected, and its commands are known."""
    await asyncio.wait_for(bot.wait_until_ready(), 10)
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


def absent(data: Json) -> None:
    data.pop("channel", None)


def null(data: Json) -> None:
    data["channel"] = None


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


@pytest.mark.parametrize(
    "fault",
    [
        ("GUILD_CREATE", {"id": "1", "roles": None}),
        ("CHANNEL_UPDATE", {"id": None}),
        ("GUILD_DELETE", {"id": None}),
        ("INTERACTION_CREATE", {"id": "1", "type": 2, "data": None}),
        ("THREAD_CREATE", None),
    ],
)
async def test_an_event_that_can_not_be_read_is_passed_over(
    server: Server, hall: Channel, amir: Person, tmp_path: Path, logged: Lines, fault: tuple[str, Any]
) -> None:
    """A null where an object was expected: the event is logged with a code, the next one is heard."""
    event, data = fault
    async with started(server, tmp_path) as (bot, running):
        await ready(bot, server)
        for session in server.gateway.sessions.values():
            session.tell(event, data)
        heard = await hears(amir, hall, server)
        alive = not running.done()

    assert heard
    assert alive
    assert [event] == [one["event_name"] for one in of(logged, "event_unread")]
    assert 1 == server.gateway.identified


def spoiled_options(data: Json) -> None:
    data["data"]["options"] = [None]


def spoiled_name(data: Json) -> None:
    data["data"].pop("name")


def spoiled_number(data: Json) -> None:
    data["data"]["options"] = 7


@pytest.mark.parametrize("spoil", [spoiled_options, spoiled_name, spoiled_number])
async def test_a_command_that_can_not_be_read_is_one_line(
    server: Server, amir: Person, tmp_path: Path, logged: Lines, spoil: Callable[[Json], None], caplog: Caplog
) -> None:
    """Options that are none, or no name: a code for the host, and nothing that the library leaves behind."""
    async with started(server, tmp_path) as (bot, _):
        await ready(bot, server)
        hall = next(iter(server.town.channels.values()))
        asked = amir.command(hall, "help")
        data = interaction(server.town, asked) | {"id": str(server.town.number())}
        spoil(data)
        server.town.tell("INTERACTION_CREATE", data)
        heard = await hears(amir, hall, server)
        gc.collect()

    assert heard
    assert 1 == len(of(logged, "command_unread"))
    assert [] == [one for one in caplog.records if one.name == "asyncio"]


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
        await asyncio.wait_for(bot.wait_until_ready(), 10)
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
            await asyncio.wait_for(running, 10)

    assert sentence == unfit.value.code
    assert all(words.known(sentence) for words in whole().words.values())


async def test_a_wrong_token_is_not_tried_again(server: Server, tmp_path: Path) -> None:
    fault = server.faults.add("GET /users/@me", status=401, times=None)
    async with started(server, tmp_path) as (_, running):
        with pytest.raises(Unfit) as unfit:
            await asyncio.wait_for(running, 10)

    assert ("run-login", 1) == (unfit.value.code, fault.met)


@pytest.mark.parametrize("changed", [absent, null])
@pytest.mark.parametrize("place", ["hall", "thread put away", "direct message"])
async def test_an_interaction_without_its_channel_finds_it(
    server: Server,
    hall: Channel,
    amir: Person,
    tmp_path: Path,
    changed: Callable[[Json], object],
    place: str,
) -> None:
    """`channel` is optional, `channel_id` is there; a thread that nobody told of is asked for."""
    async with started(server, tmp_path) as (bot, _):
        await ready(bot, server)
        here = {"hall": hall, "direct message": server.town.dm(amir.id)}.get(place) or put_away(server, hall)
        tell, seen = server.town.tell, list[int | None]()

        def without(event: str, data: Json) -> None:
            changed(data)
            tell(event, data)

        server.town.tell = without
        bot.add_listener(noting(seen), "on_interaction")
        heard = await hears(amir, here, server)

    assert heard
    assert [here.id] == seen
    assert (place == "thread put away") == (f"GET /channels/{here.id}" in server.requests)


def put_away(server: Server, hall: Channel) -> Channel:
    """A thread of which the bot has not been told."""
    thread = Channel(server.town.number(), "old", THREAD, parent=hall.id, archived=True)
    server.town.channels[thread.id] = thread
    return thread


def noting(seen: list[int | None]) -> Any:
    async def listener(interaction: Any) -> None:
        seen.append(interaction.channel_id)

    return listener


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
        await asyncio.wait_for(client.wait_until_ready(), 20)
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
