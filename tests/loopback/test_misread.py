"""Events, commands and interactions that Discord sends as nobody can read them."""

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.loopback.people import Person, interaction
from tests.loopback.server import Server
from tests.loopback.supervised import Caplog, Lines, briefly, hears, logged, of, ready, started
from tests.loopback.town import THREAD, Channel, Json

__all__ = ["briefly", "logged"]


def absent(data: Json) -> None:
    data.pop("channel", None)


def null(data: Json) -> None:
    data["channel"] = None


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
    thread = Channel(server.town.number(), "old", server.town.guild, THREAD, parent=hall.id, archived=True)
    server.town.channels[thread.id] = thread
    return thread


def noting(seen: list[int | None]) -> Any:
    async def listener(interaction: Any) -> None:
        seen.append(interaction.channel_id)

    return listener
