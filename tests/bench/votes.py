"""What a click costs over sockets: hand, board and ballots beside an empty command of the same size."""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import msgspec

from bot import wiring
from bot.client import Khandan
from bot.clock.waiting import RealWaiting
from bot.process import spare_lasting
from engine.games import houses
from engine.games.houses.moves import Options
from engine.kernel.dice import Dice
from engine.kernel.steward import Look
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.match.live import LiveMatch
from engine.stewards import steward_for
from tests.bench.far import Far, Typed, far
from tests.bench.floor import Floor, floor
from tests.loopback.bot import material
from tests.loopback.client import pointed_at

TABLES, SEATS = 10, 5
PAGES, ROUNDS = 60, 6
CROWDS: Final = 7
COMMITS: Final = 50
BALLOT: Final = {"ballot": "yes", "power": 1}
EMPTY: Final = 600
"""Bytes of the empty answers that are asked at once."""

QUIET: Final = 0.5
"""Seconds without a request after which all that was owed is taken for sent."""

PAUSE: Final = 0.1
"""Seconds in which all that follows from one click is done."""

AFTER: Final = 2.0
"""Seconds in which all that follows from a crowd is done: longer than a board rests."""


def measure() -> dict[str, float]:
    """Milliseconds (p50) from the event to the answer, one at a time; of each its ratio to the empty one.

    Each click begins when all that follows from the one before is done, and has its floors beside it: an
    empty answer of as many bytes; bare commits follow each round. All come right after another that is not
    counted: a machine that has to wake first takes twice as long, now and then. `ballot_over` is what a
    ballot takes beyond the commit, in empty answers. `cpu_ms` is the bot's processor time of a vote with 50
    at once, with all that follows from it, the median of some crowds; `empty_cpu_ms` an empty answer's, of as
    many at once after each crowd, and `cpu_ratio` the median of the crowds' ratios.
    """
    people = TABLES * SEATS
    with (
        tempfile.TemporaryDirectory() as folder,
        far(TABLES, people) as town,
        floor(Path(folder), people) as beside,
        pointed_at(town.where.api, town.where.gateway),
    ):
        return asyncio.run(_measured(town, beside, Path(folder)))


COMMITTED: Final = ("ballot", "seal")


class Times:
    """What was measured, by figure."""

    def __init__(self, town: Far, beside: Floor) -> None:
        self._town, self._beside = town, beside
        self.found: dict[str, list[float]] = {}

    def put(self, figure: str, value: float) -> None:
        """One more of a figure."""
        self.found.setdefault(figure, []).append(value)

    async def typed(self, name: str, seat: int, command: str, **options: Any) -> None:
        """One click, and its floors once all that follows from it is done."""
        await self._town.type(Typed(seat, 0, "board", {}))
        heard = (await self._town.type(Typed(seat, 0, command, options)))[0]
        await asyncio.sleep(PAUSE)
        await self._beside.empty(heard.size)
        self.put(f"{name}_ms", heard.ms)
        self.put(f"{name}_bytes", heard.size)
        self.put(f"empty_{name}_ms", await self._beside.empty(heard.size))

    def commits(self) -> None:
        """Bare commits, one after another as one writer's are."""
        self._beside.commit()
        for _ in range(COMMITS):
            self.put("bare_commit_ms", self._beside.commit())

    async def crowd(self, seats: list[tuple[int, int]]) -> None:
        """Fifty ballots at once, and as many empty answers."""
        start = time.process_time()
        await self._town.type(*(Typed(who, hall, "vote", dict(BALLOT)) for who, hall in seats))
        await asyncio.sleep(AFTER)
        self.put("cpu_ms", (time.process_time() - start) * 1000 / len(seats))
        vote = self.found["cpu_ms"][-1]
        start = self._beside.cpu()
        await self._beside.empty(EMPTY, len(seats))
        self.put("empty_cpu_ms", (self._beside.cpu() - start) / len(seats))
        self.put("cpu_ratio", vote / self.found["empty_cpu_ms"][-1])

    def figures(self) -> dict[str, float]:
        """The medians, and their ratios."""
        found = {figure: statistics.median(values) for figure, values in self.found.items()}
        for name in ("hand", "board"):
            found[f"{name}_ratio"] = found[f"{name}_ms"] / found[f"empty_{name}_ms"]
        for name in COMMITTED:
            found[f"{name}_over"] = (found[f"{name}_ms"] - found["bare_commit_ms"]) / found[
                f"empty_{name}_ms"
            ]
        return found


async def _measured(town: Far, beside: Floor, folder: Path) -> dict[str, float]:
    parts = material()
    spare_lasting()
    bot = wiring.make_bot(parts, RealWaiting(), folder, elapsed=time.monotonic)
    times = Times(town, beside)
    async with _running(bot):
        matches = [await _opened(bot, town, hall) for hall in range(TABLES)]
        for _ in range(ROUNDS):
            await _to_the_vote(bot, matches)
            with _restless(bot):
                await _alone(times)
            times.commits()
        for _ in range(CROWDS):
            await _to_the_vote(bot, matches)
            await times.crowd(
                [(hall * SEATS + seat, hall) for hall in range(TABLES) for seat in range(SEATS)]
            )
    return times.figures()


@contextmanager
def _restless(bot: Khandan) -> Iterator[None]:
    """What follows a click comes at once: else it would meet one of the next clicks, no matter which."""
    rests = bot.posting.boards.rest, bot.panels.delay
    bot.posting.boards.rest = bot.panels.delay = timedelta(seconds=PAUSE / 10)
    try:
        yield
    finally:
        bot.posting.boards.rest, bot.panels.delay = rests


async def _alone(times: Times) -> None:
    """At the first table, one at a time: hands, boards, every ballot and its seal."""
    for name in ("hand", "board"):
        for number in range(PAGES // ROUNDS):
            await times.typed(name, number % SEATS, name)
    for seat in range(SEATS):
        await times.typed("ballot", seat, "vote", **BALLOT)
    for seat in range(SEATS):
        await times.typed("seal", seat, "vote", ballot="seal")


async def _opened(bot: Khandan, town: Far, hall: int) -> int:
    """A table of five people that has begun."""
    people = town.where.people[hall * SEATS : (hall + 1) * SEATS]
    game, chosen = bot.parts.games[houses.NAME], msgspec.json.encode(Options()).decode()
    action = OpenTable(houses.NAME, game.version, bot.parts.contents[houses.NAME], SEATS, chosen, "en")
    match = await bot.matches.open(
        action, guild=town.where.guild, channel=town.where.halls[hall], host=people[0]
    )
    for person in people:
        await bot.matches.act_at_table(match, person, Join())
    await bot.matches.act_at_table(match, people[0], Begin("prudent"))
    await bot.after_move(match)
    return match


async def _to_the_vote(bot: Khandan, matches: list[int]) -> None:
    """Everybody plays as the prudent steward would, until every table votes and nobody has cast."""
    for match in matches:
        while not _votes(live := await bot.matches.live(match)):
            await _played(bot, live)
        await bot.after_move(match)
    await _quiet(bot)


def _votes(live: LiveMatch) -> bool:
    state: Any = live.match_state.state
    fresh = state.phase is not None and not any(slip.cast for slip in state.phase.slips)
    return state.stage == "vote" and fresh


async def _played(bot: Khandan, live: LiveMatch) -> None:
    """One move of whoever is asked."""
    now, game = live.match_state, live.match_state.game
    for wait in now.waits:
        waits = tuple(one for one in now.waits if one.seat == wait.seat)
        look = Look(
            wait.seat,
            game.view(now.state, wait.seat),
            waits,
            lambda begun, seat=wait.seat: game.offers(now.state, seat, begun),
        )
        move = steward_for(game, "prudent")(look, Dice(now.seq.to_bytes(16, "big")))
        if move is not None:
            player = now.table.chairs[wait.seat].player if now.table is not None else None
            await bot.matches.act(live.match.id, live.users[player or 0], move)
            return
    raise AssertionError(now.waits)


async def _quiet(bot: Khandan) -> None:
    """Until nothing is owed any more."""
    while await bot.store.read.pending_posts():  # noqa: ASYNC110  the outbox has no event of its being empty
        await asyncio.sleep(0.05)
    await asyncio.sleep(QUIET)


@asynccontextmanager
async def _running(bot: Any) -> AsyncIterator[None]:
    """The bot, logged in and connected, until the end of the block."""
    async with bot:
        running = asyncio.create_task(bot.start("any"))
        while not bot.is_ready():  # noqa: ASYNC110  before login there is nothing to wait for
            await asyncio.sleep(0.05)
        yield
    await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))  # noqa: T201
