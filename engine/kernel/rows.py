"""Rows of things that may be there twice: tokens of a hand, cards of a deck."""

from typing import TypeVar

T = TypeVar("T")


def remove_each(row: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """The row less the first of each of these that is there."""
    left = list(row)
    for one in gone:
        if one in left:
            left.remove(one)
    return tuple(left)
