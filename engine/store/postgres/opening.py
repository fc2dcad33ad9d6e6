"""Opens a store in PostgreSQL, or refuses with a code before anything is touched.

Several processes of one bot may serve it: each shares a lock of the database's own for as long as it runs.
Then, each step relying on the one before: whether the tables are a store's, and of which schema; its keys;
its seals; whether this process may serve beside the others that are there.
"""

import asyncio
import os
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncpg
from alembic import command
from msgspec.structs import replace
from sqlalchemy import NullPool
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from engine.store.codec import Codec, Keyring
from engine.store.errors import KeyWrong
from engine.store.identity import check_key_boxes, name_store, set_changed_matches_aside
from engine.store.migrating import MIGRATIONS, alembic_config, has_contraction, is_known_revision, newest
from engine.store.postgres.desk import Desk
from engine.store.postgres.driver import (
    FAILURES,
    PATIENCE,
    READ_ONLY,
    PostgresConnection,
    PostgresDriver,
)
from engine.store.postgres.members import LET_OTHERS, WAIT_FOR_OTHERS, NotLetIn, join, member_names
from engine.store.postgres.peers import PostgresPeers
from engine.store.postgres.refusals import failure_refusal, refusal
from engine.store.postgres.schema import statements
from engine.store.postgres.slots import LeasedSlots
from engine.store.reader import Reader
from engine.store.seals import Seals, is_store_seal_right
from engine.store.slots import Member
from engine.store.store import Store
from engine.store.writer import Writer

NAME_BYTES: Final = 3
"""Random bytes of the name of a process that was given none."""

OF_ONE_MOMENT: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
"""Others may play meanwhile: a match must not be compared with the seal of a later move."""

_TABLES: Final = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"


def open_postgres(
    address: str,
    keyring: Keyring,
    token: str,
    nonces: Callable[[int], bytes] = os.urandom,
    member: Member | None = None,
    now: Callable[[], float] = time.time,
) -> Store:
    """The store in the database at `address`, whose tables are made where it is empty.

    `member` is this process among those who serve it, `now` this machine's clock. StoreRefused with
    store_newer (slot revision), store_key_wrong (slot key), store_foreign, store_changed, or as
    `failure_refusal` names what PostgreSQL says; of a process that can't serve beside those that are there
    store_busy (another bot), store_name_taken, store_rules_older, store_cards_differ (slot name), store_clock
    (minutes), store_shards (shards, there). Each has the slot path, the address without its password.
    Blocks: meant for the program's start.
    """
    member = Member() if member is None else member
    if not member.name:
        member = replace(member, name=f"{socket.gethostname()}-{nonces(NAME_BYTES).hex()}")
    codec, driver = Codec(keyring, nonces), PostgresDriver(address)
    seals = Seals(codec)
    writing = driver.connect_writer(seals.forget_all)
    # A thread of its own: the caller's may have a loop that runs, and this connection needs another.
    with ThreadPoolExecutor(1) as thread:
        try:
            name, others = thread.submit(_prepare, writing, address, codec, token, member, now).result()
        except BaseException:
            thread.submit(writing.close).result()
            raise
    desk = Desk(address)
    slots = LeasedSlots(desk, member, others)
    writer, reader = Writer(driver, codec, seals, writing), Reader(driver, codec, member.name)
    # The right to serve goes with the connection, which the writer closes.
    return Store(
        name, writer, reader, lambda: None, slots=slots, peers=PostgresPeers(desk, address, member.name)
    )


def open_postgres_reader(address: str, codec: Codec) -> Reader:
    """Questions to a store beside the bots that serve it, after its tables and keys were checked.

    StoreRefused as above, store_missing or store_older. Blocks.
    """
    with ThreadPoolExecutor(1) as thread:
        thread.submit(_check, address, codec).result()
    return Reader(PostgresDriver(address), codec)


def _check(address: str, codec: Codec) -> None:
    connection = PostgresConnection(address, READ_ONLY)
    try:
        if connection.execute(_TABLES).fetchone() is None:
            raise refusal("store_missing", address)
        if (standing := check_tables(connection, address)) != newest():
            raise refusal("store_older", address, revision=standing)
        check_key_boxes(connection, codec)
    except KeyWrong as error:
        raise refusal("store_key_wrong", address, key=str(error.key)) from None
    except FAILURES as error:
        raise failure_refusal(error, address) from error
    finally:
        connection.close()


def _prepare(
    held: PostgresConnection,
    address: str,
    codec: Codec,
    token: str,
    member: Member,
    now: Callable[[], float],
) -> tuple[str, tuple[Member, ...]]:
    """Everything that comes before the first question; the store's name, and the other processes."""
    try:
        make_or_upgrade_tables(held, address)
        held.execute("BEGIN")
        check_key_boxes(held, codec)
        name = name_store(held, codec, token)
        if not is_store_seal_right(held, codec):
            raise refusal("store_changed", address, part="store", match="0")
        held.execute("COMMIT")
        others = join(held, member, newest() or "", now)
        held.execute("BEGIN")
        held.execute(OF_ONE_MOMENT)
        set_changed_matches_aside(held, codec)
        held.execute("COMMIT")
    except KeyWrong as error:
        raise refusal("store_key_wrong", address, key=str(error.key)) from None
    except NotLetIn as why:
        raise refusal(why.code, address, **why.slots) from None
    except FAILURES as error:
        raise failure_refusal(error, address) from error
    return name, others


def make_or_upgrade_tables(held: PostgresConnection, address: str, scripts: Path = MIGRATIONS) -> None:
    """Make the tables where there is none; bring those of an older schema up to date.

    Others may serve meanwhile, by the older program: unless a migration takes from them what they use.
    Processes that begin at once do it one after another.
    """
    held.execute(WAIT_FOR_OTHERS)
    try:
        _make_or_upgrade_tables(held, address, scripts)
    finally:
        with suppress(*FAILURES):  # a lost connection has let go by itself
            held.rollback()
            held.execute(LET_OTHERS)


def _make_or_upgrade_tables(held: PostgresConnection, address: str, scripts: Path) -> None:
    held.execute("BEGIN")
    is_new = make_tables(held, scripts)
    held.execute("COMMIT")
    if is_new:
        return
    standing = check_tables(held, address, scripts)
    if standing == newest(scripts):
        return
    if has_contraction(standing, scripts) and (older := member_names(held)):
        raise refusal("store_members_older", address, name=older[0])
    try:
        asyncio.run(_upgrade(address, scripts))
    except DBAPIError as error:
        # The library's own error stands behind the one that SQLAlchemy made of it.
        cause = None if error.orig is None else error.orig.__cause__
        raise failure_refusal(cause or error, address) from error


def make_tables(held: PostgresConnection, scripts: Path = MIGRATIONS) -> bool:
    """Make the tables in an empty database; False where there are tables. Inside a transaction."""
    if held.execute(_TABLES).fetchone() is not None:
        return False
    revision = newest(scripts)
    assert revision is not None
    for statement in statements(revision):
        held.execute(statement)
    return True


def check_tables(held: PostgresConnection, address: str, scripts: Path = MIGRATIONS) -> str:
    """The schema at which a store's tables stand. StoreRefused store_foreign, store_newer."""
    tables = {name for (name,) in held.execute(_TABLES)}
    if not {"alembic_version", "entry"} <= tables:
        raise refusal("store_foreign", address)
    standing = str(held.execute("SELECT version_num FROM alembic_version").fetchall()[0][0])
    if not is_known_revision(standing, scripts):
        raise refusal("store_newer", address, revision=standing)
    return standing


async def _upgrade(address: str, scripts: Path) -> None:
    """Run the migrations that are missing, in one transaction: one that fails leaves the tables of before."""
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: asyncpg.connect(address, timeout=PATIENCE, target_session_attrs="read-write"),
        poolclass=NullPool,
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(alembic_config(scripts, sync), "head"))
    finally:
        await engine.dispose()
