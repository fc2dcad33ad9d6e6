"""The thread behind the reader: one connection that cannot write, and the questions in their order."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, TypeVar, cast

from engine.store.errors import StoreClosed
from engine.store.worker import storage_error

T = TypeVar("T")
Question = Callable[[sqlite3.Connection], object]

_PRAGMAS = ("query_only=ON", "busy_timeout=5000")


class Asked(NamedTuple):
    """A question, and the future that waits for its answer."""

    question: Question
    future: asyncio.Future[object]


class Asking:
    """Questions are short, since each has an index: one connection answers them faster than a pool.

    StoreLocked, StoreBroken and StoreClosed; what a question raises by itself goes to its asker.
    """

    def __init__(self, path: Path) -> None:
        self._closed = False
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()
        given = (connect(path), self._queue)
        self._thread = threading.Thread(target=_run, args=given, name="store-reader", daemon=True)
        self._thread.start()

    def ask(self, question: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """The answer; asked in the order of the calls."""
        if self._closed:
            raise StoreClosed
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.put(Asked(question, future))
        return cast("asyncio.Future[T]", future)

    async def close(self) -> None:
        """Answer what was asked, then let the database go. A second call does nothing more."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that refuses to write."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _run(connection: sqlite3.Connection, queue: SimpleQueue[Asked | None]) -> None:
    while (asked := queue.get()) is not None:
        value, error = _answer(connection, asked.question)
        with suppress(RuntimeError):  # its event loop is gone: nobody waits
            asked.future.get_loop().call_soon_threadsafe(_resolve, asked.future, value, error)
    connection.close()


def _answer(connection: sqlite3.Connection, question: Question) -> tuple[object, Exception | None]:
    """Whatever a question does wrong, the thread must live and its asker must hear."""
    try:
        return question(connection), None
    except sqlite3.Error as error:
        return None, storage_error(error)
    except Exception as error:
        return None, error


def _resolve(future: asyncio.Future[object], value: object, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)
