"""What coins and power are worth to a house, in points, as its own view tells (HO-4.4, HO-10.4).

Both bring points by their place among the purses at the end. A lead lasts the likelier the larger it is and
the fewer phases are to come; purses that are hidden are taken as usual (HO-R11). What a few coins more are
worth is the difference of two such expectations, so that the last coin before a rival is the dear one.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt

from msgspec import Struct

from engine.games.houses.points import GOALS, Equals
from engine.games.houses.stewards.values.odds import ROOT, count_odds, expected_value, none_and_one_odds
from engine.games.houses.stewards.values.realm import phases_left
from engine.games.houses.view import View
from engine.kernel.seats import Seat

USUAL_COINS, USUAL_POWER = 12, 6
"""What a house is taken to have whose purse is hidden (HO-R11)."""

START = 10, 8
"""HO-3.1, HO-3.2: coins and power of a house as a generation begins."""

STRAY = 1.3
"""How far a purse strays in a phase that is still to come: a standard deviation, in coins or in power."""

SPREADS = 32
"""Tables of odds that are kept: one for each number of phases to come and each way to treat equals."""

TIES: dict[Equals, float] = {"worse": 0.5, "better": -0.5, "shared": 0.0}
"""HO-R13: by how much an equal counts as ahead."""

PLACES = (2, 1)
"""The points of whoever has most power left, and of the second (HO-10.4)."""

NO_ROLE = (5, 3, 1)
"""HO-4.4 for a house that has no role yet."""


NOTHING = (0, 0, 0)
"""What the places bring that come after those of HO-4.4 and HO-10.4."""


class Odds(dict[float, float]):
    """How likely somebody ends ahead who leads by so much: leads are few whole numbers.

    Purses stray by `spread`; `tie` is how far equals lie from the better place (HO-R13).
    """

    def __init__(self, spread: float, tie: float) -> None:
        self._wide, self._tie = spread * ROOT * ROOT, tie

    def __missing__(self, lead: float) -> float:
        found = self[lead] = 0.5 * (1 + erf((lead + self._tie) / self._wide))
        return found


@lru_cache(SPREADS)
def leads_last(spread: float, tie: float) -> Odds:
    """The odds of leads for purses that stray by `spread`: one table, however often it is asked for."""
    return Odds(spread, tie)


class Purse(Struct, frozen=True):
    """A house's own coins, or power, beside those of the others; `points` are what the places by it bring.

    `odds` are how likely each lead of another lasts to the end, `worth` the points that it should bring as it
    stands.
    """

    points: tuple[int, ...]
    held: int
    others: tuple[float, ...]
    odds: Odds
    worth: float

    def gain(self, more: float) -> float:
        """The points that `more` coins or power (below 0: fewer) should bring at the end."""
        if not more:
            return 0.0
        return rank_worth(self.points, self.held + more, self.others, self.odds) - self.worth


NO_PURSE = Purse((), 0, (), Odds(1.0, 0.0), 0.0)
"""Of whoever has no seat: nothing is gained."""


def coins_of(view: View) -> Purse:
    """The viewer's coins beside those of the others (HO-4.4)."""
    own = view.own
    if own is None:
        return NO_PURSE
    points = GOALS[own.role].coins if own.role else NO_ROLE
    return _purse(view, points, own.coins, [one.coins for one in view.characters], USUAL_COINS)


def power_of(view: View) -> Purse:
    """The viewer's power beside that of the others (HO-10.4)."""
    own = view.own
    if own is None:
        return NO_PURSE
    return _purse(view, PLACES, own.power, [one.power for one in view.characters], USUAL_POWER)


def rank_worth(points: tuple[float, ...], mine: float, others: tuple[float, ...], odds: Odds) -> float:
    """The points of a place, expected.

    Power brings points in two places alone, and of four others is asked most: no other place is reckoned.
    """
    if len(points) == len(PLACES) and len(others) == 4:
        a, b, c, d = others
        first, second = none_and_one_odds(odds[a - mine], odds[b - mine], odds[c - mine], odds[d - mine])
        return points[0] * first + points[1] * second
    each = (*points, *NOTHING)[: len(others) + 1]
    return expected_value(each, [odds[one - mine] for one in others])


def assumed_purses(held: Sequence[int | None], usual: int) -> tuple[float, ...]:
    """The purses as a house takes them, hidden ones as usual (HO-R11)."""
    return tuple([float(usual if one is None else one) for one in held])


def places_chances(held: Sequence[float], seat: int, left: int, equals: Equals) -> tuple[float, ...]:
    """How likely the seat ends in the first, second, … place of these purses, `left` phases from now."""
    odds, mine = leads_last(_spread(left), TIES[equals]), held[seat]
    return count_odds(tuple([odds[one - mine] for other, one in enumerate(held) if other != seat]))


def coins_chances(view: View) -> tuple[float, ...]:
    """How likely the viewer, who has a seat, ends in the first, second, … place by coins (HO-4.4)."""
    assert view.own is not None
    held = [*assumed_purses([one.coins for one in view.characters], USUAL_COINS)]
    held[view.own.seat] = view.own.coins
    return places_chances(held, view.own.seat, phases_left(view), view.options.equals)


def points_for_change(
    points: tuple[float, ...], held: Sequence[float], seat: Seat, left: int, equals: Equals, more: float
) -> float:
    """The points that `more` (below 0: less) brings the seat; places by these purses bring `points`."""
    others = tuple([one for other, one in enumerate(held) if other != seat])
    odds = leads_last(_spread(left), TIES[equals])
    before, after = (rank_worth(points, held[seat] + by, others, odds) for by in (0, more))
    return after - before


def _spread(left: int) -> float:
    return STRAY * sqrt(left) + 0.25


def _purse(view: View, points: tuple[int, ...], own: int, held: Sequence[int | None], usual: int) -> Purse:
    """The seat that looks is left out of `held`: it knows its own."""
    seat = view.own.seat if view.own else None
    others = assumed_purses([one for other, one in enumerate(held) if other != seat], usual)
    odds = leads_last(_spread(phases_left(view)), TIES[view.options.equals])
    return Purse(points, own, others, odds, rank_worth(points, own, others, odds))
