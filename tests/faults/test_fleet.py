"""Two and three bots on one PostgreSQL are killed while people play: nothing is lost, doubled or stuck."""

import asyncio
import os
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import pytest

from bot.client import Parts
from tests.faults import checks, letters
from tests.faults.fleet import Fleet
from tests.faults.ledger import NOTHING, Ledger
from tests.faults.openings import CAMPAIGN, Opening
from tests.faults.storm import MOMENTS, RARER, struck
from tests.loopback.nursery import Nursery
from tests.loopback.server import Server
from tests.postgres_server import PostgresServer

LONG: Final = int(os.environ.get("KHANDAN_KILLS", "100")) if os.environ.get("KHANDAN_LONG") else 0
"""Kills at each moment of a long run."""

FEW: Final = 1
"""The same of a short one."""

MOST: Final = 2
"""A long run has so many times as many rounds at most, until all was struck as often as it should be."""

ROUNDS: Final = 10
"""The same of a short one: a bot that is asked to end may have ended before it could be struck."""

STRUCK: Final = re.compile(r"kind=(Store(Lost|Broken|Locked)|ExceptionGroup)\b|^error store-unreachable:")
"""Errors that a bot logs while it can't reach its database; one that begins meanwhile ends with the last."""

TABLES: Final = (
    Opening("hall", "en", "table new", {"game": "coup", "seats": 4}),
    Opening("yard", "fa", "table new", {"game": "treasure", "seats": 4}),
    Opening("court", "en", "campaign new", CAMPAIGN),
)
"""In each server of a short run."""

MORE_TABLES: Final = (
    *TABLES,
    Opening("loft", "en", "table new", {"game": "coup", "seats": 2}),
    Opening("attic", "fa", "table new", {"game": "coup", "seats": 2}),
)
"""The same of a long run, with games that are soon over."""

MOMENTS_OF: Final = {("1", "2"): ("takeover", "drain", "send"), ("1", "2", "3"): MOMENTS}
"""At which moments a short run strikes these bots."""


NewFleet = Callable[[Random, tuple[Opening, ...], tuple[str, ...]], Fleet]


@pytest.fixture
def new_fleet(
    bots: Nursery, server: Server, postgres: PostgresServer, shared: Parts, tmp_path: Path
) -> NewFleet:
    """Bots of these names on a database of their own, with these tables in each server."""
    words = tuple(shared.words.values())
    place = (bots, server, postgres, postgres.new_database(), tmp_path)
    known = 1000 if LONG else 100
    return lambda dice, tables, names: Fleet(*place, shared.games, words, dice, tables, names, known)


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


@pytest.mark.parametrize("names", MOMENTS_OF, ids=["two bots", "three bots"])
async def test_kills_of_several_bots_lose_nothing(
    new_fleet: NewFleet, shared: Parts, names: tuple[str, ...]
) -> None:
    """At commits, sends, edits, takeovers and drains; stopped processes, cut connections, a dead database."""
    seed = int(os.environ.get("KHANDAN_SEED", Random().randrange(1 << 32)))
    print(f"KHANDAN_SEED={seed}")  # noqa: T201  # so that a failure can be played again
    fleet = new_fleet(Random(seed), MORE_TABLES if LONG else TABLES, names)
    fleet.server.gateway.spacing = 0.0
    tally, before = Tally(MOMENTS if LONG else MOMENTS_OF[names]), NOTHING
    try:
        async with playing(fleet, names):
            for round_ in count():
                left = tally.left()
                if not left or round_ >= (MOST * LONG or ROUNDS):
                    break
                for moment in left:
                    with tally.measure(moment):
                        tally.struck[moment] += await struck(fleet, moment)
                after = await fleet.ledger()
                wrong = [*checks.whole(after), *checks.grown(before, after)]
                before = after

                assert [] == wrong, f"seed {seed}, round {round_}"
            await fleet.are_well()
    finally:
        print(tally.report(fleet, before))  # noqa: T201
    await quiet_end(fleet, shared)

    assert [] == tally.left()


@dataclass
class Tally:
    """How often bots were struck at each of these moments, and how many seconds that took."""

    moments: tuple[str, ...]
    struck: Counter[str] = field(default_factory=Counter)
    tries: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=dict)

    def left(self) -> list[str]:
        """The moments at which bots are still to be struck."""
        return [one for one in self.moments if self.struck[one] < self._wanted(one)]

    def _wanted(self, moment: str) -> int:
        return max(FEW, LONG // 10 if moment in RARER else LONG)

    @contextmanager
    def measure(self, moment: str) -> Iterator[None]:
        """Count a try, and the time of the block."""
        began = monotonic()
        yield
        self.tries[moment] += 1
        self.seconds[moment] = self.seconds.get(moment, 0.0) + monotonic() - began

    def report(self, fleet: Fleet, known: Ledger) -> str:
        """What a run has shown something about."""
        statuses = Counter(known.statuses[one] for one in known.logs)
        games = Counter(log[0].action.game for log in known.logs.values())
        each = {one: round(self.seconds[one] / self.tries[one], 1) for one in self.tries}
        return "\n".join(
            (
                f"struck: {dict(self.struck)}, tries: {dict(self.tries)}, seconds each: {each}",
                f"matches: {dict(games)}, {dict(statuses)}, entries: {sum(map(len, known.logs.values()))}",
                f"births: {fleet.births}, heard: {dict(Counter(deed.heard for deed in fleet.deeds))}",
            )
        )


async def quiet_end(fleet: Fleet, shared: Parts) -> None:
    """Once more bots live until everything has gone out; then all of it is looked at."""
    known = await fleet.ledger()
    for match in (one for one in known.logs if known.statuses[one] == "running"):
        await pause(fleet, known, match)
    # Who was asked where they play is left alone in a pause; the next bots, which they never pressed, write.
    await fleet.end_all()
    await fleet.begin_all(fleet.bots)
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
