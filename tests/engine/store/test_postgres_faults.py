"""What can be wrong with a PostgreSQL database: each fault has a code of its own, nothing is half kept."""

import asyncio
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from engine.store import (
    InteractionDone,
    StoreFull,
    StoreLost,
    StoreRefused,
    move_to_postgres,
    open_postgres,
)
from engine.store.postgres.driver import DURABLE, READ_ONLY, PostgresConnection
from engine.store.postgres.refusals import failure_refusal
from tests.cut_wire import When, wire_to
from tests.engine.store.files import codec
from tests.engine.store.making import add_match, move, ring
from tests.engine.store.test_dump import filled
from tests.postgres_server import PostgresServer, serve_postgres

COUNT_TABLES: Final = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"

SECRET: Final = "5e%2Fcret"
"""The password of an address, one of its signs percent-encoded."""


def refused(address: str) -> StoreRefused:
    """Why the store at an address does not open; the password is not told."""
    with pytest.raises(StoreRefused) as told:
        asyncio.run(open_postgres(address, ring(), "x").close())
    shown = repr((told.value.code, told.value.slots))

    assert SECRET not in shown
    assert "5e/cret" not in shown
    assert "@" not in told.value.slots["path"]
    return told.value


def address_of(postgres: PostgresServer, user: str, database: str) -> str:
    """An address with a name and a password."""
    return f"postgresql://{user}:{SECRET}@127.0.0.1:{postgres.port}/{database}"


@pytest.fixture
def guest(postgres: PostgresServer) -> Any:
    """Somebody who may come in, and is the owner of nothing."""
    postgres.run("CREATE ROLE guest LOGIN PASSWORD '5e/cret'")
    yield "guest"
    postgres.run("DROP ROLE guest")


def test_a_server_that_does_not_answer_is_told(postgres: PostgresServer) -> None:
    assert "store_unreachable" == refused(f"postgresql://me:{SECRET}@127.0.0.1:1/khandan").code


def test_a_wrong_password_and_a_wrong_name_are_told(postgres: PostgresServer, guest: str) -> None:
    wrong = address_of(postgres, guest, "postgres").replace(SECRET, "other")

    assert "store_not_let_in" == refused(wrong).code
    assert "store_not_let_in" == refused(address_of(postgres, "nobody", "postgres")).code


def test_a_database_that_is_not_there_is_told(postgres: PostgresServer, guest: str) -> None:
    assert "store_no_database" == refused(address_of(postgres, guest, "nowhere")).code


def test_a_name_that_may_make_no_tables_is_told_and_nothing_is_made(
    postgres: PostgresServer, guest: str
) -> None:
    database = postgres.new_database().rpartition("/")[2]

    assert "store_no_rights" == refused(address_of(postgres, guest, database)).code
    assert [(0,)] == postgres.run(COUNT_TABLES, database)


def test_a_server_without_a_free_connection_is_told(postgres: PostgresServer, guest: str) -> None:
    postgres.run("ALTER ROLE guest CONNECTION LIMIT 0")

    assert "store_crowded" == refused(address_of(postgres, guest, "postgres")).code


@pytest.mark.parametrize("more", ["sslmode=perhaps", "nothing=1", "work_mem=lots"])
def test_what_an_address_asks_for_and_nobody_knows_is_told(postgres: PostgresServer, more: str) -> None:
    assert "store_address" == refused(f"{postgres.new_database()}?{more}").code


def test_another_failure_is_told_by_its_name() -> None:
    told = failure_refusal(asyncpg.DataCorruptedError("page"), "postgresql://a:b@one,two:5433/khandan")

    assert ("store_failed", "DataCorruptedError") == (told.code, told.slots["name"])
    assert "postgresql://one,two:5433/khandan" == told.slots["path"]
    assert "store_server_full" == failure_refusal(asyncpg.DiskFullError("x"), "postgresql://h/k").code


def test_a_standby_is_refused_and_of_two_hosts_the_primary_is_taken(tmp_path: Path) -> None:
    """A move that is acknowledged can only stand where it is written."""
    with serve_postgres() as primary, serve_postgres() as standby:
        asyncio.run(open_postgres(standby.address(), ring(), "x").close())
        standby.stop()
        (standby.folder / "data" / "standby.signal").touch()
        standby.start()
        alone = refused(standby.address())
        either = primary.address().replace("127.0.0.1", f"127.0.0.1:{standby.port},127.0.0.1")
        asyncio.run(open_postgres(either, ring(), "x").close())

        assert "store_read_only" == alone.code
        assert primary.run("SELECT count(*) FROM match")


@pytest.mark.parametrize(
    ("theirs", "ours"), [("off", "on"), ("local", "on"), ("on", "on"), ("remote_apply", "remote_apply")]
)
def test_a_commit_waits_for_the_disk_and_for_what_the_host_asks_beyond(
    postgres: PostgresServer, theirs: str, ours: str
) -> None:
    """No setting of role or database weakens it; a reader has none."""
    address = postgres.new_database()
    postgres.run(f"ALTER DATABASE {address.rpartition('/')[2]} SET synchronous_commit = {theirs}")
    found = []
    for session in (DURABLE, READ_ONLY):
        connection = PostgresConnection(address, session)
        found += connection.execute("SHOW synchronous_commit").fetchall()
        connection.close()

    assert [(ours,), (theirs,)] == found


async def test_a_full_disk_refuses_the_move_and_with_room_again_play_goes_on(
    postgres: PostgresServer,
) -> None:
    """As PostgreSQL says it, 53100, in the middle of a transaction."""
    address = postgres.new_database()
    run = partial(postgres.run, database=address.rpartition("/")[2])
    async with open_postgres(address, ring(), "x") as store:
        match = await add_match(store)
        await store.write.append(move(match, 0))
        run(
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS "
            "$$BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END$$"
        )
        run("CREATE TRIGGER no_room BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION no_room()")
        with pytest.raises(StoreFull):
            await store.write.append(move(match, 1))
        run("DROP TRIGGER no_room ON entry")
        await store.write.append(move(match, 1))

        assert [0, 1] == [entry.seq for entry in await store.read.entries(match)]


@pytest.mark.parametrize(
    ("when", "players", "told", "again"),
    [
        ("before the commit", (), StoreLost, None),
        ("before the commit", ((0, 30),), StoreLost, None),
        # A statement that is a transaction by itself is tried once more, and finds its own first time.
        ("after the commit", (), InteractionDone, InteractionDone),
        ("after the commit", ((0, 30),), StoreLost, InteractionDone),
    ],
)
async def test_a_connection_cut_in_a_commit_refuses_the_move_and_keeps_it_whole_or_not_at_all(
    postgres: PostgresServer,
    when: When,
    players: tuple[tuple[int, int], ...],
    told: type[Exception],
    again: type[Exception] | None,
) -> None:
    """What was kept all the same is found when the click comes again; the way is made anew by itself."""
    with wire_to(postgres.new_database()) as wire:
        async with open_postgres(wire.address, ring(), "x") as store:
            match = await add_match(store)
            cut = move(match, 0, 1, interaction=8, players=players)
            wire.cut = when
            with pytest.raises(told):
                await store.write.append(cut)
            wire.mend()
            with nullcontext() if again is None else pytest.raises(again):
                await store.write.append(cut)
            await store.write.append(move(match, 2))
            log = [entry.seq for entry in await store.read.entries(match)]

    assert [0, 1, 2] == log


async def test_a_move_into_postgresql_that_is_cut_leaves_an_empty_database(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """So the same command can be typed again."""
    path, address = await filled(tmp_path), postgres.new_database()
    with wire_to(address) as wire:
        wire.cut = "before the commit"
        with pytest.raises(StoreRefused, match="store_unreachable"):
            move_to_postgres(path, wire.address, codec())
        wire.mend()
        left = postgres.run(
            "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", address.rpartition("/")[2]
        )
        moved = move_to_postgres(path, wire.address, codec())

    assert [(0,)] == left
    assert moved.rows


async def test_while_the_way_is_down_each_move_is_refused_and_the_next_after_it_is_taken(
    postgres: PostgresServer,
) -> None:
    with wire_to(postgres.new_database()) as wire:
        async with open_postgres(wire.address, ring(), "x") as store:
            match = await add_match(store)
            wire.take_down()
            for _ in range(3):
                with pytest.raises(StoreLost):
                    await store.write.append(move(match, 0))
                with pytest.raises(StoreLost):
                    await store.read.entries(match)
            wire.mend()
            await store.write.append(move(match, 0))

            assert [0] == [entry.seq for entry in await store.read.entries(match)]
