"""What coins are worth to a house of company wherever it weighs them: ballots, offers and answers."""

from engine.games.houses.stewards.purse import coins_gain
from engine.games.houses.view import View

COIN = 0.8
"""How much of a coin's worth it weighs: it would rather have voted than have saved."""


def coins_worth(view: View, more: int) -> float:
    """What so many coins more, or fewer, are worth to it, in points."""
    return COIN * coins_gain(view, more)
