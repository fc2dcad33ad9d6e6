"""What a phase's end makes of deals (HO-R23 to R25, HO-R27, HO-R28, HO-R35)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Vote,
)
from engine.games.houses.deals.settling import settle
from engine.games.houses.events import ClausesSettled, DealClosed
from engine.games.houses.fold import fold_events
from engine.games.houses.state import State
from engine.kernel.sealed import is_readable
from tests.engine.games.houses.trade import (
    at_phase,
    bound,
    coins,
    council,
    decided,
    escrow,
    settled,
    stands,
    voted,
)
from tests.engine.games.houses.trades import councils

PAY = (Pay(1),)
WORD = (Promise("peace"),)

# The clause is seat 1's, promised to seat 0; seat 4 moderates unless a ballot takes the seat.
ENDS: list[tuple[str, AnyClause, str, Any, str]] = [
    ("voted so", Vote("yes", 2, 4), "- yes3! - - -", ("yes", 1), "kept"),
    ("voted so and lost", Vote("yes", 2, 4), "no5! yes3! - - -", ("no", 0), "kept"),
    ("voted least", Vote("yes", 2, 4), "- yes2! - - -", ("yes", 1), "kept"),
    ("voted most", Vote("yes", 2, 4), "- yes4! - - -", ("yes", 1), "kept"),
    ("voted less", Vote("yes", 2, 4), "- yes1! - - -", ("yes", 1), "void"),
    ("voted more", Vote("yes", 2, 4), "- yes5! - - -", ("yes", 1), "void"),
    ("voted otherwise", Vote("yes", 2, 4), "- no3! - - -", ("no", 1), "void"),
    ("never voted", Vote("yes", 2, 4), "no1! x - - -", ("no", 0), "void"),
    ("gathered", Abstain("gather"), "no1! gather - - -", ("no", 0), "kept"),
    ("took the seat instead", Abstain("gather"), "no1! moderate - - -", ("no", 0), "void"),
    ("took the seat", Abstain("moderate"), "no1! moderate - - -", ("no", 0), "kept"),
    ("signed by the other", Sign(("story",)), "- yes3! - - -", ("yes", 1, (0, "story")), "kept"),
    ("one kind of two", Sign(("story", "negative")), "- yes3! - - -", ("yes", 1, (0, "negative")), "kept"),
    ("another kind", Sign(("story",)), "- yes3! - - -", ("yes", 1, (1, "positive")), "void"),
    ("nothing to sign", Sign(("story",)), "- yes3! - - -", ("yes", 1), "void"),
    ("another led", Sign(("story",)), "no5! yes3! - - -", ("no", 0, (0, "story")), "void"),
    ("broke the tie", BreakTie("no"), "yes3! moderate no3! - -", ("no", 2), "kept"),
    ("all abstained", BreakTie("yes"), "gather moderate gather gather gather", ("yes", 1), "kept"),
    ("broke it otherwise", BreakTie("yes"), "yes3! moderate no3! - -", ("no", 2), "void"),
    ("no tie", BreakTie("no"), "yes2! moderate no3! - -", ("no", 2), "void"),
    ("another moderates", BreakTie("no"), "yes3! - no3! - -", ("no", 2), "void"),
    ("named it", NameLeader(3), "- moderate no3! no3! -", ("no", 3), "kept"),
    ("named it after a tie", NameLeader(3), "yes6! moderate no3! no3! -", ("no", 3), "kept"),
    ("named another", NameLeader(3), "- moderate no3! no3! -", ("no", 2), "void"),
    ("not among them", NameLeader(0), "- moderate no3! no3! -", ("no", 3), "void"),
    ("alone on top", NameLeader(3), "- moderate no2! no3! -", ("no", 3), "void"),
    ("another names", NameLeader(3), "moderate - no3! no3! -", ("no", 3), "void"),
]


def _ended(state: State, ballots: str, decision: Any) -> State:
    """The phase with these ballots and this decision, its moderator the one who took the seat."""
    fresh = council(ballots)
    state = replace(state, phase=fresh.phase, moderator=fresh.moderator)
    return decided(state, *decision)


@pytest.mark.parametrize(("name", "clause", "ballots", "decision", "end"), ENDS, ids=[row[0] for row in ENDS])
def test_a_clause_came_true_when_it_happened(
    name: str, clause: AnyClause, ballots: str, decision: Any, end: str
) -> None:
    """HO-R24: not only promised; what did not happen is void."""
    state = _ended(bound(council(), 0, 1, WORD, (clause, Promise("war"))), ballots, decision)
    closed = settle(state)[-1]
    assert isinstance(closed, DealClosed)

    assert f"given/{end} given" == stands(closed.deal)


@pytest.mark.parametrize(
    ("ballots", "decision", "pays"),
    [("- yes3! - - -", ("yes", 1), True), ("no1! x - - -", ("no", 0), False)],
)
def test_a_reward_is_paid_or_given_back_with_the_clause_it_names(
    ballots: str, decision: Any, pays: bool
) -> None:
    """HO-R23, HO-R24: to the other when the clause came true, back when it can't any more."""
    state = bound(council(), 0, 1, (Reward(4, 1), Pay(1)), (Promise("peace"), Vote("yes", 2, 4)))
    done = settled(_ended(state, ballots, decision))

    assert ((5, 15) if pays else (9, 11)) == coins(done)[:2]


def test_the_partners_reward_is_settled_likewise() -> None:
    """HO-R23: escrow pays both ways."""
    state = bound(council(), 0, 1, (Abstain("gather"), Vote("no", 1, 2, 1)), (Reward(4, 0), Reward(2, 1)))
    settling = settle(_ended(state, "gather no1! - - -", ("no", 1)))

    assert (ClausesSettled("0-1-1", ("kept", "open"), ("kept", "open"), 4, 0, (0, 1)),) == settling


def test_a_clause_of_a_later_phase_waits_for_it() -> None:
    """HO-R24: it and its reward stay open until that phase is over."""
    state = bound(council(number=3), 0, 1, (Reward(4, 0),), (Vote("yes", 2, 4, 1),))
    state = settled(decided(voted(state, "no1! gather - - -"), "no", 0))
    waiting = state.deals[0]
    done = settled(decided(at_phase(state, 4, "- yes3! - - -"), "yes", 1))

    assert ("open/open", 4) == (stands(waiting), escrow(waiting))
    assert ((), (6, 14)) == (done.deals, coins(done)[:2])


def test_a_reward_for_a_seat_that_was_gone_goes_back() -> None:
    """HO-R25: the younger abstention to moderate is void at the opening, its reward comes back at the end."""
    state = bound(council(number=3), 0, 1, WORD, (Abstain("moderate", 1),))
    state = bound(state, 2, 3, (Reward(4, 0),), (Abstain("moderate", 1),))
    state = settled(decided(state, "no", 0))
    open_now = at_phase(state, 4)
    done = settled(decided(open_now, "no", 0))

    assert (6, 10) == (coins(open_now)[2], coins(done)[2])


def test_a_deal_with_nothing_open_is_known_to_all() -> None:
    """HO-R27: kept or void it closes, in full; until then its parties alone read of it."""
    state = bound(council(), 0, 1, (Reward(4, 0),), (Vote("yes", 2, 4),))
    moved, closed = settle(_ended(state, "- yes3! - - -", ("yes", 1)))
    assert isinstance(closed, DealClosed)

    assert (False, True) == (is_readable(moved, 3), is_readable(closed, 3))
    assert (None, "kept/kept", True, True) == (
        closed.deal.to,
        stands(closed.deal),
        closed.maker_kept,
        closed.partner_kept,
    )


def test_a_deal_of_payment_and_promise_closes_at_the_phases_end() -> None:
    """HO-R23: nothing of it is open; the ledger, not the standing, speaks of promises."""
    state = decided(bound(council(), 0, 1, PAY, WORD), "no", 0)
    closed = settle(state)[0]
    assert isinstance(closed, DealClosed)

    assert (True, False) == (closed.maker_kept, closed.partner_kept)


def test_a_phase_never_reached_makes_its_clauses_void() -> None:
    """HO-R25, HO-R28, HO-R35: at the generation's end all rewards go back and every deal closes."""
    state = bound(council(), 0, 1, (Reward(4, 0), Pay(1)), (Vote("yes", 2, 4, 2),))
    state = settled(decided(state, "no", 0))
    events = settle(state, ends=True)
    done = fold_events(state, events)

    assert [ClausesSettled, DealClosed] == [type(event) for event in events]
    assert ((), (9, 11), 0) == (done.deals, coins(done)[:2], done.houses[1].tally.deals)


def test_coins_in_escrow_are_neither_partys() -> None:
    """HO-R28: out of the giver's purse and not yet in the other's."""
    state = bound(council(), 0, 1, (Reward(4, 0),), (Vote("yes", 2, 4),))

    assert ((6, 10), 4) == (coins(state)[:2], escrow(state.deals[0]))


DECISIONS = st.tuples(
    st.sampled_from(("yes", "no")),
    st.integers(0, 4),
    st.lists(st.tuples(st.integers(0, 4), st.sampled_from(("positive", "negative", "story"))), max_size=2),
)


@given(councils(), DECISIONS)
def test_no_coin_is_made_or_lost_by_deals(state: State, decision: Any) -> None:
    """HO-R28: purses and escrow together are what they were, and nobody owes."""
    side, leader, signed = decision
    whole = _wealth(state)
    after = settled(decided(state, side, leader, *signed))
    done = fold_events(after, settle(after, ends=True))

    assert [whole, whole] == [_wealth(after), _wealth(done)]
    assert sum(coins(done)) == whole
    assert min((*coins(state), *coins(after), *coins(done))) >= 0


@given(councils())
def test_confirming_moves_coins_and_makes_none(state: State) -> None:
    """HO-R28: beside the coins that abstentions bring, 50 remain 50."""
    taken = int(state.phase is not None and state.phase.seat_taken)

    assert 50 + taken == _wealth(state)


@given(councils(), DECISIONS)
def test_what_is_settled_is_settled_once(state: State, decision: Any) -> None:
    """HO-R24: asked again the phase's end says nothing more; at the generation's end no deal is left."""
    side, leader, signed = decision
    done = settled(decided(state, side, leader, *signed))

    assert () == settle(done)
    assert () == fold_events(done, settle(done, ends=True)).deals


def _wealth(state: State) -> int:
    return sum(coins(state)) + sum(escrow(deal) for deal in state.deals)
