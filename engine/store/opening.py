"""Opens a store, or refuses with a code before anything is touched."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from engine.store import schema
from engine.store.codec import CHECK_BOX, CHECK_PLACE, Codec, Keyring
from engine.store.errors import KeyWrong, Refusal, StoreRefused
from engine.store.filelock import FileLock, Held
from engine.store.log import Store
from engine.store.reader import Reader
from engine.store.writer import Writer


def open_store(
    path: Path, keyring: Keyring, token: str, nonces: Callable[[int], bytes] = os.urandom
) -> Store:
    """The store in the file `path`, made when it is not there; `token` (short, random) names a new one.

    StoreRefused with store_busy, store_newer (slot revision), store_key_wrong (slot key),
    store_not_a_database or store_unreadable; each has the slot path. Blocks: meant for the program's start.
    """
    try:
        lock = FileLock(path.with_name(path.name + ".lock"))
    except Held:
        raise _refused("store_busy", path) from None
    except OSError as error:
        raise _refused("store_unreadable", path) from error
    try:
        return _open(path, Codec(keyring, nonces), token, lock)
    except (OSError, sqlite3.Error) as error:
        lock.release()
        raise _refused(_code(error), path) from error
    except BaseException:
        lock.release()
        raise


def _open(path: Path, codec: Codec, token: str, lock: FileLock) -> Store:
    _private(path)
    at = schema.version(path)
    if at is not None:
        if not schema.known(at):
            raise _refused("store_newer", path, revision=at)
        _check(path, codec)
    schema.upgrade(path)
    name = _identify(path, codec, token)
    return Store(name, Writer(path, codec), Reader(path, codec), lock)


def _private(path: Path) -> None:
    """The file is the owner's alone before a byte is in it; SQLite gives its side files the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def _check(path: Path, codec: Codec) -> None:
    """Refuse unless every key this store was ever written with is in the ring."""
    with closing(sqlite3.connect(path)) as connection:
        row = connection.execute("SELECT key_check FROM store").fetchone()
    for box in _boxes(b"" if row is None else row[0]):
        try:
            codec.open(box, CHECK_PLACE)
        except KeyWrong as error:
            raise _refused("store_key_wrong", path, key=str(error.key)) from None


def _identify(path: Path, codec: Codec, token: str) -> str:
    """The store's name, kept when it has none; a box of the current key is kept when it is new here."""
    with closing(sqlite3.connect(path)) as connection, connection:
        row = connection.execute("SELECT id, key_check FROM store").fetchone()
        if row is None:
            boxes = codec.seal(b"", CHECK_PLACE)
            connection.execute("INSERT INTO store (id, key_check) VALUES (?, ?)", (token, boxes))
            return token
        name, boxes = str(row[0]), bytes(row[1])
        if codec.current not in {box[0] for box in _boxes(boxes)}:
            grown = boxes + codec.seal(b"", CHECK_PLACE)
            connection.execute("UPDATE store SET key_check = ?", (grown,))
    return name


def _boxes(blob: bytes) -> list[bytes]:
    return [blob[at : at + CHECK_BOX] for at in range(0, len(blob), CHECK_BOX)]


def _code(error: OSError | sqlite3.Error) -> Refusal:
    """What a failure of the file means; a lock held here is another program's, for ours is taken."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return "store_not_a_database"
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return "store_busy"
    return "store_unreadable"


def _refused(code: Refusal, path: Path, **slots: str) -> StoreRefused:
    return StoreRefused(code, {"path": str(path), **slots})
