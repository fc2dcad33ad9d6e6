"""What the prudent steward of Houses offers: coins for a vote, of whoever is likely to sell it (HO-6.8)."""

from collections.abc import Iterator
from typing import Any

from engine.games.houses.clauses import Sign, Signed, Vote
from engine.games.houses.names import Side
from engine.games.houses.stewards.dealing.deals import MOST, PRICES, clause_as_offered, exchange, reward
from engine.games.houses.stewards.dealing.worth import gain, leads
from engine.games.houses.stewards.expecting.outlook import names
from engine.games.houses.stewards.voting.weighed import Case
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

SUPPORT, LEAST = 4, 2
"""The power that it asks for its coins, and the least where the other has no more."""

NAMES = (2, 4, 6, 8)
"""The coins that are offered for a signature."""

DIGITS = 9
"""What two houses promise alike to so many digits is alike.

The first of them is asked for its vote, the last for its name.
"""

TRIES = 3
"""So many houses are asked in a phase, one after another."""


def offer_that_pays(look: Look, weighed: Case, dice: Dice) -> Any | None:
    """Where it pays: of the likeliest house, then, where that declines, of the next."""
    view: View = look.view
    if view.phase is None or view.own is None or view.phase.cast[look.seat] or not may_ask(view, look.seat):
        return None
    partners = tuple(free(view, look.seat))
    return (
        (_vote_bought(look, weighed, dice, partners) or name_bought(look, weighed, partners))
        if partners
        else None
    )


def _vote_bought(look: Look, weighed: Case, dice: Dice, partners: tuple[Seat, ...]) -> Any | None:
    """Coins for a vote: of whoever is likeliest to sell it, and does not cast it anyway."""
    side: Side = "yes" if weighed.stake.gain("yes") > 0 else "no"
    if weighed.manner.stake * weighed.stake.gain(side) < weighed.manner.buys:
        return None
    partners = tuple([one for one in partners if _support(look.view, one) >= LEAST])
    if not partners:
        return None
    partner = max(partners, key=lambda one: _promise(weighed, one, side))
    support = Vote(side, _support(look.view, partner), MOST)
    price = _price(look.view, weighed, gain(weighed, support, partner), dice)
    return None if price is None else exchange(look, partner, reward(price), clause_as_offered(support))


def name_bought(look: Look, weighed: Case, partners: tuple[Seat, ...]) -> Any | None:
    """HO-6.12: coins for the signature of a house to which it is worth less; paid where that one leads."""
    view = look.view
    kinds: tuple[Signed, ...] = ("story",) if view.phase and view.phase.line else ("positive",)
    worths = names(weighed.table, kinds)
    own, buys = worths[look.seat], weighed.manner.buys
    pays = [(n, own + weighed.coins(-n)) for n in NAMES if n < _coins(view)]
    prices = [(n, mine, weighed.coins(n)) for n, mine in pays if mine >= buys]
    found = []
    for one in partners if prices else ():
        comes, theirs = leads(weighed, one), worths[one]
        for n, mine, paid in prices:
            more = round(comes * mine, DIGITS)
            if more >= buys and paid > theirs:
                found.append((more, one, n))
    if not found:
        return None
    _, partner, price = max(found)
    return exchange(look, partner, reward(price), clause_as_offered(Sign(kinds)))


def _coins(view: View) -> int:
    return view.own.coins if view.own else 0


def _support(view: View, one: Seat) -> int:
    """The power that this house may be asked for."""
    power = view.characters[one].power
    return SUPPORT if power is None else min(SUPPORT, power)


def may_ask(view: View, seat: Seat) -> bool:
    """Whether it has asked few, and nobody who has not answered yet."""
    asked = view.own.offered if view.own else ()
    return len(asked) < TRIES and not any(deal.maker == seat for deal in view.deals if not deal.bound)


def _promise(weighed: Case, one: Seat, side: Side) -> float:
    """How likely its vote is to be had, and how little it is cast so anyway."""
    votes, yes, power = weighed.others.by_house[one - (one > weighed.seat)]
    on, expected = (yes, power) if side == "yes" else (votes - yes, -power)
    leans = on / votes if votes else 0.5
    return round(leans * (_support(weighed.view, one) - expected), DIGITS)


def _price(view: View, weighed: Case, bought: float, dice: Dice) -> int | None:
    """One of the prices that leave it a gain; who has asked in vain offers the most of them."""
    own = view.own
    coins, asked = (own.coins, own.offered) if own else (0, ())
    paying = [n for n in PRICES if n < coins and bought + weighed.coins(-n) >= weighed.manner.buys]
    return dice.pick(paying[-1:] if asked else paying, "price") if paying else None


def free(view: View, seat: Seat) -> Iterator[Seat]:
    """Houses that still may vote so, were not asked, and with which nothing is being dealt in this phase."""
    assert view.phase is not None
    number, asked = view.phase.number, view.own.offered if view.own else ()
    busy = {party for deal in view.deals if deal.phase == number for party in (deal.maker, deal.partner)}
    for one in range(len(view.characters)):
        may = one != seat and one not in busy and one not in asked
        if may and not (view.phase.cast[one] or view.phase.absent[one]):
            yield one
