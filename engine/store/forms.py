"""The forms a database may have: each table and index of each schema there has been, by a digest of its SQL.

SQLite keeps, in the table sqlite_master, the SQL by which each object was made. A file is one of ours if
that list is the list of its schema, object by object: no trigger that acts at our writes, no view in the
place of a table, no index that computes, no column, default or check that our migrations have not made. The
list is read before anything else of a file that may come from somebody else; of one that fails, nothing is.
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

FIRST_HOURS: Final = ("table", "deadline", "d5c933a8846aeaac")
"""The table of deadlines as it was made on 21 November 2026 until 04:40, when players had no table yet."""

KNOWN: Final = (
    Known("table", "alembic_version", "c85bfd889cff304b", "0001", NEWEST),
    Known("table", "match", "0f53f2d7ec252a3c", "0001", NEWEST),
    Known("table", "sqlite_sequence", "4cb1eaf14467f226", "0001", NEWEST),
    Known("index", "ix_match_status", "be553126734e44d7", "0001", NEWEST),
    Known("table", "entry", "9094099d0e334103", "0001", NEWEST),
    Known("table", "deadline", "09984e488d3969d5", "0001", "0005"),
    Known("index", "ix_deadline_due", "2ac01bc76d52d73f", "0001", "0005"),
    Known("table", "player", "37a3f920e16c04cb", "0001", NEWEST),
    Known("index", "ix_player_user_id", "4a4eab922937cd3d", "0001", NEWEST),
    Known("table", "interaction", "3d10f19e739e561d", "0001", NEWEST),
    Known("table", "post", "bb3b702a736cb2e6", "0001", "0005"),
    Known("index", "ix_post_pending", "75434a1fdeb2c78b", "0001", NEWEST),
    Known("table", "store", "288a5e6430a8e9a3", "0001", "0001"),
    Known("table", "preference", "01627454c236b6a0", "0001", "0001"),
    Known("table", "store", "32629bb3c6ef6b8b", "0002", "0008"),
    Known("table", "preference", "87784c1c8d5221bd", "0002", NEWEST),
    Known("table", "place", "3b5bcd537650004a", "0003", "0005"),
    Known("table", "content", "ddd1a66e79348de1", "0004", NEWEST),
    Known("table", "post", "75951ed7784a4a60", "0006", NEWEST),
    Known("table", "place", "a0368f678fb8b690", "0006", NEWEST),
    Known("table", "timer", "b94aff38f0503ceb", "0006", NEWEST),
    Known("index", "ix_timer_due", "6b61e8df34e0b9b6", "0006", NEWEST),
    Known("index", "ix_match_guild_id", "a97886a38a46af47", "0007", NEWEST),
    Known("index", "ix_match_channel_id", "0d2ef854211a45b2", "0007", NEWEST),
    Known("index", "ix_place_kind", "011eb22d11d8a34f", "0007", NEWEST),
    Known("index", "ix_preference_name", "7e78639a68ea3286", "0007", NEWEST),
    Known("table", "lag", "db2d789ca10104b9", "0007", NEWEST),
    Known("table", "unattended", "153f710bf4daa4b2", "0007", NEWEST),
    Known("table", "face", "6383ebaefdfb0a99", "0007", NEWEST),
    Known("index", "ix_match_host_id", "c092100597a52a34", "0008", NEWEST),
    Known("table", "aside", "3720aa31f349b717", "0008", NEWEST),
    Known("table", "person", "1f7eec35f83a2b10", "0008", NEWEST),
    Known("table", "store", "64943b2044dcd4ef", "0009", NEWEST),
    Known("table", "seal", "ed1117b4569c5385", "0009", NEWEST),
    # For some minutes of 21 November 0003 followed 0001: a database made then met 0002 only with 0005.
    Known("table", "store", "288a5e6430a8e9a3", "0003", "0004"),
    Known("table", "preference", "01627454c236b6a0", "0003", "0004"),
    # For eight minutes of 22 November 0007 made a table of names; 0009 drops it.
    Known("table", "name", "2364ced7f5b0936b", "0007", "0008", always=False),
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
    words = " ".join(sql.replace('"', "").split())
    return sha256(words.encode()).hexdigest()[:16]


def differences(found: dict[tuple[str, str], str], revision: str) -> Iterator[tuple[str, str]]:
    """What is not as this schema has it, by kind and name: changed or unknown first, then what is missing."""
    known = [one for one in KNOWN if one.first <= revision <= one.last]
    right = {((one.kind, one.name), one.digest) for one in known}
    yield from (what for what, sql in found.items() if (what, sql) not in right and what not in OWN)
    yield from ((one.kind, one.name) for one in known if one.always and (one.kind, one.name) not in found)
