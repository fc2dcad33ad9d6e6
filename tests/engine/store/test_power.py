"""The power fails in the middle of a write: what was acknowledged is there, what was not is there or is not.

What a disk may do is played by hand: of the last write that was not yet waited for, each sector is the old
one or the new one. SQLite waits for the log before it answers, and for the database before the log is begun
anew, so these are two writes, one after the other.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from engine.store import Post, Target, Timer
from tests.engine.store.making import NOW, add_match, move, opened, seqs

FILE: Final = "khandan.db"
SECTOR: Final = 512
MOVES: Final = 60
CHECKPOINT: Final = 24
"""Pages of the log after which it is written home: within the moves of a test it is begun anew many times."""

TRIES: Final = 60 if "KHANDAN_LONG" in os.environ else 1
"""Power cuts at each of the two writes of a move."""


class Disk(NamedTuple):
    """What is on it for good when a move is acknowledged: the database, and the log beside it."""

    base: bytes
    log: bytes


class Found(NamedTuple):
    """What a start finds: entries, the open question, the messages that are owed."""

    entries: list[int]
    waits: list[str]
    owed: list[int]


async def played(tmp: Path, checkpoint: int, moves: int = MOVES) -> list[Disk]:
    """Moves one after another, each with its question and its message; the disk after each of them."""
    folder = tmp / "alive"
    folder.mkdir()
    async with opened(folder) as store:
        await store.write._submit(
            lambda one: one.execute(f"PRAGMA wal_autocheckpoint={checkpoint}").fetchall()
        )
        match = await add_match(store)
        disks = [_disk(folder)]
        for seq in range(moves):
            wait, post = Timer(f"w.{seq}", 0, NOW), Post(seq, Target("table"))
            body = bytes([65 + seq % 26]) * (200 + 97 * seq % 900)
            closes = (f"w.{seq - 1}",) if seq else ()
            await store.write.append(
                move(match, seq, body=body, opens=(wait,), closes=closes, posts=(post,), interaction=seq + 1)
            )
            disks.append(_disk(folder))
    return disks


async def found(folder: Path, disk: Disk) -> Found:
    """The bot starts on this disk; pages, indexes and ties are whole."""
    _laid(folder, disk)
    async with opened(folder) as store:
        log = seqs(await store.read.entries(1))
        waits = [one.wait for one in await store.read.timers(1)]
        owed = [one.seq for one in await store.read.pending_posts()]
    with closing(sqlite3.connect(folder / FILE)) as database:
        assert [("ok",)] == database.execute("PRAGMA integrity_check").fetchall()
    return Found(log, waits, owed)


def stands(count: int) -> Found:
    """All of the first so many moves, and nothing of any other."""
    return Found(list(range(count)), [f"w.{count - 1}"] if count else [], list(range(count)))


def torn(old: bytes, new: bytes, dice: Random) -> bytes:
    """A file whose last write was cut off: few or many of its sectors are new, its end is somewhere."""
    if old == new:
        return old
    reached, ends = dice.choice((0.5, 0.9, 1.0)), sorted((len(old), len(new)))
    end = dice.choice((ends[1], dice.randint(*ends)))
    sectors = (_sector(new if dice.random() < reached else old, at) for at in range(0, end, SECTOR))
    return b"".join(sectors)[:end]


def _sector(file: bytes, at: int) -> bytes:
    """Beyond the end of a file that has not yet grown lie zeros."""
    return file[at : at + SECTOR].ljust(SECTOR, b"\0")


def _laid(folder: Path, disk: Disk) -> None:
    """The files of a bot that is gone; the index of its log was in memory."""
    folder.mkdir(exist_ok=True)
    (folder / f"{FILE}-shm").unlink(missing_ok=True)
    (folder / FILE).write_bytes(disk.base)
    (folder / f"{FILE}-wal").write_bytes(disk.log)


def _disk(folder: Path) -> Disk:
    return Disk((folder / FILE).read_bytes(), (folder / f"{FILE}-wal").read_bytes())


def cuts(disks: list[Disk], dice: Random) -> Iterator[tuple[int, Disk, Disk]]:
    """Of each move: how many were acknowledged before, and the disk after a cut in each of its two writes."""
    for count, (old, new) in enumerate(pairwise(disks)):
        for _ in range(TRIES):
            yield (
                count,
                Disk(old.base, torn(old.log, new.log, dice)),
                Disk(torn(old.base, new.base, dice), new.log),
            )


async def test_a_power_cut_in_the_middle_of_any_write_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """A move is there whole or not at all, with its question and its message; after the log's wait it is."""
    disks = await played(tmp_path, CHECKPOINT)
    begun_anew = sum(len(new.log) <= len(old.log) for old, new in pairwise(disks))
    half = 0
    for count, in_log, in_base in cuts(disks, Random(1)):
        left = await found(tmp_path / "log", in_log)
        half += left == stands(count)

        assert left in (stands(count), stands(count + 1))
        assert stands(count + 1) == await found(tmp_path / "base", in_base)
    assert begun_anew > MOVES // 2
    assert 0 < half < MOVES * TRIES


@pytest.mark.parametrize("seed", range(60 if TRIES > 1 else 4))
async def test_a_log_that_lost_its_end_is_a_shorter_match_and_no_broken_one(
    tmp_path: Path, seed: int
) -> None:
    """A disk that says "written" too early: moves may be gone, but from the end, and whole ones."""
    disks, dice = await played(tmp_path, 0, 12), Random(seed)
    first, last = disks[0], disks[-1]
    end = dice.randint(len(first.log), len(last.log))
    more = dice.choice((b"", bytes(5_000), dice.randbytes(5_000)))
    left = await found(tmp_path / "cut", Disk(last.base, last.log[:end] + more))

    assert stands(len(left.entries)) == left


async def test_tearing_is_tearing(tmp_path: Path) -> None:
    """A cut that also reaches what was waited for does lose moves: the test above can fail."""
    disks = await played(tmp_path, 0, 12)
    torn_before = Disk(disks[-1].base, torn(disks[0].log, disks[-1].log, Random(2)))
    left = await found(tmp_path / "cut", torn_before)

    assert len(left.entries) < 12
