"""Matches to try laws on: every game, with random options and seats, played at random to some depth.

Which games there are, their numbers of seats and the options that make them short is asked of their records
alone, so that a new game goes through every law without a line here. The example of docs/adding_a_game.md is
among them: what the page promises a new game, the laws show.
"""

import os
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine import games, playout
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.stewards import random
from tests.engine.games.houses import small
from tests.laws import example_game

SEEDS = tuple(range(6))
LONG = "KHANDAN_LONG" in os.environ


@cache
def table() -> dict[str, AnyGame]:
    """The program's games and the example; Houses has a small content in which each perk is soon won."""
    return {**games.table(small.content()), example_game.NAME: example_game.game()}


NAMES = tuple(table())


def dice(seed: int) -> Dice:
    """The test's own chance."""
    return Dice(f"laws {seed:16}".encode())


def options(game: AnyGame, chance: Dice) -> Any:
    """The game's options, every choice of a list at random; a few numbers small, so that matches end."""
    hints = get_type_hints(game.options)
    chosen = {
        name: chance.pick(get_args(hint), "option", name)
        for name, hint in hints.items()
        if get_origin(hint) is Literal
    }
    return game.options(**{**chosen, **game.brief})


def draws_at_setup(game: AnyGame) -> bool:
    """Whether its first events depend on the dice: without that, no other draw can be told from them."""
    options = game.options(**game.brief)
    one, other = (game.setup(game.usual_seats, options, Dice(bytes([seed] * 16))) for seed in (0, 1))
    return one != other


def shortest_options(game: AnyGame) -> Any:
    """The options with which a match of the game is as short as can be."""
    return game.options(**{**game.brief, **game.shortest})


def typed_options(game: AnyGame, *, short: bool = True) -> str:
    """The same as a person types them ("rounds=4, fleet_from=3"); not `short`: those of a brief match."""
    options = {**game.brief, **game.shortest} if short else game.brief
    return ", ".join(f"{name}={value}" for name, value in options.items())


def pressed_seats(game: AnyGame) -> tuple[int, ...]:
    """The numbers of seats at which a match is played by people who press buttons, one match for each.

    A game with standing orders is one that goes over days: unless there is time, its least number alone.
    """
    return game.seats if LONG or game.orders is None else (min(game.seats),)


def match(name: str, seed: int, limit: int = 400) -> Iterator[playout.Turn]:
    """The turns of a random match of this game."""
    game, chance = table()[name], dice(seed)
    seats = chance.pick(game.seats, "seats")
    return playout.play(
        game, seats, options(game, chance), chance.seed, (random.choose,) * seats, limit=limit
    )


@cache
def turns(name: str, seed: int, limit: int = 600) -> tuple[playout.Turn, ...]:
    """The same, kept."""
    return tuple(match(name, seed, limit))


def seats_of(name: str, seed: int) -> int:
    """How many seats that match has."""
    return int(dice(seed).pick(table()[name].seats, "seats"))


def moments(name: str, seed: int, step: int = 7) -> tuple[Any, ...]:
    """Some of the states of that match, the one after its end among them."""
    *before, last = turns(name, seed)
    return (*(turn.state for turn in before[::step]), last.state)
