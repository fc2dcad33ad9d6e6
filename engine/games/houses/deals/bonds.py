"""What binding deals demand of a seat in the phase that is open (HO-R24, HO-R26).

A clause that names an act and its phase is a *duty* of the party that gave it, while it is open and the deal
binds; it is due when its phase has come. Duties on one ballot are taken together as a *bond*: that they agree
was seen to when each deal was confirmed (HO-R25), so the tightest bounds hold.

Deals are looked through at every move and at every position a steward imagines, so what one deal demands is
kept, and most phases, which have no deal at all, answer at once.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from engine.games.houses.balances import ballot, clauses_of
from engine.games.houses.clauses import KEPT, NO_LIMIT, Clause, Deal, Duty, How, Signed, Terms, kind_of, terms
from engine.games.houses.moves import Ballot, BallotKind
from engine.games.houses.names import Side
from engine.games.houses.state import State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat


class DealName(Struct, frozen=True):
    """What a deal's id says; `number` counts this maker's offers to this partner, from 1."""

    maker: Seat
    partner: Seat
    number: int

    @property
    def id(self) -> str:
        """The name as it stands in logs and on buttons."""
        return f"{self.maker}-{self.partner}-{self.number}"


def name_of(id: str) -> DealName:
    """The name of a deal that the rules have numbered."""
    maker, partner, number = (int(part) for part in id.split("-"))
    return DealName(maker, partner, number)


def other_party(deal: Deal, seat: Seat) -> Seat:
    """The party that this one deals with."""
    return deal.partner if seat == deal.maker else deal.maker


# --- duties -----------------------------------------------------------------------------------------------


def duties(state: State, seat: Seat) -> tuple[Duty, ...]:
    """The seat's open duties, the older deal first."""
    if not state.deals:
        return ()
    return tuple([duty for deal in state.deals if deal.bound for duty in duties_of(deal, seat)])


def due(state: State, seat: Seat) -> tuple[Duty, ...]:
    """The seat's open duties of the phase that is open now."""
    if not state.deals:
        return ()
    now = state.phase.number if state.phase else 0
    return tuple([duty for duty in duties(state, seat) if duty.phase == now])


@lru_cache(KEPT)
def duties_of(deal: Deal, seat: Seat) -> tuple[Duty, ...]:
    """The duties that the seat still owes by this binding deal."""
    open_clauses = [clause for clause, standing in clauses_of(deal, seat) if standing == "open"]
    return duties_by_clauses(open_clauses, deal, seat)


def duties_by_clauses(clauses: Iterable[Clause], deal: Deal, seat: Seat) -> tuple[Duty, ...]:
    """The duties in these clauses of the seat, were they binding; those that name no phase are none."""
    id, other = deal.id if deal.bound else "", other_party(deal, seat)
    found = []
    for clause in clauses:
        owed = terms(clause)
        if owed.ahead is not None:
            found.append(Duty(clause, owed, deal.phase + owed.ahead, other, id))
    return tuple(found)


def terms_in_phase(deal: Deal, seat: Seat, phase: int) -> tuple[Terms, ...]:
    """The terms of what the seat owes by the deal in this phase, by its number: by an offer () (HO-R24)."""
    if not deal.bound:
        return ()
    return tuple([duty.terms for duty in duties_of(deal, seat) if duty.phase == phase])


def is_conflict(one: Duty, two: Duty) -> bool:
    """HO-R25: whether one seat could not keep both, by what either kind says."""
    if one.phase != two.phase:
        return False
    return kind_of(one.clause).conflict(one, two) or kind_of(two.clause).conflict(two, one)


def is_taking_the_seat(duty: Duty) -> bool:
    """Whether keeping the duty takes the moderator's seat, of which there is one (HO-6.4)."""
    return duty.terms.ballot is not None and duty.terms.ballot.kind == "moderate"


# --- the ballot -------------------------------------------------------------------------------------------


class Bond(Struct, frozen=True):
    """What the seat's ballot must be, its kind and power; `deal` is the oldest that says so.

    A seat that nothing binds has neither kind nor deal.
    """

    kind: Side | How | None = None
    least: int = 0
    most: int = NO_LIMIT
    deal: str | None = None


def bond(state: State, seat: Seat) -> Bond:
    """The seat's ballot clauses of this phase taken together."""
    made = Bond()
    for duty in due(state, seat):
        owed = duty.terms.ballot
        if owed is not None:
            least, most = max(owed.least, made.least), min(owed.most, made.most)
            made = Bond(owed.kind, least, most, made.deal or duty.deal)
    return made


def ballot_refusal(state: State, seat: Seat, kind: BallotKind, power: int, sealed: bool) -> Refusal | None:
    """HO-R26: why the seat's deals forbid this ballot, with the deal that does.

    `power` is the ballot's whole power. Less than promised may be cast, but not sealed.
    """
    for duty in due(state, seat):
        owed = duty.terms.ballot
        if owed is not None and not owed.is_kept_by(kind, power, sealed=sealed):
            return no("deal_binds", deal=duty.deal)
    return None


def ballot_owed(state: State, seat: Seat) -> Ballot | None:
    """HO-R26: what the deadline casts for a bound seat, or tops up to; None when nothing is owed."""
    owed, cast = bond(state, seat), ballot(state, seat)
    if owed.kind is None or (cast is not None and cast.power >= owed.least):
        return None
    return Ballot(owed.kind, owed.least, True)


# --- the moderator's word and the leader's signature ------------------------------------------------------


def tie_side(state: State, seat: Seat) -> tuple[Side, str] | None:
    """The side to which the seat breaks a tie of this phase, and the deal that says so."""
    sides = ((duty.terms.tie, duty.deal) for duty in due(state, seat))
    return next(((side, deal) for side, deal in sides if side is not None), None)


def leader_owed(state: State, seat: Seat, among: tuple[Seat, ...]) -> tuple[Seat, str] | None:
    """The one of these level houses that the seat must name, and the deal that says so; or None."""
    named = ((duty.terms.leader, duty.deal) for duty in due(state, seat))
    return next(((house, deal) for house, deal in named if house is not None and house in among), None)


def decide_refusal(state: State, seat: Seat, side: Side, leader: Seat) -> Refusal | None:
    """HO-R26: why the moderator's deals forbid this decision. Who is asked is checked elsewhere."""
    decision = state.phase.decision if state.phase else None
    if decision is None:
        return None
    tie = tie_side(state, seat)
    if tie is not None and side != tie[0] and tie[0] in decision.open_sides:
        return no("deal_binds", deal=tie[1])
    named = leader_owed(state, seat, decision.yes_top if side == "yes" else decision.no_top)
    return no("deal_binds", deal=named[1]) if named is not None and leader != named[0] else None


def signer(state: State, leader: Seat, kind: Signed) -> Seat:
    """HO-6.12: who signs an event of this kind: the leader, or whom a sign clause of theirs names.

    The clause passes the signature on once: what the other party has promised to others does not matter.
    """
    return next((duty.other for duty in due(state, leader) if kind in duty.terms.signs), leader)
