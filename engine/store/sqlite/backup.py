"""Copies of the database: made while the bot plays, and put in its place by a restore.

A backup is checked to its last box before it counts, for one that does not open is worse than none: it lets
older ones be dropped. A restore checks the backup, makes a copy of it, checks that, and swaps it in by one
rename; the present database is kept under a name of its own.
"""

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.store.codec import Codec
from engine.store.dump import is_dump
from engine.store.errors import Refusal, StoreBroken, StoreFull, StoreLocked, StoreRefused
from engine.store.files import PART, STAMP, FileLock, Held, dated_path, replace_file, sync
from engine.store.sqlite.connecting import (
    INDEX,
    JOURNAL,
    LOG,
    connect,
    copy_whole,
    file_refusal,
    has_table,
    lock_store,
    raising_refused,
    raising_store_errors,
)
from engine.store.sqlite.dumping import make_sqlite_of_dump
from engine.store.sqlite.revisions import revision_of
from engine.store.sqlite.soundness import Sound, check_quickly, inspect

BACKUP: Final = "backup"
REPLACED: Final = "replaced"

JUMPS: Final = {"match": 1_000, "post": 1_000_000, "announcement": 1_000}
"""By how much the counters of ids go forward: over whatever was counted after the backup and is lost."""

OF_BACKUP: Final[Mapping[Refusal, Refusal]] = {
    "store_unreadable": "backup_unreadable",
    "store_not_a_database": "backup_not_a_database",
    "store_form": "backup_form",
    "store_first_hours": "backup_first_hours",
    "store_value": "backup_value",
    "store_changed": "backup_changed",
    "store_cut": "backup_cut",
}
"""What is wrong with a file that is to be restored is not said of the database."""


class Backup(Struct, frozen=True):
    """A copy that was made: its file, what is in it, and the older copies that made room for it."""

    path: Path
    sound: Sound
    dropped: tuple[Path, ...]


class Restored(Struct, frozen=True):
    """A restored database: what is in it, and where the one before it lies (None: there was none)."""

    sound: Sound
    kept: Path | None


def back_up(path: Path, codec: Codec, at: datetime, keep: int | None = None) -> Backup:
    """Copy the database as it stands at one moment; of its copies keep the `keep` newest (None: all).

    While a match is set aside none is dropped: an older copy may be the last in which it is whole.
    `at` is now, aware. Blocks; other processes may write meanwhile. A copy that is not whole is thrown away
    and no older one dropped. StoreRefused (store_missing, or see soundness.inspect), StoreFull, StoreLocked.
    """
    if keep is not None and keep < 1:
        raise ValueError(keep)
    if not path.is_file() or path.stat().st_size == 0:
        raise file_refusal("store_missing", path)
    with one_copy_at_a_time(path), raising_refused(path):
        part = path.with_name(f"{path.name}.{BACKUP}.{PART}")
        try:
            sound = _copy_and_check(path, part, codec)
            made = replace_file(part, dated_path(path, BACKUP, at))
        finally:
            part.unlink(missing_ok=True)
        old = () if keep is None or sound.quarantined else backups(path)[:-keep]
        for one in old:
            one.unlink(missing_ok=True)
        return Backup(made, sound, old)


@contextmanager
def one_copy_at_a_time(path: Path) -> Iterator[None]:
    """The nightly copy and the host's must not write one file. StoreLocked while another is made."""
    try:
        with raising_refused(path):
            lock = FileLock(path.with_name(f"{path.name}.{BACKUP}.lock"))
    except Held:
        raise StoreLocked from None
    with lock:
        yield


def _copy_and_check(path: Path, part: Path, codec: Codec) -> Sound:
    try:
        copy_whole(path, part)
    except (StoreFull, StoreBroken):
        # SQLite says of some damaged pages that the disk is full: it is so only if the database is sound.
        revision_of(path)
        check_quickly(path)
        raise
    try:
        return inspect(part, codec)
    except StoreRefused as error:
        # What is wrong with the copy is wrong with what was copied, and that is the name the host knows.
        raise StoreRefused(error.code, {**error.slots, "path": str(path)}, error.match) from error


def backups(path: Path) -> tuple[Path, ...]:
    """The copies of this database, oldest first."""
    name = "".join(f"[{sign}]" if sign in "*?[" else sign for sign in path.name)  # means itself in a pattern
    return tuple(sorted(path.parent.glob(f"{name}.*.{BACKUP}"), key=lambda one: one.name))


def backup_time(backup: Path) -> datetime | None:
    """When a copy was made, by its name; None for a name that is none of a copy's."""
    try:
        stamp = backup.name.split(".")[-2].partition("_")[0]
        return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)
    except (IndexError, ValueError):
        return None


def restore(path: Path, source: Path, codec: Codec, at: datetime) -> Restored:
    """Make the database at `path` what `source`, a backup, holds. `at` is now, aware. Blocks.

    StoreRefused store_busy while a bot serves it; about `source` backup_missing, backup_not_a_database,
    backup_unreadable, backup_form, backup_first_hours, backup_value, backup_changed, backup_cut, store_newer,
    store_key_wrong; StoreFull.
    Until the swap, one rename, the present database is untouched; run again after a crash, it ends the work.
    """
    check_is_there(source, path.parent)
    with lock_store(path):
        part = path.with_name(f"{path.name}.restoring.{PART}")
        try:
            part.unlink(missing_ok=True)  # of a restore that was cut off
            with refusing_backup(source):
                make_restorable(source, part, codec)
                # The copy is what is checked last, for it is what will be played on.
                sound = inspect(part, codec)
            kept = _keep_present(path, at)
            _empty_side_files(path)
            replace_file(part, path)
        finally:
            part.unlink(missing_ok=True)
    return Restored(sound, kept)


def check_is_there(source: Path, folder: Path) -> None:
    """StoreRefused backup_missing, which names the folder in which backups lie."""
    if not source.is_file():
        raise file_refusal("backup_missing", source, folder=str(folder))


def make_restorable(source: Path, part: Path, codec: Codec) -> None:
    """Make a database at `part` of a backup of either kind, prepared to be played on.

    Its boxes are still to be checked. StoreRefused, StoreFull.
    """
    if is_dump(source):
        make_sqlite_of_dump(source, part)
    else:
        inspect(source, codec)
        with raising_refused(source), raising_store_errors(part):
            copy_whole(source, part)
    with raising_refused(source), raising_store_errors(part):
        _go_on(part)


@contextmanager
def refusing_backup(source: Path) -> Iterator[None]:
    """Say of the backup, and not of the database, what is wrong with a file that is to be restored."""
    try:
        yield
    except StoreRefused as error:
        code = OF_BACKUP.get(error.code)
        if code is None:
            raise
        raise StoreRefused(code, {**error.slots, "path": str(source)}, error.match) from error


def _go_on(part: Path) -> None:
    """Prepare a backup to be played on: what the world has seen since must not be mistaken for what comes.

    No id of a match or a message is used twice, for old buttons and messages still carry them. A message
    that was owed then may have been sent since: it is looked for before it is sent.
    """
    with closing(connect(part, "rw")) as database:
        database.execute("BEGIN IMMEDIATE")
        database.execute("UPDATE post SET attempted = 1 WHERE sent_at IS NULL")
        if has_table(database, "notice"):
            database.execute("UPDATE notice SET attempted = 1")
        for name, jump in JUMPS.items():
            last = database.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)).fetchone()
            database.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            row = (name, jump + (last[0] if last else 0))
            database.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", row)
        database.execute("COMMIT")


def _keep_present(path: Path, at: datetime) -> Path | None:
    """A copy of the present database as it is, sound or not, with the changes that lie beside it."""
    if not path.exists():
        return None
    kept = dated_path(path, REPLACED, at)
    with raising_refused(path), raising_store_errors(kept):
        # The database last: where its copy is there, so are the changes beside it.
        for ending in (LOG, JOURNAL, ""):
            old = path.with_name(path.name + ending)
            if old.exists():
                new = kept.with_name(kept.name + ending)
                shutil.copy(old, new)
                new.chmod(0o600)
                sync(new)
    return kept


def _empty_side_files(path: Path) -> None:
    """No side file may stay: its changes would be played into the restored database.

    A sound database takes its changes in first, so that a crash before the swap still finds it whole.
    """
    if path.exists():
        with suppress(sqlite3.Error), closing(connect(path, "rw")) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with raising_refused(path):
        for ending in (LOG, INDEX, JOURNAL):
            path.with_name(path.name + ending).unlink(missing_ok=True)
