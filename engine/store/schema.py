"""Brings a database to this version's tables, in one transaction, with an older one copied aside first."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

from engine.store.atomic_files import replace_file
from engine.store.errors import StoreRefused

MIGRATIONS = Path(__file__).parent / "migrations"


def version(path: Path) -> str | None:
    """The revision a database stands at; None for an empty file.

    StoreRefused store_not_a_database for tables that are not a store's.
    """
    with closing(sqlite3.connect(path)) as connection:
        tables = {
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        if not tables:
            return None
        if "alembic_version" not in tables:
            raise StoreRefused("store_not_a_database", {"path": str(path)})
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise StoreRefused("store_not_a_database", {"path": str(path)})
    return str(row[0])


def is_known_revision(revision: str, scripts: Path = MIGRATIONS) -> bool:
    """Whether this version of the program has a migration of that name."""
    every = ScriptDirectory.from_config(_config(scripts)).walk_revisions()
    return any(script.revision == revision for script in every)


def newest(scripts: Path = MIGRATIONS) -> str | None:
    """The revision this version of the program wants."""
    return ScriptDirectory.from_config(_config(scripts)).get_current_head()


def upgrade(path: Path, scripts: Path = MIGRATIONS) -> Path | None:
    """Migrate to the newest revision; where the copy of an older database lies, or None when none was needed.

    The file must be empty or at a known revision. A failed migration leaves it as it was.
    """
    at = version(path)
    if at == newest(scripts):
        return None
    copy = None if at is None else _copy(path, at)
    with _migrating(path) as connection:
        command.upgrade(_config(scripts, connection), "head")
    return copy


def downgrade(path: Path, revision: str, scripts: Path = MIGRATIONS) -> None:
    """Migrate back to an older revision ("base": no table at all). For a test or a hand, never at a start."""
    with _migrating(path) as connection:
        command.downgrade(_config(scripts, connection), revision)


@contextmanager
def _migrating(path: Path) -> Iterator[Connection]:
    engine = _engine(path)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _config(scripts: Path, connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _copy(path: Path, revision: str) -> Path:
    """A whole copy beside the database, named by its revision; a half-made one never has that name.

    It is on the disk for good before anything is migrated.
    """
    kept = path.with_name(f"{path.name}.{revision}.copy")
    making = kept.with_name(f"{kept.name}.part")
    making.unlink(missing_ok=True)
    os.close(os.open(making, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM INTO ?", (str(making),))
    return replace_file(making, kept)


def _engine(path: Path) -> Engine:
    """Foreign keys off: a table rebuilt under them loses its children. Tables change in the transaction."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _switch_foreign_keys_off(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA foreign_keys=OFF")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
