"""Places by a number: the highest is first, and equals share a place (HO-R13)."""

from collections.abc import Sequence
from typing import Literal

Equals = Literal["worse", "better", "shared"]
"""Which of the places that equals cover all of them take; `shared` is the mean of those, rounded down."""


def places(values: Sequence[int], equals: Equals) -> tuple[int, ...]:
    """The place of each value, 1 for the highest.

    With "better", equals share the best place they cover and the next ones are skipped ("1224"); with
    "worse", the last one they cover, so that two at the top are both second and nobody is first;
    with "shared", the mean of the places they cover, rounded down.
    """
    match equals:
        case "better":
            return _best(values)
        case "worse":
            return _last(values)
        case "shared":
            pairs = zip(_best(values), _last(values), strict=True)
            return tuple((best + last) // 2 for best, last in pairs)


def _best(values: Sequence[int]) -> tuple[int, ...]:
    """The best place that each value and its equals cover."""
    return tuple([1 + sum([other > value for other in values]) for value in values])


def _last(values: Sequence[int]) -> tuple[int, ...]:
    """The last place that each value and its equals cover."""
    return tuple([sum([other >= value for other in values]) for value in values])
