"""What the other houses are likely to cast: by what this table has shown, and by what suits their offices."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, repeat
from math import exp
from operator import sub

from msgspec import Struct

from engine.games.houses.clauses import terms
from engine.games.houses.names import Side
from engine.games.houses.stewards.habits import Tendency
from engine.games.houses.stewards.odds import KEPT, counts
from engine.games.houses.view import View
from engine.kernel.seats import Seat, placed

SENSE = 0.7
"""How often the others on a side give as much as this house would: by the same sense they weigh the card."""

SPLIT = 1.0
"""By how many points an answer must suit a house to be e times as likely as the other to get its vote."""


class Ballot(Struct, frozen=True, cache_hash=True):
    """What one house may cast: yes or no as power above or below 0, each with its chance."""

    chances: tuple[tuple[int, float], ...]


NONE = Ballot(((0, 1.0),))
"""Of whoever casts nothing."""

Ballots = tuple[Ballot, ...]
"""Of all others, by seat."""


Way = tuple[float, tuple[float, ...]]
"""How likely a vote is for a side, and not above each power there."""


class Others(Struct, frozen=True):
    """All other ballots together.

    `above[n]` is the chance that their yes power less their no power is above n less `reach`; `gatherers`
    that none, one, … of them abstain; `lower[side][power]` that none on this side is higher, up to `reach`.
    `moods` are what each casts in each mood of the council, one as likely as the other.
    """

    above: tuple[float, ...]
    reach: int
    moods: tuple[Ballots, ...]
    gatherers: tuple[float, ...]
    lower: tuple[tuple[float, ...], tuple[float, ...]]
    alike: tuple[float, float] = (1.0, 1.0)

    @property
    def silent(self) -> float:
        """How likely nobody of them votes."""
        return self.gatherers[-1]

    def ballot(self, spot: int) -> Ballot:
        """What one of them casts, whatever the mood."""
        return _blended(tuple([one[spot] for one in self.moods]))

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

    def met(self, side: Side, powers: Iterable[int]) -> list[tuple[float, float, float]]:
        """What each of these powers meets: `beyond` and `leads`, in one piece since it is asked so often."""
        yes, above, reach, last = side == "yes", self.above, self.reach, len(self.above)
        lower, alike, found = self.lower[not yes], self.alike[not yes], []
        for power in powers:
            spot = reach - power if yes else reach + power
            over = 1.0 if spot < 0 else above[spot] if spot < last else 0.0
            at = 1.0 if spot < 1 else above[spot - 1] if spot <= last else 0.0
            lone = lower[power] if power < len(lower) else 1.0
            leads = lone + SENSE * ((lone if lone < alike else alike) - lone)
            found.append((over if yes else 1 - at, at - over, leads))
        return found


def others(view: View, leanings: Mapping[Seat, float], moods: Sequence[Sequence[Tendency]]) -> Others:
    """The others' ballots in this phase; `leanings` are how likely a vote of each of them is a yes."""
    return mixed(tuple([_ballots(view, leanings, tends) for tends in moods]))


def _ballots(view: View, leanings: Mapping[Seat, float], tends: Sequence[Tendency]) -> Ballots:
    return tuple([known(view, one) or likely(tends[one], leans) for one, leans in leanings.items()])


def leaning(odds: Sequence[float], doubts_: Sequence[float]) -> float:
    """How likely a vote of this house is a yes, by the odds of its roles and how doubtful it is in each."""
    found = 0.0
    for chance, doubt in zip(odds, doubts_, strict=True):
        if chance:
            found += chance / doubt
    return found


def doubts(gains: Sequence[float], split: float = SPLIT) -> tuple[float, ...]:
    """One out of so many votes is a yes, where a yes gains the house so much."""
    return tuple([1 + exp(-max(-30.0, min(30.0, gain / split))) for gain in gains])


@lru_cache(KEPT)
def mixed(moods: tuple[Ballots, ...]) -> Others:
    """The sum of ballots that hang together: one of these moods, each as likely, is the council's."""
    found = [combined(one) for one in moods]
    if len(found) == 1:
        return found[0]
    by_yes, by_no = [[one.lower[side] for one in found] for side in (0, 1)]
    return Others(
        _mean([one.above for one in found]),
        found[0].reach,
        moods,
        _mean([one.gatherers for one in found]),
        (_mean(by_yes), _mean(by_no)),
        (_middle([one.alike[0] for one in found]), _middle([one.alike[1] for one in found])),
    )


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(map(_middle, zip(*rows, strict=True)))


def _middle(found: Sequence[float]) -> float:
    return sum(found) / len(found)


@lru_cache(KEPT)
def _blended(moods: Ballots) -> Ballot:
    """One house's ballot over all moods."""
    chances = dict[int, float]()
    for one in moods:
        for cast, chance in one.chances:
            chances[cast] = chances.get(cast, 0.0) + chance / len(moods)
    return Ballot(tuple(chances.items()))


@lru_cache(KEPT)
def combined(found: Ballots) -> Others:
    """The sum of ballots that are cast each by itself."""
    net, ways = _net(found), [_ways(one) for one in found]
    reach = max(map(abs, net))
    steps = map(net.get, range(-reach, reach + 1), repeat(0.0))
    above = tuple([round(one, 12) for one in accumulate(steps, sub, initial=1.0)])[1:]
    gatherers = counts(tuple([idle for idle, _, _ in ways]))
    by_yes, by_no = [one for _, one, _ in ways], [one for _, _, one in ways]
    lower = (_lower(by_yes, reach), _lower(by_no, reach))
    return Others(above, reach, (found,), gatherers, lower, (_alike(by_yes), _alike(by_no)))


def _alike(ways: Sequence[Way]) -> float:
    """The chance to lead a side by lot, among all that vote for it."""
    found = counts(tuple([on for on, _ in ways]))
    return sum([chance / (1 + many) for many, chance in enumerate(found)])


def _lower(ways: Sequence[Way], reach: int) -> tuple[float, ...]:
    """How likely no ballot of a side is higher than each power up to the reach of all together."""
    found = [1.0] * (reach + 1)
    for _, row in ways:
        for power, chance in enumerate(row[: reach + 1]):
            found[power] *= chance
    return tuple(found)


@lru_cache(KEPT)
def _ways(ballot: Ballot) -> tuple[float, Way, Way]:
    """How likely it is no vote, and its two sides."""
    idle, reach = 0.0, 0
    by_yes, by_no = list[tuple[int, float]](), list[tuple[int, float]]()
    for cast, chance in ballot.chances:
        reach = max(reach, cast, -cast)
        if cast > 0:
            by_yes.append((cast, chance))
        elif cast:
            by_no.append((-cast, chance))
        else:
            idle += chance
    return idle, _way(by_yes, idle, reach), _way(by_no, idle, reach)


def _way(votes: Sequence[tuple[int, float]], idle: float, reach: int) -> Way:
    """It may be above each power up to its own reach, and above none beyond."""
    higher = on = sum([chance for _, chance in votes])
    level, found = dict(votes), [1 - on - idle / 2]
    for power in range(1, reach + 1):
        at = level.get(power)
        if at is None:
            found.append(1 - higher)
            continue
        higher = 0.0
        for cast, chance in votes:
            if cast > power:
                higher += chance
        found.append(1 - higher - at / 2)
    return on, tuple(found)


def bound(found: Others, spot: int, side: Side, power: int) -> Others:
    """The same where one of them votes so."""
    vote = Ballot(((power if side == "yes" else -power, 1.0),))
    return mixed(tuple([placed(one, spot, vote) for one in found.moods]))


@lru_cache(KEPT)
def _net(found: tuple[Ballot, ...]) -> Mapping[int, float]:
    """The chance of each sum; where one of them is bound, those before it are not added again."""
    return _added(_net(found[:-1]), found[-1]) if found else {0: 1.0}


def _added(net: Mapping[int, float], one: Ballot) -> dict[int, float]:
    if len(one.chances) == 1:
        ((cast, odds),) = one.chances
        return {held + cast: chance * odds for held, chance in net.items()}
    if len(net) == 1:
        ((held, chance),) = net.items()
        return {held + cast: chance * odds for cast, odds in one.chances}
    found: dict[int, float] = {}
    so_far, casts = found.get, one.chances
    for held, chance in net.items():
        for cast, odds in casts:
            at = held + cast
            found[at] = so_far(at, 0.0) + chance * odds
    return found


def known(view: View, seat: Seat) -> Ballot | None:
    """The ballot of a house that is absent, has shown it, or is bound to the viewer; else None."""
    phase = view.phase
    assert phase is not None
    shown = phase.ballots[seat]
    if phase.absent[seat]:
        return NONE
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


def likely(tends: Tendency, yes: float) -> Ballot:
    """What its habits say, where a vote of it is a yes so often."""
    turnout, powers = tends
    if not powers:
        return NONE
    chances, last = [(0, 1 - turnout)], 0
    each, other = turnout * yes / len(powers), turnout * (1 - yes) / len(powers)
    for_it = against = 0.0
    for power in powers:
        if power != last and last:
            chances += ((last, for_it), (-last, against))
            for_it = against = 0.0
        last, for_it, against = power, for_it + each, against + other
    return Ballot((*chances, (last, for_it), (-last, against)))


def _signed(kind: str, power: int) -> int:
    return power if kind == "yes" else -power if kind == "no" else 0
