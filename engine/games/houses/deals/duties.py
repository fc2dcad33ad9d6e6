"""Duties: clauses of binding deals that name an act and its phase, and which contradict (HO-R24)."""

from collections.abc import Iterable
from functools import lru_cache

from engine.games.houses.balances import clauses_of
from engine.games.houses.clauses import KEPT, Clause, Deal, Terms, kind_of, terms
from engine.games.houses.clauses.kind import Duty
from engine.games.houses.state import State
from engine.kernel.seats import Seat


def duties(state: State, seat: Seat) -> tuple[Duty, ...]:
    """The seat's open duties, the older deal first; most phases have no binding deal to look through."""
    if not state.deals:
        return ()
    return tuple([duty for deal in state.deals if deal.bound for duty in duties_of(deal, seat)])


@lru_cache(KEPT)
def duties_of(deal: Deal, seat: Seat) -> tuple[Duty, ...]:
    """What the seat still owes by this binding deal; it is asked for at every move while the deal lasts."""
    return duties_by_clauses(
        [clause for clause, standing in clauses_of(deal, seat) if standing == "open"], deal, seat
    )


def due(state: State, seat: Seat) -> tuple[Duty, ...]:
    """The seat's open duties of the phase that is open now."""
    if not state.deals:
        return ()
    now = state.phase.number if state.phase else 0
    return tuple([duty for duty in duties(state, seat) if duty.phase == now])


def terms_in_phase(deal: Deal, seat: Seat, phase: int) -> tuple[Terms, ...]:
    """What the seat owes by the deal in the phase of this number: by an offer nothing (HO-R24)."""
    if not deal.bound:
        return ()
    return tuple([duty.terms for duty in duties_of(deal, seat) if duty.phase == phase])


def duties_by_clauses(clauses: Iterable[Clause], deal: Deal, seat: Seat) -> tuple[Duty, ...]:
    """What these clauses of the seat demand of it, were they binding."""
    made = [_duty(clause, deal, seat) for clause in clauses]
    return tuple([duty for duty in made if duty is not None])


def other_party(deal: Deal, seat: Seat) -> Seat:
    """The party that this one deals with."""
    return deal.partner if seat == deal.maker else deal.maker


def conflict(one: Duty, two: Duty) -> bool:
    """HO-R25: whether one seat could not keep both, by what either kind says."""
    if one.phase != two.phase:
        return False
    return kind_of(one.clause).conflict(one, two) or kind_of(two.clause).conflict(two, one)


def takes_seat(duty: Duty) -> bool:
    """Whether keeping the duty takes the moderator's seat, of which there is one (HO-6.4)."""
    return duty.terms.ballot is not None and duty.terms.ballot.kind == "moderate"


def _duty(clause: Clause, deal: Deal, seat: Seat) -> Duty | None:
    """The clause as a duty; None where it names no phase."""
    comes_to = terms(clause)
    if comes_to.ahead is None:
        return None
    id = deal.id if deal.bound else ""
    return Duty(clause, comes_to, deal.phase + comes_to.ahead, other_party(deal, seat), id)
