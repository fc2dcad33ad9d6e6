"""What an offer's events make of the state: coins paid and put by, clauses that stand (HO-R23, HO-R28)."""

from msgspec.structs import replace

from engine.games.houses.balances import with_gain
from engine.games.houses.clauses import AnyClause, terms
from engine.games.houses.deals.offering import deal_named
from engine.games.houses.deals.stands import first_stands
from engine.games.houses.events import (
    DealConfirmed,
    DealDeclined,
    DealFlawed,
    DealImpossible,
    DealLapsed,
    DealOffered,
    DealWithdrawn,
)
from engine.games.houses.state import Promised, State
from engine.kernel.seats import Seat, with_value_at


def on_deal_offered(state: State, event: DealOffered) -> State:
    """The offer is open, and this pair's count goes up."""
    deal = event.deal
    row = state.numbers[deal.maker]
    counts = with_value_at(row, deal.partner, row[deal.partner] + 1)
    numbers = with_value_at(state.numbers, deal.maker, counts)
    phase = state.phase
    if phase is not None:
        phase = replace(phase, offered=(*phase.offered, (deal.maker, deal.partner)))
    return replace(state, deals=(*state.deals, deal), numbers=numbers, phase=phase)


def on_deal_confirmed(state: State, event: DealConfirmed) -> State:
    """Payments move, rewards go into escrow, promises into the ledger.

    The deal goes to the end of the row: binding deals stand in the order of their confirmation.
    """
    offer = deal_named(state, event.deal)
    mine, theirs = first_stands(offer, state.ruling.words)
    bound = replace(offer, bound=True, to=event.to, mine_stand=mine, theirs_stand=theirs)
    state = _without_deal(state, event.deal)
    state = _with_payment(state, offer.maker, offer.partner, offer.mine)
    state = _with_payment(state, offer.partner, offer.maker, offer.theirs)
    ledger = (
        Promised(offer.id, by, other, index, words, event.to)
        for by, other, side in (
            (offer.maker, offer.partner, offer.mine),
            (offer.partner, offer.maker, offer.theirs),
        )
        for index, words in enumerate(terms(clause).words for clause in side)
        if words is not None
    )
    return replace(state, deals=(*state.deals, bound), promises=(*state.promises, *ledger))


def on_deal_gone(state: State, event: DealDeclined | DealWithdrawn | DealLapsed | DealImpossible) -> State:
    """The offer is gone."""
    return _without_deal(state, event.deal)


def on_deal_flawed(state: State, event: DealFlawed) -> State:
    """Only told."""
    return state


def _with_payment(state: State, giver: Seat, taker: Seat, clauses: tuple[AnyClause, ...]) -> State:
    """HO-R28: what is put by is out of the giver's purse, so the same coin is not spent twice."""
    paid = sum(terms(clause).paid for clause in clauses)
    put_by = sum(terms(clause).escrow for clause in clauses)
    return with_gain(with_gain(state, giver, coins=-paid - put_by), taker, coins=paid)


def _without_deal(state: State, id: str) -> State:
    return replace(state, deals=tuple(deal for deal in state.deals if deal.id != id))
