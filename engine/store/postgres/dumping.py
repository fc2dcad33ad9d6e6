"""A PostgreSQL store as the one file of every store, and such a file's rows in an empty database."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from engine.store.codec import Codec
from engine.store.dump import COUNTED, Dumped, check_dump, load_dump, write_dump
from engine.store.errors import KeyWrong, StoreRefused
from engine.store.files import PART, create_private, raising_full, replace_file
from engine.store.identity import check_key_boxes
from engine.store.migrating import newest
from engine.store.postgres.driver import DURABLE, FAILURES, READ_ONLY, TAKE_LOCK, PostgresConnection, Session
from engine.store.postgres.opening import check_tables, make_tables
from engine.store.postgres.refusals import failure_refusal, refusal

T = TypeVar("T")

LONG: Final = 300.0
"""Seconds that a statement over a whole table may take."""

_LAST: Final = "SELECT last_value, is_called FROM {}_id_seq"
_SET_LAST: Final = "SELECT setval('{}_id_seq', ?, true)"


def dump_postgres(address: str, target: Path) -> Dumped:
    """Write the store in the database at `address`, as it stands at one moment; bots may go on meanwhile.

    StoreRefused for what is no store of the newest schema; StoreFull. `target` is there when it is whole.
    """

    def dump(connection: PostgresConnection) -> Dumped:
        revision = check_tables(connection, address)
        connection.execute("BEGIN")
        counters = {name: _counter(connection, name) for name in COUNTED}
        part = target.with_name(f"{target.name}.{PART}")
        part.unlink(missing_ok=True)
        try:
            with raising_full():
                create_private(part)
                with part.open("wb") as file:
                    dumped = write_dump(connection, file, revision, counters)
            replace_file(part, target)
        finally:
            part.unlink(missing_ok=True)
        return dumped

    return _with_connection(address, dump, READ_ONLY)


def load_into_postgres(source: Path, address: str, codec: Codec) -> Dumped:
    """Insert the rows of a file written by any store of the newest schema into an empty database.

    StoreRefused store_taken where there are tables already, store_key_wrong for a file of another key,
    backup_unreadable for one that is cut.
    """
    heading = check_dump(source)
    if heading.revision != newest():
        raise StoreRefused("store_newer", {"path": str(source), "revision": heading.revision})

    def load(connection: PostgresConnection) -> Dumped:
        connection.execute("BEGIN")
        if not make_tables(connection):
            raise refusal("store_taken", address)
        try:
            loaded = load_dump(connection, source, heading)
            check_key_boxes(connection, codec)
        except KeyWrong as error:
            raise refusal("store_key_wrong", address, key=str(error.key)) from None
        except (KeyError, TypeError, ValueError) as error:
            raise StoreRefused("backup_unreadable", {"path": str(source)}) from error
        for name in COUNTED:
            if last := heading.counters.get(name, 0):
                connection.execute(_SET_LAST.format(name), (last,))
        connection.execute("COMMIT")
        return loaded

    return _with_connection(address, load, DURABLE, TAKE_LOCK)


@contextmanager
def serving_nobody(address: str) -> Iterator[None]:
    """Within the block no bot serves this database. StoreRefused, as of `failure_refusal`."""
    with ThreadPoolExecutor(1) as thread:
        held = PostgresConnection(address, DURABLE, prepare=TAKE_LOCK)
        try:
            try:
                thread.submit(held.execute, "SELECT 1").result()
            except FAILURES as error:
                raise failure_refusal(error, address) from error
            yield
        finally:
            thread.submit(held.close).result()


def _counter(connection: PostgresConnection, name: str) -> int:
    last, is_called = connection.execute(_LAST.format(name)).fetchall()[0]
    return int(last) if is_called else 0


def _with_connection(
    address: str, ask: Callable[[PostgresConnection], T], session: Session, prepare: str = ""
) -> T:
    """The answer of one connection, in a thread of its own: the caller's may have a loop that runs."""

    def run() -> T:
        # Whole tables are read and written by one statement: that may take its time.
        connection = PostgresConnection(address, session, patience=LONG, prepare=prepare)
        try:
            return ask(connection)
        except FAILURES as error:
            raise failure_refusal(error, address) from error
        finally:
            connection.close()  # a transaction that is open ends with it

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()
