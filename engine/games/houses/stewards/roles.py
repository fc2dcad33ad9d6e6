"""Secret roles: which one to draft, who may hold which, and the vote with the eyes of another house (HO-4).

A house that drafts takes what promises most. Later the odds of the others' roles follow from the draft it saw
and from every ballot since: every way in which the roles may lie is weighed by how well it explains them.
The cunning steward then puts itself in each other house's place, in every role that it may hold, and asks
what it would cast.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import permutations
from math import exp
from typing import Any

from msgspec.structs import replace

from engine.games.houses.moves import Drafted, RemoveRole, TakeRole
from engine.games.houses.names import ROLES, RoleName
from engine.games.houses.points import GOALS
from engine.games.houses.stewards.baseline import Table
from engine.games.houses.stewards.expecting.habits import moods
from engine.games.houses.stewards.values.chances import Beliefs, Standing, even_beliefs, gains_with, standing
from engine.games.houses.stewards.values.odds import KEPT
from engine.games.houses.stewards.values.purse import USUAL_COINS, USUAL_POWER, coins_chances
from engine.games.houses.stewards.values.realm import (
    DRIFT,
    LAST_PHASE,
    STEP,
    Realm,
    Values,
    after_changes,
    current_values,
    prospects,
    role_worth,
)
from engine.games.houses.stewards.voting import (
    Case,
    Expected,
    Eyes,
    abstention_worth,
    by_habit,
    case,
    vote_worth,
)
from engine.games.houses.view import Own, View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

# --- the draft (HO-4.1) -----------------------------------------------------------------------------------

WHIM = 4
"""Points below which a role may seem better than it is, so that nobody reads a role off the realm."""

WHOLE = DRIFT * LAST_PHASE**0.5
"""How far a resource strays in a whole generation, as far as everybody may guess."""

STRAYED = 4.6
"""How far it does: by this every role's resource clause brings what it brought (652 generations)."""

Promise = Callable[[View, RoleName, Dice], float]
"""What a role promises a house that drafts, in points."""


def expected_role_points(role: RoleName, values: Values) -> float:
    """HO-4.3 expected over a whole generation, and a middling place by coins (HO-4.4)."""
    return role_worth(role, values, WHOLE) + GOALS[role].coins[1]


def plain_promise(view: View, role: RoleName, dice: Dice) -> float:
    """The points that everybody may guess of the role, and a whim."""
    return expected_role_points(role, current_values(view)) + dice.roll_below(WHIM, "whim", role)


def close_promise(view: View, role: RoleName, dice: Dice) -> float:
    """HO-4.3 by how far realms have strayed, and the places by coins that the purse may come to (HO-4.4)."""
    rewards = zip(GOALS[role].coins, coins_chances(view), strict=False)
    return role_worth(role, current_values(view), STRAYED) + sum(
        [points * chance for points, chance in rewards]
    )


def draft_move(
    look: Look, offers: tuple[Any, ...], dice: Dice, promises: Promise = plain_promise
) -> Any | None:
    """HO-4.1: the best role for itself, a good one away from the rest, the worst one to the next house."""
    view: View = look.view
    left = view.draft.left if view.draft else None
    if not left or not any(isinstance(one, RemoveRole | TakeRole) for one in offers):
        return None
    worth = {role: promises(view, role, dice) for role in left}
    ranked = sorted(left, key=lambda role: worth[role], reverse=True)
    if isinstance(offers[0], RemoveRole):
        return RemoveRole(ranked[1])
    both = next((one for one in offers if type(one) is PartialMove and one.move == "take_role"), None)
    if both is not None:
        whole = look.ask(PartialMove("take_role", (("role", ranked[0]), ("handed", ranked[-1]))))
        if whole and not isinstance(whole[0], PartialMove):
            return whole[0]
    return TakeRole(ranked[0])


# --- how the draft may have dealt the roles (HO-4.2) ------------------------------------------------------

LOT = 0.1
"""How often a house takes any role, whatever it promises: people have reasons of their own, and deadlines."""

Way = tuple[tuple[int, ...], float]
"""The other houses' roles, as spots in ROLES, and the odds that the draft came so."""


def ways(view: View, seat: Seat) -> tuple[Way, ...]:
    """All that are possible by what this house saw; by the realm of the draft, which everybody saw."""
    first = next((one for one in view.counts if one.generation == view.generation), None)
    values = current_values(view) if first is None else tuple([float(value) for value in first.values])
    own, seen = view.own and view.own.role, view.own and view.own.drafted
    return _ways(own, seen, seat, len(view.characters), values)


@lru_cache(KEPT)
def _ways(
    own: RoleName | None, seen: Drafted | None, seat: Seat, seats: int, values: Values
) -> tuple[Way, ...]:
    """All ways to deal the roles that fit what was seen, each with how likely houses have taken them."""
    rest = [spot for spot, role in enumerate(ROLES) if role != own]
    found = permutations(rest, seats - (own is not None))
    if own is None or not seen:
        return tuple([(way, 1.0) for way in found])
    others = [one for one in range(seats) if one != seat]
    wishes = tuple([exp(expected_role_points(role, values)) for role in ROLES])
    likely = []
    for way in found:
        held = {seat: ROLES.index(own), **dict(zip(others, way, strict=True))}
        if not _is_possible(seen, seat, held):
            continue
        # How likely these are taken in this order; of the rest one was removed before (HO-4.1).
        taken = [held[one] for one in seen.order]
        chance, left = 1.0, sum([wishes[role] for role in taken])
        for place, role in enumerate(taken):
            chance *= (1 - LOT) * wishes[role] / left + LOT / (len(taken) - place)
            left = max(left - wishes[role], 1e-9)
        likely.append((way, chance))
    return tuple(likely)


def _is_possible(seen: Drafted, seat: Seat, held: dict[Seat, int]) -> bool:
    """Whether the roles, held so, fit what this house saw of the draft.

    Who took later took of what was left, who took earlier did not; the next has what was handed to it.
    """
    after = seen.order[seen.order.index(seat) + 1 :]
    if any(ROLES[role] == seen.removed for role in held.values()):
        return False
    if seen.handed and ROLES[held[after[0]]] != seen.handed:
        return False
    return not seen.left or all(
        (ROLES[role] in seen.left) == (one in after) for one, role in held.items() if one != seat
    )


# --- the odds of the roles --------------------------------------------------------------------------------

CARE = 0.6
"""What a vote costs a house, in points: it abstains where it cares for less."""

HEAT = 1.5
"""By how many points a ballot must suit a role to be e times as likely."""


def role_odds(view: View, seat: Seat) -> Beliefs:
    """For each seat the odds of each of ROLES, by the draft and the ballots since; one's own is known."""
    even = even_beliefs(view, seat)
    stands = standing(view, seat, even)
    held = frozenset(office for one in view.characters for office in one.offices)
    likely = [[1.0] * len(ROLES) for _ in even]
    for count in view.counts:
        if count.generation != view.generation:
            continue
        # What the realm of that vote promised after each answer, and what either was worth in each role.
        promised = []
        for forecast in (count.yes, count.no):
            changes = [STEP * sign for sign in forecast.effects]
            values = after_changes(count.values, count.up, count.runs, changes)
            stability = count.stability + sum(values) - sum(count.values)
            left = max(0, LAST_PHASE - count.phase)
            promised.append(prospects(Realm(values, stability, left, 1.0), held))
        for one, ballot in enumerate(count.ballots):
            if ballot is None:
                continue
            # How likely a house to which a yes is worth so much casts this ballot: yes, no, or neither.
            for role, gain in enumerate(gains_with(stands.offices[one], *promised)):
                yes, no = (exp(min(20.0, (sign * gain / 2 - CARE) / HEAT)) for sign in (1, -1))
                cast = yes if ballot.kind == "yes" else no if ballot.kind == "no" else 1.0
                likely[one][role] *= cast / (yes + no + 1.0)
    return _odds_over_holdings(view, seat, likely)


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


# --- with the eyes of another house -----------------------------------------------------------------------

PLAIN_SENSE = 0.8
"""How often a house is taken to cast what plain sense says; else what its habits say."""

LEAST = 0.04
"""A role less likely than this is not imagined."""


def expect_ballots(view: View, stands: Standing, table: Table) -> Expected:
    """The others' ballots, each house asked in its place what it would do, in every role it may hold."""
    from engine.games.houses.stewards.expecting.sums import ballot_rows, known_ballots, middle, sum_ballots  # noqa: PLC0415  numpy's, as it says

    seats = [one for one in range(len(view.characters)) if one != stands.seat]
    casts = known_ballots(view, seats)
    eyes = {one: eyes_of(view, one, stands, table) for spot, one in enumerate(seats) if spot not in casts}
    # How likely plain sense has each of these houses cast each ballot.
    asked: dict[int, dict[int, float]] = {}
    for spot, one in enumerate(seats):
        for chance, eye in eyes.get(one, ()):
            odds, cast = asked.setdefault(spot, {}), best_ballot(eye)
            odds[cast] = odds.get(cast, 0.0) + chance
    furthest = max([1, *[abs(cast) for chances in asked.values() for cast in chances]])
    # Habits first, in the mean of all moods; then plain sense counts for most of what each is asked.
    found = ballot_rows(dict.fromkeys(seats, 0.5), casts, moods(table), furthest).mean(axis=0)
    reach = middle(found)
    for spot, chances in asked.items():
        found[spot] *= 1 - PLAIN_SENSE
        for cast, chance in chances.items():
            found[spot, reach + cast] += PLAIN_SENSE * chance
    return Expected(sum_ballots(found[None]), tuple(eyes.items()))


def eyes_of(view: View, seat: Seat, stands: Standing, table: Table) -> Eyes:
    """The open vote with the eyes of another house, in each role that it may hold, and how likely it does."""
    likely = [
        (role, chance) for role, chance in zip(ROLES, stands.beliefs[seat], strict=True) if chance >= LEAST
    ]
    whole = sum([chance for _, chance in likely])
    return [(chance / whole, in_place_of(view, seat, role, stands, table)) for role, chance in likely]


def best_ballot(weighed: Case) -> int:
    """The ballot of plain sense: yes power above 0, no power below, 0 for an abstention."""
    found = [(abstention_worth(weighed), 0)]
    for power in range(1, len(weighed.spent)):
        found += [(vote_worth(weighed, "yes", power), power), (vote_worth(weighed, "no", power), -power)]
    return max(found, key=lambda one: one[0])[1]


def in_place_of(view: View, seat: Seat, role: RoleName, stands: Standing, table: Table) -> Case:
    """The open vote with the eyes of another house that holds this role; of its deals nobody knows.

    What everybody sees of `stands` is theirs, too: purses, and of each house what its place brings by perks.
    """
    assert view.phase is not None
    shown = view.characters[seat]
    coins = USUAL_COINS if shown.coins is None else shown.coins
    power = USUAL_POWER if shown.power is None else shown.power
    # Only what everybody may know of that house goes into its view, and of the vote no ballot.
    own = Own(seat, coins, power, power, role, None, 0, 0, 0, 0, ())
    seen = replace(view, own=own, deals=(), phase=replace(view.phase, ballots=(None,) * len(view.characters)))
    theirs = stands.ground.standing_for(seat, even_beliefs(seen, seat))
    return case(seen, theirs, table, by_habit(seen, theirs, table))
