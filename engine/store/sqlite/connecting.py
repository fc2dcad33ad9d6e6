"""A database's file: who serves it, how it is opened, and what SQLite says of it in the store's own errors.

One process serves a store. It holds an exclusive lock on a file beside the database (`lock_store`), which
also names the store it was last held for, so that a database that is gone is not taken for a new one. What
the system or SQLite says of a file becomes an error of the store: while it is read, a refusal that names the
file (`raising_refused`), or StoreFull; while a copy is written, StoreFull, StoreLocked or StoreBroken
(`raising_store_errors`).
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from engine.store.errors import Refusal, StoreBroken, StoreError, StoreFull, StoreLocked, StoreRefused
from engine.store.files import FileLock, Held, create_private, has_room, raising_full

LOG, INDEX, JOURNAL = "-wal", "-shm", "-journal"
"""SQLite's side files: changes not yet in the database, where they lie, and changes to be taken back."""

CLOSED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
"""What the system says of a file or folder that this user may not read or write."""

NOT_WRITTEN: Final = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)
"""SQLite's codes for a write that the system refused, for whatever reason, before anything was committed.

SQLITE_FULL is ENOSPC on a file of data alone. A quota that is reached (EDQUOT), a limit on files (EFBIG), and
any of the three on the index beside the write-ahead log, which readers need as well, come as these.
"""


def lock_store(path: Path) -> FileLock:
    """Take the lock of the store at `path`; StoreRefused store_busy while another process has it."""
    try:
        with raising_refused(path):
            return FileLock(path.with_name(path.name + ".lock"))
    except Held:
        raise file_refusal("store_busy", path) from None


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file that is there ("ro" or "rw"): none is made, and no transaction begun."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)


def open_connection(path: Path, pragmas: tuple[str, ...]) -> sqlite3.Connection:
    """A connection for one thread at a time, whichever opened it, set up by these pragmas.

    It is in no transaction that it was not told to begin.
    """
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def has_table(database: sqlite3.Connection, name: str) -> bool:
    """Whether a database has this table: those of older schemas lack some."""
    asked = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
    return database.execute(asked, (name,)).fetchone() is not None


def storage_error(error: sqlite3.Error, path: Path) -> StoreError:
    """The typed error of a failure of SQLite's at this file that is no conflict, by its code.

    Only the low byte of a code is its kind; the rest says what the kind happened to.
    """
    whole_code = getattr(error, "sqlite_errorcode", 0)
    code = whole_code & 0xFF
    if code == sqlite3.SQLITE_FULL or (whole_code in NOT_WRITTEN and not _has_room(path)):
        return StoreFull()
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreLocked()
    return StoreBroken(getattr(error, "sqlite_errorname", type(error).__name__))


def _has_room(path: Path) -> bool:
    """Whether the system takes more bytes at a database and its write-ahead log."""
    return has_room(path, path.with_name(path.name + LOG))


@contextmanager
def raising_refused(path: Path) -> Iterator[None]:
    """Raise StoreRefused about this file in place of an OSError or sqlite3.Error; StoreFull on a full disk.

    It is store_closed where whoever runs this may not read or write the file or its folder: nothing is
    damaged then.
    """
    try:
        with raising_full():
            yield
    except (OSError, sqlite3.Error) as error:
        whole_code = getattr(error, "sqlite_errorcode", 0)
        code = whole_code & 0xFF
        # SQLite says SQLITE_FULL of some damaged files, too.
        if (code == sqlite3.SQLITE_FULL or whole_code in NOT_WRITTEN) and not _has_room(path):
            raise StoreFull from error
        if isinstance(error, OSError) and error.errno in CLOSED:
            raise file_refusal("store_closed", Path(error.filename or path)) from error
        if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM) and path.exists():
            raise file_refusal("store_closed", path) from error
        if code == sqlite3.SQLITE_NOTADB:
            raise file_refusal("store_not_a_database", path) from error
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise file_refusal("store_busy", path) from error
        raise file_refusal("store_unreadable", path) from error


def file_refusal(code: Refusal, path: Path, **slots: str) -> StoreRefused:
    """A refusal about this file."""
    return StoreRefused(code, {"path": str(path), **slots})


@contextmanager
def raising_store_errors(path: Path) -> Iterator[None]:
    """Raise the store's own errors for failures at this file, or a copy beside it; other OSErrors go on."""
    try:
        with raising_full():
            yield
    except sqlite3.Error as error:
        raise storage_error(error, path) from error


def copy_whole(source: Path, target: Path) -> None:
    """Write what `source` holds at this moment, with its side files, into a new file of the owner's alone.

    StoreFull, StoreLocked, StoreBroken. Others may write to `source` meanwhile.
    """
    target.unlink(missing_ok=True)
    with raising_store_errors(target):
        create_private(target)
        with closing(connect(source, "ro")) as database:
            database.execute("VACUUM INTO ?", (str(target),))
