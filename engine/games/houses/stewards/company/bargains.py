"""How a house of company trades: it often looks for a deal, and weighs every offer (HO-6.8, HO-R23)."""

from typing import Any

from engine.games.houses.clauses import Deal, Vote
from engine.games.houses.moves import WithdrawDeal
from engine.games.houses.names import Side
from engine.games.houses.stewards.company.conviction import favour, side_of
from engine.games.houses.stewards.company.pledges import (
    gives_words,
    has_voted,
    pledges_in,
    promise_clause,
    words_given,
)
from engine.games.houses.stewards.company.trust import trust
from engine.games.houses.stewards.company.weighing import (
    STRONG,
    TURNS,
    Eyes,
    free,
    vote_cost,
    word_cost,
    word_worth,
    worth,
)
from engine.games.houses.stewards.dealing.deals import (
    MOST,
    PRICES,
    clause_as_offered,
    confirm_if_it_pays,
    exchange,
    reward,
)
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

TENTHS = 10
"""`Temper.offers` are of so many phases, `Temper.word` of so many offers."""

ASKS, SUPPORT = (1, 2, 3), 3
"""The coins that it asks for a vote of its own; the power that it asks of a bought vote, or gives at most."""

PATIENCE = 2
"""So many offers show whether a house deals in words."""

FAITH = 0.2
"""What each point of trust in the other makes an offer worth more."""


def offer_to_withdraw(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """HO-R25: an offer of its word is taken back once the other has that word by another deal."""
    view: View = look.view
    had = set(words_given(view, look.seat))
    for one in offers:
        if type(one) is WithdrawDeal:
            deal = next(deal for deal in view.deals if deal.id == one.deal)
            if any((deal.partner, word.side) in had for word in pledges_in(deal, look.seat)):
                return one
    return None


def withdraw_words(look: Look, offers: tuple[Any, ...]) -> WithdrawDeal | None:
    """The withdrawal of an open offer in which this house gives its word, made before it votes; else None.

    Whoever confirmed it later would pay for a word that a secret ballot may have broken already. Every such
    offer goes, also where the ballot will be as the word says, so that a withdrawal tells nobody which it is.
    """
    mine = {deal.id for deal in look.view.deals if deal.maker == look.seat and gives_words(deal, look.seat)}
    return next((one for one in offers if type(one) is WithdrawDeal and one.deal in mine), None)


def answer_to_offer(look: Look, offers: tuple[Any, ...], eyes: Eyes) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it pays by its own measure.

    Who has voted gives no word about the vote any more, whatever the ballot says: an answer that went by the
    ballot would tell it to whoever asks.
    """
    voted = has_voted(look.view, look.seat)

    def pays(deal: Deal) -> bool:
        if voted and gives_words(deal, look.seat):
            return False
        gain = worth(eyes, deal) + FAITH * trust(look.view, look.seat, deal.maker)
        return gain >= eyes.temper.price

    return confirm_if_it_pays(look, offers, pays)


def offer_to_make(look: Look, eyes: Eyes, dice: Dice) -> Any | None:
    """One offer a phase at most: votes sought where it wants something, its own sold where it does not."""
    view: View = look.view
    if has_voted(view, look.seat) or view.own is None or view.own.offered:
        return None
    if dice.roll_below(TENTHS, "offer") >= eyes.temper.offers:
        return None
    seeks = abs(eyes.wanted) >= STRONG
    partner = _partner(look, dice, voting=seeks)
    if partner is None:
        return None
    words = dice.roll_below(TENTHS, "word") < eyes.temper.word and _talks(view, look.seat, partner)
    if seeks:
        return (_pact(look, partner, eyes) if words else None) or _vote_to_buy(look, partner, eyes)
    return (_word_sold(look, partner, eyes) if words else None) or _vote_to_sell(look, partner, eyes)


def _partner(look: Look, dice: Dice, *, voting: bool) -> Seat | None:
    """A house that has not voted and is not bound already; a person first, every other time.

    `voting`: one that can still give a vote, so far as its power is known (HO-R11).
    """
    view: View = look.view
    assert view.phase is not None
    cast, absent = view.phase.cast, view.phase.absent
    busy = {party for deal in view.deals for party in (deal.maker, deal.partner)}
    free = [
        one
        for one in range(len(view.houses))
        if one != look.seat and one not in busy and not (cast[one] or absent[one])
        if not voting or view.characters[one].power != 0
    ]
    people = [one for one in free if one in look.people]
    among = people if people and dice.roll_below(2, "person") == 0 else free
    return dice.pick(tuple(among), "partner") if among else None


def _talks(view: View, seat: Seat, partner: Seat) -> bool:
    """Whether words may go between the two: they have, or it was seldom tried (HO-R23)."""
    both = {seat, partner}
    given = any({one.by, one.other} == both for one in (*view.promises, *view.marked))
    return given or view.own is None or view.own.numbers[partner] < PATIENCE


def _pact(look: Look, partner: Seat, eyes: Eyes) -> Any | None:
    """Word for word: both say that they vote for its side, and no coin changes hands."""
    side = side_of(eyes.wanted)
    if word_worth(eyes, partner, side) <= 0 or not free(eyes, side):
        return None
    return exchange(look, partner, promise_clause(look.view, side), promise_clause(look.view, side))


def _vote_to_buy(look: Look, partner: Seat, eyes: Eyes) -> Any | None:
    """Coins for a vote on its side, paid when the vote was cast so."""
    own = look.view.own
    price = next((n for n in PRICES if n < own.coins and _pays(eyes, n)), None)
    if price is None:
        return None
    power = look.view.characters[partner].power
    least = 1 if power is None else min(SUPPORT, power)
    theirs = clause_as_offered(Vote(side_of(eyes.wanted), least, MOST))
    return exchange(look, partner, reward(price), theirs)


def _pays(eyes: Eyes, price: int) -> bool:
    return TURNS * abs(eyes.wanted) > -eyes.coins(-price)


def _vote_to_sell(look: Look, partner: Seat, eyes: Eyes) -> Any | None:
    """Its own vote on the side that the partner's offices want, for as many coins as make it pay."""
    side = _preferred_side(look.view, partner)
    price = _price(eyes, side)
    if price is None or not free(eyes, side):
        return None
    mine = clause_as_offered(Vote(side, 1, SUPPORT))
    return exchange(look, partner, mine, reward(price))


def _word_sold(look: Look, partner: Seat, eyes: Eyes) -> Any | None:
    """Its word for that side, for a coin at once; who would not keep it sells it the more gladly."""
    side = _preferred_side(look.view, partner)
    if not free(eyes, side) or word_cost(eyes, partner, side) > eyes.coins(1):
        return None
    return exchange(look, partner, promise_clause(look.view, side), PartialMove("pay", (("n", 1),)))


def _preferred_side(view: View, seat: Seat) -> Side:
    """The side that a house's offices want."""
    return side_of(favour(view, seat))


def _price(eyes: Eyes, side: Side) -> int | None:
    """The fewest coins for which it votes so without a loss, a miser's one more; None where none would do."""
    cost = max(0.0, eyes.temper.price) + vote_cost(eyes, side, 1)
    found = next((n for n in ASKS if eyes.coins(n) >= cost), None)
    return None if found is None else found + (eyes.temper.name == "miser")
