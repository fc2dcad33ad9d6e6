"""What the other houses are likely to cast: by what this table has shown, and by what suits their offices."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from msgspec import Struct

from engine.games.houses.clauses import terms
from engine.games.houses.content import Forecast
from engine.games.houses.counts import Count
from engine.games.houses.names import Side
from engine.games.houses.stewards.odds import KEPT, counts
from engine.games.houses.stewards.purse import USUAL_POWER
from engine.games.houses.view import View
from engine.kernel.seats import Seat

TABLE, HOUSE = 2.0, 3.0
"""So many ballots a table, and a house, must show before they count as much as what is usual."""

TURNOUT, USUAL = 0.5, (2, 4, 7)
"""What is usual where nobody has shown anything: votes a ballot, the powers of a vote."""

OWN, PARTS = 3, 5
"""So much more a house's own votes say of its power than those of others; so many powers stand for all."""

NEAR = 1.0
"""By how many phases further off a count says e times less."""

SENSE = 0.7
"""How often the others on a side give as much as this house would: by the same sense they weigh the card."""

OTHER = 0.2
"""How much a count over a story says of one over none, and the other way."""

SPLIT = 2.0
"""By how many points an answer must suit a house to be e times as likely as the other to get its vote."""


class Ballot(Struct, frozen=True, cache_hash=True):
    """What one house may cast: yes or no as power above or below 0, each with its chance."""

    chances: tuple[tuple[int, float], ...]


class Others(Struct, frozen=True):
    """All other ballots together.

    `above[n]` is the chance that their yes power less their no power is above n less `reach`; `gatherers`
    that none, one, … of them abstain; `lower[side][power]` that none on this side is higher, up to `reach`.
    """

    above: tuple[float, ...]
    reach: int
    ballots: tuple[Ballot, ...]
    gatherers: tuple[float, ...]
    lower: tuple[tuple[float, ...], tuple[float, ...]]
    alike: tuple[float, float] = (1.0, 1.0)

    @property
    def silent(self) -> float:
        """How likely nobody of them votes."""
        return self.gatherers[-1]

    def beyond(self, side: Side, power: int) -> tuple[float, float]:
        """How likely so much power on this side, with theirs, wins; and how likely both sides are level."""
        above, spot = self.above, self.reach + (power if side == "no" else -power)
        over = 1.0 if spot < 0 else above[spot] if spot < len(above) else 0.0
        at = 1.0 if spot < 1 else above[spot - 1] if spot <= len(above) else 0.0
        return (over if side == "yes" else 1 - at), at - over

    def leads(self, side: Side, power: int) -> float:
        """How likely no other ballot on this side is higher; level ones share the chance (HO-6.7)."""
        found = self.lower[side == "no"]
        lone = found[power] if power < len(found) else 1.0
        return lone + SENSE * (min(lone, self.alike[side == "no"]) - lone)


def others(view: View, seat: Seat, leanings: Mapping[Seat, float]) -> Others:
    """The others' ballots in this phase; `leanings` are how likely a vote of each of them is a yes."""
    seats = range(len(view.characters))
    return combined(tuple([_ballot(view, one, leanings[one]) for one in seats if one != seat]))


def leaning(odds: Sequence[float], gains: Sequence[float]) -> float:
    """How likely a vote of this house is a yes, by the odds of its roles and a yes's gain in each."""
    return sum(
        [
            chance / (1 + exp(-max(-30.0, min(30.0, gain / SPLIT))))
            for chance, gain in zip(odds, gains, strict=True)
            if chance
        ]
    )


@lru_cache(KEPT)
def combined(found: tuple[Ballot, ...]) -> Others:
    """The sum of ballots that are cast each by itself."""
    net = _net(found)
    idle = tuple([sum([chance for cast, chance in one.chances if cast == 0]) for one in found])
    reach = max(map(abs, net))
    above, rest = [], 1.0
    for spot in range(-reach, reach + 1):
        rest -= net.get(spot, 0.0)
        above.append(rest)
    lower = (_lower(found, 1, reach), _lower(found, -1, reach))
    return Others(tuple(above), reach, found, counts(idle), lower, (_alike(found, 1), _alike(found, -1)))


def _alike(ballots: tuple[Ballot, ...], sign: int) -> float:
    """The chance to lead a side by lot, among all that vote for it."""
    on = tuple([sum([chance for cast, chance in one.chances if sign * cast > 0]) for one in ballots])
    return sum([chance / (1 + many) for many, chance in enumerate(counts(on))])


def _lower(ballots: tuple[Ballot, ...], sign: int, reach: int) -> tuple[float, ...]:
    """How likely no ballot of this sign is higher than each power up to the reach of all together."""
    found = [1.0] * (reach + 1)
    for one in ballots:
        for power, chance in enumerate(_not_above(one, sign)[: reach + 1]):
            found[power] *= chance
    return tuple(found)


@lru_cache(KEPT)
def _not_above(ballot: Ballot, sign: int) -> tuple[float, ...]:
    """How likely this one is not above each power up to its own reach, and surely not above any other."""
    reach = max([abs(cast) for cast, _ in ballot.chances])
    chances = [(sign * cast, chance) for cast, chance in ballot.chances if sign * cast >= 0]
    found = []
    for power in range(reach + 1):
        higher = level = 0.0
        for own, chance in chances:
            if own > power:
                higher += chance
            elif own == power:
                level += chance
        found.append(1 - higher - level / 2)
    return tuple(found)


def bound(ballots: tuple[Ballot, ...], spot: int, side: Side, power: int) -> Others:
    """The same where one of them votes so."""
    signed = power if side == "yes" else -power
    return combined((*ballots[:spot], Ballot(((signed, 1.0),)), *ballots[spot + 1 :]))


@lru_cache(KEPT)
def _net(found: tuple[Ballot, ...]) -> Mapping[int, float]:
    """The chance of each sum; where one of them is bound, those before it are not added again."""
    return _added(_net(found[:-1]), found[-1]) if found else {0: 1.0}


def _added(net: Mapping[int, float], one: Ballot) -> dict[int, float]:
    found: dict[int, float] = {}
    so_far = found.get
    for held, chance in net.items():
        for cast, odds in one.chances:
            at = held + cast
            found[at] = so_far(at, 0.0) + chance * odds
    return found


def _ballot(view: View, seat: Seat, leans: float) -> Ballot:
    settled = known(view, seat)
    return likely(view, seat, leans) if settled is None else settled


def known(view: View, seat: Seat) -> Ballot | None:
    """The ballot of a house that is absent, has shown it, or is bound to the viewer; else None."""
    phase = view.phase
    assert phase is not None
    shown = phase.ballots[seat]
    if phase.absent[seat]:
        return Ballot(((0, 1.0),))
    if shown is not None:
        return Ballot(((_signed(shown.kind, shown.power), 1.0),))
    promised = _promised(view, seat)
    return None if promised is None else Ballot(((promised, 1.0),))


def _promised(view: View, seat: Seat) -> int | None:
    """HO-R26: what a binding deal with the viewer makes this house cast."""
    for deal in view.deals:
        clauses = deal.mine if deal.maker == seat else deal.theirs if deal.partner == seat else ()
        for one in map(terms, clauses if deal.bound else ()):
            if one.ballot is not None and not one.ahead:
                return _signed(one.ballot.kind, one.ballot.least)
    return None


def likely(view: View, seat: Seat, yes: float) -> Ballot:
    """What its habits say, where a vote of it is a yes so often."""
    phase = view.phase
    number, kind = (phase.number, sought(phase.yes, phase.no)) if phase else (1, (False, False))
    turnout, powers = habits(view.counts, seat, number, kind)
    most = view.characters[seat].power
    held = USUAL_POWER if most is None else most
    chances = {0: 1 - turnout}
    for_it, against = turnout * yes / len(powers), turnout * (1 - yes) / len(powers)
    for power in powers:
        cast = min(power, held)
        if not cast:
            return Ballot(((0, 1.0),))
        chances[cast] = chances.get(cast, 0.0) + for_it
        chances[-cast] = chances.get(-cast, 0.0) + against
    return Ballot(tuple(chances.items()))


@lru_cache(KEPT)
def habits(
    shown: tuple[Count, ...], seat: Seat, phase: int, kind: tuple[bool, bool]
) -> tuple[float, tuple[int, ...]]:
    """How often this house votes, and with how much power: a little, as usual, much (alike in chance).

    A generation begins and ends otherwise: counts of phases near to this one say most.
    """
    near = tuple(
        [
            exp(-abs(count.phase - phase) / NEAR) * (1.0 if sought(count.yes, count.no) == kind else OTHER)
            for count in shown
        ]
    )
    votes, every, mine, own = _seen(shown, near, seat)
    turnout = _leaned(TURNOUT, TABLE, votes, every)
    return _leaned(turnout, HOUSE, mine, own), _powers(shown, near, seat)


def _powers(shown: tuple[Count, ...], near: tuple[float, ...], seat: Seat) -> tuple[int, ...]:
    """The powers of votes, least to most, alike in chance: what this table has cast, the house most."""
    cast = [(power, TABLE / len(USUAL)) for power in USUAL]
    for count, weight in zip(shown, near, strict=True):
        for one, ballot in enumerate(count.ballots):
            if ballot is not None and ballot.power:
                cast.append((ballot.power, weight * (OWN if one == seat else 1)))
    cast.sort()
    step = sum([weight for _, weight in cast]) / PARTS
    found, so_far = list[int](), 0.0
    for power, weight in cast:
        so_far += weight
        while len(found) < PARTS and so_far >= step * (len(found) + 0.5):
            found.append(power)
    return tuple(found)


def sought(yes: Forecast, no: Forecast) -> tuple[bool, bool]:
    """What there is to lead for: a chapter of a story, a good event (HO-6.12)."""
    good = any(one.event is not None and one.event.sign == "positive" for one in (yes, no))
    return yes.story or no.story, good


def _seen(shown: tuple[Count, ...], near: tuple[float, ...], seat: Seat) -> tuple[float, float, float, float]:
    """Votes and ballots of the table, and of the house."""
    votes = every = mine = own = 0.0
    for count, weight in zip(shown, near, strict=True):
        for one, ballot in enumerate(count.ballots):
            if ballot is None:
                continue
            voted = weight if ballot.power else 0.0
            votes, every = votes + voted, every + weight
            if one == seat:
                mine, own = mine + voted, own + weight
    return votes, every, mine, own


def _leaned(usual: float, weight: float, seen: float, of: float) -> float:
    """What was seen, leaning to what is usual."""
    return (usual * weight + seen) / (weight + of)


def _signed(kind: str, power: int) -> int:
    return power if kind == "yes" else -power if kind == "no" else 0
