"""The odds of the roles by the draft and by what each house has shown: every way is weighed (HO-4.1)."""

from collections.abc import Sequence
from math import exp

from engine.games.houses.content import Forecast
from engine.games.houses.moves import Ballot, Count
from engine.games.houses.names import ROLES, Office
from engine.games.houses.stewards.roles.dealt import ways
from engine.games.houses.stewards.values.chances import Beliefs, Standing, evenly, gains, standing
from engine.games.houses.stewards.values.prospects import Prospect, Realm, prospects
from engine.games.houses.stewards.values.realm import LAST_PHASE, STEP, after_changes
from engine.games.houses.view import View
from engine.kernel.seats import Seat

CARE = 0.6
"""What a vote costs a house, in points: it abstains where it cares for less."""

HEAT = 1.5
"""By how many points a ballot must suit a role to be e times as likely."""


def role_odds(view: View, seat: Seat) -> Beliefs:
    """For each seat the odds of each of ROLES, by the draft and the ballots since; one's own is known."""
    even = evenly(view, seat)
    stands = standing(view, seat, even)
    likely = [[1.0] * len(ROLES) for _ in even]
    for count in view.counts:
        if count.generation == view.generation:
            _weigh(likely, stands, count, view)
    return _odds_over_holdings(view, seat, likely)


def _weigh(likely: list[list[float]], stands: Standing, count: Count, view: View) -> None:
    held = frozenset(office for one in view.characters for office in one.offices)
    yes, no = (_prospects_of_answer(count, forecast, held) for forecast in (count.yes, count.no))
    for one, ballot in enumerate(count.ballots):
        if ballot is not None:
            for role, gain in enumerate(gains(stands, one, yes, no)):
                likely[one][role] *= _chance(ballot, gain)


def _prospects_of_answer(count: Count, forecast: Forecast, held: frozenset[Office]) -> tuple[Prospect, ...]:
    """What the realm of that vote promised after this answer."""
    values = after_changes(count.values, count.up, count.runs, [STEP * sign for sign in forecast.effects])
    stability = count.stability + sum(values) - sum(count.values)
    return prospects(Realm(values, stability, max(0, LAST_PHASE - count.phase), 1.0), held)


def _chance(ballot: Ballot, gain: float) -> float:
    """How likely a house to which a yes is worth so much casts this ballot."""
    yes, no = (exp(min(20.0, (sign * gain / 2 - CARE) / HEAT)) for sign in (1, -1))
    cast = yes if ballot.kind == "yes" else no if ballot.kind == "no" else 1.0
    return cast / (yes + no + 1.0)


def _odds_over_holdings(view: View, seat: Seat, likely: Sequence[Sequence[float]]) -> Beliefs:
    """The odds over all ways in which the other houses may hold different roles of the rest."""
    own = view.own.role if view.own else None
    others = [one for one in range(len(likely)) if one != seat]
    found = [[0.0] * len(ROLES) for _ in likely]
    whole = 0.0
    for way, drafted in ways(view, seat):
        weight = drafted
        for one, role in zip(others, way, strict=True):
            weight *= likely[one][role]
        whole += weight
        for one, role in zip(others, way, strict=True):
            found[one][role] += weight
    if own is not None:
        found[seat][ROLES.index(own)] = whole
    return tuple(tuple(weight / whole for weight in row) for row in found)
