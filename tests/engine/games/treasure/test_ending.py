"""The end, the winners and the Dutch seat (section 6)."""

import pytest

from engine.games.treasure.base import GameOver, Shown
from engine.games.treasure.chapters.day import Attack, Conflict, Done, Fleet
from engine.games.treasure.chapters.ending import BallotsShown, places
from engine.games.treasure.chapters.night import Loot
from engine.games.treasure.chapters.rounds import Resign
from engine.kernel.game import Result
from engine.kernel.sealed import open_sealed
from tests.engine.games.treasure.board import Board as Table
from tests.engine.games.treasure.board import board

TIE = "FD E1 F0, JR E0 F1, island E1 F1"


def ended(queues: str, holds: str = TIE, **settings: object) -> Table:
    """The end of a last round without orders."""
    return board(queues, holds, round=10, **settings).dusk()  # type: ignore[arg-type]


def verdict(table: Table) -> tuple[str, str]:
    """Which side won, and why."""
    over = table.state.over
    assert over is not None
    return over.winner, over.why


def test_the_higher_score_wins() -> None:
    """TI-6.1, TI-6.2: holds and areas count, what the Spaniards keep counts for nobody."""
    table = ended("FD: A B; JR: C D; island: G", "FD E0 F3", teams="F: B D")

    assert ("over", (1, 5)) == (table.state.phase, table.score())
    assert ("french", "treasure") == verdict(table)
    assert "B D" == table.winners()


def test_everything_is_revealed_at_the_end() -> None:
    """Section 8: all teams, in the last event and in the state."""
    table = ended("FD: A B; JR: C", teams="F: B; D: C")

    assert [("english", "french", "dutch")] == [over.teams for over in table.happened(GameOver)]


@pytest.mark.parametrize(("team", "winner", "seats"), [("E", "english", "A G"), ("F", "french", "B G")])
def test_t30_equal_scores_after_round_ten_are_the_governors_teams(team: str, winner: str, seats: str) -> None:
    """T30, TI-6.3: equal scores are the governor's team's."""
    table = ended("FD: A B; island: G", teams=f"F: B; {team}: G")

    assert (winner, "governor") == verdict(table)
    assert seats == table.winners()


def test_t31_the_governor_falls_in_the_last_night() -> None:
    """T31, TI-R22, U09: the governor after the last night breaks the tie."""
    table = board(
        "FD: A B; JR: C; island: G H I",
        "FD E2 F0, JR E1 F1, island E1 F1",
        spanish=2,
        round=10,
        teams="F: B H",
    )
    over = table.do("H", Conflict()).dusk().votes("G english, H french, I french")

    assert ("E0 F2", (3, 3), "H") == (over.holds("island"), over.score(), over.captain("island"))
    assert ("french", "governor") == verdict(over)
    assert "B H" == over.winners()


def test_t32_a_tie_without_a_governor_is_no_teams() -> None:
    """T32, TI-R23, TI-R24, TI-6.5: no team wins; a Dutch captain does."""
    table = ended("FD: A B; JR: C D", teams="F: B; D: A")

    assert ("nobody", "draw") == verdict(table)
    assert "A" == table.winners()


def test_a_draw_has_no_winner() -> None:
    """TI-R23: all who stayed share the place."""
    table = ended("FD: A B; JR: C D", teams="F: B D")

    assert "nobody" == table.winners()
    assert Result(((0, 1, 2, 3),), "draw") == places(table.state)


def test_a_tie_without_governor_may_fall_to_a_lot() -> None:
    """TI-R23, option tie_no_governor=random_team; the Dutch passenger follows the lot (TI-6.4)."""
    tables = [
        ended("FD: A B C; JR: D", teams="F: B; D: C", tie_no_governor="random_team", seed=n)
        for n in range(12)
    ]

    assert {("english", "lot"), ("french", "lot")} == {verdict(table) for table in tables}
    assert {"A C D", "B"} == {table.winners() for table in tables}


def test_a_tie_without_governor_may_be_the_dutch_seats() -> None:
    """TI-R23, option tie_no_governor=dutch: if there is one."""
    dutch = ended("FD: A B; JR: C D; boat: X", teams="F: B D; D: X", tie_no_governor="dutch")
    none = ended("FD: A B; JR: C D", teams="F: B D", tie_no_governor="dutch")

    assert (("dutch", "dutch_tie"), "X") == (verdict(dutch), dutch.winners())
    assert ("nobody", "draw") == verdict(none)


@pytest.mark.parametrize(("holds", "seats"), [("FD E2 F1, JR E1 F0", "A X"), ("FD E1 F1, JR E1 F0", "A")])
def test_t33_a_dutch_passenger_wins_where_the_winners_hold_is_fuller(holds: str, seats: str) -> None:
    """T33, TI-6.4, TI-6.6: the winners' hold on his ship must be the fuller one."""
    table = ended("FD: B X; JR: A", holds, teams="F: B; D: X")

    assert "english" == verdict(table)[0]
    assert seats == table.winners()


def test_t34_a_dutch_governor_wins_a_tie_alone() -> None:
    """T34, TI-6.7, TI-R24: he wins alone."""
    table = ended("FD: A B; JR: C; island: G", teams="F: B; D: G")

    assert (("dutch", "dutch_governor"), "G") == (verdict(table), table.winners())
    assert Result(((3,), (0, 1, 2)), "dutch_governor") == places(table.state)


def test_t35_a_dutch_captain_of_a_losing_ship_wins() -> None:
    """T35, TI-6.5, TI-R24: the title is enough."""
    table = ended("FD: A B; JR: G C", "FD E3 F0, JR E0 F2", teams="F: B; D: G")

    assert "english" == verdict(table)[0]
    assert "A C G" == table.winners()


@pytest.mark.parametrize("queues", ["FD: A B; JR: C; island: H G", "FD: A B; JR: C; boat: G"])
def test_a_dutch_seat_ashore_or_afloat_loses(queues: str) -> None:
    """TI-R24: unless a tie makes him a winning governor."""
    table = ended(queues, "FD E3 F0", teams="F: B; D: G")

    assert "G" not in table.winners()


def test_a_dutch_governor_without_a_tie_loses() -> None:
    """TI-6.7 needs equal scores."""
    table = ended("FD: A B; JR: C; island: G", "FD E2 F0", teams="F: B; D: G")

    assert "A C" == table.winners()


@pytest.mark.parametrize(("team", "seats"), [("E", "A G X"), ("F", "B G")])
def test_u14_the_winning_side_of_a_broken_tie_decides_for_the_passenger(team: str, seats: str) -> None:
    """U14, TI-6.4, TI-R24: with equal totals the governor's side is the winning one."""
    table = ended("FD: A X; JR: B; island: G", teams=f"F: B; D: X; {team}: G")

    assert seats == table.winners()


def test_the_fleet_ends_the_game_after_the_night() -> None:
    """TI-6.1, U09: an attack of that night still counts; no later round is played."""
    night = board("FD: A B; island: G", round=6).do("A", Attack()).do("G", Fleet()).dusk()
    over = night.do("A", Loot(0, "english")).votes("A charge, B fire")

    assert "night" == night.state.phase
    assert ("over", 6, "E2 F0") == (over.state.phase, over.state.round, over.holds("FD"))


def test_the_fleet_comes_even_if_the_governor_falls() -> None:
    """TI-R21: it can't be withdrawn."""
    night = board("FD: A; island: G H I", round=7).do("H", Conflict()).do("G", Fleet()).dusk()
    over = night.votes("G french, H english, I english")

    assert ("over", "H I") == (over.state.phase, over.at("island"))


def test_nothing_is_played_after_the_end() -> None:
    """Section 8: OVER has no commands."""
    table = ended("FD: A; JR: B")

    assert {"match_over"} == {table.why_not("A", action) for action in (Done(), Resign())}


def test_leavers_lose_with_a_winning_team() -> None:
    """TI-R28: they count as losing, in a draw too."""
    won = board("FD: A B; JR: C", "FD E3 F0", round=10, teams="F: B").do("C", Resign()).dusk()
    drawn = board("FD: A B; JR: C", round=10, teams="F: B").do("C", Resign()).dusk()

    assert "A" == won.winners()
    assert Result(((0, 1), (2,)), "draw") == places(drawn.state)


def test_votes_stay_closed_for_ever_unless_the_option_opens_them() -> None:
    """Section 8, option votes_opened: never, or all of them at the end, those of earlier nights too."""

    def played(opened: str) -> Table:
        first = board("FD: A; island: G H", round=9, votes_opened=opened).do("G", Conflict()).dusk()
        last = first.votes("G english, H english").do("H", Conflict()).dusk()
        return last.votes("G french, H french")

    never, at_end = played("never"), played("at_end")
    nights = [(9, 1, "english"), (9, 2, "english"), (10, 1, "french"), (10, 2, "french")]
    shown = tuple(Shown(round, "conflict", "island", seat, value) for round, seat, value in nights)  # type: ignore[arg-type]

    assert [] == never.happened(BallotsShown)
    assert () == never.state.kept + never.state.shown
    assert [BallotsShown(shown)] == at_end.happened(BallotsShown)
    assert shown == at_end.state.shown


def test_teams_stay_sealed_to_their_seats_in_the_state() -> None:
    """Section 8: what the end reveals stands in its event."""
    table = ended("FD: A B; JR: C", teams="F: B")

    assert ["english", "french", "english"] == [open_sealed(member.team) for member in table.state.members]
    assert table.happened(GameOver)[0] == table.state.over
