"""Opens a store, or refuses with a code before anything is touched.

A database of an older schema is brought to this one, and what was made before there were seals is sealed.
Then what is not over is compared with its seal: a match that does not fit is set aside, and all others play.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from engine.store import schema, statements
from engine.store.codec import CHECK_PLACE, Codec, Keyring
from engine.store.errors import SealBroken, StoreRefused
from engine.store.filelock import FileLock, Held
from engine.store.forms import check_form
from engine.store.log import Store
from engine.store.reader import Reader
from engine.store.salvage import Salvaged, salvage
from engine.store.seals import check_seal, is_store_seal_right, seal_old_matches, seal_store
from engine.store.soundness import (
    check_clocks,
    check_keys,
    check_quickly,
    check_values,
    connect,
    file_refusal,
    key_boxes,
    refusing,
)
from engine.store.statements import stamp
from engine.store.writer import Writer


def open_store(
    path: Path, keyring: Keyring, token: str, nonces: Callable[[int], bytes] = os.urandom
) -> Store:
    """The store in the file `path`, made when it is not there; `token` (short, random) names a new one.

    StoreRefused with store_busy, store_newer (slot revision), store_key_wrong (slot key), store_gone,
    store_not_a_database, store_form, store_first_hours, store_value, store_changed or store_unreadable; each
    has the slot path. Blocks: meant for the program's start.
    """
    try:
        with refusing(path):
            lock = FileLock(path.with_name(path.name + ".lock"))
    except Held:
        raise file_refusal("store_busy", path) from None
    try:
        with refusing(path):
            return _open(path, Codec(keyring, nonces), token, lock)
    except BaseException:
        lock.release()
        raise


def _open(path: Path, codec: Codec, token: str, lock: FileLock) -> Store:
    if lock.name and (not path.exists() or path.stat().st_size == 0):
        raise file_refusal("store_gone", path)
    _private(path)
    salvaged, at = None, schema.version(path)
    if at is not None:
        if not schema.is_known_revision(at):
            raise file_refusal("store_newer", path, revision=at)
        check_form(path, at)
        salvaged = _whole(path)
        check_keys(path, codec)
    schema.upgrade(path)
    name = _identify(path, codec, token)
    _seal_what_is_old(path, codec)
    _check_seals(path, codec)
    lock.sign(name)
    return Store(name, Writer(path, codec), Reader(path, codec), lock, salvaged)


def _whole(path: Path) -> Salvaged | None:
    """A damaged page of the log keeps nobody from starting: then the file was written anew, without it."""
    try:
        check_quickly(path)
        check_clocks(path)
    except (StoreRefused, sqlite3.DatabaseError) as error:
        if isinstance(error, sqlite3.OperationalError):
            raise  # locked, full, not to be read: nothing that writing anew would mend
        return salvage(path)
    return None


def _private(path: Path) -> None:
    """The file is the owner's alone before a byte is in it; SQLite gives its side files the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def _identify(path: Path, codec: Codec, token: str) -> str:
    """The store's name, kept when it has none; a box of the current key is kept when it is new here."""
    with closing(sqlite3.connect(path)) as connection, connection:
        row = connection.execute("SELECT id, key_check FROM store").fetchone()
        if row is None:
            boxes = codec.seal(b"", CHECK_PLACE)
            connection.execute("INSERT INTO store (id, key_check) VALUES (?, ?)", (token, boxes))
            seal_store(connection, codec)
            return token
        name, boxes = str(row[0]), bytes(row[1])
        if codec.current not in {box[0] for box in key_boxes(boxes)}:
            grown = boxes + codec.seal(b"", CHECK_PLACE)
            connection.execute("UPDATE store SET key_check = ?", (grown,))
    return name


def _seal_what_is_old(path: Path, codec: Codec) -> None:
    """Seal, in one transaction, what was made before there were seals, if its values are what they should be.

    Cut off before, the next start does it. Where any match is sealed the store's own row is, too.
    """
    with closing(connect(path, "rw")) as connection:
        unsealed = connection.execute("SELECT 1 FROM match WHERE id NOT IN (SELECT match_id FROM seal)")
        (seal,) = connection.execute("SELECT seal FROM store").fetchone()
        if unsealed.fetchone() is None and seal is not None:
            return
        check_values(path, connection)
        connection.execute("BEGIN IMMEDIATE")
        if seal is None and is_store_seal_right(connection, codec):
            seal_store(connection, codec)
        seal_old_matches(connection, codec)
        connection.execute("COMMIT")


def _check_seals(path: Path, codec: Codec) -> None:
    """Refuse a store whose own row was changed; set matches aside, of those not over, that were changed.

    Before anything is asked of their rows: no deadline of theirs comes due, nobody of theirs is written to.
    """
    with closing(connect(path, "rw")) as connection:
        if not is_store_seal_right(connection, codec):
            raise file_refusal("store_changed", path, part="store", match="0")
        going = "SELECT id FROM match WHERE status <> 'ended' AND id NOT IN (SELECT match_id FROM aside)"
        for (match,) in connection.execute(going).fetchall():
            fault = _fault(connection, codec, match)
            if fault is not None:
                now = stamp(datetime.now(UTC))
                connection.execute(statements.PUT_ASIDE, (match, now, fault, None))


def _fault(connection: sqlite3.Connection, codec: Codec, match: int) -> str | None:
    """What is wrong with a match by its seal, as the codes of matches set aside have it."""
    try:
        check_seal(connection, codec, match)
    except SealBroken as broken:
        return "gap" if broken.part == "log" else "seal"
    except sqlite3.OperationalError:  # a text that is none
        return "seal"
    except sqlite3.DatabaseError:
        return "page"
    return None
