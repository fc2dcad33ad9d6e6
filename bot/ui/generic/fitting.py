"""A label that is longer than Discord takes is cut."""

from typing import Final

from bot.render.bidi import FSI, PDI, RLI
from bot.render.users import plain_words

ELLIPSIS: Final = "\u2026"
MARKS: Final = 8
"""Room for the marks of direction that a label may still get."""


def fits(text: str, most: int) -> bool:
    """Whether the text needs no cutting; escapes in it are not shown on a label."""
    return len(plain_words(text)) <= most - MARKS


def fitting(text: str, most: int) -> str:
    """The text, or the beginning of it; no mark of direction is left open."""
    if fits(text, most):
        return text
    short = plain_words(text)[: most - MARKS - 1].rstrip() + ELLIPSIS
    opened = sum(short.count(sign) for sign in (FSI, RLI)) - short.count(PDI)
    return short + PDI * opened
