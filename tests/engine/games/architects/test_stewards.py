"""The stewards of Architects: how well they play, and that they know no more than their seat does."""

import os
from collections.abc import Sequence
from typing import Any

import pytest

from bot.lab.leaks.twins import twin
from engine.games.architects.base import Options
from engine.games.architects.facts import buildings_of
from engine.games.architects.forecast import candidates, table_after, unseen_buildings, world
from engine.games.architects.state import deck_size, hand
from engine.games.architects.stewards.playing import advantage, cunning, promise, prudent, worth
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.step import refusal
from engine.kernel.steward import Steward
from engine.playout import Turn, look, play
from engine.stewards.random import when_asked
from tests.engine.games.architects.board import DICE, GAME, table
from tests.engine.games.architects.whole_games import any_options

BOTH = [prudent, cunning]
LONG = "KHANDAN_LONG" in os.environ
DUELS = 100
"""Games between stewards."""

SHORT = Options(turn_limit="fifteen")


def game(stewards: Sequence[Steward], number: int, options: Options = SHORT) -> list[Turn]:
    """A game to its end."""
    seed = number.to_bytes(16, "big")
    return list(play(GAME, len(stewards), options, seed, stewards, limit=5000))


def share(one: Steward, other: Steward, games: int) -> float:
    """Of the victories at two seats, `one`'s, in either seat by turns; shared ones in parts."""
    won = 0.0
    for number in range(games):
        row: list[Any] = [other, other]
        row[number % 2] = one
        first = game(row, number, Options())[-1].state.places[0]
        won += (number % 2 in first) / len(first)
    return won / games


def test_the_prudent_beat_chance() -> None:
    """Nineteen in twenty at the least; here a few of them."""
    assert share(prudent, when_asked, 3) >= 0.95


@pytest.mark.skipif(not LONG, reason="four seconds a game")
def test_the_cunning_beat_the_prudent() -> None:
    """Three in five at two seats."""
    assert share(cunning, prudent, DUELS) >= 0.6


@pytest.mark.parametrize("steward", BOTH)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_table_comes_to_its_end(steward: Steward, seats: int) -> None:
    """With any options: each answers whatever it is asked, and its answers are legal."""
    options = any_options(Dice(bytes([seats]) * 16), turn_limit="fifteen")
    last = game([steward, *[prudent] * (seats - 1)], seats, options)[-1].state

    assert GAME.result(last) is not None


@pytest.mark.parametrize("steward", BOTH)
def test_a_steward_sees_its_own_sight_alone(steward: Steward) -> None:
    """AW-INFO-1: the same move where only what others hold is different."""
    for turn in game([prudent, when_asked], 3)[8::9]:
        for seat in range(2):
            state, other = turn.state, twin(turn.state, seat)
            first, second = (steward(look(GAME, one, seat), DICE) for one in (state, other))
            assert first == second


def test_worlds_are_what_a_view_leaves_open() -> None:
    """AW-INFO-1: every card once, hands and decks as large as they are, one's own hand as it is."""
    for turn in game([prudent, when_asked], 5)[8::9]:
        imagined = world(GAME.view(turn.state, 0), DICE, 1)
        cards = [*open_sealed(imagined.fresh), *(open_sealed(one.card) for one in imagined.under)]
        for player in imagined.players:
            cards += [*player.built, *open_sealed(player.hand)]
        assert sorted(cards) == sorted(buildings_of(("base",)))
        assert hand(turn.state, 0) == hand(imagined, 0)
        assert deck_size(turn.state) == deck_size(imagined)
        assert set(hand(turn.state, 1)) <= set(unseen_buildings(GAME.view(turn.state, 0).table))


def test_what_is_thought_of_may_be_done() -> None:
    """The moves a steward weighs are legal, and each leads to the next question."""
    for turn in game([when_asked, when_asked, when_asked], 7)[20::13]:
        state = turn.state
        if GAME.result(state) is None:
            seat = state.active
            for one in candidates(lambda begun: GAME.offers(state, seat, begun)):  # noqa: B023
                assert refusal(GAME, state, seat, one) is None
                then = table_after(state, seat, one, DICE)
                assert GAME.waits(then) or then.why


def test_worth_goes_the_way_it_should() -> None:
    """A building within reach is worth more than one that is far; prisoners and debts cost."""
    near = table(2, {0: {"hand": ["well"], "goods": {"wood": 2, "stone": 2}}}).state
    far = table(2, {0: {"hand": ["university"], "goods": {"wood": 2, "stone": 2}}}).state
    jail = table(2, {0: {"hand": ["well"], "goods": {"wood": 2, "stone": 2}, "prison": 6, "unpaid": 2}}).state

    assert worth(near, 0) > worth(far, 0)
    assert worth(near, 0) > worth(jail, 0)
    assert advantage(near, 0) > advantage(near, 1)
    assert promise("barracks") != promise("well")
