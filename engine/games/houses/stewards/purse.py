"""What coins and power are worth to a house of Houses, in points, as its own view tells (HO-4.4, HO-10.4)."""

from collections.abc import Sequence
from math import sqrt

from engine.games.houses.content import RoleName
from engine.games.houses.role_points import GOALS
from engine.games.houses.stewards.odds import below, counts
from engine.games.houses.stewards.realm import phases_left
from engine.games.houses.view import View

USUAL_COINS, USUAL_POWER = 12, 6
"""What a house is taken to have whose purse is hidden (HO-R11)."""

STRAY = 2.5
"""How far a purse strays in a phase that is still to come: a standard deviation, in coins or in power."""

THRIFT: dict[RoleName, float] = {
    "opportunist": 3.2,
    "luxurious": 3.0,
    "moderate": 1.5,
    "greedy": 1.5,
    "rebel": 2.0,
    "extremist": 1.5,
}
"""How much more than the odds say a role holds on to its coins: whose wishes are often outvoted saves up."""

PLACES = (2, 1)
"""HO-10.4."""

USE = 0.03
"""What a point of power is worth in each phase to come, for its vote."""

NOBODY = (5, 3, 1)
"""HO-4.4 for a house that has no role yet."""


def coins_worth(view: View, more: float) -> float:
    """What so many coins more, or fewer, are worth to the viewer's own role and its thrift."""
    own = view.own
    thrift = THRIFT[own.role] if own and own.role else 1.0
    return thrift * coins_gain(view, more)


def coins_gain(view: View, more: float) -> float:
    """The points that so many coins more, or fewer, should bring at the end (HO-4.4)."""
    own = view.own
    if own is None or not more:
        return 0.0
    points = GOALS[own.role].coins if own.role else NOBODY
    others = _others(view, own.seat, [one.coins for one in view.characters], USUAL_COINS)
    return _gain(points, own.coins, more, others, phases_left(view))


def power_worth(view: View, more: float) -> float:
    """The same of power: a place at the end, and votes until then (HO-10.4, HO-3.3)."""
    own = view.own
    if own is None or not more:
        return 0.0
    others = _others(view, own.seat, [one.power for one in view.characters], USUAL_POWER)
    left = phases_left(view)
    return _gain(PLACES, own.power, more, others, left) + USE * left * more


def rank_worth(points: Sequence[int], mine: float, others: Sequence[float], spread: float) -> float:
    """The points of a place, expected; equals share the worse one (HO-R13)."""
    ahead = _ahead(mine, others, spread)
    return sum(worth * chance for worth, chance in zip(points, ahead, strict=False))


def places_chances(held: Sequence[float], seat: int, left: int) -> tuple[float, ...]:
    """How likely the seat ends in the first, second, … place of these purses, after so many phases."""
    others = tuple(one for other, one in enumerate(held) if other != seat)
    return _ahead(held[seat], others, _spread(left))


def _ahead(mine: float, others: Sequence[float], spread: float) -> tuple[float, ...]:
    """How likely none, one, … of the others ends ahead, or level."""
    wide = spread * sqrt(2)
    return counts(tuple(below(other - mine + 0.5, wide) for other in others))


def _spread(left: int) -> float:
    return STRAY * sqrt(left) + 0.25


def _gain(points: Sequence[int], held: int, more: float, others: Sequence[float], left: int) -> float:
    spread = _spread(left)
    return rank_worth(points, held + more, others, spread) - rank_worth(points, held, others, spread)


def _others(view: View, seat: int, held: Sequence[int | None], usual: int) -> tuple[float, ...]:
    return tuple(float(usual if one is None else one) for other, one in enumerate(held) if other != seat)
