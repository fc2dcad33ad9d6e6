"""Two and three bots on one PostgreSQL are killed while people play: nothing is lost, doubled or stuck."""

import asyncio
import os
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.client import Parts
from tests.faults import checks, letters
from tests.faults.fleet import Fleet
from tests.faults.ledger import Ledger
from tests.faults.openings import Opening
from tests.faults.storm import MOMENTS, struck
from tests.loopback.nursery import Nursery
from tests.loopback.server import Server
from tests.postgres_server import PostgresServer

LONG: Final = int(os.environ.get("KHANDAN_KILLS", "100")) if os.environ.get("KHANDAN_LONG") else 0
"""Kills at each moment of a long run."""

FEW: Final = 1
"""The same of a short one."""

STRUCK: Final = re.compile(r"kind=(Store(Lost|Broken|Locked)|ExceptionGroup)\b|^error store-unreachable:")
"""Errors that a bot logs while it can't reach its database; one that begins meanwhile ends with the last."""

TABLES: Final = (
    Opening("hall", "en", "table new", {"game": "coup", "seats": 4}),
    Opening("yard", "fa", "table new", {"game": "treasure", "seats": 4}),
)


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    return postgres.new_database()


@asynccontextmanager
async def playing(fleet: Fleet, names: tuple[str, ...]) -> AsyncIterator[None]:
    """These bots live, and people play at the tables of every shard to the end of the block."""
    await fleet.begin_all(names)
    works = [fleet.watch(), *(fleet.walk(number) for number in range(len(fleet.walkers)))]
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        fleet.over.set()
        fleet.see_nothing()
        await asyncio.gather(*tasks)


async def test_kills_of_several_bots_lose_nothing(
    bots: Nursery, server: Server, postgres: PostgresServer, shared: Parts, tmp_path: Path, address: str
) -> None:
    """At commits, sends, edits, takeovers and drains; stopped processes, cut connections, a dead database."""
    seed = int(os.environ.get("KHANDAN_SEED", Random().randrange(1 << 32)))
    print(f"KHANDAN_SEED={seed}")  # noqa: T201  # so that a failure can be played again
    dice, words = Random(seed), tuple(shared.words.values())
    fleet = Fleet(bots, server, postgres, address, tmp_path, shared.games, words, dice, TABLES)
    server.gateway.spacing = 0.0
    struck_at, before = Counter[str](), None
    async with playing(fleet, fleet.bots):
        for round_ in range(LONG or FEW):
            for moment in MOMENTS:
                struck_at[moment] += await struck(fleet, moment)
            after = await fleet.ledger()
            wrong = [*checks.whole(after), *(checks.grown(before, after) if before else ())]
            before = after

            assert [] == wrong, f"seed {seed}, round {round_}"
        await fleet.are_well()
    print(f"struck: {dict(struck_at)}, matches: {len(before.logs) if before else 0}")  # noqa: T201
    heard = Counter(deed.heard for deed in fleet.deeds)
    print(f"heard: {dict(heard)}")  # noqa: T201
    await quiet_end(fleet, shared)


async def quiet_end(fleet: Fleet, shared: Parts) -> None:
    """The bots live on until everything has gone out; then all of it is looked at."""
    known = await fleet.ledger()
    for match in (one for one in known.logs if known.statuses[one] == "running"):
        await pause(fleet, known, match)
    await fleet.sent()
    aside = await fleet.set_aside()
    left = await fleet.end_all()
    games, town = shared.games, fleet.server.town
    wrong = [*checks.whole(left), *checks.grown(known, left), *checks.answers(left, fleet.deeds)]
    wrong += [*checks.posted(left, town), *checks.arrived(left, town), *checks.drained(left)]
    wrong += letters.wrong(left, town, games, fleet.words, None)
    wrong += [*checks.owed(left, games, shared.renderers), *checks.timed(left, games), *checks.taken(town)]

    assert [] == wrong
    assert [] == aside
    assert [] == [line for line in checks.clean(fleet.log()) if not STRUCK.search(line)]


async def pause(fleet: Fleet, known: Ledger, match: int) -> None:
    """The host stops a table, however often the answer is lost."""
    hall = fleet.server.town.channels[known.channels[match]]
    host = next(one for one in fleet.walkers if one.person.id == known.people[match][0])
    fleet.over.clear()
    for _ in range(5):
        asked = await fleet.typed(host, hall, "table pause", match=match)
        if asked.answered.is_set():
            break
    fleet.over.set()
