"""How the prudent steward of Houses deals: it weighs every clause in points, and pays for a vote (HO-R23)."""

from collections.abc import Callable
from typing import Any

from engine.games.houses.clauses import Deal, Vote
from engine.games.houses.content import Side
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, MarkPromise
from engine.games.houses.stewards.case import Case, Weigher
from engine.games.houses.stewards.worth import cost, gain
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Open
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

PRICES, SUPPORT, MOST = (2, 3, 4), 2, 99
"""The coins it offers; the power it asks for them, and the most it lets them cast."""


PLAIN = Weigher()


def answered(look: Look, offers: tuple[Any, ...], weigher: Weigher = PLAIN) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it pays."""
    if not any(type(one) is DeclineDeal for one in offers):
        return None
    weighed = weigher(look)
    return confirmed(look, offers, lambda deal: deal_worth(weighed, deal) >= weigher.manner.sells)


def confirmed(look: Look, offers: tuple[Any, ...], pays: Callable[[Deal], bool]) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it can be and pays, else declined."""
    open_deals = {deal.id: deal for deal in look.view.deals if not deal.bound and deal.partner == look.seat}
    confirmable = {one.deal for one in offers if type(one) is ConfirmDeal}
    for offer in offers:
        if type(offer) is DeclineDeal:
            deal = open_deals[offer.deal]
            return ConfirmDeal(deal.id) if deal.id in confirmable and pays(deal) else offer
    return None


def marked(offers: tuple[Any, ...]) -> MarkPromise | None:
    """HO-R23: a steward takes everybody at their word."""
    return next((one for one in offers if type(one) is MarkPromise and one.kept), None)


def offered(look: Look, weighed: Case, dice: Dice) -> Any | None:
    """Once a phase, where it pays: coins for a vote, of a house that has not cast."""
    view: View = look.view
    phase, own = view.phase, view.own
    if phase is None or own is None or phase.cast[look.seat] or own.offered:
        return None
    side: Side = "yes" if weighed.stake.gain("yes") > 0 else "no"
    partners = _partners(view, look.seat)
    if not partners or weighed.manner.stake * weighed.stake.gain(side) < weighed.manner.buys:
        return None
    partner = dice.pick(partners, "partner")
    bought = gain(weighed, Vote(side, SUPPORT, MOST), partner)
    price = _price(weighed, bought, dice)
    return None if price is None else _offer(look, partner, Vote(side, SUPPORT, MOST), price)


def _price(weighed: Case, bought: float, dice: Dice) -> int | None:
    """One of the prices that leave it a gain; who asks twice in vain pays more another time."""
    own = weighed.view.own
    coins = own.coins if own else 0
    paying = [n for n in PRICES if n < coins and bought + weighed.coins(-n) >= weighed.manner.buys]
    return dice.pick(paying, "price") if paying else None


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


def deal_worth(weighed: Case, deal: Deal) -> float:
    """What the deal is worth to the viewer, one of its parties, in points."""
    made = weighed.seat == deal.maker
    mine, theirs, by = (
        (deal.mine, deal.theirs, deal.partner) if made else (deal.theirs, deal.mine, deal.maker)
    )
    return sum(gain(weighed, one, by) for one in theirs) - sum(cost(weighed, one) for one in mine)


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
