"""Which letters the boards' font has, as what it lacks would be an empty box, and how wide a text is."""

import math
from functools import cache, lru_cache
from importlib.resources import as_file, files

from PIL import ImageFont

BOLD, REGULAR = "Vazirmatn-Bold.ttf", "Vazirmatn-Regular.ttf"
"""The two weights of the font; the first is the wider."""

MEASURE = 100
"""Pixels high, in which texts are measured."""

LETTER, LINE, LEADING = 1.25, 1.5625, 1.1
"""In sizes how high a letter with its marks is, and a line; units by which lines are nearer (kit.typ)."""

HELPERS = range(0x2066, 0x206A)
"""Isolates: they turn a text's direction and are not drawn."""


def is_drawable(text: str) -> bool:
    """Whether every letter of a text can be drawn."""
    return all(ord(letter) in HELPERS or ord(letter) in _letters() for letter in text)


@lru_cache(1024)
def text_wide(text: str, size: float) -> float:
    """Of a text on one line in bold letters, in the units of its size."""
    return _font().getlength(text) * size / MEASURE


def text_high(text: str, size: float, wide: float) -> int:
    """How high a box of this width has to be for a text, on as many lines as it takes."""
    return math.ceil(size * LETTER + (_lines(text, size, wide) - 1) * (size * LINE - LEADING))


def _lines(text: str, size: float, wide: float) -> int:
    """Words one after another, each on a line of its own that has no room before it."""
    space, lines, taken = text_wide(" ", size), 1, 0.0
    for word in text.split(" "):
        long = text_wide(word, size)
        if taken and taken + space + long > wide:
            lines, taken = lines + 1, long
        else:
            taken += long + (space if taken else 0)
    return lines


@cache
def _font() -> ImageFont.FreeTypeFont:
    with as_file(files("data") / "boards" / "fonts" / BOLD) as path:
        return ImageFont.truetype(path, MEASURE)


@cache
def _letters() -> frozenset[int]:
    lines = (files("data") / "boards" / "fonts" / "letters.txt").read_text("ascii").split()
    runs = (tuple(int(end, 16) for end in line.split("-")) for line in lines)
    return frozenset(letter for first, last in runs for letter in range(first, last + 1))
