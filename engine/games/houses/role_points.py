"""What a secret role is worth at the end: its resource clause and its coin clause (HO-4.3, HO-4.4)."""

from msgspec import Struct

from engine.games.houses.names import RoleName


class Goal(Struct, frozen=True):
    """A role's clauses.

    `ranges` are the values it wants, bounds included; no value lies in two of them. `points` go by how many
    of the five resources end there; `coins` are for places 1 to 3. The Extremist has no range: its points
    are the realm's spread.
    """

    ranges: tuple[tuple[int, int], ...]
    points: tuple[int, ...]
    coins: tuple[int, int, int]


GOALS: dict[RoleName, Goal] = {
    "opportunist": Goal(((0, 10),), (0, 4, 7, 10, 14, 15), (6, 4, 2)),
    "luxurious": Goal(((10, 20),), (0, 4, 7, 10, 14, 15), (6, 4, 2)),
    "moderate": Goal(((5, 15),), (0, 6, 7, 10, 13, 14), (5, 3, 1)),
    "greedy": Goal(((0, 5), (15, 20)), (4, 7, 11, 7, 4, 0), (8, 6, 4)),
    "rebel": Goal(((0, 5), (15, 20)), (0, 9, 13, 17, 19, 20), (3, 2, 1)),
    "extremist": Goal((), (), (4, 2, 1)),
}
"""The table of chapter 4."""


def resource_points(role: RoleName, values: tuple[int, ...]) -> int:
    """HO-4.3 for the five resources as they stand; the Extremist: highest less lowest, and 1."""
    goal = GOALS[role]
    if not goal.ranges:
        return max(values) - min(values) + 1
    return goal.points[sum([least <= value <= most for value in values for least, most in goal.ranges])]


def coin_points(role: RoleName, place: int) -> int:
    """HO-4.4 for a place by coins, from 1; nothing from the fourth on."""
    coins = GOALS[role].coins
    return coins[place - 1] if place <= len(coins) else 0
