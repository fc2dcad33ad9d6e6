"""The chapter of deals as the rules wire it: offers, answers, promises and their folds (HO-R23 to R28)."""

from engine.games.houses.deals.fold import (
    on_deal_confirmed,
    on_deal_flawed,
    on_deal_gone,
    on_deal_offered,
)
from engine.games.houses.deals.offering import (
    confirm_deal_events,
    confirm_deal_refusal,
    decline_deal_events,
    decline_deal_refusal,
    offer_deal_events,
    offer_deal_refusal,
    withdraw_deal_events,
    withdraw_deal_refusal,
)
from engine.games.houses.deals.offers import deal_offers
from engine.games.houses.deals.promises import mark_promise_events, mark_promise_refusal, on_promise_marked

__all__ = [
    "confirm_deal_events",
    "confirm_deal_refusal",
    "deal_offers",
    "decline_deal_events",
    "decline_deal_refusal",
    "mark_promise_events",
    "mark_promise_refusal",
    "offer_deal_events",
    "offer_deal_refusal",
    "on_deal_confirmed",
    "on_deal_flawed",
    "on_deal_gone",
    "on_deal_offered",
    "on_promise_marked",
    "withdraw_deal_events",
    "withdraw_deal_refusal",
]
