"""What may be reckoned of the open vote whoever looks: each of it once in a phase of a table.

After each answer stand the ends of the king, what the story's line has of it for each house, and what there
is to sign. From these follow how much a yes brings each house in each role, and how doubtful its yes is.
All is kept by the `Table`, which stays equal for every house as long as the phase lasts.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from engine.games.houses.clauses import Signed
from engine.games.houses.content import Forecast
from engine.games.houses.names import Office
from engine.games.houses.stewards.baseline import PHASES, RECENT, Table
from engine.games.houses.stewards.values.chances import (
    Beliefs,
    Ground,
    Standing,
    gains_with,
    office_spots,
    public_ground,
)
from engine.games.houses.stewards.values.realm import (
    Prospect,
    Realm,
    phases_left,
    prospects,
    stability_after,
    values_foreseen,
)
from engine.games.houses.stewards.values.signing import EVERY, end_worth, signing_worth
from engine.games.houses.view import View
from engine.kernel.seats import Seat

Ends = tuple[tuple[Prospect, ...], tuple[Prospect, ...]]
"""What the realm promises after a yes, and after a no."""


@lru_cache(PHASES)
def prospects_by_answer(table: Table) -> Ends:
    """The ends of the king after a yes, and after a no; there is an open phase."""
    view = table.view
    assert view.phase is not None
    held = offices_held(view)
    return _after(view, view.phase.yes, held), _after(view, view.phase.no, held)


def offices_held(view: View) -> frozenset[Office]:
    """The offices that somebody holds."""
    return frozenset([office for one in view.characters for office in one.offices])


def _after(view: View, forecast: Forecast, held: frozenset[Office]) -> tuple[Prospect, ...]:
    values = values_foreseen(view, forecast.effects)
    return prospects(Realm(values, stability_after(view, values), phases_left(view), 1.0), held)


@lru_cache(RECENT)
def standing_of(table: Table, seat: Seat, beliefs: Beliefs) -> Standing:
    """Who competes for what in the council as this seat sees it, with what it believes of the others."""
    return _ground_of_table(table).standing_for(seat, beliefs)


@lru_cache(PHASES)
def _ground_of_table(table: Table) -> Ground:
    return public_ground(table.view)


@lru_cache(PHASES)
def story_ends(table: Table) -> tuple[tuple[float, float], ...]:
    """By seat: what the house has of it that a yes, or a no, ends the line, whoever signs."""
    view, phase = table.view, table.view.phase
    assert phase is not None
    seats = range(len(view.characters))
    return tuple([(end_worth(view, one, phase.yes), end_worth(view, one, phase.no)) for one in seats])


@lru_cache(PHASES)
def doubts_by_role(table: Table) -> tuple[tuple[float, ...], ...]:
    """By seat, in each of ROLES: how doubtful a yes of the house is.

    A house is drawn to an answer by what it brings, and by what there is to sign.
    """
    found = []
    for seat, (by_yes, by_no) in enumerate(signing_worths_by_answer(table, EVERY)):
        more = by_yes - by_no
        found.append(doubts([one + more for one in gains_by_role(table, seat)]))
    return tuple(found)


@lru_cache(RECENT)
def gains_by_role(table: Table, seat: Seat) -> tuple[float, ...]:
    """How much more a yes brings the house than a no in each of ROLES, in points; a line's end is in it."""
    phase, held = table.view.phase, table.view.characters[seat].offices
    found = gains_with(office_spots(held), *prospects_by_answer(table))
    assert phase is not None
    if phase.line is None:
        return found
    by_yes, by_no = story_ends(table)[seat]
    more = by_yes - by_no
    return tuple([one + more for one in found])


def signing_worths(table: Table, kinds: tuple[Signed, ...]) -> tuple[float, ...]:
    """By seat: what it is worth to sign such events of this phase, whichever answer comes."""
    return tuple([(by_yes + by_no) / 2 for by_yes, by_no in signing_worths_by_answer(table, kinds)])


@lru_cache(RECENT)
def signing_worths_by_answer(table: Table, kinds: tuple[Signed, ...]) -> tuple[tuple[float, float], ...]:
    """By seat: what it is worth to sign such events of a yes, and of a no."""
    view, phase = table.view, table.view.phase
    assert phase is not None
    seats = range(len(view.characters))
    return tuple(
        [
            (signing_worth(view, one, phase.yes, kinds), signing_worth(view, one, phase.no, kinds))
            for one in seats
        ]
    )


SPLIT = 1.0
"""By how many points an answer must suit a house to be e times as likely as the other to get its vote."""


def yes_odds(odds: Sequence[float], doubts_: Sequence[float]) -> float:
    """How likely a vote of this house is a yes, by the odds of its roles and how doubtful it is in each."""
    found = 0.0
    for chance, doubt in zip(odds, doubts_, strict=True):
        if chance:
            found += chance / doubt
    return found


def doubts(gains: Sequence[float], split: float = SPLIT) -> tuple[float, ...]:
    """For each of these gains by a yes, the number of votes of which one is a yes."""
    return tuple([1 + exp(-max(-30.0, min(30.0, gain / split))) for gain in gains])
