"""What the realm is worth to a house of Houses, in points, as its own view tells (chapters 4, 5 and 9)."""

from collections.abc import Iterable, Sequence
from math import hypot

from engine.games.houses.names import OFFICES, Office, RoleName
from engine.games.houses.points import GOALS, WORTH, sign_of
from engine.games.houses.stewards.values.odds import beats, counts, normal_below
from engine.games.houses.view import View

Values = tuple[float, ...]
"""The five resources, real or expected."""

STEP = 1.7
"""What a forecast change is taken for, before momentum, as played cards have it: a forecast shows signs, not
sizes (HO-R16)."""

LOWEST, MIDDLE, HIGHEST = 0, 10, 20
"""HO-2.1, HO-2.5."""

EXTRA = 2
"""HO-R06: the most that a run of changes in one direction adds."""

DRIFT = 2.0
"""How far a resource strays in a phase that is still to come: a standard deviation, in points."""

REACH = 2.33
"""The highest less the lowest of five that stray by 1 (the mean range of five normal values)."""

LAST_PHASE = 8
"""HO-R32: the phase after which the king dies on average."""


def phases_left(view: View) -> int:
    """How many phases this generation is expected to have after the one that is open."""
    return max(0, LAST_PHASE - (view.phase.number if view.phase else 0))


def current_values(view: View) -> Values:
    """The five resources as they stand."""
    return tuple([float(track.value) for track in view.tracks])


def foreseen(view: View, effects: Iterable[int]) -> Values:
    """The five resources after changes of these signs, with what momentum adds (HO-2.3)."""
    tracks = view.tracks
    values, up, runs = zip(*[(one.value, one.up, one.run) for one in tracks], strict=True)
    return after_changes(values, up, runs, [STEP * sign for sign in effects])


def after_changes(
    values: Sequence[float], up: Sequence[bool], runs: Sequence[int], changes: Sequence[float]
) -> Values:
    """Five resources after changes of these sizes, with what momentum adds (HO-2.3, HO-R08)."""
    return tuple(
        [
            min(HIGHEST, max(LOWEST, value + change + _extra(rising, run, change)))
            for value, rising, run, change in zip(values, up, runs, changes, strict=True)
        ]
    )


def stability_after(view: View, values: Values) -> float:
    """HO-2.5: where stability would stand with these resources, bounds passed by."""
    return view.stability + sum(values) - sum(current_values(view))


def role_worth(role: RoleName, values: Values, spread: float) -> float:
    """HO-4.3, expected: each resource strays by `spread` (a standard deviation above 0)."""
    goal = GOALS[role]
    if not goal.ranges:
        return min(HIGHEST, hypot(max(values) - min(values), REACH * spread)) + 1
    chances = tuple(
        sum(_odds_between(value, least, most, spread) for least, most in goal.ranges) for value in values
    )
    found = counts(chances)
    return sum(points * chance for points, chance in zip(goal.points, found, strict=True))


def office_worth(office: Office, values: Values, spread: float) -> float:
    """HO-5.1, expected: places one and two among the five, lost or won."""
    way = 1 if sign_of(office) == "positive" else -1
    spot = OFFICES.index(office) // 2
    own = way * values[spot]
    others = (way * value for place, value in enumerate(values) if place != spot)
    ahead = counts(tuple(beats(value - own, spread) for value in others))
    return way * (WORTH[0] * ahead[0] + WORTH[1] * ahead[1])


def _extra(up: bool, run: int, change: float) -> float:
    """HO-2.3, HO-2.4: with the momentum a change is larger, and more so in a run."""
    if not change or up != (change > 0):
        return 0.0
    extra = min(run + 1, EXTRA)
    return float(extra if up else -extra)


def _odds_between(value: float, least: int, most: int, spread: float) -> float:
    """Bounds included; what strays past 0 or 20 stays there (HO-R08)."""
    upper = 1.0 if most >= HIGHEST else normal_below(most + 0.5 - value, spread)
    return upper - (0.0 if least <= LOWEST else normal_below(least - 0.5 - value, spread))
