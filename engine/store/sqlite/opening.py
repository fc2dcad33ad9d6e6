"""Opens a store, or refuses with a code before anything is touched.

In this order, for each step relies on the one before: the lock; the form of the file, which may come from
somebody else; its pages, of which a damaged one of the log is mended by writing the file anew; its keys; its
schema, brought to the newest; its seals. What was made before there were seals is sealed as it stands. What
is not over is compared with its seal: a match that does not fit is set aside, and all others play.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from engine.store.codec import Codec, Keyring
from engine.store.errors import StoreRefused
from engine.store.files import FileLock
from engine.store.identity import name_store, set_changed_matches_aside
from engine.store.migrating import is_known_revision
from engine.store.reader import Reader
from engine.store.seals import is_store_seal_right, seal_old_matches, seal_store
from engine.store.sqlite.connecting import connect, file_refusal, lock_store, raising_refused
from engine.store.sqlite.driver import SqliteDriver
from engine.store.sqlite.forms import check_form
from engine.store.sqlite.revisions import revision_of, upgrade
from engine.store.sqlite.salvage import salvage
from engine.store.sqlite.soundness import check_clocks, check_keys, check_quickly, check_values
from engine.store.store import Salvaged, Store
from engine.store.writer import Writer


def open_store(
    path: Path, keyring: Keyring, token: str, nonces: Callable[[int], bytes] = os.urandom
) -> Store:
    """The store in the file `path`, made when it is not there; `token` (short, random) names a new one.

    StoreRefused with store_busy, store_newer (slot revision), store_key_wrong (slot key), store_gone,
    store_not_a_database, store_form, store_first_hours, store_value, store_changed or store_unreadable; each
    has the slot path. Blocks: meant for the program's start.
    """
    lock = lock_store(path)
    try:
        with raising_refused(path):
            return _open(path, Codec(keyring, nonces), token, lock)
    except BaseException:
        lock.release()
        raise


def _open(path: Path, codec: Codec, token: str, lock: FileLock) -> Store:
    # A new database in the place of a lost one would look as if every match had ended.
    if lock.name and (not path.exists() or path.stat().st_size == 0):
        raise file_refusal("store_gone", path)
    # The owner's alone before a byte is in it; SQLite gives its side files the same mode.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    salvaged, revision = None, revision_of(path)
    if revision is not None:
        if not is_known_revision(revision):
            raise file_refusal("store_newer", path, revision=revision)
        check_form(path, revision)
        salvaged = _salvage_if_damaged(path)
        check_keys(path, codec)
    upgrade(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        name = name_store(connection, codec, token)
    seal_what_is_old(path, codec)
    _set_changed_matches_aside(path, codec)
    # Signed last: a start that was refused leaves no name, and the next one may make a new database.
    lock.sign(name)
    driver = SqliteDriver(path)
    return Store(name, Writer(driver, codec), Reader(driver, codec), lock.release, salvaged)


def _salvage_if_damaged(path: Path) -> Salvaged | None:
    """A damaged page of the log keeps nobody from starting: then the file was written anew, without it."""
    try:
        check_quickly(path)
        check_clocks(path)
    except sqlite3.OperationalError:
        raise  # locked, full, not to be read: nothing that writing anew would mend
    except (StoreRefused, sqlite3.DatabaseError):
        return salvage(path)
    return None


def seal_what_is_old(path: Path, codec: Codec) -> None:
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


def _set_changed_matches_aside(path: Path, codec: Codec) -> None:
    """Refuse a store whose own row was changed; set matches aside that were."""
    with closing(connect(path, "rw")) as connection:
        if not is_store_seal_right(connection, codec):
            raise file_refusal("store_changed", path, part="store", match="0")
        set_changed_matches_aside(connection, codec, (sqlite3.DatabaseError,))
