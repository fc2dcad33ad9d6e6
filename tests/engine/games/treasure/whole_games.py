"""Whole random games for the invariants: every number of seats, every option."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from engine.games.treasure.base import Options
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.steward import Look
from engine.playout import Turn, play
from engine.stewards import random
from tests.engine.games.treasure.board import GAME

CHOICES: dict[str, tuple[Any, ...]] = {name: get_args(hint) for name, hint in get_type_hints(Options).items()}


def steady(look: Look, dice: Dice) -> Any | None:
    """Any offer; now and then silence, and once in a long while leaving, which is never listed."""
    if dice.roll_below(25, "silent") == 0:
        return None
    leave = look.ask(PartialMove("resign"))
    if leave and dice.roll_below(250, "leave") == 0:
        return leave[0]
    return random.choose(look, dice)


def settings(number: int) -> Options:
    """Options drawn for the game of this number; two and three may always play."""
    dice = Dice(number.to_bytes(16, "big"))
    drawn = {name: dice.pick(values, "option", name) for name, values in CHOICES.items()}
    return msgspec.convert({**drawn, "min_players": 2}, Options)


def turns(seats: int, options: Options, number: int) -> Iterator[Turn]:
    """A whole game by steady random stewards."""
    return play(GAME, seats, options, number.to_bytes(16, "big"), [steady] * seats, limit=20_000)
