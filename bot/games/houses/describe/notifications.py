"""Which events a seat hears of by itself: what asks it, and what others did that is its business."""

from typing import Any, Final

from engine.games.houses import events as e
from engine.games.houses.deals.names import name_of
from engine.kernel.seats import Seat

BETWEEN: Final = (e.DealOffered, e.DealConfirmed, e.DealDeclined, e.DealWithdrawn, e.DealImpossible)
"""Between two parties: the one that has not just acted is told."""

OWN: Final = (e.RoleTaken, e.RoleRemoved, e.BallotCast)
"""Told to the seat when something else than itself did it: the lot, a deal, a house that handed on."""


def events_to_tell(events: tuple[Any, ...], seat: Seat, actor: Seat | None) -> tuple[Any, ...]:
    """Those of the events, cut for this seat, that it is written to about."""
    return tuple(event for event in events if _calls(event, seat, actor))


def _calls(event: Any, seat: Seat, actor: Seat | None) -> bool:
    match event:
        case e.CampaignOpened() | e.PhaseOpened():
            return True
        case e.DraftTurned(turn):
            return turn == seat
        case e.ModeratorAsked(moderator) | e.DealFlawed(_, moderator) | e.OutcomePeeked(moderator):
            return moderator == seat
        case e.DealLapsed(_, maker):
            return maker == seat
        case e.ClausesSettled(deal):
            return seat in _parties_named(deal)
        case e.PromiseMarked(deal):
            return seat in _parties_named(deal) and actor != seat
    if isinstance(event, BETWEEN):
        return seat in _parties(event) and actor != seat
    return isinstance(event, OWN) and event.seat == seat and actor != seat


def _parties(event: Any) -> tuple[Seat, Seat]:
    deal = event.deal if isinstance(event, e.DealOffered) else event
    return deal.maker, deal.partner


def _parties_named(deal: str) -> tuple[Seat, ...]:
    """A deal's id names its parties."""
    name = name_of(deal)
    return name.maker, name.partner
