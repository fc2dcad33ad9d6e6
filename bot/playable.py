"""Every game this program can play, with the content of a folder; for commands that need no bot."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from bot.games import shelf, versions
from engine.game_versions import GameVersions
from engine.kernel.game import AnyGame


class Playable(Struct, frozen=True):
    """Games and the versions of their contents, by name; a game without content has none."""

    games: Mapping[str, AnyGame]
    contents: Mapping[str, str]
    shelf: GameVersions

    def content(self, game: str) -> str:
        """The version of a game's content; empty for one without."""
        return self.contents.get(game, "")


def playable(folder: Path | None = None) -> Playable:
    """Reads the content of a folder, or the program's. ContentBroken when it can't be read, Unfit."""
    found = shelf(folder)
    return Playable(found.games, versions(found), found)
