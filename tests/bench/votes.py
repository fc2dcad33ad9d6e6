"""What a click costs over sockets: hand, board and ballots beside an empty command of the same size."""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from bot import wiring
from bot.client import Khandan
from bot.clock.waiting import RealWaiting
from bot.collecting import spare_lasting
from engine.games import houses
from engine.games.houses.moves import Options
from engine.kernel.dice import Dice
from engine.kernel.steward import Look
from engine.kernel.table.messages import Begin, Join, OpenTable
from engine.match.live import LiveMatch
from engine.stewards import steward_for
from tests.bench import append
from tests.bench.far import Far, Typed, far
from tests.loopback.bot import material
from tests.loopback.client import pointed_at

TABLES, SEATS = 10, 5
PAGES, ROUNDS = 60, 6
EMPTY: Final = 200
QUIET: Final = 0.5
"""Seconds without a request after which all that was owed is taken for sent."""


class Empty(commands.Bot):
    """Answers with a page of so many characters, and knows nothing."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(command_prefix=(), intents=intents, help_command=None, guild_ready_timeout=0.1)

    async def setup_hook(self) -> None:
        self.tree.add_command(empty)
        await self.tree.sync()


@app_commands.command(description="An empty answer")
async def empty(interaction: discord.Interaction[Any], size: int) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("." * size))
    view.stop()
    await interaction.response.send_message(view=view, ephemeral=True)


def measure() -> dict[str, float]:
    """Milliseconds (p50) from the event to the answer, one at a time; of each its ratio to the empty one.

    `ballot_over` is what a ballot takes beyond a bare commit, in empty answers. `cpu_ms` is the bot's
    processor time of a vote with 50 at once, all that follows from it among that; `empty_cpu_ms` an empty
    answer's.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        far(TABLES, TABLES * SEATS) as town,
        pointed_at(town.where.api, town.where.gateway),
    ):
        ours = asyncio.run(_of_the_bot(town, Path(folder)))
        floor = asyncio.run(_of_nothing(town, {name: int(ours[f"{name}_bytes"]) for name in NAMES}))
    bare = append.bare_ms()
    found = {**ours, **floor, "bare_commit_ms": bare}
    for name in ("hand", "board"):
        found[f"{name}_ratio"] = found[f"{name}_ms"] / found[f"empty_{name}_ms"]
    for name in ("ballot", "seal"):
        found[f"{name}_over"] = (found[f"{name}_ms"] - bare) / found[f"empty_{name}_ms"]
    return found


NAMES: Final = ("hand", "board", "ballot", "seal")


async def _of_nothing(town: Far, sizes: dict[str, int]) -> dict[str, float]:
    """The empty command with answers of these sizes."""
    found: dict[str, float] = {}
    async with _running(Empty()):
        for name, size in sizes.items():
            typed = Typed(0, 0, "empty", {"size": max(1, min(size, 4000) - 100)})
            found[f"empty_{name}_ms"] = await _p50(lambda typed=typed: _one(town, typed), EMPTY)
        start = time.process_time()
        for _ in range(4):
            await town.type(*(Typed(one, 0, "empty", {"size": 500}) for one in range(50)))
        found["empty_cpu_ms"] = (time.process_time() - start) * 1000 / 200
    return found


async def _of_the_bot(town: Far, folder: Path) -> dict[str, float]:
    parts = material()
    spare_lasting()
    bot = wiring.make_bot(parts, RealWaiting(), folder, elapsed=time.monotonic)
    async with _running(bot):
        matches = [await _opened(bot, town, hall) for hall in range(TABLES)]
        await _to_the_vote(bot, matches)
        sizes: dict[str, list[int]] = {name: [] for name in NAMES}
        times: dict[str, list[float]] = {name: [] for name in NAMES}

        async def typed(name: str, seat: int, command: str, **options: Any) -> None:
            heard = (await town.type(Typed(seat, 0, command, options)))[0]
            times[name].append(heard.ms)
            sizes[name].append(heard.size)

        for _ in range(ROUNDS):
            for name in ("hand", "board"):
                for number in range(PAGES // ROUNDS):
                    await typed(name, number % SEATS, name)
            for seat in range(SEATS):
                await typed("ballot", seat, "vote", ballot="yes", power=1)
            for seat in range(SEATS):
                await typed("seal", seat, "vote", ballot="seal")
            await _quiet(bot)
            await _to_the_vote(bot, matches)
        cpu = await _crowd(bot, town)
    return {
        **{f"{name}_ms": statistics.median(times[name]) for name in NAMES},
        **{f"{name}_bytes": statistics.median(sizes[name]) for name in NAMES},
        "cpu_ms": cpu,
    }


async def _crowd(bot: Khandan, town: Far) -> float:
    """The processor's milliseconds of a vote, 50 at once at ten tables, until nothing more is sent."""
    seats = [(hall * SEATS + seat, hall) for hall in range(TABLES) for seat in range(SEATS)]
    start = time.process_time()
    await town.type(*(Typed(who, hall, "vote", {"ballot": "yes", "power": 1}) for who, hall in seats))
    return (time.process_time() - start) * 1000 / len(seats)


async def _opened(bot: Khandan, town: Far, hall: int) -> int:
    """A table of five people that has begun."""
    people = town.where.people[hall * SEATS : (hall + 1) * SEATS]
    game, chosen = bot.games[houses.NAME], msgspec.json.encode(Options()).decode()
    action = OpenTable(houses.NAME, game.version, bot.contents[houses.NAME], SEATS, chosen, "en")
    match = await bot.matches.open(
        action, guild=town.where.guild, channel=town.where.halls[hall], host=people[0]
    )
    for person in people:
        await bot.matches.at_table(match, person, Join())
    await bot.matches.at_table(match, people[0], Begin("prudent"))
    await bot.moved(match)
    return match


async def _to_the_vote(bot: Khandan, matches: list[int]) -> None:
    """Everybody plays as the prudent steward would, until every table votes and nobody has cast."""
    for match in matches:
        while not _votes(live := await bot.matches.live(match)):
            await _played(bot, live)
        await bot.moved(match)
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
            await bot.matches.act(live.match.id, live.user(player or 0), move)
            return
    raise AssertionError(now.waits)


async def _quiet(bot: Khandan) -> None:
    """Until nothing is owed any more."""
    while await bot.store.read.pending():  # noqa: ASYNC110  the outbox has no event of its being empty
        await asyncio.sleep(0.05)
    await asyncio.sleep(QUIET)


async def _one(town: Far, typed: Typed) -> float:
    return (await town.type(typed))[0].ms


async def _p50(once: Callable[[], Awaitable[float]], count: int) -> float:
    return statistics.median([await once() for _ in range(count)])


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
