"""What binding deals demand of a seat in the phase that is open (HO-R26)."""

from msgspec import Struct

from engine.games.houses.balances import ballot, clauses_of
from engine.games.houses.casting import ballot_events
from engine.games.houses.clauses import Clause, Deal, How, Signed, Standing
from engine.games.houses.clauses.kind import NO_LIMIT
from engine.games.houses.deals.duties import due, duties_by_clauses, duties_of, takes_seat
from engine.games.houses.events import AnyEvent, ClausesSettled
from engine.games.houses.moves import Ballot, BallotKind
from engine.games.houses.names import Side
from engine.games.houses.state import State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

MODERATES = Ballot("moderate", 0, True)


class Bond(Struct, frozen=True):
    """What the seat's ballot must be, its kind and power; `deal` is the oldest that says so.

    A seat that nothing binds has neither kind nor deal.
    """

    kind: Side | How | None = None
    least: int = 0
    most: int = NO_LIMIT
    deal: str | None = None


def bond(state: State, seat: Seat) -> Bond:
    """The seat's ballot clauses of this phase taken together; that they agree was seen to at confirmation."""
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
        if owed is not None and not owed.allows(kind, power, sealed=sealed):
            return no("deal_binds", deal=duty.deal)
    return None


def ballot_owed(state: State, seat: Seat) -> Ballot | None:
    """HO-R26: what the deadline casts for a bound seat, or tops up to; None when nothing is owed."""
    owed, cast = bond(state, seat), ballot(state, seat)
    if owed.kind is None or (cast is not None and cast.power >= owed.least):
        return None
    return Ballot(owed.kind, owed.least, True)


def tie_side(state: State, seat: Seat) -> tuple[Side, str] | None:
    """The side to which the seat breaks a tie of this phase, and the deal that says so."""
    sides = ((duty.terms.tie, duty.deal) for duty in due(state, seat))
    return next(((side, deal) for side, deal in sides if side is not None), None)


def leader_owed(state: State, seat: Seat, among: tuple[Seat, ...]) -> tuple[Seat, str] | None:
    """Whom of these level houses the seat has promised to name, and the deal that says so."""
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


def open_bonds(state: State) -> tuple[AnyEvent, ...]:
    """HO-R25: bound abstentions to moderate take the seat at once, the older deal first; younger are void.

    Asked at a phase's opening and after each confirmation; () when there is nothing left to do.
    """
    phase = state.phase
    wanting = _wanting(state)
    if phase is None or not wanting:
        return ()
    holder = state.moderator if phase.seat_taken else wanting[0][1]
    cast = () if phase.seat_taken else ballot_events(state, holder, MODERATES, wanting[0][0].id)
    late = (_void_clauses(state, deal, holder) for deal in state.deals if deal.bound)
    return (*cast, *(event for event in late if event is not None))


def _wanting(state: State) -> tuple[tuple[Deal, Seat], ...]:
    """The deals that owe the moderator's seat in this phase, oldest first, with the seat that owes it."""
    if not state.deals or state.phase is None:
        return ()
    now = state.phase.number
    pairs = [(deal, seat) for deal in state.deals if deal.bound for seat in (deal.maker, deal.partner)]
    return tuple(
        [one for one in pairs if any(duty.phase == now and takes_seat(duty) for duty in duties_of(*one))]
    )


def _owes_seat(state: State, deal: Deal, seat: Seat) -> tuple[bool, ...]:
    """For each of the seat's clauses of the deal whether it owes the moderator's seat now."""
    now = state.phase.number if state.phase else 0

    def owes(clause: Clause) -> bool:
        return any(
            duty.phase == now and takes_seat(duty) for duty in duties_by_clauses((clause,), deal, seat)
        )

    return tuple([standing == "open" and owes(clause) for clause, standing in clauses_of(deal, seat)])


def _void_clauses(state: State, deal: Deal, holder: Seat) -> ClausesSettled | None:
    """The deal's clauses that owe a seat which another has taken are void; its rewards wait for the end."""
    mine, theirs = (_without_seat(state, deal, seat, holder) for seat in (deal.maker, deal.partner))
    if (mine, theirs) == (deal.mine_stand, deal.theirs_stand):
        return None
    return ClausesSettled(deal.id, mine, theirs, 0, 0, deal.to)


def _without_seat(state: State, deal: Deal, seat: Seat, holder: Seat) -> tuple[Standing, ...]:
    stands = tuple(standing for _, standing in clauses_of(deal, seat))
    if seat == holder:
        return stands
    owing = _owes_seat(state, deal, seat)
    return tuple("void" if owes else old for owes, old in zip(owing, stands, strict=True))
