"""Finds the game of a match by the rules and the content it began with: on the shelf, or in the store."""

import asyncio
from contextlib import suppress

from msgspec import Struct

from engine.entries import Entry
from engine.game_versions import Edition, GameVersions, without_moves
from engine.kernel.game import AnyGame, of_version
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.table.seating import TableOpened
from engine.store import Pack, Store, StoreError


class LoadedGame(Struct, frozen=True):
    """The game of a match; `missing` says what is nowhere of it, and then the game is closed."""

    game: AnyGame
    missing: Refusal | None = None


class ContentCache:
    """The shelf before a store. What was read once stays on the shelf."""

    def __init__(self, store: Store, shelf: GameVersions) -> None:
        self._store, self.shelf = store, shelf
        self._binding = asyncio.Lock()
        self._kept: set[str] = set()

    async def load_game(self, game: str, rules: int, content: str) -> LoadedGame:
        """The game by these rules and with this content (their versions).

        Without the content it is missing with content_missing, without the rules with rules_missing.
        """
        return game_of_edition(self.shelf, await self._edition(game, content), game, rules, content)

    async def _edition(self, game: str, version: str) -> Edition | None:
        """Of many matches that need the same content one binds it, the others wait for that."""
        found = self.shelf.find(game, version)
        if found is not None:
            return found
        async with self._binding:
            return self.shelf.find(game, version) or await self._bind_edition(version)

    async def _bind_edition(self, version: str) -> Edition | None:
        """To bind a content is slow, so it is done in a thread."""
        pack = await self._store.read.pack(version)
        return None if pack is None else await asyncio.to_thread(self.shelf.add_pack, pack)

    async def load_for_new_match(self, game: str, rules: int, content: str) -> tuple[AnyGame, Pack | None]:
        """What a new match is played with, and what is to be kept for it.

        Refused as `lent` says, and with content_unserved for cards on which no new table can begin.
        """
        self.check_served(game, content)
        lent = await self.load_game(game, rules, content)
        if lent.missing is not None:
            raise Refused(lent.missing)
        return lent.game, self.shelf.pack(game, content)

    def check_served(self, game: str, content: str) -> None:
        """Refused (content_unserved) where authors must mend this content before a new table begins."""
        if self.shelf.problems_of_content(game, content):
            raise Refused(no("content_unserved"))

    async def start(self) -> None:
        """An older database has no contents: what its matches are played with is that of now."""
        if not await self._store.read.versions() and await self._store.read.active_match_ids():
            for game, version in self.shelf.versions().items():
                await self.keep(game, version)

    async def keep(self, game: str, version: str) -> None:
        """Keep the content that a match is played with, where it is here and not in the store.

        Matches of an older database brought none with them. A disk that keeps nothing stops no match: it is
        tried again at the next.
        """
        pack = self.shelf.pack(game, version)
        if pack is None or version in self._kept:
            return
        with suppress(StoreError):
            if version not in await self._store.read.versions():
                await self._store.write.keep_pack(pack)
            self._kept.add(version)


def game_of_edition(
    shelf: GameVersions, found: Edition | None, game: str, rules: int, content: str
) -> LoadedGame:
    """The game of an edition, if there is one, by these rules."""
    if found is None:
        return _closed_game(shelf.games[game], no("content_missing", version=content))
    played = of_version(found.game, rules)
    return (
        _closed_game(found.game, no("rules_missing", version=rules)) if played is None else LoadedGame(played)
    )


def opening_of(first: Entry) -> TableOpened:
    """What the first entry of a log says of rules and content."""
    return next(event for event in first.events if isinstance(event, TableOpened))


def _closed_game(game: AnyGame, why: Refusal) -> LoadedGame:
    return LoadedGame(without_moves(game, why), why)
