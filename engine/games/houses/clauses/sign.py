"""A leader's signature that goes to the other party; enforced at the signing (HO-6.12)."""

from typing import get_args

from engine.games.houses.clauses.kind import (
    Bounds,
    Clause,
    Duty,
    Kind,
    Limits,
    Seen,
    Signed,
    Standing,
    Terms,
    keep_clause,
)
from engine.kernel.moves import Field, Pick, Several
from engine.kernel.refused import Refusal, no


class Sign(Clause, frozen=True, tag="sign"):
    """If I lead at the end of the phase, the other party signs its events of these kinds."""

    kinds: tuple[Signed, ...]
    ahead: int = 0


def _form(bounds: Bounds) -> tuple[Field, ...]:
    kinds = get_args(Signed)
    return Several("kinds", kinds, 1, len(kinds)), Pick("ahead", bounds.ahead)


def _refusal(clause: Sign, _: Limits) -> Refusal | None:
    """Some kinds, each once."""
    kinds = clause.kinds
    return None if kinds and len(set(kinds)) == len(kinds) else no("deal_kinds")


def _terms(clause: Sign) -> Terms:
    return Terms(ahead=clause.ahead, signs=clause.kinds)


def _conflict(one: Duty, two: Duty) -> bool:
    """One event is signed by one house."""
    return one.other != two.other and any(kind in two.terms.signs for kind in one.terms.signs)


def _verdict(clause: Sign, seen: Seen) -> Standing:
    """HO-R24: a maker who does not lead, and a phase without such an event, leave it void."""
    kept = seen.led and any(kind in clause.kinds for kind in seen.signed)
    return "kept" if kept else "void"


SIGN = Kind(
    shape=Sign,
    binds="act",
    form=_form,
    tidied=keep_clause,
    refusal=_refusal,
    terms=_terms,
    conflict=_conflict,
    verdict=_verdict,
)
