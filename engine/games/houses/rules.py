"""Houses on the kernel: which chapter answers which action. Stages stand in flow.py, folds in fold.py.

For each action of moves.py one chapter says why it is refused and what it brings; `offers` collects what a
seat may do. Nothing is decided here.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.games.houses import ballot, decision, founding, offices, perks, roles
from engine.games.houses import moves as m
from engine.games.houses.content import Content
from engine.games.houses.deals import offers as deal_offers
from engine.games.houses.deals import settling
from engine.games.houses.events import AnyEvent
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow
from engine.kernel.game import Epoch, Result
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.seats import Seat

BETWEEN: Final = ("founding", "interlude")
"""Stages before a generation."""

Happen = Callable[[State, Seat, Any, Dice], tuple[AnyEvent, ...]]


def refusals(content: Content) -> dict[type, m.Refuse]:
    """The one authority on each action."""
    return {
        m.Found: lambda state, seat, action: founding.founding_refusal(state, seat, action, content),
        m.Rename: founding.rename_refusal,
        m.Ready: founding.ready_refusal,
        m.AgreeToStop: founding.stop_refusal,
        m.RankOffices: offices.rank_offices_refusal,
        m.RemoveRole: roles.remove_role_refusal,
        m.TakeRole: roles.take_role_refusal,
        m.Cast: ballot.cast_refusal,
        m.AddPower: ballot.add_power_refusal,
        m.SealBallot: ballot.seal_refusal,
        m.Decide: decision.decide_refusal,
        m.OfferDeal: deal_offers.offer_deal_refusal,
        m.ConfirmDeal: deal_offers.confirm_deal_refusal,
        m.DeclineDeal: deal_offers.decline_deal_refusal,
        m.WithdrawDeal: deal_offers.withdraw_deal_refusal,
        m.MarkPromise: settling.mark_promise_refusal,
        m.PeekOutcome: perks.peek_refusal,
        m.TurnMomentum: perks.turn_refusal,
    }


def happenings(content: Content, order: Flow[State, AnyEvent]) -> dict[type, Happen]:
    """The events that each action, and a wait that runs out (chapter 13), brings at once; few need dice."""

    def plain(events: Callable[[State, Seat, Any], tuple[AnyEvent, ...]]) -> Happen:
        return lambda state, seat, action, dice: events(state, seat, action)

    return {
        m.Found: plain(founding.founding_events),
        m.Rename: plain(founding.rename_events),
        m.Ready: plain(founding.ready_events),
        m.AgreeToStop: plain(founding.stop_events),
        m.RankOffices: plain(offices.rank_offices_events),
        m.RemoveRole: plain(roles.remove_role_events),
        m.TakeRole: plain(roles.take_role_events),
        m.Cast: plain(ballot.cast_events),
        m.AddPower: plain(ballot.add_power_events),
        m.SealBallot: plain(ballot.seal_events),
        m.Decide: plain(decision.decide_events),
        m.OfferDeal: plain(deal_offers.offer_deal_events),
        m.ConfirmDeal: plain(deal_offers.confirm_deal_events),
        m.DeclineDeal: plain(deal_offers.decline_deal_events),
        m.WithdrawDeal: plain(deal_offers.withdraw_deal_events),
        m.MarkPromise: plain(settling.mark_promise_events),
        m.PeekOutcome: lambda state, seat, action, dice: perks.peek_events(
            state, seat, action, content, dice
        ),
        m.TurnMomentum: plain(perks.turn_events),
        Expire: lambda state, seat, action, dice: order.silence(state, action.wait, dice),
    }


def offers(content: Content, state: State, seat: Seat, begun: PartialMove | None) -> m.Offers:
    """The moves that this seat may make now, or next in a begun one; first what the stage itself asks of it.

    The order is the one in which people and stewards are shown the moves.
    """
    if state.result is not None:
        return ()
    if begun is not None:
        return _next_offers(content, state, seat, begun)
    at_hand: m.Offers = ()
    match state.stage:
        case "vote":
            at_hand = ballot.vote_offers(state, seat, None)
        case "decide":
            at_hand = decision.decide_offers(state, seat)
        case "draft":
            at_hand = roles.draft_offers(state, seat, None)
        case "ranking":
            at_hand = offices.rank_offices_offers(state, seat, None)
        case "founding":
            at_hand = founding.founding_offers(state, seat, None, content)
        case "interlude":
            at_hand = founding.interlude_offers(state, seat, None)
    return (
        *at_hand,
        *deal_offers.deal_offers(state, seat, None),
        *perks.perk_offers(state, seat),
        *founding.stop_offers(state, seat),
    )


def _next_offers(content: Content, state: State, seat: Seat, begun: PartialMove) -> m.Offers:
    """The ways to go on with a begun move; () for moves that are offered whole."""
    match begun.move:
        case "found":
            return founding.founding_offers(state, seat, begun, content)
        case "rename":
            return founding.interlude_offers(state, seat, begun)
        case "rank_offices":
            return offices.rank_offices_offers(state, seat, begun)
        case "take_role" | "remove_role":
            return roles.draft_offers(state, seat, begun)
        case "cast" | "add_power":
            return ballot.vote_offers(state, seat, begun)
        case "offer_deal":
            return deal_offers.deal_offers(state, seat, begun)
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
    """HO-R05: how the campaign ended; None while it is played."""
    return state.result
