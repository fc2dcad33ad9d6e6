"""Cunning, a steward for Houses: it imagines councils that fit its view and votes by its odds."""

from typing import Any

from msgspec import Struct

from engine.games.houses.content import Side
from engine.games.houses.moves import Cast, Decide, OfferDeal
from engine.games.houses.stewards import votes
from engine.games.houses.stewards.prospects import CHANCE
from engine.games.houses.stewards.prudent import is_ballot, prudent
from engine.games.houses.stewards.purse import coins_gain, power_worth
from engine.games.houses.stewards.votes import CHAIR, LEAD, Stake, stake
from engine.games.houses.stewards.worlds import World, worlds
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

COIN = 3.0
"""How much more than the odds of a place say a coin is worth: it is kept for the votes that matter."""


class Ballot(Struct, frozen=True):
    """A ballot that is weighed: its side (None: it abstains) and its power."""

    side: Side | None
    power: int = 0


def cunning(look: Look, dice: Dice) -> Any | None:
    """As the prudent does, but its votes and decisions are weighed in councils that may be."""
    view: View = look.view
    if view.stage == "vote" and view.own is not None and view.own.role is not None:
        return _voted(look, dice)
    if view.stage == "decide" and view.own is not None and view.own.role is not None:
        choices = tuple(one for one in look.ask(None) if isinstance(one, Decide))
        if choices:
            return decided(view, look.seat, choices, worlds(view, look.seat, dice))
    return prudent(look, dice)


def _voted(look: Look, dice: Dice) -> Any | None:
    """A ballot where one is due, without paying for others'; everything else by plain sense."""
    plain = prudent(look, dice)
    if not isinstance(plain, Cast | OfferDeal):
        return plain
    offers = tuple(one for one in look.ask(None) if is_ballot(one))
    return cast(look, offers, worlds(look.view, look.seat, dice)) or plain


def cast(look: Look, offers: tuple[Any, ...], seen: tuple[World, ...]) -> Any | None:
    """The ballot with the best odds, in points; sealed, where no deal keeps it open (HO-R26)."""
    view: View = look.view
    weighed = stake(view)
    wishes = [wish for offer in offers for wish in _wishes(view, look.seat, weighed, offer, seen)]
    for _, wish in sorted(wishes, key=lambda one: -one[0]):
        found = votes.sealed(look, wish)
        if found is not None:
            return found
    return None


def decided(view: View, seat: Seat, choices: tuple[Decide, ...], seen: tuple[World, ...]) -> Decide:
    """HO-R21: the side with the better odds, led by this house if it may, else by the least dangerous."""
    weighed = stake(view)

    def worth(choice: Decide) -> tuple[float, int]:
        mine = weighed.sign(choice.side) + LEAD if choice.leader == seat else 0.0
        house = view.houses[choice.leader]
        return _mean(tuple(one.odds(choice.side) for one in seen)) * CHANCE + mine, -house.prestige

    return max(choices, key=worth)


def _wishes(
    view: View, seat: Seat, weighed: Stake, offer: Any, seen: tuple[World, ...]
) -> list[tuple[float, Any]]:
    if isinstance(offer, Cast):
        return [(_abstention(view, seat, offer, seen), offer)]
    return [
        (_vote(view, seat, weighed, Ballot(side, power), seen), begun)
        for side, power, begun in votes.powers(offer)
    ]


def _vote(view: View, seat: Seat, weighed: Stake, own: Ballot, seen: tuple[World, ...]) -> float:
    """What the ballot brings on average: odds, the lead and what it signs, less the power that is lost."""
    assert own.side is not None
    odds = wins = leads = 0.0
    for one in seen:
        yes = _yes_wins(view, seat, one, own)
        won = yes if own.side == "yes" else 1 - yes
        odds += yes * one.yes + (1 - yes) * one.no
        wins += won
        leads += won * _leads(one, own)
    count = len(seen)
    lead = (weighed.sign(own.side) + LEAD) * leads / count
    return CHANCE * odds / count + lead + power_worth(view, -own.power) * wins / count


def _abstention(view: View, seat: Seat, offer: Cast, seen: tuple[World, ...]) -> float:
    """HO-6.4: the council goes its way; a coin, and a share of the pool or the moderator's seat."""
    yes = tuple(_yes_wins(view, seat, one, Ballot(None)) for one in seen)
    odds = _mean(
        tuple(chance * one.yes + (1 - chance) * one.no for chance, one in zip(yes, seen, strict=True))
    )
    coins, share = votes.gathered(view, seat)
    other = CHAIR if offer.ballot == "moderate" else power_worth(view, share)
    return CHANCE * odds + COIN * coins_gain(view, coins) + other


def _yes_wins(view: View, seat: Seat, world: World, own: Ballot) -> float:
    """1 or 0; on equal sums what the moderator would do (HO-6.6): one's own odds, else a coin."""
    sums = world.side + (own.power if own.side == "yes" else -own.power if own.side == "no" else 0)
    if sums:
        return float(sums > 0)
    return float(world.yes >= world.no) if view.moderator == seat else 0.5


def _leads(world: World, own: Ballot) -> float:
    top = world.tops[0] if own.side == "yes" else world.tops[1]
    return 1.0 if own.power > top else 0.5 if own.power == top else 0.0


def _mean(numbers: tuple[float, ...]) -> float:
    return sum(numbers) / len(numbers)
