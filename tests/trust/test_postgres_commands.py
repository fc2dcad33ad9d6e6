"""backup, restore, move-store, rotate and verify as a host types them, with DATABASE_URL set."""

import asyncio
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from bot.cli import backup, move_store, restore, rotate, verify
from bot.config import ring_of
from engine.store import open_postgres
from tests.engine.store.making import move
from tests.postgres_server import PostgresServer
from tests.trust.typed import KEY, bodies, copies, played


def khandan(folder: Path, address: str, *words: str, language: str = "en") -> Result:
    """Runs a command on the data in this folder and the database at the address."""
    app = typer.Typer()
    app.callback()(lambda: None)
    for module in (backup, restore, rotate, verify, move_store):
        app.command()(getattr(module, module.__name__.rpartition(".")[2]))
    given = {"DATA": str(folder), "KHANDAN_KEY": "", "LANGUAGE": language, "DISCORD_TOKEN": ""}
    return CliRunner().invoke(
        app, list(words), env={**given, "DATABASE_URL": address}, catch_exceptions=False
    )


def entries_at(address: str, *more: int) -> list[int]:
    """The log of the first match at an address, after these entries were added."""

    async def play() -> list[int]:
        async with open_postgres(address, ring_of(KEY), "x") as store:
            for seq in more:
                await store.write.append(move(1, seq))
            return [entry.seq for entry in await store.read.entries(1)]

    return asyncio.run(play())


def test_a_host_moves_into_postgresql_backs_up_restores_and_goes_back(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """Each command says what it did and what to do next; nothing that was there is lost."""
    played(tmp_path)
    address, other = postgres.new_database(), postgres.new_database()
    moved = khandan(tmp_path, address, "move-store", "postgres")
    assert [0, 1, 2, 3] == entries_at(address, 3)
    backed_up = khandan(tmp_path, address, "backup")
    restored = khandan(tmp_path, other, "restore", str(copies(tmp_path)[-1]))
    assert [0, 1, 2, 3] == entries_at(other)
    (tmp_path / "khandan.db").rename(tmp_path / "old.db")
    back = khandan(tmp_path, other, "move-store", "sqlite")

    assert 0 == moved.exit_code == backed_up.exit_code == restored.exit_code == back.exit_code
    assert "one match, 3 entries" in moved.stdout
    assert "plays in PostgreSQL now" in moved.stdout
    assert "one match, 4 entries, all of it read back." in backed_up.stdout
    assert "one match, 4 entries" in restored.stdout
    assert "Take DATABASE_URL out of .env" in back.stdout
    assert 4 == len(bodies(tmp_path / "khandan.db", KEY))


@pytest.mark.parametrize("words", [("rotate",), ("verify", "--store")])
def test_what_works_on_a_file_alone_says_how_it_is_done(
    tmp_path: Path, postgres: PostgresServer, words: tuple[str, ...]
) -> None:
    played(tmp_path)
    told = khandan(tmp_path, postgres.address("nowhere"), *words)

    assert 2 == told.exit_code
    assert "move-store sqlite" in told.stderr


def test_a_full_database_and_one_that_is_away_are_left_alone(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """One sentence each, and no password in it."""
    played(tmp_path)
    address = postgres.new_database()
    khandan(tmp_path, address, "move-store", "postgres")
    full = khandan(tmp_path, address, "move-store", "postgres")
    away = khandan(tmp_path, "postgresql://me:secret@127.0.0.1:1/khandan", "backup")
    stranger = khandan(tmp_path, address.replace("postgres@", "nobody:secret@"), "backup")
    without = khandan(tmp_path, "", "move-store", "postgres")

    assert [2] * 4 == [one.exit_code for one in (full, away, stranger, without)]
    assert [1] * 4 == [len(one.stderr.splitlines()) for one in (full, away, stranger, without)]
    assert "does not let this bot in" in stranger.stderr
    assert "secret" not in stranger.stderr
    assert "There is already a store at" in full.stderr
    assert "does not answer" in away.stderr
    assert "secret" not in away.stderr
    assert "Set DATABASE_URL in .env first" in without.stderr
    assert [] == copies(tmp_path)
