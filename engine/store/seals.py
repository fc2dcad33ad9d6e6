"""The seal of a match: what stands unboxed about it, held to its log by the key.

Who sits where, the host, the channels and the deadlines are plain columns, for the program asks by them.
Whoever can write into the file could change them without any key. So each match has one box more, which
only the key makes:

    seal of match 7  =  box(how many entries it has, digest of its people, digest of its clock)
    people           =  the row of the match, its players, its places on Discord
    clock            =  its timers, and since when its clock stands

The writer renews the box in the transaction that changes any of it. A match is compared with its seal at a
start, whenever it is folded, by a backup, a restore and `khandan verify --store`. What no seal can show (a
whole match or a whole file of an earlier day) stands in docs/design/store.md.

A match that was made before there were seals has none until it is first opened by this program. So that
nobody makes a match look like one of those by taking its seal away, its secret is boxed anew when it gets
one, for another place: a secret that opens there belongs to a match that must have a seal.
"""

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Select, bindparam, func, select
from sqlalchemy.dialects.sqlite import insert as upsert

from engine.store.codec import SEALED_STORE, Codec, old_secret_place, seal_place, secret_place
from engine.store.errors import KeyWrong, SealBroken
from engine.store.models import (
    EntryRow,
    LagRow,
    MatchRow,
    PlaceRow,
    PlayerRow,
    SealRow,
    StoreRow,
    TimerRow,
    table,
)
from engine.store.statements import compiled

Part = Literal["people", "clock", "log", "gone"]
"""What of a match does not fit its seal: who may see or act, when, the end of its log, or the seal itself."""

DIGEST: Final = sha256().digest_size
COUNT: Final = 8
MOST: Final = 10_000
"""Matches whose seals the writer remembers. Only so many: of any other it reads and checks it once more."""


class Seal(NamedTuple):
    """What the box of a seal says: how many entries, and the digests of people and clock."""

    entries: int
    people: bytes
    clock: bytes


_MATCH, _PLAYER, _PLACE, _TIMER = table(MatchRow), table(PlayerRow), table(PlaceRow), table(TimerRow)
_LAG, _ENTRY, _SEAL, _STORE = table(LagRow), table(EntryRow), table(SealRow), table(StoreRow)


def _of_match(model: type[PlayerRow | PlaceRow | TimerRow | LagRow], *names: str) -> str:
    """These columns of a match's rows, in the order of their key."""
    rows = table(model)
    key = [column for column in rows.primary_key.columns if column.name != "match_id"]
    found: Select[*tuple[object, ...]] = select(*(rows.c[name] for name in names))
    return compiled(found.where(rows.c.match_id == bindparam("of_match")).order_by(*key), "of_match")


_PLAIN = ("game", "guild_id", "channel_id", "host_id", "language", "status", "created_at")
_MATCH_ROW = compiled(
    select(*(_MATCH.c[name] for name in _PLAIN)).where(_MATCH.c.id == bindparam("of_match")), "of_match"
)
_PLAYERS = _of_match(PlayerRow, "number", "user_id")
_PLACES = _of_match(PlaceRow, "kind", "about", "channel_id", "message_id")
_TIMERS = _of_match(TimerRow, "wait", "kind", "seat", "due", "remaining", "stretched")
_LAGS = _of_match(LagRow, "since")
_LAST_ENTRY = compiled(
    select(func.max(_ENTRY.c.seq)).where(_ENTRY.c.match_id == bindparam("of_match")), "of_match"
)
_GET_SEAL = compiled(select(_SEAL.c.box).where(_SEAL.c.match_id == bindparam("of_match")), "of_match")
_GET_SECRET = compiled(select(_MATCH.c.secret).where(_MATCH.c.id == bindparam("of_match")), "of_match")
_setting = upsert(_SEAL)
_SET_SEAL = compiled(
    _setting.on_conflict_do_update(index_elements=[_SEAL.c.match_id], set_={"box": _setting.excluded["box"]}),
    *("match_id", "box"),
)
_STORE_ROW = compiled(select(_STORE.c.id, _STORE.c.alive_at))
_SET_STORE_SEAL = "UPDATE store SET seal = ?"
_HAS_SEALS = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'seal'"


class Seals:
    """The writer's seals: checked before a match is first changed, renewed with each change.

    A seal that does not fit is never renewed: else the next move would make lawful what somebody else has
    written. One transaction at a time; `forget_all` after one that was rolled back.
    """

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self._known: dict[int, Seal | None] = {}

    def check(self, connection: sqlite3.Connection, matches: Collection[int]) -> None:
        """Call this before rows of these matches change, in the transaction that changes them."""
        if len(self._known) > MOST:
            self._known.clear()
        for match in matches:
            if match not in self._known:
                self._known[match] = _fitting(connection, self.codec, match)

    def renew(
        self,
        connection: sqlite3.Connection,
        entries: dict[int, int],
        people: Collection[int] = (),
        clocks: Collection[int] = (),
    ) -> None:
        """Seal checked matches as they now stand: `entries` by match, and those whose rows have changed."""
        boxes = list[tuple[int, bytes]]()
        for match in {*entries, *people, *clocks}:
            seal = self._known.get(match)
            if seal is None:
                continue
            seal = Seal(
                entries.get(match, seal.entries),
                people_digest(connection, match) if match in people else seal.people,
                clock_digest(connection, match) if match in clocks else seal.clock,
            )
            self._known[match] = seal
            boxes.append((match, _box(self.codec, match, seal)))
        connection.executemany(_SET_SEAL, boxes)

    @contextmanager
    def changing_people(self, connection: sqlite3.Connection, *matches: int) -> Iterator[None]:
        """Around a change of rows that say who these matches belong to, and where they are."""
        self.check(connection, matches)
        yield
        self.renew(connection, {}, people=matches)

    @contextmanager
    def changing_clock(self, connection: sqlite3.Connection, *matches: int) -> Iterator[None]:
        """Around a change of rows that say when something of these matches is due."""
        self.check(connection, matches)
        yield
        self.renew(connection, {}, clocks=matches)

    def add(self, connection: sqlite3.Connection, match: int) -> None:
        """Seal a match that was just made."""
        seal = Seal(0, people_digest(connection, match), clock_digest(connection, match))
        self._known[match] = seal
        connection.execute(_SET_SEAL, (match, _box(self.codec, match, seal)))

    def forget_all(self) -> None:
        """What was remembered may be of a transaction that never came to be."""
        self._known.clear()


def people_digest(connection: sqlite3.Connection, match: int) -> bytes:
    """Of all that says who may see this match and act in it: its row, its players, its places."""
    return _digest(connection, match, _MATCH_ROW, _PLAYERS, _PLACES)


def clock_digest(connection: sqlite3.Connection, match: int) -> bytes:
    """Of all that says when something of this match is due."""
    return _digest(connection, match, _TIMERS, _LAGS)


def read_seal(connection: sqlite3.Connection, codec: Codec, match: int) -> Seal | None:
    """The seal of a match; None for a match that is not sealed yet, which no comparison can speak for.

    SealBroken where the seal does not open, or is gone though there was one.
    """
    there = connection.execute(_HAS_SEALS).fetchone() is not None
    row = connection.execute(_GET_SEAL, (match,)).fetchone() if there else None
    if row is None:
        if _was_sealed(connection, codec, match):
            raise SealBroken(match, "gone")
        return None
    try:
        body = codec.open(row[0], seal_place(match))
    except (KeyWrong, TypeError, ValueError):
        raise SealBroken(match, "gone") from None
    return Seal(int.from_bytes(body[:COUNT], "big"), body[COUNT : COUNT + DIGEST], body[COUNT + DIGEST :])


def check_seal(connection: sqlite3.Connection, codec: Codec, match: int) -> Seal | None:
    """The seal of a match as it lies there, or None for one that is not sealed yet. SealBroken."""
    seal = read_seal(connection, codec, match)
    if seal is None:
        return None
    entries = count_entries(connection, match)
    if entries < seal.entries:
        raise SealBroken(match, "log", seal.entries)
    if entries > seal.entries:
        raise SealBroken(match, "gone")  # a seal of an earlier day, put in the place of the last one
    if people_digest(connection, match) != seal.people:
        raise SealBroken(match, "people")
    if clock_digest(connection, match) != seal.clock:
        raise SealBroken(match, "clock")
    return seal


def count_entries(connection: sqlite3.Connection, match: int) -> int:
    """How many entries the log of a match has, unless one is missing in its middle."""
    (last,) = connection.execute(_LAST_ENTRY, (match,)).fetchone()
    return 0 if last is None else int(last) + 1


def open_secret(codec: Codec, match: int, box: bytes) -> bytes:
    """The opened master seed of a match, sealed or not yet. KeyWrong."""
    try:
        return codec.open(box, secret_place(match))
    except KeyWrong:
        return codec.open(box, old_secret_place(match))


def seal_old_matches(connection: sqlite3.Connection, codec: Codec) -> int:
    """Seal what was made before there were seals, as it stands; how many matches that were.

    Nobody can tell any more whether somebody else has changed it. Call it inside a transaction, with values
    checked before. A match whose secret does not open is left as it is: it can't be read, and that is said.
    """
    sealed, unsealed = 0, "SELECT id, secret FROM match WHERE id NOT IN (SELECT match_id FROM seal)"
    seals = Seals(codec)
    for match, box in connection.execute(unsealed).fetchall():
        try:
            secret = codec.open(box, old_secret_place(match))
        except (KeyWrong, TypeError, ValueError):
            continue
        again = codec.seal(secret, secret_place(match))
        connection.execute("UPDATE match SET secret = ? WHERE id = ?", (again, match))
        seals.add(connection, match)
        seals.renew(connection, {match: count_entries(connection, match)})
        sealed += 1
    return sealed


def seal_store(connection: sqlite3.Connection, codec: Codec) -> None:
    """Seal the store's own row: its name, and when a program last ran on it: absences are counted from it."""
    connection.execute(_SET_STORE_SEAL, (codec.seal(_store_digest(connection), SEALED_STORE),))


def is_store_seal_right(connection: sqlite3.Connection, codec: Codec) -> bool:
    """Whether the store's own row is as it was sealed. One without a seal has no sealed match either."""
    (box,) = connection.execute("SELECT seal FROM store").fetchone()
    if box is None:
        return connection.execute("SELECT 1 FROM seal").fetchone() is None
    try:
        return codec.open(box, SEALED_STORE) == _store_digest(connection)
    except (KeyWrong, TypeError, ValueError):
        return False


def _fitting(connection: sqlite3.Connection, codec: Codec, match: int) -> Seal | None:
    """The seal of a match that fits; None for one that must not be renewed, or that can't be read."""
    try:
        return check_seal(connection, codec, match)
    except (SealBroken, sqlite3.DatabaseError):
        return None


def _was_sealed(connection: sqlite3.Connection, codec: Codec, match: int) -> bool:
    row = connection.execute(_GET_SECRET, (match,)).fetchone()
    try:
        codec.open(row[0], secret_place(match))
    except (KeyWrong, TypeError, ValueError):
        return False
    return True


def _box(codec: Codec, match: int, seal: Seal) -> bytes:
    return codec.seal(seal.entries.to_bytes(COUNT, "big") + seal.people + seal.clock, seal_place(match))


def _digest(connection: sqlite3.Connection, match: int, *questions: str) -> bytes:
    rows = [connection.execute(sql, (match,)).fetchall() for sql in questions]
    return sha256(msgspec.msgpack.encode(rows)).digest()


def _store_digest(connection: sqlite3.Connection) -> bytes:
    return sha256(msgspec.msgpack.encode(connection.execute(_STORE_ROW).fetchall())).digest()
