"""An exclusive lock on a file beside the database: one process serves a store, a second is refused.

The file names the store it was last held for, so that a database that is gone is not taken for a new one.
"""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


NAME_MOST = 256
"""Bytes of a store's name that are read back."""


class FileLock:
    """A lock held from construction to `release`; the system frees it when the process dies.

    Held when somebody else has it; an OSError where no file can be made or the file system knows no locks.
    """

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._handle)
        except (BlockingIOError, PermissionError) as error:
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


class Held(Exception):
    """Somebody else has the lock."""
