"""Seals every box anew with the ring's current key, so that older keys can be let go.

The store's own row holds a box of each key in use (`key_check`), so that a start can tell which keys it
needs. In this order, so that the work may be cut off anywhere and goes on where it stood: the new key is
written there, before its first box; boxes are sealed anew, some hundreds a transaction; freed pages, which
still hold old boxes, are written anew; and only then the old keys are struck out.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.store.codec import (
    CHECK_PLACE,
    SEALED_STORE,
    Codec,
    Keyring,
    bar_place,
    entry_place,
    old_secret_place,
    seal_place,
    secret_place,
)
from engine.store.errors import KeyWrong
from engine.store.identity import key_boxes
from engine.store.sqlite.connecting import (
    connect,
    file_refusal,
    has_table,
    raising_refused,
    raising_store_errors,
)
from engine.store.sqlite.revisions import known_revision_of
from engine.store.sqlite.soundness import check_keys, check_quickly

BATCH: Final = 500
"""Boxes sealed in one transaction: what is lost of the work when it is cut off."""

Row = tuple[Any, ...]
Places = Callable[..., tuple[bytes, ...]]
"""The places for which a row's box may have been sealed, by the row's key."""

Watch = Callable[[int], None]
"""Told after each batch how many boxes were sealed so far."""


class Boxes(Struct, frozen=True):
    """A column of boxes: its table, the columns that name a row, and where a row's box belongs."""

    table: str
    column: str
    key: tuple[str, ...]
    places: Places


BOXES: Final = (
    # A match that has no seal yet has its secret for another place, and keeps it there.
    Boxes("match", "secret", ("id",), lambda match: (secret_place(match), old_secret_place(match))),
    Boxes("entry", "box", ("match_id", "seq"), lambda match, seq: (entry_place(match, seq),)),
    # A seal is boxed anew as it is, with no look at what it speaks of: what does not fit it still does not.
    Boxes("seal", "box", ("match_id",), lambda match: (seal_place(match),)),
    Boxes("store", "seal", ("rowid",), lambda _: (SEALED_STORE,)),
    Boxes("bar", "reason", ("scope", "id"), lambda scope, owner: (bar_place(scope, owner),)),
)
"""Every box but the names of people: those are dropped, and Discord is asked for them again."""


class Rotated(Struct, frozen=True):
    """How many boxes were sealed anew, and the ids of the keys the database no longer needs."""

    sealed: int
    retired: tuple[int, ...]


def keys_in_use(path: Path, codec: Codec) -> tuple[int, ...]:
    """The ids of the keys that this store needs; StoreRefused when the ring lacks one, or there is none."""
    if not path.is_file() or path.stat().st_size == 0:
        raise file_refusal("store_missing", path)
    with raising_refused(path):
        known_revision_of(path)
        check_quickly(path)
        check_keys(path, codec)
        with closing(connect(path, "ro")) as database:
            return tuple(sorted(box[0] for box in _read_key_boxes(database)))


def rotate(
    path: Path,
    keyring: Keyring,
    nonces: Callable[[int], bytes] = os.urandom,
    watch: Watch = lambda sealed: None,
) -> Rotated:
    """Seal every box of another key with the current one. Blocks; cut off, it goes on where it stood.

    An old key is let go only after its last box. The caller holds the store's lock (`lock_store`) from
    before it read the keys: another process may be adding one. Raises StoreFull, StoreLocked, StoreBroken;
    StoreRefused store_key_wrong, store_unreadable (for a damaged box too).
    """
    codec = Codec(keyring, nonces)
    before = keys_in_use(path, codec)
    with raising_store_errors(path), closing(connect(path, "rw")) as database:
        database.execute("PRAGMA synchronous=FULL")
        # The new key is needed from its first box on: the check says so before there is one.
        if codec.current not in before:
            grown = b"".join(_read_key_boxes(database)) + codec.seal(b"", CHECK_PLACE)
            database.execute("UPDATE store SET key_check = ?", (grown,))
        try:
            sealed = _seal_all(database, codec, watch)
        except KeyWrong as error:
            raise file_refusal("store_unreadable", path) from error
        # Freed pages still hold old boxes: the file is written anew, and only then the check is cut down.
        if has_table(database, "person"):
            database.execute("DELETE FROM person")
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kept = b"".join(box for box in _read_key_boxes(database) if box[0] == codec.current)
        database.execute("UPDATE store SET key_check = ?", (kept,))
    return Rotated(sealed, tuple(key for key in before if key != codec.current))


def _read_key_boxes(database: sqlite3.Connection) -> list[bytes]:
    row = database.execute("SELECT key_check FROM store").fetchone()
    return key_boxes(b"" if row is None else bytes(row[0]))


def _seal_all(database: sqlite3.Connection, codec: Codec, watch: Watch) -> int:
    """Seal what is not of the current key, a batch a transaction; how many boxes that were. KeyWrong."""
    sealed, mine = 0, (bytes((codec.current,)),)
    for boxes in BOXES:
        # An older schema has not every table; the store's row has its seal since there is a table of seals.
        if not has_table(database, "seal" if boxes.table == "store" else boxes.table):
            continue
        table, column, key = boxes.table, boxes.column, boxes.key
        this_row = " AND ".join(f"{name} = ?" for name in key)
        old = f"SELECT {', '.join(key)} FROM {table} WHERE substr({column}, 1, 1) <> ?"
        get = f"SELECT {column} FROM {table} WHERE {this_row}"
        put = f"UPDATE {table} SET {column} = ? WHERE {this_row}"
        rows: list[Row] = database.execute(old, mine).fetchall()
        for batch in (rows[at : at + BATCH] for at in range(0, len(rows), BATCH)):
            database.execute("BEGIN IMMEDIATE")
            try:
                for row in batch:
                    (box,) = database.execute(get, row).fetchone()
                    database.execute(put, (_seal_anew(codec, box, boxes.places(*row)), *row))
                database.execute("COMMIT")
            except BaseException:
                if database.in_transaction:
                    database.rollback()
                raise
            sealed += len(batch)
            watch(sealed)
    return sealed


def _seal_anew(codec: Codec, box: bytes, places: tuple[bytes, ...]) -> bytes:
    """The box under the current key, for the first of these places for which it opens. KeyWrong."""
    for place in places[:-1]:
        with suppress(KeyWrong):
            return codec.seal(codec.open(box, place), place)
    return codec.seal(codec.open(box, places[-1]), places[-1])
