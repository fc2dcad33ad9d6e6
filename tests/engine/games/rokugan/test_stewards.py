"""The stewards of Rokugan: how well they play, and that they know no more than their seat does."""

import os
from collections.abc import Sequence
from typing import Any

import pytest

from bot.lab.leaks.twins import twin
from engine.games.rokugan.base import Options
from engine.games.rokugan.chapters.resolution import forecast, resolve
from engine.games.rokugan.names import KIND, Province, Token
from engine.games.rokugan.state import State
from engine.games.rokugan.stewards.cunning import cunning, world
from engine.games.rokugan.stewards.placing import WASTED, Weighing, odds
from engine.games.rokugan.stewards.prudent import prudent
from engine.games.rokugan.stewards.worth import gain, standing
from engine.kernel.dice import Dice
from engine.kernel.step import fold
from engine.kernel.steward import Steward
from engine.playout import Turn, look, play
from engine.stewards.random import when_asked
from tests.engine.games.rokugan.board import DICE, table
from tests.engine.games.rokugan.whole_games import GAME, any_options

BOTH = [prudent, cunning]
DUELS = 200 if os.environ.get("KHANDAN_LONG") else 8
"""Games between stewards; a few show that nothing has broken, many what was promised."""

LANDS = {"lion_north": (0, 1), "lion_capital": (0, 1), "unicorn_south": (1, 1), "crab_west": (1, 1)}


def game(stewards: Sequence[Steward], number: int, options: Options | None = None) -> list[Turn]:
    """A game to its end."""
    seed = number.to_bytes(16, "big")
    return list(play(GAME, len(stewards), options or Options(), seed, stewards, limit=2000))


def share(one: Steward, other: Steward, seats: int, games: int) -> float:
    """Of the victories, `one`'s among a table of `other`, in every seat by turns; shared ones in parts."""
    won = 0.0
    for number in range(games):
        row: list[Any] = [other] * seats
        row[number % seats] = one
        first = game(row, number)[-1].state.places[0]
        won += (number % seats in first) / len(first)
    return won / games


def test_the_prudent_beat_chance() -> None:
    """Nine in ten at the least."""
    assert share(prudent, when_asked, 2, 12) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize(("seats", "least"), [(2, 0.6), (4, 1.3 / 4)])
def test_the_cunning_beat_the_prudent(seats: int, least: float) -> None:
    """Three in five at two seats, above 1.3 fair shares among four."""
    assert share(cunning, prudent, seats, DUELS) >= least


@pytest.mark.parametrize("steward", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_table_comes_to_its_end(steward: Steward, seats: int) -> None:
    """With any options: each answers whatever it is asked, and its answers are legal."""
    options = any_options(Dice(bytes([seats]) * 16))
    last = game([steward, *[prudent] * (seats - 1)], seats, options)[-1].state

    assert GAME.result(last) is not None


@pytest.mark.parametrize("steward", BOTH)
def test_a_steward_sees_its_own_sight_alone(steward: Steward) -> None:
    """BR-ENG-4: the same move where only what others hold is different."""
    turns = game([prudent, when_asked, prudent], 3)
    for turn in turns[30::17]:
        for seat in range(3):
            state, other = turn.state, twin(turn.state, seat)
            first, second = (steward(look(GAME, one, seat), DICE) for one in (state, other))
            assert first == second


@pytest.mark.parametrize(
    ("first", "second"), [("raid", "raid"), ("diplomacy", "diplomacy"), ("raid", "bluff")]
)
def test_a_second_raid_is_laid_elsewhere_or_kept(first: Token, second: Token) -> None:
    """BR-RAID-4, BR-DIP-2: several in one province do what one does; a bluff comes back to hand."""
    where: Province = "lion_north" if first == "raid" else "unicorn_south"
    lands = {"lion_north": (0, 1), "unicorn_south": (1, 1), "crab_west": (1, 3)}
    worths = [
        next(one.worth for one in Weighing(state, 1).of(second) if one.move.province == where)
        for state in (
            table(("lion", "unicorn"), lands, pieces, hands={1: (second, "bluff")}).state
            for pieces in ((), ((1, first, where),))
        )
    ]

    assert worths[0] > WASTED
    assert (worths[1] == WASTED) == (second != "bluff")


def test_worlds_are_what_a_view_leaves_open() -> None:
    """BR-COMP-5: nobody is given a token that is discarded, that lies elsewhere, or that it never had."""
    turns = game([prudent, when_asked], 5)
    for turn in turns[40::11]:
        view = GAME.view(turn.state, 0)
        imagined = world(view, DICE, 1)
        for piece, real in zip(imagined.pieces, turn.state.pieces, strict=True):
            assert piece.token.value is not None
            assert KIND[piece.token.value] != "blessing"
            assert real.owner != 0 or piece.token.value == real.token.value
            assert piece.token.value in view.standings[piece.owner].unseen or piece.faceup


def test_a_forecast_is_the_resolution_of_what_is_imagined() -> None:
    """The one road by which a steward looks ahead."""
    pieces = ((0, "army_5", "unicorn_south", "lion_north"), (1, "army_1", "unicorn_south"))
    state: State = table(("lion", "crab"), LANDS, pieces, phase="resolve").state

    assert fold(GAME, state, resolve(state, DICE)) == forecast(state)


def test_worth_and_odds_go_the_way_they_should() -> None:
    """More strength is surer, a third province of a territory is worth more than a first one elsewhere."""
    state = table(("lion", "crab"), LANDS).state
    more = table(("lion", "crab"), {**LANDS, "lion_coast": (0, 1)}).state

    south = odds(state, 0, "unicorn_south")
    assert south.take_chance(3) > south.take_chance(1)
    assert 1.0 == odds(state, 0, "lion_north").hold_chance(0)
    assert gain(state, 0, "lion_coast") > gain(state, 0, "crane_capital")
    assert standing(more, 0) > standing(state, 0)
