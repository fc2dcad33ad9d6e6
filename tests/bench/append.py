"""What a durable append costs: the writer beside one bare sqlite3 transaction of the same rows."""

import asyncio
import json
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from engine.store import Append, Entry, Keyring, NewMatch, Store, Timer, open_store
from engine.store.codec import OVERHEAD, pad
from tests.engine.store.making import add_match

BODY = 600
SOLO, PART = 3000, 50
ON_ONE = 1500
CROWD = 100
ROUNDS = 30
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
STAMP = "2026-11-21 12:00:00.000000"
ADD = (
    "INSERT INTO entry (match_id, seq, box) VALUES (?, ?, ?)",
    "INSERT INTO timer (match_id, wait, kind, seat, due, remaining, stretched) "
    "VALUES (?, ?, 'deadline', ?, ?, NULL, 0)",
    "INSERT INTO interaction (id, match_id, seq, at) VALUES (?, ?, ?, ?)",
)
Row = tuple[int | str | bytes, ...]


def measure() -> dict[str, float]:
    """Microseconds (p50) of one append, appends a second of 100 at once, and their ratios to bare sqlite3.

    `wall_ratio`, `cpu_ratio`: writer over bare, low is good. `crowd_share`: writer over bare, high is good.

    The writer makes the same calls of the file system as the bare transaction; what it takes more is a thread
    woken and a loop woken again, and Python code that runs after a sleep, from cold caches: with a disk that
    keeps nobody waiting it is 25 us, with one that sleeps for 90 us twice that, and a processor that slept
    deeper makes it longer still. So a quick disk or an idle machine makes the ratio higher. `one_cpu_ratio`
    and `one_cpu_over_us` are the same with both threads on one processor, where nobody waits for another to
    wake: what they are less is the machine's part. Nothing is promised of them, since a host pays both parts.
    `own_cpu_us` is what the writer takes of the processor beyond the bare commit, some 60 us wherever it was
    measured (boxes, queue, both wakings): where that is about all of `over_us`, a ratio above 1.5 says that a
    bare commit takes less than 120 us there, and not that the writer takes longer.
    """
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(_measure(Path(folder)))
    with tempfile.TemporaryDirectory() as folder, on_one_processor():
        pinned = asyncio.run(_pinned(Path(folder)))
    return {**found, **pinned}


@contextmanager
def on_one_processor() -> Iterator[None]:
    """This thread, and those that it starts meanwhile, share a processor, where the system can say so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def bare_beside(path: Path) -> Iterator[sqlite3.Connection]:
    """A database with one match, and a bare connection to it."""
    asyncio.run(_at_first(path))
    with _bare(path) as bare:
        yield bare


def bare_commit(bare: sqlite3.Connection, seq: int) -> float:
    """Microseconds of one bare transaction of the rows of a move, as entry `seq` of the first match."""
    rows, start = _rows(1, seq), _clocks()
    _write(bare, [rows])
    return _since(start)[0]


async def _at_first(path: Path) -> None:
    async with _store(path) as store:
        await add_match(store, _match())


async def _measure(folder: Path) -> dict[str, float]:
    async with _both(folder) as (ours, bare):
        return {**await _solo(ours, bare, SOLO), **await _crowd(ours, bare)}


async def _pinned(folder: Path) -> dict[str, float]:
    async with _both(folder) as (ours, bare):
        found = await _solo(ours, bare, ON_ONE)
    return {"one_cpu_ratio": found["wall_ratio"], "one_cpu_over_us": found["over_us"]}


@asynccontextmanager
async def _both(folder: Path) -> AsyncIterator[tuple[Store, sqlite3.Connection]]:
    """A store and a bare connection to a database like it, each with a hundred matches."""
    async with _store(folder / "ours.db") as ours, _store(folder / "theirs.db") as theirs:
        for _ in range(CROWD):
            await add_match(ours, _match())
            await add_match(theirs, _match())
    with _bare(folder / "theirs.db") as bare:
        async with _store(folder / "ours.db") as ours:
            yield ours, bare


async def _solo(store: Store, bare: sqlite3.Connection, count: int) -> dict[str, float]:
    """One at a time, in short parts, turn and turn about, so that both meet the same disk and neighbours.

    Who comes first in a part changes from part to part: what one leaves to the other (pages to be written, a
    processor awake) is left both ways alike.

    A disk has moods that last some seconds, in which a commit takes twice as long or ten times: each ratio is
    the median of the parts'. Not one append and one bare commit in turn: a file system may let each wait for
    more where it sees that another thread keeps something, too. `over_us` is what the writer takes beyond the
    bare commit; it says most where the disk is slow, for there the ratio is near 1 whatever the writer does.
    """
    # Beside other programs a thread that is woken waits for its turn, and the bare commit wakes none. So the
    # ratio by the clock is that of the quickest tenth of each; the microseconds shown are of the middle.
    parts = [await _turns(store, bare, range(first, first + PART)) for first in range(0, count, PART)]
    found = {name: statistics.median(part[name] for part in parts) for name in parts[0]}
    quick_ours, quick_bare = found.pop("quick_append_us"), found.pop("quick_bare_us")
    wall = statistics.median(part["quick_append_us"] / part["quick_bare_us"] for part in parts)
    cpu = statistics.median(part["append_cpu_us"] / part["bare_cpu_us"] for part in parts)
    over = quick_ours - quick_bare
    own = statistics.median(part["append_cpu_us"] - part["bare_cpu_us"] for part in parts)
    return {**found, "wall_ratio": wall, "cpu_ratio": cpu, "over_us": over, "own_cpu_us": own}


async def _turns(store: Store, bare: sqlite3.Connection, seqs: range) -> dict[str, float]:
    """The p50 of an append and of a bare commit, so many each."""
    appends, rows = [made_append(1, seq) for seq in seqs], [_rows(1, seq) for seq in seqs]
    if seqs.start // PART % 2:
        theirs, ours = _commits(bare, rows), await _appends(store, appends)
    else:
        ours, theirs = await _appends(store, appends), _commits(bare, rows)
    return {
        "append_wall_us": _p50(ours, 0),
        "bare_wall_us": _p50(theirs, 0),
        "append_cpu_us": _p50(ours, 1),
        "bare_cpu_us": _p50(theirs, 1),
        "quick_append_us": _quick(ours),
        "quick_bare_us": _quick(theirs),
    }


async def _appends(store: Store, appends: list[Append]) -> list[tuple[float, float]]:
    took = []
    for append in appends:
        start = _clocks()
        await store.write.append(append)
        took.append(_since(start))
    return took


def _commits(bare: sqlite3.Connection, rows: list[tuple[Row, Row, Row]]) -> list[tuple[float, float]]:
    took = []
    for row in rows:
        start = _clocks()
        _write(bare, [row])
        took.append(_since(start))
    return took


async def _crowd(store: Store, bare: sqlite3.Connection) -> dict[str, float]:
    """A hundred campaigns, each appending when its last append is durable, beside bare batches of 100.

    The share is the median of the rounds': one in which a neighbour had the disk or the cores tells nothing.
    """
    times: list[tuple[float, float]] = []
    for part in range(ROUNDS):
        seqs = range(SOLO + part * 4, SOLO + part * 4 + 4)
        appends = [[made_append(match, seq) for seq in seqs] for match in range(1, CROWD + 1)]
        batches = [[_rows(match, seq) for match in range(1, CROWD + 1)] for seq in seqs]
        start = time.perf_counter()
        await asyncio.gather(*(_campaign(store, mine) for mine in appends))
        ours, start = time.perf_counter() - start, time.perf_counter()
        for batch in batches:
            _write(bare, batch)
        times.append((ours, time.perf_counter() - start))
    count = 4 * CROWD
    return {
        "crowd_per_s": count / statistics.median(ours for ours, _ in times),
        "bare_crowd_per_s": count / statistics.median(theirs for _, theirs in times),
        "crowd_share": statistics.median(theirs / ours for ours, theirs in times),
    }


async def _campaign(store: Store, appends: list[Append]) -> None:
    for append in appends:
        await store.write.append(append)


def _write(bare: sqlite3.Connection, batch: list[tuple[Row, Row, Row]]) -> None:
    bare.execute("BEGIN IMMEDIATE")
    for sql, rows in zip(ADD, zip(*batch, strict=True), strict=True):
        bare.executemany(sql, rows)
    bare.execute("COMMIT")


def made_append(match: int, seq: int) -> Append:
    """A move as most are: one entry, a deadline, by a click."""
    opened = (Timer(f"ballot.{seq}", 2, NOW + timedelta(hours=24)),)
    body = os.urandom(BODY)
    return Append(match, (Entry(seq, body),), opened, (), (), _interaction(match, seq), None, NOW)


def _rows(match: int, seq: int) -> tuple[Row, Row, Row]:
    box = os.urandom(len(pad(bytes(BODY))) + OVERHEAD)
    waits = (match, f"ballot.{seq}", 2, STAMP)
    return (match, seq, box), waits, (_interaction(match, seq), match, seq, STAMP)


def _interaction(match: int, seq: int) -> int:
    """Rising with time, as Discord's are."""
    return 1_300_000_000_000_000_000 + seq * CROWD + match


def _match() -> NewMatch:
    return NewMatch("houses", 1, 2, 3, "en", bytes(32), NOW)


def _store(path: Path) -> Store:
    return open_store(path, Keyring({1: bytes(32)}, 1), "bench")


@contextmanager
def _bare(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
    try:
        yield connection
    finally:
        connection.close()


def _clocks() -> tuple[float, float]:
    return time.perf_counter(), time.process_time()


def _since(start: tuple[float, float]) -> tuple[float, float]:
    wall, cpu = _clocks()
    return (wall - start[0]) * 1e6, (cpu - start[1]) * 1e6


def _quick(samples: list[tuple[float, float]]) -> float:
    """Below what a tenth of them stay, by the clock."""
    return sorted(wall for wall, _ in samples)[len(samples) // 10]


def _p50(samples: list[tuple[float, float]], part: int) -> float:
    return statistics.median(sample[part] for sample in samples)


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))  # noqa: T201
