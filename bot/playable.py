"""Every game this program can play, with the content of its own folder; for commands that need no bot."""

from collections.abc import Mapping

from msgspec import Struct

from bot.wiring import CONTENT
from engine import games
from engine.games import houses
from engine.games.houses.reading import read
from engine.kernel.step import AnyGame


class Playable(Struct, frozen=True):
    """Games and the versions of their contents, by name; a game without content has none."""

    games: Mapping[str, AnyGame]
    contents: Mapping[str, str]

    def content(self, game: str) -> str:
        """The version of a game's content; empty for one without."""
        return self.contents.get(game, "")


def playable() -> Playable:
    """Reads the content. ContentBroken when it has mistakes."""
    council, _ = read(CONTENT)
    return Playable(games.table(council), {houses.NAME: council.version})
