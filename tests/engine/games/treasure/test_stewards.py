"""The prudent steward of Treasure Island: its choices, and that they win."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.treasure.base import Options
from engine.games.treasure.chapters import AnyAction
from engine.games.treasure.chapters.day import (
    Attack,
    Board,
    Conflict,
    Done,
    Fleet,
    Land,
    Maroon,
    Mutiny,
    Shift,
)
from engine.games.treasure.chapters.night import Loot, Vote
from engine.games.treasure.chapters.rounds import Resign
from engine.games.treasure.chapters.setup import Stow
from engine.games.treasure.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.steward import Look, Steward
from engine.playout import look, play
from tests.engine.games.treasure.board import GAME, board
from tests.engine.games.treasure.board import Board as Table
from tests.engine.games.treasure.whole_games import settings as drawn
from tests.engine.games.treasure.whole_games import steady

DICE = Dice(bytes(16))


def choice(table: Table, name: str) -> AnyAction | None:
    """What the steward does in this seat."""
    chosen: AnyAction | None = prudent(look(GAME, table.state, table.seat(name)), DICE)
    return chosen


def test_a_cabin_boy_shifts_the_foes_treasure() -> None:
    """TI-4.9: and leaves his own side's where it is."""
    table = board("FD: A B; JR: C D", "FD E1 F0, JR E2 F0", teams="F: B D")

    assert Shift("english") == choice(table, "B")
    assert choice(board("FD: A B; JR: C", "FD E1 F0"), "B") != Shift("english")


def test_a_captain_attacks_while_there_is_something_to_win() -> None:
    """TI-4.6, TI-R11: not a ship that holds only the own side's."""
    rich = board("FD: A B; JR: C", "FD E0 F0, JR E0 F1", spanish=0)
    poor = board("FD: A B; JR: C", "FD E0 F0, JR E1 F0", spanish=0)

    assert [Attack(), Attack()] == [choice(board("FD: A B; JR: C"), "A"), choice(rich, "A")]
    assert choice(poor, "A") != Attack()


def test_a_leading_governor_calls_the_fleet() -> None:
    """TI-4.10, TI-6.3: a tie is his too; behind, he does not."""
    ahead = board("FD: A; island: G", "FD E2 F0", round=6)
    level = board("FD: A; island: G", round=6)
    behind = board("FD: A; island: G", "FD E0 F3", round=6)

    assert [Fleet(), Fleet()] == [choice(ahead, "G"), choice(level, "G")]
    assert choice(behind, "G") != Fleet()


def test_a_conflict_is_started_where_it_can_only_help() -> None:
    """TI-4.11, TI-R16."""
    lost = board("FD: A; island: G H", "island E0 F2")
    alone = board("FD: A; island: G")
    shared = board("FD: A; island: G H")

    assert [Conflict(), Conflict()] == [choice(lost, "G"), choice(alone, "G")]
    assert choice(shared, "H") != Conflict()


def test_a_boat_lands_where_there_is_work() -> None:
    """TI-4.5, TI-4.9: last in the queue of the ship with the foe's treasure."""
    table = board("FD: A; JR: B; boat: X", "FD E1 F0, JR E0 F2")

    assert Land("jr") == choice(table, "X")


def test_a_mate_rises_and_a_guarding_captain_maroons() -> None:
    """TI-4.8, TI-4.7."""
    table = board("FD: A B C; JR: D", "FD E1 F0, JR E0 F0", spanish=0)

    assert Mutiny() == choice(table, "B")
    assert Maroon(2) == choice(table, "A")


def test_the_useless_move_on_and_guards_stay() -> None:
    """TI-4.4: no title and foe treasure elsewhere; a cabin boy beside his own side's treasure is done."""
    table = board("FD: A B C D; JR: E F", "FD E1 F0, JR E0 F1")

    assert Board() == choice(table, "C")
    assert Done() == choice(table, "D")


def test_votes_follow_the_side_and_the_holds() -> None:
    """TI-5.2 to TI-5.4: the captain charges, friends fire, strangers douse; the rising mate is for."""
    night = board("FD: A B C D; JR: X", teams="F: C").do("A", Attack()).do("B", Mutiny()).dusk()

    assert [Vote(0, "charge"), Vote(0, "fire"), Vote(0, "douse")] == [choice(night, name) for name in "ABC"]
    assert Vote(1, "for") == choice(night.do("B", Vote(0, "fire")), "B")
    assert Vote(1, "against") == choice(night.do("D", Vote(0, "fire")), "D")
    assert Loot(0, "english") == choice(night.do("A", Vote(0, "charge")), "A")


def test_a_conflict_vote_is_for_the_own_side() -> None:
    """TI-5.4."""
    night = board("FD: A; island: G H", teams="F: G").do("H", Conflict()).dusk()

    assert [Vote(0, "french"), Vote(0, "english")] == [choice(night, "G"), choice(night, "H")]


def test_the_foes_hold_is_robbed() -> None:
    """TI-R12."""
    night = board("FD: A B; JR: C", "JR E1 F1", spanish=0).do("A", Attack()).dusk().do("A", Vote(0, "charge"))

    assert Loot(0, "english", "french") == choice(night, "A")


@pytest.mark.parametrize(
    ("queues", "wish"),
    [
        ("FD: A B G; JR: D", Done()),
        ("FD: A G B; JR: D", Mutiny()),
        ("FD: G A B; JR: D", Maroon(0)),
        ("FD: A B; JR: D; boat: G", Land("jr")),
        ("FD: A B; JR: D; island: G", Board()),
    ],
)
def test_the_dutch_seat_wants_a_captains_chair(queues: str, wish: AnyAction) -> None:
    """TI-6.5."""
    assert wish == choice(board(queues, teams="D: G"), "G")


@pytest.mark.parametrize("number", range(6))
def test_captains_stow_for_their_side(number: int) -> None:
    """TI-2.3: in the first two moves of a game."""
    start, *stowing = play(GAME, 4, Options(), number.to_bytes(16, "big"), [prudent] * 4, limit=2)
    teams = [open_sealed(member.team) for member in start.state.members]
    moves = [turn for turn in stowing if isinstance(turn.action, Stow)]

    assert 1 <= len(moves)
    assert [Stow(teams[turn.seat]) for turn in moves] == [turn.action for turn in moves]


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(min_value=2, max_value=10), number=st.integers(min_value=0, max_value=2**60))
def test_the_steward_names_only_what_it_is_offered(seats: int, number: int) -> None:
    """Every option, every number of seats: legal moves only, never leaving, and games that end."""

    def watched(seen: Look, dice: Dice) -> AnyAction | None:
        chosen: AnyAction | None = prudent(seen, dice)
        assert chosen is None or chosen in seen.ask(None)
        assert not isinstance(chosen, Resign)
        return chosen

    *_, end = play(GAME, seats, drawn(number), number.to_bytes(16, "big"), [watched] * seats, limit=20_000)

    assert GAME.result(end.state) is not None


def test_it_answers_whatever_holds_up_the_game() -> None:
    """Section 8: a wait that must be answered is never left to its deadline."""
    for number in range(20):
        for turn in play(GAME, 6, drawn(number), number.to_bytes(16, "big"), [prudent] * 6):
            for wait in GAME.waits(turn.state):
                if wait.must:
                    assert prudent(look(GAME, turn.state, wait.seat), DICE) is not None


def test_it_reads_its_look_and_nothing_else() -> None:
    """The same look gives the same move; what another seat may not read is not in it (J9)."""
    for number in range(8):
        for turn in play(GAME, 5, Options(), number.to_bytes(16, "big"), [prudent] * 5):
            seen = look(GAME, turn.state, 0)
            copy = msgspec.json.decode(msgspec.json.encode(seen.view), type=type(seen.view))

            assert prudent(seen, DICE) == prudent(msgspec.structs.replace(seen, view=copy), DICE)
            assert [member.team.value for member in seen.view.table.members[1:]] == [None] * 4


def of_team(team: str) -> Steward:
    """Prudent in this team's seats, random in all others; who is who it learns from each look."""
    return lambda seen, dice: (prudent if seen.view.team == team else steady)(seen, dice)


def wins(team: str, seats: int, count: int, steward: Steward) -> float:
    """The share of games this team wins."""
    won = 0
    for number in range(count):
        *_, end = play(GAME, seats, Options(), number.to_bytes(16, "big"), [steward] * seats)
        over = end.state.over
        won += any(over.teams[seat] == team for seat in over.winners)
    return won / count


@pytest.mark.parametrize("team", ["english", "french"])
@pytest.mark.parametrize("seats", [4, 7, 10])
def test_a_prudent_team_beats_a_random_one(team: str, seats: int) -> None:
    """Over many games: a random team wins less than half of them."""
    assert 0.75 < wins(team, seats, 40, of_team(team))


def test_a_prudent_dutch_seat_wins_more_often_than_a_random_one() -> None:
    """TI-6.4 to TI-6.7: among random teams."""
    assert wins("dutch", 7, 60, steady) + 0.2 < wins("dutch", 7, 60, of_team("dutch"))
