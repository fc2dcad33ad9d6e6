"""Odds that the stewards of Houses reckon with: of bounds, of leads, and of how many come true."""

from math import erf, sqrt
from typing import Final

ROOT: Final = sqrt(2)


def below(distance: float, spread: float) -> float:
    """The chance that a normal value around 0 with this spread lies below `distance`."""
    return 0.5 * (1 + erf(distance / (spread * ROOT)))


def beats(lead: float, spread: float) -> float:
    """The chance that a resource that leads by so much ends higher; equals share (HO-R13)."""
    return below(lead - 0.5, spread * ROOT)


def counts(chances: tuple[float, ...]) -> tuple[float, ...]:
    """How likely it is that none, one, … all of these come true, each by itself."""
    found = [1.0]
    for chance in chances:
        fails = 1 - chance
        rows = zip([*found, 0.0], [0.0, *found], strict=True)
        found = [as_many * fails + fewer * chance for as_many, fewer in rows]
    return tuple(found)
