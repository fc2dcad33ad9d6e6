"""What the realm is worth to a house of Houses, in points, as its own view tells (chapters 4, 5 and 9)."""

from collections.abc import Iterable
from math import hypot, sqrt

from engine.games.houses.content import OFFICES, ROLES, Forecast, Office, RoleName
from engine.games.houses.office_points import WORTH, sign_of
from engine.games.houses.role_points import GOALS
from engine.games.houses.stewards.odds import beats, below, counts
from engine.games.houses.view import View

Values = tuple[float, ...]
"""The five resources, real or expected."""

STEP = 1.4
"""What a forecast change is taken for, before momentum: a forecast shows signs, not sizes (HO-R16)."""

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

RIVALRY = 1.5
"""What a point more for the others costs: they hold roles that nobody sees, any of the other five."""

FEARED: dict[RoleName, float] = {
    "opportunist": 1.2,
    "luxurious": 1.2,
    "moderate": 1.0,
    "greedy": 0.5,
    "rebel": 3.4,
    "extremist": 1.0,
}
"""How that is shared out among the others: a realm left to itself grants the Rebel most, the Greedy least."""

FALLS: dict[RoleName, tuple[float, float]] = {
    "opportunist": (-0.5, -1.0),
    "luxurious": (-1.0, -0.5),
    "moderate": (-4.0, -4.0),
    "greedy": (-4.0, -4.0),
    "rebel": (0.5, 0.5),
    "extremist": (-3.5, -3.5),
}
"""HO-9, HO-4.3, HO-4.5: what a flight and a deposition are worth beside the points that stand, by role.

A realm near the flight is low, one near the deposition high, and who wants it so wants it soon.
"""

NO_ROLE = (-2.0, -2.0)


def phases_left(view: View) -> int:
    """How many phases this generation is expected to have after the one that is open."""
    return max(0, LAST_PHASE - (view.phase.number if view.phase else 0))


def now(view: View) -> Values:
    """The five resources as they stand."""
    return tuple(float(track.value) for track in view.tracks)


def foreseen(view: View, effects: Iterable[int]) -> Values:
    """The five resources after changes of these signs, with what momentum adds (HO-2.3)."""
    return forced(view, tuple(STEP * sign for sign in effects))


def forced(view: View, changes: Iterable[float]) -> Values:
    """The five resources after changes of these sizes, with what momentum adds (HO-2.3, HO-R08)."""
    return tuple(
        min(HIGHEST, max(LOWEST, track.value + change + _extra(track.up, track.run, change)))
        for track, change in zip(view.tracks, changes, strict=True)
    )


def answer_worth(view: View, forecast: Forecast, role: RoleName | None) -> float:
    """What the realm would be worth to the viewer's house after the answer with this forecast."""
    after = foreseen(view, forecast.effects)
    stability = stability_after(view, after)
    falls = not LOWEST < stability < HIGHEST
    left = 0 if falls else phases_left(view)
    return realm_worth(view, after, left, role) + _fall_worth(stability, falls, role)


def stability_after(view: View, values: Values) -> float:
    """HO-2.5: where stability would stand with these resources, bounds passed by."""
    return view.stability + sum(values) - sum(now(view))


def realm_worth(view: View, values: Values, left: int, role: RoleName | None) -> float:
    """The points that role and offices would bring if the realm went on from here for `left` phases."""
    spread = DRIFT * sqrt(left) + 0.25
    own = view.own
    offices = view.characters[own.seat].offices if own else ()
    points = _against_the_rest(role, values, spread) if role else 0.0
    return points + sum(office_worth(office, values, spread) for office in offices)


def _against_the_rest(role: RoleName, values: Values, spread: float) -> float:
    """HO-10.5: the first wins: what the realm brings its own role, less a part of what it brings others."""
    rivals = tuple(one for one in ROLES if one != role)
    feared = sum(FEARED[one] * role_worth(one, values, spread) for one in rivals)
    return role_worth(role, values, spread) - RIVALRY * feared / sum(FEARED[one] for one in rivals)


def role_worth(role: RoleName, values: Values, spread: float) -> float:
    """HO-4.3, expected: each resource strays by `spread` (a standard deviation above 0)."""
    goal = GOALS[role]
    if not goal.ranges:
        return min(HIGHEST, hypot(max(values) - min(values), REACH * spread)) + 1
    chances = tuple(
        sum(_between(value, least, most, spread) for least, most in goal.ranges) for value in values
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


def _fall_worth(stability: float, falls: bool, role: RoleName | None) -> float:
    """HO-9: whole when the king falls, and growing with the square of the way to the edge."""
    flight, deposition = FALLS[role] if role else NO_ROLE
    worth = flight if stability < MIDDLE else deposition
    return worth if falls else worth * ((stability - MIDDLE) / MIDDLE) ** 2


def _extra(up: bool, run: int, change: float) -> float:
    """HO-2.3, HO-2.4: with the momentum a change is larger, and more so in a run."""
    if not change or up != (change > 0):
        return 0.0
    extra = min(run + 1, EXTRA)
    return float(extra if up else -extra)


def _between(value: float, least: int, most: int, spread: float) -> float:
    """Bounds included; what strays past 0 or 20 stays there (HO-R08)."""
    upper = 1.0 if most >= HIGHEST else below(most + 0.5 - value, spread)
    return upper - (0.0 if least <= LOWEST else below(least - 0.5 - value, spread))
