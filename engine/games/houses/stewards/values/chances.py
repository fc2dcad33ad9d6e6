"""What a prospect is worth to a house: its chance to win the generation, and the awards of its place (HO-10).

    an end of the king   ─> what each house scores in each role it may hold: role, offices, purse, perks
    scores and strayings ─> how likely each other house ends ahead
    those                ─> how likely each place is, and so a win and the award beyond what the others get

A worth is in *points*: what one point more in the own score is usually worth (POINTS of them are a win). What
everybody sees alike is the `Ground`, reckoned once; a `Standing` is one seat on it with what it believes.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import get_args

from msgspec import Struct

from engine.games.houses.content import Perk
from engine.games.houses.names import OFFICES, ROLES, End, Office, PerkKind, RoleName
from engine.games.houses.points import GOALS, Equals, awards
from engine.games.houses.stewards.values.odds import KEPT, ROOT, expected_value, normal_below
from engine.games.houses.stewards.values.purse import (
    PLACES,
    USUAL_COINS,
    USUAL_POWER,
    assumed_purses,
    places_chances,
)
from engine.games.houses.stewards.values.realm import Prospect, phases_left
from engine.games.houses.view import View
from engine.kernel.seats import Seat

POINTS = 14.0
"""What winning a generation is worth, in points."""

AWARD = 0.3
"""What a prestige, or a crown, more than the others is worth, in generations won, where it will count."""

BLIND, EACH = 3.5, 1.4
"""How far a score strays at the end, and more with each phase to come: variances."""

LEVELS = 0.6
"""How far unity and division stray with each line that is open: a standard deviation (HO-7.4)."""

ENDS: tuple[End, ...] = get_args(End)

Beliefs = tuple[tuple[float, ...], ...]
"""For each seat the odds of each of ROLES; one's own is known."""


Scores = Sequence[tuple[float, float]]
"""What one house may score at an end: odds, and points in strayings."""

WAYS, WEIGHTS = (-(3**0.5), 0.0, 3**0.5), (1 / 6, 2 / 3, 1 / 6)
"""A normal value in three values, and their chances."""


class Ground(Struct, frozen=True, cache_hash=True):
    """What everybody sees alike of who competes for what, by seat; offices are spots in OFFICES.

    `purses` are each seat's points by coins and power in each of ROLES; `spread` is how far a score strays;
    `prestige` how much of an award prestige is; `kings` are each seat's points by perks at each of ENDS, and
    `awards` its prestige and crown by perks then, weighed.
    """

    offices: tuple[tuple[int, ...], ...]
    purses: tuple[tuple[float, ...], ...]
    spread: float
    prestige: float
    kings: tuple[tuple[float, ...], ...]
    awards: tuple[tuple[float, ...], ...]

    def standing_for(self, seat: Seat, beliefs: Beliefs) -> "Standing":
        """The ground as this seat sees it, with what it believes of the others."""
        return Standing(seat, beliefs, self, self.awards[seat])


class Standing(Struct, frozen=True, cache_hash=True):
    """Who competes for what, as one seat sees it; `awards` are the own at each of ENDS."""

    seat: Seat
    beliefs: Beliefs
    ground: Ground
    awards: tuple[float, ...]

    @property
    def offices(self) -> tuple[tuple[int, ...], ...]:
        """The offices of each seat, as spots in OFFICES."""
        return self.ground.offices

    @property
    def prestige(self) -> float:
        """How much of an award prestige is, from 0 to 1; the rest is crown."""
        return self.ground.prestige


def even_beliefs(view: View, seat: Seat) -> Beliefs:
    """The odds of each of ROLES for each seat: any of the other five alike, one's own known (HO-4.1)."""
    return _evenly(view.own.role if view.own else None, seat, len(view.characters))


@lru_cache(KEPT)
def _evenly(own: RoleName | None, seat: Seat, seats: int) -> Beliefs:
    rest = tuple([0.0 if role == own else 1 / (len(ROLES) - (own is not None)) for role in ROLES])
    mine = tuple([float(role == own) for role in ROLES])
    return tuple([mine if one == seat and own else rest for one in range(seats)])


def standing(view: View, seat: Seat, beliefs: Beliefs) -> Standing:
    """Who competes for what in the council as this seat sees it, with what it believes of the others."""
    return public_ground(view).standing_for(seat, beliefs)


def public_ground(view: View) -> Ground:
    """Offices, purses and perks as everybody sees them: what all compete for."""
    left, shown = phases_left(view), view.characters
    coins = assumed_purses([one.coins for one in shown], USUAL_COINS)
    power = assumed_purses([one.power for one in shown], USUAL_POWER)
    prestige = prestige_counts(view)
    awarded = []
    for one in shown:
        by_end = zip(_by_ends(one.perks, "prestige_on"), _by_ends(one.perks, "crown_on"), strict=True)
        awarded.append(tuple([prestige * more + (1 - prestige) * crown for more, crown in by_end]))
    return Ground(
        tuple([office_spots(one.offices) for one in shown]),
        _purses(coins, power, left, view.options.equals),
        sqrt(BLIND + EACH * left),
        prestige,
        tuple([_by_ends(one.perks, "score_bonus") for one in shown]),
        tuple(awarded),
    )


@lru_cache(KEPT)
def _by_ends(perks: tuple[Perk, ...], kind: PerkKind) -> tuple[float, ...]:
    """Points, prestige or crowns that the perks of this kind bring at each of ENDS (chapter 11)."""
    named = [(one.what.end, one.n) for one in perks if one.kind == kind and one.what is not None]
    return tuple([float(sum([n for at, n in named if at == end])) for end in ENDS])


@lru_cache(KEPT)
def worths(stands: Standing, found: tuple[Prospect, ...], more: tuple[float, ...]) -> tuple[float, ...]:
    """The worth of these ways to end, in points, for each of `more`, points beyond the foreseen ones."""
    each = [_worths(stands, one, more) for one in found]
    return tuple(
        [
            POINTS * sum([one.chance * by_more[spot] for one, by_more in zip(found, each, strict=True)])
            for spot in range(len(more))
        ]
    )


def office_spots(offices: tuple[Office, ...]) -> tuple[int, ...]:
    """The places of these offices among OFFICES."""
    return tuple([OFFICES.index(office) for office in offices])


@lru_cache(KEPT)
def gains_with(
    held: tuple[int, ...], yes: tuple[Prospect, ...], no: tuple[Prospect, ...]
) -> tuple[float, ...]:
    """How much more a yes brings than a no in each of ROLES to a house with these offices, in its score."""
    return tuple([more - less for more, less in zip(_points(held, yes), _points(held, no), strict=True)])


def _points(held: tuple[int, ...], found: tuple[Prospect, ...]) -> list[float]:
    """The points of role and offices on average over these ends, in each of ROLES."""
    points = [0.0] * len(ROLES)
    for one in found:
        chance, more = one.chance, sum([one.offices[spot] for spot in held])
        points = [so_far + chance * (by + more) for so_far, by in zip(points, one.roles, strict=True)]
    return points


@lru_cache(KEPT)
def _purses(
    coins: tuple[float, ...], power: tuple[float, ...], left: int, equals: Equals
) -> tuple[tuple[float, ...], ...]:
    """By seat, what its purse is worth in each role (HO-4.4, HO-10.4): alike for whoever of a table looks."""
    found = []
    for seat in range(len(coins)):
        by_coins = places_chances(coins, seat, left, equals)
        by_power = _expected_points(PLACES, places_chances(power, seat, left, equals))
        found.append(tuple([_expected_points(GOALS[role].coins, by_coins) + by_power for role in ROLES]))
    return tuple(found)


def _worths(stands: Standing, one: Prospect, more: Sequence[float]) -> list[float]:
    """HO-10.5, HO-10.6: the chance of the first place, and the award beyond what the others get."""
    seat, shared, beliefs = stands.seat, stands.ground, stands.beliefs
    # The own role is known; of the others every role that they may hold counts, by its odds.
    own, wide = beliefs[seat].index(max(beliefs[seat])), shared.spread * ROOT
    sums = _bases(shared, one)
    mine = sums[seat][own]
    others = [
        [(odds, points) for odds, points in zip(beliefs[spot], row, strict=True) if odds]
        for spot, row in enumerate(sums)
        if spot != seat
    ]
    values, less = _awards_by_place(one.end, len(sums), shared.prestige)
    # HO-4.5: a crown for the Rebel when the king abdicates; perks may speak of this end, too.
    rebel = (1 - shared.prestige) * (ROLES[own] == "rebel" and one.end != "death")
    more_ = AWARD * (rebel + stands.awards[ENDS.index(one.end)]) - less
    return [_worth_of_places(mine + points / wide, others, values) + more_ for points in more]


def _worth_of_places(mine: float, others: Sequence[Scores], values: Sequence[float]) -> float:
    """The worth of the places, in generations won; the own luck is taken three ways, against all alike.

    Each of the others ends ahead of a score with these odds in each of its roles. This is what a steward
    reckons most often by far, so it stands in one piece.
    """
    poor, plain, good = [mine + way / ROOT for way in WAYS]
    unlucky: list[float] = []
    usual: list[float] = []
    lucky: list[float] = []
    for one in others:
        low = middle = high = 0.0
        for odds, points in one:
            low += odds * erf(points - poor)
            middle += odds * erf(points - plain)
            high += odds * erf(points - good)
        unlucky.append(0.5 + 0.5 * low)
        usual.append(0.5 + 0.5 * middle)
        lucky.append(0.5 + 0.5 * high)
    low, middle, high = WEIGHTS
    found = low * expected_value(values, unlucky) + middle * expected_value(values, usual)
    return found + high * expected_value(values, lucky)


@lru_cache(KEPT)
def _bases(shared: Ground, one: Prospect) -> tuple[tuple[float, ...], ...]:
    """By seat, all its points in each of ROLES at this end, whoever looks; perks may speak of it.

    They are told in strayings of a score (times the root of two), as the odds ask for them.
    """
    at, wide, found = ENDS.index(one.end), shared.spread * ROOT, []
    for mine, kings, purses in zip(shared.offices, shared.kings, shared.purses, strict=True):
        more = sum([one.offices[spot] for spot in mine]) + kings[at]
        found.append(
            tuple([(points + purse + more) / wide for points, purse in zip(one.roles, purses, strict=True)])
        )
    return tuple(found)


@lru_cache(KEPT)
def _awards_by_place(end: End, seats: int, prestige: float) -> tuple[tuple[float, ...], float]:
    """The worth of each place in generations won, the first a win, and of what others get (HO-10.6).

    Prestige and crown are weighed by how much each will count. An award counts by how far it is beyond what
    each of the others gets on average.
    """
    given = [prestige * points + (1 - prestige) * crown for points, crown in awards(end, seats)]
    values = [AWARD * one * seats / (seats - 1) for one in given]
    return (1.0 + values[0], *values[1:]), AWARD * sum(given) / (seats - 1)


def prestige_counts(view: View) -> float:
    """HO-R05: how likely the campaign is decided by prestige, as its levels stand."""
    open_lines = sum(1 for line in view.lines if line.end is None)
    return normal_below(view.unity - view.division, LEVELS * sqrt(open_lines + 1))


def _expected_points(points: Sequence[float], chances: Sequence[float]) -> float:
    found = 0.0
    for worth_, chance in zip(points, chances, strict=False):
        found += worth_ * chance
    return found
