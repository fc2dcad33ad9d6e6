"""A database of each released schema, filled, is brought to this one: nothing in it is lost or changed."""

import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from alembic.script import ScriptDirectory

from engine.store import Pack, Pending, Store, Target, Timer, migrating, pack_files
from engine.store.codec import CHECK_PLACE, Codec, entry_place, old_secret_place, pad
from engine.store.sqlite import revisions
from tests.engine.store.making import NOW, opened, ring

FILE: Final = "khandan.db"
STAMP: Final = "2026-11-21 12:00:00.000000"
BODY: Final = b'{"seq":0}'


def old_revisions() -> list[str]:
    """The schemas there have been, oldest first, without this version's."""
    scripts = ScriptDirectory(str(migrating.MIGRATIONS))
    return [one.revision for one in scripts.walk_revisions()][:0:-1]


def scripts_until(folder: Path, revision: str) -> Path:
    """The migrations of the version that had this schema."""
    scripts = folder / f"until {revision}"
    shutil.rmtree(scripts, ignore_errors=True)
    known = [*old_revisions(), migrating.newest()]
    later = known[known.index(revision) + 1 :]
    skipped = shutil.ignore_patterns("__pycache__", *(f"{one}_*.py" for one in later))
    shutil.copytree(migrating.MIGRATIONS, scripts, ignore=skipped)
    return scripts


def first(path: Path) -> None:
    """What a program of the first schema wrote: a match with all that hangs on it, and two languages."""
    box, end = Codec(ring(), bytes).seal, f"'{STAMP}'"
    with closing(sqlite3.connect(path)) as database, database:
        run = database.execute
        run("INSERT INTO store VALUES ('tok', ?)", (box(b"", CHECK_PLACE),))
        secret = box(b"seed", old_secret_place(1))
        run(f"INSERT INTO match VALUES (1, 'houses', 10, 20, 30, 'fa', 'running', {end}, ?)", (secret,))
        run("INSERT INTO entry VALUES (1, 0, ?)", (box(pad(BODY), entry_place(1, 0)),))
        run(f"INSERT INTO deadline VALUES (1, 'vote.0', 0, {end}, NULL, 2)")
        run("INSERT INTO deadline VALUES (1, 'vote.1', 1, NULL, 60.5, 0)")
        run("INSERT INTO player VALUES (1, 0, 30)")
        run(f"INSERT INTO interaction VALUES (77, 1, 0, {end})")
        run("INSERT INTO post VALUES (5, 1, 0, 'seat:0', 0, NULL, NULL, 1)")
        run("INSERT INTO preference VALUES ('user', 30, 'fa'), ('guild', 10, 'en')")


def scripts_around_0002(folder: Path, revision: str) -> Path:
    """The migrations as they stood for some minutes of the first day: 0003 came right after 0001."""
    scripts = scripts_until(folder, revision)
    (scripts / "versions" / "0002_time.py").unlink()
    places = scripts / "versions" / "0003_places.py"
    places.write_text(places.read_text().replace('down_revision = "0002"', 'down_revision = "0001"'))
    return scripts


ROADS: Final = {
    **{revision: partial(scripts_until, revision=revision) for revision in old_revisions()},
    **{f"{at} without 0002": partial(scripts_around_0002, revision=at) for at in ("0003", "0004")},
}
"""Every schema there has been, by the migrations that made it."""


@pytest.fixture(params=ROADS)
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with a filled database at an older schema, made by that schema's own migrations."""
    revisions.upgrade(tmp_path / FILE, scripts_until(tmp_path, "0001"))
    first(tmp_path / FILE)
    revisions.upgrade(tmp_path / FILE, ROADS[request.param](tmp_path))
    assert request.param[:4] == revisions.revision_of(tmp_path / FILE)
    return tmp_path


async def kept(store: Store) -> tuple[object, ...]:
    """Everything of it, as the program reads it."""
    read = store.read
    match = await read.match(1)
    return (
        match and (match.game, match.guild, match.channel, match.host, match.language, match.status),
        [entry.body for entry in await read.entries(1)],
        await read.secret(1),
        await read.timers(1),
        await read.players(1),
        await read.pending_posts(),
        [await read.preference("user", 30), await read.preference("guild", 10)],
        (await read.find_interaction(77)) is not None,
    )


async def test_everything_is_there_after_the_migration(older: Path) -> None:
    """Its boxes open, its clocks run, its message is still owed."""
    async with opened(older) as store:
        found = await kept(store)

    assert migrating.newest() == revisions.revision_of(older / FILE)
    assert found == (
        ("houses", 10, 20, 30, "fa", "running"),
        [BODY],
        b"seed",
        (Timer("vote.0", 0, NOW, None, 2), Timer("vote.1", 1, None, 60.5)),
        (30,),
        (Pending(5, 1, 0, Target("seat", 0), 0, True),),
        ["fa", "en"],
        True,
    )


async def test_what_is_new_works_on_an_old_database(older: Path) -> None:
    """A choice of another name stands beside the language; no life was noted and no content kept yet."""
    async with opened(older) as store:
        before = (await store.read.alive_at(), await store.read.versions())
        await store.write.set_preference("user", 30, "on", "quiet")
        await store.write.set_alive(NOW)
        await store.write.keep_pack(Pack("houses", "a1b2", pack_files({})))
        found = [await store.read.preference("user", 30, choice) for choice in ("language", "quiet")]

        assert (None, frozenset()) == before
        assert ["fa", "on"] == found
        assert NOW == await store.read.alive_at()
        assert frozenset({"a1b2"}) == await store.read.versions()


def test_the_way_back_keeps_what_the_older_schema_can_hold(older: Path) -> None:
    """By hand only: languages stay, other choices go."""
    revisions.upgrade(older / FILE)
    with closing(sqlite3.connect(older / FILE)) as database, database:
        database.execute("INSERT INTO preference VALUES ('user', 30, 'quiet', 'on')")
    revisions.downgrade(older / FILE, "0001")
    with closing(sqlite3.connect(older / FILE)) as database:
        rows = database.execute("SELECT * FROM preference ORDER BY scope").fetchall()

    assert "0001" == revisions.revision_of(older / FILE)
    assert [("guild", 10, "en"), ("user", 30, "fa")] == rows
