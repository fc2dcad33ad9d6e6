"""Boards told as pieces: small pictures that the template paints from where they begin, and plain rectangles.

A piece that shows the same is drawn once for all boards of its template, so that what seldom changes stands
apart from what often does.
"""

from collections.abc import Iterable
from typing import Any, Final

from bot.pictures.facts import BLOCK, Layer, Layered, Sheet, grained, mirrored
from bot.pictures.letters import text_wide

ROOM: Final = 4
"""Units around a piece of a board, for its strokes and for what of a letter reaches out of its line."""

Box = tuple[float, float, float, float]
"""Left, top, width and height in units, as in a language that runs from the left."""


def piece(shown: Sheet, box: Box, kind: str, shows: Any = None) -> Layer:
    """A layer that the template paints from where it begins as lines run (`pieces` in kit.typ)."""
    left, top, wide, high = box
    around = (mirrored(shown, left, wide) - ROOM, top - ROOM, wide + 2 * ROOM, high + 2 * ROOM)
    return Layer(_grained(around), kind, shows)


def block(shown: Sheet, box: Box, fill: str) -> Layer:
    """A rectangle of one colour: it is laid as it is, and nothing of it has to be drawn."""
    left, top, wide, high = box
    return Layer(_grained((mirrored(shown, left, wide), top, wide, high)), BLOCK, None, fill)


def _grained(box: Box) -> Box:
    left, top, wide, high = box
    return grained(left), grained(top), grained(wide), grained(high)


def snug(told: str, size: float, most: float) -> float:
    """As wide as a text is on one line, at most so wide: what is clear beside it costs as much as letters."""
    return min(most, grained(1.04 * text_wide(told, size)) + ROOM)


def pieced(
    shown: Sheet,
    height: float,
    bands: tuple[tuple[float, float, str], ...],
    of: Iterable[Layer],
) -> Layered:
    """The board that these are pieces of."""
    return Layered(
        rtl=shown.rtl,
        language=shown.language,
        digits=shown.digits,
        words=shown.words,
        height=grained(height),
        bands=bands,
        layers=tuple(of),
    )
