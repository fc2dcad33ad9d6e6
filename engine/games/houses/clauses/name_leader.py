"""The moderator's choice among level houses; enforced at once (HO-R26)."""

from engine.games.houses.clauses.kind import (
    Bounds,
    Clause,
    Duty,
    Kind,
    Limits,
    Seen,
    Standing,
    Terms,
    keep_clause,
)
from engine.kernel.moves import Field, Pick
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat


class NameLeader(Clause, frozen=True, tag="name_leader"):
    """If I moderate equal ballots and this house is among them, I name it."""

    house: Seat
    ahead: int = 0


def _form(bounds: Bounds) -> tuple[Field, ...]:
    return Pick("house", bounds.seats), Pick("ahead", bounds.ahead)


def _refusal(clause: NameLeader, limits: Limits) -> Refusal | None:
    return None if clause.house in limits.seats else no("deal_house")


def _terms(clause: NameLeader) -> Terms:
    return Terms(ahead=clause.ahead, leader=clause.house)


def _conflict(one: Duty, two: Duty) -> bool:
    """One house is named."""
    return two.terms.leader not in (None, one.terms.leader)


def _verdict(clause: NameLeader, seen: Seen) -> Standing:
    """HO-R24: without level houses, or where this one is not among them, it is void."""
    asked = seen.chaired and len(seen.level) > 1 and clause.house in seen.level
    return "kept" if asked and seen.leader == clause.house else "void"


NAME_LEADER = Kind(
    shape=NameLeader,
    binds="act",
    form=_form,
    tidied=keep_clause,
    refusal=_refusal,
    terms=_terms,
    conflict=_conflict,
    verdict=_verdict,
)
