"""Which letters the boards' font has: what it lacks would be an empty box."""

from functools import cache
from importlib.resources import files

HELPERS = range(0x2066, 0x206A)
"""Isolates: they turn a text's direction and are not drawn."""


def drawable(text: str) -> bool:
    """Whether every letter of a text can be drawn."""
    return all(ord(letter) in HELPERS or ord(letter) in _letters() for letter in text)


@cache
def _letters() -> frozenset[int]:
    lines = (files("data") / "boards" / "fonts" / "letters.txt").read_text("ascii").split()
    runs = (tuple(int(end, 16) for end in line.split("-")) for line in lines)
    return frozenset(letter for first, last in runs for letter in range(first, last + 1))
