"""An older database is copied aside, then migrated whole or not at all."""

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import appends, migrating
from engine.store.codec import Codec
from engine.store.seals import Seals
from engine.store.sqlite import revisions
from tests.engine.store.making import new_match, ring

REBUILD = '''"""Rebuilds a table that has children."""
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "{newest}"
def upgrade():
    with op.batch_alter_table("match") as table:
        table.add_column(sa.Column("theme", sa.String(), nullable=True))
        table.alter_column("language", type_=sa.String(9))
    {then}
'''


def test_a_new_database_is_made_without_a_copy(tmp_path: Path) -> None:
    """An empty file has nothing worth keeping."""
    path = tmp_path / "k.db"

    assert revisions.upgrade(path) is None
    assert migrating.newest() == revisions.revision_of(path)
    assert {"k.db"} == {file.name for file in tmp_path.iterdir()}


def test_a_database_of_this_version_is_left_alone(tmp_path: Path) -> None:
    """No copy and no change at an ordinary start."""
    path = _old(tmp_path)
    before = path.read_bytes()

    assert revisions.upgrade(path) is None
    assert before == path.read_bytes()


def test_an_older_database_is_copied_and_then_migrated(tmp_path: Path) -> None:
    """The copy stands at the old revision, for its owner alone; the children of a rebuilt table live."""
    path = _old(tmp_path)
    copy = revisions.upgrade(path, _scripts(tmp_path, "pass"))

    assert copy == tmp_path / f"k.db.{migrating.newest()}.copy"
    assert (migrating.newest(), "9999") == (revisions.revision_of(copy), revisions.revision_of(path))
    assert 0o600 == stat.S_IMODE(copy.stat().st_mode)
    assert [(1, 0)] == _entries(copy) == _entries(path)
    assert "theme" in _columns(path)


def test_a_failed_migration_changes_nothing(tmp_path: Path) -> None:
    """A fault in the last line takes back the first: tables change within the transaction."""
    path = _old(tmp_path)
    before = path.read_bytes()
    with pytest.raises(ZeroDivisionError):
        revisions.upgrade(path, _scripts(tmp_path, "1 / 0"))

    assert migrating.newest() == revisions.revision_of(path)
    assert before == path.read_bytes()


def test_a_failed_migration_may_be_tried_again(tmp_path: Path) -> None:
    """The copy of the first attempt, and a half-made one, are replaced by the second's."""
    path = _old(tmp_path)
    with pytest.raises(ZeroDivisionError):
        revisions.upgrade(path, _scripts(tmp_path, "1 / 0"))
    (tmp_path / f"k.db.{migrating.newest()}.copy.part").write_bytes(b"half")
    copy = revisions.upgrade(path, _scripts(tmp_path, "pass"))

    assert copy is not None
    assert [(1, 0)] == _entries(copy)
    assert "9999" == revisions.revision_of(path)


def test_a_revision_is_known_to_the_program_that_has_it(tmp_path: Path) -> None:
    """A later one is newer to this version and known to the next."""
    scripts = _scripts(tmp_path, "pass")

    assert (True, False) == (migrating.is_known_revision("0001"), migrating.is_known_revision("9999"))
    assert (True, True) == (
        migrating.is_known_revision("0001", scripts),
        migrating.is_known_revision("9999", scripts),
    )


def _old(folder: Path) -> Path:
    """A database at this version with one match and one entry."""
    path = folder / "k.db"
    revisions.upgrade(path)
    with closing(sqlite3.connect(path)) as database, database:
        appends.add_match(database, Seals(Codec(ring(), bytes)), new_match())
        database.execute("INSERT INTO entry VALUES (1, 0, x'00')")
    return path


def _scripts(folder: Path, then: str) -> Path:
    """The migrations of a version to come: one more, which ends with `then`."""
    scripts = folder / f"100% new {len(then)}"
    shutil.copytree(migrating.MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "9999_last.py").write_text(REBUILD.format(newest=migrating.newest(), then=then))
    return scripts


def _entries(path: Path) -> list[tuple[int, int]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute("SELECT match_id, seq FROM entry").fetchall()


def _columns(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as database:
        return {row[1] for row in database.execute("PRAGMA table_info(match)")}
