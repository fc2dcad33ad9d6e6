"""What a match is folded from, opened: its log, its secret, its people and its timers."""

import sqlite3
from typing import Final, NamedTuple

from engine.store import queries as q
from engine.store import rows
from engine.store.codec import Codec, entry_place, unpad
from engine.store.errors import KeyWrong, MatchMissing, SealBroken
from engine.store.records import Entry, Timer
from engine.store.seals import check_seal, open_secret

NO_KEY: Final = -1
"""In place of a key's number, where there is no box at all."""

FIRST: Final = -1
"""Before the number of any entry or post."""


class Material(NamedTuple):
    """What a match is folded from: its opened log and secret, its people and its timers.

    `reaches` is an entry that there was, for messages are owed for it or the seal counts it.
    """

    entries: tuple[Entry, ...]
    secret: bytes
    players: tuple[int, ...]
    timers: tuple[Timer, ...]
    reaches: int = FIRST


def material(codec: Codec, match: int, connection: sqlite3.Connection) -> Material:
    """All that a match is folded from, as it lies there.

    KeyWrong, MatchMissing, SealBroken, sqlite3.Error.
    """
    connection.execute("BEGIN")
    try:
        row = connection.execute(q.SECRET, (match,)).fetchone()
        if row is None:
            raise MatchMissing(match)
        log = entries(codec, match, FIRST, connection)
        secret = open_secret(codec, match, row[0])
        owed = connection.execute(q.OWED_UP_TO, (match,)).fetchone()[0]
        reaches = max(FIRST if owed is None else owed, _sealed_up_to(codec, match, connection))
        # Only now are people and times read, for only now is it known that nobody has changed them.
        players = tuple([user for (user,) in connection.execute(q.PLAYERS, (match,))])
        timers = tuple([rows.timer(one) for one in connection.execute(q.TIMERS, (match,))])
        return Material(log, secret, players, timers, reaches)
    finally:
        connection.execute("COMMIT")


def _sealed_up_to(codec: Codec, match: int, connection: sqlite3.Connection) -> int:
    """The last entry that the seal of a match counts, be it there or not; FIRST without a seal.

    SealBroken for whatever else differs.
    """
    try:
        seal = check_seal(connection, codec, match)
    except SealBroken as broken:
        if broken.entries is None:
            raise
        return broken.entries - 1
    return FIRST if seal is None else seal.entries - 1


def entries(codec: Codec, match: int, after: int, connection: sqlite3.Connection) -> tuple[Entry, ...]:
    """The opened log after an entry. KeyWrong names the first that does not open.

    All rows first: one that does not open must leave no cursor, which would hold back the reader.
    """
    found = connection.execute(q.ENTRIES, (match, after)).fetchall()
    return tuple([Entry(seq, _open_box(codec, match, seq, box)) for seq, box in found])


def _open_box(codec: Codec, match: int, seq: int, box: bytes) -> bytes:
    try:
        return unpad(codec.open(box, entry_place(match, seq)))
    except KeyWrong as error:
        raise KeyWrong(error.key, seq) from None
    except (TypeError, ValueError, OverflowError, AttributeError):  # a damaged row: no bytes, no number
        raise KeyWrong(NO_KEY, seq) from None
