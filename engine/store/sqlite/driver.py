"""How SQLite is spoken to: one connection that writes, and one that answers in a thread of its own."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import aiosqlite

from engine.store.driver import Connection, Sharing
from engine.store.errors import StoreError
from engine.store.sqlite.connecting import open_connection, storage_error

T = TypeVar("T")

CHUNK: Final = 64
"""Rows at a time of an iterated cursor; questions read theirs whole."""

_WRITER = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""FULL: in WAL mode NORMAL syncs at checkpoints alone, and a power cut would take acknowledged moves."""

_READER = ("query_only=ON", "busy_timeout=5000")


class SqliteDriver:
    """The database in one file."""

    # IMMEDIATE waits for the write lock. One that is wanted only at the first row is refused without waiting
    # where another process has written since the transaction began (SQLITE_BUSY_SNAPSHOT).
    begin = "BEGIN IMMEDIATE"
    size = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    failures: tuple[type[Exception], ...] = (sqlite3.Error,)
    conflicts: tuple[type[Exception], ...] = (sqlite3.IntegrityError,)
    unreadable: tuple[type[Exception], ...] = (sqlite3.DatabaseError,)
    # Its transactions that write come one after another, all of one process, which holds the file's lock.
    deadlocks: tuple[type[Exception], ...] = ()
    sharing: Sharing | None = None

    def __init__(self, path: Path) -> None:
        self._path = path

    def connect_writer(self) -> sqlite3.Connection:
        """The writer's connection: durable at each commit, and in no transaction it was not told to begin."""
        return open_connection(self._path, _WRITER)

    async def open_answers(self) -> "ReadConnection":
        """The reader's connection, which refuses to write."""
        connection = ReadConnection(self._path)
        await connection
        return connection

    def translate(self, error: Exception) -> StoreError:
        """The store's own error, by SQLite's code."""
        assert isinstance(error, sqlite3.Error)
        return storage_error(error, self._path)

    def overwrite_deleted(self, connection: Connection) -> None:
        """Some systems build SQLite so that freed bytes keep what they held."""
        connection.execute("PRAGMA secure_delete=ON")

    def drop_deleted(self) -> None:
        """Write the write-ahead log home and empty it; a reader in its way leaves it for later."""
        try_empty_wal(self._path)


class ReadConnection(aiosqlite.Connection):
    """Runs whole questions in its thread: several statements of one moment, boxes opened there."""

    def __init__(self, path: Path) -> None:
        super().__init__(partial(connect_read_only, path), CHUNK)
        # A program that ends without closing its store must not wait for this thread.
        self._thread.daemon = True

    async def put(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer; what the question raises goes to its asker."""
        answer: T = await self._execute(question, self._conn)  # type: ignore[no-untyped-call]
        return answer


def connect_read_only(path: Path) -> sqlite3.Connection:
    """A connection that refuses to write."""
    return open_connection(path, _READER)


def try_empty_wal(path: Path) -> bool:
    """Whether the write-ahead log was written home and emptied; a reader in its way leaves it for later."""
    with closing(sqlite3.connect(path)) as connection:
        busy: tuple[int, int, int] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return busy[0] == 0
