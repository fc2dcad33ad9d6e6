"""Duties: clauses of binding deals that name an act and its phase, and which contradict (HO-R24)."""

from collections.abc import Iterable

from msgspec import Struct

from engine.games.houses.clauses import Abstain, AnyClause, BreakTie, Deal, NameLeader, Sign, Timed, Vote
from engine.games.houses.purses import clauses_of
from engine.games.houses.state import State
from engine.kernel.seats import Seat


class Duty(Struct, frozen=True):
    """An act that is promised to `other` for a phase; `deal` is empty while the clause does not bind yet."""

    clause: Timed
    phase: int
    other: Seat
    deal: str = ""


def duties(state: State, seat: Seat) -> tuple[Duty, ...]:
    """The seat's open duties, the older deal first."""
    return tuple(
        duty for deal in state.deals if deal.bound for duty in pledged(_open(deal, seat), deal, seat)
    )


def due(state: State, seat: Seat) -> tuple[Duty, ...]:
    """The seat's open duties of the phase that is open now."""
    now = state.phase.number if state.phase else 0
    return tuple(duty for duty in duties(state, seat) if duty.phase == now)


def pledged(clauses: Iterable[AnyClause], deal: Deal, seat: Seat) -> tuple[Duty, ...]:
    """What these clauses of the seat demand of it, were they binding."""
    other = other_party(deal, seat)
    id = deal.id if deal.bound else ""
    return tuple(
        Duty(clause, deal.phase + clause.ahead, other, id) for clause in clauses if isinstance(clause, Timed)
    )


def other_party(deal: Deal, seat: Seat) -> Seat:
    """The party that this one deals with."""
    return deal.partner if seat == deal.maker else deal.maker


def conflict(one: Duty, two: Duty) -> bool:
    """HO-R25: whether one seat could not keep both."""
    if one.phase != two.phase:
        return False
    match one.clause, two.clause:
        case (Vote() as a, Vote() as b):
            return a.side != b.side or max(a.least, b.least) > min(a.most, b.most)
        case (Abstain() as c, Abstain() as d):
            return c.how != d.how
        case (Vote(), Abstain()) | (Abstain(), Vote()):
            return True
        case (Sign() as e, Sign() as f):
            return one.other != two.other and any(kind in f.kinds for kind in e.kinds)
        case (BreakTie() as g, BreakTie() as h):
            return g.side != h.side
        case (NameLeader() as i, NameLeader() as j):
            return i.house != j.house
    return False


def _open(deal: Deal, seat: Seat) -> tuple[AnyClause, ...]:
    return tuple(clause for clause, standing in clauses_of(deal, seat) if standing == "open")
