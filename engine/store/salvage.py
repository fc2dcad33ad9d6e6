"""A database with a damaged page of the log is written anew: whatever can be read, and by name what can't.

Only the log is mended so: it is by far the largest table, and what it lacks concerns single matches. Damage
in any other table refuses the start, as ever. The damaged file is kept.
"""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.store import schema, statements
from engine.store.atomic_files import link_or_copy, replace_file
from engine.store.backup import PART, dated_path
from engine.store.restoring import INDEX, LOG
from engine.store.soundness import check_quickly, connect, file_refusal
from engine.store.statements import stamp

DAMAGED: Final = "damaged"
CUT: Final = "cut"
"""Entries may be lost at the end of a log, which then reads well and would go on from a wrong moment."""

_TABLES: Final = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL"
_UP = "SELECT seq, box FROM entry WHERE match_id = ? ORDER BY seq"
_DOWN = "SELECT seq, box FROM entry WHERE match_id = ? ORDER BY seq DESC"

Rows = dict[int, bytes]


class Salvaged(Struct, frozen=True):
    """Where the damaged file lies now, and which matches could not be read whole."""

    kept: Path
    matches: tuple[int, ...]


def salvage(path: Path) -> Salvaged:
    """Write the database anew from what can be read of it; nobody else may have it open. Blocks.

    StoreRefused store_unreadable where more than the log is damaged; the file is then as it was.
    """
    part = path.with_name(f"{path.name}.salvaging.{PART}")
    part.unlink(missing_ok=True)
    try:
        matches = _write_rescue(path, part)
        check_quickly(part)
        kept = _put_by(path)
        replace_file(part, path)
    except (sqlite3.Error, OSError) as error:
        raise file_refusal("store_unreadable", path) from error
    finally:
        part.unlink(missing_ok=True)
    return Salvaged(kept, matches)


def _write_rescue(path: Path, part: Path) -> tuple[int, ...]:
    """The new file, and the matches of which something is missing."""
    if schema.version(path) != schema.newest():
        raise file_refusal("store_unreadable", path)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    schema.upgrade(part)
    with closing(sqlite3.connect(path, isolation_level=None)) as old, closing(_fresh(part)) as new:
        new.execute("BEGIN")
        for name in _names(new):
            if name != "entry":
                _copy_table(old, new, name)
        lost = _logs(old, new)
        new.execute("COMMIT")
    return lost


def _fresh(part: Path) -> sqlite3.Connection:
    new = sqlite3.connect(part, isolation_level=None)
    new.execute("PRAGMA foreign_keys=OFF")
    return new


def _names(database: sqlite3.Connection) -> list[str]:
    return [name for name, _ in database.execute(_TABLES)]


def _copy_table(old: sqlite3.Connection, new: sqlite3.Connection, name: str) -> None:
    """A table as it is, the counters of ids among them; never from an index, which no check has compared.

    Of a table without row numbers SQLite reads a covering index all the same, but not in the key's order.
    """
    new.execute(f"DELETE FROM {name}")
    rows = old.execute(f"SELECT * FROM {name} NOT INDEXED{_in_order(new, name)}")
    marks = ", ".join("?" * len(rows.description))
    new.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)


def _in_order(new: sqlite3.Connection, name: str) -> str:
    """By its primary key; empty for a table that has none."""
    found = new.execute("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", (name,))
    key = ", ".join(column for (column,) in found)
    return f" ORDER BY {key}" if key else ""


def _logs(old: sqlite3.Connection, new: sqlite3.Connection) -> tuple[int, ...]:
    """Every log as far as it can be read, from both ends; the matches whose log could not be read through."""
    lost, now = list[int](), stamp(datetime.now(UTC))
    for (match,) in new.execute("SELECT id FROM match ORDER BY id").fetchall():
        found, well = _read(old, _UP, match)
        if not well:
            found |= _read(old, _DOWN, match)[0]
            lost.append(match)
            new.execute(statements.PUT_ASIDE, (match, now, CUT, _first_missing(found)))
        new.executemany(statements.ADD_ENTRY, [(match, seq, box) for seq, box in sorted(found.items())])
    return tuple(lost)


def _read(old: sqlite3.Connection, sql: str, match: int) -> tuple[Rows, bool]:
    """The entries until the first that can't be read, and whether there was none."""
    found: Rows = {}
    with suppress(sqlite3.Error):
        for seq, box in old.execute(sql, (match,)):
            found[seq] = box
        return found, True
    return found, False


def _first_missing(found: Rows) -> int:
    return next(number for number in range(len(found) + 1) if number not in found)


def _put_by(path: Path) -> Path:
    """The damaged file has another name, too, and nothing lies beside it; at no moment is it without one.

    Changes beside it are written home first: else they would be played into the new file.
    """
    kept = dated_path(path, DAMAGED, datetime.now(UTC))
    with closing(connect(path, "rw")) as old:
        busy = old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    if busy:
        raise file_refusal("store_unreadable", path)
    for side in (LOG, INDEX):
        Path(f"{path}{side}").unlink(missing_ok=True)
    link_or_copy(path, kept)
    return kept
