"""A ballot for one side; enforced, and topped up at the deadline (HO-R26)."""

from typing import get_args

from engine.games.houses.clauses.kind import (
    MOST,
    Bounds,
    Clause,
    Demand,
    Kind,
    Limits,
    Seen,
    Standing,
    Terms,
    amounts_refusal,
    ballot_verdict,
    ballots_conflict,
    keep_clause,
)
from engine.games.houses.names import Side
from engine.kernel.moves import Amount, Field, Pick
from engine.kernel.refused import Refusal, no


class Vote(Clause, frozen=True, tag="vote"):
    """A ballot for this side with at least `least` and at most `most` power."""

    side: Side
    least: int
    most: int
    ahead: int = 0


def _form(bounds: Bounds) -> tuple[Field, ...]:
    if bounds.power < 1:
        return ()
    least, most = Amount("least", 1, bounds.power), Amount("most", 1, MOST)
    return Pick("side", get_args(Side)), least, most, Pick("ahead", bounds.ahead)


def _refusal(clause: Vote, _: Limits) -> Refusal | None:
    bounds = no("deal_bounds") if clause.least > clause.most else None
    return amounts_refusal(clause.least, clause.most) or bounds


def _demand(clause: Vote) -> Demand:
    return Demand(clause.side, clause.least, clause.most)


def _terms(clause: Vote) -> Terms:
    return Terms(ahead=clause.ahead, ballot=_demand(clause))


def _verdict(clause: Vote, seen: Seen) -> Standing:
    return ballot_verdict(_demand(clause), seen)


VOTE = Kind(
    shape=Vote,
    binds="ballot",
    form=_form,
    tidied=keep_clause,
    refusal=_refusal,
    terms=_terms,
    conflict=ballots_conflict,
    verdict=_verdict,
)
