"""Backups and moves of a PostgreSQL store: checked to the last box, restored into either kind of store."""

from datetime import timedelta
from pathlib import Path

import pytest

from engine.store import (
    Codec,
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
from tests.engine.store.files import codec
from tests.engine.store.making import NOW, OTHER_KEY, move, new_match, opened, ring
from tests.engine.store.test_dump import filled
from tests.postgres_server import PostgresServer


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
            assert 1_003 == await store.write.add_match(new_match())
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
            open_postgres(address, ring(), "y")


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

    assert ("store_not_a_database", "store_newer", "9999") == (
        foreign.value.code,
        later.value.code,
        later.value.slots["revision"],
    )
