"""Very many tables behind one bot, over sockets: starts, an absence of three hours, a storm of deadlines.

`python -m tests.bench.tables 10000` measures at full size, on a machine that does nothing else. One campaign
is played, and its rows are copied under other numbers and names.
"""

import asyncio
import contextlib
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.keys import DATABASE
from engine.store import Codec
from engine.store.sql import stamp
from engine.store.writer import SET_ALIVE
from tests.bench.tables_made import Tables, made
from tests.engine.store.files import seal_again
from tests.loopback.bot import ring
from tests.loopback.nursery import Nursery, kill, nursery
from tests.loopback.server import Server, serving
from tests.loopback.watching import until

STORM: Final = 1_000
PATIENCE: Final = 300.0
"""Seconds after which a storm is measured as far as it has come."""

UNANSWERED: Final = 60.0
"""Seconds after which nobody waits for an answer any more."""

DAY: Final = 86_400.0


def clocked(tables: Tables, gone: timedelta, dues: Callable[[int], timedelta]) -> None:
    """The bot was last alive so long ago; the deadline of each match is so far from now."""
    now = datetime.now(UTC)
    with closing(sqlite3.connect(tables.folder / DATABASE)) as database, database:
        database.execute("DELETE FROM lag")
        database.execute(SET_ALIVE, (stamp(now - gone),))
        database.execute("DELETE FROM timer WHERE kind <> 'deadline'")
        for number in range(1, tables.count + 1):
            due = stamp(now + dues(number))
            database.execute(
                "UPDATE timer SET due = ?, remaining = NULL WHERE match_id = ? AND kind = 'deadline'",
                (due, number),
            )
    seal_again(tables.folder / DATABASE, Codec(ring(), os.urandom))


async def pressed(tables: Tables, chance: random.Random) -> float:
    """Somebody presses "My seat"; seconds until the answer, UNANSWERED where none comes."""
    person, board = chance.choice(tables.people)
    began = time.perf_counter()
    asked = person.click(board, "v1:seat")
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asked.answered.wait(), UNANSWERED)
    return time.perf_counter() - began


async def pressing(tables: Tables, until_: Callable[[], bool], pause: float) -> list[float]:
    """Presses one after another, none waiting for the one before, until it is so; how long each took."""
    chance, presses = random.Random(3), list[Awaitable[float]]()
    while not until_():
        presses.append(asyncio.ensure_future(pressed(tables, chance)))
        await asyncio.sleep(pause)
    return sorted(await asyncio.gather(*presses))


def p99(clicks: list[float]) -> float:
    """All but one in a hundred took no longer; they are sorted."""
    return clicks[int(len(clicks) * 0.99)]


def late(began: float) -> bool:
    """A machine that is too slow or too busy is not waited for."""
    return time.perf_counter() - began > PATIENCE


def resident(pid: int) -> float:
    """Megabytes of memory that a process has."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def sent(server: Server, since: int) -> int:
    """Messages that were sent or changed."""
    made = server.requests[since:]
    return sum(one.startswith(("POST /channels", "PATCH /channels")) for one in made)


def asked_for_names(server: Server, since: int) -> int:
    """Requests that ask who somebody is."""
    return sum(one.startswith("GET /users/") and "@me" not in one for one in server.requests[since:]) + sum(
        one.startswith("GET /guilds") and "/members" in one for one in server.requests[since:]
    )


def complaints(tables: Tables) -> int:
    """Lines of the bot's log that tell of a fault, a reader that waited in vain among them."""
    log = (tables.folder / "log").read_text("utf-8").splitlines()
    return sum("[error" in line and "emoji_refused" not in line for line in log)


def rows(tables: Tables, question: str) -> int:
    """What the database counts, while the bot runs."""
    with closing(sqlite3.connect(f"file:{tables.folder / DATABASE}?mode=ro", uri=True)) as database:
        return int(database.execute(question).fetchone()[0])


async def born(tables: Tables, bots: Nursery) -> int:
    """A bot is begun, connects, and its commands are known: before that nobody can type any."""
    gateway, town = tables.server.gateway, tables.server.town
    before = gateway.identified
    pid = bots.begin(tables.server, tables.folder, DAY)
    await until(lambda: gateway.identified > before and bool(town.commands), 120)
    return pid


async def died(bots: Nursery, pid: int) -> None:
    """It ends."""
    kill(pid)
    await bots.gone(pid)


async def quiet(tables: Tables, bots: Nursery, seconds: float) -> dict[str, float]:
    """A start with nothing owed: what is sent, and how much memory is taken when it rests."""
    clocked(tables, timedelta(seconds=5), lambda number: timedelta(days=1))
    since = len(tables.server.requests)
    pid = await born(tables, bots)
    await asyncio.sleep(seconds)
    found = {
        "edits at a start": sent(tables.server, since),
        "names asked for": asked_for_names(tables.server, since),
        "requests": len(tables.server.requests) - since,
        "resident_mb": resident(pid),
    }
    await died(bots, pid)
    return found


async def absence(tables: Tables, bots: Nursery, longest: float) -> dict[str, float]:
    """Three hours away: the first answered click, the others while clocks are moved, what it takes."""
    chance = random.Random(4)
    clocked(tables, timedelta(hours=3), lambda number: timedelta(minutes=chance.uniform(-170, 1000)))
    began = time.perf_counter()
    pid = await born(tables, bots)
    first = await pressed(tables, chance)
    answered = time.perf_counter() - began
    clicks = await pressing(tables, lambda: time.perf_counter() - began > longest or caught_up(tables), 0.2)
    took = time.perf_counter() - began
    found = {
        "first click s": answered,
        "its own wait s": first,
        "clicks": len(clicks),
        "unanswered": sum(one >= UNANSWERED for one in [first, *clicks]),
        "p50_s": clicks[len(clicks) // 2],
        "p99_s": p99(clicks),
        "slowest_s": clicks[-1],
        "seconds": took,
        "left": rows(tables, "SELECT count(*) FROM lag"),
        "absent_mb": resident(pid),
        "complaints": complaints(tables),
    }
    await died(bots, pid)
    return found


def caught_up(tables: Tables) -> bool:
    """Every clock was moved."""
    return rows(tables, "SELECT count(*) FROM lag") == 0


async def storm(tables: Tables, bots: Nursery, many: int) -> dict[str, float]:
    """So many deadlines within one second: the slowest click from then until all are played."""
    start = time.time() + 6
    clocked(
        tables,
        timedelta(seconds=1),
        lambda number: timedelta(seconds=6 + number / many) if number <= many else timedelta(days=1),
    )
    pid = await born(tables, bots)
    await asyncio.sleep(max(0.0, start - time.time()))
    now = stamp(datetime.now(UTC) + timedelta(hours=1))

    def over() -> bool:
        return rows(tables, f"SELECT count(*) FROM timer WHERE due < '{now}'") == 0

    began = time.perf_counter()
    clicks = await pressing(tables, lambda: 2 < time.perf_counter() - began and (over() or late(began)), 0.1)
    took = time.perf_counter() - began
    found = {"storm": many, "storm_seconds": took, "slowest click s": clicks[-1], "storm_p99_s": p99(clicks)}
    await died(bots, pid)
    return found


async def measured(
    count: int, turns: int = 40, rest: float = 10.0, longest: float = 600.0
) -> dict[str, float]:
    """Everything, with so many tables."""
    with tempfile.TemporaryDirectory() as folder, nursery() as bots:
        async with serving() as server:
            one = await made(server, Path(folder) / "one", 1, turns)
            least = (await quiet(one, bots, rest))["resident_mb"]
        async with serving() as server:
            tables = await made(server, Path(folder) / "many", count, turns)
            found: dict[str, float] = {
                "tables": count,
                "entries each": rows(tables, "SELECT count(*) FROM entry") / count,
            }
            found |= await quiet(tables, bots, rest)
            found["resident above"] = found["resident_mb"] - least
            found |= await storm(tables, bots, min(STORM, count))
            found |= await absence(tables, bots, longest)
            found["absent above"] = found["absent_mb"] - least
    return found


def measure(count: int) -> dict[str, float]:
    """Edits at a start with nothing owed, megabytes above one table, seconds of clicks."""
    return asyncio.run(measured(count, rest=3.0))


if __name__ == "__main__":
    for name, value in measure(int(sys.argv[1])).items():
        print(f"{name:20} {value:10.3f}", flush=True)  # noqa: T201
