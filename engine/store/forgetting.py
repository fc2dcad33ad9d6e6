"""Forgetting a person: their id leaves every row, and what was deleted leaves the file.

Rows of the table `player` stay, so that the numbers of a log keep their meaning, and stand for nobody.
What the database keeps of deleted rows is overwritten or let go, as its driver can. Backups are files of
their own and hold the id until they are rotated away.
"""

from typing import Final

from sqlalchemy import bindparam, or_, select

from engine.store.driver import Connection, Driver
from engine.store.models import (
    MatchRow,
    NoticeRow,
    OwnerLogRow,
    PersonRow,
    PlayerRow,
    PreferenceRow,
    table,
)
from engine.store.records import FORGOTTEN_USER
from engine.store.seals import Seals
from engine.store.sql import compile_sql, delete_sql, update_sql
from engine.store.versions import raise_versions

PLACES: Final = frozenset(
    {
        ("player", "user_id"),
        ("match", "host_id"),
        ("preference", "id"),
        ("person", "user_id"),
        ("notice", "about_id"),
        ("owner_log", "owner_id"),
        ("owner_log", "about_id"),
    }
)
"""Every column that may name a person, by table: a test holds all tables to it."""

KEPT: Final = frozenset({("bar", "id")})
"""Columns that name a person even then: who is barred would else be let in by asking to be forgotten. The row
goes when the bar is over."""

_PLAYER, _MATCH = table(PlayerRow), table(MatchRow)
_FIND_MATCHES = compile_sql(
    select(_MATCH.c.id).where(
        or_(
            _MATCH.c.host_id == bindparam("of_host"),
            _MATCH.c.id.in_(select(_PLAYER.c.match_id).where(_PLAYER.c.user_id == bindparam("of_user"))),
        )
    ),
    *("of_host", "of_user"),
)
_FORGET_PLAYERS = update_sql(PlayerRow, "user_id", of=("user_id",))
_FORGET_HOST = update_sql(MatchRow, "host_id", of=("host_id",))
_FORGET_PREFERENCE = delete_sql(PreferenceRow, "scope", "id")
_FORGET_PERSON = delete_sql(PersonRow, "user_id")
_FORGET_NOTICE = delete_sql(NoticeRow, "kind", "about_id")
_FORGET_OWNER = update_sql(OwnerLogRow, "owner_id", of=("owner_id",))
_FORGET_ABOUT = update_sql(OwnerLogRow, "about_id", of=("about_id",))


def forget(driver: Driver, connection: Connection, seals: Seals, user: int) -> None:
    """Let no row name this person any more, inside the transaction that is open.

    A person who is not in the database changes nothing. Call `drop_deleted` of the driver after the commit.
    """
    driver.overwrite_deleted(connection)
    matches = [match for (match,) in connection.execute(_FIND_MATCHES, (user, user))]
    raise_versions(driver, connection, seals, matches)
    with seals.changing_people(connection, *matches):
        connection.execute(_FORGET_PLAYERS, (FORGOTTEN_USER, user))
        connection.execute(_FORGET_HOST, (FORGOTTEN_USER, user))
    connection.execute(_FORGET_PREFERENCE, ("user", user))
    connection.execute(_FORGET_PERSON, (user,))
    connection.execute(_FORGET_NOTICE, ("user", user))
    # Discord gives a number once: what has this one is no server and, being so long, no match.
    connection.execute(_FORGET_OWNER, (FORGOTTEN_USER, user))
    connection.execute(_FORGET_ABOUT, (FORGOTTEN_USER, user))
