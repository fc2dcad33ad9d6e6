"""One bit of the database flips, anywhere in the log: the bot starts, and every other match plays on."""

import os
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from engine.kernel.refused import Refused
from engine.kernel.table.lifecycle import Pause
from engine.matches import Matches
from tests.engine.service import HOST, Clock, begun, entropy, service
from tests.engine.store.fresh import FILE

FLIPS = 120 if "KHANDAN_LONG" in os.environ else 10
MATCHES = 6


async def filled(folder: Path) -> tuple[int, ...]:
    """A database with some matches in play, all written home to its file."""
    async with service(folder, Clock(), entropy()) as (matches, _):
        made = tuple([await begun(matches) for _ in range(MATCHES)])
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return made


def pages_of(path: Path, name: str) -> list[int]:
    """Where the pages of a table or an index begin in the file."""
    with closing(sqlite3.connect(path)) as database:
        size = database.execute("PRAGMA page_size").fetchone()[0]
        pages = database.execute("SELECT pageno FROM dbstat WHERE name = ?", (name,)).fetchall()
    return [(page - 1) * size for (page,) in pages]


def log_pages(path: Path) -> list[int]:
    """Where the pages of the log begin in the file."""
    return pages_of(path, "entry")


def flip(path: Path, at: int, bit: int) -> None:
    """One bit of the file becomes another."""
    with path.open("r+b") as file:
        file.seek(at)
        byte = file.read(1)[0]
        file.seek(at)
        file.write(bytes((byte ^ 1 << bit,)))


def box_of(path: Path) -> bytes:
    """The second entry of the second match, as it lies there."""
    with closing(sqlite3.connect(path)) as database:
        return bytes(database.execute("SELECT box FROM entry WHERE match_id = 2 AND seq = 1").fetchone()[0])


def put(path: Path, box: bytes) -> None:
    """Another box in its place."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE entry SET box = ? WHERE match_id = 2 AND seq = 1", (box,))


async def played(matches: Matches, every: tuple[int, ...]) -> tuple[set[int], set[int]]:
    """Which of them can be moved, and which are set aside."""
    moved, aside = set[int](), set[int]()
    for match in every:
        why = await refusal(matches, match)
        assert why in ("", "match_aside")
        (aside if why else moved).add(match)
    return moved, aside


async def refusal(matches: Matches, match: int) -> str:
    """Why its host can't let it rest; empty when that is done."""
    try:
        await matches.act_at_table(match, HOST, Pause())
    except Refused as refused:
        return refused.why.code
    return ""


async def readable(matches: Matches, every: tuple[int, ...]) -> set[int]:
    """Which of them can be looked at."""
    found = set[int]()
    for match in every:
        with suppress(Refused):
            found.add((await matches.live(match)).match.id)
    return found


def has_pages() -> bool:
    """Whether this SQLite says which pages a table has."""
    with closing(sqlite3.connect(":memory:")) as database:
        options = {row[0] for row in database.execute("PRAGMA compile_options")}
    return "ENABLE_DBSTAT_VTAB" in options


@pytest.mark.skipif(not has_pages(), reason="this SQLite does not say which pages a table has")
@pytest.mark.parametrize("seed", range(FLIPS))
async def test_one_flipped_bit_of_the_log_stops_no_start_and_no_other_match(
    tmp_path: Path, seed: int
) -> None:
    """Wherever it is: in a box, in a row's number, in a page's own order. One match at most stands aside.

    A page holds entries of several matches: where its own order is lost, those may.
    """
    every = await filled(tmp_path)
    path, chance = tmp_path / FILE, random.Random(seed)
    at = chance.choice(log_pages(path)) + chance.randrange(4096)
    flip(path, at, chance.randrange(8))
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        moved, aside = await played(matches, every)
        kept = {one.match for one in await store.read.quarantined_matches()}
        due = {one.match for one in await store.read.due(Clock().now.replace(year=2030))}
        salvaged = store.salvaged
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        again = await readable(matches, every)

    assert set(every) == moved | aside
    assert aside == kept
    assert not due & aside
    assert len(aside) <= 1 or salvaged is not None
    assert moved == again
    assert moved


@pytest.mark.skipif(not has_pages(), reason="this SQLite does not say which pages a table has")
@pytest.mark.parametrize("seed", range(FLIPS))
async def test_one_flipped_bit_of_the_index_of_deadlines_loses_none(tmp_path: Path, seed: int) -> None:
    """It stops no start; every match plays, and each deadline comes as it would have."""
    every = await filled(tmp_path)
    path, chance = tmp_path / FILE, random.Random(seed)
    async with service(tmp_path, Clock(), entropy()) as (_, store):
        before = await store.read.due(Clock().now.replace(year=2030))
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    flip(path, pages_of(path, "ix_timer_due")[-1] + 4095 - chance.randrange(1500), chance.randrange(8))
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        after = await store.read.due(Clock().now.replace(year=2030))
        moved, aside = await played(matches, every)

    assert before == after
    assert (set(every), set()) == (moved, aside)


@pytest.mark.skipif(not has_pages(), reason="this SQLite does not say which pages a table has")
async def test_a_page_of_noise_in_the_log_stops_no_start_and_sets_aside_what_it_held(tmp_path: Path) -> None:
    """The log's last page: matches with entries on it stand aside by name, those that lie elsewhere play.

    Of a long entry a page can be read as noise: then its box does not open.
    """
    every = await filled(tmp_path)
    path = tmp_path / FILE
    with path.open("r+b") as file:
        file.seek(log_pages(path)[-1])
        file.write(b"\xa5" * 4096)
    damaged = path.read_bytes()
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        moved, aside = await played(matches, every)
        salvaged = store.salvaged

    assert salvaged is not None
    assert damaged == salvaged.kept.read_bytes()
    assert set(salvaged.matches) <= aside
    assert aside
    assert moved == set(every) - aside
    assert moved


@pytest.mark.parametrize("where", range(0, 64, 5))
async def test_one_flipped_bit_of_a_box_sets_one_match_aside(tmp_path: Path, where: int) -> None:
    """Key, nonce, words or tag: the match is named with its entry; it goes on when the bit is back."""
    every = await filled(tmp_path)
    path = tmp_path / FILE
    box = box_of(path)
    put(path, box[:where] + bytes((box[where] ^ 1 << where % 8,)) + box[where + 1 :])
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        moved, aside = await played(matches, every)
        kept = await store.read.quarantined_matches()
    put(path, box)
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        await matches.live(2)
        after = await store.read.quarantined_matches()
        lagging = await store.read.lagging_matches()

    assert (set(every) - {2}, {2}) == (moved, aside)
    assert [(2, "box", 1)] == [(one.match, one.fault, one.seq) for one in kept]
    assert () == after
    assert () == lagging
