"""Games and records as commands use them that need no bot: with the content of a folder, or of a database."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from bot.games import editions, versions
from engine.game_versions import GameVersions
from engine.kernel.game import AnyGame, of_version
from engine.record import Record, unchecked_because
from engine.record.verify import Unchecked


class Playable(Struct, frozen=True):
    """Games and the versions of their contents, by name; a game without content has none."""

    games: Mapping[str, AnyGame]
    contents: Mapping[str, str]
    editions: GameVersions

    def content(self, game: str) -> str:
        """The version of a game's content; empty for one without."""
        return self.contents.get(game, "")


def playable(folder: Path | None = None) -> Playable:
    """Reads the content of a folder, or the program's. ContentBroken when it can't be read, Unfit."""
    found = editions(folder)
    return Playable(found.games, versions(found), found)


class Again(Struct, frozen=True):
    """A record with the game as it was played, and why it can't be played again, or None.

    `kept`: its content is what the database has kept.
    """

    record: Record
    why: Unchecked | None
    kept: bool = False


def replay_record(record: Record, known: Playable, *databases: Path) -> Again:
    """The record on the content it began with: the one we know, or one that these databases have kept."""
    from engine.store import pack_at  # noqa: PLC0415  knows databases, which a simulation never opens

    version = record.header.content
    why = unchecked_because(record, known.content(record.header.game))
    packs = (pack_at(database, version) for database in databases if why == "content")
    pack = next((pack for pack in packs if pack is not None), None)
    found = None if pack is None or pack.game != record.header.game else known.editions.edition_of(pack)
    if found is None:
        return Again(record, why)
    game = of_version(found.game, record.header.rules) or found.game
    played = Record(record.header, game, record.lines)
    return Again(played, unchecked_because(played, version), True)
