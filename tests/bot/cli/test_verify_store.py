"""khandan verify --store names every match that can't be read, its entry, and what a backup has of it."""

import asyncio
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.cli import verify
from bot.keys import DATABASE
from bot.playable import Playable
from engine import games
from engine.game_versions import GameVersions
from engine.store import Codec, back_up
from tests.engine.games.houses import small
from tests.engine.service import Clock, begun, entropy, service
from tests.engine.store.fresh import RING
from tests.trust.test_flipped_bits import flip, has_pages, pages_of
from tests.trust.typed import khandan

KEY = "A" * 43 + "="
"""The key of zeros, as a setting."""


def filled(folder: Path, matches: int = 3) -> Path:
    """A database with so many matches in play, and a backup beside it after the first two."""

    async def play() -> None:
        async with service(folder, Clock(), entropy()) as (made, _):
            for _ in range(matches - 1):
                await begun(made)
        back_up(folder / DATABASE, Codec(RING, os.urandom), datetime(2026, 11, 23, tzinfo=UTC))
        async with service(folder, Clock(), entropy()) as (made, _):
            await begun(made)

    asyncio.run(play())
    return folder / DATABASE


def asked(folder: Path) -> tuple[int, str]:
    """The exit code and what is said."""
    told = khandan(folder, "verify", "--store", key=KEY)
    return told.exit_code, told.stdout + told.stderr


@pytest.fixture(autouse=True)
def small_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command knows the cards with which these matches are played."""
    known = games.table(small.content())
    monkeypatch.setattr(verify, "playable", lambda _: Playable(known, {}, GameVersions(known)))


def spoil(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(sql)


def test_a_whole_database_is_said_to_be_so(tmp_path: Path) -> None:
    filled(tmp_path)
    code, said = asked(tmp_path)

    assert (0, True) == (code, "can be read to its last entry" in said)


@pytest.mark.parametrize(
    ("sql", "line"),
    [
        (
            "UPDATE entry SET box = zeroblob(400) WHERE match_id = 2 AND seq = 3",
            "the box of entry 3",
        ),
        ("UPDATE match SET secret = zeroblob(61) WHERE id = 2", "the box of its secret"),
        ("DELETE FROM entry WHERE match_id = 2 AND seq = 2", "entry 2 is missing"),
        ("DELETE FROM entry WHERE match_id = 2 AND seq > 4", "entry 5 is missing"),
        ("INSERT INTO aside VALUES (2, '2026-11-23 00:00:00.000000', 'cut', 5)", "may be missing at its end"),
    ],
    ids=["box", "secret", "gap", "end", "cut"],
)
def test_each_fault_is_named_with_what_a_restore_would_bring(tmp_path: Path, sql: str, line: str) -> None:
    """The match and the entry; the newest backup that has the match, and what others would lose by it."""
    spoil(filled(tmp_path), sql)
    code, said = asked(tmp_path)
    one, remedy = said.strip().splitlines()

    assert 1 == code
    assert one.startswith("Match 2 can’t be read") or "Match 2 was cut" in one
    assert line in one
    assert "brings match 2 back with 8 entries" in remedy
    assert "lose 8 entries" in remedy


def test_what_no_backup_has_is_said_to_be_lost(tmp_path: Path) -> None:
    """The third match began after the backup was made."""
    spoil(filled(tmp_path), "DELETE FROM entry WHERE match_id = 3 AND seq = 2")
    code, said = asked(tmp_path)

    assert 1 == code
    assert "No backup beside the database has match 3 whole." in said


def test_without_a_record_and_without_the_option_it_says_what_to_name(tmp_path: Path) -> None:
    told = khandan(tmp_path, "verify")

    assert (2, True) == (told.exit_code, "--store" in told.stderr)


@pytest.mark.parametrize("more", [("match.jsonl",), ("--seal", "a" * 64)])
def test_with_the_option_a_record_is_not_passed_over_in_silence(
    tmp_path: Path, more: tuple[str, ...]
) -> None:
    """One of the two is checked, and the host says which."""
    told = khandan(tmp_path, "verify", "--store", *more)

    assert 2 == told.exit_code
    assert "--store checks the database" in told.stderr


def flipped_index(path: Path) -> None:
    """A bit of the index of deadlines: no match is damaged by it."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    flip(path, pages_of(path, "ix_timer_due")[-1] + 4090, 2)


@pytest.mark.skipif(not has_pages(), reason="this SQLite does not say which pages a table has")
@pytest.mark.parametrize(
    ("backed_up", "line"), [(True, "8 entries that came later would be lost"), (False, "no backup beside")]
)
def test_damage_beside_the_matches_is_named_with_what_a_restore_would_bring(
    tmp_path: Path, backed_up: bool, line: str
) -> None:
    path = filled(tmp_path)
    flipped_index(path)
    for backup in () if backed_up else tmp_path.glob("*.backup"):
        backup.unlink()
    code, said = asked(tmp_path)
    damage, remedy = said.strip().splitlines()

    assert 1 == code
    assert "Damaged in the file: row" in damage
    assert "No match is damaged" in remedy
    assert line in remedy
