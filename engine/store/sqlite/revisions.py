"""The revisions of the schema: which one a database stands at, and how it is brought to the newest.

An upgrade is one transaction, and an older database is copied aside first: whoever is
killed meanwhile, or meets a migration that fails, has the database of before. Which tables and indexes each
revision has stands in forms.py, and is checked before any migration runs.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic import command
from sqlalchemy import URL, Connection, NullPool, create_engine, event

from engine.store.files import PART, create_private, replace_file
from engine.store.migrating import MIGRATIONS, alembic_config, is_known_revision, newest
from engine.store.sqlite.connecting import file_refusal, has_table


def revision_of(path: Path) -> str | None:
    """The revision a database stands at; None for an empty file.

    StoreRefused store_not_a_database for tables that are not a store's.
    """
    with closing(sqlite3.connect(path)) as database:
        if database.execute("SELECT 1 FROM sqlite_master WHERE type = 'table'").fetchone() is None:
            return None
        row = None
        if has_table(database, "alembic_version"):
            row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise file_refusal("store_not_a_database", path)
    return str(row[0])


def known_revision_of(path: Path) -> str:
    """The revision of a store's file; StoreRefused store_not_a_database or store_newer (slot revision)."""
    revision = revision_of(path)
    if revision is None:
        raise file_refusal("store_not_a_database", path)
    if not is_known_revision(revision):
        raise file_refusal("store_newer", path, revision=revision)
    return revision


def upgrade(path: Path, scripts: Path = MIGRATIONS, to: str = "head") -> Path | None:
    """Migrate to the newest revision, or only as far as one that is named.

    Returned is where the copy of an older database lies, or None when none was needed.
    The file must be empty or at a known revision. A failed migration leaves it as it was.
    """
    revision = revision_of(path)
    if revision == newest(scripts):
        return None
    copy = None if revision is None else _copy(path, revision)
    with _migration(path) as connection:
        command.upgrade(alembic_config(scripts, connection), to)
    return copy


def downgrade(path: Path, revision: str, scripts: Path = MIGRATIONS) -> None:
    """Migrate back to an older revision ("base": no table at all). For a test or a hand, never at a start."""
    with _migration(path) as connection:
        command.downgrade(alembic_config(scripts, connection), revision)


def _copy(path: Path, revision: str) -> Path:
    """A whole copy beside the database, named by its revision; a half-made one never has that name.

    It is on the disk for good before anything is migrated.
    """
    kept = path.with_name(f"{path.name}.{revision}.copy")
    part = kept.with_name(f"{kept.name}.{PART}")
    part.unlink(missing_ok=True)
    create_private(part)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    return replace_file(part, kept)


@contextmanager
def _migration(path: Path) -> Iterator[Connection]:
    """A connection in the one transaction of a migration, which is kept at the end of the block."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _switch_foreign_keys_off(connection: sqlite3.Connection, _: object) -> None:
        # A table is changed by making it anew: under foreign keys the rows that point to it would be lost.
        connection.execute("PRAGMA foreign_keys=OFF")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # Python's driver begins no transaction before a CREATE or DROP: each would be kept by itself.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
