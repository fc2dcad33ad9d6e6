"""The prudent steward of Houses over whole campaigns: always legal, never late, and better than chance."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games
from engine.games.houses.events import GenerationScored
from engine.games.houses.moves import AgreeToStop, Options, Score
from engine.games.houses.names import RoleName as GameRole
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.moves import Expire
from engine.kernel.sealed import open_sealed
from engine.kernel.steward import Steward
from engine.playout import look, play
from engine.stewards import kinds, random, steward_for
from tests.engine.games.houses import small
from tests.engine.games.houses.stewards.council import DICE, GAME


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, Options]:
    """Seats and settings of every kind, two generations."""
    return draw(st.sampled_from(GAME.seats)), Options(
        generations=2,
        ballots=draw(st.sampled_from(["secret", "open"])),
        absent=draw(st.sampled_from(["absent", "steward"])),
        purses=draw(st.sampled_from(["public", "hidden"])),
        equals=draw(st.sampled_from(["worse", "better", "shared"])),
        deals=draw(st.sampled_from(["private", "public"])),
        ahead=draw(st.sampled_from([0, 1, 2])),
    )


def campaign(seats: int, options: Options, number: int, stewards: Sequence[Steward]) -> list[Any]:
    """The turns of a campaign."""
    seed = number.to_bytes(16, "big")
    return list(play(GAME, seats, options, seed, stewards, limit=5_000))


@settings(max_examples=15, deadline=None)
@given(table=tables(), number=st.integers(min_value=0, max_value=2**60))
def test_it_moves_only_legally_and_never_lets_a_wait_run_out(table: tuple[int, Options], number: int) -> None:
    """Chapter 13, every option: a refused move would end the campaign with an error."""
    seats, options = table
    turns = campaign(seats, options, number, [prudent] * seats)

    assert GAME.result(turns[-1].state) is not None
    assert not any(isinstance(turn.action, Expire | AgreeToStop) for turn in turns)


@settings(max_examples=10, deadline=None)
@given(table=tables(), number=st.integers(min_value=0, max_value=2**60))
def test_it_finds_an_answer_among_random_players_too(table: tuple[int, Options], number: int) -> None:
    """Deals, promises and short ballots that a prudent table never makes: each must wait is answered."""
    seats, options = table
    roster = [prudent, *[random.choose] * (seats - 1)]
    for turn in campaign(seats, options, number, roster):
        for wait in GAME.waits(turn.state):
            if wait.must and wait.seat == 0 and GAME.result(turn.state) is None:
                assert prudent(look(GAME, turn.state, 0), DICE) is not None


def test_it_reads_its_look_and_nothing_else() -> None:
    """HO-R37: a view that went through JSON gives the same move, and holds no other house's secrets."""
    for turn in campaign(5, Options(generations=1), 3, [prudent] * 5):
        seen = look(GAME, turn.state, 0)
        copy = msgspec.json.decode(msgspec.json.encode(seen.view), type=type(seen.view))

        assert prudent(seen, DICE) == prudent(msgspec.structs.replace(seen, view=copy), DICE)


def test_two_tables_with_the_same_seed_are_the_same() -> None:
    """The steward's own chance is handed in."""
    assert campaign(4, Options(generations=1), 8, [prudent] * 4) == campaign(
        4, Options(generations=1), 8, [prudent] * 4
    )


def scores(count: int) -> dict[bool, list[Score]]:
    """The characters' scores of so many campaigns, by whether a prudent steward played."""
    found = defaultdict(list)
    for number in range(count):
        wise = [(seat + number) % 2 == 0 for seat in range(5)]
        roster: list[Steward] = [prudent if one else random.when_asked for one in wise]
        for turn in campaign(5, Options(generations=2), number, roster):
            for event in turn.events:
                for row in event.scores if isinstance(event, GenerationScored) else ():
                    found[wise[row.seat]].append(row)
    return found


def test_the_prudent_beat_the_random_by_far() -> None:
    """Chapter 10: mean points and mean place over forty campaigns, seats and roles mixed."""
    found = scores(40)
    points = {wise: sum(row.total for row in rows) / len(rows) for wise, rows in found.items()}
    place = {wise: sum(row.place for row in rows) / len(rows) for wise, rows in found.items()}

    assert points[True] > points[False] + 3
    assert place[True] < place[False] - 0.8


def test_its_roles_and_ballots_are_not_the_same_every_time() -> None:
    """Nobody reads its role or its ballot off the realm alone: every role and every ballot comes up."""
    roles, ballots = set(), set()
    for number in range(12):
        for turn in campaign(5, Options(generations=1), number, [prudent] * 5):
            roles |= {open_sealed(one.role) for one in turn.state.characters if one.role}
            ballots |= {getattr(turn.action, "ballot", "")}

    assert set(get_args(GameRole)) == roles
    assert {"yes", "no", "gather", "moderate"} == ballots - {""}


@pytest.mark.parametrize("name", list(games.table(small.content())))
def test_every_game_has_its_prudent_steward(name: str) -> None:
    """A table may name any of these kinds, and gets one that plays this game."""
    game = games.table(small.content())[name]

    assert {"prudent", "random"} <= set(kinds(game))
    assert steward_for(game, "prudent").__module__.startswith(f"engine.games.{name}.stewards")
    assert random.when_asked is steward_for(game, "random")


def test_a_steward_that_a_game_has_not_is_the_random_one() -> None:
    """A log may name a kind that this program no longer knows; the seat still plays."""
    assert random.when_asked is steward_for(GAME, "a kind of long ago")
