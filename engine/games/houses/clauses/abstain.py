"""An abstention; enforced, and where it takes the moderator's seat, at once (HO-R25, HO-R26)."""

from typing import get_args

from engine.games.houses.clauses.kind import (
    Bounds,
    Clause,
    Demand,
    How,
    Kind,
    Seen,
    Standing,
    Terms,
    ballot_verdict,
    ballots_conflict,
    keep_clause,
    no_clause_refusal,
)
from engine.kernel.moves import Field, Pick


class Abstain(Clause, frozen=True, tag="abstain"):
    """An abstention to gather or to moderate."""

    how: How
    ahead: int = 0


def _form(bounds: Bounds) -> tuple[Field, ...]:
    return Pick("how", get_args(How)), Pick("ahead", bounds.ahead)


def _terms(clause: Abstain) -> Terms:
    return Terms(ahead=clause.ahead, ballot=Demand(clause.how))


def _verdict(clause: Abstain, seen: Seen) -> Standing:
    return ballot_verdict(Demand(clause.how), seen)


ABSTAIN = Kind(
    shape=Abstain,
    binds="ballot",
    form=_form,
    tidied=keep_clause,
    refusal=no_clause_refusal,
    terms=_terms,
    conflict=ballots_conflict,
    verdict=_verdict,
)
