"""How the prudent steward of Houses deals: it weighs every clause in points, and pays for a vote (HO-R23)."""

from collections.abc import Callable
from typing import Any

from engine.games.houses.clauses import Deal, Reward, Vote
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, MarkPromise
from engine.games.houses.stewards.votes import Stake, stake
from engine.games.houses.stewards.worth import cost, gain
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Open
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

FAIR = 0.3
"""From what gain on an offer is confirmed."""

PRICES, SUPPORT, MOST = (2, 1), 2, 99
"""The coins it offers, the dearest first; the power it asks for them, and the most it lets them cast."""


WORTHWHILE = 0.1
"""From what gain on an offer is made."""

BOUGHT = 0.5
"""How much of a bought vote is gained: who sells it would often have cast it so."""


def answered(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it pays."""
    return confirmed(look, offers, lambda deal: deal_worth(look.view, deal, look.seat) >= FAIR)


def confirmed(look: Look, offers: tuple[Any, ...], pays: Callable[[Deal], bool]) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it can be and pays, else declined."""
    open_deals = {deal.id: deal for deal in look.view.deals if not deal.bound and deal.partner == look.seat}
    confirmable = {one.deal for one in offers if isinstance(one, ConfirmDeal)}
    for offer in offers:
        if isinstance(offer, DeclineDeal):
            deal = open_deals[offer.deal]
            return ConfirmDeal(deal.id) if deal.id in confirmable and pays(deal) else offer
    return None


def marked(offers: tuple[Any, ...]) -> MarkPromise | None:
    """HO-R23: a steward takes everybody at their word."""
    return next((one for one in offers if isinstance(one, MarkPromise) and one.kept), None)


def offered(look: Look, dice: Dice) -> Any | None:
    """Now and then, where it pays: coins for a vote, of a house that has not cast (HO-R23)."""
    view: View = look.view
    phase, own = view.phase, view.own
    if phase is None or own is None or phase.cast[look.seat] or dice.below(3, "offer"):
        return None
    weighed = stake(view)
    support = Vote("yes" if weighed.yes > weighed.no else "no", SUPPORT, MOST)
    price = next((n for n in PRICES if n < own.coins and _pays(view, weighed, support, n)), None)
    partners = _partners(view, look.seat)
    if price is None or not partners:
        return None
    return _offer(look, dice.pick(partners, "partner"), support, price)


def _pays(view: View, weighed: Stake, support: Vote, price: int) -> bool:
    bought = gain(view, weighed, support) * BOUGHT
    return bought - cost(view, weighed, Reward(price, 0)) >= WORTHWHILE


def _offer(look: Look, partner: Seat, support: Vote, price: int) -> Any | None:
    asked = (("side", support.side), ("least", support.least), ("most", support.most), ("ahead", 0))
    return exchange(look, partner, reward(price), Open("vote", asked))


def reward(price: int) -> Open:
    """So many coins for the other's only clause."""
    return Open("reward", (("n", price), ("when", 0)))


def exchange(look: Look, partner: Seat, mine: Open, theirs: Open) -> Any | None:
    """One clause for one of the other's, where it may be offered (HO-R25)."""
    begun = Open("offer_deal", (("partner", partner), ("mine", (mine,)), ("theirs", (theirs,))))
    whole = look.ask(begun)
    return whole[0] if whole and not isinstance(whole[0], Open) else None


def deal_worth(view: View, deal: Deal, seat: Seat) -> float:
    """What the deal is worth to one of its parties, in points."""
    mine, theirs = (deal.mine, deal.theirs) if seat == deal.maker else (deal.theirs, deal.mine)
    weighed = stake(view)
    return sum(gain(view, weighed, one) for one in theirs) - sum(cost(view, weighed, one) for one in mine)


def _partners(view: View, seat: Seat) -> tuple[Seat, ...]:
    """Houses that still may vote and with which nothing is being dealt in this phase."""
    assert view.phase is not None
    number = view.phase.number
    busy = {party for deal in view.deals if deal.phase == number for party in (deal.maker, deal.partner)}
    cast, absent = view.phase.cast, view.phase.absent
    return tuple(
        one
        for one, character in enumerate(view.characters)
        if one != seat and not (cast[one] or absent[one]) and one not in busy
        if character.power is None or character.power >= SUPPORT
    )
