"""When a king dies, and what a generation's end is worth: pure tables and sums that ask for no state.

A character's score is a sum of five clauses (chapter 10): its secret role's wish for the five resources, the
role's coins, its two offices, the power that is left, and the bonus of its perks. The first four are here,
beside the places that coins and power are compared by, and the awards of a house for its place. `ending.py`
adds them up; stewards and the words of the bot ask for them one by one.
"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from engine.games.houses.names import OFFICES, RESOURCES, End, Office, Resource, RoleName, Sign

DEATH: Final = {7: 3, 8: 2, 9: 1}
"""HO-R32: the king dies after this phase with one chance in so many."""


# --- places -----------------------------------------------------------------------------------------------

Equals = Literal["worse", "better", "shared"]
"""Which of the places that equals cover all of them take; `shared` is the mean of those, rounded down."""


def places(values: Sequence[int], equals: Equals) -> tuple[int, ...]:
    """The place of each value, 1 for the highest (HO-R13).

    With "better", equals share the best place they cover and the next ones are skipped ("1224"); with
    "worse", the last one they cover, so that two at the top are both second and nobody is first;
    with "shared", the mean of the places they cover, rounded down.
    """
    best = [1 + sum([other > value for other in values]) for value in values]
    if equals == "better":
        return tuple(best)
    last = [sum([other >= value for other in values]) for value in values]
    if equals == "worse":
        return tuple(last)
    return tuple([(one + other) // 2 for one, other in zip(best, last, strict=True)])


# --- secret roles (chapter 4) -----------------------------------------------------------------------------


class Goal(Struct, frozen=True):
    """A role's clauses.

    `ranges` are the values it wants, bounds included; no value lies in two of them. `points` go by how many
    of the five resources end there; `coins` are for places 1 to 3. The Extremist has no range: its points
    are the realm's spread.
    """

    ranges: tuple[tuple[int, int], ...]
    points: tuple[int, ...]
    coins: tuple[int, int, int]


GOALS: Final[dict[RoleName, Goal]] = {
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


# --- offices (HO-5.1) -------------------------------------------------------------------------------------

# OFFICES has two of each resource, in the order of RESOURCES: the first raises it, the second guards it.

WORTH: Final = (3, 1)
"""HO-5.1: points for the first and the second place of the office's resource; lost, with a negative one."""


def office_of(resource: Resource, sign: Sign) -> Office:
    """The office that raises (positive) or guards (negative) the resource."""
    return OFFICES[2 * RESOURCES.index(resource) + (sign == "negative")]


def resource_of(office: Office) -> Resource:
    """The resource that the office raises or guards."""
    return RESOURCES[OFFICES.index(office) // 2]


def sign_of(office: Office) -> Sign:
    """Whether the office raises its resource (positive) or guards it (negative)."""
    return "negative" if OFFICES.index(office) % 2 else "positive"


def office_points(office: Office, values: tuple[int, ...]) -> int:
    """HO-5.1 for the five resources as they stand; equals share the better place (HO-R13)."""
    spot, guards = divmod(OFFICES.index(office), 2)
    way = -1 if guards else 1
    own = way * values[spot]
    place = 1 + sum([way * value > own for value in values])
    return way * WORTH[place - 1] if place <= len(WORTH) else 0


# --- power left, and awards (chapter 10) ------------------------------------------------------------------

POWER_POINTS: Final = (2, 1)
"""HO-10.4: for the most and the second most power left."""

Award = tuple[int, int]
"""Prestige and crown."""

AWARDS: Final[dict[End, tuple[Award, ...]]] = {
    "death": ((4, 0), (3, 0), (1, 1), (1, 1), (0, 2)),
    "deposition": ((3, 0), (2, 0), (1, 0), (1, 0), (0, 2)),
    "flight": ((0, 2), (0, 1), (0, 1), (0, 1), (2, 0)),
}
"""HO-10.6: for five houses, the first place first."""


STORY_REWARD: Final = 2
"""HO-R29: prestige (unity) or crown (division) for the most events in a line that has ended."""


def awards(end: End, seats: int) -> tuple[Award, ...]:
    """HO-10.6 for each place; HO-R34: with fewer than five seats the places before the last drop out."""
    table = AWARDS[end]
    return (*table[: seats - 1], table[-1])
