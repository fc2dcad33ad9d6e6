"""An open store, of whichever database."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import Struct

from engine.store.errors import StoreError
from engine.store.peers import Peers
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
    `slots` says which background work is this process's, all of it unless others share the database; then
    `peers` are those.
    """

    def __init__(
        self,
        token: str,
        write: Writer,
        read: Reader,
        release: Callable[[], object],
        salvaged: Salvaged | None = None,
        *,
        slots: Slots | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.id, self.salvaged = token, salvaged
        self.write = write
        self.read = read
        self.slots = AllSlots() if slots is None else slots
        self.peers = peers
        self._release: Callable[[], object] | None = release

    async def close(self) -> None:
        """Write what is queued, then let everything go, the right to serve it last. Twice does no harm."""
        if self._release is None:
            return
        release, self._release = self._release, None
        await self.read.close()
        await self.write.close()
        with suppress(StoreError):  # a database that is away gives the slots back itself
            await self.slots.close()
        release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
