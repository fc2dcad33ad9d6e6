"""The Court is a set of cards without an order: which card comes is drawn when it is drawn (CO-R19)."""

from collections.abc import Sequence
from math import perm
from typing import TypeVar

from engine.games.coup.moves import Cards, Character
from engine.kernel.dice import Dice, Purpose

T = TypeVar("T")


def draw(
    items: Sequence[T], count: int, dice: Dice, *purpose: Purpose
) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """`count` different items in the order drawn, and the rest in its old order.

    One roll names one of all the orders in which they can come, each equally likely; up to 20 items.
    """
    rest, drawn = list(items), []
    roll = dice.below(perm(len(rest), count), *purpose)
    for _ in range(count):
        roll, spot = divmod(roll, len(rest))
        drawn.append(rest.pop(spot))
    return tuple(drawn), tuple(rest)


def gather(*parts: Cards) -> Cards:
    """Cards put together, sorted: a pile that tells nothing of how it came about."""
    pile: list[Character] = []
    for part in parts:
        pile += part
    pile.sort()
    return tuple(pile)
