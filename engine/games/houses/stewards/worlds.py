"""Councils as they may be: what a view of Houses leaves open, sampled: roles, outcomes and other ballots."""

from collections.abc import Iterator

from msgspec import Struct

from engine.games.houses.content import ROLES, Forecast, Office, RoleName, Side
from engine.games.houses.role_points import GOALS
from engine.games.houses.stewards.prospects import Prospect, Realm, mean, odds_of_winning, prospect
from engine.games.houses.stewards.purse import PLACES, USUAL_COINS, USUAL_POWER, places_chances
from engine.games.houses.stewards.realm import HIGHEST, LOWEST, forced, phases_left, stability_after
from engine.games.houses.stewards.votes import GUESSES, heft
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat

WORLDS = 24
"""How many councils are imagined for a vote."""

OUTCOMES = 3
"""How many outcomes of each answer."""

SIZES = (1, 1, 1, 2, 3, 3)
"""What a shown change may come to, before momentum; now and then it comes otherwise (HO-6.3)."""

ASTRAY = 10
"""One shown change in so many does not come, and one hidden one does."""

KEEP = 0.12
"""What a point of power is worth to another house."""

IDLE = 0.6
"""What an abstention is worth to another house: a coin."""

LEADING = 0.6
"""What leading is worth to another house at least, times the chance of it."""


class World(Struct, frozen=True):
    """One council as it may be: each house's chance to win if yes, if no; the others' ballots as powers.

    `yes` and `no` are the viewer's own odds of winning the generation; `side` is the others' yes power less
    their no power; `tops` is the strongest other ballot on yes and on no.
    """

    yes: float
    no: float
    side: int
    tops: tuple[int, int]

    def odds(self, side: Side) -> float:
        """The viewer's odds if this side wins."""
        return self.yes if side == "yes" else self.no


def worlds(view: View, seat: Seat, dice: Dice) -> tuple[World, ...]:
    """So many councils that fit what this seat sees; there is an open phase and it has a role."""
    assert view.phase is not None
    held = frozenset(office for one in view.characters for office in one.offices)
    yes, no = (
        mean(tuple(_after(view, forecast, held, dice, name)))
        for name, forecast in (("yes", view.phase.yes), ("no", view.phase.no))
    )
    purses = _purse_chances(view)
    return tuple(_world(view, seat, (yes, no), purses, dice, number) for number in range(WORLDS))


def _after(
    view: View, forecast: Forecast, held: frozenset[Office], dice: Dice, name: str
) -> Iterator[Prospect]:
    """What may come of an answer, a few times over."""
    for number in range(OUTCOMES):
        effects = tuple(_change(sign, dice, name, number, spot) for spot, sign in enumerate(forecast.effects))
        after = forced(view, effects)
        stability = stability_after(view, after)
        over = not LOWEST < stability < HIGHEST
        yield prospect(Realm(after, stability, 0 if over else phases_left(view)), held)


def _change(sign: int, dice: Dice, name: str, number: int, spot: int) -> int:
    if dice.below(ASTRAY, "astray", name, number, spot) == 0:
        return 0 if sign else 1 - 2 * dice.below(2, "hidden", name, number, spot)
    return sign * dice.pick(SIZES, "size", name, number, spot)


def _purse_chances(view: View) -> tuple[tuple[tuple[float, ...], float], ...]:
    """For each house the chances of the places by coins, and its points by power (HO-4.4, HO-10.4)."""
    left = phases_left(view)
    coins = [float(USUAL_COINS if one.coins is None else one.coins) for one in view.characters]
    power = [float(USUAL_POWER if one.power is None else one.power) for one in view.characters]
    found = []
    for seat in range(len(coins)):
        by_power = places_chances(power, seat, left)
        points = sum(worth * chance for worth, chance in zip(PLACES, by_power, strict=False))
        found.append((places_chances(coins, seat, left), points))
    return tuple(found)


def _world(
    view: View,
    seat: Seat,
    after: tuple[Prospect, Prospect],
    purses: tuple[tuple[tuple[float, ...], float], ...],
    dice: Dice,
    number: int,
) -> World:
    roles = _roles(view, seat, dice, number)
    scores = tuple(
        tuple(_points(view, one, roles[one], realm, purses[one]) for one in range(len(roles)))
        for realm in after
    )
    gains = tuple(yes - no for yes, no in zip(*scores, strict=True))
    rest = sum(gains) / len(gains)
    ballots = tuple(
        _ballot(view, one, gains[one] - rest, dice, number) for one in range(len(roles)) if one != seat
    )
    return World(
        odds_of_winning(scores[0], seat),
        odds_of_winning(scores[1], seat),
        sum(ballots),
        (max(0, *ballots), max(0, *(-one for one in ballots))),
    )


def _roles(view: View, seat: Seat, dice: Dice, number: int) -> tuple[RoleName, ...]:
    """HO-4.1: any of the other roles in the other seats; one's own is known."""
    own = view.own.role if view.own else None
    rest = dice.shuffled(tuple(role for role in ROLES if role != own), "roles", number)
    others = iter(rest)
    return tuple(
        own if one == seat and own is not None else next(others) for one in range(len(view.characters))
    )


def _points(
    view: View, seat: Seat, role: RoleName, realm: Prospect, purse: tuple[tuple[float, ...], float]
) -> float:
    places, by_power = purse
    coins = sum(worth * chance for worth, chance in zip(GOALS[role].coins, places, strict=False))
    return realm.points(role, view.characters[seat].offices) + coins + by_power


def _ballot(view: View, seat: Seat, gain: float, dice: Dice, number: int) -> int:
    """What a house of plain sense would cast that gains so much by a yes: yes above 0, no below it."""
    phase = view.phase
    assert phase is not None
    if phase.absent[seat]:
        return 0
    shown = phase.ballots[seat]
    if shown is not None and shown.sealed:
        return _signed(shown.kind, shown.power)
    held = view.characters[seat].power
    most = USUAL_POWER if held is None else held
    opposed = dice.pick(GUESSES, "opposed", number, seat)
    side = 1 if gain > 0 else -1
    best, worth = 0, IDLE
    for power in range(1, most + 1):
        turns = heft(power, opposed)
        told = abs(gain) * turns / 2 + LEADING * turns - KEEP * power * (1 + turns) / 2
        if told > worth:
            best, worth = power, told
    return side * best


def _signed(kind: str, power: int) -> int:
    return power if kind == "yes" else -power if kind == "no" else 0
