"""Which stewards can play a game, by the name that tables keep."""

from engine.stewards import coup, random, treasure
from engine.stewards.houses import cunning, prudent
from engine.stewards.steward import Steward

STEWARDS: dict[str, dict[str, Steward]] = {
    "houses": {"prudent": prudent.prudent, "cunning": cunning.cunning},
    "coup": {"prudent": coup.prudent, "cunning": coup.cunning},
    "treasure": {"prudent": treasure.prudent},
}
"""The stewards of each game beside the random one, by kind."""


def kinds(game: str) -> tuple[str, ...]:
    """The stewards of a game, the usual one first."""
    return (*STEWARDS.get(game, {}), "random")


def steward_for(game: str, kind: str) -> Steward:
    """The steward of this kind; for a kind that the game has not, the random one that waits to be asked."""
    return STEWARDS.get(game, {}).get(kind, random.when_asked)
