"""A dated copy of the database beside it, made while the bot plays, and checked before it counts."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from engine.store import schema
from engine.store.atomic_files import replace_file, storing
from engine.store.codec import Codec
from engine.store.errors import StoreBroken, StoreFull, StoreLocked, StoreRefused
from engine.store.filelock import FileLock, Held
from engine.store.soundness import Sound, check_quickly, connect, file_refusal, inspect, refusing

BACKUP = "backup"
PART = "part"
STAMP = "%Y%m%dT%H%M%SZ"


class Backup(Struct, frozen=True):
    """A copy that was made: its file, what is in it, and the older copies that made room for it."""

    path: Path
    sound: Sound
    dropped: tuple[Path, ...]


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
    with _alone(path):
        part = path.with_name(f"{path.name}.{BACKUP}.{PART}")
        try:
            _copy_database(path, part)
            sound = _check_copy(path, part, codec)
            made = replace_file(part, dated_path(path, BACKUP, at))
        finally:
            part.unlink(missing_ok=True)
        return Backup(made, sound, () if sound.aside else _prune(path, keep))


def _copy_database(path: Path, part: Path) -> None:
    """SQLite says of some damaged pages that the disk is full: it is so only if the database is sound."""
    try:
        copy_whole(path, part)
    except (StoreFull, StoreBroken):
        schema.version(path)
        check_quickly(path)
        raise


def _check_copy(path: Path, part: Path, codec: Codec) -> Sound:
    """What is wrong with the copy is wrong with what was copied, and that is the name the host knows."""
    try:
        return inspect(part, codec)
    except StoreRefused as error:
        raise StoreRefused(error.code, {**error.slots, "path": str(path)}, error.match) from error


def backups(path: Path) -> tuple[Path, ...]:
    """The copies of this database, oldest first."""
    return tuple(sorted(path.parent.glob(f"{_literal(path.name)}.*.{BACKUP}"), key=lambda one: one.name))


def backup_time(backup: Path) -> datetime | None:
    """When a copy was made, by its name; None for a name that is none of a copy's."""
    stamp = backup.name.split(".")[-2].partition("_")[0]
    try:
        return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None


def copy_whole(source: Path, target: Path) -> None:
    """What `source` holds at this moment, its side files too, in a new file of the owner's alone."""
    target.unlink(missing_ok=True)
    with storing():
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(connect(source, "ro")) as database:
            database.execute("VACUUM INTO ?", (str(target),))


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


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """One copy at a time: the nightly one and the host's must not write one file."""
    try:
        with refusing(path):
            lock = FileLock(path.with_name(f"{path.name}.{BACKUP}.lock"))
    except Held:
        raise StoreLocked from None
    try:
        with refusing(path):
            yield
    finally:
        lock.release()


def _prune(path: Path, keep: int | None) -> tuple[Path, ...]:
    old = () if keep is None else backups(path)[:-keep]
    for one in old:
        one.unlink(missing_ok=True)
    return old


def _literal(name: str) -> str:
    """A file name as a pattern that means itself."""
    return "".join(f"[{sign}]" if sign in "*?[" else sign for sign in name)
