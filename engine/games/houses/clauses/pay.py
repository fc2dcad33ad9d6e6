"""Coins that are paid when the deal is confirmed."""

from engine.games.houses.clauses.kind import (
    Bounds,
    Clause,
    Kind,
    Limits,
    Seen,
    Standing,
    Terms,
    amounts_refusal,
    compatible,
    keep_clause,
)
from engine.kernel.moves import Amount, Field
from engine.kernel.refused import Refusal


class Pay(Clause, frozen=True, tag="pay"):
    """Coins to the other, at once on confirmation."""

    n: int


def _form(bounds: Bounds) -> tuple[Field, ...]:
    return (Amount("n", 1, bounds.coins),) if bounds.coins >= 1 else ()


def _refusal(clause: Pay, _: Limits) -> Refusal | None:
    return amounts_refusal(clause.n)


def _terms(clause: Pay) -> Terms:
    return Terms(paid=clause.n)


def _verdict(_: Pay, __: Seen) -> Standing:
    return "kept"


PAY = Kind(
    shape=Pay,
    binds="at_once",
    form=_form,
    tidied=keep_clause,
    refusal=_refusal,
    terms=_terms,
    conflict=compatible,
    verdict=_verdict,
)
