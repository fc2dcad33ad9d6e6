"""A service over a real store in a folder, with a clock and seeds of the test's own."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from bot.render.targets import TABLE
from engine import games
from engine.automatic_moves import end_wait
from engine.clock.deadlines import Patience
from engine.entries import Entry
from engine.game_versions import GameVersions
from engine.games.houses import VERSION
from engine.games.houses.moves import Options
from engine.kernel.dice import Dice
from engine.kernel.sealed import is_readable
from engine.kernel.steward import Steward
from engine.kernel.table import Table
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.kernel.waits import Wait
from engine.match.match_state import MatchState
from engine.matches import Matches
from engine.stewards import random
from engine.store import Store, open_store
from tests.engine.games.houses import small
from tests.engine.store.fresh import FILE, RING, at_first

GUILD, CHANNEL, HOST = 1, 2, 100
USERS = (100, 101, 102, 103, 104)


class Clock:
    """A time that stands until the test moves it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **length: float) -> None:
        """Let time pass."""
        self.now += timedelta(**length)


def seeds() -> Iterator[bytes]:
    """Secrets one after another, the same in every run."""
    number = 0
    while True:
        number += 1
        yield Dice(number.to_bytes(32, "big")).roll_below(1 << 64, "secret").to_bytes(8, "big") * 8


def entropy() -> "Entropy":
    """A source of the service's seeds."""
    return Entropy(seeds())


class Entropy:
    """So many bytes of the next secret."""

    def __init__(self, source: Iterator[bytes]) -> None:
        self._source = source

    def __call__(self, size: int) -> bytes:
        return next(self._source)[:size]


def patience(table: Table, wait: Wait) -> timedelta | None:
    """A day for everything."""
    return timedelta(days=1)


def recipients(match_state: MatchState, entry: Entry, before: MatchState) -> tuple[str, ...]:
    """The table hears of every entry in which anybody may read something."""
    return (TABLE,) if any(is_readable(event, None) for event in entry.events) else ()


def stewards(game: str, kind: str) -> Steward:
    """Random players."""
    return random.when_asked


@asynccontextmanager
async def service(
    folder: Path,
    clock: Clock,
    source: Entropy,
    choose: Callable[[str, str], Steward] = stewards,
    editions: GameVersions | None = None,
    waits: Patience = patience,
) -> AsyncIterator[tuple[Matches, Store]]:
    """The service as the bot builds it; leaving closes the store, as the end of a process does."""
    store = open_store(at_first(folder) / FILE, RING, "test")
    council = editions or games.table(small.content())
    matches = Matches(
        store, council, now=clock, entropy=source, patience=waits, recipients=recipients, stewards=choose
    )
    await matches.start()
    try:
        yield matches, store
    finally:
        await store.close()


def new_table(seats: int = 5, **options: object) -> OpenTable:
    """A campaign to be opened."""
    chosen = msgspec.json.encode(Options(**options)).decode()  # type: ignore[arg-type]
    return OpenTable("houses", VERSION, "small", seats, chosen, "fa")


async def begun(matches: Matches, people: int = 5, kind: str = "random", **options: object) -> int:
    """A campaign in which so many people sit, stewards elsewhere."""
    match = await matches.open(new_table(**options), guild=GUILD, channel=CHANNEL, host=HOST)
    for user in USERS[:people]:
        await matches.act_at_table(match, user, Join())
    await matches.act_at_table(match, HOST, Begin(kind))
    return match


async def expire_wait(matches: Matches, match: int, wait: str) -> None:
    """End a wait as its deadline would, though that has not come."""
    async with matches.locked(match) as live:
        await end_wait(matches, live, wait)
