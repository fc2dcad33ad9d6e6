"""The cunning steward of Treasure Island: it reads teams from deeds, and acts on friend and foe."""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.treasure.base import Options
from engine.games.treasure.chapters import AnyAction
from engine.games.treasure.chapters.dawn import TreasureTaken, on_treasure_taken
from engine.games.treasure.chapters.day import Attack, Maroon, Mutiny, Shift
from engine.games.treasure.chapters.night import Vote
from engine.games.treasure.chapters.rounds import Resign
from engine.games.treasure.chapters.setup import Stowed, on_stowed
from engine.games.treasure.state import Deed
from engine.games.treasure.stewards.cunning import cunning
from engine.games.treasure.stewards.odds import odds
from engine.games.treasure.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.steward import Look, Steward
from engine.playout import look, play
from tests.engine.games.treasure.board import GAME, Board, board
from tests.engine.games.treasure.whole_games import settings as drawn

DICE = Dice(bytes(16))
LONG = bool(os.environ.get("KHANDAN_LONG"))
GAMES = 200 if LONG else 30


def choice(table: Board, name: str, *deeds: Deed) -> AnyAction | None:
    """What the steward does in this seat after what was seen before."""
    state = replace(table.state, deeds=deeds)
    chosen: AnyAction | None = cunning(look(GAME, state, table.seat(name)), DICE)
    return chosen


def thought(seats: str, *deeds: Deed) -> list[float]:
    """How likely the first seat, English, takes each seat for French; `A B C D` stand on one ship each."""
    table = board(seats)
    seen = look(GAME, replace(table.state, deeds=deeds), 0)
    return [round(one, 2) for one in odds(seen.view).french]


def test_without_deeds_only_the_numbers_of_the_teams_tell_TI_1_1() -> None:
    assert [0.0, 0.67, 0.67, 0.67] == thought("FD: A B; JR: C D")


def test_who_gives_treasure_to_a_side_is_thought_to_sail_for_it() -> None:
    """TI-2.3, TI-4.9, TI-5.2: and the others are what is left."""
    _, french, second, third = thought("FD: A B; JR: C D", Deed("stow", 1, "french"))

    assert 0.9 < french
    assert second == third < 0.67


def test_who_gives_to_both_sides_is_the_dutch_seat() -> None:
    """TI-1.1: with an odd number of seats somebody has no side."""
    shown = (Deed("shift", 1, "french"), Deed("loot", 1, "english"))
    table = board("FD: A B C; JR: D E", teams="D: B; F: D E")
    known = odds(look(GAME, replace(table.state, deeds=shown), 0).view)

    assert 0.5 < 1 - known.english[1] - known.french[1]


def test_it_reads_what_everybody_saw_and_no_vote() -> None:
    """TI-5.1: the deeds of a game are its stows, shifts, catches, maroonings and mutinies."""
    table = board("FD: A B C; JR: D", "FD E1 F1").do("C", Shift("french")).do("B", Mutiny())

    assert (Deed("shift", 2, "english"), Deed("mutiny", 1, against=0)) == table.state.deeds


def test_what_chance_did_for_a_captain_is_nobodys_deed() -> None:
    """TI-2.3, TI-5.2: a lot tells nothing, and an order whose captain has gone is nobody's choice."""
    table = board("FD: A B C; JR: D").do("A", Attack()).dusk().state
    gone = replace(table, orders=(replace(table.orders[0], head=None),))
    empty = board("FD: A B C D").state

    assert [(), ()] == [
        on_stowed(table, Stowed("fd", "english", by_lot=True)).deeds,
        on_stowed(empty, Stowed("jr", "english", by_lot=False)).deeds,
    ]
    assert (Deed("stow", 0, "english"),) == on_stowed(table, Stowed("fd", "english", by_lot=False)).deeds
    assert ((), (Deed("loot", 0, "french"),)) == (
        on_treasure_taken(gone, TreasureTaken(0, "fd", "spanish", "french", "none")).deeds,
        on_treasure_taken(table, TreasureTaken(0, "fd", "spanish", "french", "none")).deeds,
    )


def test_a_captain_of_a_small_crew_sends_the_foe_ashore_before_he_attacks() -> None:
    """TI-4.7: the foe and not the friend; with nobody to fear he attacks."""
    table = board("FD: A B C; JR: D", teams="F: B D")
    foe, friend = Deed("stow", 1, "french"), Deed("stow", 1, "english")

    assert Maroon(1) == choice(table, "A", foe, foe)
    assert Attack() == choice(board("FD: A B; JR: C D"), "A", friend, friend)


def test_a_mate_leaves_a_friend_in_the_chair() -> None:
    """TI-4.8."""
    table = board("FD: A B C; JR: D", "FD E0 F0", spanish=0)

    assert Mutiny() == choice(table, "B", Deed("stow", 0, "french"))
    assert Mutiny() != choice(table, "B", Deed("stow", 0, "english"), Deed("loot", 0, "english"))


def test_votes_go_with_the_captain_who_is_a_friend_and_against_a_foe() -> None:
    """TI-5.2, TI-5.3."""
    raid = board("FD: A B C D; JR: X").do("A", Attack()).dusk()
    rising = board("FD: A B C D; JR: X").do("B", Mutiny()).dusk()
    friend, foe = ((Deed("stow", 0, side), Deed("loot", 0, side)) for side in ("english", "french"))

    assert [Vote(0, "fire"), Vote(0, "douse")] == [choice(raid, "C", *friend), choice(raid, "C", *foe)]
    assert [Vote(0, "against"), Vote(0, "for")] == [choice(rising, "C", *friend), choice(rising, "C", *foe)]


@settings(max_examples=15, deadline=None)
@given(seats=st.integers(min_value=2, max_value=10), number=st.integers(min_value=0, max_value=2**60))
def test_the_steward_names_only_what_it_is_offered(seats: int, number: int) -> None:
    """Every option, every number of seats: legal moves only, never leaving, and games that end."""

    def watched(seen: Look, dice: Dice) -> AnyAction | None:
        chosen: AnyAction | None = cunning(seen, dice)
        assert chosen is None or chosen in seen.ask(None)
        assert not isinstance(chosen, Resign)
        return chosen

    *_, end = play(GAME, seats, drawn(number), number.to_bytes(16, "big"), [watched] * seats, limit=20_000)

    assert GAME.result(end.state) is not None


def of_team(team: str) -> Steward:
    """Cunning in this team's seats, prudent in all others."""
    return lambda seen, dice: (cunning if seen.view.team == team else prudent)(seen, dice)


def share(seats: int, team: str) -> float:
    """The share of games that the team wins."""
    won = 0
    for number in range(GAMES):
        *_, end = play(GAME, seats, Options(), number.to_bytes(16, "big"), [of_team(team)] * seats)
        over = end.state.over
        won += any(over.teams[seat] == team for seat in over.winners)
    return won / GAMES


@pytest.mark.parametrize("seats", [4, 6, 7, 9, 10] if LONG else [6, 9])
def test_a_cunning_team_wins_more_than_its_share_against_a_prudent_one(seats: int) -> None:
    """A fair share is a half; with an odd number of seats the Dutch one stands in both teams' way."""
    bound = 0.5 if seats == 7 else 0.6

    assert bound < (share(seats, "english") + share(seats, "french")) / 2
