"""What the tests of backups and restores do to files: fill, damage, look inside."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine import store as stores
from engine.store import Codec, Keyring, Post, Rotated, Store, StoreRefused, Target, Timer, lock_store
from engine.store.seals import Seals, count_entries, seal_store
from tests.engine.store.making import KEY, NOW, add_match, move, opened, ring

BODY = b"a body that fills some room " * 20


def codec(key: bytes = KEY) -> Codec:
    """Boxes of the tests' key."""
    return Codec(ring(key), bytes)


async def written(store: Store, count: int) -> int:
    """A match with so many entries, each with a clock and a message owed; its id."""
    match = await add_match(store)
    for seq in range(count):
        line, post = Timer(f"wait.{seq}", 1, NOW), Post(seq, Target("table"))
        await store.write.append(move(match, seq, body=BODY, opens=(line,), posts=(post,)))
    return match


async def closed(folder: Path, count: int) -> Path:
    """The database of a store with one such match, which nobody serves."""
    async with opened(folder) as store:
        await written(store, count)
    return folder / "khandan.db"


def rotate(path: Path, keyring: Keyring, watch: Callable[[int], None] = lambda sealed: None) -> Rotated:
    """Seal a database anew as the command does: with its lock."""
    with lock_store(path):
        return stores.rotate(path, keyring, watch=watch)


def refusal(work: Callable[[], object]) -> StoreRefused:
    """Why this is refused."""
    with pytest.raises(StoreRefused) as caught:
        work()
    return caught.value


def do(path: Path, sql: str) -> None:
    """Change a database behind the store's back."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(sql)


def seal_again(path: Path, codec: Codec) -> None:
    """Seal what stands in a database now: for what a test writes there in the place of a program."""
    with closing(sqlite3.connect(path)) as database, database:
        seals = Seals(codec)
        for (match,) in database.execute("SELECT id FROM match").fetchall():
            seals.add(database, match, count_entries(database, match))
        seal_store(database, codec)


def rows(path: Path, sql: str) -> list[Any]:
    """What a database answers."""
    with closing(sqlite3.connect(path)) as database:
        return database.execute(sql).fetchall()


def left(folder: Path, pattern: str) -> list[Path]:
    """The files of that name."""
    return sorted(folder.glob(pattern))


def spoil(path: Path, seq: int) -> None:
    """Change one bit of an entry's box and nothing of the page around it."""
    with closing(sqlite3.connect(path)) as database, database:
        box = database.execute("SELECT box FROM entry WHERE seq = ?", (seq,)).fetchone()[0]
        spoilt = box[:20] + bytes((box[20] ^ 1,)) + box[21:]
        database.execute("UPDATE entry SET box = ? WHERE seq = ?", (spoilt, seq))


def truncate(path: Path) -> None:
    """Half of the file is lost."""
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def empty(path: Path) -> None:
    """All of the file is lost but its name."""
    path.write_bytes(b"")


def overwrite(path: Path) -> None:
    """A page becomes noise that is none of the log's."""
    overwrite_table(path, "post")


def overwrite_table(path: Path, name: str) -> None:
    """A table's first page becomes noise."""
    with closing(sqlite3.connect(path)) as database:
        size = database.execute("PRAGMA page_size").fetchone()[0]
        page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


def overwrite_matches(path: Path) -> None:
    """The page of the table of matches becomes noise."""
    overwrite_table(path, "match")


def overwrite_log(path: Path) -> None:
    """The first page of the log becomes noise."""
    overwrite_table(path, "entry")


def reserved(path: Path) -> None:
    """The header says that more of each page is reserved than a page may."""
    with path.open("r+b") as file:
        file.seek(20)
        file.write(b"\xa5")


def delete(path: Path) -> None:
    """The file is lost."""
    path.unlink()
