"""A SQLite store as the one file of every store, and a SQLite file of such a one."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from engine.store.dump import COUNTED, Dumped, check_dump, load_dump, write_dump
from engine.store.errors import StoreRefused
from engine.store.files import PART, create_private, replace_file
from engine.store.migrating import is_known_revision, newest
from engine.store.sqlite.connecting import connect, raising_refused, raising_store_errors
from engine.store.sqlite.revisions import known_revision_of, upgrade

_COUNTERS: Final = "SELECT name, seq FROM sqlite_sequence ORDER BY name"


def dump_sqlite(path: Path, target: Path) -> Dumped:
    """Write the store in the file `path`, as it stands at one moment; others may write meanwhile.

    `target` is there when it is whole. StoreRefused for what is no store of the newest schema; StoreFull.
    """
    with raising_refused(path):
        revision = known_revision_of(path)
        if revision != newest():
            raise StoreRefused("store_older", {"path": str(path), "revision": revision})
    part = target.with_name(f"{target.name}.{PART}")
    part.unlink(missing_ok=True)
    try:
        create_private(part)
        with raising_store_errors(part), closing(connect(path, "ro")) as database, part.open("wb") as file:
            database.execute("BEGIN")
            counters = dict.fromkeys(COUNTED, 0) | dict(database.execute(_COUNTERS).fetchall())
            dumped = write_dump(database, file, revision, counters)
        replace_file(part, target)
    finally:
        part.unlink(missing_ok=True)
    return dumped


def make_sqlite_of_dump(source: Path, path: Path) -> Dumped:
    """Make a new SQLite store of a file written by any store, brought up to date. StoreRefused, StoreFull.

    `path` must not be there yet; where this fails it may hold a part.
    """
    heading = check_dump(source)
    if not is_known_revision(heading.revision):
        raise StoreRefused("store_newer", {"path": str(source), "revision": heading.revision})
    with raising_store_errors(path):
        create_private(path)
        upgrade(path, to=heading.revision)
        with closing(connect(path, "rw")) as database:
            database.execute("PRAGMA foreign_keys=OFF")
            database.execute("BEGIN IMMEDIATE")
            try:
                loaded = load_dump(database, source, heading)
                database.execute("DELETE FROM sqlite_sequence")
                database.executemany(
                    "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)",
                    [(name, last) for name, last in heading.counters.items() if last],
                )
            except (sqlite3.IntegrityError, KeyError, TypeError, ValueError) as error:
                raise StoreRefused("backup_unreadable", {"path": str(source)}) from error
            database.execute("COMMIT")
        if (copy := upgrade(path)) is not None:
            copy.unlink()
    return loaded
