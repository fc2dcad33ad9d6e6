"""Seals every box anew with the ring's current key, so that older keys can be let go."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from engine.store.atomic_files import storing
from engine.store.codec import (
    CHECK_PLACE,
    SEALED_STORE,
    Codec,
    Keyring,
    entry_place,
    old_secret_place,
    seal_place,
    secret_place,
)
from engine.store.errors import KeyWrong
from engine.store.restoring import lock_store
from engine.store.soundness import (
    check_keys,
    check_quickly,
    connect,
    file_refusal,
    key_boxes,
    refusing,
    revision_of,
)

BATCH = 500
"""Boxes sealed in one transaction: what is lost of the work when it is cut off."""

_OLD_SECRETS = "SELECT id FROM match WHERE substr(secret, 1, 1) <> ?"
_OLD_ENTRIES = "SELECT match_id, seq FROM entry WHERE substr(box, 1, 1) <> ?"
_PERSONS = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'person'"
_OLD_SEALS = "SELECT match_id FROM seal WHERE substr(box, 1, 1) <> ?"
_HAS_SEALS = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'seal'"
_GET_SEAL, _SET_SEAL = "SELECT box FROM seal WHERE match_id = ?", "UPDATE seal SET box = ? WHERE match_id = ?"
_OLD_STORE = "SELECT rowid FROM store WHERE substr(seal, 1, 1) <> ?"
_GET_STORE, _SET_STORE = "SELECT seal FROM store WHERE rowid = ?", "UPDATE store SET seal = ? WHERE rowid = ?"
_GET_SECRET, _SET_SECRET = "SELECT secret FROM match WHERE id = ?", "UPDATE match SET secret = ? WHERE id = ?"
_GET_ENTRY = "SELECT box FROM entry WHERE match_id = ? AND seq = ?"
_SET_ENTRY = "UPDATE entry SET box = ? WHERE match_id = ? AND seq = ?"

Row = tuple[int, ...]
Places = Callable[..., tuple[bytes, ...]]
"""The places for which a row's box may have been sealed, by the row's key."""

Watch = Callable[[int], None]
"""Told after each batch how many boxes were sealed so far."""


class Rotated(Struct, frozen=True):
    """How many boxes were sealed anew, and the ids of the keys the database no longer needs."""

    sealed: int
    retired: tuple[int, ...]


def keys_in_use(path: Path, codec: Codec) -> tuple[int, ...]:
    """The ids of the keys that this store needs; StoreRefused when the ring lacks one, or there is none."""
    if not path.is_file() or path.stat().st_size == 0:
        raise file_refusal("store_missing", path)
    with refusing(path):
        revision_of(path)
        check_quickly(path)
        check_keys(path, codec)
        with closing(connect(path, "ro")) as database:
            return tuple(sorted(box[0] for box in _check(database)))


def rotate(
    path: Path,
    keyring: Keyring,
    nonces: Callable[[int], bytes] = os.urandom,
    watch: Watch = lambda sealed: None,
) -> Rotated:
    """Seal every box of another key with the current one. Blocks; cut off, it goes on where it stood.

    An old key is let go only after its last box. Raises StoreFull, StoreLocked, StoreBroken; StoreRefused
    store_busy while a bot serves the store, store_key_wrong, store_unreadable (for a damaged box too).
    """
    with lock_store(path):
        codec = Codec(keyring, nonces)
        before = keys_in_use(path, codec)
        with storing(), closing(connect(path, "rw")) as database:
            database.execute("PRAGMA synchronous=FULL")
            _announce(database, codec, before)
            try:
                sealed = _seal_all(database, codec, watch)
            except KeyWrong as error:
                raise file_refusal("store_unreadable", path) from error
            _let_go(database, codec)
        return Rotated(sealed, tuple(key for key in before if key != codec.current))


def _announce(database: sqlite3.Connection, codec: Codec, before: tuple[int, ...]) -> None:
    """The new key is needed from its first box on: the check says so before there is one."""
    if codec.current not in before:
        grown = b"".join(_check(database)) + codec.seal(b"", CHECK_PLACE)
        database.execute("UPDATE store SET key_check = ?", (grown,))


def _seal_all(database: sqlite3.Connection, codec: Codec, watch: Watch) -> int:
    """Seals what is not of the current key, a batch a transaction; how many boxes that were.

    A seal is boxed anew as it is, with no look at what it speaks of: whatever does not fit it still does not.
    """
    sealed, mine = 0, (bytes((codec.current,)),)
    works: list[tuple[str, str, str, Places]] = [
        (_OLD_SECRETS, _GET_SECRET, _SET_SECRET, _secret_places),
        (_OLD_ENTRIES, _GET_ENTRY, _SET_ENTRY, lambda *row: (entry_place(*row),)),
    ]
    if database.execute(_HAS_SEALS).fetchone() is not None:
        works.append((_OLD_SEALS, _GET_SEAL, _SET_SEAL, lambda *row: (seal_place(*row),)))
        works.append((_OLD_STORE, _GET_STORE, _SET_STORE, lambda *row: (SEALED_STORE,)))
    for old, get, set_, places in works:
        rows: list[Row] = database.execute(old, mine).fetchall()
        for batch in (rows[at : at + BATCH] for at in range(0, len(rows), BATCH)):
            with _transaction(database):
                for row in batch:
                    box = database.execute(get, row).fetchone()[0]
                    database.execute(set_, (_seal_anew(codec, box, places(*row)), *row))
            sealed += len(batch)
            watch(sealed)
    return sealed


@contextmanager
def _transaction(database: sqlite3.Connection) -> Iterator[None]:
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.rollback()
        raise


def _secret_places(match: int) -> tuple[bytes, ...]:
    """A match that has no seal yet has its secret for another place, and keeps it there."""
    return secret_place(match), old_secret_place(match)


def _seal_anew(codec: Codec, box: bytes, places: tuple[bytes, ...]) -> bytes:
    """The box under the current key, for the first of these places for which it opens. KeyWrong."""
    for place in places[:-1]:
        with suppress(KeyWrong):
            return codec.seal(codec.open(box, place), place)
    return codec.seal(codec.open(box, places[-1]), places[-1])


def _let_go(database: sqlite3.Connection, codec: Codec) -> None:
    """Pages are written anew, for freed ones still hold old boxes; only then is the check cut down.

    Names are not sealed anew: Discord is asked for them again.
    """
    if database.execute(_PERSONS).fetchone() is not None:
        database.execute("DELETE FROM person")
    database.execute("VACUUM")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = b"".join(box for box in _check(database) if box[0] == codec.current)
    database.execute("UPDATE store SET key_check = ?", (kept,))


def _check(database: sqlite3.Connection) -> list[bytes]:
    row = database.execute("SELECT key_check FROM store").fetchone()
    return key_boxes(b"" if row is None else bytes(row[0]))
