"""What PostgreSQL gives where several processes write: matches locked in order, moves kept by one statement.

One statement for the moves of many matches is one way to the database and back, and one commit:

    asked   the matches, the version that each move was made from, its seal as it was read and as it will be
    locked  their rows, in the order of their numbers; the version of each as it is now
    sealed  those of which version and seal are still the ones that the move was made from
    won     their versions, one higher; every row of a move is written beside it or not at all

A part that waited for a lock sees its row as it was committed meanwhile, so that of two processes one wins. A
row of an array belongs to the match whose number it begins with. Tables that a batch has no rows for are left
out: each would cost as much as a row, and most moves write three of the six.
"""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final

from engine.store.driver import Connection, MoveRows, Seen

LOCK_MATCHES: Final = "SELECT id FROM match WHERE id = ANY(?) ORDER BY id FOR NO KEY UPDATE"
"""In the order of their numbers, so that two who lock some of the same never wait in a circle.
NO KEY: a new row that points to a match locks its key alone, and need not wait for this."""

FIND_LOCKED: Final = (
    "SELECT match.id, version, box FROM match LEFT JOIN seal ON match_id = match.id WHERE match.id = ANY(?)"
)
"""A statement of its own, which sees what was committed while the locks were waited for."""

WIN: Final = """
WITH asked AS (
  SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::bytea[], ?::bytea[]) AS a (id, version, seal, renewed)
), locked AS (
  SELECT id, version FROM match WHERE id = ANY(?::bigint[]) ORDER BY id FOR NO KEY UPDATE
), sealed AS (
  UPDATE seal SET box = a.renewed FROM asked a JOIN locked l ON l.id = a.id
  WHERE seal.match_id = a.id AND seal.box = a.seal AND (a.version IS NULL OR a.version = l.version)
  RETURNING seal.match_id AS id
), won AS (
  UPDATE match SET version = match.version + 1 FROM sealed WHERE match.id = sealed.id RETURNING match.id
)"""

WRITE: Final = {
    "entries": """
  INSERT INTO entry (match_id, seq, box)
  SELECT x.* FROM unnest(?::bigint[], ?::bigint[], ?::bytea[]) AS x (match_id, seq, box)
  JOIN won ON won.id = x.match_id
""",
    "interactions": """
  INSERT INTO interaction (id, match_id, seq, at)
  SELECT x.id, x.match_id, x.seq, x.at::timestamptz
  FROM unnest(?::bigint[], ?::bigint[], ?::bigint[], ?::text[]) AS x (id, match_id, seq, at)
  JOIN won ON won.id = x.match_id
""",
    "closed": """
  DELETE FROM timer USING unnest(?::bigint[], ?::text[], ?::text[]) AS x (match_id, wait, kind), won
  WHERE won.id = x.match_id AND timer.match_id = x.match_id AND timer.wait = x.wait AND timer.kind = x.kind
""",
    "opened": """
  INSERT INTO timer (match_id, wait, kind, seat, due, remaining, stretched)
  SELECT x.match_id, x.wait, x.kind, x.seat, x.due::timestamptz, x.remaining, x.stretched
  FROM unnest(?::bigint[], ?::text[], ?::text[], ?::int[], ?::text[], ?::float8[], ?::int[])
    AS x (match_id, wait, kind, seat, due, remaining, stretched)
  JOIN won ON won.id = x.match_id
  ON CONFLICT (match_id, wait, kind) DO UPDATE SET
    seat = excluded.seat, due = excluded.due, remaining = excluded.remaining, stretched = excluded.stretched
""",
    "posts": """
  INSERT INTO post (match_id, seq, kind, seat, position, attempted)
  SELECT x.match_id, x.seq, x.kind, x.seat, x.position, FALSE
  FROM unnest(?::bigint[], ?::bigint[], ?::text[], ?::int[], ?::int[]) WITH ORDINALITY
    AS x (match_id, seq, kind, seat, position, number)
  JOIN won ON won.id = x.match_id ORDER BY x.number
""",
    "unattended": """
  INSERT INTO unattended (match_id)
  SELECT x.match_id FROM unnest(?::bigint[]) AS x (match_id) JOIN won ON won.id = x.match_id
  ON CONFLICT DO NOTHING
""",
}
"""What is written beside `won`, by the name of its rows."""


@cache
def keep_moves_sql(written: tuple[str, ...]) -> str:
    """The statement that keeps moves which have rows of these names. Each is planned once a connection."""
    return WIN + "".join(f", {name} AS ({WRITE[name]})" for name in written) + "\nSELECT id FROM won"


class PostgresSharing:
    """The `Sharing` of PostgreSQL."""

    def lock_matches(
        self, connection: Connection, matches: Collection[int]
    ) -> list[tuple[int, int, bytes | None]]:
        """Lock the rows of these matches; those that are there, each with its version and its seal."""
        connection.execute(LOCK_MATCHES, (list(matches),))
        return connection.execute(FIND_LOCKED, (list(matches),)).fetchall()

    def keep_moves(self, connection: Connection, seen: Sequence[Seen], rows: MoveRows) -> set[int]:
        """Keep the rows of moves of different matches, and commit; the matches that won."""
        lists: dict[str, list[tuple[Any, ...]]] = {
            "entries": rows.entries,
            "interactions": rows.interactions,
            "closed": [key for key, row in rows.timers.items() if row is None],
            "opened": [row for row in rows.timers.values() if row is not None],
            "posts": [row[:5] for row in rows.posts],
            "unattended": [(match,) for match in rows.unattended],
        }
        written = {name: found for name, found in lists.items() if found}
        # The ids once more at the end: the matches to lock.
        asked = [(match, version, old, new, match) for match, version, old, new in seen]
        arrays = [list(column) for table in (asked, *written.values()) for column in zip(*table, strict=True)]
        return {match for (match,) in connection.execute(keep_moves_sql(tuple(written)), arrays)}
