"""The table of games: one line a game, and nobody imports one from another."""

from collections.abc import Mapping

from engine.games import coup, houses, treasure
from engine.games.houses.content import Content
from engine.kernel.game import AnyGame


def table(council: Content) -> Mapping[str, AnyGame]:
    """Every game by its name; Houses is played with this content."""
    games: tuple[AnyGame, ...] = (houses.game(council), coup.game(), treasure.game())
    return {game.name: game for game in games}
