"""What a house offers (HO-6.8): coins for a vote or a signature, and as the cunning do, whatever pays most.

The prudent ask whoever is likeliest to sell a vote that is not cast so anyway. The cunning ask themselves
what each house would answer, in every role that it may hold, and offer what promises most on average.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from engine.games.houses.clauses import Abstain, Sign, Signed, Vote, terms
from engine.games.houses.names import SIDES, Side
from engine.games.houses.stewards.dealing.worth import (
    MOST,
    PRICES,
    clause_as_offered,
    cost,
    exchange,
    gain,
    lead_odds,
    reward,
)
from engine.games.houses.stewards.expecting.outlook import signing_worths
from engine.games.houses.stewards.voting.case import Case, Eyes, best_worth
from engine.games.houses.stewards.voting.votes import with_vote
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

# --- the prudent: coins for a vote, or for a signature ----------------------------------------------------

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
    """An offer of coins for a vote, or a signature: to the likeliest house, then to the next that is left."""
    view: View = look.view
    if view.phase is None or view.own is None or view.phase.cast[look.seat] or not can_ask(view, look.seat):
        return None
    partners = tuple(partners_to_ask(view, look.seat))
    if not partners:
        return None
    return _vote_to_buy(look, weighed, dice, partners) or signature_to_buy(look, weighed, partners)


def _vote_to_buy(look: Look, weighed: Case, dice: Dice, partners: tuple[Seat, ...]) -> Any | None:
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


def signature_to_buy(look: Look, weighed: Case, partners: tuple[Seat, ...]) -> Any | None:
    """HO-6.12: coins for the signature of a house to which it is worth less; paid where that one leads."""
    view = look.view
    kinds: tuple[Signed, ...] = ("story",) if view.phase and view.phase.line else ("positive",)
    worths = signing_worths(weighed.table, kinds)
    own, buys, coins = worths[look.seat], weighed.manner.buys, view.own.coins if view.own else 0
    pays = [(n, own + weighed.coins(-n)) for n in NAMES if n < coins]
    prices = [(n, mine, weighed.coins(n)) for n, mine in pays if mine >= buys]
    # It buys where the name is worth more to it than its price, and less to the other house.
    found = []
    for one in partners if prices else ():
        comes, theirs = lead_odds(weighed, one), worths[one]
        for n, mine, paid in prices:
            more = round(comes * mine, DIGITS)
            if more >= buys and paid > theirs:
                found.append((more, one, n))
    if not found:
        return None
    _, partner, price = max(found)
    return exchange(look, partner, reward(price), clause_as_offered(Sign(kinds)))


def _support(view: View, one: Seat) -> int:
    """The power that this house may be asked for."""
    power = view.characters[one].power
    return SUPPORT if power is None else min(SUPPORT, power)


def can_ask(view: View, seat: Seat) -> bool:
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


def partners_to_ask(view: View, seat: Seat) -> Iterator[Seat]:
    """Houses that still may vote so, were not asked, and with which nothing is being dealt in this phase."""
    assert view.phase is not None
    number, asked = view.phase.number, view.own.offered if view.own else ()
    busy = {party for deal in view.deals if deal.phase == number for party in (deal.maker, deal.partner)}
    for one in range(len(view.characters)):
        may = one != seat and one not in busy and one not in asked
        if may and not (view.phase.cast[one] or view.phase.absent[one]):
            yield one


# --- the cunning: what each house would answer ------------------------------------------------------------

BARGAIN_PRICES = range(1, 9)
"""The coins that are offered, or asked."""


class Bargain(Struct, frozen=True):
    """An offer: what it promises, as likely as it is taken, and its clauses."""

    worth: float
    partner: Seat
    mine: PartialMove
    theirs: PartialMove


def best_bargain(look: Look, weighed: Case) -> Any | None:
    """The offer that promises most; for a signature as the prudent do."""
    view = look.view
    if view.phase is None or view.own is None or view.phase.cast[look.seat] or not can_ask(view, look.seat):
        return None
    partners, found = tuple(partners_to_ask(view, look.seat)), list[Bargain]()
    for one, eyes in weighed.eyes:
        if one in partners:
            found += _bargains_to_buy(weighed, one, eyes)
            found += _bargains_to_sell(weighed, one, eyes)
    best = max(found, key=lambda one: one.worth, default=None)
    if best is None or best.worth < weighed.manner.buys:
        return signature_to_buy(look, weighed, partners)
    return exchange(look, best.partner, best.mine, best.theirs)


def _bargains_to_buy(weighed: Case, one: Seat, eyes: Eyes) -> Iterator[Bargain]:
    """Coins for its ballot, as few as it is likely to take."""
    acts: tuple[Vote | Abstain, ...] = (*_votes(eyes[0][1]), Abstain("gather"))
    for clause in acts:
        # What it brings that this house casts so; an abstention is a vote without power.
        asked_for = terms(clause).ballot
        assert asked_for is not None
        side: Side = "no" if asked_for.kind == "no" else "yes"
        worth = best_worth(with_vote(weighed, one, side, asked_for.least)) - best_worth(weighed)
        if worth + weighed.coins(-BARGAIN_PRICES[0]) < weighed.manner.buys:
            continue
        asked = [(chance, eye, cost(eye, clause)) for chance, eye in eyes]
        for n in _prices(weighed):
            left = worth + weighed.coins(-n)
            taken = sum([chance for chance, eye, lost in asked if eye.coins(n) - lost >= eye.manner.sells])
            if left > 0 and taken:
                yield Bargain(taken * left, one, reward(n), clause_as_offered(clause))


def _bargains_to_sell(weighed: Case, one: Seat, eyes: Eyes) -> Iterator[Bargain]:
    """The own vote for coins, as many as it is likely to give."""
    for clause in _votes(weighed):
        lost = cost(weighed, clause)
        if weighed.coins(BARGAIN_PRICES[-1]) - lost < weighed.manner.sells:
            continue
        asked = [(chance, eye, gain(eye, clause, weighed.seat)) for chance, eye in eyes]
        for n in _prices(eyes[0][1]):
            left = weighed.coins(n) - lost
            taken = sum([chance for chance, eye, won in asked if won + eye.coins(-n) >= eye.manner.sells])
            if left > 0 and taken:
                yield Bargain(taken * left, one, clause_as_offered(clause), reward(n))


def _votes(eye: Case) -> Iterator[Vote]:
    """The votes that may be asked of a house with so much power."""
    for side in SIDES:
        for power in range(LEAST, min(SUPPORT, len(eye.spent) - 1) + 1):
            yield Vote(side, power, MOST)


def _prices(payer: Case) -> Iterable[int]:
    own = payer.view.own
    return [n for n in BARGAIN_PRICES if own is not None and n <= own.coins]
