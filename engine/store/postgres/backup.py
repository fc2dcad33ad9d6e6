"""Backups of a PostgreSQL store, restores into one, and moves between it and a SQLite file.

Each goes by the one file of every store, and each file is checked to its last box before it counts: its rows
are laid into a SQLite file for that and inspected there.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.store.codec import Codec
from engine.store.dump import Dumped
from engine.store.errors import StoreBroken, StoreRefused
from engine.store.files import dated_path, replace_file
from engine.store.postgres.dumping import dump_postgres, load_into_postgres, serving_nobody
from engine.store.sqlite.backup import (
    BACKUP,
    Backup,
    backups,
    check_is_there,
    make_restorable,
    one_copy_at_a_time,
    refusing_backup,
)
from engine.store.sqlite.connecting import lock_store
from engine.store.sqlite.dumping import dump_sqlite, make_sqlite_of_dump
from engine.store.sqlite.opening import seal_what_is_old
from engine.store.sqlite.revisions import upgrade
from engine.store.sqlite.soundness import Sound, inspect


def back_up_postgres(address: str, path: Path, codec: Codec, at: datetime, keep: int | None = None) -> Backup:
    """Write the store at `address` into a dated file beside `path`; of its copies keep the `keep` newest.

    `path` is where a SQLite file would be: the copies of both lie together. Bots may go on meanwhile. While a
    match is set aside no copy is dropped. Blocks. StoreRefused, StoreFull; ValueError for a naive time.
    """
    with one_copy_at_a_time(path), _workshop(path) as folder:
        dumped = folder / "dump"
        dump_postgres(address, dumped)
        sound = _inspect_dump(dumped, folder, codec)
        made = replace_file(dumped, dated_path(path, BACKUP, at))
        old = () if keep is None or sound.quarantined else backups(path)[:-keep]
        for one in old:
            one.unlink(missing_ok=True)
        return Backup(made, sound, old)


def restore_into_postgres(address: str, source: Path, codec: Codec, workplace: Path) -> Sound:
    """Lay what a backup of either kind of store holds into the empty database at `address`; what that is.

    The counters go on beyond the backup's, and what was owed is looked for before it is sent, as after every
    restore. `workplace` is a folder with room for the store. StoreRefused, as of `restore`, or store_taken.
    """
    check_is_there(source, workplace)
    with _workshop(workplace / "restore") as folder:
        whole, dumped = folder / "whole.db", folder / "dump"
        with refusing_backup(source):
            make_restorable(source, whole, codec)
        sound = inspect(whole, codec)
        upgrade(whole)
        seal_what_is_old(whole, codec)
        dump_sqlite(whole, dumped)
        load_into_postgres(dumped, address, codec)
    return sound


def move_to_postgres(path: Path, address: str, codec: Codec) -> Dumped:
    """Lay the SQLite store at `path` into the empty database at `address`; the file stays as it is.

    The rows there are compared with it line by line. No bot may serve either: StoreRefused store_busy.
    StoreBroken where a line differs.
    """
    with lock_store(path), _workshop(path) as folder:
        there, here = folder / "there", folder / "here"
        dump_sqlite(path, there)
        moved = load_into_postgres(there, address, codec)
        dump_postgres(address, here)
        _require_equal(there, here)
        return moved


def move_to_sqlite(address: str, path: Path, codec: Codec) -> Dumped:
    """Write the store at `address` into a new SQLite file at `path`; the database stays as it is.

    As `move_to_postgres`; StoreRefused store_taken where there is a file.
    """
    with lock_store(path), serving_nobody(address), _workshop(path) as folder:
        if path.exists() and path.stat().st_size:
            raise StoreRefused("store_taken", {"path": str(path)})
        there, here, made = folder / "there", folder / "here", folder / "made.db"
        dump_postgres(address, there)
        moved = make_sqlite_of_dump(there, made)
        inspect(made, codec)
        dump_sqlite(made, here)
        _require_equal(there, here)
        replace_file(made, path)
        return moved


def _inspect_dump(dumped: Path, folder: Path, codec: Codec) -> Sound:
    made = folder / "made.db"
    make_sqlite_of_dump(dumped, made)
    return inspect(made, codec)


def _require_equal(one: Path, other: Path) -> None:
    if one.read_bytes() != other.read_bytes():
        raise StoreBroken("moved rows differ")


@contextmanager
def _workshop(path: Path) -> Iterator[Path]:
    """A folder beside `path`, the owner's alone, that is gone at the end of the block."""
    with TemporaryDirectory(prefix=f"{path.name}.", dir=path.parent) as folder:
        yield Path(folder)
