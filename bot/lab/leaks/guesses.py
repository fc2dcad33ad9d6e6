"""Moves made up from their types alone: most are nonsense, some are legal; no rule is asked."""

from functools import lru_cache
from typing import Any, Final, Literal, get_args, get_origin

from msgspec import Struct

from bot.lab.leaks.twins import types_of
from engine.kernel.dice import Dice

TEXTS = ("", "a", "Peyvandian", "0-1-0", "1-0-0", "2-1-0", "owl", "پیوندیان")


KEPT: Final = 64
"""So many rows of moves are kept: a match is asked for the same ones at each of its moments."""


@lru_cache(KEPT)
def guesses(union: Any, chance: Dice, count: int) -> tuple[Any, ...]:
    """Made-up actions of this union, `count` of them, each kind in turn, their fields drawn at random."""
    kinds = get_args(union) or (union,)
    return tuple([guess(kinds[number % len(kinds)], chance, number) for number in range(count)])


def guess(kind: Any, chance: Dice, *purpose: str | int) -> Any:
    """A value of this type."""
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = types_of(kind)
        return kind(**{name: guess(hints[name], chance, *purpose, name) for name in kind.__struct_fields__})
    if origin is Literal:
        return chance.pick(parts, *purpose)
    if origin is tuple:
        size = chance.roll_below(3, *purpose, "size")
        return tuple(guess(parts[0], chance, *purpose, spot) for spot in range(size))
    if parts:
        return guess(chance.pick(parts, *purpose, "kind"), chance, *purpose)
    return _plain(kind, chance, *purpose)


def _plain(kind: Any, chance: Dice, *purpose: str | int) -> Any:
    if kind is bool:
        return chance.roll_below(2, *purpose) == 1
    if kind is int:
        return chance.roll_below(7, *purpose)
    return None if kind is type(None) else chance.pick(TEXTS, *purpose)
