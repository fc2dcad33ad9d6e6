"""Houses on the kernel: which chapter answers which action and event. Its stages stand in flow.py."""

from collections.abc import Callable
from typing import Any, Final

from engine.games.houses import (
    ballot,
    ballot_offers,
    deals,
    decision,
    founding,
    interlude,
    offices,
    perk_moves,
    roles,
)
from engine.games.houses import moves as m
from engine.games.houses.content import Content
from engine.games.houses.events import AnyEvent
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow
from engine.kernel.game import Epoch, Result
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat

BETWEEN: Final = ("founding", "interlude")
"""Stages before a generation."""

Offers = tuple[m.AnyAction | PartialMove, ...]
Refuse = Callable[[State, Seat, Any], Refusal | None]
Happen = Callable[[State, Seat, Any, Dice], tuple[AnyEvent, ...]]


def refusals(content: Content) -> dict[type, Refuse]:
    """The one authority on each action."""
    return {
        m.Found: lambda state, seat, action: founding.refuse_founding(state, seat, action, content),
        m.Rename: interlude.rename_refusal,
        m.Ready: interlude.ready_refusal,
        m.AgreeToStop: interlude.stop_refusal,
        m.RankOffices: offices.rank_offices_refusal,
        m.RemoveRole: roles.remove_role_refusal,
        m.TakeRole: roles.take_role_refusal,
        m.Cast: ballot.cast_refusal,
        m.AddPower: ballot.add_power_refusal,
        m.SealBallot: ballot.seal_refusal,
        m.Decide: decision.decide_refusal,
        m.OfferDeal: deals.offer_deal_refusal,
        m.ConfirmDeal: deals.confirm_deal_refusal,
        m.DeclineDeal: deals.decline_deal_refusal,
        m.WithdrawDeal: deals.withdraw_deal_refusal,
        m.MarkPromise: deals.mark_promise_refusal,
        m.PeekOutcome: perk_moves.peek_refusal,
        m.TurnMomentum: perk_moves.turn_refusal,
    }


def happenings(content: Content, order: Flow[State, AnyEvent]) -> dict[type, Happen]:
    """What each action brings at once, and a wait that has run out (chapter 13); most need no dice."""

    def plain(events: Callable[[State, Seat, Any], tuple[AnyEvent, ...]]) -> Happen:
        return lambda state, seat, action, dice: events(state, seat, action)

    return {
        m.Found: plain(founding.founding_events),
        m.Rename: plain(interlude.rename_events),
        m.Ready: plain(interlude.ready_events),
        m.AgreeToStop: plain(interlude.stop_events),
        m.RankOffices: plain(offices.rank_offices_events),
        m.RemoveRole: plain(roles.remove_role_events),
        m.TakeRole: plain(roles.take_role_events),
        m.Cast: plain(ballot.cast_events),
        m.AddPower: plain(ballot.add_power_events),
        m.SealBallot: plain(ballot.seal_events),
        m.Decide: plain(decision.decide_events),
        m.OfferDeal: plain(deals.offer_deal_events),
        m.ConfirmDeal: plain(deals.confirm_deal_events),
        m.DeclineDeal: plain(deals.decline_deal_events),
        m.WithdrawDeal: plain(deals.withdraw_deal_events),
        m.MarkPromise: plain(deals.mark_promise_events),
        m.PeekOutcome: lambda state, seat, action, dice: perk_moves.peek_events(
            state, seat, action, content, dice
        ),
        m.TurnMomentum: plain(perk_moves.turn_events),
        Expire: lambda state, seat, action, dice: order.silence(state, action.wait, dice),
    }


def offers(content: Content, state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """What this seat may do now, in the order of the table: the decision at hand first."""
    if state.result is not None:
        return ()
    if begun is None:
        return _fresh(content, state, seat)
    match begun.move:
        case "found":
            return founding.founding_offers(state, seat, begun, content)
        case "rename":
            return interlude.interlude_offers(state, seat, begun)
        case "rank_offices":
            return offices.rank_offices_offers(state, seat, begun)
        case "take_role" | "remove_role":
            return roles.draft_offers(state, seat, begun)
        case "cast" | "add_power":
            return ballot_offers.vote_offers(state, seat, begun)
        case "offer_deal":
            return deals.deal_offers(state, seat, begun)
    return ()


def epoch(state: State | None) -> Epoch:
    """HO-R38: while a generation is to come, its seed is open for words."""
    return Epoch(seed_number(state), state is None or state.stage in BETWEEN)


def seed_number(state: State | None) -> int:
    """HO-R38: one seed a generation; the campaign's fixed goals have their own, number 0."""
    if state is None:
        return 0
    return state.generation + (state.stage in BETWEEN or state.unrolled)


def result(state: State) -> Result | None:
    """HO-R05."""
    return state.result


def _fresh(content: Content, state: State, seat: Seat) -> Offers:
    return (
        *_at_hand(content, state, seat),
        *deals.deal_offers(state, seat, None),
        *perk_moves.perk_offers(state, seat),
        *interlude.stop_offers(state, seat),
    )


def _at_hand(content: Content, state: State, seat: Seat) -> Offers:
    """What the stage itself asks of this seat."""
    match state.stage:
        case "vote":
            return ballot_offers.vote_offers(state, seat, None)
        case "decide":
            return decision.decide_offers(state, seat)
        case "draft":
            return roles.draft_offers(state, seat, None)
        case "ranking":
            return offices.rank_offices_offers(state, seat, None)
        case "founding":
            return founding.founding_offers(state, seat, None, content)
        case "interlude":
            return interlude.interlude_offers(state, seat, None)
    return ()
