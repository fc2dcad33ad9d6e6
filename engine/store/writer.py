"""Every write of the store, as futures: one thread, one queue, one transaction for all that waits.

A method of `Writer` queues its write at once, on the event loop; the thread (worker.py) does it in that order
and commits it with whatever else waits. The future is done when the write is on the disk. So what must be
kept together is one call: a move with all that hangs on it is an `Append` (appends.py), moves of several
matches and other writes beside them are `together`.

The small writes stand here whole, each beside its SQL, those of the owner in owner_writes.py. What changes
rows that a match's seal holds does so in `_changing_people` or `_changing_clock`, which look at the seal
before and renew it after (seals.py). What changes something that a process holds of a match in memory raises
the version of the match (versions.py).
"""

import asyncio
import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from datetime import datetime
from functools import partial
from queue import SimpleQueue
from typing import Any

from sqlalchemy import bindparam, delete, literal_column, select
from sqlalchemy.sql.elements import ColumnElement

from engine.store import forgetting, worker
from engine.store.appends import KEEP_CONTENT, SET_PLACE
from engine.store.codec import Codec, person_place
from engine.store.driver import Connection, Driver, Write
from engine.store.errors import StoreClosed
from engine.store.fences import Fences, is_held, running_matches, set_slots_alive
from engine.store.models import (
    LagRow,
    MatchRow,
    MessageRevisionRow,
    PersonRow,
    PlaceRow,
    PlayerRow,
    PostRow,
    QuarantineRow,
    StoreRow,
    UnattendedRow,
    table,
)
from engine.store.owner_writes import DROP_PREFERENCE, SET_PREFERENCE, OwnerWrites, Statement
from engine.store.records import (
    Append,
    Choice,
    Home,
    KnownMessage,
    MessageRevision,
    Opening,
    Pack,
    QuarantinedMatch,
    Scope,
    SeenName,
    Thing,
)
from engine.store.seals import Seals, seal_store
from engine.store.slots import Fence
from engine.store.sql import (
    compile_sql,
    delete_sql,
    insert_or_keep_sql,
    select_sql,
    stamp,
    update_sql,
    upsert_sql,
)
from engine.store.standing_timers import pause_timers, resume_timers
from engine.store.versions import MatchWrite, raise_versions
from engine.store.worker import Job, LoopWakeup, Together, Work

TRUE: ColumnElement[bool] = literal_column("TRUE")
"""True as every database reads it."""

MARK_ATTEMPTED = update_sql(PostRow, of=("id",), attempted=TRUE)
MARK_SENT = update_sql(PostRow, "sent_at", "message_id", of=("id",))
DROP_PLACE = delete_sql(PlaceRow, "match_id", "kind", "about")
MOVE_MATCH = update_sql(MatchRow, "guild_id", "channel_id", of=("id",))
SET_LANGUAGE = update_sql(MatchRow, "language", of=("id",))
FIND_SEATED = select_sql(PlayerRow, "user_id", of=("user_id",)) + "\n LIMIT 1"
SET_NAME = upsert_sql(PersonRow, "user_id", "box", "seen_at")
QUARANTINE = insert_or_keep_sql(QuarantineRow, "match_id", "since", "fault", "seq")
END_QUARANTINE = delete_sql(QuarantineRow, "match_id")
SET_ALIVE = update_sql(StoreRow, "alive_at", of=())
SET_REVISION = upsert_sql(MessageRevisionRow, "match_id", "message_id", "seq", "digest")
DROP_REVISION = delete_sql(MessageRevisionRow, "match_id", "message_id")
ADD_LAG = insert_or_keep_sql(LagRow, "match_id", "since")
DROP_LAG = delete_sql(LagRow, "match_id")

_MATCH, _UNATTENDED = table(MatchRow), table(UnattendedRow)
DROP_UNATTENDED = compile_sql(
    delete(_UNATTENDED).where(
        _UNATTENDED.c.match_id == bindparam("of_match"),
        _UNATTENDED.c.match_id.not_in(select(_MATCH.c.id).where(_MATCH.c.version > bindparam("version"))),
    ),
    *("of_match", "version"),
)
"""NULL as the version, as in SQLite always, drops the row: no version is above it."""


class Writer(OwnerWrites):
    """Call its methods on an event loop: a write is queued by the call, in that order, and kept when awaited.

    A caller that is cancelled does not take its write back. StoreFull, StoreLocked, StoreBroken and
    StoreClosed from every method; `append` adds VersionTaken, SeqTaken, InteractionDone and MatchMissing,
    `open_match` InteractionDone. ValueError for a naive time.
    """

    def __init__(
        self, driver: Driver, codec: Codec, seals: Seals | None = None, connection: Connection | None = None
    ) -> None:
        self._codec, self._driver = codec, driver
        self._seals = seals or Seals(codec, driver.unreadable)
        self._closed = False
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        # Told how many writes one commit kept, in the writer's thread.
        self.committed: Callable[[int], object] = lambda count: None
        self._wakeup = LoopWakeup()
        given = (
            driver,
            connection or driver.connect_writer(),
            self._seals,
            self._queue,
            self._wakeup,
            self._on_commit,
        )
        # A daemon: a program that ends without closing its store must not wait for it.
        self._thread = threading.Thread(target=worker.run, args=given, name="store-writer", daemon=True)
        self._thread.start()

    # Moves, and matches that begin.

    def append(self, append: Append) -> asyncio.Future[None]:
        """Keep one move whole."""
        return self._submit(append)

    def together(self, *appends: Append, others: tuple[MatchWrite | Write, ...] = ()) -> asyncio.Future[None]:
        """Keep moves of several matches and other writes whole; errors as of `append`."""
        return self._submit(Together(appends, others))

    def open_match(self, opening: Opening) -> asyncio.Future[int]:
        """Keep a new match and its first entries whole; its id."""
        return self._submit(opening)

    def wait_for_queue(self) -> asyncio.Future[None]:
        """Write nothing; done once all that was queued before it is kept or refused."""
        return self._submit(lambda connection: None)

    def keep_pack(self, pack: Pack) -> asyncio.Future[None]:
        """Keep a content that matches are played with. A version that is there already changes nothing."""
        return self._execute(KEEP_CONTENT, (pack.version, pack.game, pack.body))

    # Messages owed, and where things stand on Discord.

    def mark_attempted(self, post: int, fence: Fence | None = None) -> asyncio.Future[bool]:
        """Say, before a send, that it is about to begin; False where the slot is not ours any more.

        Then it must not begin. A post that is not there changes nothing.
        """

        def write(connection: Connection) -> bool:
            if is_held(connection, fence):
                connection.execute(MARK_ATTEMPTED, (post,))
                return True
            return False

        return self._submit(write)

    def mark_sent(self, post: int, message: int, at: datetime) -> asyncio.Future[None]:
        """Say that a post went out, as `message`. A post that is not there changes nothing."""
        return self._execute(MARK_SENT, (stamp(at), message, post))

    def set_known_message(self, match: int, known: KnownMessage) -> asyncio.Future[None]:
        """Keep where a thing of a match stands, in place of where it stood."""
        return self._submit(self._changing_people(match, _place_message(match, known), is_in_memory=False))

    def drop_known_message(self, match: int, thing: Thing) -> asyncio.Future[None]:
        """Forget where a thing of a match stood. One that stood nowhere changes nothing."""
        return self._submit(self._changing_people(match, _drop_thing(match, thing), is_in_memory=False))

    def move_match(
        self, match: int, home: Home, *appends: Append, version: int | None = None
    ) -> asyncio.Future[None]:
        """Make another channel the home of a match, and keep its moves with that; errors as of `append`.

        `version` is the one of the match by which its host was known.
        """
        moving = self._changing_people(
            match,
            (MOVE_MATCH, (home.guild, home.channel, match)),
            *(_drop_thing(match, thing) for thing in home.dropped),
            *(_place_message(match, known) for known in home.messages),
            version=version,
        )
        return self.together(*appends, others=(moving,))

    def set_message_revisions(
        self,
        revisions: Mapping[tuple[int, int], MessageRevision | None],
        fences: Mapping[int, Fence | None] | None = None,
    ) -> asyncio.Future[None]:
        """Keep what living messages, by match and message, show; None where that is not known any more.

        `fences` are by match: of one whose slot is not ours any more nothing is kept, for its new holder
        knows better.
        """

        def write(connection: Connection) -> None:
            for (match, message), revision in revisions.items():
                if fences is not None and not is_held(connection, fences.get(match)):
                    continue
                if revision is None:
                    connection.execute(DROP_REVISION, (match, message))
                else:
                    connection.execute(SET_REVISION, (match, message, revision.seq, revision.digest))

        return self._submit(write)

    # What people and servers have chosen, and who people are.

    def set_language(self, match: int, language: str) -> asyncio.Future[None]:
        """Keep the language in which a match speaks before everybody."""
        return self._submit(self._changing_people(match, (SET_LANGUAGE, (language, match))))

    def set_preference(
        self, scope: Scope, owner: int, value: str | None, choice: Choice = "language"
    ) -> asyncio.Future[None]:
        """Keep what a user or a guild has chosen; None forgets it."""
        if value is None:
            return self._execute(DROP_PREFERENCE, (scope, owner, choice))
        return self._execute(SET_PREFERENCE, (scope, owner, choice, value))

    def set_names(self, names: Mapping[int, SeenName]) -> asyncio.Future[None]:
        """Keep how people are called, by user, in boxes; of those alone who sit or sat at a table.

        Whoever was forgotten does not, though another process that has not heard of it still knows a name.
        """

        def write(connection: Connection) -> None:
            # In one order, so that two processes which write the same people wait in no circle.
            for user, seen in sorted(names.items()):
                if connection.execute(FIND_SEATED, (user,)).fetchone() is None:
                    continue
                box = self._codec.seal(seen.name.encode(), person_place(user))
                connection.execute(SET_NAME, (user, box, stamp(seen.at)))

        return self._submit(write)

    async def forget(self, user: int, *appends: Append) -> None:
        """Let nothing in the database name this person any more, nor what lay deleted in its file.

        The moves by which they leave their tables are kept with it; errors as of `append`.
        """

        def write(connection: Connection) -> None:
            forgetting.forget(self._driver, connection, self._seals, user)

        await self.together(*appends, others=(write,))
        await asyncio.to_thread(self._driver.drop_deleted)

    # Matches that can't be read, and stewards who have to be asked.

    def quarantine(self, quarantined: QuarantinedMatch) -> asyncio.Future[None]:
        """Keep that a match can't be read: until it is taken back nothing of it is owed or due.

        One that is set aside already stays so from its own time on.
        """
        row = (quarantined.match, stamp(quarantined.since), quarantined.fault, quarantined.seq)
        return self._submit(
            MatchWrite(quarantined.match, lambda connection: connection.execute(QUARANTINE, row))
        )

    def end_quarantine(self, quarantined: QuarantinedMatch) -> asyncio.Future[None]:
        """Keep that a match can be read again. Its clock has stood still since it was set aside."""
        return self._submit(
            self._changing_clock(
                quarantined.match,
                (END_QUARANTINE, (quarantined.match,)),
                (ADD_LAG, (quarantined.match, stamp(quarantined.since))),
            )
        )

    def clear_stewards_due(self, matches: Mapping[int, int | None]) -> asyncio.Future[None]:
        """Keep that the stewards of these matches need not be asked at a start.

        A match stands there with the version at which they had nothing to do; after another they are asked.
        """

        dropped = tuple(
            MatchWrite(match, partial(_drop_unattended, match, version), is_in_memory=False)
            for match, version in matches.items()
        )
        return self.together(others=dropped)

    # Time: that somebody is here, and clocks that stand.

    def set_alive(self, at: datetime, fences: Fences | None = None) -> asyncio.Future[None]:
        """Say that the program runs, and is here for these slots; the time is aware."""
        return self._submit(lambda connection: self._set_alive(connection, at, fences))

    def note_absence(
        self, since: datetime, at: datetime, fences: Fences | None = None
    ) -> asyncio.Future[None]:
        """Keep that from `since` to `at` nobody was here (for these slots), and that the program runs now.

        Every clock that was running has still to be moved, since then unless it stood already.
        """

        def write(connection: Connection) -> None:
            running = running_matches(connection, fences)
            raise_versions(self._driver, connection, self._seals, running)
            with self._seals.changing_clock(connection, *running):
                connection.executemany(ADD_LAG, [(match, stamp(since)) for match in running])
            self._set_alive(connection, at, fences)

        return self._submit(write)

    def stop_clock(self, match: int, since: datetime) -> asyncio.Future[None]:
        """Keep that nobody can be asked at this match from `since` (aware) on: its clock stands still."""
        return self._submit(self._changing_clock(match, (ADD_LAG, (match, stamp(since)))))

    def catch_up(self, match: int, *appends: Append) -> asyncio.Future[None]:
        """Keep that the clock of a match is moved, by these moves; errors as of `append`."""
        return self.together(*appends, others=(self._changing_clock(match, (DROP_LAG, (match,))),))

    def pause(self, match: int, at: datetime) -> asyncio.Future[None]:
        """Stop the running timers of a match; each keeps the seconds it had left, none less than 0."""
        return self._submit(MatchWrite(match, partial(pause_timers, match, at, self._seals)))

    def resume(self, match: int, at: datetime) -> asyncio.Future[None]:
        """Start the standing timers of a match with the seconds they have left."""
        return self._submit(MatchWrite(match, partial(resume_timers, match, at, self._seals)))

    async def close(self) -> None:
        """Write what is queued, then let the database go. A second call does nothing more."""
        if not self._closed:
            self._closed = True
            # The thread ends at None, after all that was queued before; nothing is queued after it.
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._wakeup.close()

    # The way to the thread.

    def _submit(self, work: Work) -> asyncio.Future[Any]:
        """Queue a piece of work; the future of its value. StoreClosed."""
        if self._closed:
            raise StoreClosed
        loop = asyncio.get_running_loop()
        self._wakeup.attach(loop)
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Job(work, future))
        return future

    def _execute(self, sql: str, *rows: tuple[object, ...]) -> asyncio.Future[None]:
        """Queue one statement, once for each row of values."""

        def write(connection: Connection) -> None:
            connection.executemany(sql, rows)

        return self._submit(write)

    def _changing_people(
        self, match: int, *statements: Statement, version: int | None = None, is_in_memory: bool = True
    ) -> MatchWrite:
        """A write of rows that say who a match belongs to and where it is; its seal is renewed with them."""
        write = partial(_write_all, statements, self._seals.changing_people, match)
        return MatchWrite(match, write, version, is_in_memory)

    def _changing_clock(self, match: int, *statements: Statement) -> MatchWrite:
        """A write of rows that say when something of a match is due; its seal is renewed with them."""
        return MatchWrite(match, partial(_write_all, statements, self._seals.changing_clock, match))

    def _set_alive(self, connection: Connection, at: datetime, fences: Fences | None) -> None:
        if fences is not None:
            set_slots_alive(connection, at, fences)
        connection.execute(SET_ALIVE, (stamp(at),))
        seal_store(connection, self._codec)

    def _on_commit(self, count: int) -> None:
        # `committed` may be replaced later, so the thread is not handed the one of today.
        self.committed(count)


def _write_all(
    statements: tuple[Statement, ...],
    changing: Callable[[Connection, int], AbstractContextManager[None]],
    match: int,
    connection: Connection,
) -> None:
    """Do these statements while the seal of a match is looked at and renewed."""
    with changing(connection, match):
        for sql, values in statements:
            connection.execute(sql, values)


def _place_message(match: int, known: KnownMessage) -> Statement:
    thing = known.thing
    return SET_PLACE, (match, thing.kind, thing.about, known.channel, known.message)


def _drop_thing(match: int, thing: Thing) -> Statement:
    return DROP_PLACE, (match, thing.kind, thing.about)


def _drop_unattended(match: int, version: int | None, connection: Connection) -> None:
    connection.execute(DROP_UNATTENDED, (match, version))
