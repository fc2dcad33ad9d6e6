"""Coins that are put by, for an act of the other."""

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
from engine.kernel.moves import Amount, Field, Pick
from engine.kernel.refused import Refusal


class Reward(Clause, frozen=True, tag="reward"):
    """Coins held in escrow, paid when the other's clause number `when` (from 0) came true."""

    n: int
    when: int


def _form(bounds: Bounds) -> tuple[Field, ...]:
    if bounds.coins < 1 or not bounds.whens:
        return ()
    return Amount("n", 1, bounds.coins), Pick("when", bounds.whens)


def _refusal(clause: Reward, _: Limits) -> Refusal | None:
    return amounts_refusal(clause.n)


def _terms(clause: Reward) -> Terms:
    return Terms(escrow=clause.n, when=clause.when)


def _verdict(clause: Reward, seen: Seen) -> Standing:
    """It stands as the clause that it names."""
    return seen.others[clause.when]


REWARD = Kind(
    shape=Reward,
    binds="at_once",
    form=_form,
    tidied=keep_clause,
    refusal=_refusal,
    terms=_terms,
    conflict=compatible,
    verdict=_verdict,
)
