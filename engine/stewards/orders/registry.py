"""Which games have standing orders, and how they play."""

from collections.abc import Mapping
from typing import Final

from engine.stewards.orders import houses_turn
from engine.stewards.orders.turn import Play

ORDERS: Final[Mapping[str, Play]] = {"houses": houses_turn.play}
"""How the orders of each game play, by the game's name."""


def orders_for(game: str) -> Play | None:
    """How this game's orders play; None for a game that has none yet."""
    return ORDERS.get(game)
