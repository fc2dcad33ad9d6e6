"""The moderator's word on a tie; enforced at once (HO-R26)."""

from typing import get_args

from engine.games.houses.clauses.kind import (
    Bounds,
    Clause,
    Duty,
    Kind,
    Seen,
    Standing,
    Terms,
    keep_clause,
    no_clause_refusal,
)
from engine.games.houses.names import Side
from engine.kernel.moves import Field, Pick


class BreakTie(Clause, frozen=True, tag="break_tie"):
    """If I moderate a tie in the phase, I decide for this side."""

    side: Side
    ahead: int = 0


def _form(bounds: Bounds) -> tuple[Field, ...]:
    return Pick("side", get_args(Side)), Pick("ahead", bounds.ahead)


def _terms(clause: BreakTie) -> Terms:
    return Terms(ahead=clause.ahead, tie=clause.side)


def _conflict(one: Duty, two: Duty) -> bool:
    """A tie is broken for one side."""
    return two.terms.tie not in (None, one.terms.tie)


def _verdict(clause: BreakTie, seen: Seen) -> Standing:
    """HO-R24: without a tie, or with another in the moderator's seat, it is void."""
    return "kept" if seen.chaired and seen.tie and seen.side == clause.side else "void"


BREAK_TIE = Kind(
    shape=BreakTie,
    binds="act",
    form=_form,
    tidied=keep_clause,
    refusal=no_clause_refusal,
    terms=_terms,
    conflict=_conflict,
    verdict=_verdict,
)
