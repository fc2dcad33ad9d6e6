"""How PostgreSQL is spoken to, by asyncpg: each connection has an event loop of its own in its thread.

The store's SQL and rows are the same for every database (driver.py of the store), so three kinds of value are
translated here: a time is the text that `stamp` makes, a yes or no is 1 or 0, and a question mark is `$1`.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final, TypeVar

import asyncpg
from msgspec import Struct

from engine.store.driver import Connection, Sharing
from engine.store.errors import StoreBroken, StoreError, StoreFull, StoreLocked, StoreLost
from engine.store.postgres.sharing import PostgresSharing
from engine.store.sql import LENGTH

T = TypeVar("T")

PATIENCE: Final = 5.0
"""Seconds that a statement of play may take, and a connection to be made."""

BEGIN: Final = "BEGIN"
COMMIT: Final = "COMMIT"

SERVED: Final = 0x6B68616E64616E
"""The number of the lock that every serving process shares: "khandan" in letters."""

SHARE_LOCK: Final = f"SELECT pg_try_advisory_lock_shared({SERVED})"
TAKE_LOCK: Final = f"SELECT pg_try_advisory_lock({SERVED})"
"""For what must have the database to itself, such as moving it elsewhere."""


class Session(Struct, frozen=True):
    """What a connection is for: its settings, a statement that it runs first, and of several hosts which."""

    settings: Mapping[str, str] = {}
    first: str = ""
    hosts: str = "any"


DURABLE: Final = Session(
    first="SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')",
    hosts="read-write",
)
"""What is acknowledged outlives a power cut, whatever the role or the database has set; what waits for more
stays. A standby, which takes no writes, is refused."""

SETTINGS: Final = {
    "timezone": "UTC",
    "datestyle": "ISO",
    "application_name": "khandan",
    # Each statement is planned once: none has values for which another plan would do better.
    "plan_cache_mode": "force_generic_plan",
}
"""Of every connection."""

STATEMENTS: Final = 400
"""Prepared statements that a connection keeps: all that this package has."""

READ_ONLY: Final = Session(
    {"default_transaction_read_only": "on", "default_transaction_isolation": "repeatable read"}
)
"""A question of several statements is of one moment, and nothing can be changed by it."""

FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What a connection raises."""

LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.InterfaceError,
    OSError,
)
"""Those of FAILURES that say that the connection is gone."""


class Rows:
    """The answer to a statement, read whole."""

    def __init__(self, rows: list[tuple[Any, ...]]) -> None:
        self._rows = iter(rows)

    def fetchone(self) -> tuple[Any, ...] | None:
        """The next row, or None."""
        return next(self._rows, None)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """All rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        """The rows that are left, one by one."""
        return self._rows


class PostgresConnection:
    """One connection, made at the first statement and made anew after it was lost; one thread at a time.

    A transaction ends with the connection on which it was begun: what follows in it fails, and is never run
    on another connection. `prepare` is a question that each new connection must answer with true before
    anything else; then `on_connect` is called.
    """

    def __init__(
        self,
        address: str,
        session: Session,
        *,
        patience: float = PATIENCE,
        prepare: str = "",
        on_connect: Callable[[], object] = lambda: None,
    ) -> None:
        self._address, self._patience, self._prepare = address, patience, prepare
        self._session, self._on_connect = session, on_connect
        self._loop = asyncio.new_event_loop()
        self._connection: Any = None
        self._is_in_transaction = False

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """Run a statement with the values of its question marks."""
        if sql == COMMIT:
            self._commit()
            return Rows([])
        if sql == BEGIN:
            self._run(self._begin())
            self._is_in_transaction = True
            return Rows([])
        return Rows(self._run(self._fetch(with_numbers(sql), values)))

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Run a statement once for each row of values."""
        self._run(self._repeat(with_numbers(sql), list(rows)))

    def rollback(self) -> None:
        """Take back the transaction that is open; nothing where none is, or where the connection is lost."""
        was_in_transaction, self._is_in_transaction = self._is_in_transaction, False
        if was_in_transaction and self._is_connected():
            self._run(self._connection.execute("ROLLBACK"))

    def close(self) -> None:
        """Let the database go."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            self._loop.run_until_complete(end_connection(connection))
        self._loop.close()

    def _commit(self) -> None:
        """Commit; a failure where PostgreSQL, after a statement that failed, rolls back in place of it."""
        self._check_transaction_lives()
        told = self._run(self._connection.execute(COMMIT))
        self._is_in_transaction = False
        if told != COMMIT:
            raise asyncpg.InFailedSQLTransactionError(told)

    def _run(self, work: Any) -> Any:
        return self._loop.run_until_complete(work)

    async def _begin(self) -> None:
        """Begin a transaction, on a new connection where the old one was lost while nothing went on."""
        connection = await self._connect_if_lost()
        try:
            await connection.execute(BEGIN)
        except LOST:
            connection.terminate()
            await (await self._connect_if_lost()).execute(BEGIN)

    async def _fetch(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        connection = await self._connect_if_lost()
        return [tuple(row) for row in await connection.fetch(sql, *values)]

    async def _repeat(self, sql: str, rows: list[Sequence[Any]]) -> None:
        connection = await self._connect_if_lost()
        if len(rows) == 1:
            await connection.fetch(sql, *rows[0])
        elif rows:
            await connection.executemany(sql, rows)

    def _is_connected(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    def _check_transaction_lives(self) -> None:
        """Raise a failure where a transaction is open whose connection was lost."""
        if self._is_in_transaction and not self._is_connected():
            raise asyncpg.ConnectionDoesNotExistError("the connection was lost within a transaction")

    async def _connect_if_lost(self) -> Any:
        self._check_transaction_lives()
        if not self._is_connected():
            self._connection = await connect(self._address, self._session, self._patience)
            if self._prepare and not await self._connection.fetchval(self._prepare):
                await end_connection(self._connection)
                raise asyncpg.LockNotAvailableError("this database is in use")
            self._on_connect()
        return self._connection


async def connect(address: str, session: Session, patience: float) -> Any:
    """A connection whose values are those of the store: times and truths as SQLite keeps them."""
    connection = await asyncpg.connect(
        address,
        timeout=PATIENCE,
        command_timeout=patience,
        statement_cache_size=STATEMENTS,
        max_cached_statement_lifetime=0,  # else a slow table plans each of its statements anew
        target_session_attrs=session.hosts,
        server_settings={**SETTINGS, **session.settings},
    )
    await connection.set_type_codec(
        "timestamptz", schema="pg_catalog", encoder=_with_zone, decoder=_stamp_of, format="text"
    )
    await connection.set_type_codec(
        "bool", schema="pg_catalog", encoder=lambda truth: "t" if truth else "f", decoder=_bit, format="text"
    )
    if session.first:
        await connection.execute(session.first)
    return connection


async def end_connection(connection: Any) -> None:
    """Let a connection go, politely where it still answers."""
    try:
        await connection.close(timeout=PATIENCE)
    except FAILURES:
        connection.terminate()


def _with_zone(stamp: str) -> str:
    return f"{stamp}+00"


def _stamp_of(text: str) -> str:
    """The text that `stamp` makes: six digits behind the point, and no zone, for it is always UTC."""
    moment = text.removesuffix("+00")
    whole, _, part = moment.partition(".")
    return f"{whole}.{part:0<6}"[:LENGTH]


def _bit(text: str) -> int:
    return int(text == "t")


@lru_cache(maxsize=STATEMENTS)
def with_numbers(sql: str) -> str:
    """The statement with `$1`, `$2` … for its question marks; none of this package stands in a literal."""
    first, *others = sql.split("?")
    return first + "".join([f"${number}{part}" for number, part in enumerate(others, 1)])


class PostgresAnswers:
    """A connection in a thread of its own; one that cannot write unless its settings let it."""

    def __init__(self, address: str, settings: Session = READ_ONLY) -> None:
        self._connection = PostgresConnection(address, settings)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def put(self, question: Callable[[Any], T]) -> T:
        """The answer; what the question raises goes to its asker."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, question)

    def _ask(self, question: Callable[[Any], T]) -> T:
        """A question changes nothing, so one whose connection was lost is asked once more.

        One that failed leaves no transaction: the next would be answered from its moment.
        """
        try:
            return question(self._connection)
        except LOST:
            self._connection.rollback()
            return question(self._connection)
        finally:
            self._connection.rollback()

    async def close(self) -> None:
        """Answer what was asked, then let the database go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown(wait=False)


class PostgresDriver:
    """The database at an address (postgresql://…)."""

    begin = BEGIN
    size = "SELECT pg_database_size(current_database())"
    failures: tuple[type[Exception], ...] = FAILURES
    conflicts: tuple[type[Exception], ...] = (asyncpg.IntegrityConstraintViolationError,)
    # A statement that fails ends its transaction: no row can be left out.
    unreadable: tuple[type[Exception], ...] = ()
    deadlocks: tuple[type[Exception], ...] = (asyncpg.DeadlockDetectedError,)
    sharing: Sharing | None = PostgresSharing()

    def __init__(self, address: str) -> None:
        self._address = address

    def connect_writer(self, on_connect: Callable[[], object] = lambda: None) -> PostgresConnection:
        """A connection that shares the right to serve this database, and takes it anew when it was lost.

        `on_connect` is called at each new one: others may have written meanwhile.
        """
        return PostgresConnection(self._address, DURABLE, prepare=SHARE_LOCK, on_connect=on_connect)

    async def open_answers(self) -> PostgresAnswers:
        """The reader's connection, made by its first question."""
        return PostgresAnswers(self._address)

    def translate(self, error: Exception) -> StoreError:
        """The store's own error, by PostgreSQL's class of it."""
        if isinstance(error, asyncpg.DiskFullError):
            return StoreFull()
        if isinstance(error, asyncpg.LockNotAvailableError | asyncpg.DeadlockDetectedError):
            return StoreLocked()
        kind = StoreLost if isinstance(error, LOST) else StoreBroken
        return kind(type(error).__name__)

    def overwrite_deleted(self, connection: Connection) -> None:
        """Nothing: freed pages, the write-ahead log and replicas keep deleted rows for a while."""

    def drop_deleted(self) -> None:
        """Nothing, as above; docs/hosting_many.md says so to hosts."""
