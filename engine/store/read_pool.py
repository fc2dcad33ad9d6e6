"""The reader's connection: it cannot write, and a thread of its own answers in the order asked."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import aiosqlite

from engine.store.errors import StoreClosed, storage_error
from engine.store.worker import open_connection

T = TypeVar("T")

CHUNK: Final = 64
"""Rows at a time of an iterated cursor; questions read theirs whole."""

_PRAGMAS = ("query_only=ON", "busy_timeout=5000")


class ReadConnection(aiosqlite.Connection):
    """Runs whole questions in its thread: several statements of one moment, boxes opened there."""

    def __init__(self, path: Path) -> None:
        super().__init__(partial(connect, path), CHUNK)
        self._thread.daemon = True

    async def put(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer; what the question raises goes to its asker."""
        answer: T = await self._execute(question, self._conn)  # type: ignore[no-untyped-call]
        return answer


class ReadPool:
    """Questions are short, since each has an index: one connection answers them faster than a pool.

    StoreLocked, StoreBroken and StoreClosed; what a question raises by itself goes to its asker.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: ReadConnection | None = None
        self._opening = asyncio.Lock()
        self._closed = False

    async def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer; asked in the order of the calls."""
        try:
            connection = self._connection or await self._open_connection()
            return await connection.put(question)
        except sqlite3.Error as error:
            raise storage_error(error) from error

    async def close(self) -> None:
        """Answer what was asked, then let the database go. A second call does nothing more."""
        self._closed = True
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _open_connection(self) -> ReadConnection:
        """The first question opens the connection; where that fails, the next one tries again."""
        async with self._opening:
            if self._closed:
                raise StoreClosed
            if self._connection is None:
                connection = ReadConnection(self._path)
                await connection
                self._connection = connection
            return self._connection


def connect(path: Path) -> sqlite3.Connection:
    """A connection that refuses to write."""
    return open_connection(path, _PRAGMAS)
