"""Flaws: why one house can't bind itself now, by its own purse, ballot and deals (HO-R25)."""

from engine.games.houses.balances import ballot, purse
from engine.games.houses.clauses import AnyClause, Deal, terms
from engine.games.houses.clauses.kind import Duty
from engine.games.houses.deals.duties import conflict, duties, duties_by_clauses, takes_seat
from engine.games.houses.state import State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat


def flaw(state: State, deal: Deal, seat: Seat) -> Refusal | None:
    """Why this party of the offer can't keep its side, or None; what the other holds plays no part."""
    clauses = deal.mine if seat == deal.maker else deal.theirs
    new = duties_by_clauses(clauses, deal, seat)
    return (
        _coins_flaw(state, seat, clauses)
        or _ballot_flaw(state, seat, new)
        or _contradiction(state, seat, new)
        or _power_flaw(state, seat, new)
    )


def spare_power(state: State, seat: Seat, new: tuple[Duty, ...] = ()) -> int:
    """HO-R25: power that is neither in the ballot nor owed to one, now or later, the new duties included.

    Clauses of one phase speak of one ballot: it needs the highest of them. Below 0 when it falls short.
    """
    now, cast = _number(state), ballot(state, seat)
    floors = {now: cast.power if cast else 0}
    for duty in (*duties(state, seat), *new):
        if duty.terms.ballot is not None:
            floors[duty.phase] = max(floors.get(duty.phase, 0), duty.terms.ballot.least)
    return purse(state, seat).power - sum(floors.values())


def _coins_flaw(state: State, seat: Seat, clauses: tuple[AnyClause, ...]) -> Refusal | None:
    """Payments and escrow come out of what the house has now, not out of what the deal will bring."""
    owed = sum([one.paid + one.escrow for one in map(terms, clauses)])
    coins = purse(state, seat).coins
    return no("deal_coins", coins=coins, owed=owed) if owed > coins else None


def _ballot_flaw(state: State, seat: Seat, new: tuple[Duty, ...]) -> Refusal | None:
    """A ballot of this phase is cast otherwise or missed, or another has taken the moderator's seat."""
    assert state.phase is not None
    cast, missed = ballot(state, seat), state.phase.slips[seat].absent
    now = state.phase.number
    for duty in new:
        owed = duty.terms.ballot
        if owed is None or duty.phase != now:
            continue
        if missed or (cast is not None and not owed.allows(cast.kind, cast.power, sealed=cast.sealed)):
            return no("deal_ballot_cast")
        if cast is None and takes_seat(duty) and state.phase.seat_taken:
            return no("deal_seat_taken")
    return None


def _contradiction(state: State, seat: Seat, new: tuple[Duty, ...]) -> Refusal | None:
    """The first own binding deal that a new duty contradicts."""
    for old in duties(state, seat):
        if any(conflict(old, one) for one in new):
            return no("deal_contradicts", deal=old.deal)
    return None


def _power_flaw(state: State, seat: Seat, new: tuple[Duty, ...]) -> Refusal | None:
    """What is promised is reserved, also for later phases."""
    votes = any(duty.terms.ballot is not None and duty.terms.ballot.least > 0 for duty in new)
    short = votes and spare_power(state, seat, new) < 0
    return no("deal_power", power=spare_power(state, seat)) if short else None


def _number(state: State) -> int:
    assert state.phase is not None
    return state.phase.number
