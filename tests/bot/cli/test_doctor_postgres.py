"""khandan doctor where the matches are in PostgreSQL: that it is ours, what it promises, who serves it."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest
from pydantic import SecretStr

from bot.config import Settings, ring_of
from bot.doctor import Finding, local_findings, look, well, wrong
from bot.render.catalogue import load
from engine.store import PostgresStanding, open_postgres
from engine.store.migrating import newest
from engine.store.slots import Member
from tests.postgres_server import PostgresServer
from tests.trust.typed import KEY

NOW: Final = datetime(2026, 11, 28, tzinfo=UTC)


def findings(folder: Path, address: str, key: str | None = KEY) -> list[Finding]:
    """What doctor finds of a database at this address."""
    given = {"data": folder, "database_url": SecretStr(address), "khandan_key": key and SecretStr(key)}
    return list(local_findings(Settings(_env_file=None, **given), NOW))  # type: ignore[arg-type,call-arg]


def codes(found: list[Finding]) -> dict[str, str]:
    """The grade of each finding by its code."""
    return {one.code: one.grade for one in found}


def made(address: str) -> str:
    """The address, now of a store."""

    async def make() -> None:
        await open_postgres(address, ring_of(KEY), "x").close()

    asyncio.run(make())
    return address


def test_a_store_in_postgresql_is_told_with_its_schema_and_what_a_move_waits_for(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """The server of the tests runs without fsync, which is told; the address without its name."""
    address = made(postgres.new_database())
    found = findings(tmp_path, address)
    shown = address.replace("postgres@", "")

    assert well("doctor-postgres", path=shown, revision=str(newest())) in found
    assert wrong("doctor-postgres-unsafe", version=found[2].slots["version"], names="fsync") in found
    assert "look" == codes(found)["doctor-backups-none"]
    assert not [one for one in found if one.code.startswith("doctor-commit")]


def test_an_empty_database_before_the_first_start_is_nothing_wrong(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """With a key in the settings or without one; nothing is made."""
    address = postgres.new_database()
    with_key, without = findings(tmp_path, address), findings(tmp_path, address, None)

    assert "well" == codes(with_key)["doctor-postgres-later"]
    assert "well" == codes(without)["doctor-key-later"]
    assert {"doctor-postgres-unsafe"} == {one.code for one in (*with_key, *without) if one.grade == "wrong"}
    assert [] == list(tmp_path.iterdir())


def test_a_database_that_is_away_and_an_older_one_are_told(tmp_path: Path, postgres: PostgresServer) -> None:
    older = made(postgres.new_database())
    postgres.run("UPDATE alembic_version SET version_num = '0011'", older.rpartition("/")[2])
    away = findings(tmp_path, "postgresql://me:secret@127.0.0.1:1/khandan")

    assert look("doctor-postgres-old", revision="0011") in findings(tmp_path, older)
    assert "wrong" == codes(away)["store-unreachable"]
    assert "secret" not in repr(away)


@pytest.mark.parametrize(
    ("replicas", "told"),
    [
        ((False, 0), ("doctor-commit", "well")),
        ((False, 2), ("doctor-commit-alone", "look")),
        ((True, 1), ("doctor-commit-replica", "well")),
        ((True, 0), ("doctor-commit-waits", "wrong")),
    ],
)
def test_replicas_are_told_by_what_they_are_good_for(
    replicas: tuple[bool, int],
    told: tuple[str, str],
    tmp_path: Path,
    postgres: PostgresServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address = made(postgres.new_database())
    seen = PostgresStanding("18.6", "0011", (), "on", *replicas, (), 0)
    monkeypatch.setattr("bot.doctor.standing_at", lambda _: seen)

    assert told in codes(findings(tmp_path, address)).items()


async def test_processes_that_serve_a_database_just_now_are_found(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """While they go on; of three shards they hold two."""
    address = postgres.new_database()
    one, two = (Member(name=name, shards=3) for name in "ab")
    async with (
        open_postgres(address, ring_of(KEY), "x", member=one) as first,
        open_postgres(address, ring_of(KEY), "x", member=two) as second,
    ):
        await first.slots.take(1)
        await second.slots.take(1)
        found = await asyncio.to_thread(findings, tmp_path, address)

    assert look("doctor-members-short", names="a (1), b (1)", held=2, count=3) in found


@pytest.mark.parametrize(("shards", "code"), [(5, "doctor-members"), (6, "doctor-members-short")])
def test_processes_that_serve_it_are_named_with_their_shards(
    shards: int, code: str, tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = made(postgres.new_database())
    seen = PostgresStanding("18.6", "0013", (), "on", False, 0, (("a", 3), ("b", 2)), shards)
    monkeypatch.setattr("bot.doctor.standing_at", lambda _: seen)
    (told,) = [one for one in findings(tmp_path, address) if one.code == code]

    assert "a (3), b (2)" in load("en", strict=False).say(told.code, **told.slots)
