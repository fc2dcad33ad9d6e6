"""What the prudent steward of Houses offers: coins for a vote, or its own vote for coins (HO-6.8, HO-R23)."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.games.houses.clauses import Vote
from engine.games.houses.content import Side
from engine.games.houses.stewards.case import Case
from engine.games.houses.stewards.deals import MOST, PRICES, exchange, reward
from engine.games.houses.stewards.others import Ballot
from engine.games.houses.stewards.votes import abstention_worth, best_worth, vote_worth
from engine.games.houses.stewards.worth import gain
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Open
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

SUPPORT, OWN = 2, 1
"""The power that it asks for its coins, and that it sells for theirs."""

ASKED = (1, 2, 3)
"""The coins it asks for its own vote: the fewest of these that pay."""

KEEN = 0.05
"""How far from even a house must lean before a vote is offered to it: who does not care buys none."""


def offered(look: Look, weighed: Case, dice: Dice) -> Any | None:
    """Once a phase, where it pays: a vote is bought where much is at stake, its own sold where little is."""
    view: View = look.view
    if view.phase is None or view.own is None or view.phase.cast[look.seat] or view.own.offered:
        return None
    partners = _partners(view, look.seat)
    if not partners:
        return None
    return _bought(look, weighed, partners, dice) or _sold(look, weighed, partners)


def _bought(look: Look, weighed: Case, partners: tuple[Seat, ...], dice: Dice) -> Any | None:
    """Coins for a vote, of the house whose vote is both likely to be had and not cast so anyway."""
    side: Side = "yes" if weighed.stake.gain("yes") > 0 else "no"
    able = tuple(one for one in partners if _may_hold(look.view, one, SUPPORT))
    if not able or weighed.manner.stake * weighed.stake.gain(side) < weighed.manner.buys:
        return None

    def promise(one: Seat) -> float:
        ballot = _ballot(weighed, one)
        return leans(ballot, side) * (SUPPORT - _expected(ballot, side))

    partner = max(able, key=promise)
    support = Vote(side, SUPPORT, MOST)
    price = _price(weighed, gain(weighed, support, partner), dice)
    return None if price is None else exchange(look, partner, reward(price), _vote(support))


def _price(weighed: Case, bought: float, dice: Dice) -> int | None:
    """One of the prices that leave it a gain; who asks twice in vain pays more another time."""
    own = weighed.view.own
    coins = own.coins if own else 0
    paying = [n for n in PRICES if n < coins and bought + weighed.coins(-n) >= weighed.manner.buys]
    return dice.pick(paying, "price") if paying else None


def _sold(look: Look, weighed: Case, partners: tuple[Seat, ...]) -> Any | None:
    """Its own vote on the side that a house leans to, for the fewest coins that make it worth the while."""
    if not look.view.own or look.view.own.free_power < OWN:
        return None
    partner = max(partners, key=lambda one: _keen(weighed, one))
    if _keen(weighed, partner) < KEEN:
        return None
    side: Side = "yes" if leans(_ballot(weighed, partner), "yes") > 0.5 else "no"
    price = _asked(weighed, side)
    return None if price is None else exchange(look, partner, _vote(Vote(side, OWN, OWN)), reward(price))


def _asked(weighed: Case, side: Side) -> int | None:
    """The coins for which it would vote so; where not even the abstention is outweighed, no more is asked."""
    vote, least = vote_worth(weighed, side, OWN), weighed.manner.sells
    if abstention_worth(weighed) - vote + least > weighed.coins(ASKED[-1]):
        return None
    cost = best_worth(weighed) - vote + least
    return next((n for n in ASKED if weighed.coins(n) >= cost), None)


def leans(ballot: Ballot, side: Side) -> float:
    """How much of what a house may cast is on this side; half where it casts nothing."""
    on = _chance(ballot, lambda power: power > 0 if side == "yes" else power < 0)
    votes = _chance(ballot, bool)
    return on / votes if votes else 0.5


def _keen(weighed: Case, one: Seat) -> float:
    return abs(leans(_ballot(weighed, one), "yes") - 0.5)


def _expected(ballot: Ballot, side: Side) -> float:
    """The power that it is likely to put on this side, less what it puts on the other."""
    sign = 1 if side == "yes" else -1
    return sum([sign * power * chance for power, chance in ballot.chances])


def _chance(ballot: Ballot, holds: Callable[[int], bool]) -> float:
    return sum([chance for power, chance in ballot.chances if holds(power)])


def _ballot(weighed: Case, one: Seat) -> Ballot:
    """What the other house is likely to cast; the own one is not among them."""
    return weighed.others.ballots[one - (one > weighed.seat)]


def _vote(asked: Vote) -> Open:
    return Open("vote", (("side", asked.side), ("least", asked.least), ("most", asked.most), ("ahead", 0)))


def _partners(view: View, seat: Seat) -> tuple[Seat, ...]:
    """Houses that still may vote and with which nothing is being dealt in this phase."""
    return tuple(_free(view, seat))


def _free(view: View, seat: Seat) -> Iterator[Seat]:
    assert view.phase is not None
    number = view.phase.number
    busy = {party for deal in view.deals if deal.phase == number for party in (deal.maker, deal.partner)}
    for one in range(len(view.characters)):
        if one != seat and one not in busy and not (view.phase.cast[one] or view.phase.absent[one]):
            yield one


def _may_hold(view: View, one: Seat, power: int) -> bool:
    held = view.characters[one].power
    return held is None or held >= power
