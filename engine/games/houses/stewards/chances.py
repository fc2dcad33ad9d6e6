"""What a prospect is worth to a house: its chance to win the generation, and the awards of its place (HO-10).

A worth is in *points*: what one point more in the own score is usually worth (POINTS of them are a win).
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import get_args

from msgspec import Struct

from engine.games.houses.content import Perk
from engine.games.houses.names import OFFICES, ROLES, End, PerkKind, RoleName
from engine.games.houses.ranks import Equals
from engine.games.houses.role_points import GOALS
from engine.games.houses.scoring import awards
from engine.games.houses.stewards.odds import KEPT, ROOT, below, counts
from engine.games.houses.stewards.prospects import Prospect
from engine.games.houses.stewards.purse import PLACES, USUAL_COINS, USUAL_POWER, places_chances
from engine.games.houses.stewards.realm import phases_left
from engine.games.houses.view import View
from engine.kernel.seats import Seat

POINTS = 14.0
"""So many points are a generation won."""

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
"""What one house may score at an end: odds and points."""

WAYS, WEIGHTS = (-(3**0.5), 0.0, 3**0.5), (1 / 6, 2 / 3, 1 / 6)
"""A normal value in three values, and their chances."""


class Standing(Struct, frozen=True, cache_hash=True):
    """Who competes for what: the own seat, beliefs, and by seat the offices (as spots in OFFICES).

    `purses` are each seat's points by coins and power in each of ROLES; `spread` is how far a score strays;
    `prestige` how much of an award prestige is; `kings` are each seat's points by perks at each of ENDS, and
    `awards` the own prestige and crown by perks then, weighed.
    """

    seat: Seat
    beliefs: Beliefs
    offices: tuple[tuple[int, ...], ...]
    purses: tuple[tuple[float, ...], ...]
    spread: float
    prestige: float
    kings: tuple[tuple[float, ...], ...] = ()
    awards: tuple[float, ...] = (0.0, 0.0, 0.0)


def evenly(view: View, seat: Seat) -> Beliefs:
    """HO-4.1: any of the other five roles alike in the other seats."""
    own = view.own.role if view.own else None
    rest = tuple([0.0 if role == own else 1 / (len(ROLES) - (own is not None)) for role in ROLES])
    mine = tuple([float(role == own) for role in ROLES])
    return tuple([mine if one == seat and own else rest for one in range(len(view.characters))])


def standing(view: View, seat: Seat, beliefs: Beliefs) -> Standing:
    """As this seat sees it."""
    left = phases_left(view)
    coins = tuple([float(USUAL_COINS if one.coins is None else one.coins) for one in view.characters])
    power = tuple([float(USUAL_POWER if one.power is None else one.power) for one in view.characters])
    counts_ = prestige_counts(view)
    own = view.characters[seat].perks
    awarded = zip(_by_ends(own, "prestige_on"), _by_ends(own, "crown_on"), strict=True)
    return Standing(
        seat,
        beliefs,
        tuple([tuple([OFFICES.index(office) for office in one.offices]) for one in view.characters]),
        _purses(coins, power, left, view.options.equals),
        sqrt(BLIND + EACH * left),
        counts_,
        tuple([_by_ends(one.perks, "score_bonus") for one in view.characters]),
        tuple([counts_ * prestige + (1 - counts_) * crown for prestige, crown in awarded]),
    )


@lru_cache(KEPT)
def _by_ends(perks: tuple[Perk, ...], kind: PerkKind) -> tuple[float, ...]:
    """What the perks of this kind bring at each end of the king (chapter 11)."""
    named = [(one.what.end, one.n) for one in perks if one.kind == kind and one.what is not None]
    return tuple([float(sum([n for at, n in named if at == end])) for end in ENDS])


def worth(stands: Standing, found: tuple[Prospect, ...]) -> float:
    """What these ways to end are worth in points."""
    return worths(stands, found, (0.0,))[0]


@lru_cache(KEPT)
def worths(stands: Standing, found: tuple[Prospect, ...], more: tuple[float, ...]) -> tuple[float, ...]:
    """What they are worth with so many points more than is foreseen, for each of these numbers."""
    each = [_worths(stands, one, more) for one in found]
    return tuple(
        [
            POINTS * sum([one.chance * by_more[spot] for one, by_more in zip(found, each, strict=True)])
            for spot in range(len(more))
        ]
    )


def gains(stands: Standing, seat: Seat, yes: Sequence[Prospect], no: Sequence[Prospect]) -> tuple[float, ...]:
    """What a yes instead of a no would bring this house in each of ROLES, in points of its score."""
    return _gains(stands.offices[seat], tuple(yes), tuple(no))


@lru_cache(KEPT)
def _gains(held: tuple[int, ...], yes: tuple[Prospect, ...], no: tuple[Prospect, ...]) -> tuple[float, ...]:
    """What a yes instead of a no brings a house with these offices."""
    return tuple([_points(held, role, yes) - _points(held, role, no) for role in range(len(ROLES))])


def _points(held: tuple[int, ...], role: int, found: Sequence[Prospect]) -> float:
    return sum([one.chance * (one.roles[role] + sum([one.offices[spot] for spot in held])) for one in found])


@lru_cache(KEPT)
def _purses(
    coins: tuple[float, ...], power: tuple[float, ...], left: int, equals: Equals
) -> tuple[tuple[float, ...], ...]:
    """By seat, what its purse is worth in each role: the same for whoever of a table looks."""
    seats = range(len(coins))
    return tuple(
        [
            _purse(places_chances(coins, one, left, equals), places_chances(power, one, left, equals))
            for one in seats
        ]
    )


def _purse(coins: Sequence[float], power: Sequence[float]) -> tuple[float, ...]:
    """HO-4.4, HO-10.4: what the chances of the places by coins and by power are worth in each role."""
    by_power = _expected(PLACES, power)
    return tuple(_expected(GOALS[role].coins, coins) + by_power for role in ROLES)


def _worths(stands: Standing, one: Prospect, more: Sequence[float]) -> list[float]:
    """HO-10.5, HO-10.6: the chance of the first place, and the award beyond what the others get."""
    beliefs = stands.beliefs[stands.seat]
    own = beliefs.index(max(beliefs))
    mine = one.roles[own] + _held(stands, stands.seat, one) + stands.purses[stands.seat][own]
    others = [_scores(stands, seat, one) for seat in range(len(stands.offices)) if seat != stands.seat]
    found, by_perks = [], stands.awards[ENDS.index(one.end)]
    for points in more:
        places = _places(mine + points, others, stands.spread)
        found.append(places[0] + AWARD * (_award(stands, one.end, places, ROLES[own]) + by_perks))
    return found


def _places(mine: float, others: Sequence[Scores], spread: float) -> tuple[float, ...]:
    """The chances of the places; the own luck, taken three ways, helps or harms against all alike.

    Each of the others ends ahead of a score with these odds in each of its roles. This is what a steward
    reckons most often by far, so it stands in one piece.
    """
    wide = spread * ROOT
    ways = []
    for way in WAYS:
        score, ahead = mine + way * spread, []
        for one in others:
            found = 0.0
            for odds, points in one:
                found += odds * erf((points - score) / wide)
            ahead.append(0.5 + 0.5 * found)
        ways.append(counts(tuple(ahead)))
    low, middle, high = WEIGHTS
    return tuple([low * one + middle * two + high * three for one, two, three in zip(*ways, strict=True)])


def _scores(stands: Standing, seat: Seat, one: Prospect) -> Scores:
    """The points that house may expect, by each role that it may hold, with its odds."""
    held, rows = (
        _held(stands, seat, one),
        zip(stands.beliefs[seat], one.roles, stands.purses[seat], strict=True),
    )
    return [(odds, points + purse + held) for odds, points, purse in rows if odds]


def _held(stands: Standing, seat: Seat, one: Prospect) -> float:
    """By offices, and by perks that speak of this end."""
    by_perks = stands.kings[seat][ENDS.index(one.end)] if stands.kings else 0.0
    return sum([one.offices[spot] for spot in stands.offices[seat]]) + by_perks


def _award(stands: Standing, end: End, places: Sequence[float], own: RoleName) -> float:
    """What this house gets beyond the mean of the others; the Rebel's crown with it (HO-4.5)."""
    values, whole = _awarded(end, len(places), stands.prestige)
    rebel = (1 - stands.prestige) * (own == "rebel" and end != "death")
    mine = _expected(values, places)
    return mine + rebel - (whole - mine) / (len(places) - 1)


@lru_cache(KEPT)
def _awarded(end: End, seats: int, prestige: float) -> tuple[tuple[float, ...], float]:
    """The awards by place, prestige and crown weighed, and their sum (HO-10.6)."""
    values = tuple([prestige * points + (1 - prestige) * crown for points, crown in awards(end, seats)])
    return values, sum(values)


def prestige_counts(view: View) -> float:
    """HO-R05: how likely the campaign is decided by prestige, as its levels stand."""
    open_lines = sum(1 for line in view.lines if line.end is None)
    return below(view.unity - view.division, LEVELS * sqrt(open_lines + 1))


def _expected(points: Sequence[float], chances: Sequence[float]) -> float:
    return sum([worth_ * chance for worth_, chance in zip(points, chances, strict=False)])
