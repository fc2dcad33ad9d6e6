"""The store as one value: its writer, its reader, the token of its messages, and its lock."""

from types import TracebackType
from typing import Self

from engine.store.filelock import FileLock
from engine.store.reader import Reader
from engine.store.salvage import Salvaged
from engine.store.writer import Writer


class Store:
    """An open store: `store.write.append(…)`, `store.read.entries(…)`; `id` marks its messages.

    `salvaged`: its file was damaged and was written anew at this opening.
    """

    def __init__(
        self, token: str, write: Writer, read: Reader, lock: FileLock, salvaged: Salvaged | None = None
    ) -> None:
        self.id, self.salvaged = token, salvaged
        self.write = write
        self.read = read
        self._lock: FileLock | None = lock

    async def close(self) -> None:
        """Write what is queued, then let everything go, the lock last. A second call does nothing."""
        if self._lock is None:
            return
        lock, self._lock = self._lock, None
        await self.read.close()
        await self.write.close()
        lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
