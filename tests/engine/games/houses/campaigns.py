"""Whole campaigns by random players, told event by event with the state before and after each."""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from engine import playout
from engine.games import houses
from engine.games.houses.content import Content
from engine.games.houses.fold import FOLDS
from engine.games.houses.moves import AgreeToStop, Options
from engine.games.houses.reading import read
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.steward import Look
from engine.stewards import random
from tests.engine.games.houses import small

REAL = Path(__file__).resolve().parents[4] / "data" / "houses"
COUNT = 2_000 if os.environ.get("KHANDAN_LONG") else 60
GENERATIONS = (1, 2, 2, 3, 4, 6)
"""Drawn from: most campaigns are short, some outlive their history's memory."""


class Moment(NamedTuple):
    """An event, and the campaign on both sides of it."""

    before: State
    event: Any
    after: State


@cache
def content(name: Literal["small", "real"]) -> Content:
    """The small content, in which every kind of perk is soon won, or the one that is played."""
    return small.content() if name == "small" else read(REAL)[0]


def options(chance: Dice) -> Options:
    """Any settings of the table."""
    hints = get_type_hints(Options)
    chosen = {
        name: chance.pick(get_args(hint), "option", name)
        for name, hint in hints.items()
        if get_origin(hint) is Literal
    }
    return Options(generations=chance.pick(GENERATIONS, "generations"), **chosen)


def campaign(number: int) -> tuple[Moment, ...]:
    """The moments of a campaign after its opening: seats, settings, content and play by its number."""
    chance = Dice(f"campaign {number:16}".encode())
    seats = chance.pick((3, 4, 5), "seats")
    game = houses.game(content("real" if number % 2 else "small"))
    player = random.choose if number % 6 == 0 else _staying
    turns = playout.play(game, seats, options(chance), chance.seed, (player,) * seats, limit=20_000)
    return tuple(_moments(turns))


def _moments(turns: Iterator[playout.Turn]) -> Iterator[Moment]:
    state: State | None = None
    for turn in turns:
        for event in turn.events:
            after = FOLDS[type(event)](state, event)
            if state is not None:
                yield Moment(state, event, after)
            state = after
        assert turn.state == state


def _staying(look: Look, dice: Dice) -> Any | None:
    """A random player who never agrees to stop: else most campaigns would end at their first pause."""
    move = random.choose(look, dice)
    return None if isinstance(move, AgreeToStop) else move
