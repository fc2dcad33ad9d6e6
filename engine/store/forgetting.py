"""Forgetting a person: their id leaves every row, and what was deleted leaves the file.

Rows of the table `player` stay, so that the numbers of a log keep their meaning, and stand for NOBODY.
SQLite overwrites what it frees here, and the write-ahead log, which still held it, is emptied afterwards.
Backups are files of their own and hold the id until they are rotated away.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import bindparam, delete, or_, select, update

from engine.store.models import MatchRow, PersonRow, PlayerRow, PreferenceRow, compile_sql, table
from engine.store.seals import Seals

NOBODY: Final = 0
"""In place of a user's id; Discord gives it to nobody."""

_PLAYER, _MATCH, _PREFERENCE = table(PlayerRow), table(MatchRow), table(PreferenceRow)

PLACES: Final = frozenset(
    {("player", "user_id"), ("match", "host_id"), ("preference", "id"), ("person", "user_id")}
)
"""Every column that may name a person, by table: a test holds all tables to it."""

_NAMED_IN = compile_sql(
    select(_MATCH.c.id).where(
        or_(
            _MATCH.c.host_id == bindparam("of_host"),
            _MATCH.c.id.in_(select(_PLAYER.c.match_id).where(_PLAYER.c.user_id == bindparam("of_user"))),
        )
    ),
    *("of_host", "of_user"),
)
_FORGET_PLAYERS = compile_sql(
    update(_PLAYER).where(_PLAYER.c.user_id == bindparam("of_user")).values(user_id=bindparam("new")),
    *("new", "of_user"),
)
_FORGET_HOST = compile_sql(
    update(_MATCH).where(_MATCH.c.host_id == bindparam("of_user")).values(host_id=bindparam("new")),
    *("new", "of_user"),
)
_FORGET_PREFERENCE = compile_sql(
    delete(_PREFERENCE).where(
        _PREFERENCE.c.scope == bindparam("of_scope"), _PREFERENCE.c.id == bindparam("of_user")
    ),
    *("of_scope", "of_user"),
)
_FORGET_PERSON = compile_sql(
    delete(table(PersonRow)).where(table(PersonRow).c.user_id == bindparam("of_user")), "of_user"
)


def forget(connection: sqlite3.Connection, seals: Seals, user: int) -> None:
    """Nothing in the database names this person any more. A person who is not in it changes nothing."""
    connection.execute("PRAGMA secure_delete=ON")
    matches = [match for (match,) in connection.execute(_NAMED_IN, (user, user))]
    with seals.changing_people(connection, *matches):
        connection.execute(_FORGET_PLAYERS, (NOBODY, user))
        connection.execute(_FORGET_HOST, (NOBODY, user))
    connection.execute(_FORGET_PREFERENCE, ("user", user))
    connection.execute(_FORGET_PERSON, (user,))


def empty_wal(path: Path) -> bool:
    """Whether the write-ahead log was written home and emptied; a reader in its way leaves it for later."""
    with closing(sqlite3.connect(path)) as connection:
        busy: tuple[int, int, int] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return busy[0] == 0
