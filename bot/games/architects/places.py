"""What lies and stands at the places of the board, as everybody can see it."""

from engine.games.architects.facts import MARKET_FACTS, SIDES, Amounts, amounts
from engine.games.architects.names import SPOTS, Space, Spot
from engine.games.architects.state import State


def workers_at(table: State, spot: Spot) -> tuple[int, ...]:
    """Workers at a place by seat."""
    return tuple(one.spots[SPOTS.index(spot)] for one in table.players)


def goods_of_stall(table: State, space: Space) -> Amounts:
    """What a stall gives; nothing for the middle one, where there is a choice (AW-BM-3, AW-BM-4)."""
    if space == "black_market_middle":
        return amounts({})
    if space == "black_market_small":
        return amounts(MARKET_FACTS.printed_small if table.small is None else SIDES[table.small].small)
    return amounts(SIDES[table.large[-1]].large if table.large else MARKET_FACTS.printed_large)
