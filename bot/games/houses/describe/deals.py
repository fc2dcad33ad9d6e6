"""Deals from offer to end, as slots of their texts."""

from collections.abc import Callable
from typing import Any, Final

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clause_form import side
from bot.render.fluent import Slot, message_id
from engine.games.houses import events as e
from engine.games.houses.clauses import Deal, terms
from engine.games.houses.deals.names import name_of
from engine.games.houses.events.event import Event
from engine.kernel.seats import Seat

Slots = dict[str, Slot]


def deal_offered(voice: Presenter, event: e.DealOffered) -> Slots:
    maker, partner = voice.name_with_emblem(event.deal.maker), voice.name_with_emblem(event.deal.partner)
    return {"deal": voice.deal(event.deal.id), "maker": maker, "partner": partner}


def party_slots(voice: Presenter, event: Any) -> Slots:
    """Events that name a deal and its two parties."""
    maker, partner = voice.name_with_emblem(event.maker), voice.name_with_emblem(event.partner)
    return {"deal": voice.deal(event.deal), "maker": maker, "partner": partner}


def deal_flawed(voice: Presenter, event: e.DealFlawed) -> Slots:
    reason = voice.say(message_id(f"flaw-{event.code}"))
    return {"deal": voice.deal(event.deal), "reason": reason}


def clauses_settled(voice: Presenter, event: e.ClausesSettled) -> Slots:
    """HO-R28: whom the escrow pays; who gets nothing is not named."""
    name = name_of(event.deal)
    paid = [
        voice.say("paid-out", coins=voice.coins(coins), house=voice.house(seat))
        for seat, coins in ((name.maker, event.to_maker), (name.partner, event.to_partner))
        if coins
    ]
    return {"deal": voice.deal(event.deal), "paid": voice.listing(paid)}


def deal_closed(voice: Presenter, event: e.DealClosed) -> Slots:
    return {
        **deal_offered(voice, e.DealOffered(event.deal, None)),
        "maker_side": _side(event.deal, event.deal.maker, event.maker_kept),
        "partner_side": _side(event.deal, event.deal.partner, event.partner_kept),
    }


def _side(deal: Deal, seat: Seat, kept: bool) -> str:
    """How a party's side closes; who gave a word alone has neither kept nor lost anything yet (HO-R23)."""
    clauses, _ = side(deal, seat)
    if kept:
        return "kept"
    if not clauses:
        return "nothing"
    return "word" if all(terms(one).words is not None for one in clauses) else "void"


def promise_marked(voice: Presenter, event: e.PromiseMarked) -> Slots:
    marker, by = voice.house(event.seat), voice.house(event.by)
    return {"deal": voice.deal(event.deal), "marker": marker, "by": by, "kept": event.kept}


SLOTS: Final[dict[type[Event], Callable[[Presenter, Any], Slots]]] = {
    e.DealOffered: deal_offered,
    e.DealConfirmed: party_slots,
    e.DealDeclined: party_slots,
    e.DealWithdrawn: party_slots,
    e.DealLapsed: party_slots,
    e.DealImpossible: party_slots,
    e.DealFlawed: deal_flawed,
    e.ClausesSettled: clauses_settled,
    e.DealClosed: deal_closed,
    e.PromiseMarked: promise_marked,
}
