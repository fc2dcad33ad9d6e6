"""The table of games: one line a game, and nobody imports one from another."""

from collections.abc import Mapping
from typing import Final

from engine.games import architects, coup, houses, rokugan, treasure
from engine.games.houses.content import Content
from engine.kernel.game import AnyGame


def without_content() -> dict[str, AnyGame]:
    """The games that are the same for every host, by name."""
    return {game.name: game for game in (coup.game(), treasure.game(), rokugan.game(), architects.game())}


NOTHING: Final = Content("", (), (), (), (), ())


def without_cards() -> Mapping[str, AnyGame]:
    """Every game by its name, for its types alone: they are the same with any content."""
    return table(NOTHING)


def table(council: Content) -> Mapping[str, AnyGame]:
    """Every game by its name; Houses is played with this content."""
    return {houses.NAME: houses.game(council), **without_content()}
