"""The forms a database may have: each object of each schema there has been, by a digest of its SQL.

SQLite keeps, in the table sqlite_master, the SQL by which each object was made. A file is one of ours if
that list is the list of its schema, object by object: no strange trigger that acts at our writes, no view in
the place of a table, no index that computes, no column, default or check that our migrations have not made.
The list is read before anything else of a file that may come from somebody else; of one that fails, nothing
is.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from engine.store.errors import StoreRefused


class Known(NamedTuple):
    """An object of the schemas from `first` to `last`, by kind and name, and a digest of its SQL.

    `always`: a database of these schemas has it.
    """

    kind: str
    name: str
    digest: str
    first: str
    last: str
    always: bool = True


NEWEST: Final = "9999"
"""In place of the last schema that has an object: every one from its first on."""

OWN: Final = frozenset({("table", "sqlite_stat1"), ("table", "sqlite_stat4")})
"""Figures that SQLite keeps for itself where a host has asked it to ANALYZE: it gives these names to none."""

FIRST_HOURS: Final = ("table", "deadline", "0d094ef56e49cfd5")
"""The table of deadlines as it was made on 21 November 2026 until 04:40, when players had no table yet."""

KNOWN: Final = (
    Known("table", "alembic_version", "5a7e480ec0c079ae", "0001", NEWEST),
    Known("table", "match", "f42809f92b82bfd6", "0001", "0011"),
    Known("table", "sqlite_sequence", "482c8d4ccc04071e", "0001", NEWEST),
    Known("index", "ix_match_status", "9414583ec337d2a0", "0001", NEWEST),
    Known("table", "entry", "97f34c12311ccb54", "0001", NEWEST),
    Known("table", "deadline", "e8c6933ca6d85bae", "0001", "0005"),
    Known("index", "ix_deadline_due", "dd59ea9d2a8da95b", "0001", "0005"),
    Known("table", "player", "c72cac1cf1ab4fc7", "0001", NEWEST),
    Known("index", "ix_player_user_id", "9676c351cfbae0ce", "0001", NEWEST),
    Known("table", "interaction", "5fe9c6e1a33337a6", "0001", NEWEST),
    Known("table", "post", "9226485c277abde4", "0001", "0005"),
    Known("index", "ix_post_pending", "62915b4955c215fd", "0001", NEWEST),
    Known("table", "store", "fd562c07be15d8e0", "0001", "0001"),
    Known("table", "preference", "5c909d1138693a2a", "0001", "0001"),
    Known("table", "store", "18953626685ef85b", "0002", "0008"),
    Known("table", "preference", "79a912893e689a91", "0002", NEWEST),
    Known("table", "place", "a3b12c816064b1a7", "0003", "0005"),
    Known("table", "content", "feb69a10b462d894", "0004", NEWEST),
    Known("table", "post", "8a6591a35ff86132", "0006", NEWEST),
    Known("table", "place", "1c89aab62def3333", "0006", NEWEST),
    Known("table", "timer", "39bf4e3c43266f43", "0006", NEWEST),
    Known("index", "ix_timer_due", "9bec346f3606382a", "0006", NEWEST),
    Known("index", "ix_match_guild_id", "8a450e20773bd629", "0007", NEWEST),
    Known("index", "ix_match_channel_id", "7645347fb91dd4e1", "0007", NEWEST),
    Known("index", "ix_place_kind", "87a020091e21ee5b", "0007", NEWEST),
    Known("index", "ix_preference_name", "4cbf2cdece982d73", "0007", NEWEST),
    Known("table", "lag", "6773cd6031af0266", "0007", NEWEST),
    Known("table", "unattended", "4dd8b8af2a82babb", "0007", NEWEST),
    Known("table", "face", "bd0917b1aeac1142", "0007", "0009"),
    Known("index", "ix_match_host_id", "d38e4cf09ac1156d", "0008", NEWEST),
    Known("table", "aside", "f3a7b1ca973bbd1c", "0008", NEWEST),
    Known("table", "person", "6df3a4a9ab90c5bd", "0008", NEWEST),
    Known("table", "store", "0bd93f7a7dfd6459", "0009", NEWEST),
    Known("table", "seal", "720770089e7a14e0", "0009", NEWEST),
    Known("table", "face", "a2c046aa7183ef21", "0010", NEWEST),
    Known("table", "bar", "84fe33be5308a390", "0011", NEWEST),
    Known("table", "drain", "23284000d64c0036", "0011", NEWEST),
    Known("table", "announcement", "6eeeef75109e338b", "0011", NEWEST),
    Known("table", "notice", "4a1b17f55a4dda38", "0011", NEWEST),
    Known("table", "owner_log", "7fc200f0c7236cdd", "0011", NEWEST),
    Known("trigger", "owner_log_no_change", "edfa1063a0f86e58", "0011", NEWEST),
    Known("trigger", "owner_log_no_delete", "a4673b52439fe673", "0011", NEWEST),
    Known("trigger", "owner_log_no_replace", "05c2766b053b8254", "0011", NEWEST),
    Known("table", "match", "3358c8c0b7646a9c", "0012", NEWEST),
    Known("table", "slot", "b3c661e7db49763a", "0013", NEWEST),
    Known("table", "member", "f3192692e07cffa2", "0013", NEWEST),
    Known("table", "allowance", "9ef6e1e2872090ae", "0013", NEWEST),
    Known("table", "identify", "1f3bcbe4b46fab81", "0013", NEWEST),
    Known("table", "once", "063c8c2b9c3e3f39", "0013", NEWEST),
    Known("table", "quota", "c62fb2fb20b53435", "0013", NEWEST),
    # For some minutes of 21 November 0003 followed 0001: a database made then met 0002 only with 0005.
    Known("table", "store", "fd562c07be15d8e0", "0003", "0004"),
    Known("table", "preference", "5c909d1138693a2a", "0003", "0004"),
    # For eight minutes of 22 November 0007 made a table of names; 0009 drops it.
    Known("table", "name", "8191c4eab28f08d9", "0007", "0008", always=False),
)
"""Every object there has been, in the order of the schemas (tests/engine/store/test_forms.py makes each)."""


def check_form(path: Path, revision: str) -> None:
    """Refuse a file whose tables and indexes are not those of its schema; called before anything is asked.

    StoreRefused store_form (slots kind and name) for one that somebody has changed; store_first_hours for one
    of the only form that no migration brings on. sqlite3.Error.
    """
    with closing(sqlite3.connect(path)) as database:
        found = dict(objects(database))
    slots = {"path": str(path)}
    if found.get(FIRST_HOURS[:2]) == FIRST_HOURS[2]:
        raise StoreRefused("store_first_hours", slots)
    for kind, name in differences(found, revision):
        raise StoreRefused("store_form", {**slots, "kind": kind, "name": name})


def objects(database: sqlite3.Connection) -> Iterator[tuple[tuple[str, str], str]]:
    """Each object of a database by kind and name, with the digest of its SQL.

    Indexes that a table's own SQL brings with it have none, and their names belong to SQLite.
    """
    for kind, name, sql in database.execute("SELECT type, name, sql FROM sqlite_master"):
        if sql is not None or not (kind == "index" and name.startswith("sqlite_autoindex_")):
            yield (kind, name), digest(str(sql))


def digest(sql: str) -> str:
    """A digest of SQL that is the same however the libraries that wrote it quote names and break lines."""
    words = " ".join(sql.replace('"', "").replace("(", " ( ").replace(")", " ) ").split())
    return sha256(words.encode()).hexdigest()[:16]


def differences(found: dict[tuple[str, str], str], revision: str) -> Iterator[tuple[str, str]]:
    """Objects that differ from this schema, by kind and name: changed and unknown ones, then missing ones."""
    known = [one for one in KNOWN if one.first <= revision <= one.last]
    right = {((one.kind, one.name), one.digest) for one in known}
    yield from (what for what, sql in found.items() if (what, sql) not in right and what not in OWN)
    yield from ((one.kind, one.name) for one in known if one.always and (one.kind, one.name) not in found)
