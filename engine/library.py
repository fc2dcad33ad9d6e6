"""Finds the game of a match by the content it began with: on the shelf, or in the store."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from msgspec import Struct

from engine.entries import Entry
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused, no
from engine.kernel.table.messages import TableOpened
from engine.shelf import Shelf, closed
from engine.store import Pack, Store, StoreError


class Lent(Struct, frozen=True):
    """The game of a match; `missing` is the version that is nowhere, and then the game is closed."""

    game: AnyGame
    missing: str = ""


class Library:
    """The shelf before a store. What was read once stays on the shelf."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self._store, self.shelf = store, shelf

    async def lent(self, game: str, version: str) -> Lent:
        """The game with this version of its content. To bind a content is slow, so it is done in a thread."""
        found = self.shelf.find(game, version)
        if found is None and (pack := await self._store.read.pack(version)) is not None:
            found = await asyncio.to_thread(self.shelf.bound, pack)
            if found is not None:
                self.shelf.put(found)
        if found is None:
            return Lent(closed(self.shelf.games[game], version), version)
        return Lent(found.game)

    async def begun(self, game: str, version: str) -> tuple[AnyGame, Pack | None]:
        """What a new match is played with, and what is to be kept for it. Refused with content_missing."""
        lent = await self.lent(game, version)
        if lent.missing:
            raise Refused(no("content_missing", version=version))
        return lent.game, self.shelf.pack(game, version)

    async def keep(self, used: Iterable[tuple[str, str]]) -> None:
        """Keep the contents of these games and versions that are not in the store, as far as they are here.

        Matches of an older database brought none with them. A disk that keeps nothing stops no start: it is
        tried again at the next.
        """
        kept = await self._store.read.versions()
        for game, version in sorted(set(used)):
            pack = self.shelf.pack(game, version)
            if pack is not None and version not in kept:
                with suppress(StoreError):
                    await self._store.write.keep_pack(pack)


def version_of(log: tuple[Entry, ...]) -> str:
    """The content that the first entry of a log began with; empty for none."""
    events = log[0].events if log else ()
    return next((event.content for event in events if isinstance(event, TableOpened)), "")
