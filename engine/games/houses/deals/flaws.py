"""Why an offer can't be a deal: its shape, seen by both parties, and flaws of one party (HO-R23 to R25).

The shape is judged by what both see: seats, clauses one by one, clauses together. A *flaw* lies with one
party: its coins, its ballot of this phase, a binding deal that a new duty contradicts, its power. Whoever
acts is told its own flaw as a refusal. The other's flaws are never a refusal, since that would tell what the
other has: an offer that its maker can no longer keep is confirmed into DealImpossible (offers.py).
"""

from itertools import combinations
from typing import Final

from engine.games.houses.balances import ballot, purse
from engine.games.houses.clauses import AnyClause, Deal, Duty, Limits, is_act, kind_of, terms
from engine.games.houses.deals.bonds import (
    DealName,
    duties,
    duties_by_clauses,
    is_conflict,
    is_taking_the_seat,
)
from engine.games.houses.moves import OfferDeal
from engine.games.houses.state import State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

CLAUSES: Final = 3
"""At most so many clauses a side."""


# --- the shape --------------------------------------------------------------------------------------------


def deal_of(state: State, seat: Seat, action: OfferDeal) -> Deal:
    """The offer as a deal of this phase, its words tidied.

    Its number counts this maker's offers to this partner, so that it tells nobody of other deals.
    """
    number = state.numbers[seat][action.partner] + 1
    mine, theirs = [tuple([tidy(clause) for clause in side]) for side in (action.mine, action.theirs)]
    now = state.phase.number if state.phase else 0
    parties = (seat, action.partner)
    return Deal(DealName(*parties, number).id, *parties, mine, theirs, now, parties)


def tidy(clause: AnyClause) -> AnyClause:
    """The clause as it is kept: a promise in composed characters without space around it."""
    tidied: AnyClause = kind_of(clause).tidied(clause)
    return tidied


def shape_refusal(state: State, seat: Seat, action: OfferDeal) -> Refusal | None:
    """Why this could be nobody's deal, its clauses taken one by one; or None."""
    if action.partner == seat or action.partner not in state.seats:
        return no("deal_partner")
    clauses = (*action.mine, *action.theirs)
    if not clauses:
        return no("deal_empty")
    if max(len(action.mine), len(action.theirs)) > CLAUSES:
        return no("deal_long", most=CLAUSES)
    limits = Limits(state.seats, links=state.ruling.names != "read")
    for clause in clauses:
        why = too_late_refusal(state, (clause,))
        if why is not None:
            return why
        ahead, most = terms(clause).ahead, state.options.ahead
        if ahead is not None and not 0 <= ahead <= most:
            return no("deal_ahead", most=most)
        why = kind_of(clause).refusal(clause, limits)
        if why is not None:
            return why
    return None


def whole_refusal(deal: Deal) -> Refusal | None:
    """Why clauses that are each in order could not be one deal together, or None."""
    sides = (deal.mine, deal.theirs), (deal.theirs, deal.mine)
    for giving, getting in sides:
        # Coins are paid for something: the other's side holds at least one clause that is not pay.
        if any(terms(one).paid for one in giving) and all(terms(one).paid for one in getting):
            return no("deal_pay_alone")
    for giving, getting in sides:
        # A reward names a clause of the other's that can come true.
        for when in [terms(one).when for one in giving]:
            if when is not None and not (0 <= when < len(getting) and is_act(getting[when])):
                return no("deal_reward")
    # Clauses that can't all be kept: by one party, or by both since the moderator's seat is one (HO-R25).
    mine = duties_by_clauses(deal.mine, deal, deal.maker)
    theirs = duties_by_clauses(deal.theirs, deal, deal.partner)
    seats, others = [{duty.phase for duty in side if is_taking_the_seat(duty)} for side in (mine, theirs)]
    pairs = (*combinations(mine, 2), *combinations(theirs, 2))
    if not seats.isdisjoint(others) or any(is_conflict(one, two) for one, two in pairs):
        return no("deal_clash")
    return None


def too_late_refusal(state: State, clauses: tuple[AnyClause, ...]) -> Refusal | None:
    """HO-R21: after the count no clause about a ballot; those about the decision are still made."""
    return no("deal_too_late") if state.stage == "decide" and has_ballot_clause(clauses) else None


def has_ballot_clause(clauses: tuple[AnyClause, ...]) -> bool:
    """Whether one of them says what a ballot is."""
    return any(kind_of(one).binds == "ballot" for one in clauses)


# --- flaws of one party -----------------------------------------------------------------------------------


def flaw(state: State, deal: Deal, seat: Seat) -> Refusal | None:
    """Why this party of the offer can't keep its side, or None; what the other holds plays no part."""
    clauses = deal.mine if seat == deal.maker else deal.theirs
    new = duties_by_clauses(clauses, deal, seat)

    # Payments and escrow come out of what the house has now, not out of what the deal will bring.
    owed = sum([one.paid + one.escrow for one in map(terms, clauses)])
    coins = purse(state, seat).coins
    if owed > coins:
        return no("deal_coins", coins=coins, owed=owed)
    why = _ballot_flaw(state, seat, new)
    if why is not None:
        return why
    for old in duties(state, seat):
        if any(is_conflict(old, one) for one in new):
            return no("deal_contradicts", deal=old.deal)
    # What is promised is reserved, also for later phases.
    votes = any(duty.terms.ballot is not None and duty.terms.ballot.least > 0 for duty in new)
    if votes and spare_power(state, seat, new) < 0:
        return no("deal_power", power=spare_power(state, seat))
    return None


def _ballot_flaw(state: State, seat: Seat, new: tuple[Duty, ...]) -> Refusal | None:
    """A ballot of this phase is cast otherwise or missed, or another has taken the moderator's seat."""
    phase, cast = state.open_phase, ballot(state, seat)
    for duty in new:
        owed = duty.terms.ballot
        if owed is None or duty.phase != phase.number:
            continue
        missed = phase.slips[seat].absent
        if missed or (cast is not None and not owed.is_kept_by(cast.kind, cast.power, sealed=cast.sealed)):
            return no("deal_ballot_cast")
        if cast is None and is_taking_the_seat(duty) and phase.seat_taken:
            return no("deal_seat_taken")
    return None


def spare_power(state: State, seat: Seat, new: tuple[Duty, ...] = ()) -> int:
    """HO-R25: power that is neither in the ballot nor owed to one, now or later, the new duties included.

    Clauses of one phase speak of one ballot: it needs the highest of them. Below 0 when it falls short.
    """
    cast = ballot(state, seat)
    floors = {state.open_phase.number: cast.power if cast else 0}
    for duty in (*duties(state, seat), *new):
        if duty.terms.ballot is not None:
            floors[duty.phase] = max(floors.get(duty.phase, 0), duty.terms.ballot.least)
    return purse(state, seat).power - sum(floors.values())
