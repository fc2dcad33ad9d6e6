"""What a match is folded from, opened: its log, its secret, its people and its timers."""

import sqlite3
from typing import Final, NamedTuple

from engine.store import questions as q
from engine.store import rows
from engine.store.codec import Codec, entry_place, secret_place, unpadded
from engine.store.errors import KeyWrong, MatchMissing
from engine.store.records import Entry, Timer

NO_KEY: Final = -1
"""In place of a key's number, where there is no box at all."""

FIRST: Final = -1
"""Before the number of any entry or post."""


class Material(NamedTuple):
    """What a match is folded from: its opened log and secret, its people and its timers.

    `reaches` is an entry that there was, for messages are owed for it.
    """

    entries: tuple[Entry, ...]
    secret: bytes
    players: tuple[int, ...]
    timers: tuple[Timer, ...]
    reaches: int = FIRST


def material(codec: Codec, match: int, connection: sqlite3.Connection) -> Material:
    """All that a match is folded from, as it lies there. KeyWrong, MatchMissing, sqlite3.Error."""
    connection.execute("BEGIN")
    try:
        row = connection.execute(q.SECRET, (match,)).fetchone()
        if row is None:
            raise MatchMissing(match)
        players = tuple([user for (user,) in connection.execute(q.PLAYERS, (match,))])
        timers = tuple([rows.timer(one) for one in connection.execute(q.TIMERS, (match,))])
        log = entries(codec, match, FIRST, connection)
        reaches = connection.execute(q.OWED_UP_TO, (match,)).fetchone()[0]
        secret = codec.open(row[0], secret_place(match))
        return Material(log, secret, players, timers, FIRST if reaches is None else reaches)
    finally:
        connection.execute("COMMIT")


def entries(codec: Codec, match: int, after: int, connection: sqlite3.Connection) -> tuple[Entry, ...]:
    """The opened log after an entry. KeyWrong names the first that does not open.

    All rows first: one that does not open must leave no cursor, which would hold back the reader.
    """
    found = connection.execute(q.ENTRIES, (match, after)).fetchall()
    return tuple([Entry(seq, _opened(codec, match, seq, box)) for seq, box in found])


def _opened(codec: Codec, match: int, seq: int, box: bytes) -> bytes:
    try:
        return unpadded(codec.open(box, entry_place(match, seq)))
    except KeyWrong as error:
        raise KeyWrong(error.key, seq) from None
    except (TypeError, ValueError, OverflowError, AttributeError):  # a damaged row: no bytes, no number
        raise KeyWrong(NO_KEY, seq) from None
