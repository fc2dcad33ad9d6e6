"""Which moment of a match a write was made from, where several processes write one database.

The row of a match counts (`version`) each write that changes what a process holds of the match in memory: its
log, its timers and people, where it is, how it speaks, whether its clock stands, whether it can be read. A
move names the version that it was made from. Where that is not the one of the row any more another process
was first: nothing of the move is kept, and it is made again from what is there now.

All matches that a transaction writes are locked at its beginning, in the order of their numbers: two
transactions that want some of the same never wait for one another in a circle.

Whether several processes write is a matter of the driver (`sharing`). SQLite's file has one writer: there
nothing of this is asked, and every version stays 0.
"""

from collections.abc import Collection, Iterable
from typing import Final

from msgspec import Struct
from sqlalchemy import literal_column

from engine.store.driver import Connection, Driver, Sharing, Write
from engine.store.errors import VersionTaken
from engine.store.models import MatchRow, table
from engine.store.records import Append
from engine.store.seals import Seals
from engine.store.sql import update_sql

RAISE: Final = update_sql(MatchRow, of=("id",), version=table(MatchRow).c.version + literal_column("1"))


class MatchWrite(Struct, frozen=True):
    """A write of rows of one match that is no move.

    `version` is the one that it was made from, None where it holds whatever was kept meanwhile.
    `is_in_memory`: it changes what a process holds of the match in memory, so that the version is raised.
    """

    match: int
    write: Write
    version: int | None = None
    is_in_memory: bool = True


class Versions:
    """The versions of the matches that an open transaction writes; made before any of them is read."""

    def __init__(
        self, sharing: Sharing, connection: Connection, seals: Seals, matches: Collection[int]
    ) -> None:
        self._connection = connection
        self._now = lock_matches(sharing, connection, seals, matches)
        self._raised: list[int] = []

    def take(self, parts: Iterable[Append | MatchWrite]) -> VersionTaken | None:
        """Count a write of these parts; or the error, where one was made from a version that has passed.

        Then nothing is counted.
        """
        raised = set[int]()
        for part in parts:
            now = self._now.get(part.match)
            if part.version is not None and now is not None and part.version != now:
                return VersionTaken(part.match, part.version)
            if isinstance(part, Append) or part.is_in_memory:
                raised.add(part.match)
        for match in raised & self._now.keys():
            self._now[match] += 1
            self._raised.append(match)
        return None

    def keep(self) -> None:
        """Write the versions that were raised; call it before the commit."""
        if self._raised:
            self._connection.executemany(RAISE, [(match,) for match in self._raised])


def raise_versions(driver: Driver, connection: Connection, seals: Seals, matches: Collection[int]) -> None:
    """Lock matches that a write has found by itself, and count the write, inside its transaction."""
    if driver.sharing is not None:
        there = lock_matches(driver.sharing, connection, seals, matches)
        connection.executemany(RAISE, [(match,) for match in there])


def lock_matches(
    sharing: Sharing, connection: Connection, seals: Seals, matches: Collection[int]
) -> dict[int, int]:
    """Have nobody else write these matches until the transaction ends; the versions of those that are there.

    Seals that another process has renewed are remembered no longer.
    """
    if not matches:
        return {}
    versions = dict[int, int]()
    for match, version, seal in sharing.lock_matches(connection, matches):
        versions[match] = version
        seals.forget_if_changed(match, seal)
    return versions
