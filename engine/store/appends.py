"""What a new match and a move write.

Moves that wait together are one write: the rows of all appends are put together table by table, so that each
table takes one statement however many moves there are, with the net effect of their order. The last append
has its way with a timer or a status. What an append changes of the rows that a seal holds (seals.py) is
sealed anew in the same transaction.

Every function here runs in the writer's thread, inside a transaction that its caller commits or rolls back.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.store.codec import Codec, entry_place, pad, secret_place
from engine.store.driver import Connection
from engine.store.errors import InteractionDone, MatchMissing, SeqTaken, StoreError
from engine.store.models import (
    MATCH_COLUMNS,
    ContentRow,
    EntryRow,
    InteractionRow,
    MatchRow,
    PlaceRow,
    PlayerRow,
    PostRow,
    TimerRow,
    UnattendedRow,
)
from engine.store.quota import check_quota
from engine.store.records import Append, NewMatch, Opening
from engine.store.seals import Seals
from engine.store.sql import (
    delete_sql,
    insert_or_keep_sql,
    insert_sql,
    select_sql,
    stamp,
    update_sql,
    upsert_sql,
)

Value = int | str | float | bytes | None
Row = tuple[Value, ...]

ADD_MATCH = insert_sql(MatchRow, *MATCH_COLUMNS, "secret", returning="id")
SET_SECRET = update_sql(MatchRow, "secret", of=("id",))
SET_STATUS = update_sql(MatchRow, "status", of=("id",))
ADD_ENTRY = insert_sql(EntryRow, "match_id", "seq", "box")
ADD_INTERACTION = insert_sql(InteractionRow, "id", "match_id", "seq", "at")
ADD_PLAYER = insert_sql(PlayerRow, "match_id", "number", "user_id")
ADD_POST = insert_sql(PostRow, "match_id", "seq", "kind", "seat", "position", "attempted")
OPEN_TIMER = upsert_sql(TimerRow, "match_id", "wait", "kind", "seat", "due", "remaining", "stretched")
CLOSE_TIMER = delete_sql(TimerRow, "match_id", "wait", "kind")
SET_PLACE = upsert_sql(PlaceRow, "match_id", "kind", "about", "channel_id", "message_id")
KEEP_UNATTENDED = insert_or_keep_sql(UnattendedRow, "match_id")
KEEP_CONTENT = insert_or_keep_sql(ContentRow, "version", "game", "body")
FIND_MATCH = select_sql(MatchRow, "id", of=("id",))
FIND_ENTRY = select_sql(EntryRow, "seq", of=("match_id", "seq"))
FIND_INTERACTION = select_sql(InteractionRow, "match_id", "seq", of=("id",))


def open_match(connection: Connection, seals: Seals, opening: Opening) -> int:
    """Keep a new match with its first entries; its id. QuotaFull."""
    check_quota(connection, opening)
    made = add_match(connection, seals, opening.new)
    write_appends(connection, seals, [replace(opening.first, match=made)])
    return made


def add_match(connection: Connection, seals: Seals, new: NewMatch) -> int:
    """Keep a new, open match with what stands of it on Discord, and its content; its id."""
    plain = (new.game, new.guild, new.channel, new.host, new.language, "open", stamp(new.at))
    made = int(connection.execute(ADD_MATCH, (*plain, b"")).fetchone()[0])
    # The secret is boxed second, for its place needs the id.
    connection.execute(SET_SECRET, (seals.codec.seal(new.secret, secret_place(made)), made))
    for known in new.messages:
        row = (made, known.thing.kind, known.thing.about, known.channel, known.message)
        connection.execute(SET_PLACE, row)
    seals.add(connection, made)
    if new.pack is not None:
        connection.execute(KEEP_CONTENT, (new.pack.version, new.pack.game, new.pack.body))
    return made


def write_appends(connection: Connection, seals: Seals, appends: Sequence[Append]) -> None:
    """Write appends as if one after another. A conflict of the driver where one comes too late or twice."""
    rows = Rows(seals.codec)
    for append in appends:
        rows.add(append)
    # Before any row changes, else a seal that does not fit any more could not be told from one of today.
    seals.check(connection, {append.match for append in appends})
    rows.write(connection)
    seals.renew(connection, rows.counts, rows.people, rows.timers)


class Rows:
    """The rows of a batch, filled append by append.

    For the seals, `counts` says how many entries a match has now, `people` which matches have other players
    or another status.
    """

    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self.entries: list[Row] = []
        self.interactions: list[Row] = []
        self.posts: list[Row] = []
        self.players: list[Row] = []
        self.timers: dict[tuple[int, str, str], Row | None] = {}  # None: closed
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
        # Closed before opened: a timer may be closed and opened again at another time.
        for key in append.closed:
            self.timers[match, key.wait, key.kind] = None
        for timer in append.opened:
            clock = (timer.seat, stamp(timer.due), timer.remaining, timer.stretched)
            self.timers[match, timer.wait, timer.kind] = (match, timer.wait, timer.kind, *clock)
        for number, user in append.players:
            self.players.append((match, number, user))
        if append.players or append.status is not None:
            self.people.add(match)
        positions: dict[int, int] = {}
        for post in append.posts:
            position = positions.get(post.seq, 0)
            positions[post.seq] = position + 1
            self.posts.append((match, post.seq, post.target.kind, post.target.seat, position, False))
        # A mark stands beside the first entry and, where that is another, its negative beside the last.
        if marks := append.marks:
            first, last, at = append.entries[0].seq, append.entries[-1].seq, stamp(append.at)
            for mark in marks:
                self.interactions.append((mark, match, first, at))
                if first != last:
                    self.interactions.append((-mark, match, last, at))
        if append.status is not None:
            self.statuses[match] = append.status
        if append.unattended:
            self.unattended.add(match)

    def write(self, connection: Connection) -> None:
        """Write all rows, a statement for each table that has any."""
        write = connection.executemany
        if self.entries:
            write(ADD_ENTRY, self.entries)
        if self.interactions:
            write(ADD_INTERACTION, self.interactions)
        if closed := [key for key, row in self.timers.items() if row is None]:
            write(CLOSE_TIMER, closed)
        if opened := [row for row in self.timers.values() if row is not None]:
            write(OPEN_TIMER, opened)
        if self.posts:
            write(ADD_POST, self.posts)
        if self.players:
            write(ADD_PLAYER, self.players)
        if self.statuses:
            write(SET_STATUS, [(status, match) for match, status in self.statuses.items()])
        if self.unattended:
            write(KEEP_UNATTENDED, [(match,) for match in self.unattended])


def find_conflict(connection: Connection, append: Append) -> StoreError | None:
    """Why a single append, now rolled back, broke a constraint; None where it is the store's own fault.

    A redelivery is told first, for its entry is taken too: by its own first delivery.
    """
    done = find_redelivered(connection, append)
    if done is not None:
        return done
    if connection.execute(FIND_MATCH, (append.match,)).fetchone() is None:
        return MatchMissing(append.match)
    for entry in append.entries:
        if connection.execute(FIND_ENTRY, (append.match, entry.seq)).fetchone() is not None:
            return SeqTaken(append.match, entry.seq)
    return None


def find_redelivered(connection: Connection, append: Append) -> InteractionDone | None:
    """The match and entry to which the same interaction, or another with the same draft, went before."""
    for mark in append.marks:
        done = connection.execute(FIND_INTERACTION, (mark,)).fetchone()
        if done is not None:
            return InteractionDone(mark, done[0], done[1])
    return None
