"""An open store, of whichever database."""

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import Struct

from engine.store.reader import Reader
from engine.store.slots import AllSlots, Slots
from engine.store.writer import Writer


class Salvaged(Struct, frozen=True):
    """A damaged file that was written anew: where the old one lies, and which matches lost something."""

    kept: Path
    matches: tuple[int, ...]


class Store:
    """An open store: `store.write.append(…)`, `store.read.entries(…)`; `id` marks its messages.

    `salvaged`: its file was damaged and was written anew at this opening. `release` lets others open it.
    `slots` says which background work is this process's, all of it unless others share the database.
    """

    def __init__(
        self,
        token: str,
        write: Writer,
        read: Reader,
        release: Callable[[], object],
        salvaged: Salvaged | None = None,
        slots: Slots | None = None,
    ) -> None:
        self.id, self.salvaged = token, salvaged
        self.write = write
        self.read = read
        self.slots = AllSlots() if slots is None else slots
        self._release: Callable[[], object] | None = release

    async def close(self) -> None:
        """Write what is queued, then let everything go, the right to serve it last. Twice does no harm."""
        if self._release is None:
            return
        release, self._release = self._release, None
        await self.read.close()
        await self.write.close()
        release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
