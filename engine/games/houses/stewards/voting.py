"""A vote as a house weighs it, in points, and what a steward casts in it (chapter 6).

A `Stake` is what the two answers are worth, a `Case` everything that one house weighs in one vote: the
stake, the others' ballots as it expects them, and what power and coins cost it. A `Weigher` makes the case of
a look: for whom it takes the others, what it expects of them, and its manner.

A ballot is chosen by what it promises, then completed and sealed through the offers themselves: only these
know what a binding deal allows (HO-R26).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from math import inf
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses.deals.bonds import terms_in_phase
from engine.games.houses.moves import AddPower, Cast, Decide, SealBallot, TurnMomentum
from engine.games.houses.names import RESOURCES, SIDES, Side
from engine.games.houses.stewards.baseline import MANNER, RECENT, Bare, Manner, Table, bare_view, table_of
from engine.games.houses.stewards.expecting.habits import Moods, moods
from engine.games.houses.stewards.expecting.outlook import (
    doubts_by_role,
    offices_held,
    prospects_by_answer,
    standing_of,
    story_ends,
    yes_odds,
)
from engine.games.houses.stewards.values.chances import Beliefs, Standing, even_beliefs, worths
from engine.games.houses.stewards.values.purse import Purse, coins_of, power_of
from engine.games.houses.stewards.values.realm import (
    STEP,
    Realm,
    Values,
    current_values,
    phases_left,
    prospects,
    stability_after,
)
from engine.games.houses.stewards.values.signing import EVERY, signing_worth
from engine.games.houses.view import View
from engine.kernel.moves import Amount, PartialMove, field_value
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

if TYPE_CHECKING:
    from engine.games.houses.stewards.expecting.sums import Others

LEAD = 0.2
"""What leading is worth by itself (HO-5.7): achievements count it."""


class Stake(Struct, frozen=True):
    """What each answer would be worth to the house, in points; `sign_yes`, `sign_no` to its leader besides.

    `point` is what one point more in its own score would be worth: less where the generation is all but won
    or lost.
    """

    yes: float
    no: float
    sign_yes: float
    sign_no: float
    point: float = 1.0

    def gain(self, side: Side) -> float:
        """The points that the house gains when this side wins instead of the other."""
        return self.yes - self.no if side == "yes" else self.no - self.yes

    def sign(self, side: Side) -> float:
        """The worth of leading this side besides, in points."""
        return self.sign_yes if side == "yes" else self.sign_no


class Case(Struct, frozen=True, dict=True):
    """Everything a house weighs in one vote; `spent` is what each power costs it that it may lose, from 0.

    `purses` are its coins and its power beside those of the others; `left` the phases to come. `coin` is what
    the coin of an abstention is worth, `shares` its share of the pool beside none, one, … that gather.
    `eyes` has the same vote as others may see it, where the house has put itself in their places.
    """

    view: View
    table: Table
    seat: Seat
    stake: Stake
    others: "Others"
    spent: tuple[float, ...]
    purses: tuple[Purse, Purse]
    left: int
    manner: Manner = MANNER
    coin: float = 0.0
    shares: tuple[float, ...] = ()
    eyes: tuple[tuple[Seat, "Eyes"], ...] = ()

    def coins(self, more: float) -> float:
        """The worth of this many coins more (below 0: fewer), in points."""
        return self.manner.coin * self.stake.point * self.purses[0].gain(more)

    def power(self, more: float) -> float:
        """The worth of this much power more (below 0: less): for places and votes (HO-10.4, HO-3.3)."""
        weighed = self.stake.point * self.purses[1].gain(more)
        return weighed + self.manner.use * self.left * more

    @cached_property
    def votes(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The worth of a yes, and of a no, with each power that is free, from 1."""
        powers = range(1, len(self.spent))
        by_yes, by_no = [tuple(_vote_worths(self, side, powers)) for side in SIDES]
        return by_yes, by_no

    @cached_property
    def idle(self) -> float:
        """The worth of gathering."""
        return _abstention_worth(self, moderate=False)


Eyes = Sequence[tuple[float, Case]]
"""The vote as another house may see it, in each role that it may hold, and how likely it does."""


# --- what each ballot promises ----------------------------------------------------------------------------


def vote_worth(weighed: Case, side: Side, power: int) -> float:
    """The worth of a vote for this side with this power, in points."""
    found = weighed.votes[side == "no"]
    return found[power - 1] if 1 <= power <= len(found) else _vote_worths(weighed, side, (power,))[0]


def abstention_worth(weighed: Case, moderate: bool = False) -> float:
    """HO-6.4: what gathering, or the chair, promises."""
    return _abstention_worth(weighed, moderate=True) if moderate else weighed.idle


def best_worth(weighed: Case) -> float:
    """The worth of the best ballot that the house is free to cast, in points."""
    most = weighed.manner.most
    by_yes, by_no = weighed.votes
    return max(weighed.idle, max((*by_yes[:most], *by_no[:most]), default=-inf))


def _vote_worths(weighed: Case, side: Side, powers: Sequence[int]) -> list[float]:
    """HO-6.10: the winner's power is lost, the loser's comes back; the strongest ballot leads (HO-5.7).

    What does not depend on the power is reckoned once.
    """
    spent, last = weighed.spent, len(weighed.spent) - 1
    base, breaks = _base(weighed, side), _breaks(weighed, side)
    gain = weighed.manner.stake * weighed.stake.gain(side)
    leading = weighed.manner.lead * (weighed.stake.sign(side) + LEAD)
    found = []
    met = weighed.others.odds_by_power(side, powers)
    for power, (wins, level, leads) in zip(powers, met, strict=True):
        costs = spent[power if power < last else last]
        found.append(base + (wins + level * breaks) * (gain + leading * leads - costs))
    return found


def _abstention_worth(weighed: Case, *, moderate: bool) -> float:
    """HO-6.4: a coin, and a share of the pool, or the moderator's seat; the council goes its way.

    HO-6.10: the pool is shared by those who gather; of the others' abstentions none is for the chair.
    """
    wins, level = weighed.others.win_and_level_odds("yes", 0)
    gain = weighed.manner.stake * weighed.stake.gain("yes")
    chairs = moderate or weighed.view.moderator == weighed.seat
    decided = level * (max(gain, 0.0) if chairs else gain * _breaks(weighed, "yes"))
    sign = max(weighed.stake.sign_yes, weighed.stake.sign_no) if chairs else 0.0
    leads = weighed.others.silent * (sign + LEAD) * weighed.manner.lead if chairs else 0.0
    shared = 0.0
    if not moderate:
        for chance, share in zip(weighed.others.gatherers, weighed.shares, strict=True):
            shared += chance * share
    return _base(weighed, "yes") + wins * gain + decided + leads + weighed.coin + shared


def abstention_gains(view: View, seat: Seat) -> tuple[int, int]:
    """The coins of an abstention, and what a perk adds to the share (chapter 11)."""
    perks = view.characters[seat].perks
    coins = 1 + sum([perk.n for perk in perks if perk.kind == "extra_coin_on_abstain"])
    return coins, sum([perk.n for perk in perks if perk.kind == "extra_gather_share"])


def _base(weighed: Case, side: Side) -> float:
    """The worth to the house of the other side's winning."""
    stakes = weighed.stake
    return weighed.manner.stake * (stakes.no if side == "yes" else stakes.yes)


def _breaks(weighed: Case, side: Side) -> float:
    """HO-6.6: how likely a tie goes to this side: as it likes where it moderates, else either way."""
    if weighed.view.moderator == weighed.seat:
        return float(weighed.stake.gain(side) > 0)
    return 0.5


# --- from a look to a case --------------------------------------------------------------------------------

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


def expectation_by(doubts: Callable[[Table], Doubts], moods: Callable[[Table], Moods]) -> Expects:
    """The others as everybody sees them, each for what suits the roles that it may hold."""

    def expects(view: View, stands: Standing, table: Table) -> Expected:
        from engine.games.houses.stewards.expecting.sums import expected_others  # noqa: PLC0415  numpy's, as it says

        shown, own = doubts(table), stands.seat
        leanings = {one: yes_odds(odds, shown[one]) for one, odds in enumerate(stands.beliefs) if one != own}
        return Expected(expected_others(view, leanings, moods(table)))

    return expects


by_habit: Final = expectation_by(doubts_by_role, moods)


class Weigher(Struct, frozen=True, cache_hash=True):
    """How a house weighs a vote: for whom it takes the others, what it expects of them, and its manner."""

    reads: Reader = even_beliefs
    expects: Expects = by_habit
    manner: Manner = MANNER

    def __call__(self, look: Look) -> Case:
        """The open vote as it stands for this house."""
        return _weigh(self, table_of(look.view), bare_view(look.view), look.seat)


@lru_cache(RECENT)
def _weigh(weigher: Weigher, table: Table, own: Bare, seat: Seat) -> Case:
    """A house that has asked, or was asked, in vain weighs nothing else when it is awaited again."""
    view = own.at(table)
    stands = standing_of(table, seat, weigher.reads(view, seat))
    return case(view, stands, table, weigher.expects(view, stands, table), weigher.manner)


def case(view: View, stands: Standing, table: Table, expected: Expected, manner: Manner = MANNER) -> Case:
    """The open vote with this house's eyes; it has a role, and there is an open phase."""
    # The case is made twice: what power and coins are worth is asked of it before it knows what it spends.
    weighed = _stake(view, stands, table)
    most = view.own.free_power if view.own else 0
    purses, left = (coins_of(view), power_of(view)), phases_left(view)
    found = Case(view, table, stands.seat, weighed, expected.others, (), purses, left, manner)
    coins, extra = abstention_gains(view, stands.seat)
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
    return _stake(view, standing_of(table, own.seat, even_beliefs(view, own.seat)), table)


def realm_worths(view: View, realms: tuple[Values, ...]) -> tuple[float, ...]:
    """The worth of the realm to the viewer with each of these resources, in points."""
    own = view.own
    if own is None or own.role is None:
        return (0.0,) * len(realms)
    return _realm_worths(table_of(view), own.seat, even_beliefs(view, own.seat), realms)


@lru_cache(RECENT)
def _realm_worths(
    table: Table, seat: Seat, beliefs: Beliefs, realms: tuple[Values, ...]
) -> tuple[float, ...]:
    view, stands, held = table.view, standing_of(table, seat, beliefs), offices_held(table.view)
    left = phases_left(view)
    found = (prospects(Realm(one, stability_after(view, one), left), held) for one in realms)
    return tuple(worths(stands, one, (0.0,))[0] for one in found)


def _stake(view: View, stands: Standing, table: Table) -> Stake:
    phase, seat = view.phase, stands.seat
    assert phase is not None
    yes, no = prospects_by_answer(table)
    (for_yes, more_yes), (for_no, more_no) = [worths(stands, found, (0.0, 1.0)) for found in (yes, no)]
    point = (more_yes - for_yes + more_no - for_no) / 2
    ends = story_ends(table)[seat]
    # HO-6.12: the kinds of events that no binding deal hands to another house in this phase.
    sold = {
        kind for deal in view.deals for one in terms_in_phase(deal, seat, phase.number) for kind in one.signs
    }
    left = tuple([kind for kind in EVERY if kind not in sold]) if sold else EVERY
    by_yes, by_no = (signing_worth(view, seat, one, left, point) for one in (phase.yes, phase.no))
    return Stake(for_yes + ends[0], for_no + ends[1], by_yes, by_no, point)


# --- how it votes, decides a tie and turns a momentum (HO-R21, HO-5.8) ------------------------------------

SHARERS = 3
"""How many houses usually share the pool."""

TURN = 0.5
"""From what gain on the perk turn_momentum is used."""


def ballot_to_cast(look: Look, offers: tuple[Any, ...], weighed: Case) -> Any | None:
    """The ballot that promises most; a ballot that a deal keeps from being sealed stays open (HO-R26).

    None where none of these offers can be completed.
    """
    wishes: list[tuple[float, Any, int | None]] = []
    for offer in offers:
        if type(offer) is Cast:
            wishes.append((abstention_worth(weighed, offer.ballot == "moderate"), offer, None))
        elif (found := _bounds(offer)) is not None:
            # A begun vote, with each power that may be put on it.
            side, least, most = found
            within = range(least, min(most, max(weighed.manner.most, least)) + 1)
            wishes += [(vote_worth(weighed, side, power), offer, power) for power in within]
    for _, offer, power in sorted(wishes, key=lambda one: -one[0]):
        ballot = seal_ballot(look, offer if power is None else _with_power(offer, power))
        if ballot is not None:
            return ballot
    return None


def with_vote(weighed: Case, by: Seat, side: Side, power: int) -> Case:
    """The vote as weighed, where another house is bound to this ballot."""
    from engine.games.houses.stewards.expecting.sums import with_known_ballot  # noqa: PLC0415  numpy's, as it says

    spot = by - (by > weighed.seat)
    return replace(weighed, others=with_known_ballot(weighed.others, spot, side, power))


def seal_ballot(look: Look, wish: Cast | PartialMove) -> Any | None:
    """The ballot of this wish, sealed where no deal keeps it open (HO-R26); None where it can't be cast."""
    if isinstance(wish, Cast):
        return wish
    for seal in (1, 0):
        whole = look.ask(PartialMove(wish.move, (*wish.given, ("seal", seal))))
        if whole and not isinstance(whole[0], PartialMove):
            return whole[0]
    return None


def close_ballot(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """HO-R19: an open ballot is sealed, with the power that a deal still asks for."""
    if SealBallot() in offers:
        return SealBallot()
    more = next((one for one in offers if isinstance(one, PartialMove) and one.move == "add_power"), None)
    if more is None:
        return None
    field = more.fields[0]
    assert isinstance(field, Amount)
    return AddPower(min(field.least, field.most))


def choose_decision(view: View, seat: Seat, choices: tuple[Decide, ...]) -> Decide:
    """HO-R21: the side worth more, led by this house if it may, else by the least dangerous one."""
    weighed = stake(view)
    rank = {one: view.houses[one].prestige + view.houses[one].crown for one in range(len(view.houses))}

    def worth(choice: Decide) -> tuple[float, int]:
        mine = weighed.sign(choice.side) + LEAD if choice.leader == seat else 0.0
        return weighed.gain(choice.side) + mine, -rank[choice.leader]

    return max(choices, key=worth)


def momentum_to_turn(view: View, offers: tuple[Any, ...]) -> TurnMomentum | None:
    """The momentum whose turn helps most, if it helps enough: both ways of growth weighed by half a step."""
    turns = tuple([one for one in offers if type(one) is TurnMomentum])
    if not turns:
        return None
    # Two realms for each turn: the resource moved against its momentum, and with it, more in a run.
    values, realms = current_values(view), list[Values]()
    for turn in turns:
        spot = RESOURCES.index(turn.resource)
        track = view.tracks[spot]
        pull = STEP / 2 * (1 if track.up else -1) * (1 + min(track.run, 2) / 2)
        realms += [(*values[:spot], values[spot] + way * pull, *values[spot + 1 :]) for way in (-1, 1)]
    found = realm_worths(view, tuple(realms))
    gains = [found[spot] - found[spot + 1] for spot in range(0, len(found), 2)]
    best = max(gains)
    return turns[gains.index(best)] if best >= TURN else None


def votes_by_power(offer: Any) -> Iterator[tuple[Side, int, PartialMove]]:
    """A begun vote for a side with every power that may be put on it; nothing of another offer."""
    found = _bounds(offer)
    if found is not None:
        side, least, most = found
        for power in range(least, most + 1):
            yield side, power, _with_power(offer, power)


def _bounds(offer: Any) -> tuple[Side, int, int] | None:
    """The side of a begun vote, the least and the most power that may be put on it; None of another offer."""
    named = field_value(offer, "ballot") if type(offer) is PartialMove and offer.move == "cast" else None
    if named not in ("yes", "no"):
        return None
    bounds = next(field for field in offer.fields if type(field) is Amount)
    return ("yes" if named == "yes" else "no"), bounds.least, bounds.most


def _with_power(offer: PartialMove, power: int) -> PartialMove:
    return PartialMove("cast", (*offer.given, ("power", power)))


def abstention_coins(view: View, seat: Seat) -> tuple[int, int]:
    """HO-6.4: the coins that an abstention of this house brings, and its usual share of the pool."""
    coins, extra = abstention_gains(view, seat)
    return coins, min(view.pool, view.pool // SHARERS + extra)
