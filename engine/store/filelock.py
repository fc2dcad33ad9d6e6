"""An exclusive lock on a file beside the database: one process serves a store, a second is refused."""

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

    def release(self) -> None:
        """Give the lock back. The file stays: removed, it could let two processes lock two files."""
        os.close(self._handle)


class Held(Exception):
    """Somebody else has the lock."""
