"""How the clauses of a deal stand that name no phase: by those of the other party (HO-R23, HO-R24)."""

from engine.games.houses.clauses import AnyClause, Deal, Standing, kind_of, names_act
from engine.games.houses.clauses.kind import Seen

Stands = tuple[Standing, ...]
OPEN: Standing = "open"


def first_stands(deal: Deal, word: Standing) -> tuple[Stands, Stands]:
    """The maker's and the partner's on confirmation; `word` is how a promise stands by the ruling.

    A payment is kept at once, and what is to come is open.
    """
    mine, theirs = ((OPEN,) * len(side) for side in (deal.mine, deal.theirs))
    return with_others(deal.mine, mine, theirs, word), with_others(deal.theirs, theirs, mine, word)


def with_others(clauses: tuple[AnyClause, ...], own: Stands, others: Stands, word: Standing) -> Stands:
    """What names no phase is judged by the other's clauses; what does stands as it stood."""
    seen = Seen(word, others)
    return tuple(
        standing if names_act(clause) else kind_of(clause).verdict(clause, seen)
        for clause, standing in zip(clauses, own, strict=True)
    )
