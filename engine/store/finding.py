"""Finds the content of a match in a database, without keys and beside a bot that may be writing to it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.store.files import connect
from engine.store.packs import Pack

_FIND = "SELECT game, body FROM content WHERE version = ?"


def pack_at(path: Path, version: str) -> Pack | None:
    """The pack of this version in the database at `path`, beside a bot that may be writing to it.

    None when it is not there, as in a database of an older schema or where there is none.
    """
    if not path.is_file():
        return None
    try:
        with closing(connect(path, "ro")) as database:
            row = database.execute(_FIND, (version,)).fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else Pack(row[0], version, row[1])
