"""How a house of company trades: what a deal is worth to it, and which it offers (HO-6.8, HO-R23).

It weighs each clause by its wish, its purse and its trust in the other. It often looks for a deal: for votes
where it wants something, for a buyer of its own where it does not; in coins, or by its temper in words.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.games.houses.clauses import AnyClause, Deal, Terms, Vote, terms
from engine.games.houses.deals.bonds import terms_in_phase
from engine.games.houses.names import Side
from engine.games.houses.stewards.company.character import (
    Pledge,
    Temper,
    credit,
    foe,
    has_voted,
    heresy,
    is_word_honoured,
    most_trusted,
    pledge,
    pledge_in,
    promise_clause,
    sides_on_offer,
    trust,
    words_given,
)
from engine.games.houses.stewards.company.conviction import side_of
from engine.games.houses.stewards.company.rivalry import favour
from engine.games.houses.stewards.dealing import (
    MOST,
    PRICES,
    clause_as_offered,
    exchange,
    reward,
)
from engine.games.houses.stewards.values.purse import coins_of, power_of
from engine.games.houses.stewards.values.signing import signing_worth
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

# --- what a deal is worth, in points ----------------------------------------------------------------------

STRONG = 0.7
"""From what conviction on it pays for votes; below, it sells its own."""

TURNS = 0.4
"""How much of its conviction another vote on its side is worth."""

UNSEEN = 0.8
"""What it costs to be bound for a phase whose proposal nobody knows (HO-R24)."""

CHANCE = 0.3
"""How likely the other is to lead, or to break a tie."""

EVENT = 0.8
"""What an event of a phase is worth whose proposal nobody knows."""

WORD = 0.3
"""What a word of the other's is worth that it can't read."""

UNREAD = 9.0
"""What it costs to give a word that it can't read: it could not keep it, so it gives none."""

LIE = 0.1
"""What it costs to give a word that it will not keep: somebody will remember."""


class Trader(Struct, frozen=True):
    """A house that weighs deals: what it sees, its temper, and its conviction about the open vote."""

    view: View
    seat: Seat
    temper: Temper
    wanted: float

    def for_side(self, side: Side) -> float:
        """Its conviction, counted for this side."""
        return self.wanted if side == "yes" else -self.wanted

    def coins(self, more: int) -> float:
        """The worth of this many coins more (below 0: fewer), in points."""
        return coins_of(self.view).gain(more)


def worth(trader: Trader, deal: Deal) -> float:
    """The worth of the deal to one of its parties, in points."""
    made = trader.seat == deal.maker
    mine, theirs = (deal.mine, deal.theirs) if made else (deal.theirs, deal.mine)
    other = deal.partner if made else deal.maker
    paid = sum(_comes(trader, one, mine) * _gain(trader, one, other) for one in theirs)
    return paid - sum(_comes(trader, one, theirs) * _cost(trader, one, other) for one in mine)


def _comes(trader: Trader, clause: AnyClause, other: tuple[AnyClause, ...]) -> float:
    """HO-R24: how likely it is paid: for a signature only where that house leads, for the chair at a tie."""
    when = terms(clause).when
    if when is None:
        return 1.0
    named = terms(other[when])
    chair = named.tie is not None or named.leader is not None
    return CHANCE if named.signs or (chair and trader.view.stage == "vote") else 1.0


def word_worth(trader: Trader, other: Seat, side: Side) -> float:
    """The worth of the other's word for this side, in points."""
    return TURNS * trader.for_side(side) * credit(trader.view, trader.seat, other)


def word_cost(trader: Trader, other: Seat, side: Side) -> float:
    """The points that its own word for this side costs: the vote, where it would keep the word."""
    if any(kind != side for kind in _ballots(trader.view, trader.seat)):
        return UNREAD
    if not _is_honoured(trader, other, side):
        return LIE
    return vote_cost(trader, side, 1) if is_free_for(trader, side) else UNREAD


def is_free_for(trader: Trader, side: Side) -> bool:
    """Whether it can still vote for this side: it has power, and no ballot, word or devotion against it."""
    view, seat = trader.view, trader.seat
    if side == heresy(view, trader.temper):
        return False
    words = (word for other, word in words_given(view, seat) if _is_honoured(trader, other, word))
    bound = (*_ballots(view, seat), *words, *sides_on_offer(view, seat))
    return view.own is not None and view.own.power > 0 and all(one == side for one in bound)


def _is_honoured(trader: Trader, other: Seat, side: Side) -> bool:
    return is_word_honoured(trader.view, trader.seat, trader.temper, other, side, trader.wanted)


def _ballots(view: View, seat: Seat) -> Iterator[str]:
    """The kinds of ballot that it has cast, or is bound to cast in this phase."""
    cast = view.phase.ballots[seat] if view.phase else None
    if cast is not None:
        yield cast.kind
    number = view.phase.number if view.phase else 0
    for deal in view.deals:
        yield from (one.ballot.kind for one in terms_in_phase(deal, seat, number) if one.ballot is not None)


def _gain(trader: Trader, clause: AnyClause, other: Seat) -> float:
    """The points that the other's clause brings."""
    one = terms(clause)
    side = _side_promised(one)
    if one.paid + one.escrow:
        return trader.coins(one.paid + one.escrow)
    if side is not None:
        return TURNS * trader.for_side(side)
    if one.tie is not None and not one.ahead:
        return TURNS * CHANCE * trader.for_side(one.tie)
    if one.words is not None:
        word = _open_word(trader, one.words)
        return WORD if word is None else word_worth(trader, other, word.side)
    return CHANCE * _worth_of_signing(trader, one) if one.signs else WORD


def _cost(trader: Trader, clause: AnyClause, other: Seat) -> float:
    """The points that the house's own clause costs it; what is not weighed binds it unseen."""
    one = terms(clause)
    if one.paid + one.escrow:
        return -trader.coins(-one.paid - one.escrow)
    if one.tie is not None and not one.ahead:
        return -TURNS * CHANCE * trader.for_side(one.tie)
    if one.signs:
        return CHANCE * _worth_of_signing(trader, one)
    if one.leader is not None:
        return CHANCE * WORD
    if one.words is not None:
        word = _open_word(trader, one.words)
        return UNREAD if word is None else word_cost(trader, other, word.side)
    side = _side_promised(one)
    if side is None or one.ballot is None:
        return UNSEEN
    return vote_cost(trader, side, one.ballot.least) if is_free_for(trader, side) else UNREAD


def _open_word(trader: Trader, words: str) -> Pledge | None:
    """The word that these words give about the open vote."""
    word = pledge_in(words)
    return word if word is not None and word == pledge(trader.view, word.side) else None


def _worth_of_signing(trader: Trader, one: Terms) -> float:
    """The worth of signing that such a clause hands over, in points; either answer may come."""
    phase = trader.view.phase
    if one.ahead or phase is None:
        return EVENT
    return (
        sum([signing_worth(trader.view, trader.seat, answer, one.signs) for answer in (phase.yes, phase.no)])
        / 2
    )


def vote_cost(trader: Trader, side: Side, least: int) -> float:
    """A vote of this phase costs the coin of an abstention, too (HO-6.4)."""
    forgone = trader.coins(1) if abs(trader.wanted) < STRONG else 0.0
    return forgone - power_of(trader.view).gain(-least) / 2 - TURNS * trader.for_side(side)


def _side_promised(one: Terms) -> Side | None:
    """The side on which a ballot of this phase is promised."""
    if one.ballot is None or one.ahead or one.ballot.kind in ("gather", "moderate"):
        return None
    return "yes" if one.ballot.kind == "yes" else "no"


# --- what it would have, and what it offers ---------------------------------------------------------------

TENTHS = 10
"""`Temper.offers` are of so many phases, `Temper.word` of so many offers."""

ASKS, SUPPORT = (1, 2, 3), 3
"""The coins that it asks for a vote of its own; the power that it asks of a bought vote, or gives at most."""

PATIENCE = 2
"""Offers to a house after which it has shown whether it deals in words."""

FAITH = 0.2
"""What each point of trust in the other makes an offer worth more."""


def is_worth_it(trader: Trader, deal: Deal) -> bool:
    """Whether the house would have this deal, with that other party.

    The miserly pay nobody, the grudging deal with anybody but who wronged them last.
    """
    view, seat, temper = trader.view, trader.seat, trader.temper
    other, given = (deal.partner, deal.mine) if seat == deal.maker else (deal.maker, deal.theirs)
    if not temper.buys and coins_in(given):
        return False
    if temper.name == "grudging" and other == foe(view, seat):
        return False
    return worth(trader, deal) + FAITH * trust(view, seat, other) >= temper.price


def coins_in(clauses: tuple[AnyClause, ...]) -> int:
    """The coins that these clauses give, at once or once they are earned."""
    return sum(terms(one).paid + terms(one).escrow for one in clauses)


def offer_to_make(look: Look, trader: Trader, dice: Dice) -> Any | None:
    """An offer in a phase: votes sought where it wants something, its own sold where it does not.

    None where it looks for no deal now, or finds nobody to deal with. Where the offer came to nothing another
    may follow, by its temper.
    """
    view: View = look.view
    if has_voted(view, look.seat) or view.own is None:
        return None
    if view.own.offered:
        return _offer_again(look, trader, dice)
    if dice.roll_below(TENTHS, "offer") >= trader.temper.offers:
        return None
    return _offer_to_somebody(look, trader, dice)


def _offer_again(look: Look, trader: Trader, dice: Dice) -> Any | None:
    """A second offer, after the first came to nothing: to another house, or at its best price to a person.

    It knows that an offer is gone, and not which one it was: with a house with which it has haggled it is
    done.
    """
    view: View = look.view
    assert view.own is not None
    (last, *more), again = view.own.offered, trader.temper.asks_again
    busy = any(look.seat in (deal.maker, deal.partner) for deal in view.deals)
    if more or busy or again == "never":
        return None
    if again == "another":
        return _offer_to_somebody(look, trader, dice)
    if last not in look.people or last in view.own.asked or has_voted(view, last):
        return None
    return _vote_to_buy(look, last, trader, best=True) if abs(trader.wanted) >= STRONG else None


def _offer_to_somebody(look: Look, trader: Trader, dice: Dice) -> Any | None:
    """An offer to a house that it has made none to in this phase."""
    view: View = look.view
    assert view.own is not None
    seeks = abs(trader.wanted) >= STRONG
    partner = _partner(look, trader, dice, voting=seeks)
    if partner is None:
        return None
    # Words may go between the two where they have before, or where it was seldom tried (HO-R23).
    both = {look.seat, partner}
    talks = any({one.by, one.other} == both for one in (*view.promises, *view.marked))
    talks = talks or view.own.numbers[partner] < PATIENCE
    words = dice.roll_below(TENTHS, "word") < trader.temper.word and talks
    if seeks:
        return (_pact(look, partner, trader) if words else None) or _vote_to_buy(look, partner, trader)
    return (_word_sold(look, partner, trader) if words else None) or _vote_to_sell(look, partner, trader)


def _partner(look: Look, trader: Trader, dice: Dice, *, voting: bool) -> Seat | None:
    """A house that has not voted, nor been asked, and is not bound already; a person first, every other time.

    The grudging pass by who wronged them, the loyal go to their friend. `voting`: one that can still give a
    vote, so far as its power is known (HO-R11).
    """
    view: View = look.view
    assert view.phase is not None
    assert view.own is not None
    cast, absent = view.phase.cast, view.phase.absent
    busy = {party for deal in view.deals for party in (deal.maker, deal.partner)} | {*view.own.offered}
    avoided = foe(view, look.seat) if trader.temper.name == "grudging" else None
    free = [
        one
        for one in range(len(view.houses))
        if one not in (look.seat, avoided, *busy) and not (cast[one] or absent[one])
        if not voting or view.characters[one].power != 0
    ]
    if trader.temper.name == "loyal" and (friend := most_trusted(view, look.seat)) in free:
        return friend
    # Company is there for people: every other time it turns to one of them.
    people = [one for one in free if one in look.people]
    among = people if people and dice.roll_below(2, "person") == 0 else free
    return dice.pick(tuple(among), "partner") if among else None


def _pact(look: Look, partner: Seat, trader: Trader) -> Any | None:
    """Word for word: both say that they vote for its side, and no coin changes hands."""
    side = side_of(trader.wanted)
    if word_worth(trader, partner, side) <= 0 or not is_free_for(trader, side):
        return None
    return exchange(look, partner, promise_clause(look.view, side), promise_clause(look.view, side))


def _vote_to_buy(look: Look, partner: Seat, trader: Trader, *, best: bool = False) -> Any | None:
    """Coins for a vote on its side, paid when that vote was cast: the fewest, or its `best` price."""
    own = look.view.own
    worth_ = TURNS * abs(trader.wanted)
    prices = [n for n in PRICES if n < own.coins and worth_ > -trader.coins(-n)]
    if not prices or not trader.temper.buys:
        return None
    price = prices[-1 if best else 0]
    power = look.view.characters[partner].power
    least = 1 if power is None else min(SUPPORT, power)
    theirs = clause_as_offered(Vote(side_of(trader.wanted), least, MOST))
    return exchange(look, partner, reward(price), theirs)


def _vote_to_sell(look: Look, partner: Seat, trader: Trader) -> Any | None:
    """Its own vote on the side that the partner's offices want, for as many coins as make it pay."""
    side = _preferred_side(look.view, partner)
    # The fewest coins for which it votes so without a loss, a miser's one more.
    cost = max(0.0, trader.temper.price) + vote_cost(trader, side, 1)
    price = next((n for n in ASKS if trader.coins(n) >= cost), None)
    if price is None or not is_free_for(trader, side):
        return None
    price += trader.temper.name == "miser"
    return exchange(look, partner, clause_as_offered(Vote(side, 1, SUPPORT)), reward(price))


def _word_sold(look: Look, partner: Seat, trader: Trader) -> Any | None:
    """Its word for that side, for a coin at once; who would not keep it sells it the more gladly."""
    side = _preferred_side(look.view, partner)
    if not is_free_for(trader, side) or word_cost(trader, partner, side) > trader.coins(1):
        return None
    return exchange(look, partner, promise_clause(look.view, side), PartialMove("pay", (("n", 1),)))


def _preferred_side(view: View, seat: Seat) -> Side:
    """The side that a house's offices want."""
    return side_of(favour(view, seat))
