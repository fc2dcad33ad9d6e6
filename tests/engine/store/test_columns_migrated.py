"""Rows in which several things stood in one string come apart, each kind of them, and go back again."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from engine.store import KnownMessage, Pending, Target, Thing, Timer, migrating
from engine.store.codec import CHECK_PLACE, Codec, old_secret_place
from engine.store.sqlite import revisions
from tests.engine.store.making import NOW, opened, ring

FILE: Final = "khandan.db"
STAMP: Final = "2026-11-21 12:00:00.000000"

TIMERS: Final = {
    "g1.p1.vote.0": ("g1.p1.vote.0", "deadline"),
    "half/g1.p1.vote.0": ("g1.p1.vote.0", "half"),
    "last/g1.p1.vote.0": ("g1.p1.vote.0", "last"),
    "turn/g1.p1.vote.0": ("g1.p1.vote.0", "turn"),
    "half/": ("half/", "deadline"),
    "quarter/vote": ("quarter/vote", "deadline"),
    "turn/half/odd": ("half/odd", "turn"),
    "halftime": ("halftime", "deadline"),
}
"""What stood in `deadline.wait`, and the wait and kind that it was: the first part may be a mark."""

TARGETS: Final = {
    "table": ("table", None),
    "table:2": ("second", None),
    "story": ("story", None),
    "announce": ("announce", None),
    "door": ("door", None),
    "notice": ("notice", None),
    "seat:0": ("seat", 0),
    "seat:10": ("seat", 10),
    "note:3": ("note", 3),
    "remind:1": ("remind", 1),
}
"""What stood in `post.target`: every kind that was ever owed."""

PLACES: Final = {
    "board": ("board", ""),
    "pinned": ("pinned", ""),
    "thread": ("thread", ""),
    "told:permission": ("told", "permission"),
    "told:channel_gone": ("told", "channel_gone"),
}
"""What stood in `place.kind`."""

LAST_ID: Final = 90
"""An id that a row had which is gone: it is not given again."""


def until_0005(folder: Path) -> Path:
    """The migrations without the one that is tried here, and without later ones."""
    scripts = folder / "scripts"
    later = [one.name for one in (migrating.MIGRATIONS / "versions").glob("*.py") if one.name >= "0006"]
    shutil.copytree(migrating.MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__", *later))
    return scripts


def planted(path: Path) -> None:
    """A row of every kind, running and standing, sent and owed."""
    box = Codec(ring(), bytes).seal
    with closing(sqlite3.connect(path)) as database, database:
        run = database.execute
        run("INSERT INTO store (id, key_check) VALUES ('tok', ?)", (box(b"", CHECK_PLACE),))
        secret = box(b"seed", old_secret_place(1))
        run(f"INSERT INTO match VALUES (1, 'coup', 1, 2, 3, 'en', 'running', '{STAMP}', ?)", (secret,))
        for seat, wait in enumerate(TIMERS):
            due, left = (None, 9.5) if seat % 2 else (STAMP, None)
            run("INSERT INTO deadline VALUES (1, ?, ?, ?, ?, ?)", (wait, seat, due, left, seat))
        for number, target in enumerate(TARGETS):
            sent = (STAMP, 70 + number) if number % 2 else (None, None)
            run("INSERT INTO post VALUES (?, 1, 4, ?, ?, ?, ?, 1)", (number + 5, target, number, *sent))
        run(f"INSERT INTO post VALUES ({LAST_ID}, 1, 5, 'table', 0, NULL, NULL, 0)")
        run(f"DELETE FROM post WHERE id = {LAST_ID}")
        for number, kind in enumerate(PLACES):
            run("INSERT INTO place VALUES (1, ?, ?, ?)", (kind, number, 7 + number))


def contents(path: Path) -> dict[str, list[Any]]:
    """Everything in the database: tables and indexes with their SQL, and all rows."""
    with closing(sqlite3.connect(path)) as database:
        asked = "SELECT name, type FROM sqlite_master WHERE name NOT LIKE 'sqlite_auto%' ORDER BY name"
        found = database.execute(asked).fetchall()
        rows = {name: sorted(map(repr, database.execute(f"SELECT * FROM {name}"))) for name in _tables(found)}
        return {**rows, "": found}


def _tables(found: list[tuple[str, str]]) -> list[str]:
    return [name for name, kind in found if kind == "table"]


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A folder with a database of 0005 in which every kind of row lies."""
    revisions.upgrade(tmp_path / FILE, until_0005(tmp_path))
    assert "0005" == revisions.revision_of(tmp_path / FILE)
    planted(tmp_path / FILE)
    return tmp_path


async def test_timers_have_a_wait_and_a_kind(older: Path) -> None:
    """With seat, time or what is left, and how often they were put off."""
    async with opened(older) as store:
        found = await store.read.timers(1)

    assert {
        Timer(wait, seat, None if seat % 2 else NOW, 9.5 if seat % 2 else None, seat, kind)
        for seat, (wait, kind) in enumerate(TIMERS.values())
    } == set(found)
    assert len(TIMERS) == len(found)


async def test_posts_have_a_kind_and_a_seat(older: Path) -> None:
    """What was owed is owed under the same id, for nonces hold it; what was sent is not owed again."""
    async with opened(older) as store:
        owed = await store.read.pending_posts()
    with closing(sqlite3.connect(older / FILE)) as database:
        rows = database.execute(
            "SELECT id, kind, seat, position, message_id FROM post ORDER BY id"
        ).fetchall()

    assert [
        (number + 5, kind, seat, number, 70 + number if number % 2 else None)
        for number, (kind, seat) in enumerate(TARGETS.values())
    ] == rows
    assert (
        tuple(
            Pending(number + 5, 1, 4, Target(kind, seat), number, True)
            for number, (kind, seat) in enumerate(TARGETS.values())
            if not number % 2
        )
        == owed
    )


async def test_places_have_a_kind_and_what_they_are_about(older: Path) -> None:
    """So that a host is not told once more of a trouble they know of."""
    async with opened(older) as store:
        found = await store.read.known_messages(1)

    assert {
        KnownMessage(Thing(kind, about), number, 7 + number)
        for number, (kind, about) in enumerate(PLACES.values())
    } == set(found)


async def test_an_id_that_was_given_once_is_not_given_again(older: Path) -> None:
    """Discord may still hold a message by its nonce."""
    async with opened(older) as store:
        assert store.id == "tok"
    with closing(sqlite3.connect(older / FILE)) as database, database:
        made = database.execute("INSERT INTO post VALUES (NULL, 1, 9, 'table', NULL, 0, NULL, NULL, 0)")

        assert LAST_ID + 1 == made.lastrowid


def test_the_way_back_writes_the_same_strings(older: Path) -> None:
    """By hand only: row by row what stood there before."""
    before = contents(older / FILE)
    revisions.upgrade(older / FILE)
    there = contents(older / FILE)
    revisions.downgrade(older / FILE, "0005")

    assert before == contents(older / FILE)
    assert before != there
