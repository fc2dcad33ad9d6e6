"""Backups and moves of a PostgreSQL store: checked to the last box, restored into either kind of store."""

import asyncio
import shutil
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from engine.store import (
    Codec,
    Member,
    StoreLocked,
    StoreRefused,
    back_up,
    back_up_postgres,
    backup_time,
    backups,
    move_to_postgres,
    move_to_sqlite,
    open_postgres,
    restore,
    restore_into_postgres,
)
from engine.store.migrating import MIGRATIONS, newest
from engine.store.postgres.driver import DURABLE, PostgresConnection
from engine.store.postgres.dumping import serving_nobody
from engine.store.postgres.opening import check_tables, make_or_upgrade_tables
from engine.store.postgres.schema import statements
from tests.engine.store.files import codec
from tests.engine.store.making import NOW, OTHER_KEY, add_match, move, opened, ring
from tests.engine.store.test_dump import filled
from tests.postgres_server import PostgresServer

T = TypeVar("T")


async def moved(tmp_path: Path, postgres: PostgresServer) -> tuple[Path, str]:
    """A SQLite store, and the address of a database into which it was moved."""
    path, address = await filled(tmp_path / "there"), postgres.new_database()
    move_to_postgres(path, address, codec())
    return path, address


async def test_a_backup_of_postgresql_is_restored_into_postgresql_and_into_a_file(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """Counters go on beyond it, and what was owed is looked for before it is sent."""
    _, address = await moved(tmp_path, postgres)
    (tmp_path / "here").mkdir()
    path = tmp_path / "here" / "khandan.db"
    made = back_up_postgres(address, path, codec(), NOW)
    other = postgres.new_database()
    restored = restore_into_postgres(other, made.path, codec(), tmp_path)
    restore(path, made.path, codec(), NOW)
    async with open_postgres(other, ring(), "x") as one, opened(path.parent) as two:
        for store in (one, two):
            assert 1_003 == await add_match(store)
            assert [True] == [post.attempted for post in await store.read.pending_posts()]
            await store.write.append(move(2, 2))

    assert (2, 2) == (made.sound.matches, made.sound.entries) == (restored.matches, restored.entries)
    assert NOW == backup_time(made.path)


async def test_a_backup_of_a_file_is_restored_into_postgresql(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    path = await filled(tmp_path / "there")
    made, address = back_up(path, codec(), NOW), postgres.new_database()
    restore_into_postgres(address, made.path, codec(), tmp_path)
    async with open_postgres(address, ring(), "x") as store:
        assert [0, 1] == [entry.seq for entry in await store.read.entries(2)]


async def test_of_the_copies_the_newest_are_kept(tmp_path: Path, postgres: PostgresServer) -> None:
    _, address = await moved(tmp_path, postgres)
    path = tmp_path / "khandan.db"
    made = [back_up_postgres(address, path, codec(), NOW + timedelta(days=day), 2) for day in range(3)]

    assert (made[0].path,) == made[2].dropped
    assert (made[1].path, made[2].path) == backups(path)


async def test_a_store_is_moved_back_into_a_new_file_alone(tmp_path: Path, postgres: PostgresServer) -> None:
    path, address = await moved(tmp_path, postgres)
    with pytest.raises(StoreRefused, match="store_taken"):
        move_to_sqlite(address, path, codec())
    (tmp_path / "back").mkdir()
    move_to_sqlite(address, tmp_path / "back" / "khandan.db", codec())
    async with opened(tmp_path / "back") as store:
        assert [0, 1] == [entry.seq for entry in await store.read.entries(2)]


async def test_nothing_is_moved_while_a_bot_serves_it(tmp_path: Path, postgres: PostgresServer) -> None:
    path, address = await moved(tmp_path, postgres)
    async with opened(path.parent), open_postgres(address, ring(), "x"):
        with pytest.raises(StoreRefused, match="store_busy"):
            move_to_postgres(path, postgres.new_database(), codec())
        with pytest.raises(StoreRefused, match="store_busy"):
            move_to_sqlite(address, tmp_path / "new.db", codec())
        with pytest.raises(StoreRefused, match="store_busy"):
            open_postgres(address, ring(), "y", member=Member(bot=1))


async def test_a_wrong_key_and_a_server_that_is_away_are_named(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """The password of the address is not shown."""
    _, address = await moved(tmp_path, postgres)
    with pytest.raises(StoreRefused) as other_key:
        open_postgres(address, ring(OTHER_KEY), "x")
    with pytest.raises(StoreRefused) as away:
        open_postgres("postgresql://khandan:secret@127.0.0.1:1/khandan", ring(), "x")
    with pytest.raises(StoreRefused) as restored:
        restore_into_postgres(
            postgres.new_database(),
            back_up_postgres(address, tmp_path / "k.db", codec(), NOW).path,
            Codec(ring(OTHER_KEY), bytes),
            tmp_path,
        )

    assert ("store_key_wrong", "1") == (other_key.value.code, other_key.value.slots["key"])
    assert ("store_unreachable", "postgresql://127.0.0.1:1/khandan") == (
        away.value.code,
        away.value.slots["path"],
    )
    assert "store_key_wrong" == restored.value.code


async def test_another_programs_database_and_a_newer_store_are_left_alone(postgres: PostgresServer) -> None:
    other, newer = postgres.new_database(), postgres.new_database()
    postgres.run("CREATE TABLE cats (name text)", other.rpartition("/")[2])
    await open_postgres(newer, ring(), "x").close()
    postgres.run("UPDATE alembic_version SET version_num = '9999'", newer.rpartition("/")[2])
    with pytest.raises(StoreRefused) as foreign:
        open_postgres(other, ring(), "x")
    with pytest.raises(StoreRefused) as later:
        open_postgres(newer, ring(), "x")

    assert ("store_foreign", "store_newer", "9999") == (
        foreign.value.code,
        later.value.code,
        later.value.slots["revision"],
    )


# --- connections that are lost ----------------------------------------------------------------------------


def lose(connection: PostgresConnection) -> None:
    """The server ends it, as in a restart."""
    connection._connection.terminate()


async def apart(work: Callable[[], T]) -> T:
    """In a thread: a connection has a loop of its own."""
    return await asyncio.to_thread(work)


async def test_what_follows_a_loss_within_a_transaction_is_never_kept_by_itself(
    postgres: PostgresServer,
) -> None:
    """Half a move would be acknowledged."""

    def play() -> list[Any]:
        writing = PostgresConnection(postgres.new_database(), DURABLE)
        writing.execute("CREATE TABLE kept (n int)")
        writing.execute("BEGIN")
        writing.execute("INSERT INTO kept VALUES (1)")
        lose(writing)
        for statement in ("INSERT INTO kept VALUES (2)", "COMMIT"):
            with pytest.raises(asyncpg.ConnectionDoesNotExistError):
                writing.execute(statement)
        writing.rollback()
        found = writing.execute("SELECT n FROM kept").fetchall()
        writing.close()
        return found

    assert [] == await apart(play)


async def test_a_commit_that_rolls_back_is_a_failure(postgres: PostgresServer) -> None:
    """PostgreSQL answers it without an error once a statement has failed."""

    def play() -> None:
        writing = PostgresConnection(postgres.new_database(), DURABLE)
        writing.execute("BEGIN")
        with pytest.raises(asyncpg.PostgresError):
            writing.execute("SELECT nothing")
        with pytest.raises(asyncpg.InFailedSQLTransactionError):
            writing.execute("COMMIT")
        writing.close()

    await apart(play)


async def test_the_right_to_serve_is_taken_again_with_the_connection(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """Then play goes on; not while somebody has the database to himself, who moves it elsewhere."""
    _, address = await moved(tmp_path, postgres)
    database = address.rpartition("/")[2]
    there = f"FROM pg_stat_activity WHERE datname = '{database}'"

    async def end_connections() -> None:
        postgres.run(f"SELECT pg_terminate_backend(pid) {there}")
        while postgres.run(f"SELECT count(*) {there}") != [(0,)]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # it is heard of here

    async with open_postgres(address, ring(), "x") as first:
        await end_connections()
        await first.write.append(move(2, 2))
        log = [entry.seq for entry in await first.read.entries(2)]
        await end_connections()
        with serving_nobody(address), pytest.raises(StoreLocked):
            await first.write.append(move(2, 3))

    assert [0, 1, 2] == log


async def test_tables_of_an_older_schema_are_brought_up_to_date(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """By the migrations that SQLite is brought up to date by."""
    scripts, address = tmp_path / "migrations", postgres.new_database()
    shutil.copytree(MIGRATIONS, scripts)
    later = f'from alembic import op\nrevision = "9998"\ndown_revision = "{newest()}"\n'
    later += 'def upgrade():\n    op.execute("CREATE TABLE later (n int)")\n'
    (scripts / "versions" / "9998_later.py").write_text(later)

    def play() -> tuple[str, list[Any]]:
        held = PostgresConnection(address, DURABLE)
        make_or_upgrade_tables(held, address)
        make_or_upgrade_tables(held, address, scripts)
        found = check_tables(held, address, scripts), held.execute("SELECT * FROM later").fetchall()
        held.close()
        return found

    assert ("9998", []) == await apart(play)


def test_texts_sort_as_in_sqlite_whatever_language_the_database_has() -> None:
    """Seals and dumps go by the order of bytes."""
    texts = [
        made
        for made in statements(str(newest()))
        if made.lstrip().startswith("CREATE TABLE") and "VARCHAR" in made
    ]

    assert texts
    assert all(one.count("VARCHAR") == one.count('VARCHAR COLLATE "C"') for one in texts)
