"""Many appends as one write: their rows put together by statement, with the net effect of their order.

What an append changes of the rows that a seal holds (see seals) is sealed anew in the same transaction.
"""

import sqlite3
from collections.abc import Sequence

from engine.store import statements
from engine.store.codec import Codec, entry_place, pad
from engine.store.errors import InteractionDone, MatchMissing, SeqTaken, StoreError
from engine.store.models import stamp
from engine.store.records import Append, Timer
from engine.store.seals import Seals

Value = int | str | float | bytes | None
Row = tuple[Value, ...]


class Rows:
    """The rows of a batch, filled append by append; the last append has its way with a timer or a status."""

    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self.entries: list[Row] = []
        self.interactions: list[Row] = []
        self.posts: list[Row] = []
        self.players: list[Row] = []
        self.timers: dict[tuple[int, str, str], Row | None] = {}
        self.statuses: dict[int, str] = {}
        self.unattended: set[int] = set()
        self.counts: dict[int, int] = {}
        self.people: set[int] = set()

    def add(self, append: Append) -> None:
        """Put an append's rows beside the others'; ValueError for a naive time."""
        match, seal = append.match, self._codec.seal
        for entry in append.entries:
            self.entries.append((match, entry.seq, seal(pad(entry.body), entry_place(match, entry.seq))))
        if append.entries:
            self.counts[match] = append.entries[-1].seq + 1
        for key in append.closed:
            self.timers[match, key.wait, key.kind] = None
        for timer in append.opened:
            self.timers[match, timer.wait, timer.kind] = _timer_row(match, timer)
        for number, user in append.players:
            self.players.append((match, number, user))
        if append.players or append.status is not None:
            self.people.add(match)
        if append.posts:
            self._add_posts(append)
        if append.interaction is not None or append.draft is not None:
            self._add_marks(append)
        if append.status is not None:
            self.statuses[match] = append.status
        if append.unattended:
            self.unattended.add(match)

    def _add_marks(self, append: Append) -> None:
        """A mark stands beside the first entry and, where that is another, its negative beside the last."""
        match, at = append.match, stamp(append.at)
        first, last = append.entries[0].seq, append.entries[-1].seq
        for mark in (append.interaction, append.draft):
            if mark is None:
                continue
            self.interactions.append((mark, match, first, at))
            if first != last:
                self.interactions.append((-mark, match, last, at))

    def _add_posts(self, append: Append) -> None:
        positions: dict[int, int] = {}
        for post in append.posts:
            position = positions.get(post.seq, 0)
            positions[post.seq] = position + 1
            target = post.target
            self.posts.append((append.match, post.seq, target.kind, target.seat, position, 0))

    def write(self, connection: sqlite3.Connection) -> None:
        """Write all rows inside the transaction that is open; the caller commits or rolls back."""
        write = connection.executemany
        if self.entries:
            write(statements.ADD_ENTRY, self.entries)
        if self.interactions:
            write(statements.ADD_INTERACTION, self.interactions)
        if self.timers:
            self._write_timers(connection)
        if self.posts:
            write(statements.ADD_POST, self.posts)
        if self.players:
            write(statements.ADD_PLAYER, self.players)
        if self.statuses:
            write(statements.SET_STATUS, [(status, match) for match, status in self.statuses.items()])
        if self.unattended:
            write(statements.UNATTENDED, [(match,) for match in self.unattended])

    def write_sealed(self, connection: sqlite3.Connection, seals: Seals) -> None:
        """The same, with each match's seal checked before and renewed after."""
        seals.check(connection, {*self.counts, *self.people, *(match for match, _, _ in self.timers)})
        self.write(connection)
        seals.renew(connection, self.counts, self.people, self.timers)

    def _write_timers(self, connection: sqlite3.Connection) -> None:
        opened = [row for row in self.timers.values() if row is not None]
        if len(opened) < len(self.timers):
            closed = [key for key, row in self.timers.items() if row is None]
            connection.executemany(statements.CLOSE_TIMER, closed)
        if opened:
            connection.executemany(statements.OPEN_TIMER, opened)


def _timer_row(match: int, one: Timer) -> Row:
    return match, one.wait, one.kind, one.seat, stamp(one.due), one.remaining, one.stretched


def write_appends(connection: sqlite3.Connection, seals: Seals, appends: Sequence[Append]) -> None:
    """Write appends as if one after another, inside the transaction that is open."""
    rows = Rows(seals.codec)
    for append in appends:
        rows.add(append)
    rows.write_sealed(connection, seals)


def conflict(connection: sqlite3.Connection, append: Append) -> StoreError | None:
    """Why a single append, now rolled back, broke a constraint; a redelivery is told first."""
    done = find_redelivered(connection, append)
    if done is not None:
        return done
    if connection.execute(statements.FIND_MATCH, (append.match,)).fetchone() is None:
        return MatchMissing(append.match)
    for entry in append.entries:
        if connection.execute(statements.FIND_ENTRY, (append.match, entry.seq)).fetchone() is not None:
            return SeqTaken(append.match, entry.seq)
    return None


def find_redelivered(connection: sqlite3.Connection, append: Append) -> InteractionDone | None:
    """Where the same interaction, or another with the same draft, went before."""
    for mark in append.marks:
        done = connection.execute(statements.FIND_INTERACTION, (mark,)).fetchone()
        if done is not None:
            return InteractionDone(mark, done[0], done[1])
    return None
