"""Councils as they may be: what each other house would cast in each role that it may hold."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.houses.names import ROLES, RoleName
from engine.games.houses.stewards.baseline import Table
from engine.games.houses.stewards.expecting.eager import moods
from engine.games.houses.stewards.values.chances import Standing, evenly
from engine.games.houses.stewards.values.purse import USUAL_COINS, USUAL_POWER
from engine.games.houses.stewards.voting.case import Expected, by_habit, case
from engine.games.houses.stewards.voting.weighed import Case, Eyes, abstention_worth, vote_worth
from engine.games.houses.view import Own, View
from engine.kernel.seats import Seat

PLAIN_SENSE = 0.8
"""How often a house is taken to cast what plain sense says; else what its habits say."""

LEAST = 0.04
"""A role less likely than this is not imagined."""


def expect_ballots(view: View, stands: Standing, table: Table) -> Expected:
    """The others' ballots, each house asked in its place what it would do, in every role it may hold."""
    from engine.games.houses.stewards.expecting.sums import known_ballots, middle, rows, sum_ballots  # noqa: PLC0415  numpy's, as it says

    seats = [one for one in range(len(view.characters)) if one != stands.seat]
    casts = known_ballots(view, seats)
    eyes = {one: eyes_of(view, one, stands, table) for spot, one in enumerate(seats) if spot not in casts}
    asked = {spot: _ballot_odds(eyes[one]) for spot, one in enumerate(seats) if one in eyes}
    furthest = max([1, *[abs(cast) for chances in asked.values() for cast in chances]])
    found = rows(dict.fromkeys(seats, 0.5), casts, moods(table), furthest).mean(axis=0)
    reach = middle(found)
    for spot, chances in asked.items():
        found[spot] *= 1 - PLAIN_SENSE
        for cast, chance in chances.items():
            found[spot, reach + cast] += PLAIN_SENSE * chance
    return Expected(sum_ballots(found[None]), tuple(eyes.items()))


def _ballot_odds(eyes: Eyes) -> dict[int, float]:
    """How likely plain sense has this house cast each ballot."""
    chances: dict[int, float] = {}
    for chance, eye in eyes:
        cast = best(eye)
        chances[cast] = chances.get(cast, 0.0) + chance
    return chances


def eyes_of(view: View, seat: Seat, stands: Standing, table: Table) -> Eyes:
    """The open vote with the eyes of another house, in each role that it may hold, and how likely it does."""
    likely = [
        (role, chance) for role, chance in zip(ROLES, stands.beliefs[seat], strict=True) if chance >= LEAST
    ]
    whole = sum([chance for _, chance in likely])
    return [(chance / whole, in_place_of(view, seat, role, stands, table)) for role, chance in likely]


def best(weighed: Case) -> int:
    """The ballot of plain sense: yes power above 0, no power below, 0 for an abstention."""
    return max(_ballots(weighed), key=lambda one: one[0])[1]


def _ballots(weighed: Case) -> Iterator[tuple[float, int]]:
    yield abstention_worth(weighed), 0
    for power in range(1, len(weighed.spent)):
        yield vote_worth(weighed, "yes", power), power
        yield vote_worth(weighed, "no", power), -power


def in_place_of(view: View, seat: Seat, role: RoleName, stands: Standing, table: Table) -> Case:
    """The open vote with the eyes of another house that holds this role; of its deals nobody knows.

    What everybody sees of `stands` is theirs, too: purses, and of each house what its place brings by perks.
    """
    assert view.phase is not None
    shown = view.characters[seat]
    coins = USUAL_COINS if shown.coins is None else shown.coins
    power = USUAL_POWER if shown.power is None else shown.power
    own = Own(seat, coins, power, power, role, None, 0, 0, 0, 0, ())
    seen = replace(view, own=own, deals=(), phase=replace(view.phase, ballots=(None,) * len(view.characters)))
    theirs = stands.ground.standing_for(seat, evenly(seen, seat))
    return case(seen, theirs, table, by_habit(seen, theirs, table))
