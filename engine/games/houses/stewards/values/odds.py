"""Sums of chances that the stewards of Houses reckon with: bounds, leads, and how many of several come true.

Nothing is asked more often, mostly for the four others at a table of five and for the five resources. For
these the sums stand written out, in the same order as the loop has them: a steward compares worths, and a
last digit that differs may turn a choice.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import erf, sqrt
from typing import Final

ROOT: Final = sqrt(2)

KEPT: Final = 2048
"""Results of a reckoning that are kept: houses of a table weigh a vote several times in a phase."""


def normal_below(distance: float, spread: float) -> float:
    """The chance that a normal value around 0 with this spread lies below `distance`."""
    return 0.5 * (1 + erf(distance / (spread * ROOT)))


def ahead_odds(lead: float, spread: float) -> float:
    """The chance that a resource which leads by `lead` ends higher; equals share (HO-R13)."""
    return normal_below(lead - 0.5, spread * ROOT)


def count_odds(chances: Sequence[float]) -> tuple[float, ...]:
    """How likely it is that none, one, … all of these come true, each by itself; of five at most.

    Each is a variable of its own: nothing is reckoned more often. Four, the others at a table of five, and
    five, the resources, are what is asked most: for them the sums stand without what is 0.
    """
    if len(chances) == 4:
        return _of_four(*chances)
    if len(chances) == 5:
        none, one, two, three, four = _of_four(*chances[:4])
        e = chances[4]
        not_e = 1 - e
        return (
            none * not_e,
            one * not_e + none * e,
            two * not_e + one * e,
            three * not_e + two * e,
            four * not_e + three * e,
            four * e,
        )
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    for chance in chances:
        fails = 1 - chance
        three = three * fails + two * chance
        two = two * fails + one * chance
        one = one * fails + none * chance
        none *= fails
    return (none, one, two, three)[: len(chances) + 1]


def _of_four(a: float, b: float, c: float, d: float) -> tuple[float, ...]:
    """The odds of `count_odds` for four chances: the same sums in the same order, to the last digit."""
    not_a, not_b, not_c, not_d = 1 - a, 1 - b, 1 - c, 1 - d
    two, one, none = a * b, a * not_b + not_a * b, not_a * not_b
    three, two, one, none = two * c, two * not_c + one * c, one * not_c + none * c, none * not_c
    four, three, two = three * d, three * not_d + two * d, two * not_d + one * d
    return none * not_d, one * not_d + none * d, two, three, four


def expected_value(values: Sequence[float], chances: Sequence[float]) -> float:
    """The average value where none, one, … of these that come true bring these values.

    Shorter than by all of `count_odds`. Four are asked most: for them it stands in one piece.
    """
    if len(chances) == 4:
        none, one, two, three, four = values
        a, b, c, d = chances
        none, one, two, three = (
            none + a * (one - none),
            one + a * (two - one),
            two + a * (three - two),
            three + a * (four - three),
        )
        none, one, two = none + b * (one - none), one + b * (two - one), two + b * (three - two)
        none, one = none + c * (one - none), one + c * (two - one)
        return none + d * (one - none)
    for chance in chances:
        values = [less + chance * (more - less) for less, more in pairwise(values)]
    return values[0]


def none_and_one_odds(a: float, b: float, c: float, d: float) -> tuple[float, float]:
    """How likely it is that none, and that one alone, of these come true: as `count_odds` has it."""
    not_a, not_b, not_c, not_d = 1 - a, 1 - b, 1 - c, 1 - d
    one, none = a * not_b + not_a * b, not_a * not_b
    one, none = one * not_c + none * c, none * not_c
    return none * not_d, one * not_d + none * d
