"""How a house of company trades: it often looks for a deal, and weighs every offer (HO-6.8, HO-R23)."""

from typing import Any

from engine.games.houses.clauses import AnyClause, Deal, Terms, terms
from engine.games.houses.content import Side
from engine.games.houses.stewards.company.conviction import favour, side_of
from engine.games.houses.stewards.company.tempers import Temper
from engine.games.houses.stewards.company.trust import trust
from engine.games.houses.stewards.deals import MOST, PRICES, confirmed, exchange, reward
from engine.games.houses.stewards.purse import coins_gain, power_gain
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Open
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

OFFERS = 10
"""`Temper.offers` are of so many phases."""

STRONG = 0.7
"""From what conviction on it pays for votes; below, it sells its own."""

TURNS = 0.4
"""How much of its conviction another vote on its side is worth."""

UNSEEN = 0.8
"""What it costs to be bound for a phase whose proposal nobody knows (HO-R24)."""

EVENT = 0.8
"""What signing another's event is worth, times the chance that its house leads."""

CHANCE = 0.3
"""How likely the other is to lead, or to break a tie."""

SOUGHT = 0.7
"""How much of a coin's worth it weighs when it pays for a vote."""

FAITH = 0.2
"""What each point of trust in the other makes an offer worth more."""

WORD = 0.3
"""What a word of the other's is worth before it is kept."""


def answered(look: Look, offers: tuple[Any, ...], temper: Temper, wanted: float) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it pays by its own measure."""

    def pays(deal: Deal) -> bool:
        gain = worth(look.view, deal, look.seat, wanted) + FAITH * trust(look.view, look.seat, deal.maker)
        return gain >= temper.price

    return confirmed(look, offers, pays)


def offered(look: Look, temper: Temper, wanted: float, dice: Dice) -> Any | None:
    """One offer a phase at most: votes bought where it wants something, its own sold where it does not."""
    view: View = look.view
    if view.own is None or view.own.offered or dice.below(OFFERS, "offer") >= temper.offers:
        return None
    partner = _partner(look, dice)
    if partner is None:
        return None
    return _bought(look, partner, wanted) if abs(wanted) >= STRONG else _sold(look, partner, temper)


def worth(view: View, deal: Deal, seat: Seat, wanted: float) -> float:
    """What the deal is worth to one of its parties, in points."""
    mine, theirs = (deal.mine, deal.theirs) if seat == deal.maker else (deal.theirs, deal.mine)
    return sum(_gain(view, one, wanted) for one in theirs) - sum(_cost(view, one, wanted) for one in mine)


def _partner(look: Look, dice: Dice) -> Seat | None:
    """A house that has not voted and is not bound already; a person first, every other time."""
    view: View = look.view
    assert view.phase is not None
    cast, absent = view.phase.cast, view.phase.absent
    busy = {party for deal in view.deals for party in (deal.maker, deal.partner)}
    free = [
        one
        for one in range(len(view.houses))
        if one != look.seat and one not in busy and not (cast[one] or absent[one])
    ]
    people = [one for one in free if one in look.people]
    among = people if people and dice.below(2, "person") == 0 else free
    return dice.pick(tuple(among), "partner") if among else None


def _bought(look: Look, partner: Seat, wanted: float) -> Any | None:
    """Coins for a vote on its side, paid when the vote was cast so."""
    own = look.view.own
    price = next((n for n in PRICES if n < own.coins and _pays(look.view, wanted, n)), None)
    if price is None:
        return None
    theirs = Open("vote", (("side", side_of(wanted)), ("least", 1), ("most", MOST), ("ahead", 0)))
    return exchange(look, partner, reward(price), theirs)


def _pays(view: View, wanted: float, price: int) -> bool:
    return TURNS * abs(wanted) > -coins_gain(view, -price) * SOUGHT


def _sold(look: Look, partner: Seat, temper: Temper) -> Any | None:
    """Its own vote on the side that the partner's offices want, for coins."""
    side: Side = side_of(favour(look.view, partner))
    mine = Open("vote", (("side", side), ("least", 1), ("most", 3), ("ahead", 0)))
    price = 2 if temper.name == "miser" else 1
    return exchange(look, partner, mine, reward(price))


def _for_side(side: Side, wanted: float) -> float:
    return wanted if side == "yes" else -wanted


def _gain(view: View, clause: AnyClause, wanted: float) -> float:
    """What the other's clause brings; what is not weighed is worth a word."""
    one = terms(clause)
    side = _voted(one)
    if one.paid + one.escrow:
        return coins_gain(view, one.paid + one.escrow)
    if side is not None:
        return TURNS * _for_side(side, wanted)
    if one.tie is not None and not one.ahead:
        return TURNS * CHANCE * _for_side(one.tie, wanted)
    return EVENT * CHANCE if one.signs else WORD


def _cost(view: View, clause: AnyClause, wanted: float) -> float:
    """What the house's own clause costs it; what is not weighed binds it unseen."""
    one = terms(clause)
    if one.paid + one.escrow:
        return -coins_gain(view, -one.paid - one.escrow)
    if one.tie is not None and not one.ahead:
        return -TURNS * CHANCE * _for_side(one.tie, wanted)
    if one.signs:
        return EVENT * CHANCE
    if one.leader is not None:
        return CHANCE * WORD
    return WORD if one.words is not None else _vote_cost(view, one, wanted)


def _vote_cost(view: View, one: Terms, wanted: float) -> float:
    """A vote of this phase costs the coin of an abstention, too (HO-6.4)."""
    side = _voted(one)
    if side is None or one.ballot is None:
        return UNSEEN
    forgone = coins_gain(view, 1) if abs(wanted) < STRONG else 0.0
    return forgone - power_gain(view, -one.ballot.least) / 2 - TURNS * _for_side(side, wanted)


def _voted(one: Terms) -> Side | None:
    """The side on which a ballot of this phase is promised."""
    if one.ballot is None or one.ahead or one.ballot.kind in ("gather", "moderate"):
        return None
    return "yes" if one.ballot.kind == "yes" else "no"
