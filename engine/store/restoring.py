"""Puts a backup in the place of the database: checked first, the present one kept, the swap one step."""

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from engine.store.atomic_files import replace_file, storing, sync
from engine.store.backup import PART, copy_whole, dated_path
from engine.store.codec import Codec
from engine.store.errors import Refusal, StoreRefused
from engine.store.filelock import FileLock, Held
from engine.store.soundness import Sound, connect, file_refusal, inspect, refusing

REPLACED = "replaced"
LOG, INDEX, JOURNAL = "-wal", "-shm", "-journal"
"""SQLite's side files: changes not yet in the database, where they lie, and changes to be taken back."""

JUMPS = {"match": 1_000, "post": 1_000_000}
"""By how much the counters of ids go forward: over whatever was counted after the backup and is lost."""


OF_BACKUP: Mapping[Refusal, Refusal] = {
    "store_unreadable": "backup_unreadable",
    "store_not_a_database": "backup_not_a_database",
    "store_form": "backup_form",
    "store_first_hours": "backup_first_hours",
    "store_value": "backup_value",
    "store_changed": "backup_changed",
    "store_cut": "backup_cut",
}


class Restored(Struct, frozen=True):
    """A restored database: what is in it, and where the one before it lies (None: there was none)."""

    sound: Sound
    kept: Path | None


def restore(path: Path, source: Path, codec: Codec, at: datetime) -> Restored:
    """Make the database at `path` what `source`, a backup, holds. `at` is now, aware. Blocks.

    StoreRefused store_busy while a bot serves it; about `source` backup_missing, backup_not_a_database,
    backup_unreadable, backup_form, backup_first_hours, backup_value, backup_changed, backup_cut, store_newer,
    store_key_wrong; StoreFull.
    Until the swap, one rename, the present database is untouched; run again after a crash, it ends the work.
    """
    if not source.is_file():
        raise file_refusal("backup_missing", source, folder=str(path.parent))
    with lock_store(path):
        part = path.with_name(f"{path.name}.restoring.{PART}")
        try:
            with _of_backup(source):
                sound = _check_copy(source, part, codec)
            kept = _keep(path, at)
            _drain(path)
            replace_file(part, path)
        finally:
            part.unlink(missing_ok=True)
    return Restored(sound, kept)


@contextmanager
def lock_store(path: Path) -> Iterator[None]:
    """The lock of a store, which no bot may then serve; StoreRefused store_busy while one does."""
    try:
        with refusing(path):
            lock = FileLock(path.with_name(path.name + ".lock"))
    except Held:
        raise file_refusal("store_busy", path) from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _of_backup(source: Path) -> Iterator[None]:
    """What is wrong with the file that is to be restored is not said of the database."""
    try:
        yield
    except StoreRefused as error:
        code = OF_BACKUP.get(error.code)
        if code is None:
            raise
        raise StoreRefused(code, {**error.slots, "path": str(source)}, error.match) from error


def _check_copy(source: Path, part: Path, codec: Codec) -> Sound:
    """The copy is what is checked last, for it is what will be played on."""
    inspect(source, codec)
    with refusing(source), storing():
        copy_whole(source, part)
        _go_on(part)
    return inspect(part, codec)


def _go_on(part: Path) -> None:
    """What the world has seen since the backup must not be mistaken for what comes.

    No id of a match or a message is used twice, for old buttons and messages still carry them. A message
    that was owed then may have been sent since: it is looked for before it is sent.
    """
    with closing(connect(part, "rw")) as database:
        database.execute("BEGIN IMMEDIATE")
        database.execute("UPDATE post SET attempted = 1 WHERE sent_at IS NULL")
        for name, jump in JUMPS.items():
            last = database.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)).fetchone()
            database.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            row = (name, jump + (last[0] if last else 0))
            database.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", row)
        database.execute("COMMIT")


def _keep(path: Path, at: datetime) -> Path | None:
    """A copy of the present database as it is, sound or not, with the changes that lie beside it."""
    if not path.exists():
        return None
    kept = dated_path(path, REPLACED, at)
    with refusing(path), storing():
        for ending in (LOG, JOURNAL, ""):
            old = path.with_name(path.name + ending)
            if old.exists():
                new = kept.with_name(kept.name + ending)
                shutil.copy(old, new)
                new.chmod(0o600)
                sync(new)
    return kept


def _drain(path: Path) -> None:
    """No side file may stay: its changes would be played into the restored database.

    A sound database takes its changes in first, so that a crash before the swap still finds it whole.
    """
    if path.exists():
        with suppress(sqlite3.Error), closing(connect(path, "rw")) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with refusing(path):
        for ending in (LOG, INDEX, JOURNAL):
            path.with_name(path.name + ending).unlink(missing_ok=True)
