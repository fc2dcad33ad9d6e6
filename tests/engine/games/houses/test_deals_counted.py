"""Which deals count as kept for the achievements that ask for them (HO-R39), and how version 1 had it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.clauses import Abstain, AnyClause, BreakTie, Pay, Promise, Reward, Sign, Vote
from engine.games.houses.deals.settling import settle
from engine.games.houses.events import DealClosed
from engine.games.houses.fold import fold_events
from engine.games.houses.moves import RULINGS, Ruling
from engine.games.houses.state import State
from engine.kernel.seats import Seat
from tests.engine.games.houses.trade import at_phase, bound, council, decided, settled, stands, voted
from tests.engine.games.houses.trades import councils

Side = tuple[AnyClause, ...]

FIRST, SECOND = RULINGS[:2]
PAY, WORD = (Pay(1),), (Promise("peace"),)
YES, NO = Vote("yes", 2, 4), Vote("no", 2, 4)
BALLOTS = "gather yes3! - - -"
"""Seat 0 gathers and seat 1 votes yes; yes wins and seat 1 leads."""

SIDES: list[tuple[str, Side, Side, tuple[int, int], tuple[int, int]]] = [
    ("a coin and a word", PAY, WORD, (1, 0), (0, 0)),
    ("two words", WORD, WORD, (0, 0), (0, 0)),
    ("a word for nothing", WORD, (), (0, 0), (0, 0)),
    ("a coin for a vote", PAY, (YES,), (1, 1), (1, 1)),
    ("a reward for a vote", (Reward(4, 0),), (YES,), (1, 1), (1, 1)),
    ("a reward for a vote not cast", (Reward(4, 0),), (NO,), (0, 0), (0, 0)),
    ("a word for a vote", WORD, (YES,), (0, 1), (1, 1)),
    ("nothing for a vote", (), (YES,), (0, 1), (1, 1)),
    ("an abstention for a vote", (Abstain("gather"),), (YES,), (1, 1), (1, 1)),
    ("an abstention for a vote not cast", (Abstain("gather"),), (NO,), (1, 0), (0, 0)),
    ("a vote, and a signature that never came up", PAY, (YES, Sign(("story",))), (1, 0), (1, 1)),
    ("a signature alone that never came up", PAY, (Sign(("story",)),), (1, 0), (0, 0)),
    ("a tie that never came", PAY, (BreakTie("yes"),), (1, 0), (0, 0)),
    ("a vote of a phase to come", PAY, (YES, Vote("yes", 2, 4, 1)), (0, 0), (0, 0)),
]
"""Maker's and partner's side, what each has kept by version 1, and by version 2."""


def ended(ruling: Ruling, *deals: tuple[Seat, Seat, Side, Side]) -> State:
    """The phase with these deals, its ballots cast, at its end."""
    state = council(ruling=ruling)
    for maker, partner, mine, theirs in deals:
        state = bound(state, maker, partner, mine, theirs)
    cast = council(BALLOTS)
    return decided(replace(state, phase=cast.phase), "yes", 1)


def kept(state: State) -> tuple[int, ...]:
    """The deals kept by each house."""
    return tuple(house.tally.deals for house in state.houses)


@pytest.mark.parametrize(("name", "mine", "theirs", "old", "new"), SIDES, ids=[row[0] for row in SIDES])
def test_a_deal_counts_when_all_that_came_due_was_kept_and_an_act_was_among_it_HO_R39(
    name: str, mine: Side, theirs: Side, old: tuple[int, int], new: tuple[int, int]
) -> None:
    """HO-R39: for both or for none; by version 1 each party's own side decided."""
    done = [kept(settled(ended(ruling, (0, 1, mine, theirs))))[:2] for ruling in (FIRST, SECOND)]

    assert [old, new] == done


def test_twelve_deals_of_a_coin_and_a_word_count_for_nobody_HO_R39() -> None:
    """Both ways, in one phase: no coin has moved in the end, and no achievement is nearer."""
    farm = [(0, 1, PAY, WORD), (1, 0, PAY, WORD)] * 6
    done = [kept(settled(ended(ruling, *farm)))[:2] for ruling in (FIRST, SECOND)]

    assert [(6, 6), (0, 0)] == done


def test_two_houses_have_one_deal_counted_a_phase_HO_R39() -> None:
    """Whoever offered it; a third house's deal counts beside it."""
    deals = ((0, 1, PAY, (YES,)), (1, 0, (YES,), PAY), (2, 1, PAY, (YES,)))
    done = [kept(settled(ended(ruling, *deals)))[:3] for ruling in (FIRST, SECOND)]

    assert [(2, 3, 1), (1, 2, 1)] == done


def test_in_the_next_phase_the_same_two_have_another_counted_HO_R39() -> None:
    """The count of pairs is the phase's."""
    state = settled(ended(SECOND, (0, 1, PAY, (YES,))))
    state = bound(at_phase(state, 4), 0, 1, PAY, (YES,))
    done = settled(decided(voted(state, "- yes3! - - -"), "yes", 1))

    assert (2, 2) == kept(done)[:2]


def test_deals_that_close_at_the_generations_end_count_by_what_came_due_HO_R39() -> None:
    """HO-R25: the clause of a phase that was never reached did not come due; it keeps nothing open either."""
    later = Vote("yes", 2, 4, 2)
    state = settled(ended(SECOND, (0, 1, PAY, (YES, later)), (2, 3, PAY, (later,))))
    done = fold_events(state, settle(state, ends=True))

    assert ((0, 0, 0, 0), (1, 1, 0, 0)) == (kept(state)[:4], kept(done)[:4])


def test_what_counts_stands_in_the_event_HO_R39() -> None:
    """So that a log is folded without asking for its version; version 1 says nothing of it."""
    told: list[Any] = []
    for ruling in (FIRST, SECOND):
        deals = ((0, 1, PAY, (YES,)), (0, 1, PAY, WORD))
        told.append([one for one in settle(ended(ruling, *deals)) if isinstance(one, DealClosed)])

    assert [[None, None], [True, False]] == [[one.counts for one in row] for row in told]


def test_a_promise_stands_as_given_from_its_confirmation_HO_R23() -> None:
    """What is known when the deal closes: that a word was given. Version 1 wrote it as kept."""
    closed = [settle(ended(ruling, (0, 1, PAY, WORD)))[-1] for ruling in (FIRST, SECOND)]

    assert ["kept/kept", "kept/given"] == [stands(one.deal) for one in closed if isinstance(one, DealClosed)]


@given(councils(), st.sampled_from(("yes", "no")), st.integers(0, 4))
def test_no_phase_counts_more_than_one_deal_with_each_other_house_HO_R39(
    state: State, side: Any, leader: Seat
) -> None:
    """Whatever was traded; and both parties of a deal that counts have it counted."""
    done = settled(decided(state, side, leader))
    assert done.phase is not None
    pairs = done.phase.counted

    assert len(set(pairs)) == len(pairs)
    assert kept(done) == tuple(sum(seat in pair for pair in pairs) for seat in done.seats)
