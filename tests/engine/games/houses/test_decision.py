"""The decision: the larger side, its leader, and the moderator's part (HO-5.7, HO-6.6, HO-6.7, HO-R21)."""

import pytest

from engine.games.houses.clauses import BreakTie, NameLeader, Pay, Vote
from engine.games.houses.content import HistoryMark
from engine.games.houses.decision import on_decision_taken
from engine.games.houses.events import DecisionTaken, EventSigned, ModeratorAsked, OutcomeDrawn
from engine.games.houses.moves import ConfirmDeal, Decide, OfferDeal
from engine.games.houses.names import Side
from engine.games.houses.state import Decision, State
from engine.kernel.dice import Dice
from engine.kernel.refused import no
from engine.kernel.step import refusal
from tests.engine.games.houses import trade
from tests.engine.games.houses.position import (
    card,
    code,
    council,
    done,
    game,
    offered,
    silent,
    voted,
    waits,
    world,
)
from tests.engine.games.houses.realm import with_perk

WORLD = world()
DECIDE = "g1.p3.decide"


def asked(ballots: str, **fields: int) -> State:
    """The moderator, seat 4 where no other is named, is asked after these ballots."""
    return voted(WORLD, council(**{"moderator": 4} | fields), ballots).state  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ballots", "side", "leader"),
    [
        ("yes4 yes2 no5 gather gather", "yes", 0),
        ("yes4 yes2 no7 gather gather", "no", 2),
        ("yes1 gather gather gather x", "yes", 0),
        ("no2 no3 no1 gather moderate", "no", 1),
    ],
)
def test_the_larger_side_wins_and_its_highest_ballot_leads(ballots: str, side: Side, leader: int) -> None:
    """HO-6.6, HO-5.7: powers are summed, not heads; the leader is who gave the most to the winning side."""
    told = voted(WORLD, council(moderator=4), ballots)

    assert DecisionTaken(side, leader, "count") == told.one(DecisionTaken)
    assert leader == told.state.leader


def test_what_the_decision_brings_is_recorded_in_the_leaders_name() -> None:
    """HO-5.7, HO-6.12."""
    proposal = card(mark=HistoryMark("mark", "army", "positive"))
    told = voted(world(proposal), council(proposal=proposal), "yes2 yes3 gather gather no1")

    assert (1, 1) == (told.one(EventSigned).seat, told.one(EventSigned).leader)


def test_the_moderator_decides_level_sums() -> None:
    """HO-6.6, HO-5.8: side and, among equal ballots, the leader, both at once."""
    told = voted(WORLD, council(moderator=4), "yes3 no2 no1 gather x")
    state = told.state

    assert ModeratorAsked(4, ("yes", "no"), (0,), (1,)) == told.one(ModeratorAsked)
    assert (Decide("yes", 0), Decide("no", 1)) == tuple(
        one for one in offered(WORLD, state, 4) if isinstance(one, Decide)
    )
    decided = done(WORLD, state, 4, Decide("no", 1)).one(DecisionTaken)
    assert DecisionTaken("no", 1, "moderator", tie=True) == decided


def test_what_was_decided_stands_in_the_phase_with_how() -> None:
    """HO-5.7, HO-R23: whether a tie was broken is asked by the clause about it; a count leaves one side."""
    broken = DecisionTaken("no", 1, "moderator", tie=True)
    counted = DecisionTaken("no", 0, "count")
    one = on_decision_taken(asked("yes3 no3 gather gather x"), broken).phase
    other = on_decision_taken(trade.council("no3 no1 yes2 gather x"), counted).phase

    assert one is not None
    assert other is not None
    assert Decision("no", 1, ("yes", "no"), (0,), (1,), tie=True) == one.decision
    assert Decision("no", 0, ("no",)) == other.decision


def test_the_moderator_decides_when_all_abstain_and_leads() -> None:
    """HO-6.6: whoever took the seat in the same vote."""
    state = asked("gather gather moderate x gather")
    told = done(WORLD, state, 2, Decide("yes", 2))

    assert "choice_closed" == code(WORLD, state, 2, Decide("yes", 0))
    assert ("yes", 2) == (told.one(DecisionTaken).side, told.one(DecisionTaken).leader)
    assert "yes" == told.one(OutcomeDrawn).outcome


def test_the_moderator_names_the_leader_among_equal_highest_ballots() -> None:
    """HO-6.7: only among them, and the side is decided."""
    state = asked("yes3 yes3 yes2 no1 gather")

    assert [None, None, "choice_closed", "choice_closed"] == [
        code(WORLD, state, 4, Decide(side, leader))  # type: ignore[arg-type]
        for side, leader in (("yes", 0), ("yes", 1), ("yes", 2), ("no", 3))
    ]
    assert 1 == done(WORLD, state, 4, Decide("yes", 1)).state.leader


def test_equal_ballots_on_the_losing_side_ask_nobody() -> None:
    """HO-R21: when only one answer is possible he is not asked."""
    told = voted(WORLD, council(moderator=4), "yes5 no2 no2 gather gather")

    assert [] == told.all(ModeratorAsked)
    assert "count" == told.one(DecisionTaken).by


def test_only_the_moderator_answers_and_only_when_asked() -> None:
    """HO-5.8."""
    state = asked("yes3 no3 gather gather x")

    assert no("not_moderator") == refusal(game(WORLD), state, 0, Decide("yes", 0))
    assert "not_now" == code(WORLD, council(), 4, Decide("yes", 0))
    assert [(4, "decide", "moderator_silent_no")] == waits(WORLD, state)


def test_with_a_silent_moderator_the_proposal_falls_and_the_leader_is_drawn() -> None:
    """HO-R21: by lot among the tied of the no side; over some seeds each leads."""
    state = asked("yes4 no2 no2 gather x")
    events = [silent(WORLD, state, DECIDE, Dice(bytes([n]) * 16)).one(DecisionTaken) for n in range(20)]

    assert {("no", "silence", False)} == {(one.side, one.by, one.tie) for one in events}
    assert {1, 2} == {one.leader for one in events}


def test_a_silent_moderator_leaves_a_side_that_is_decided() -> None:
    """HO-R21: only the leader was open, so the lot falls among the equal ballots of the winning side."""
    state = asked("yes2 yes2 no1 gather x")
    events = [silent(WORLD, state, DECIDE, Dice(bytes([n]) * 16)).one(DecisionTaken) for n in range(20)]

    assert {("yes", 0), ("yes", 1)} == {(one.side, one.leader) for one in events}


def test_with_no_yes_or_no_ballot_the_moderator_leads_even_silent() -> None:
    """HO-R21."""
    told = silent(WORLD, asked("gather x gather x gather"), DECIDE)

    assert DecisionTaken("no", 4, "silence") == told.one(DecisionTaken)


def test_silent_moderator_yes_lets_the_proposal_pass() -> None:
    """Chapter 11: and the default that is shown says so."""
    state = voted(
        WORLD, with_perk(council(moderator=4), 4, "silent_moderator_yes"), "yes3 no3 gather gather x"
    )

    assert [(4, "decide", "moderator_silent_yes")] == waits(WORLD, state.state)
    decided = silent(WORLD, state.state, DECIDE).one(DecisionTaken)
    assert ("yes", 0, "silence") == (decided.side, decided.leader, decided.by)


def test_the_perk_of_another_house_does_not_speak_for_the_moderator() -> None:
    """Chapter 11: silent_moderator_yes is the moderator's own."""
    state = voted(
        WORLD, with_perk(council(moderator=4), 0, "silent_moderator_yes"), "yes3 no3 gather gather x"
    )

    assert "no" == silent(WORLD, state.state, DECIDE).one(DecisionTaken).side


def test_a_broken_tie_counts_for_the_moderator_and_a_silent_one_does_not() -> None:
    """Chapter 11: ties broken, of the generation and of the campaign."""
    state = asked("yes3 no3 gather gather x")
    spoken, silence = done(WORLD, state, 4, Decide("no", 1)).state, silent(WORLD, state, DECIDE).state

    assert (1, 1) == (spoken.characters[4].ties, spoken.houses[4].tally.ties)
    assert (0, 0) == (silence.characters[4].ties, silence.houses[4].tally.ties)


def test_a_clause_about_the_tie_decides_at_once() -> None:
    """HO-R26: without asking."""
    state = trade.bound(council(moderator=4), 4, 0, (BreakTie("yes"),), (Vote("yes", 3, 3),))
    told = voted(WORLD, state, "yes3 no3 gather gather x")

    assert [] == told.all(ModeratorAsked)
    assert DecisionTaken("yes", 0, "deal", tie=True) == told.one(DecisionTaken)


def test_a_silent_moderator_still_keeps_a_clause_that_leaves_a_choice() -> None:
    """HO-R21, HO-R26: bound to yes with two level leaders, silence is a yes, and they draw lots."""
    state = trade.bound(council(moderator=4), 4, 0, (BreakTie("yes"),), (Vote("yes", 3, 3),))
    state = voted(WORLD, state, "yes3 yes3 no6 gather x").state
    events = [silent(WORLD, state, DECIDE, Dice(bytes([n]) * 16)).one(DecisionTaken) for n in range(20)]

    assert no("deal_binds", deal="4-0-1") == refusal(game(WORLD), state, 4, Decide("no", 2))
    assert {("yes", 0), ("yes", 1)} == {(one.side, one.leader) for one in events}


def test_a_clause_about_the_leader_binds_where_that_house_is_level() -> None:
    """HO-R23, HO-R26: name_leader decides at once, or is no bond when the house is not among them."""
    state = trade.bound(council(moderator=4), 4, 1, (NameLeader(1),), (Vote("yes", 3, 3),))

    assert 1 == voted(WORLD, state, "yes3 yes3 gather no1 x").one(DecisionTaken).leader
    assert "deal" == voted(WORLD, state, "yes3 yes3 gather no1 x").one(DecisionTaken).by
    assert [] == voted(WORLD, state, "yes4 yes3 yes4 no1 x").all(DecisionTaken)


def test_a_refused_decision_names_the_deal_that_forbids_it() -> None:
    """HO-R26: of a deal about the tie and one about the leader, the one that is broken."""
    state = trade.bound(council(moderator=4), 0, 4, (Pay(1),), (BreakTie("yes"),))
    state = trade.bound(state, 2, 4, (Pay(1),), (NameLeader(2),))
    state = voted(WORLD, state, "yes3 yes3 no3 no3 x").state

    named = trade.bound(council(moderator=4), 0, 4, (Pay(1),), (NameLeader(0),))
    named = voted(WORLD, named, "yes3 yes3 no3 no3 x").state

    assert no("deal_binds", deal="0-4-1") == refusal(game(WORLD), state, 4, Decide("no", 2))
    assert None is refusal(game(WORLD), state, 4, Decide("yes", 1))
    assert no("deal_binds", deal="0-4-1") == refusal(game(WORLD), named, 4, Decide("yes", 1))
    assert None is refusal(game(WORLD), named, 4, Decide("no", 2))


def test_the_moderator_trades_for_the_decision_while_it_is_open() -> None:
    """HO-6.7, HO-R21: deals stay open for clauses about it; a confirmed one settles it."""
    state = asked("yes3 no3 gather gather x")
    late = OfferDeal(4, (Vote("yes", 1, 2, ahead=1),), (BreakTie("yes"),))
    state = done(WORLD, state, 0, OfferDeal(4, (Pay(2),), (BreakTie("yes"),))).state
    told = done(WORLD, state, 4, ConfirmDeal("0-4-1"))

    assert "deal_too_late" == code(WORLD, asked("yes3 no3 gather gather x"), 0, late)
    assert DecisionTaken("yes", 0, "deal", tie=True) == told.one(DecisionTaken)
