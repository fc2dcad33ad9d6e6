"""What the realm promises each role and office, now and at the three ways a king may end (chapters 4, 5, 9).

The five resources stray until the generation ends, the more phases are to come; stability strays with them,
so that a fall says where they stand. A `Realm` is what is known of a moment; its `prospects` are the ends of
the king that are likely, each with its chance and with the points it would bring in each role and office.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import erf, hypot, sqrt

from msgspec import Struct

from engine.games.houses.names import OFFICES, ROLES, End, Office, RoleName
from engine.games.houses.points import GOALS, WORTH, sign_of
from engine.games.houses.stewards.values.odds import (
    KEPT,
    ROOT,
    ahead_odds,
    count_odds,
    none_and_one_odds,
    normal_below,
)
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
    """The five resources as they stand, as numbers that may stray."""
    return tuple([float(track.value) for track in view.tracks])


def values_foreseen(view: View, effects: Iterable[int]) -> Values:
    """The five resources after changes of these signs, with what momentum adds (HO-2.3)."""
    tracks = view.tracks
    values, up, runs = zip(*[(one.value, one.up, one.run) for one in tracks], strict=True)
    return after_changes(values, up, runs, [STEP * sign for sign in effects])


def after_changes(
    values: Sequence[float], up: Sequence[bool], runs: Sequence[int], changes: Sequence[float]
) -> Values:
    """Five resources after changes of these sizes, with what momentum adds (HO-2.3, HO-2.4, HO-R08)."""
    after = []
    for value, rising, run, change in zip(values, up, runs, changes, strict=True):
        extra = 0.0
        if change and rising == (change > 0):
            # With the momentum a change is larger, and more so in a run.
            extra = float(min(run + 1, EXTRA)) * (1 if rising else -1)
        after.append(min(HIGHEST, max(LOWEST, value + change + extra)))
    return tuple(after)


def stability_after(view: View, values: Values) -> float:
    """HO-2.5: where stability would stand with these resources, bounds passed by."""
    return view.stability + sum(values) - sum(current_values(view))


def role_worth(role: RoleName, values: Values, spread: float) -> float:
    """HO-4.3, expected: each resource strays by `spread` (a standard deviation above 0)."""
    goal = GOALS[role]
    if not goal.ranges:
        return min(HIGHEST, hypot(max(values) - min(values), REACH * spread)) + 1
    chances = tuple(
        sum(odds_between(value, least, most, spread) for least, most in goal.ranges) for value in values
    )
    found = count_odds(chances)
    return sum(points * chance for points, chance in zip(goal.points, found, strict=True))


def office_worth(office: Office, values: Values, spread: float) -> float:
    """HO-5.1, expected: places one and two among the five, lost or won."""
    way = 1 if sign_of(office) == "positive" else -1
    spot = OFFICES.index(office) // 2
    own = way * values[spot]
    others = (way * value for place, value in enumerate(values) if place != spot)
    ahead = count_odds(tuple(ahead_odds(value - own, spread) for value in others))
    return way * (WORTH[0] * ahead[0] + WORTH[1] * ahead[1])


def odds_between(value: float, least: int, most: int, spread: float) -> float:
    """How likely a value ends within these bounds, both included; past 0 or 20 it stays there (HO-R08)."""
    upper = 1.0 if most >= HIGHEST else normal_below(most + 0.5 - value, spread)
    return upper - (0.0 if least <= LOWEST else normal_below(least - 0.5 - value, spread))


# --- the ends of the king ---------------------------------------------------------------------------------

STRIDE = 3.2
"""How far stability strays in a phase that is still to come: a standard deviation, as measured in play."""

UNSURE, STRAYS = 2.2, 1.1
"""How far stability, and a resource, may lie from what a forecast says (HO-6.3)."""

SURE = 0.9
"""A fall is never thought likelier than this while the king sits."""

SELDOM = 0.02
"""An end less likely than this is not looked at."""

SETTLED = 0.06
"""A resource that can move no more still strays so far (a variance): no bound is kept for certain."""

FALLEN = 0.7
"""How much of their straying is left to the resources where it is known that stability has fallen."""


class Realm(Struct, frozen=True):
    """The realm at some moment: five values, stability, and the phases still expected.

    `blur` is how surely it comes so: 0 where it stands so, 1 where a forecast says so.
    """

    values: Values
    stability: float
    left: int
    blur: float = 0.0


class Prospect(Struct, frozen=True, cache_hash=True):
    """One way the king may end, how likely it is, and the points then for each of ROLES and OFFICES."""

    end: End
    chance: float
    roles: tuple[float, ...]
    offices: tuple[float, ...]


@lru_cache(KEPT)
def prospects(realm: Realm, held: frozenset[Office]) -> tuple[Prospect, ...]:
    """The ends of the king, likely ones alone; offices that nobody holds bring nothing."""
    return tuple(
        [
            Prospect(end, chance, _roles(values, spread), _offices(held, values, spread))
            for end, chance, values, spread in endings(realm)
        ]
    )


def endings(realm: Realm) -> Iterator[tuple[End, float, Values, float]]:
    """Death, deposition, flight: how likely, the five resources then, and how far they stray.

    HO-2.5: stability moves with the resources, so a fall says where they stand: a fifth of its way each.
    """
    up, down = _falls(realm)
    # An end that hardly ever comes would cost as much to reckon as the others.
    up, down = (chance if chance > SELDOM else 0.0 for chance in (up, down))
    spread = sqrt(DRIFT**2 * realm.left + STRAYS**2 * realm.blur + SETTLED)
    if up + down < 1:
        yield "death", 1 - up - down, realm.values, spread
    falls: tuple[tuple[End, float, float], ...] = (("deposition", up, HIGHEST), ("flight", down, LOWEST))
    for end, chance, edge in falls:
        if chance:
            way = (edge - realm.stability) / 5
            yield end, chance, tuple([value + way for value in realm.values]), spread * FALLEN


def _falls(realm: Realm) -> tuple[float, float]:
    """HO-9.1, HO-9.2: how likely stability meets 20, and 0: now, or before the king dies (by reflection)."""
    above, under = HIGHEST - realm.stability, realm.stability - LOWEST
    if not realm.blur:
        now = (float(above <= 0), float(under <= 0))
    else:
        now = (1 - normal_below(above, UNSURE), 1 - normal_below(under, UNSURE))
    if not realm.left:
        return now
    reach = sqrt(STRIDE**2 * realm.left + UNSURE**2 * realm.blur)
    up, down = (
        max(at, 2 * (1 - normal_below(max(0.0, far), reach)))
        for at, far in zip(now, (above, under), strict=True)
    )
    # By reflection either fall may come out likelier than it can be beside the other.
    whole = max(1.0, (up + down) / SURE) if sum(now) < SURE else max(1.0, up + down)
    return up / whole, down / whole


def _roles(values: Values, spread: float) -> tuple[float, ...]:
    """HO-4.3 for each of ROLES, expected; the shares of the bounds are reckoned once.

    `met` is how likely none, one, … of the resources end within them; Greedy and Rebel have the same.
    """
    shares = [_shares(value, spread) for value in values]
    met = {
        "opportunist": count_odds(tuple([one[1] for one in shares])),
        "luxurious": count_odds(tuple([one[4] for one in shares])),
        "moderate": count_odds(tuple([one[2] + one[3] - 1 for one in shares])),
        "greedy": (edges := count_odds(tuple([one[0] + one[5] for one in shares]))),
        "rebel": edges,
    }
    found = []
    for role in ROLES:
        if role in met:
            points = zip(GOALS[role].points, met[role], strict=True)
            found.append(sum([one * chance for one, chance in points]))
        else:
            found.append(role_worth(role, values, spread))
    return tuple(found)


@lru_cache(KEPT)
def _shares(value: float, spread: float) -> tuple[float, float, float, float, float, float]:
    """The chances of at most 5, at most 10, at least 5, at most 15, at least 10, at least 15 (HO-R08)."""
    wide = spread * ROOT
    return (
        0.5 * (1 + erf((5.5 - value) / wide)),
        0.5 * (1 + erf((10.5 - value) / wide)),
        1 - 0.5 * (1 + erf((4.5 - value) / wide)),
        0.5 * (1 + erf((15.5 - value) / wide)),
        1 - 0.5 * (1 + erf((9.5 - value) / wide)),
        1 - 0.5 * (1 + erf((14.5 - value) / wide)),
    )


def _offices(held: frozenset[Office], values: Values, spread: float) -> tuple[float, ...]:
    """HO-5.1 for each of OFFICES, expected: who is ahead of whom is reckoned once for each pair."""
    wide = spread * sqrt(2) * ROOT
    ahead = [[0.5 * (1 + erf((one - two - 0.5) / wide)) for two in values] for one in values]
    found = []
    for spot, office in enumerate(OFFICES):
        if office not in held:
            found.append(0.0)
            continue
        own, negative = divmod(spot, 2)
        chances = ahead[own] if negative else [row[own] for row in ahead]
        none, one = none_and_one_odds(*chances[:own], *chances[own + 1 :])
        worth = WORTH[0] * none + WORTH[1] * one
        found.append(-worth if negative else worth)
    return tuple(found)
