"""Files that must be whole, and the lock of a file: what stores, keys and copies share.

- A file that must be whole is written under another name, brought to the disk, and only then renamed
  (`replace_file`). Whoever is killed before the rename leaves a part that nobody reads.
- One process holds a `FileLock`; the system gives it back when that process ends.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from errno import EDQUOT, EFBIG, ENOSPC
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import Final, Self

from engine.store.errors import StoreFull

PART: Final = "part"
"""The ending of a file that is still being written."""

STAMP: Final = "%Y%m%dT%H%M%SZ"
"""The time in the names of copies: they sort by it."""

NAME_MOST: Final = 256
"""Bytes of a store's name that are read back from its lock."""

PROBE: Final = 64 << 10
"""Bytes for which there must be room if none was lacking: SQLite lets a file grow by up to 32 KiB at once."""

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        # Not lockf: such a lock is gone as soon as the process closes any other handle of the same file.
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Somebody else has the lock."""


class FileLock:
    """A lock held from construction to `release`, or to the end of a `with` block.

    The system frees it when the process dies. Raises Held when somebody else has it, and an OSError where no
    file can be made or the file system knows no locks.
    """

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._handle)
        except (BlockingIOError, PermissionError) as error:  # PermissionError: Windows says it so
            os.close(self._handle)
            raise Held from error
        except OSError:
            os.close(self._handle)
            raise

    @property
    def name(self) -> str:
        """The store that this lock was last signed for; empty for a new lock."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        return os.read(self._handle, NAME_MOST).decode("utf-8", "replace")

    def sign(self, name: str) -> None:
        """Keep the name of the store that stands behind this lock."""
        if self.name == name:
            return
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.truncate(self._handle, 0)
        os.write(self._handle, name.encode())

    def release(self) -> None:
        """Give the lock back. The file stays: removed, it could let two processes lock two files."""
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


@contextmanager
def raising_full() -> Iterator[None]:
    """Raise StoreFull where the disk has no room for a file that is being written; other OSErrors go on."""
    try:
        yield
    except OSError as error:
        if error.errno in (ENOSPC, EDQUOT, EFBIG):  # EFBIG: a limit on files, as of ulimit
            raise StoreFull from error
        raise


def has_room(file: Path, *others: Path) -> bool:
    """Whether the system takes more bytes at this file, found by writing some beside it.

    Ask it where SQLite could not write, for SQLite does not say why. `others` are files that SQLite writes
    with this one. True where nothing may be written there for another reason.
    """
    try:
        # Behind the longest of them, for a limit on the length of files counts from there.
        length = max((one.stat().st_size for one in (file, *others) if one.exists()), default=0)
        with raising_full(), TemporaryFile(dir=file.parent, buffering=0) as probe:
            probe.seek(length)
            return probe.write(bytes(PROBE)) == PROBE
    except StoreFull:
        return False
    except OSError:
        return True


def create_private(path: Path) -> None:
    """Make an empty file of the owner's alone, before a byte is in it. FileExistsError if it is there."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def dated_path(path: Path, kind: str, at: datetime) -> Path:
    """A free name beside the database that sorts by time; ValueError for a naive time."""
    if at.tzinfo is None:
        raise ValueError(at)
    stamp, number = at.astimezone(UTC).strftime(STAMP), 1
    name = path.with_name(f"{path.name}.{stamp}.{kind}")
    while name.exists():
        number += 1
        name = path.with_name(f"{path.name}.{stamp}_{number:03}.{kind}")
    return name


def replace_file(part: Path, target: Path) -> Path:
    """Give a finished file its name, in the place of whatever had it, on the disk for good; `target`.

    The file is synced before the rename: a name that outlives a power cut must not stand before half a file.
    """
    with raising_full():
        sync(part)
        os.replace(part, target)
        sync(target.parent)
    return target


def create_file(part: Path, target: Path) -> bool:
    """Give a finished file a name that nobody may have yet; False, and nothing changed, where somebody has.

    On a file system without links two at the same moment are not kept apart.
    """
    with raising_full():
        sync(part)
        try:
            os.link(part, target)
        except FileExistsError:
            return False
        except OSError:  # a file system without links
            if target.exists():
                return False
            os.replace(part, target)
        sync(target.parent)
    return True


def link_or_copy(path: Path, other: Path) -> None:
    """Give a file a second name: a link where the file system has them, else a copy."""
    with raising_full():
        try:
            os.link(path, other)
        except FileExistsError:
            raise
        except OSError:
            shutil.copy(path, other)
            sync(other)
        sync(other.parent)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk; Windows keeps folders by itself."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
