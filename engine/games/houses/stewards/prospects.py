"""What a realm promises each role and office, over the three ways a king may end (HO-9)."""

from collections.abc import Iterable, Iterator
from math import exp, sqrt

from msgspec import Struct

from engine.games.houses.content import OFFICES, ROLES, Office, RoleName
from engine.games.houses.stewards.odds import below
from engine.games.houses.stewards.realm import DRIFT, HIGHEST, LOWEST, Values, office_worth, role_worth

STRIDE = 3.5
"""How far stability strays in a phase that is still to come: a standard deviation."""

SURE = 0.9
"""A fall is never thought likelier than this while the king sits."""

HEAT = 4.0
"""By how many points a house must lead to be e times as likely to win: what nobody can foresee."""

CHANCE = 12.0
"""What a win is worth in points: less than HEAT says, since so much is to come that nobody foresees."""


class Realm(Struct, frozen=True):
    """The realm at some moment: five values, stability, and the phases still expected."""

    values: Values
    stability: float
    left: int


class Prospect(Struct, frozen=True):
    """The points expected at the end, for each of ROLES and each of OFFICES (0 where nobody asked)."""

    roles: tuple[float, ...]
    offices: tuple[float, ...]

    def points(self, role: RoleName, offices: Iterable[Office]) -> float:
        """HO-4.3, HO-5.1: what a character of this role in these offices may expect."""
        own = sum(self.offices[OFFICES.index(office)] for office in offices)
        return self.roles[ROLES.index(role)] + own


def prospect(realm: Realm, offices: frozenset[Office]) -> Prospect:
    """Each role and each of `offices`, weighed over the ends of the king."""
    ends = tuple(endings(realm))
    roles = tuple(
        sum(chance * role_worth(role, values, spread) for chance, values, spread in ends) for role in ROLES
    )
    held = tuple(
        sum(chance * office_worth(office, values, spread) for chance, values, spread in ends)
        if office in offices
        else 0.0
        for office in OFFICES
    )
    return Prospect(roles, held)


def mean(prospects: tuple[Prospect, ...]) -> Prospect:
    """The middle of several, at least one."""
    count = len(prospects)
    roles = tuple(sum(row) / count for row in zip(*(one.roles for one in prospects), strict=True))
    offices = tuple(sum(row) / count for row in zip(*(one.offices for one in prospects), strict=True))
    return Prospect(roles, offices)


def endings(realm: Realm) -> Iterator[tuple[float, Values, float]]:
    """Death, deposition, flight: how likely, the five resources then, and how far they stray.

    HO-2.5: stability moves with the resources, so a fall says where they stand: a fifth of its way each.
    """
    if not LOWEST < realm.stability < HIGHEST or not realm.left:
        yield 1.0, realm.values, 0.25
        return
    up, down = _falls(realm)
    spread = DRIFT * sqrt(realm.left) + 0.25
    yield 1 - up - down, realm.values, spread
    for chance, way in ((up, HIGHEST - realm.stability), (down, LOWEST - realm.stability)):
        if chance > 0.02:
            yield chance, tuple(value + way / 5 for value in realm.values), spread * 0.7


def odds_of_winning(points: tuple[float, ...], seat: int) -> float:
    """HO-10.5: how likely this one is first, 0 to 1."""
    best = max(points)
    weights = tuple(exp((one - best) / HEAT) for one in points)
    return weights[seat] / sum(weights)


def _falls(realm: Realm) -> tuple[float, float]:
    """HO-9.1, HO-9.2: how likely stability meets 20, and 0, before the king dies (the law of reflection)."""
    reach = STRIDE * sqrt(realm.left)
    up = 2 * (1 - below(HIGHEST - realm.stability, reach))
    down = 2 * (1 - below(realm.stability, reach))
    whole = max(1.0, (up + down) / SURE)
    return up / whole, down / whole
