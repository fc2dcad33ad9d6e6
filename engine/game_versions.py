"""The game of a match: by the rules and the content with which it began, not by those of today.

A match names in its first entry the version of its rules and of its content. Rules stand in the program,
every older version of them (`Game.older`). A content is an *edition*: `GameVersions` holds those of today and
those that were bound since the program started; `ContentCache` looks into the store where a *pack* (the files
of a content) was kept when a match began with it. A game without a content of its own is the same for every
version.

Where rules or content are nowhere, the match is folded and shown, but no move is made (`without_moves`).
"""

import asyncio
import dataclasses
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec import Struct

from engine.entries import Entry
from engine.kernel.content import Problem
from engine.kernel.game import AnyGame, of_version, versions
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.table.seating import TableOpened
from engine.store import Member, Pack, StoreError, unpack_files
from engine.store.slots import Slots, newer_members

if TYPE_CHECKING:
    # Who only wants the games need not wait until what opens a database is read (engine/store/__init__.py).
    from engine.store import Store


class Edition(Struct, frozen=True):
    """A game with one content; `book` is what its renderer needs of that content."""

    game: AnyGame
    version: str
    book: Any = None


Bind = Callable[[Mapping[str, bytes]], Edition | None]
"""Makes an edition of a content's files; None for files that this version of the program can't read."""


class Source(Struct, frozen=True):
    """A game that has a content: its edition of today, the pack of that, and how others are bound.

    The pack is made when a match is kept that began with it: not every program keeps one. `unserved`: what
    authors must mend before a new table can begin on it; matches that began on it are never judged by that.
    """

    edition: Edition
    pack: Callable[[], Pack]
    bind: Bind
    unserved: tuple[Problem, ...] = ()


class GameVersions:
    """Editions by game and version. Older ones are put here when a match needs them, and stay."""

    def __init__(self, games: Mapping[str, AnyGame], sources: Mapping[str, Source] | None = None) -> None:
        self.games = games
        self._sources = {} if sources is None else sources
        self._editions = {(name, one.edition.version): one.edition for name, one in self._sources.items()}

    def find(self, game: str, version: str) -> Edition | None:
        """The edition of that version; None when it is not here."""
        if game not in self._sources:
            return Edition(self.games[game], version)
        return self._editions.get((game, version))

    def present(self, game: str) -> Edition:
        """The edition of today of a game that has a content. KeyError."""
        return self._sources[game].edition

    def versions(self) -> dict[str, str]:
        """The versions of today's contents, by the name of the game."""
        return {name: one.edition.version for name, one in self._sources.items()}

    def problems_of_content(self, game: str, version: str) -> tuple[Problem, ...]:
        """The mistakes for which no table begins on this content; () for one that is not today's."""
        source = self._sources.get(game)
        return source.unserved if source is not None and source.edition.version == version else ()

    def book(self, game: str, version: str) -> Any:
        """The content of that version as its renderer reads it; None when it is not here."""
        found = self.find(game, version)
        return None if found is None else found.book

    def pack(self, game: str, version: str) -> Pack | None:
        """The pack to be kept for a match of this version; None unless it is the present one."""
        source = self._sources.get(game)
        return source.pack() if source is not None and source.edition.version == version else None

    def edition_of(self, pack: Pack) -> Edition | None:
        """The edition of a pack; None for one that can't be read or is not what its name says. Slow."""
        source = self._sources.get(pack.game)
        try:
            found = None if source is None else source.bind(unpack_files(pack.body))
        except ValueError:
            return None
        return found if found is not None and found.version == pack.version else None

    def add_pack(self, pack: Pack) -> Edition | None:
        """The edition of a pack, which is found here from now on; None as `edition_of` says. Slow."""
        found = self.edition_of(pack)
        if found is not None:
            self.put(found)
        return found

    def put(self, edition: Edition) -> None:
        """From now on the edition is found."""
        self._editions[edition.game.name, edition.version] = edition


class LoadedGame(Struct, frozen=True):
    """The game of a match; `missing` says what is nowhere of it, and then the game is closed."""

    game: AnyGame
    missing: Refusal | None = None


def opening_of(first: Entry) -> TableOpened:
    """The event of a log's first entry, which names the versions of rules and content."""
    return next(event for event in first.events if isinstance(event, TableOpened))


def game_of_edition(
    editions: GameVersions, found: Edition | None, game: str, rules: int, content: str
) -> LoadedGame:
    """The game of an edition, if there is one, by these rules; else closed, and with what is missing."""
    played = None if found is None else of_version(found.game, rules)
    if played is not None:
        return LoadedGame(played)
    if found is None:
        why, closed = no("content_missing", version=content), editions.games[game]
    else:
        why, closed = no("rules_missing", version=rules), found.game
    return LoadedGame(without_moves(closed, why), why)


def newest_for_all(game: AnyGame, others: Iterable[Member]) -> AnyGame:
    """The game by the newest rules that all of these processes know as well: those of a new table.

    Refused (game_newer) where one of them does not know the game at all.
    """
    common = {str(one.version) for one in versions(game)}.intersection(
        *(other.rules.get(game.name, ()) for other in others)
    )
    known = [one for one in versions(game) if str(one.version) in common]
    if not known:
        raise Refused(no("game_newer"))
    return known[-1]


def can_newer_play(slots: Slots, game: str, missing: Refusal) -> bool:
    """Whether a newer process has the rules or the content that a match of this game lacks here.

    An older one may have content that a newer program can't read any more: that is no place to go on.
    """
    version = str(dict(missing.slots)["version"])
    if missing.code == "rules_missing":
        # Who joins knows all rules of those who are there: the others can only know more.
        return any(version in other.rules.get(game, ()) for other in slots.others())
    return any(version == other.cards.get(game) for other in newer_members(slots))


def without_moves(game: AnyGame, why: Refusal) -> AnyGame:
    """A game whose content or rules are missing: a log is folded and shown, no move is made, for this reason.

    To fold takes no content, for events carry what `evolve` needs.
    """

    def refusal(*_: Any) -> Refusal:
        return why

    def refuse(*_: Any) -> NoReturn:
        raise Refused(why)

    def no_offers(*_: Any) -> tuple[Any, ...]:
        return ()

    return dataclasses.replace(
        game,
        setup=refuse,
        refusals=dict.fromkeys(game.refusals, refusal),
        offers=no_offers,
        happenings=dict.fromkeys(game.happenings, refuse),
        follow=refuse,
    )


class ContentCache:
    """The editions of a program with those that its store has kept; one that was read once stays at hand."""

    def __init__(self, store: "Store", editions: GameVersions) -> None:
        self._store, self.editions = store, editions
        self._binding = asyncio.Lock()
        self._kept: set[str] = set()

    async def start(self) -> None:
        """An older database has no contents: what its matches are played with is that of now."""
        if not await self._store.read.versions() and await self._store.read.active_match_ids():
            for game, version in self.editions.versions().items():
                await self.keep(game, version)

    async def load_game(self, game: str, rules: int, content: str) -> LoadedGame:
        """The game by these rules and with this content (their versions).

        Without the content it is missing with content_missing, without the rules with rules_missing.
        """
        return game_of_edition(self.editions, await self._edition(game, content), game, rules, content)

    async def _edition(self, game: str, version: str) -> Edition | None:
        found = self.editions.find(game, version)
        if found is not None:
            return found
        # Of many matches that need the same content one binds it, the others wait for that.
        async with self._binding:
            found = self.editions.find(game, version)
            pack = None if found is not None else await self._store.read.pack(version)
            if pack is None:
                return found
            # To bind a content is slow, so it is done in a thread.
            return await asyncio.to_thread(self.editions.add_pack, pack)

    async def load_for_new_match(self, game: str, rules: int, content: str) -> tuple[AnyGame, Pack | None]:
        """The game of a new match, and the pack of its content that is to be kept for it, if any.

        Refused with content_missing, rules_missing, or content_unserved for cards on which no new table can
        begin.
        """
        self.check_served(game, content)
        loaded = await self.load_game(game, rules, content)
        if loaded.missing is not None:
            raise Refused(loaded.missing)
        return loaded.game, self.editions.pack(game, content)

    def check_served(self, game: str, content: str) -> None:
        """Refused (content_unserved) where authors must mend this content before a new table begins."""
        if self.editions.problems_of_content(game, content):
            raise Refused(no("content_unserved"))

    async def keep(self, game: str, version: str) -> None:
        """Keep the content that a match is played with, where it is here and not in the store.

        Matches of an older database brought none with them. A disk that keeps nothing stops no match: it is
        tried again at the next.
        """
        pack = self.editions.pack(game, version)
        if pack is None or version in self._kept:
            return
        with suppress(StoreError):
            if version not in await self._store.read.versions():
                await self._store.write.keep_pack(pack)
            self._kept.add(version)
