"""The boxes of the file in which the simulated Discord of the browser's table is kept.

Each row is boxed with the key of the bot's database beside it. In a file of before 27 November 2026 rows
lie as they are: they are boxed when it is opened next, as are those of a key that is not the newest.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from engine.store import Codec, Keyring
from engine.store.codec import pad, unpad

PUT: Final = "INSERT OR REPLACE INTO kept VALUES (?, ?, ?)"
_ALL: Final = "SELECT kind, id, body FROM kept"
_KEYS: Final = "SELECT DISTINCT hex(substr(body, 1, 1)) FROM kept"

PLAIN: Final = 0
BOXED: Final = 1
"""The `user_version` of a file: whether its rows lie as they are, or boxed."""


def seal_anew(file: Path, ring: Keyring) -> None:
    """Seal everything that is kept in this file, if there is one, with the newest key.

    KeyWrong when it does not open with this ring, sqlite3.DatabaseError when it can't be read.
    """
    if file.exists():
        with closing(sqlite3.connect(file, isolation_level=None)) as database:
            box_rows(database, Codec(ring, os.urandom))


def keys_of(file: Path) -> frozenset[int]:
    """The numbers of the keys with which something in this file is boxed; none where it is not boxed yet."""
    if not file.exists():
        return frozenset()
    with closing(sqlite3.connect(file)) as database, suppress(sqlite3.DatabaseError):
        if database.execute("PRAGMA user_version").fetchone() == (BOXED,):
            return frozenset(int(number, 16) for (number,) in database.execute(_KEYS))
    return frozenset()


def box_rows(database: sqlite3.Connection, codec: Codec) -> None:
    """Every row that is plain, or boxed with another key, gets a box of the newest; all of them or none."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    changed = []
    for kind, id, body in database.execute(_ALL):
        if version == PLAIN:
            changed.append((kind, id, seal_row(codec, kind, id, body)))
        elif body[0] != codec.current:
            changed.append((kind, id, codec.seal(codec.open(body, _place(kind, id)), _place(kind, id))))
    if version == BOXED and not changed:
        return
    # What is overwritten must not stay in free pages of the file.
    database.execute("PRAGMA secure_delete=ON")
    with database:
        database.execute("BEGIN")
        database.executemany(PUT, changed)
        database.execute(f"PRAGMA user_version={BOXED}")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.execute("VACUUM")


def seal_row(codec: Codec, kind: str, id: int, body: bytes) -> bytes:
    """The box of a row."""
    return codec.seal(pad(body), _place(kind, id))


def open_body(codec: Codec, kind: str, id: int, box: bytes) -> bytes:
    """What a row's box holds; KeyWrong when it does not open."""
    return unpad(codec.open(box, _place(kind, id)))


def _place(kind: str, id: int) -> bytes:
    """The associated data of a row's box."""
    return f"said {kind} ".encode() + id.to_bytes(8, "big")
