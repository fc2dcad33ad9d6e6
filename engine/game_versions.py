"""Games by the version of their content: what the program has now, and what older matches began with.

A game without a content of its own is the same for every version.
"""

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from msgspec import Struct

from engine.kernel.content import Problem
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refusal, Refused
from engine.store.records import Pack, unpack_files


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
        """What keeps a new table from beginning on this content; nothing for one that is not today's."""
        source = self._sources.get(game)
        return source.unserved if source is not None and source.edition.version == version else ()

    def book(self, game: str, version: str) -> Any:
        """What a renderer needs of that version; None when it is not here."""
        found = self.find(game, version)
        return None if found is None else found.book

    def pack(self, game: str, version: str) -> Pack | None:
        """What is to be kept for a match of this version: nothing, unless it is the present one."""
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
        """From now on it is found."""
        self._editions[edition.game.name, edition.version] = edition


def without_moves(game: AnyGame, why: Refusal) -> AnyGame:
    """A game whose content or rules are missing: a log is folded and shown, no move is made, for this reason.

    To fold takes no content, for events carry what `evolve` needs.
    """

    def refusal(*_: Any) -> Refusal:
        return why

    def refuse(*_: Any) -> NoReturn:
        raise Refused(why)

    return dataclasses.replace(
        game,
        setup=refuse,
        refusals=dict.fromkeys(game.refusals, refusal),
        offers=nothing,
        happenings=dict.fromkeys(game.happenings, refuse),
        follow=refuse,
    )


def nothing(*_: Any) -> tuple[Any, ...]:
    """No move is offered."""
    return ()
