"""A vote as a house weighs it: what each answer is worth to it, and what the others are likely to cast."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.clauses import Signed
from engine.games.houses.deals.bonds import terms_in_phase
from engine.games.houses.stewards.baseline import RECENT, Bare, Table, bare, table_of
from engine.games.houses.stewards.expecting.eager import moods
from engine.games.houses.stewards.expecting.habits import Moods
from engine.games.houses.stewards.expecting.others import leaning
from engine.games.houses.stewards.expecting.outlook import (
    after,
    doubts_by_role,
    offices_held,
    standing_of,
    story_ends,
)
from engine.games.houses.stewards.manner import MANNER, Manner
from engine.games.houses.stewards.values.chances import Beliefs, Standing, evenly, worth, worths
from engine.games.houses.stewards.values.prospects import Realm, prospects
from engine.games.houses.stewards.values.purse import coins_of, power_of
from engine.games.houses.stewards.values.realm import Values, phases_left, stability_after
from engine.games.houses.stewards.values.signing import EVERY, signing
from engine.games.houses.stewards.voting.weighed import Case, Eyes, Stake, abstaining
from engine.games.houses.view import View
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

if TYPE_CHECKING:
    from engine.games.houses.stewards.expecting.sums import Others

Reader = Callable[[View, Seat], Beliefs]
"""What a house makes of the others' roles, by what it sees."""

Doubts = tuple[tuple[float, ...], ...]
"""By seat, in each of ROLES: how doubtful a yes of the house is."""


class Expected(Struct, frozen=True):
    """The others' ballots as a house expects them; `eyes` are of those in whose places it has put itself."""

    others: "Others"
    eyes: tuple[tuple[Seat, Eyes], ...] = ()


Expects = Callable[[View, Standing, Table], Expected]
"""What a house expects of the others' ballots, by whom it takes them for."""


def expecting(doubts: Callable[[Table], Doubts], moods: Callable[[Table], Moods]) -> Expects:
    """The others as everybody sees them, each for what suits the roles that it may hold."""

    def expects(view: View, stands: Standing, table: Table) -> Expected:
        from engine.games.houses.stewards.expecting.sums import others  # noqa: PLC0415  numpy's, as it says

        shown, own = doubts(table), stands.seat
        leanings = {one: leaning(odds, shown[one]) for one, odds in enumerate(stands.beliefs) if one != own}
        return Expected(others(view, leanings, moods(table)))

    return expects


by_habit: Final = expecting(doubts_by_role, moods)


class Weigher(Struct, frozen=True, cache_hash=True):
    """How a house weighs a vote: for whom it takes the others, what it expects of them, and its manner."""

    reads: Reader = evenly
    expects: Expects = by_habit
    manner: Manner = MANNER

    def __call__(self, look: Look) -> Case:
        """The open vote as it stands for this house."""
        return _weigh(self, table_of(look.view), bare(look.view), look.seat)


@lru_cache(RECENT)
def _weigh(weigher: Weigher, table: Table, own: Bare, seat: Seat) -> Case:
    """A house that has asked, or was asked, in vain weighs nothing else when it is awaited again."""
    view = own.at(table)
    stands = standing_of(table, seat, weigher.reads(view, seat))
    return case(view, stands, table, weigher.expects(view, stands, table), weigher.manner)


def case(view: View, stands: Standing, table: Table, expected: Expected, manner: Manner = MANNER) -> Case:
    """The open vote with this house's eyes; it has a role, and there is an open phase."""
    weighed = _stake(view, stands, table)
    most = view.own.free_power if view.own else 0
    purses, left = (coins_of(view), power_of(view)), phases_left(view)
    found = Case(view, table, stands.seat, weighed, expected.others, (), purses, left, manner)
    coins, extra = abstaining(view, stands.seat)
    shares = [min(view.pool, view.pool // many + extra) for many in range(1, len(view.characters) + 1)]
    gains = {share: found.power(share) for share in set(shares)}
    return replace(
        found,
        spent=tuple([-found.power(-power) for power in range(most + 1)]),
        coin=found.coins(coins),
        shares=tuple([gains[share] for share in shares]),
        eyes=expected.eyes,
    )


def stake(view: View) -> Stake:
    """The two answers weighed with the viewer's eyes; there is an open phase."""
    phase, own = view.phase, view.own
    assert phase is not None
    if own is None or own.role is None:
        return Stake(0.0, 0.0, 0.0, 0.0)
    table = table_of(view)
    return _stake(view, standing_of(table, own.seat, evenly(view, own.seat)), table)


def realm_worths(view: View, realms: tuple[Values, ...]) -> tuple[float, ...]:
    """What the realm would be worth to the viewer with each of these resources, in points."""
    own = view.own
    if own is None or own.role is None:
        return (0.0,) * len(realms)
    return _realm_worths(table_of(view), own.seat, evenly(view, own.seat), realms)


@lru_cache(RECENT)
def _realm_worths(
    table: Table, seat: Seat, beliefs: Beliefs, realms: tuple[Values, ...]
) -> tuple[float, ...]:
    view, stands, held = table.view, standing_of(table, seat, beliefs), offices_held(table.view)
    left = phases_left(view)
    found = (prospects(Realm(one, stability_after(view, one), left), held) for one in realms)
    return tuple(worth(stands, one) for one in found)


def _stake(view: View, stands: Standing, table: Table) -> Stake:
    phase = view.phase
    assert phase is not None
    seat = stands.seat
    (for_yes, more_yes), (for_no, more_no) = [worths(stands, found, (0.0, 1.0)) for found in after(table)]
    point = (more_yes - for_yes + more_no - for_no) / 2
    ends = story_ends(table)[seat]
    left = _unsold(view, seat, phase.number)
    by_yes, by_no = (signing(view, seat, one, left, point) for one in (phase.yes, phase.no))
    return Stake(for_yes + ends[0], for_no + ends[1], by_yes, by_no, point)


def _unsold(view: View, seat: Seat, phase: int) -> tuple[Signed, ...]:
    """HO-6.12: the kinds of events that no binding deal hands to another house in this phase."""
    sold = {kind for deal in view.deals for one in terms_in_phase(deal, seat, phase) for kind in one.signs}
    return tuple([kind for kind in EVERY if kind not in sold]) if sold else EVERY
