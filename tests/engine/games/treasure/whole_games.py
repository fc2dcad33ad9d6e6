"""Whole random games for the invariants: every number of seats, every option."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from engine.games.treasure.moves import Options, Resign
from engine.kernel.dice import Dice
from engine.lab import Turn, play
from engine.stewards import random
from engine.stewards.steward import Look
from tests.engine.games.treasure.board import GAME

CHOICES: dict[str, tuple[Any, ...]] = {name: get_args(hint) for name, hint in get_type_hints(Options).items()}


def steady(look: Look, dice: Dice) -> Any | None:
    """Any offer; but leaving, open at every moment, is taken once in 40 times, and silence now and then."""
    if dice.below(25, "silent") == 0:
        return None
    move = random.choose(look, dice)
    if not isinstance(move, Resign) or dice.below(40, "leave") == 0:
        return move
    stay = tuple(offer for offer in look.ask(None) if not isinstance(offer, Resign))
    return dice.pick(stay, "stay") if stay else None


def settings(number: int) -> Options:
    """Options drawn for the game of this number; two and three may always play."""
    dice = Dice(number.to_bytes(16, "big"))
    drawn = {name: dice.pick(values, "option", name) for name, values in CHOICES.items()}
    return msgspec.convert({**drawn, "min_players": 2}, Options)


def turns(seats: int, options: Options, number: int) -> Iterator[Turn]:
    """A whole game by steady random stewards."""
    return play(GAME, seats, options, number.to_bytes(16, "big"), [steady] * seats, limit=20_000)
