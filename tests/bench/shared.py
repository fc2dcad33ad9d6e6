"""What a durable append costs over each kind of database, and how many several processes keep a second.

The disk is taken off by the smallest commit that the same database can make: one row that is changed.
"""

import asyncio
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import asyncpg
from msgspec.structs import replace

from engine.store import Keyring, NewMatch, Store, open_postgres, open_store
from tests.bench.append import NOW, made_append
from tests.engine.several_services import open_beside
from tests.engine.store.making import add_match
from tests.postgres_server import PostgresServer, serve_postgres

RING: Final = Keyring({1: bytes(32)}, 1)
PARTS, PART = 24, 50
"""One append at a time: so many parts, of so many each, by turns with the floor."""

PROCESSES: Final = (1, 2, 4)
CAMPAIGNS: Final = 100
"""Matches that one process has; each appends when its last append is on the disk."""

SECONDS: Final = 3.0

Step = Callable[[int], Awaitable[object]]


def measure() -> dict[str, float]:
    """Microseconds of one append over each database, beyond its smallest commit, and appends a second.

    `p50_ratio`: PostgreSQL's median over SQLite's. `over_ratio`: the same beyond the disk, where SQLite has
    a few tens of microseconds. `two_ratio`, `four_ratio`: what so many processes keep a second
    over what one does. A machine with two cores is full with two processes and the server: there four can't
    keep more.
    """
    with serve_postgres() as server, tempfile.TemporaryDirectory() as folder:
        server.stop()
        server.start("fsync=on", "synchronous_commit=on")
        found = asyncio.run(_alone(server.new_database(), Path(folder)))
        rates = {count: _rate(server, count) for count in PROCESSES}
        found["sqlite_per_s"] = asyncio.run(_sqlite_rate(Path(folder) / "rate.db"))
    for count, rate in rates.items():
        found[f"postgres_per_s_{count}"] = rate
    found["two_ratio"], found["four_ratio"] = rates[2] / rates[1], rates[4] / rates[1]
    return found


async def _alone(address: str, folder: Path) -> dict[str, float]:
    """One append at a time over both databases, and the floor of each, all by turns."""
    async with (
        open_store(folder / "alone.db", RING, "bench") as sqlite,
        open_postgres(address, RING, "bench") as postgres,
        _smallest_commit(address) as commit,
    ):
        path = folder / "floor.db"
        with closing(sqlite3.connect(path, isolation_level=None)) as floor:
            for sql in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE t (n)"):
                floor.execute(sql)
            floor.execute("INSERT INTO t VALUES (0)")

            async def commit_in_sqlite(seq: int) -> None:
                floor.execute("UPDATE t SET n = n + 1")

            steps: dict[str, Step] = {"sqlite_disk": commit_in_sqlite, "postgres_disk": commit}
            for name, store in {"sqlite": sqlite, "postgres": postgres}.items():
                await add_match(store, _match())
                steps[name] = _appending(store)
            parts = list[dict[str, list[float]]]()
            for part in range(PARTS):
                seqs = range(part * PART, (part + 1) * PART)
                parts.append(
                    {name: [await _timed(step, seq) for seq in seqs] for name, step in steps.items()}
                )
    return _figures(parts)


def _figures(parts: list[dict[str, list[float]]]) -> dict[str, float]:
    found = dict[str, float]()
    middles = [{name: statistics.median(times) for name, times in part.items()} for part in parts]
    for name in ("sqlite", "postgres"):
        every = sorted(one for part in parts for one in part[name])
        found[f"{name}_p50_us"] = statistics.median(every)
        found[f"{name}_p99_us"] = every[len(every) * 99 // 100]
        found[f"{name}_over_us"] = statistics.median(one[name] - one[f"{name}_disk"] for one in middles)
    found["p50_ratio"] = found["postgres_p50_us"] / found["sqlite_p50_us"]
    found["over_ratio"] = found["postgres_over_us"] / found["sqlite_over_us"]
    return found


def _appending(store: Store) -> Step:
    async def append(seq: int) -> None:
        await store.write.append(made_append(1, seq))

    return append


async def _timed(step: Step, seq: int) -> float:
    start = time.perf_counter()
    await step(seq)
    return (time.perf_counter() - start) * 1e6


@asynccontextmanager
async def _smallest_commit(address: str) -> AsyncIterator[Step]:
    connection: Any = await asyncpg.connect(address)
    await connection.execute("SET synchronous_commit = on; CREATE TABLE smallest (n int)")
    await connection.execute("INSERT INTO smallest VALUES (0)")
    changed = await connection.prepare("UPDATE smallest SET n = n + 1")

    async def commit(seq: int) -> None:
        await changed.fetch()

    try:
        yield commit
    finally:
        await connection.execute("DROP TABLE smallest")
        await connection.close()


def _rate(server: PostgresServer, count: int) -> float:
    """Appends a second that so many processes keep in one new database, each at matches of its own."""
    address = server.new_database()
    asyncio.run(_with_matches(address, count * CAMPAIGNS))
    begin = time.time() + 2 + count
    words = [sys.executable, "-m", "tests.bench.shared", address, str(begin)]
    running = [
        subprocess.Popen([*words, str(1 + number * CAMPAIGNS)], stdout=subprocess.PIPE)
        for number in range(count)
    ]
    return sum(json.loads(process.communicate()[0]) for process in running) / SECONDS


async def _with_matches(address: str, count: int) -> None:
    async with open_postgres(address, RING, "bench") as store:
        await asyncio.gather(*(add_match(store, _match()) for _ in range(count)))


async def _sqlite_rate(path: Path) -> float:
    async with open_store(path, RING, "bench") as store:
        await asyncio.gather(*(add_match(store, _match()) for _ in range(CAMPAIGNS)))
        return await _kept(store, 1, time.time()) / SECONDS


async def _kept(store: Store, first: int, begin: float) -> int:
    """How many appends a hundred campaigns keep in so many seconds."""
    await asyncio.sleep(begin - time.time())

    async def campaign(match: int) -> int:
        seq = 0
        while time.time() < begin + SECONDS:
            # Each campaign has numbers of its own, whatever process it is in.
            click = (match << 32) + seq
            await store.write.append(replace(made_append(match, seq), interaction=click))
            seq += 1
        return seq

    return sum(await asyncio.gather(*(campaign(match) for match in range(first, first + CAMPAIGNS))))


async def _serve(address: str, begin: float, first: int) -> int:
    async with open_beside(address, "bench", RING) as store:
        return await _kept(store, first, begin)


def _match() -> NewMatch:
    return NewMatch("houses", 1, 2, 3, "en", bytes(32), NOW)


if __name__ == "__main__":
    sys.stdout.write(str(asyncio.run(_serve(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))))
