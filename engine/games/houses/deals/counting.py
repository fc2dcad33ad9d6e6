"""Deals kept: which deal counts for the achievements that ask for them (HO-R39)."""

from engine.games.houses.balances import clauses_of
from engine.games.houses.clauses import AnyClause, Deal, Standing, names_act, terms
from engine.games.houses.state import State
from engine.kernel.seats import Seat


def counts(state: State, deal: Deal) -> bool | None:
    """HO-R39: whether this deal, about to close, counts for both parties.

    All that came due was kept, an act was among it, and the same two have none that counts in this phase.
    None by the ruling of version 1, by which each party's own side decides.
    """
    if state.ruling.deals == "own_side":
        return None
    both = (*clauses_of(deal, deal.maker), *clauses_of(deal, deal.partner))
    acts = any(names_act(clause) and standing == "kept" for clause, standing in both)
    broken = any(_is_ballot_missed(state, deal, clause, standing) for clause, standing in both)
    return acts and not broken and pair(deal) not in pairs_with_counted_deal(state)


def pairs_with_counted_deal(state: State) -> tuple[tuple[Seat, Seat], ...]:
    """The pairs of houses that have had their deal of this phase counted."""
    return state.phase.counted if state.phase else ()


def pair(deal: Deal) -> tuple[Seat, Seat]:
    """The two parties, the lower seat first."""
    return min(deal.maker, deal.partner), max(deal.maker, deal.partner)


def _is_ballot_missed(state: State, deal: Deal, clause: AnyClause, standing: Standing) -> bool:
    """A ballot whose phase has come and that was not cast so.

    Signatures, ties and the naming of a leader are owed only where they come up: void, they never came due.
    """
    owed = terms(clause)
    if standing != "void" or owed.ballot is None or owed.ahead is None:
        return False
    return state.phase is not None and deal.phase + owed.ahead <= state.phase.number
