"""How the prudent steward of Houses answers a deal: it weighs every clause in points (HO-R23)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from engine.games.houses.clauses import AnyClause, Deal, Reward, kind_of, terms
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, MarkPromise
from engine.games.houses.stewards.dealing.worth import cost, gain, leads
from engine.games.houses.stewards.voting.case import Weigher
from engine.games.houses.stewards.voting.weighed import Case
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

PRICES, MOST = (2, 3, 4), 99
"""The coins that are offered for a vote, and the most power that it may be cast with."""


PLAIN = Weigher()


def answer_to_offer(look: Look, offers: tuple[Any, ...], weigher: Weigher = PLAIN) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it pays."""
    if not any(type(one) is DeclineDeal for one in offers):
        return None
    return confirm_if_it_pays(
        look, offers, lambda deal: deal_worth(weigher(look), deal) >= weigher.manner.sells
    )


def confirm_if_it_pays(look: Look, offers: tuple[Any, ...], pays: Callable[[Deal], bool]) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it can be and pays, else declined."""
    open_deals = {deal.id: deal for deal in look.view.deals if not deal.bound and deal.partner == look.seat}
    confirmable = {one.deal for one in offers if type(one) is ConfirmDeal}
    for offer in offers:
        if type(offer) is DeclineDeal:
            deal = open_deals[offer.deal]
            return ConfirmDeal(deal.id) if deal.id in confirmable and pays(deal) else offer
    return None


def promise_to_mark(offers: tuple[Any, ...]) -> MarkPromise | None:
    """HO-R23: a steward takes everybody at their word."""
    return next((one for one in offers if type(one) is MarkPromise and one.kept), None)


def clause_as_offered(clause: AnyClause) -> PartialMove:
    """The clause as it stands in an offer."""
    return PartialMove(kind_of(clause).code, tuple(asdict(clause).items()))


def reward(price: int) -> PartialMove:
    """So many coins for the other's only clause."""
    return clause_as_offered(Reward(price, 0))


def exchange(look: Look, partner: Seat, mine: PartialMove, theirs: PartialMove) -> Any | None:
    """One clause for one of the other's, where it may be offered (HO-R25)."""
    begun = PartialMove("offer_deal", (("partner", partner), ("mine", (mine,)), ("theirs", (theirs,))))
    whole = look.ask(begun)
    return whole[0] if whole and not isinstance(whole[0], PartialMove) else None


def deal_worth(weighed: Case, deal: Deal) -> float:
    """What the deal is worth to the viewer, one of its parties, in points."""
    made = weighed.seat == deal.maker
    mine, theirs, by = (
        (deal.mine, deal.theirs, deal.partner) if made else (deal.theirs, deal.mine, deal.maker)
    )
    paid = sum([_comes(weighed, one, mine, weighed.seat) * gain(weighed, one, by) for one in theirs])
    return paid - sum([_comes(weighed, one, theirs, by) * cost(weighed, one) for one in mine])


def _comes(weighed: Case, clause: AnyClause, other: tuple[AnyClause, ...], seat: Seat) -> float:
    """HO-R24: how likely a reward is paid: one for a signature only where that house leads."""
    when = terms(clause).when
    return leads(weighed, seat) if when is not None and terms(other[when]).signs else 1.0
