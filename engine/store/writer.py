"""Every write of the store, as futures: one thread, one queue, one transaction for all that waits."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar, cast

from engine.store import forgetting, worker, writes
from engine.store.codec import Codec
from engine.store.errors import StoreClosed
from engine.store.loop_wakeup import LoopWakeup
from engine.store.records import (
    Append,
    BoardRevision,
    Choice,
    Home,
    KnownMessage,
    NewMatch,
    Opening,
    Pack,
    QuarantinedMatch,
    Scope,
    Seen,
    Thing,
    Together,
    Write,
)
from engine.store.seals import Seals
from engine.store.worker import Job, Work

T = TypeVar("T")


class Writer:
    """Call its methods on an event loop: a write is queued by the call, in that order, and kept when awaited.

    `committed` is told how many writes one commit kept, in the writer's thread. A caller that is cancelled
    does not take its write back. Errors: StoreFull, StoreLocked, StoreBroken,
    StoreClosed from every method; `append` adds SeqTaken, InteractionDone and MatchMissing, `open_match`
    InteractionDone.
    """

    def __init__(self, path: Path, codec: Codec) -> None:
        self._codec, self._path = codec, path
        self._seals = Seals(codec)
        self._closed = False
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self.committed: Callable[[int], object] = lambda count: None
        self._bells = LoopWakeup()
        given = (worker.connect(path), self._seals, self._queue, self._bells, self._on_commit)
        self._thread = threading.Thread(target=worker.run, args=given, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append) -> asyncio.Future[None]:
        """Keep one move whole."""
        return cast("asyncio.Future[None]", self._submit(append))

    def together(self, *appends: Append, others: tuple[Write, ...] = ()) -> asyncio.Future[None]:
        """Keep moves of several matches and other writes whole; errors as of `append`."""
        return cast("asyncio.Future[None]", self._submit(Together(appends, others)))

    def open_match(self, opening: Opening) -> asyncio.Future[int]:
        """Keep a new match and its first entries whole; its id."""
        return cast("asyncio.Future[int]", self._submit(opening))

    def add_match(self, new: NewMatch) -> asyncio.Future[int]:
        """Keep a new, open match; its id."""
        return self._call(lambda connection: writes.add_match(connection, self._seals, new))

    def keep_pack(self, pack: Pack) -> asyncio.Future[None]:
        """Keep a content that matches are played with."""
        return self._call(lambda connection: writes.keep_pack(connection, pack))

    def mark_attempted(self, post: int) -> asyncio.Future[None]:
        """Say, before a send, that it is about to begin."""
        return self._call(lambda connection: writes.mark_attempted(connection, post))

    def mark_sent(self, post: int, message: int, at: datetime) -> asyncio.Future[None]:
        """Say that a post is there, as `message`."""
        return self._call(lambda connection: writes.mark_sent(connection, post, message, at))

    def set_spot(self, match: int, spot: KnownMessage) -> asyncio.Future[None]:
        """Keep where a thing of a match stands."""
        return self._call(lambda connection: writes.set_spot(connection, self._seals, match, spot))

    def drop_spot(self, match: int, thing: Thing) -> asyncio.Future[None]:
        """Forget where a thing of a match stood."""
        return self._call(lambda connection: writes.drop_spot(connection, self._seals, match, thing))

    def move_match(self, match: int, home: Home, *appends: Append) -> asyncio.Future[None]:
        """The match is at home in another channel; its moves are kept with that, errors as of `append`."""
        moving: Write = partial(writes.move_match, seals=self._seals, match=match, home=home)
        return self.together(*appends, others=(moving,))

    def set_language(self, match: int, language: str) -> asyncio.Future[None]:
        """The match speaks another language from now on."""
        return self._call(lambda connection: writes.set_language(connection, self._seals, match, language))

    def set_preference(
        self, scope: Scope, owner: int, value: str | None, choice: Choice = "language"
    ) -> asyncio.Future[None]:
        """Keep what a user or a guild has chosen; None forgets it."""
        return self._call(lambda connection: writes.set_preference(connection, scope, owner, value, choice))

    def set_names(self, names: Mapping[int, Seen]) -> asyncio.Future[None]:
        """Keep what people are called, by user."""
        return self._call(lambda connection: writes.set_names(connection, self._codec, names))

    def put_aside(self, aside: QuarantinedMatch) -> asyncio.Future[None]:
        """Keep that a match can't be read: until it is taken back nothing of it is owed or due."""
        return self._call(lambda connection: writes.put_aside(connection, aside))

    def take_back(self, aside: QuarantinedMatch) -> asyncio.Future[None]:
        """It can be read again; its running clock has still to be moved, from when it was set aside."""
        return self._call(lambda connection: writes.take_back(connection, self._seals, aside))

    def set_alive(self, at: datetime) -> asyncio.Future[None]:
        """Say that the program runs; the time is aware."""
        return self._call(lambda connection: writes.set_alive(connection, self._codec, at))

    def clear_stewards_due(self, matches: tuple[int, ...]) -> asyncio.Future[None]:
        """The stewards of these matches have nothing to do."""
        return self._call(lambda connection: writes.clear_stewards_due(connection, matches))

    def set_faces(self, faces: Mapping[int, BoardRevision | None]) -> asyncio.Future[None]:
        """Keep what the boards of these matches show; None where that is not known any more."""
        return self._call(lambda connection: writes.set_faces(connection, faces))

    def stand_still(self, since: datetime, at: datetime) -> asyncio.Future[None]:
        """From `since` to `at` nobody was here: running clocks have still to be moved. Somebody is now."""
        return self._call(lambda connection: writes.stand_still(connection, self._seals, since, at))

    def stand_alone(self, match: int, since: datetime) -> asyncio.Future[None]:
        """From `since` on (aware) nobody can be asked at this match: its clock has still to be moved."""
        return self._call(lambda connection: writes.stand_alone(connection, self._seals, match, since))

    def catch_up(self, match: int, *appends: Append) -> asyncio.Future[None]:
        """The clock of a match is moved, by these moves; errors as of `append`."""
        caught: Write = partial(writes.catch_up, seals=self._seals, match=match)
        return self.together(*appends, others=(caught,))

    async def forget(self, user: int, *appends: Append) -> None:
        """Nothing in the database names this person any more, nor does what lay deleted in its file.

        The moves by which they leave their tables are kept with it; errors as of `append`.
        """
        await self.together(
            *appends, others=(lambda connection: forgetting.forget(connection, self._seals, user),)
        )
        await asyncio.to_thread(forgetting.empty_wal, self._path)

    def pause(self, match: int, at: datetime) -> asyncio.Future[None]:
        """Stop the timers of a match."""
        return self._call(lambda connection: writes.pause(connection, self._seals, match, at))

    def resume(self, match: int, at: datetime) -> asyncio.Future[None]:
        """Start the timers of a match again."""
        return self._call(lambda connection: writes.resume(connection, self._seals, match, at))

    async def close(self) -> None:
        """Write what is queued, then let the database go. A second call does nothing more."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._bells.close()

    def _on_commit(self, count: int) -> None:
        self.committed(count)

    def _call(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        return cast("asyncio.Future[T]", self._submit(work))

    def _submit(self, work: Work) -> asyncio.Future[object]:
        if self._closed:
            raise StoreClosed
        loop = asyncio.get_running_loop()
        self._bells.hang(loop)
        future: asyncio.Future[object] = loop.create_future()
        self._queue.put(Job(work, future))
        return future
