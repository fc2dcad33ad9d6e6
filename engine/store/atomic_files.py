"""Files that get their names only when they are on the disk for good, and failures of writing them."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EDQUOT, ENOSPC
from pathlib import Path

from engine.store.errors import StoreFull
from engine.store.worker import storage_error


def replace_file(part: Path, target: Path) -> Path:
    """Give a finished file its name, on the disk for good, in the place of whatever had it; `target`."""
    with storing():
        sync(part)
        os.replace(part, target)
        sync(target.parent)
    return target


def create_file(part: Path, target: Path) -> bool:
    """The same for a name that nobody may have yet: False where somebody has, and nothing is changed.

    On a file system without links two at the same moment are not kept apart.
    """
    with storing():
        sync(part)
        try:
            os.link(part, target)
        except FileExistsError:
            return False
        except OSError:
            if target.exists():
                return False
            os.replace(part, target)
        sync(target.parent)
    return True


def link_or_copy(path: Path, other: Path) -> None:
    """The file has another name, too: a link where the file system has them, else a copy."""
    with storing():
        try:
            os.link(path, other)
        except FileExistsError:
            raise
        except OSError:
            shutil.copy(path, other)
            sync(other)
        sync(other.parent)


@contextmanager
def storing() -> Iterator[None]:
    """Failures of a copy that is being written, as the store's own errors."""
    try:
        yield
    except sqlite3.Error as error:
        raise storage_error(error) from error
    except OSError as error:
        if error.errno in (ENOSPC, EDQUOT):
            raise StoreFull from error
        raise


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk; Windows keeps folders by itself."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
