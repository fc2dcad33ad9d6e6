"""What the realm is worth to a house of Houses, in points, as its own view tells (chapters 4, 5 and 9)."""

from collections.abc import Iterable
from math import erf, hypot, sqrt

from engine.games.houses.content import OFFICES, Forecast, Office, RoleName
from engine.games.houses.office_points import WORTH, sign_of
from engine.games.houses.role_points import GOALS
from engine.games.houses.view import View

Values = tuple[float, ...]
"""The five resources, real or expected."""

STEP = 2.0
"""What a forecast change is taken for, before momentum: a forecast shows signs, not sizes (HO-R16)."""

LOWEST, HIGHEST = 0, 20
"""HO-2.1."""

EXTRA = 2
"""HO-R06: the most that a run of changes in one direction adds."""

DRIFT = 2.0
"""How far a resource strays in a phase that is still to come: a standard deviation, in points."""

REACH = 2.33
"""The highest less the lowest of five that stray by 1 (the mean range of five normal values)."""

LAST_PHASE = 8
"""HO-R32: the phase after which the king dies on average."""

COIN, POWER = 0.5, 0.2
"""What a coin and a point of power are worth in points: for the ranks at the end and for votes to come."""

FALL = -3.0
"""HO-10.6: a deposition or flight brings less than a death, except to a Rebel (HO-4.5)."""


def phases_left(view: View) -> int:
    """How many phases this generation is expected to have after the one that is open."""
    return max(0, LAST_PHASE - (view.phase.number if view.phase else 0))


def now(view: View) -> Values:
    """The five resources as they stand."""
    return tuple(float(track.value) for track in view.tracks)


def foreseen(view: View, effects: Iterable[int]) -> Values:
    """The five resources after changes of these signs, with what momentum adds (HO-2.3)."""
    return tuple(
        float(min(HIGHEST, max(LOWEST, track.value + sign * _size(track.up, track.run, sign))))
        for track, sign in zip(view.tracks, effects, strict=True)
    )


def answer_worth(view: View, forecast: Forecast, role: RoleName | None) -> float:
    """What the realm would be worth to the viewer's house after the answer with this forecast."""
    after = foreseen(view, forecast.effects)
    stability = view.stability + sum(after) - sum(now(view))
    falls = not LOWEST < stability < HIGHEST
    left = 0 if falls else phases_left(view)
    return realm_worth(view, after, left, role) + _fall_worth(stability, falls, role)


def realm_worth(view: View, values: Values, left: int, role: RoleName | None) -> float:
    """The points that role and offices would bring if the realm went on from here for `left` phases."""
    spread = DRIFT * sqrt(left) + 0.25
    own = view.own
    offices = view.characters[own.seat].offices if own else ()
    points = role_worth(role, values, spread) if role else 0.0
    return points + sum(office_worth(office, values, spread) for office in offices)


def role_worth(role: RoleName, values: Values, spread: float) -> float:
    """HO-4.3, expected: each resource strays by `spread` (a standard deviation above 0)."""
    goal = GOALS[role]
    if not goal.ranges:
        return min(HIGHEST, hypot(max(values) - min(values), REACH * spread)) + 1
    chances = tuple(
        sum(_between(value, least, most, spread) for least, most in goal.ranges) for value in values
    )
    counts = _counts(chances)
    return sum(points * chance for points, chance in zip(goal.points, counts, strict=True))


def office_worth(office: Office, values: Values, spread: float) -> float:
    """HO-5.1, expected: places one and two among the five, lost or won."""
    way = 1 if sign_of(office) == "positive" else -1
    spot = OFFICES.index(office) // 2
    own = way * values[spot]
    others = (way * value for place, value in enumerate(values) if place != spot)
    ahead = _counts(tuple(_beats(value - own, spread) for value in others))
    return way * (WORTH[0] * ahead[0] + WORTH[1] * ahead[1])


def _fall_worth(stability: float, falls: bool, role: RoleName | None) -> float:
    """HO-9: the Rebel pulls the realm to the edge, everybody else away from it."""
    way = -1.0 if role == "rebel" else 1.0
    if falls:
        return FALL * way
    return -0.3 * way * max(0.0, abs(stability - 10) - 5)


def _size(up: bool, run: int, sign: int) -> float:
    """HO-2.3, HO-2.4: with the momentum a change is larger, and more so in a run."""
    along = up == (sign > 0)
    return STEP + (min(run + 1, EXTRA) if along else 0)


def _between(value: float, least: int, most: int, spread: float) -> float:
    """Bounds included; what strays past 0 or 20 stays there (HO-R08)."""
    upper = 1.0 if most >= HIGHEST else _below(most + 0.5 - value, spread)
    return upper - (0.0 if least <= LOWEST else _below(least - 0.5 - value, spread))


def _below(distance: float, spread: float) -> float:
    return 0.5 * (1 + erf(distance / (spread * sqrt(2))))


def _beats(lead: float, spread: float) -> float:
    """The chance that a resource that leads by so much ends higher; equals share (HO-R13)."""
    return _below(lead - 0.5, spread * sqrt(2))


def _counts(chances: tuple[float, ...]) -> tuple[float, ...]:
    """How likely it is that none, one, … all of these come true, each by itself."""
    counts = [1.0]
    for chance in chances:
        stays = [one * (1 - chance) for one in counts] + [0.0]
        grows = [0.0] + [one * chance for one in counts]
        counts = [one + two for one, two in zip(stays, grows, strict=True)]
    return tuple(counts)
