"""The seal of a match: what stands unboxed about it, held to its log by the key.

Who sits where, the host, the channels and the deadlines are plain columns, for the program asks by them.
Whoever can write into the file could change them without any key. So each match has one box more, which
only the key makes:

    seal of match 7  =  box(salt, how many entries it has, digest of its people, sum over its clock)
    people           =  the row of the match, its players, its places on Discord
    clock            =  its timers, and since when its clock stands

The writer renews the box in the transaction that changes any of it (`Seals`), but never one that does not
fit: else the next move would make lawful what somebody else has written. A match is compared with its seal
(`check_seal`) at a start, whenever it is folded, by a backup, a restore and `khandan verify --store`. What no
seal can show (a whole match or a whole file of an earlier day) stands in docs/design/seals.md.

A match that was made before there were seals has none until it is first opened by this program. So that
nobody makes a match look like one of those by taking its seal away, its secret is boxed anew when it gets
one, for another place: a secret that opens there belongs to a match that must have a seal.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b, sha256
from typing import Any, Final, Self

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, func, select

from engine.store.codec import SEALED_STORE, Codec, old_secret_place, seal_place, secret_place
from engine.store.driver import Connection
from engine.store.errors import KeyWrong, SealBroken
from engine.store.models import (
    MATCH_COLUMNS,
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
from engine.store.sql import compile_sql, select_sql, update_sql, upsert_sql

DIGEST: Final = sha256().digest_size
MODULUS: Final = 1 << 8 * DIGEST
COUNT, SALT = 8, 32
"""Bytes of the count of entries and of the salt in a seal's box."""

MOST: Final = 1_000
"""Matches that the writer remembers, some 5 kB each. Of any other it reads and checks the seal once more."""

UNREADABLE: Final = (KeyWrong, TypeError, ValueError)
"""What opening a box raises where it is changed, or where something stands there that is no box."""

Weights = dict[tuple[str, str], int]
"""The part of each timer in the sum over a match's clock, by wait and kind."""


class Seal(Struct):
    """What the box of a seal says: how many entries, the digest of the people, the sum over the clock.

    The clock is a sum of keyed digests, one a row, so that a move with one timer more costs one digest,
    however many there are. `salt` is their key: who can't open the box does not know it, and finds no other
    rows with the same sum. Not in the box are, as the writer remembers them, `timers`, the part of each in
    the sum, and the `box` itself.
    """

    salt: bytes
    entries: int
    people: bytes
    clock: int
    timers: Weights
    box: bytes = b""

    def to_bytes(self) -> bytes:
        """The seal as it is boxed: of one length for every match, so that a box's size tells nothing."""
        entries, clock = self.entries.to_bytes(COUNT, "big"), self.clock.to_bytes(DIGEST, "big")
        return self.salt + entries + self.people + clock

    @classmethod
    def from_bytes(cls, body: bytes) -> Self:
        """The seal that `to_bytes` made bytes of; its timers are not known yet."""
        entries, people, clock = SALT, SALT + COUNT, SALT + COUNT + DIGEST
        return cls(
            body[:entries],
            int.from_bytes(body[entries:people], "big"),
            body[people:clock],
            int.from_bytes(body[clock:], "big"),
            {},
        )


# The columns and their order are part of every seal that was ever made: one column more, and none fits.
_MATCH_ROW = select_sql(MatchRow, *MATCH_COLUMNS, of=("id",))
_PLAYERS = select_sql(PlayerRow, "number", "user_id", of=("match_id",), order=("number",))
_PLACES = select_sql(
    PlaceRow, "kind", "about", "channel_id", "message_id", of=("match_id",), order=("kind", "about")
)
_TIMERS = select_sql(TimerRow, "wait", "kind", "seat", "due", "remaining", "stretched", of=("match_id",))
_LAGS = select_sql(LagRow, "since", of=("match_id",))
_STORE_ROW = select_sql(StoreRow, "id", "alive_at")

_ENTRY = table(EntryRow)
_LAST_ENTRY = compile_sql(
    select(func.max(_ENTRY.c.seq)).where(_ENTRY.c.match_id == bindparam("of_match")), "of_match"
)
_GET_SEAL = select_sql(SealRow, "box", of=("match_id",))
_GET_SECRET = select_sql(MatchRow, "secret", of=("id",))
_SET_SEAL = upsert_sql(SealRow, "match_id", "box")
_SET_SECRET = update_sql(MatchRow, "secret", of=("id",))
_SET_STORE_SEAL = update_sql(StoreRow, "seal", of=())


class Seals:
    """The writer's seals: checked before a match is first changed, renewed with each change.

    One transaction at a time; call `forget_all` after one that was rolled back.
    """

    def __init__(self, codec: Codec, unreadable: tuple[type[Exception], ...] = ()) -> None:
        self.codec = codec
        self._unreadable: tuple[type[Exception], ...] = (SealBroken, *unreadable)
        # None: a seal that does not fit, which is never renewed.
        self._known: dict[int, Seal | None] = {}

    def check(self, connection: Connection, matches: Collection[int]) -> None:
        """Call this before rows of these matches change, in the transaction that changes them."""
        if len(self._known) > MOST:
            self._known.clear()
        for match in matches:
            if match not in self._known:
                try:
                    self._known[match] = check_seal(connection, self.codec, match)
                except self._unreadable:
                    self._known[match] = None

    def renew(
        self,
        connection: Connection,
        entries: Mapping[int, int],
        people: Collection[int],
        timers: Mapping[tuple[int, str, str], tuple[Any, ...] | None],
    ) -> None:
        """Seal checked matches after appends: `entries` by match, those with other `people`, the `timers`.

        A timer stands there as it was written, its match first, or None where it was closed.
        """
        changed = {*entries, *people, *_change_clocks(self._known, timers)}
        for match, count in entries.items():
            if (seal := self._known.get(match)) is not None:
                seal.entries = count
        for match in people:
            if (seal := self._known.get(match)) is not None:
                seal.people = people_digest(connection, match)
        self._keep(connection, changed)

    def renew_boxes(
        self,
        matches: Sequence[int],
        entries: Mapping[int, int],
        timers: Mapping[tuple[int, str, str], tuple[Any, ...] | None],
    ) -> list[tuple[bytes, bytes]] | None:
        """The boxes of the seals of these matches, as they are remembered and as such appends make them.

        The latter are remembered from now on: call `forget` where an append was not kept. None, and nothing
        changes, where a seal is not remembered.
        """
        known = {match: seal for match in matches if (seal := self._known.get(match)) is not None}
        if len(known) < len(matches):
            return None
        before = [known[match].box for match in matches]
        _change_clocks(known, timers)
        for match, seal in known.items():
            seal.entries = entries.get(match, seal.entries)
            seal.box = self.codec.seal(seal.to_bytes(), seal_place(match))
        return [(box, known[match].box) for box, match in zip(before, matches, strict=True)]

    def forget(self, matches: Iterable[int]) -> None:
        """Remember these matches no longer: their seals are to be read."""
        for match in matches:
            self._known.pop(match, None)

    @contextmanager
    def changing_people(self, connection: Connection, *matches: int) -> Iterator[None]:
        """Around a change of rows that say who these matches belong to, and where they are."""
        self.check(connection, matches)
        yield
        self.renew(connection, {}, matches, {})

    @contextmanager
    def changing_clock(self, connection: Connection, *matches: int) -> Iterator[None]:
        """Around a change of rows that say when something of these matches is due, but no append."""
        self.check(connection, matches)
        yield
        for match in matches:
            if (seal := self._known.get(match)) is not None:
                seal.clock, seal.timers = _clock(connection, match, seal.salt)
        self._keep(connection, matches)

    def add(self, connection: Connection, match: int, entries: int = 0) -> None:
        """Seal a match that was just made, or that has no seal yet."""
        salt = self.codec.fresh(SALT)
        clock, timers = _clock(connection, match, salt)
        self._known[match] = Seal(salt, entries, people_digest(connection, match), clock, timers)
        self._keep(connection, (match,))

    def forget_all(self) -> None:
        """Remember no match: what is remembered may be of a transaction that never came to be."""
        self._known.clear()

    def forget_if_changed(self, match: int, box: bytes | None) -> None:
        """Remember this match only where the seal in the database is the one that was read or made here."""
        known = self._known.get(match)
        if known is None or known.box != box:
            self._known.pop(match, None)

    def _keep(self, connection: Connection, matches: Collection[int]) -> None:
        """Box the seals of these matches as they are remembered, but none that did not fit."""
        boxes = []
        for match in matches:
            if (seal := self._known.get(match)) is not None:
                seal.box = self.codec.seal(seal.to_bytes(), seal_place(match))
                boxes.append((match, seal.box))
        connection.executemany(_SET_SEAL, boxes)


def _change_clocks(
    seals: Mapping[int, Seal | None], timers: Mapping[tuple[int, str, str], tuple[Any, ...] | None]
) -> set[int]:
    """Change the sums of seals by timers, as of `Seals.renew`; the matches whose seal is another now."""
    changed = set[int]()
    for (match, wait, kind), row in timers.items():
        seal = seals.get(match)
        if seal is None:
            continue
        changed.add(match)
        clock = seal.clock - seal.timers.pop((wait, kind), 0)
        if row is not None:
            _, _, _, seat, due, remaining, stretched = row
            # SQLite gives a real number back, also where a whole one was written.
            left = None if remaining is None else float(remaining)
            value = _weight(seal.salt, (wait, kind, seat, due, left, stretched))
            seal.timers[wait, kind] = value
            clock += value
        seal.clock = clock % MODULUS
    return changed


def check_seal(connection: Connection, codec: Codec, match: int, *, has_seals: bool = True) -> Seal | None:
    """The seal of a match, which fits what lies there; None for one that is not sealed yet. SealBroken.

    `has_seals` is False for a database of a schema from before there were seals.
    """
    row = connection.execute(_GET_SEAL, (match,)).fetchone() if has_seals else None
    if row is None:
        secret = connection.execute(_GET_SECRET, (match,)).fetchone()  # None: there is no such match
        try:
            codec.open(b"" if secret is None else secret[0], secret_place(match))
        except UNREADABLE:
            return None
        raise SealBroken(match, "gone")  # its secret says that there was a seal
    try:
        seal = Seal.from_bytes(codec.open(row[0], seal_place(match)))
    except UNREADABLE:
        raise SealBroken(match, "gone") from None
    entries = count_entries(connection, match)
    if entries < seal.entries:
        raise SealBroken(match, "log", seal.entries)
    if entries > seal.entries:
        raise SealBroken(match, "gone")  # a seal of an earlier day, put in the place of the last one
    if people_digest(connection, match) != seal.people:
        raise SealBroken(match, "people")
    clock, seal.timers = _clock(connection, match, seal.salt)
    if clock != seal.clock:
        raise SealBroken(match, "clock")
    seal.box = row[0]
    return seal


def count_entries(connection: Connection, match: int) -> int:
    """How many entries the log of a match has, unless one is missing in its middle."""
    (last,) = connection.execute(_LAST_ENTRY, (match,)).fetchone()
    return 0 if last is None else int(last) + 1


def people_digest(connection: Connection, match: int) -> bytes:
    """A digest of all that says who may see a match and act in it: its row, its players, its places."""
    rows = [connection.execute(sql, (match,)).fetchall() for sql in (_MATCH_ROW, _PLAYERS, _PLACES)]
    return sha256(msgspec.msgpack.encode(rows)).digest()


def _clock(connection: Connection, match: int, salt: bytes) -> tuple[int, Weights]:
    """The sum over all that says when something of this match is due, and the part of each timer in it."""
    rows: list[tuple[Any, ...]] = connection.execute(_TIMERS, (match,)).fetchall()
    timers: Weights = {(row[0], row[1]): _weight(salt, row) for row in rows}
    lags = connection.execute(_LAGS, (match,)).fetchall()
    return (sum(timers.values()) + sum(_weight(salt, row) for row in lags)) % MODULUS, timers


def _weight(salt: bytes, row: tuple[Any, ...]) -> int:
    """A row's part in the sum: nobody without the salt can tell it, or find another row with it."""
    return int.from_bytes(blake2b(msgspec.msgpack.encode(row), key=salt, digest_size=DIGEST).digest(), "big")


def open_secret(codec: Codec, match: int, box: bytes) -> bytes:
    """The opened master seed of a match, sealed or not yet. KeyWrong."""
    try:
        return codec.open(box, secret_place(match))
    except KeyWrong:
        return codec.open(box, old_secret_place(match))


def seal_old_matches(connection: Connection, codec: Codec) -> int:
    """Seal what was made before there were seals, as it stands; how many matches that were.

    Nobody can tell any more whether somebody else has changed it. Call it inside a transaction, with values
    checked before. A match whose secret does not open is left as it is: it can't be read, and that is said.
    """
    sealed, unsealed = 0, "SELECT id, secret FROM match WHERE id NOT IN (SELECT match_id FROM seal)"
    seals = Seals(codec)
    for match, box in connection.execute(unsealed).fetchall():
        try:
            secret = codec.open(box, old_secret_place(match))
        except UNREADABLE:
            continue
        connection.execute(_SET_SECRET, (codec.seal(secret, secret_place(match)), match))
        seals.add(connection, match, count_entries(connection, match))
        sealed += 1
    return sealed


def seal_store(connection: Connection, codec: Codec) -> None:
    """Seal the store's own row: its name, and when a program last ran on it: absences are counted from it."""
    connection.execute(_SET_STORE_SEAL, (codec.seal(_store_digest(connection), SEALED_STORE),))


def is_store_seal_right(connection: Connection, codec: Codec) -> bool:
    """Whether the store's own row is as it was sealed. One without a seal has no sealed match either."""
    (box,) = connection.execute("SELECT seal FROM store").fetchone()
    if box is None:
        return connection.execute("SELECT 1 FROM seal").fetchone() is None
    try:
        return codec.open(box, SEALED_STORE) == _store_digest(connection)
    except UNREADABLE:
        return False


def _store_digest(connection: Connection) -> bytes:
    return sha256(msgspec.msgpack.encode(connection.execute(_STORE_ROW).fetchall())).digest()
