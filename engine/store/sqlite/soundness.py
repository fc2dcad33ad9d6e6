"""Whether a file is a whole store of ours.

In this order, for each step may rely on the one before: its tables and indexes are those of its schema, its
keys are ours, its pages and the ties between its tables are whole, every value is of its column's kind and
every time is one, every pack and every box opens, no log has a hole, and every match is as it was sealed.

`inspect` does all of it: before a backup counts and before a restore. A start does what is quick
(`check_quickly`, `check_clocks`, `check_keys`), and compares the seals of the matches that are not over.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.store.codec import Codec, bar_place, entry_place
from engine.store.errors import KeyWrong, SealBroken, StoreRefused
from engine.store.identity import check_key_boxes
from engine.store.records import unpack_files
from engine.store.seals import check_seal, is_store_seal_right, open_secret
from engine.store.sql import LENGTH, stamp, unstamp
from engine.store.sqlite.connecting import connect, file_refusal, has_table, raising_refused
from engine.store.sqlite.forms import check_form
from engine.store.sqlite.revisions import known_revision_of

TIME: Final = "DATETIME"
KINDS: Final = {
    "VARCHAR": ("text",),
    "VARCHAR(32)": ("text",),
    "INTEGER": ("integer",),
    "BOOLEAN": ("integer",),
    "FLOAT": ("real", "integer"),
    "BLOB": ("blob",),
    TIME: ("text",),
}
"""What SQLite may keep in a column of each type that our tables have; it would keep anything."""

_HOLES = "SELECT match_id FROM entry GROUP BY match_id HAVING count(*) <> max(seq) + 1 OR min(seq) <> 0"
_CLOCKS = "PRAGMA integrity_check(timer)"
_SPEAKS_OF = ("post", "interaction", "face")
"""Tables whose rows name an entry: there was one with that number."""

Quarantined = frozenset[int]
"""Matches that are set aside: known by name not to be readable, so that their damage refuses nothing."""


class Sound(Struct, frozen=True):
    """What was found whole: the revision of the tables, how many matches, how many entries.

    `quarantined` are matches among them that are known by name not to be readable, `unsealed` those that
    were made before there were seals: nobody can say of them whether what stands unboxed was changed.
    """

    revision: str
    matches: int
    entries: int
    quarantined: int = 0
    unsealed: int = 0


def inspect(path: Path, codec: Codec) -> Sound:
    """Read a store's file to its last box; nothing may be writing to it.

    StoreRefused: store_missing, store_not_a_database, store_newer, store_key_wrong; store_form and
    store_first_hours for tables that are not ours, store_value for what is of no kind for its column,
    store_changed and store_cut for what is not as it was sealed; or store_unreadable for any damage, but not
    for that of matches which are set aside by name.
    """
    if not path.is_file():
        raise file_refusal("store_missing", path)
    with raising_refused(path):
        revision = known_revision_of(path)
        check_form(path, revision)
        check_keys(path, codec)
        with closing(connect(path, "ro")) as database:
            quarantined: Quarantined = frozenset()
            if has_table(database, "aside"):
                quarantined = frozenset(match for (match,) in database.execute("SELECT match_id FROM aside"))
            _check_pages(path, database, quarantined)
            check_values(path, database)
            matches, entries = _check_boxes(path, database, codec, quarantined)
            unsealed = _check_seals(path, database, codec, quarantined)
            return Sound(revision, matches, entries, len(quarantined), unsealed)


def _check_pages(path: Path, database: sqlite3.Connection, quarantined: Quarantined) -> None:
    _require_ok(path, database, "PRAGMA integrity_check(1)")
    if database.execute("PRAGMA foreign_key_check").fetchone():
        raise file_refusal("store_unreadable", path)
    for (match,) in database.execute(_HOLES):
        if match not in quarantined:
            raise StoreRefused("store_unreadable", {"path": str(path)}, match)


def _check_boxes(
    path: Path, database: sqlite3.Connection, codec: Codec, quarantined: Quarantined
) -> tuple[int, int]:
    """Open every pack, secret and entry; how many matches and how many entries there are.

    The keys are known to be right: a box that does not open was changed.
    """
    # Contents are no boxes, and carry a sum of their own; older schemas have none.
    packs = database.execute("SELECT body FROM content") if has_table(database, "content") else ()
    for (body,) in packs:
        try:
            unpack_files(body)
        except ValueError as error:
            raise file_refusal("store_unreadable", path) from error
    bars = database.execute("SELECT scope, id, reason FROM bar") if has_table(database, "bar") else ()
    for scope, owner, box in bars:
        try:
            codec.open(box, bar_place(scope, owner))
        except (KeyWrong, OverflowError) as error:  # or an id that is none
            raise file_refusal("store_unreadable", path) from error
    matches = entries = 0
    for match, box in database.execute("SELECT id, secret FROM match"):
        matches += 1
        try:
            open_secret(codec, match, box)
        except KeyWrong as error:
            if match not in quarantined:
                raise StoreRefused("store_unreadable", {"path": str(path)}, match) from error
    for match, seq, box in database.execute("SELECT match_id, seq, box FROM entry"):
        entries += 1
        try:
            codec.open(box, entry_place(match, seq))
        except KeyWrong as error:
            if match not in quarantined:
                raise StoreRefused("store_unreadable", {"path": str(path)}, match) from error
    return matches, entries


def _check_seals(path: Path, database: sqlite3.Connection, codec: Codec, quarantined: Quarantined) -> int:
    """Refuse what is not as it was sealed, and a log that ends before entries which other rows name.

    How many matches have no seal yet.
    """
    has_seals = has_table(database, "seal")
    if has_seals and not is_store_seal_right(database, codec):
        raise file_refusal("store_changed", path, part="store", match="0")
    unsealed, matches = 0, database.execute("SELECT id FROM match").fetchall()
    for match in (match for (match,) in matches if match not in quarantined):
        try:
            unsealed += check_seal(database, codec, match, has_seals=has_seals) is None
        except SealBroken as broken:
            slots = {"path": str(path), "match": str(match), "part": broken.part}
            if broken.part == "log":
                raise StoreRefused("store_cut", {**slots, "entries": str(broken.entries)}, match) from broken
            raise StoreRefused("store_changed", slots, match) from broken
    # A log of an older day, with its seal, reads well; what was owed or answered since may betray it.
    ends = dict(database.execute("SELECT match_id, max(seq) FROM entry GROUP BY match_id"))
    for name in (one for one in _SPEAKS_OF if has_table(database, one)):
        for match, seq in database.execute(f"SELECT match_id, max(seq) FROM {name} GROUP BY match_id"):
            if match not in quarantined and seq > ends.get(match, -1):
                slots = {"path": str(path), "match": str(match), "part": "log", "entries": str(seq + 1)}
                raise StoreRefused("store_cut", slots, match)
    return unsealed


def check_quickly(path: Path) -> None:
    """Refuse a store with a damaged page; indexes are not compared with their tables, boxes not opened."""
    with closing(sqlite3.connect(path)) as database:
        _require_ok(path, database, "PRAGMA quick_check(1)")


def check_clocks(path: Path) -> None:
    """Make the index of deadlines anew where it does not fit its table: what it has lost would never come.

    It is small; the other indexes are compared when a backup is made. The oldest schemas have none.
    """
    with closing(sqlite3.connect(path)) as database:
        if has_table(database, "timer") and database.execute(_CLOCKS).fetchall() != [("ok",)]:
            database.execute("REINDEX timer")
            _require_ok(path, database, _CLOCKS)


def _require_ok(path: Path, database: sqlite3.Connection, pragma: str) -> None:
    if database.execute(pragma).fetchall() != [("ok",)]:
        raise file_refusal("store_unreadable", path)


def check_values(path: Path, database: sqlite3.Connection) -> None:
    """Refuse a value that is not of its column's kind, and a time that is none: one would end a start.

    StoreRefused store_value, with the slots table and column.
    """
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    for (name,) in database.execute(tables).fetchall():
        # SQLite keeps a value of any kind in a column of any type, so each is looked at.
        for _, column, kind, *_ in database.execute(f"PRAGMA table_info({name})").fetchall():
            kinds = ", ".join(f"'{one}'" for one in (*KINDS[kind], "null"))
            wrong = f"SELECT 1 FROM {name} WHERE typeof({column}) NOT IN ({kinds}) LIMIT 1"
            there = f"SELECT DISTINCT {column} FROM {name} WHERE {column} IS NOT NULL"
            if database.execute(wrong).fetchone() is not None or (
                kind == TIME and not all(_is_time(value) for (value,) in database.execute(there))
            ):
                raise file_refusal("store_value", path, table=name, column=column)


def _is_time(value: Any) -> bool:
    """Whether it is a time exactly as we write one, so that it also sorts as one."""
    try:
        return len(value) == LENGTH and stamp(unstamp(value)) == value
    except (TypeError, ValueError):
        return False


def check_keys(path: Path, codec: Codec) -> None:
    """Refuse unless every key this store was ever written with is in the ring."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            check_key_boxes(connection, codec)
        except KeyWrong as error:
            raise file_refusal("store_key_wrong", path, key=str(error.key)) from None
