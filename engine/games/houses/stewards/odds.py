"""Odds that the stewards of Houses reckon with: of bounds, of leads, and of how many come true."""

from math import erf, sqrt


def below(distance: float, spread: float) -> float:
    """The chance that a normal value around 0 with this spread lies below `distance`."""
    return 0.5 * (1 + erf(distance / (spread * sqrt(2))))


def beats(lead: float, spread: float) -> float:
    """The chance that a resource that leads by so much ends higher; equals share (HO-R13)."""
    return below(lead - 0.5, spread * sqrt(2))


def counts(chances: tuple[float, ...]) -> tuple[float, ...]:
    """How likely it is that none, one, … all of these come true, each by itself."""
    found = [1.0]
    for chance in chances:
        stays = [one * (1 - chance) for one in found] + [0.0]
        grows = [0.0] + [one * chance for one in found]
        found = [one + two for one, two in zip(stays, grows, strict=True)]
    return tuple(found)
