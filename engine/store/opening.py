"""Opens a store, or refuses with a code before anything is touched."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from engine.store import schema
from engine.store.codec import CHECK_PLACE, Codec, Keyring
from engine.store.errors import StoreRefused
from engine.store.filelock import FileLock, Held
from engine.store.log import Store
from engine.store.reader import Reader
from engine.store.salvage import Salvaged, salvage
from engine.store.soundness import check_clocks, check_keys, check_quickly, key_boxes, refused, refusing
from engine.store.writer import Writer


def open_store(
    path: Path, keyring: Keyring, token: str, nonces: Callable[[int], bytes] = os.urandom
) -> Store:
    """The store in the file `path`, made when it is not there; `token` (short, random) names a new one.

    StoreRefused with store_busy, store_newer (slot revision), store_key_wrong (slot key), store_gone,
    store_not_a_database or store_unreadable; each has the slot path. Blocks: meant for the program's start.
    """
    try:
        with refusing(path):
            lock = FileLock(path.with_name(path.name + ".lock"))
    except Held:
        raise refused("store_busy", path) from None
    try:
        with refusing(path):
            return _open(path, Codec(keyring, nonces), token, lock)
    except BaseException:
        lock.release()
        raise


def _open(path: Path, codec: Codec, token: str, lock: FileLock) -> Store:
    if lock.name and (not path.exists() or path.stat().st_size == 0):
        raise refused("store_gone", path)
    _private(path)
    salvaged, at = None, schema.version(path)
    if at is not None:
        if not schema.known(at):
            raise refused("store_newer", path, revision=at)
        salvaged = _whole(path)
        check_keys(path, codec)
    schema.upgrade(path)
    name = _identify(path, codec, token)
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
            return token
        name, boxes = str(row[0]), bytes(row[1])
        if codec.current not in {box[0] for box in key_boxes(boxes)}:
            grown = boxes + codec.seal(b"", CHECK_PLACE)
            connection.execute("UPDATE store SET key_check = ?", (grown,))
    return name
