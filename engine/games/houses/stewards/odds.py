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
        found.append(found[-1] * chance)
        for spot in range(len(found) - 2, 0, -1):
            found[spot] = found[spot] * fails + found[spot - 1] * chance
        found[0] *= fails
    return tuple(found)


def firsts(chances: tuple[float, ...]) -> tuple[float, float]:
    """How likely it is that none, and that one alone, of these come true."""
    none, one = 1.0, 0.0
    for chance in chances:
        one = one * (1 - chance) + none * chance
        none *= 1 - chance
    return none, one
