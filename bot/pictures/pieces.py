"""Boards told as pieces: small pictures that the template paints from where they begin, and plain rectangles.

A piece that shows the same is drawn once for all boards of its template, so that what seldom changes stands
apart from what often does.
"""

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from bot.pictures.colours import LIGHT
from bot.pictures.facts import BLOCK, Layer, Layered, Sheet, mirror_x, round_to_pixel
from bot.pictures.lettering import ROOM, TEXT, Side, TextLine
from bot.pictures.letters import text_wide
from bot.render.bidi import FSI, lean

MINUS: Final = "\u2212"
TURNS: Final = ("\u2066", "\u2067")
"""Isolates of one direction, for what has no letters that tell it: a number with its sign."""

ISOLATES: Final = str.maketrans("", "", "\u2066\u2067\u2068\u2069")

Box = tuple[float, float, float, float]
"""Left, top, width and height in units, as in a language that runs from the left."""


def piece(shown: Sheet, box: Box, kind: str, shows: Any = None) -> Layer:
    """A layer that the template paints from where it begins as lines run (`pieces` in kit.typ)."""
    left, top, wide, high = box
    around = (mirror_x(shown, left, wide) - ROOM, top - ROOM, wide + 2 * ROOM, high + 2 * ROOM)
    return Layer(_round_box(around), kind, shows)


def text(
    shown: Sheet,
    box: Box,
    told: str,
    size: float,
    fill: str = LIGHT,
    *,
    bold: bool = False,
    side: Side = "start",
) -> Layer:
    """A text: of equal ones one is kept for all colours. What has no room is made smaller, or cut."""
    line = TextLine(_plain(shown, told), size, *box[2:], bold=bold, side=side)
    return replace(piece(shown, box, TEXT, line), fill=fill)


def _plain(shown: Sheet, told: str) -> str:
    """Without isolates that turn nothing: what each holds is shaped for itself, which takes time."""
    if any(one in told for one in TURNS):
        number = not shown.rtl and not any(one.isalpha() for one in told)
        return told.translate(ISOLATES) if number else told
    return lean(told, shown.language) if FSI in told else told


def figure(shown: Sheet, n: int) -> str:
    """A number in the language's digits; a sign stands to its left whichever way lines run."""
    told = "".join(shown.digits[int(one)] for one in str(abs(n)))
    return f"\u2066{MINUS}{told}\u2069" if n < 0 else told


def signed_number(shown: Sheet, n: int) -> str:
    """A number with its sign, plus or minus, to its left."""
    return f"\u2066{'+' if n > 0 else ''}{figure(shown, n)}\u2069"


def block(shown: Sheet, box: Box, fill: str) -> Layer:
    """A rectangle of one colour: it is laid as it is, and nothing of it has to be drawn."""
    left, top, wide, high = box
    begin = mirror_x(shown, left, wide)
    # Its edges are put on pixels, not its width: what ends together stays so when it is mirrored.
    x, y, right, low = _round_box((begin, top, begin + wide, top + high))
    return Layer(_round_box((x, y, right - x, low - y)), BLOCK, None, fill)


def _round_box(box: Box) -> Box:
    left, top, wide, high = box
    return round_to_pixel(left), round_to_pixel(top), round_to_pixel(wide), round_to_pixel(high)


def snug(told: str, size: float, most: float) -> float:
    """The width for a text on one line, at most `most`: what is clear beside it costs as much as letters."""
    return min(most, round_to_pixel(1.04 * text_wide(told, size)) + ROOM)


def board_of(
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
        height=round_to_pixel(height),
        bands=bands,
        layers=tuple(of),
    )
