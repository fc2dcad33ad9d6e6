"""A database with a damaged page of the log is written anew: whatever can be read, and by name what can't.

Only the log is mended so: it is by far the largest table, and what it lacks concerns single matches. Damage
in any other table refuses the start, as ever. The damaged file is kept.
"""

import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from engine.store.appends import ADD_ENTRY
from engine.store.files import PART, create_private, dated_path, link_or_copy, replace_file
from engine.store.migrating import newest
from engine.store.records import CUT
from engine.store.sql import stamp
from engine.store.sqlite.connecting import INDEX, LOG, connect, file_refusal
from engine.store.sqlite.revisions import revision_of, upgrade
from engine.store.sqlite.soundness import check_quickly
from engine.store.store import Salvaged
from engine.store.writer import QUARANTINE

DAMAGED: Final = "damaged"


def salvage(path: Path) -> Salvaged:
    """Write the database anew from what can be read of it; nobody else may have it open. Blocks.

    StoreRefused store_unreadable where more than the log is damaged; the file is then as it was.
    """
    part = path.with_name(f"{path.name}.salvaging.{PART}")
    part.unlink(missing_ok=True)
    try:
        matches = _write_rescue(path, part)
        check_quickly(part)
        kept = _keep_damaged(path)
        replace_file(part, path)
    except (sqlite3.Error, OSError) as error:
        raise file_refusal("store_unreadable", path) from error
    finally:
        part.unlink(missing_ok=True)
    return Salvaged(kept, matches)


def _write_rescue(path: Path, part: Path) -> tuple[int, ...]:
    """Write the new file; the matches of which something is missing."""
    if revision_of(path) != newest():
        raise file_refusal("store_unreadable", path)
    create_private(part)
    upgrade(part)
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as old,
        closing(sqlite3.connect(part, isolation_level=None)) as new,
    ):
        # Tables come in any order, so that a row may be there before the match it belongs to.
        new.execute("PRAGMA foreign_keys=OFF")
        tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL"
        new.execute("BEGIN")
        for (name,) in new.execute(tables).fetchall():
            if name != "entry":
                _copy_table(old, new, name)
        lost = _copy_logs(old, new)
        new.execute("COMMIT")
    return lost


def _copy_table(old: sqlite3.Connection, new: sqlite3.Connection, name: str) -> None:
    """Copy a table as it is (also the counters of ids), never from an index: no check has compared one.

    Of a table without row numbers SQLite reads a covering index all the same, but not in the key's order.
    """
    new.execute(f"DELETE FROM {name}")
    keys = new.execute("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", (name,))
    key = ", ".join(column for (column,) in keys)
    rows = old.execute(f"SELECT * FROM {name} NOT INDEXED{f' ORDER BY {key}' if key else ''}")
    marks = ", ".join("?" * len(rows.description))
    new.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)


def _copy_logs(old: sqlite3.Connection, new: sqlite3.Connection) -> tuple[int, ...]:
    """Copy every log as far as it can be read, from both ends; the matches whose log could not be read whole.

    Those are set aside, at the first entry that is missing.
    """
    lost, now = list[int](), stamp(datetime.now(UTC))
    for (match,) in new.execute("SELECT id FROM match ORDER BY id").fetchall():
        found, is_whole = dict[int, bytes](), False
        for order in ("ASC", "DESC"):  # as far as to the damaged page, then from the other end
            with suppress(sqlite3.Error):
                rows = old.execute(
                    f"SELECT seq, box FROM entry WHERE match_id = ? ORDER BY seq {order}", (match,)
                )
                for seq, box in rows:
                    found[seq] = box
                is_whole = order == "ASC"
                break
        if not is_whole:
            lost.append(match)
            missing = next(number for number in range(len(found) + 1) if number not in found)
            new.execute(QUARANTINE, (match, now, CUT, missing))
        new.executemany(ADD_ENTRY, [(match, seq, box) for seq, box in sorted(found.items())])
    return tuple(lost)


def _keep_damaged(path: Path) -> Path:
    """Give the damaged file another name, too, and let nothing lie beside it; at no moment is it without one.

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
