"""What a world that has come to its end is worth to a house (HO-10)."""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from engine.games.houses.names import ROLES, End
from engine.games.houses.points import GOALS, WORTH, awards
from engine.games.houses.stewards.sampled.world import World
from engine.games.houses.stewards.values.chances import AWARD, Standing
from engine.games.houses.stewards.values.purse import PLACES

SOFT: Final = 2.0
"""By how many points one must be ahead to be e times as likely ahead as behind."""


def worth(now: World, stands: Standing, end: End) -> float:
    """The chance of the first place, and the award beyond what the others get, in generations won."""
    scores = tuple(_scores(now, stands))
    mine = scores[stands.seat]
    others = [score - mine for seat, score in enumerate(scores) if seat != stands.seat]
    first = 1.0
    for lead in others:
        first *= 1 / (1 + exp(min(30.0, lead / SOFT)))
    rebel = ROLES[now.roles[stands.seat]] == "rebel" and end != "death"
    return first + AWARD * _award(stands, end, sum(lead > 0 for lead in others), rebel=rebel)


def _award(stands: Standing, end: End, ahead: int, *, rebel: bool) -> float:
    """HO-10.6 for the place behind so many; the Rebel's crown with it (HO-4.5)."""
    table = awards(end, len(stands.offices))
    share = stands.prestige
    worths = [share * prestige + (1 - share) * crown for prestige, crown in table]
    rest = (sum(worths) - worths[ahead]) / (len(worths) - 1)
    return worths[ahead] + (1 - share) * rebel - rest


def _scores(now: World, stands: Standing) -> Iterator[float]:
    """HO-10.1 to HO-10.4 for each seat; equals take the worse place."""
    for seat, role in enumerate(now.roles):
        coins = sum([one >= now.coins[seat] for one in now.coins]) - 1
        power = sum([one >= now.power[seat] for one in now.power]) - 1
        yield (
            _resources(role, now.values)
            + sum([_office(spot, now.values) for spot in stands.offices[seat]])
            + _points_of_place(GOALS[ROLES[role]].coins, coins)
            + _points_of_place(PLACES, power)
        )


def _points_of_place(points: Sequence[int], place: int) -> int:
    return points[place] if place < len(points) else 0


def _resources(role: int, values: Sequence[int]) -> int:
    """HO-4.3."""
    goal = GOALS[ROLES[role]]
    if not goal.ranges:
        return max(values) - min(values) + 1
    return goal.points[sum([_is_within(goal.ranges, one) for one in values])]


def _is_within(ranges: tuple[tuple[int, int], ...], value: int) -> bool:
    return any(least <= value <= most for least, most in ranges)


def _office(spot: int, values: Sequence[int]) -> int:
    """HO-5.1 for one of OFFICES."""
    own, negative = divmod(spot, 2)
    way = -1 if negative else 1
    return way * _points_of_place(WORTH, sum([way * one > way * values[own] for one in values]))
