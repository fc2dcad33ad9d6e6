"""Every write of the store, as awaitables: one thread, one queue, one transaction for all that waits."""

import asyncio
import threading
from datetime import datetime
from pathlib import Path
from queue import SimpleQueue

from engine.store import worker, writes
from engine.store.codec import Codec
from engine.store.errors import StoreBroken, StoreClosed
from engine.store.records import Append, NewMatch, Scope
from engine.store.worker import Call, Job


class Writer:
    """Await its methods on an event loop; each returns after the commit, in the order they were called.

    A caller that is cancelled does not take its write back. Errors: StoreFull, StoreLocked, StoreBroken,
    StoreClosed from every method; `append` adds SeqTaken, InteractionDone and MatchMissing.
    """

    def __init__(self, path: Path, codec: Codec) -> None:
        self._codec = codec
        self._closed = False
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        given = (worker.connect(path), codec, self._queue)
        self._thread = threading.Thread(target=worker.run, args=given, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append) -> asyncio.Future[object]:
        """Keep one move whole; the future is done when it is on the disk. Its value is None."""
        return self._submit(append)

    async def add_match(self, new: NewMatch) -> int:
        """Keep a new, open match; its id."""
        made = await self._submit(lambda connection: writes.add_match(connection, self._codec, new))
        if not isinstance(made, int):
            raise StoreBroken(type(made).__name__)
        return made

    async def mark_attempted(self, post: int) -> None:
        """Say, before a send, that it is about to begin."""
        await self._submit(lambda connection: writes.mark_attempted(connection, post))

    async def mark_sent(self, post: int, message: int, at: datetime) -> None:
        """Say that a post is there, as `message`."""
        await self._submit(lambda connection: writes.mark_sent(connection, post, message, at))

    async def set_preference(self, scope: Scope, owner: int, language: str | None) -> None:
        """Keep the language of a user or a guild; None forgets it."""
        await self._submit(lambda connection: writes.set_preference(connection, scope, owner, language))

    async def pause(self, match: int, at: datetime) -> None:
        """Stop the clocks of a match."""
        await self._submit(lambda connection: writes.pause(connection, match, at))

    async def resume(self, match: int, at: datetime) -> None:
        """Start the clocks of a match again."""
        await self._submit(lambda connection: writes.resume(connection, match, at))

    async def close(self) -> None:
        """Write what is queued, then let the database go. A second call does nothing more."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _submit(self, work: Append | Call) -> asyncio.Future[object]:
        if self._closed:
            raise StoreClosed
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(work, future))
        return future
