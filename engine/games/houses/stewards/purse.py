"""What coins and power are worth to a house of Houses, in points, as its own view tells (HO-4.4, HO-10.4)."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from engine.games.houses.ranks import Equals
from engine.games.houses.role_points import GOALS
from engine.games.houses.stewards.odds import KEPT, below, counts
from engine.games.houses.stewards.realm import phases_left
from engine.games.houses.view import View

USUAL_COINS, USUAL_POWER = 12, 6
"""What a house is taken to have whose purse is hidden (HO-R11)."""

STRAY = 1.3
"""How far a purse strays in a phase that is still to come: a standard deviation, in coins or in power."""

TIES: dict[Equals, float] = {"worse": 0.5, "better": -0.5, "shared": 0.0}
"""HO-R13: by how much an equal counts as ahead."""

PLACES = (2, 1)
"""HO-10.4."""

NOBODY = (5, 3, 1)
"""HO-4.4 for a house that has no role yet."""


def coins_gain(view: View, more: float) -> float:
    """The points that so many coins more, or fewer, should bring at the end (HO-4.4)."""
    own = view.own
    if own is None or not more:
        return 0.0
    points = GOALS[own.role].coins if own.role else NOBODY
    others = _others(view, own.seat, [one.coins for one in view.characters], USUAL_COINS)
    return _gain(view, points, own.coins, more, others)


def power_gain(view: View, more: float) -> float:
    """The points that so much power more, or less, should bring at the end (HO-10.4)."""
    own = view.own
    if own is None or not more:
        return 0.0
    others = _others(view, own.seat, [one.power for one in view.characters], USUAL_POWER)
    return _gain(view, PLACES, own.power, more, others)


def rank_worth(
    points: Sequence[int], mine: float, others: tuple[float, ...], spread: float, tie: float
) -> float:
    """The points of a place, expected; `tie` is how far equals lie from the better place (HO-R13)."""
    ahead = _ahead(mine, others, spread, tie)
    return sum(worth * chance for worth, chance in zip(points, ahead, strict=False))


def places_chances(view: View, held: Sequence[float], seat: int) -> tuple[float, ...]:
    """How likely the seat ends in the first, second, … place of these purses."""
    others = tuple(one for other, one in enumerate(held) if other != seat)
    return _ahead(held[seat], others, _spread(phases_left(view)), TIES[view.options.equals])


@lru_cache(KEPT)
def _ahead(mine: float, others: tuple[float, ...], spread: float, tie: float) -> tuple[float, ...]:
    """How likely none, one, … of the others ends ahead, or level where that counts as ahead."""
    wide = spread * sqrt(2)
    return counts(tuple(below(other - mine + tie, wide) for other in others))


def _spread(left: int) -> float:
    return STRAY * sqrt(left) + 0.25


def _gain(view: View, points: Sequence[int], held: int, more: float, others: tuple[float, ...]) -> float:
    spread, tie = _spread(phases_left(view)), TIES[view.options.equals]
    return rank_worth(points, held + more, others, spread, tie) - rank_worth(
        points, held, others, spread, tie
    )


def _others(view: View, seat: int, held: Sequence[int | None], usual: int) -> tuple[float, ...]:
    return tuple(float(usual if one is None else one) for other, one in enumerate(held) if other != seat)
