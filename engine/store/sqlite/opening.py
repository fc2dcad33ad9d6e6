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
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from engine.store.codec import CHECK_PLACE, Codec, Keyring
from engine.store.errors import SealBroken, StoreRefused
from engine.store.files import FileLock
from engine.store.reader import Reader
from engine.store.seals import check_seal, is_store_seal_right, seal_old_matches, seal_store
from engine.store.sql import stamp
from engine.store.sqlite.connecting import connect, file_refusal, lock_store, raising_refused
from engine.store.sqlite.driver import SqliteDriver
from engine.store.sqlite.forms import check_form
from engine.store.sqlite.revisions import is_known_revision, revision_of, upgrade
from engine.store.sqlite.salvage import Salvaged, salvage
from engine.store.sqlite.soundness import check_clocks, check_keys, check_quickly, check_values, key_boxes
from engine.store.writer import PUT_ASIDE, Writer


class Store:
    """An open store: `store.write.append(…)`, `store.read.entries(…)`; `id` marks its messages.

    `salvaged`: its file was damaged and was written anew at this opening.
    """

    def __init__(
        self, token: str, write: Writer, read: Reader, lock: FileLock, salvaged: Salvaged | None = None
    ) -> None:
        self.id, self.salvaged = token, salvaged
        self.write = write
        self.read = read
        self._lock: FileLock | None = lock

    async def close(self) -> None:
        """Write what is queued, then let everything go, the lock last. A second call does nothing."""
        if self._lock is None:
            return
        lock, self._lock = self._lock, None
        await self.read.close()
        await self.write.close()
        lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


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
    name = _name_store(path, codec, token)
    _seal_what_is_old(path, codec)
    _set_changed_matches_aside(path, codec)
    # Signed last: a start that was refused leaves no name, and the next one may make a new database.
    lock.sign(name)
    driver = SqliteDriver(path)
    return Store(name, Writer(driver, codec), Reader(driver, codec), lock, salvaged)


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


def _name_store(path: Path, codec: Codec, token: str) -> str:
    """The store's name; a new store gets `token`. Of a key that is new here a first box is kept."""
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


def _set_changed_matches_aside(path: Path, codec: Codec) -> None:
    """Refuse a store whose own row was changed; set matches aside, of those not over, that were changed.

    Before anything is asked of their rows: no deadline of theirs comes due, nobody of theirs is written to.
    """
    with closing(connect(path, "rw")) as connection:
        if not is_store_seal_right(connection, codec):
            raise file_refusal("store_changed", path, part="store", match="0")
        going = "SELECT id FROM match WHERE status <> 'ended' AND id NOT IN (SELECT match_id FROM aside)"
        for (match,) in connection.execute(going).fetchall():
            try:
                check_seal(connection, codec, match)
            except SealBroken as broken:
                fault = "gap" if broken.part == "log" else "seal"
            except sqlite3.OperationalError:  # a text that is none
                fault = "seal"
            except sqlite3.DatabaseError:
                fault = "page"
            else:
                continue
            connection.execute(PUT_ASIDE, (match, stamp(datetime.now(UTC)), fault, None))
