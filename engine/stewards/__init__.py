"""AI players. Each sees what its seat sees, and nothing else. Those of a game stand in its folder."""

from typing import Final

from engine.kernel.game import AnyGame
from engine.kernel.steward import Steward
from engine.stewards import random

RANDOM: Final = "random"


def kinds(game: AnyGame) -> tuple[str, ...]:
    """The stewards of a game, the usual one first, the random one last."""
    return (*game.stewards, RANDOM)


def kinds_to_measure(game: AnyGame) -> tuple[str, ...]:
    """The kinds that games played for their figures may name: those of the tables, and the sparring ones."""
    return (*kinds(game), *game.sparring)


def usual(game: AnyGame) -> str:
    """The kind that takes a seat nobody has taken."""
    return kinds(game)[0]


def steward_for(game: AnyGame, kind: str) -> Steward:
    """The steward of this kind; for a kind that the game has not, the random one that waits to be asked."""
    return game.stewards.get(kind, random.when_asked)


def player_for(game: AnyGame, kind: str) -> Steward:
    """The steward of this kind, be it only a sparring one; else as `steward_for`."""
    return game.sparring.get(kind) or steward_for(game, kind)
