"""The writer's thread outlives every failure of the database and names it."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from queue import SimpleQueue

import pytest

from engine.store import Append, StoreBroken, StoreClosed, StoreFull, StoreLocked, appends, worker
from engine.store.codec import Codec
from engine.store.driver import Write
from engine.store.seals import Seals
from engine.store.sqlite import revisions
from engine.store.sqlite.driver import SqliteDriver
from engine.store.worker import Job, LoopWakeup
from tests.engine.store.making import move, new_match, ring

Queue = SimpleQueue[Job | None]
DRIVER = SqliteDriver(Path("k.db"))
"""How SQLite is spoken to; the connections of these tests are made by themselves."""

FULL_SYNC = 2
"""SQLite's number of synchronous=FULL."""


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """WAL and full sync: what is acknowledged outlives a power cut, which no test can show."""
    with closing(SqliteDriver(tmp_path / "khandan.db").connect_writer()) as connection:
        told = [connection.execute(f"PRAGMA {one}").fetchone()[0] for one in ("journal_mode", "synchronous")]

    assert ["wal", FULL_SYNC] == told


async def test_a_full_disk_is_named_and_passes(tmp_path: Path) -> None:
    """A limit on pages stands for a full disk: nothing is kept, and with room the thread goes on."""
    connection = _database(tmp_path)
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")
    big = move(1, 0, body=bytes(100_000))
    async with _serving(connection) as queue:
        with pytest.raises(StoreFull):
            await _ask(queue, big)
        await _ask(queue, lambda database: database.execute("PRAGMA max_page_count=1000000").close())
        await _ask(queue, big)

    assert [(1, 0)] == _log(tmp_path)


async def test_everybody_in_a_full_batch_hears_of_it(tmp_path: Path) -> None:
    """A full disk is nobody's conflict: the whole batch fails at once instead of one by one."""
    connection = _database(tmp_path)
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")
    begun = _begun(connection)
    queue: Queue = SimpleQueue()
    asked = [_ask(queue, move(1, seq, body=bytes(50_000))) for seq in range(3)]
    async with _serving(connection, queue):
        answers = await asyncio.gather(*asked, return_exceptions=True)

    assert ["BEGIN IMMEDIATE"] == begun
    assert [StoreFull] * 3 == [type(answer) for answer in answers]
    assert [] == _log(tmp_path)


async def test_a_database_held_by_another_is_named_and_passes(tmp_path: Path) -> None:
    """While another process writes, appends fail after the busy timeout; afterwards they do not."""
    connection = _database(tmp_path)
    connection.execute("PRAGMA busy_timeout=10")
    async with _serving(connection) as queue:
        with closing(sqlite3.connect(tmp_path / "k.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreLocked):
                await _ask(queue, move(1, 0))
        await _ask(queue, move(1, 1))

    assert [(1, 1)] == _log(tmp_path)


async def test_any_other_failure_is_named_by_sqlite(tmp_path: Path) -> None:
    """A table that is gone is a broken store, and says so with SQLite's name for it."""
    connection = _database(tmp_path)
    connection.execute("ALTER TABLE entry RENAME TO lost")
    async with _serving(connection) as queue:
        with pytest.raises(StoreBroken) as caught:
            await _ask(queue, move(1, 0))

    assert "SQLITE_ERROR" == caught.value.name


async def test_a_broken_check_is_no_conflict(tmp_path: Path) -> None:
    """A status the table does not know breaks a check, which is the store's fault and not a race's."""
    async with _serving(_database(tmp_path)) as queue:
        with pytest.raises(StoreBroken) as caught:
            await _ask(queue, move(1, 0, status="lost"))  # type: ignore[arg-type]

    assert "SQLITE_CONSTRAINT_CHECK" == caught.value.name


async def test_what_waits_together_is_one_transaction(tmp_path: Path) -> None:
    """Fifty appends in the queue are one transaction, by SQLite's own trace."""
    connection = _database(tmp_path)
    begun = _begun(connection)
    queue: Queue = SimpleQueue()
    asked = [_ask(queue, move(1, seq)) for seq in range(50)]
    async with _serving(connection, queue):
        await asyncio.gather(*asked)

    assert ["BEGIN IMMEDIATE"] == begun
    assert [(1, seq) for seq in range(50)] == _log(tmp_path)


async def test_what_comes_after_the_end_is_refused(tmp_path: Path) -> None:
    """A job behind the closing mark is told that the store is closed; none waits for ever."""
    queue: Queue = SimpleQueue()
    first = _ask(queue, move(1, 0))
    queue.put(None)
    late = _ask(queue, move(1, 1))
    async with _serving(_database(tmp_path), queue):
        await first
        with pytest.raises(StoreClosed):
            await late

    assert [(1, 0)] == _log(tmp_path)


def test_a_loop_that_is_gone_does_not_stop_the_thread(tmp_path: Path) -> None:
    """An event loop closed before its commit waits for nothing; the write is kept all the same."""
    queue: Queue = SimpleQueue()
    gone = asyncio.new_event_loop()
    queue.put(Job(move(1, 0), gone.create_future()))
    gone.close()
    queue.put(None)
    worker.run(DRIVER, _database(tmp_path), Seals(Codec(ring(), bytes)), queue, LoopWakeup(), id)

    assert [(1, 0)] == _log(tmp_path)


def _database(folder: Path) -> sqlite3.Connection:
    """The writer's own kind of connection to a database with one match."""
    revisions.upgrade(folder / "k.db")
    connection = SqliteDriver(folder / "k.db").connect_writer()
    appends.add_match(connection, Seals(Codec(ring(), bytes)), new_match())
    return connection


def _begun(connection: sqlite3.Connection) -> list[str]:
    """A list that grows with each transaction begun."""
    begun: list[str] = []
    connection.set_trace_callback(lambda sql: begun.append(sql) if sql.startswith("BEGIN") else None)
    return begun


def _log(folder: Path) -> list[tuple[int, int]]:
    with closing(sqlite3.connect(folder / "k.db")) as connection:
        return connection.execute("SELECT match_id, seq FROM entry ORDER BY 1, 2").fetchall()


def _ask(queue: Queue, work: Append | Write) -> asyncio.Future[object]:
    future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    queue.put(Job(work, future))
    return future


@asynccontextmanager
async def _serving(connection: sqlite3.Connection, queue: Queue | None = None) -> AsyncIterator[Queue]:
    served: Queue = SimpleQueue() if queue is None else queue
    thread = threading.Thread(
        target=worker.run, args=(DRIVER, connection, Seals(Codec(ring(), bytes)), served, LoopWakeup(), id)
    )
    thread.start()
    try:
        yield served
    finally:
        served.put(None)
        await asyncio.to_thread(thread.join)
