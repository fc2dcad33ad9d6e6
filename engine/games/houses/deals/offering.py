"""From offer to binding deal: offer, confirm, decline, withdraw (HO-6.9, HO-R23 to R25)."""

from msgspec.structs import replace

from engine.games.houses.clauses import Deal
from engine.games.houses.deals.flaws import flaw
from engine.games.houses.deals.shape import deal_of, shape_refusal, too_late, whole_refusal
from engine.games.houses.events import (
    AnyEvent,
    DealConfirmed,
    DealDeclined,
    DealFlawed,
    DealImpossible,
    DealOffered,
    DealWithdrawn,
)
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, OfferDeal, WithdrawDeal
from engine.games.houses.state import State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

OFFERS = 5
"""At most so many open offers from one house to one partner."""


def trading(state: State) -> bool:
    """HO-R21, HO-R25: deals are made while a vote or the moderator's decision is open."""
    return state.stage in ("vote", "decide")


def deal_named(state: State, id: str) -> Deal:
    """The offer or deal with this id; StopIteration when there is none."""
    return next(deal for deal in state.deals if deal.id == id)


def has_too_many_offers(state: State, maker: Seat, partner: Seat) -> bool:
    """Whether the maker has as many open offers to the partner as it may."""
    return partners_asked(state, maker).count(partner) >= OFFERS


def partners_asked(state: State, maker: Seat) -> list[Seat]:
    """To whom the maker has open offers, once for each."""
    return [one.partner for one in state.deals if not one.bound and one.maker == maker]


def offer_deal_refusal(state: State, seat: Seat, action: OfferDeal) -> Refusal | None:
    """HO-R23 to R25: the shape, and what lies with the maker; never what lies with the partner."""
    if not trading(state):
        return no("not_now")
    why = shape_refusal(state, seat, action)
    if why is not None:
        return why
    deal = deal_of(state, seat, action)
    why = whole_refusal(deal)
    if why is not None:
        return why
    if has_too_many_offers(state, seat, action.partner):
        return no("deal_many", most=OFFERS)
    return flaw(state, deal, seat)


def confirm_deal_refusal(state: State, seat: Seat, action: ConfirmDeal) -> Refusal | None:
    """HO-R25: what lies with the partner, who confirms. What lies with the maker is an event."""
    why = _answer_refusal(state, seat, action.deal, makes=False)
    if why is not None:
        return why
    deal = deal_named(state, action.deal)
    return too_late(state, (*deal.mine, *deal.theirs)) or flaw(state, deal, seat)


def decline_deal_refusal(state: State, seat: Seat, action: DeclineDeal) -> Refusal | None:
    """Only the partner declines."""
    return _answer_refusal(state, seat, action.deal, makes=False)


def withdraw_deal_refusal(state: State, seat: Seat, action: WithdrawDeal) -> Refusal | None:
    """HO-R25: an offer may be taken back until it is confirmed."""
    return _answer_refusal(state, seat, action.deal, makes=True)


def offer_deal_events(state: State, seat: Seat, action: OfferDeal) -> tuple[AnyEvent, ...]:
    """The offer, to the two parties."""
    deal = deal_of(state, seat, action)
    return (DealOffered(deal, deal.to),)


def confirm_deal_events(state: State, seat: Seat, action: ConfirmDeal) -> tuple[AnyEvent, ...]:
    """HO-6.9: binding now; or, when the maker can't keep it, gone, the reason for the maker alone (HO-R25).

    An abstention to moderate that it binds to in this phase follows by itself (bonds.open_bonds).
    """
    deal = deal_named(state, action.deal)
    why = flaw(state, deal, deal.maker)
    if why is None:
        return (_deal_confirmed(state, deal),)
    return (
        DealImpossible(deal.id, deal.maker, deal.partner, deal.to),
        DealFlawed(deal.id, deal.maker, why.code, (deal.maker,)),
    )


def _deal_confirmed(state: State, deal: Deal) -> DealConfirmed:
    """HO-R27: an offer is between the two; a deal is announced where deals are public."""
    if state.options.deals == "private":
        return DealConfirmed(deal.id, deal.maker, deal.partner, deal.to)
    return DealConfirmed(deal.id, deal.maker, deal.partner, None, replace(deal, to=None))


def decline_deal_events(state: State, seat: Seat, action: DeclineDeal) -> tuple[AnyEvent, ...]:
    """The offer is gone."""
    deal = deal_named(state, action.deal)
    return (DealDeclined(deal.id, deal.maker, deal.partner, deal.to),)


def withdraw_deal_events(state: State, seat: Seat, action: WithdrawDeal) -> tuple[AnyEvent, ...]:
    """The offer is gone."""
    deal = deal_named(state, action.deal)
    return (DealWithdrawn(deal.id, deal.maker, deal.partner, deal.to),)


def _answer_refusal(state: State, seat: Seat, id: str, *, makes: bool) -> Refusal | None:
    """An outsider hears the same of a deal of others as of one that there is not."""
    if not trading(state):
        return no("not_now")
    deal = next((one for one in state.deals if one.id == id), None)
    if deal is None or seat not in (deal.maker, deal.partner):
        return no("deal_unknown")
    if deal.bound:
        return no("deal_bound")
    return None if makes == (seat == deal.maker) else no("not_asked")
