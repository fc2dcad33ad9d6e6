"""Conflicts over the island and the governor's fall (TI-4.11, TI-5.4 to TI-5.7)."""

import pytest

from engine.games.treasure.chapters.dawn import ConflictTally, GovernorFell
from engine.games.treasure.chapters.day import Attack, Board, Conflict, Land
from engine.games.treasure.chapters.rounds import Resign
from tests.engine.games.treasure.board import Board as Table
from tests.engine.games.treasure.board import board

ISLAND = "FD: A B; JR: C D; island: G H I"


def fought(queues: str = ISLAND, holds: str = "", by: str = "H", **settings: object) -> Table:
    """The night after a conflict was started."""
    return board(queues, holds, **settings).do(by, Conflict()).dusk()  # type: ignore[arg-type]


def test_t24_who_wins_a_conflict_owns_both_treasures() -> None:
    """T24, TI-5.4, TI-5.6, U05, TI-R10: the winners own both; the losing governor may land the next day."""
    dawn = fought(teams="F: G").votes("G french, H english, I english")

    assert [ConflictTally(0, 2, 1, 2, 0)] == dawn.happened(ConflictTally)
    assert [GovernorFell(4)] == dawn.happened(GovernorFell)
    assert ("E2 F0", "H I", True) == (dawn.holds("island"), dawn.at("island"), dawn.afloat("G"))
    assert "H I G" == dawn.do("G", Land("island")).at("island")


@pytest.mark.parametrize(("team", "queue"), [("E", "G H"), ("F", "G H"), ("D", "H")])
def test_t25_a_tie_deposes_only_a_dutch_governor(team: str, queue: str) -> None:
    """T25, TI-R19, TI-5.7, U05: one treasure each; on a tie nobody lost."""
    dawn = fought("FD: A; island: G H", "island E2 F0", teams=f"{team}: G").votes("G french, H english")

    assert ("E1 F1", queue) == (dawn.holds("island"), dawn.at("island"))


@pytest.mark.parametrize("vote", ["english", "french"])
def test_a_dutch_governor_falls_whatever_the_result(vote: str) -> None:
    """TI-5.7, TI-R20: he votes freely, for the winners too, and falls."""
    dawn = fought(teams="D: G").votes(f"G {vote}, H {vote}, I {vote}")

    assert "H I" == dawn.at("island")


def test_a_dutch_islander_who_is_not_governor_stays() -> None:
    """TI-5.7, TI-R20: only the governor falls."""
    dawn = fought(teams="D: I").votes("G english, H english, I french")

    assert "G H I" == dawn.at("island")


def test_a_governor_on_the_winning_side_stays() -> None:
    """TI-R19."""
    dawn = fought().votes("G french, H french, I english")

    assert ("E0 F2", "G H I") == (dawn.holds("island"), dawn.at("island"))


@pytest.mark.parametrize("seed", range(5))
def test_t26_a_lone_islander_decides_alone(seed: int) -> None:
    """T26, TI-R16, U01, U02: no random vote joins a conflict."""
    dawn = fought("FD: A; island: G", by="G", teams="F: G", seed=seed).votes("G french")

    assert [ConflictTally(0, 0, 1, 0, 2)] == dawn.happened(ConflictTally)
    assert "G" == dawn.at("island")


def test_a_random_vote_may_join_by_option() -> None:
    """TI-R16, option conflict_random=on."""
    dawns = [
        fought("FD: A; island: G", by="G", conflict_random="on", seed=n).votes("G french") for n in range(12)
    ]

    assert {"E0 F2", "E1 F1"} == {dawn.holds("island") for dawn in dawns}
    assert {2} == {
        dawn.happened(ConflictTally)[0].english + dawn.happened(ConflictTally)[0].french for dawn in dawns
    }


def test_t27_a_silent_governor_falls() -> None:
    """T27, TI-R18: silence is no safe seat."""
    dawn = fought().votes("H english").silence()

    assert ("E2 F0", "H I") == (dawn.holds("island"), dawn.at("island"))


def test_a_silent_governor_stays_on_a_tie() -> None:
    """TI-R18: nobody lost."""
    dawn = fought().votes("H english, I french").silence()

    assert ("E1 F1", "G H I") == (dawn.holds("island"), dawn.at("island"))


@pytest.mark.parametrize("team", ["E", "D"])
def test_t28_nobody_votes(team: str) -> None:
    """T28, TI-R18: nothing changes and nobody is deposed, not even a Dutch governor."""
    table = board("FD: A; island: G", "island E0 F2", teams=f"{team}: G")
    dawn = table.do("A", Attack()).do("G", Conflict()).dusk().silence()

    assert ("E0 F2", "G") == (dawn.holds("island"), dawn.at("island"))
    assert [] == dawn.happened(GovernorFell)


def test_a_random_vote_for_a_silent_governor_decides_his_fall() -> None:
    """TI-R18, option missed_vote=random: he falls exactly when the vote drawn for him lost."""
    nights = [fought(missed_vote="random", seed=n).votes("H english, I english") for n in range(12)]
    dawns = [night.silence() for night in nights]
    fell = [bool(dawn.happened(GovernorFell)) for dawn in dawns]

    assert [dawn.happened(ConflictTally)[0].french == 1 for dawn in dawns] == fell
    assert {True, False} == set(fell)


def test_a_conflict_for_the_present_state_is_a_conflict() -> None:
    """TI-R33: the areas stay as they are, the governor rule applies."""
    dawn = fought(holds="island E2 F0").votes("G french, H english, I english")

    assert ("E2 F0", "H I") == (dawn.holds("island"), dawn.at("island"))


def test_the_governor_at_dusk_is_the_one_judged() -> None:
    """TI-R19, TI-R13: the governor of the morning rowed away; a newcomer is on the list."""
    table = (
        board("FD: A; island: G H I; boat: X").do("H", Conflict()).do("G", Board()).do("X", Land("island"))
    )
    dawn = table.dusk().votes("H french, I english, X english")

    assert "H I X" == table.dusk().asked("vote")
    assert "I X" == dawn.at("island")


def test_a_governor_who_leaves_the_game_falls_no_more() -> None:
    """TI-R28, TI-R19: the next in line was not governor at dusk."""
    dawn = fought().do("G", Resign()).votes("H french, I french")

    assert ("E0 F2", "H I") == (dawn.holds("island"), dawn.at("island"))
    assert [] == dawn.happened(GovernorFell)


def test_the_fall_is_no_action() -> None:
    """TI-R09, U05, TI-5.6: the deposed governor's next day is his own."""
    dawn = fought(teams="D: G").votes("G english, H english, I english")

    assert "allowed" == dawn.why_not("G", Land("fd"))
