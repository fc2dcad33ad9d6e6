"""The small Discord in a process of its own, so that what a bot costs is measured alone."""

import asyncio
import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from tests.loopback.people import Person, answered
from tests.loopback.server import Server, serving
from tests.loopback.town import Channel


class Typed(NamedTuple):
    """A command that a person types in a channel, both by their spots."""

    person: int
    hall: int
    name: str
    options: dict[str, Any]


class Heard(NamedTuple):
    """What came of it: milliseconds until it could be read, and the bytes of the answer."""

    ms: float
    size: int


class Where(NamedTuple):
    """Where the small Discord is, and the ids of its guild, channels and people."""

    api: str
    gateway: str
    guild: int
    halls: tuple[int, ...]
    people: tuple[int, ...]


class Far:
    """The town from afar."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self.where: Where = line.recv()

    async def type(self, *typed: Typed) -> list[Heard]:
        """All of these are typed at once; what each heard."""
        return await asyncio.to_thread(self._ask, typed)

    def _ask(self, typed: tuple[Typed, ...]) -> list[Heard]:
        self._line.send(typed)
        heard: list[Heard] = self._line.recv()
        return heard


@contextmanager
def far(halls: int, people: int) -> Iterator[Far]:
    """A town with so many channels and people, until the end of the block."""
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_live, args=(theirs, halls, people), daemon=True)
    process.start()
    try:
        yield Far(ours)
    finally:
        ours.send(None)
        process.join(5)


def _live(line: Connection, halls: int, people: int) -> None:
    asyncio.run(_serve(line, halls, people))


async def _serve(line: Connection, halls: int, people: int) -> None:
    async with serving() as server:
        town = server.town
        places = [town.open_channel(f"hall-{number}") for number in range(halls)]
        persons = [Person(town, f"Person {number}") for number in range(people)]
        line.send(_where(server, places, persons))
        while (typed := await asyncio.to_thread(line.recv)) is not None:
            line.send(await asyncio.gather(*(_heard(persons[one.person], places, one) for one in typed)))


def _where(server: Server, places: Sequence[Channel], persons: Sequence[Person]) -> Where:
    return Where(
        server.api,
        server.gateway_url,
        server.town.guild,
        tuple(one.id for one in places),
        tuple(one.id for one in persons),
    )


async def _heard(person: Person, places: Sequence[Channel], one: Typed) -> Heard:
    start = time.perf_counter()
    asked = await answered(person.command(places[one.hall], one.name, **one.options))
    spent = (time.perf_counter() - start) * 1000
    said = asked.original.payload if asked.original is not None else {}
    return Heard(spent, len(json.dumps(said)))
