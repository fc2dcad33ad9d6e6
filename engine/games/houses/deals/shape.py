"""The shape of an offer: what any deal must look like, judged by what both parties see (HO-R23, HO-R24)."""

from itertools import combinations

from engine.games.houses.clauses import AnyClause, Deal, kind_of, names_act, terms
from engine.games.houses.clauses.kind import Limits
from engine.games.houses.deals.duties import conflict, duties_by_clauses, takes_seat
from engine.games.houses.deals.names import DealName
from engine.games.houses.moves import OfferDeal
from engine.games.houses.state import State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

CLAUSES = 3
"""At most so many clauses a side."""


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
    for clause in clauses:
        why = clause_refusal(state, clause)
        if why is not None:
            return why
    return None


def whole_refusal(deal: Deal) -> Refusal | None:
    """Why clauses that are each in order could not be one deal together, or None."""
    both = (deal.mine, deal.theirs), (deal.theirs, deal.mine)
    if any(_pays_alone(giving, getting) for giving, getting in both):
        return no("deal_pay_alone")
    if not all(_rewards_fit(giving, getting) for giving, getting in both):
        return no("deal_reward")
    return no("deal_clash") if _clashes(deal) else None


def too_late(state: State, clauses: tuple[AnyClause, ...]) -> Refusal | None:
    """HO-R21: after the count no clause about a ballot; those about the decision are still made."""
    return no("deal_too_late") if state.stage == "decide" and about_ballots(clauses) else None


def about_ballots(clauses: tuple[AnyClause, ...]) -> bool:
    """Whether one of them says what a ballot is."""
    return any(kind_of(one).binds == "ballot" for one in clauses)


def clause_refusal(state: State, clause: AnyClause) -> Refusal | None:
    """Why a clause is none by itself: the stage, its phase, or what its kind says."""
    why = too_late(state, (clause,)) or _ahead_refusal(state, clause)
    if why is not None:
        return why
    return kind_of(clause).refusal(clause, Limits(state.seats, links=state.ruling.names != "read"))


def _ahead_refusal(state: State, clause: AnyClause) -> Refusal | None:
    """HO-R24."""
    ahead, most = terms(clause).ahead, state.options.ahead
    return no("deal_ahead", most=most) if ahead is not None and not 0 <= ahead <= most else None


def _pays_alone(giving: tuple[AnyClause, ...], getting: tuple[AnyClause, ...]) -> bool:
    """HO-R23: coins are paid for something: the other's side holds at least one clause that is not pay."""
    return any(terms(one).paid for one in giving) and all(terms(one).paid for one in getting)


def _rewards_fit(giving: tuple[AnyClause, ...], getting: tuple[AnyClause, ...]) -> bool:
    """HO-R23: a reward names a clause of the other's that can come true."""
    whens = [terms(one).when for one in giving]
    return all(0 <= when < len(getting) and names_act(getting[when]) for when in whens if when is not None)


def _clashes(deal: Deal) -> bool:
    """HO-R25: clauses of one deal that can't all be kept; the moderator's seat is only one."""
    mine, theirs = (
        duties_by_clauses(deal.mine, deal, deal.maker),
        duties_by_clauses(deal.theirs, deal, deal.partner),
    )
    seats, others = [{duty.phase for duty in side if takes_seat(duty)} for side in (mine, theirs)]
    pairs = (*combinations(mine, 2), *combinations(theirs, 2))
    return not seats.isdisjoint(others) or any(conflict(one, two) for one, two in pairs)
