"""Mutinies: whom they aim at, who votes, and what a win brings (TI-4.8, TI-5.3)."""

import pytest

from engine.games.treasure.chapters.dawn import CaptainDeposed, MutinyTally, TreasureTaken
from engine.games.treasure.chapters.day import Attack, Board, Conflict, Land, Maroon, Mutiny, OrderLapsed
from engine.games.treasure.chapters.night import Loot, Vote, VoteOpened
from tests.engine.games.treasure.board import board

CREW = "FD: A B C; JR: D E F; island: G"


def test_t16_a_mutiny_that_wins_makes_the_mate_captain() -> None:
    """T16, TI-5.3, TI-R14, U03: the crew without its captain votes; he goes ashore, the mate is captain."""
    night = board(CREW).do("B", Mutiny()).dusk()
    dawn = night.votes("B for, C for")

    assert "B C" == night.asked("vote")
    assert "not_listed" == night.why_not("A", Vote(0, "against"))
    assert ("B C", "G A") == (dawn.at("FD"), dawn.at("island"))
    assert [CaptainDeposed(0, "fd")] == dawn.happened(CaptainDeposed)
    assert "B" == dawn.captain("FD")


def test_t17_a_tie_changes_nothing() -> None:
    """T17, TI-5.3: for must be more than against."""
    dawn = board(CREW).do("B", Mutiny()).dusk().votes("B for, C against")

    assert [MutinyTally(0, "fd", 1, 1, succeeded=False)] == dawn.happened(MutinyTally)
    assert "A B C" == dawn.at("FD")


def test_t18_in_a_crew_of_two_the_mate_alone_votes() -> None:
    """T18, TI-5.5, TI-R16: the mate alone votes, one of two values joins."""
    dawns = [board("FD: A B; JR: C", seed=n).do("B", Mutiny()).dusk().votes("B for") for n in range(12)]
    ends = {
        (dawn.happened(MutinyTally)[0].votes_for, dawn.happened(MutinyTally)[0].votes_against, dawn.at("FD"))
        for dawn in dawns
    }

    assert {(2, 0, "B"), (1, 1, "A B")} == ends


def test_t19_the_mutineer_is_marooned() -> None:
    """T19, TI-R15: the vote takes place among the rest; a lone voter gets a random vote."""
    tables = [board(CREW, seed=n).do("B", Mutiny()).do("A", Maroon(1)).dusk() for n in range(8)]
    dawns = [table.votes("C for") for table in tables]

    assert {"C"} == {table.asked("vote") for table in tables}
    assert {("C", "G B A"), ("A C", "G B")} == {(dawn.at("FD"), dawn.at("island")) for dawn in dawns}


def test_a_maroon_may_end_the_mutiny() -> None:
    """TI-R15, option mutiny_survives_maroon=off: it ends at once, and another may be declared."""
    table = board(CREW, mutiny_survives_maroon="off").do("B", Mutiny()).do("A", Maroon(1))
    kept = board(CREW, mutiny_survives_maroon="off").do("B", Mutiny()).do("A", Maroon(2))

    assert [OrderLapsed(0, "mutiny", "fd")] == table.happened(OrderLapsed)
    assert "allowed" == table.why_not("C", Mutiny())
    assert [] == kept.happened(OrderLapsed)


def test_t20_the_captain_rows_away() -> None:
    """T20, TI-R15: the mutiny lapses at dusk and there is no night."""
    table = board(CREW).do("B", Mutiny()).do("A", Board()).dusk()

    assert [OrderLapsed(0, "mutiny", "fd")] == table.happened(OrderLapsed)
    assert ("B C", True, 2) == (table.at("FD"), table.afloat("A"), table.state.round)


def test_t21_a_second_mutiny_needs_a_new_captain() -> None:
    """T21, TI-R15: against B it is legal, with C alone on its list; against A one is live."""
    against_b = board(CREW).do("B", Mutiny()).do("A", Board()).do("C", Mutiny()).dusk()
    against_a = board(CREW).do("B", Mutiny()).do("A", Maroon(1))

    assert ["C"] == [against_b.asked("vote")]
    assert [(1, (2,))] == [(vote.order, vote.voters) for vote in against_b.happened(VoteOpened)]
    assert "mutiny_live" == against_a.why_not("C", Mutiny())


def test_a_mutiny_without_a_voter_lapses() -> None:
    """TI-R15: the mate left the ship of two; nobody is there to vote."""
    table = board("FD: A B; JR: C").do("B", Mutiny()).do("A", Maroon(1)).dusk()

    assert [OrderLapsed(0, "mutiny", "fd")] == table.happened(OrderLapsed)
    assert 2 == table.state.round


def test_u03_the_list_is_taken_at_dusk() -> None:
    """U03, TI-R13: a newcomer of the day votes on a mutiny declared before they came."""
    night = board("FD: A B; JR: C; boat: X").do("B", Mutiny()).do("X", Land("fd")).dusk()

    assert "B X" == night.asked("vote")


def test_t22_attack_and_mutiny_may_fall_in_one_night() -> None:
    """T22, TI-R17: two votes are owed by one seat; the falling captain still makes the catch."""
    night = board(CREW).do("B", Mutiny()).do("A", Attack()).dusk()
    ready = night.do("A", Loot(1, "english")).votes("B for, C for", 0)
    dawn = ready.votes("A charge, B fire, C fire", 1)

    assert "B C A B C" == night.asked("vote")
    assert ("E2 F0", "B C", "G A") == (dawn.holds("FD"), dawn.at("FD"), dawn.at("island"))
    settled = [type(one) for one in dawn.events if isinstance(one, TreasureTaken | CaptainDeposed)]
    assert [TreasureTaken, CaptainDeposed] == settled


def test_the_night_may_follow_the_declarations() -> None:
    """TI-R17, option night_order=by_declaration: the mutiny came first."""
    night = board(CREW, night_order="by_declaration").do("B", Mutiny()).do("A", Attack()).dusk()
    ready = night.do("A", Loot(1, "english")).votes("B for, C for", 0)
    dawn = ready.votes("A charge, B fire, C fire", 1)

    settled = [type(one) for one in dawn.events if isinstance(one, TreasureTaken | CaptainDeposed)]
    assert [CaptainDeposed, TreasureTaken] == settled
    assert ("E2 F0", "B C") == (dawn.holds("FD"), dawn.at("FD"))


def test_t23_two_mutinies_of_a_night_depose_two_captains() -> None:
    """T23, TI-R17: deposed captains reach the island in the order of declaration."""
    night = board("FD: A B C; JR: D E F").do("E", Mutiny()).do("B", Mutiny()).dusk()
    dawn = night.votes("E for, F for", 0).votes("B for, C for", 1)

    assert "D A" == dawn.at("island")


def test_captains_land_before_the_governor_falls() -> None:
    """TI-R17: mutinies before the conflict, so a fallen captain may find himself governor."""
    night = board(CREW).do("G", Conflict()).do("B", Mutiny()).dusk()
    dawn = night.votes("B for, C for", 1).silence()
    silent = board("FD: A B C; island: G H I").do("H", Conflict()).do("B", Mutiny()).dusk()
    fallen = silent.votes("B for, C for", 1).votes("H english", 0).silence()

    assert "G A" == dawn.at("island")
    assert ("H I A", True) == (fallen.at("island"), fallen.afloat("G"))


@pytest.mark.parametrize(("votes", "wins"), [("B for", True), ("C against", False)])
def test_those_who_abstain_do_not_count(votes: str, wins: bool) -> None:
    """TI-R18, U11: two on the list, one voted, no random vote."""
    dawn = board(CREW).do("B", Mutiny()).dusk().votes(votes).silence()

    assert (1, wins) == (
        dawn.happened(MutinyTally)[0].votes_for + dawn.happened(MutinyTally)[0].votes_against,
        dawn.captain("FD") == "B",
    )


def test_a_mutiny_without_votes_fails() -> None:
    """TI-R18, U11: nobody voted, nothing is drawn."""
    dawn = board("FD: A B; JR: C").do("B", Mutiny()).dusk().silence()

    assert [MutinyTally(0, "fd", 0, 0, succeeded=False)] == dawn.happened(MutinyTally)


def test_t37_a_vote_may_be_changed_and_the_last_counts() -> None:
    """T37: B votes against, then for; C for: two to nothing."""
    dawn = board(CREW).do("B", Mutiny()).dusk().votes("B against, B for, C for")

    assert [MutinyTally(0, "fd", 2, 0, succeeded=True)] == dawn.happened(MutinyTally)
