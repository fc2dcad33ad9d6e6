"""A vote that is weighed: what each ballot promises the house, in points."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.games.houses.names import SIDES, Side
from engine.games.houses.stewards.baseline import Table
from engine.games.houses.stewards.manner import MANNER, Manner
from engine.games.houses.stewards.values.purse import Purse
from engine.games.houses.view import View
from engine.kernel.seats import Seat

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
        """What the house gains when this side wins instead of the other."""
        return self.yes - self.no if side == "yes" else self.no - self.yes

    def sign(self, side: Side) -> float:
        """What leading this side is worth besides."""
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
        """What so many coins more, or fewer, are worth, in points."""
        return self.manner.coin * self.stake.point * self.purses[0].gain(more)

    def power(self, more: float) -> float:
        """The same of power: a place at the end, and votes until then (HO-10.4, HO-3.3)."""
        weighed = self.stake.point * self.purses[1].gain(more)
        return weighed + self.manner.use * self.left * more

    @cached_property
    def votes(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What a yes, and a no, promises with each power that is free, from 1."""
        powers = range(1, len(self.spent))
        by_yes, by_no = [tuple(_vote_worths(self, side, powers)) for side in SIDES]
        return by_yes, by_no

    @cached_property
    def idle(self) -> float:
        """What gathering promises."""
        return _abstention_worth(self, moderate=False)


Eyes = Sequence[tuple[float, Case]]
"""The vote as another house may see it, in each role that it may hold, and how likely it does."""


def vote_worth(weighed: Case, side: Side, power: int) -> float:
    """What a vote for this side with this power promises."""
    found = weighed.votes[side == "no"]
    return found[power - 1] if 1 <= power <= len(found) else _vote_worths(weighed, side, (power,))[0]


def vote_worths(weighed: Case, side: Side, powers: Iterable[int]) -> list[float]:
    """What each of these powers promises."""
    return [vote_worth(weighed, side, power) for power in powers]


def abstention_worth(weighed: Case, moderate: bool = False) -> float:
    """HO-6.4: what gathering, or the chair, promises."""
    return _abstention_worth(weighed, moderate=True) if moderate else weighed.idle


def best_worth(weighed: Case) -> float:
    """What the best ballot promises that the house is free to cast."""
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
    """HO-6.4: a coin, and a share of the pool, or the moderator's seat; the council goes its way."""
    wins, level = weighed.others.win_and_level_odds("yes", 0)
    gain = weighed.manner.stake * weighed.stake.gain("yes")
    chairs = moderate or weighed.view.moderator == weighed.seat
    decided = level * (max(gain, 0.0) if chairs else gain * _breaks(weighed, "yes"))
    sign = max(weighed.stake.sign_yes, weighed.stake.sign_no) if chairs else 0.0
    leads = weighed.others.silent * (sign + LEAD) * weighed.manner.lead if chairs else 0.0
    other = 0.0 if moderate else _share_worth(weighed)
    return _base(weighed, "yes") + wins * gain + decided + leads + weighed.coin + other


def abstaining(view: View, seat: Seat) -> tuple[int, int]:
    """The coins of an abstention, and what a perk adds to the share (chapter 11)."""
    perks = view.characters[seat].perks
    coins = 1 + sum([perk.n for perk in perks if perk.kind == "extra_coin_on_abstain"])
    return coins, sum([perk.n for perk in perks if perk.kind == "extra_gather_share"])


def _share_worth(weighed: Case) -> float:
    """HO-6.10: the pool is shared by those who gather; of the others' abstentions none is for the chair."""
    found = 0.0
    for chance, share in zip(weighed.others.gatherers, weighed.shares, strict=True):
        found += chance * share
    return found


def _base(weighed: Case, side: Side) -> float:
    """What the house has where the other side wins."""
    stakes = weighed.stake
    return weighed.manner.stake * (stakes.no if side == "yes" else stakes.yes)


def _breaks(weighed: Case, side: Side) -> float:
    """HO-6.6: how likely a tie goes to this side: as it likes where it moderates, else either way."""
    if weighed.view.moderator == weighed.seat:
        return float(weighed.stake.gain(side) > 0)
    return 0.5
