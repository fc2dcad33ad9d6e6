"""Texts drawn from the boards' fonts at once: no page is laid out, packed and unpacked for them.

The compiler takes 1 to 1.5 ms for a line, and what it draws has to be packed and unpacked; this takes 0.1 to
0.4. Where a line does not fit, or the machine lacks FriBidi, which orders Persian, the compiler draws it.
"""

import math
import re
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec
from PIL import Image, ImageFont, features

from bot.pictures.hinting import without_hints
from bot.pictures.letters import BOLD, LETTER, LINE, REGULAR

TEXT: Final = "text"
"""The kind of layer that is a line of text."""

ROOM: Final = 4
"""Units around a piece of a board, for its strokes and for what of a letter reaches out of its line."""

OVER: Final = 2
"""So many times larger letters are drawn and then made smaller: a letter stands on a whole pixel."""

ASCENT: Final = 2100 / 2048
"""In sizes from the top of a line to where its letters stand."""

NEARER: Final = 0.1
"""In sizes by which lines are nearer to each other than they are high (kit.typ)."""

BESIDE: Final = 0.25
"""In sizes how far a letter may reach out of its line."""

BROKEN: Final = re.compile(r"[-/\u00ad\u200b\u2010-\u2015\u2026\u2066-\u2069\n]")
"""Where the compiler may break a line besides spaces, and what must not be broken."""

FULL: Final = 255

Side = Literal["start", "center", "end"]


class TextLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text in the middle of a box of so many units, at one side of it as lines run."""

    told: str
    size: float
    wide: float
    high: float
    bold: bool = False
    side: Side = "start"


class Run(NamedTuple):
    """Whither lines run, and in which language."""

    direction: Literal["ltr", "rtl"]
    language: str


class Written(NamedTuple):
    """How much of each pixel letters cover, and so many pixels before and above it."""

    image: Image.Image
    left: int
    top: int


class Lettering:
    """The fonts of a folder, in the sizes that were asked for."""

    def __init__(self, fonts: Path) -> None:
        self._folder = fonts
        self._fonts: dict[tuple[bool, float], ImageFont.FreeTypeFont] = {}

    def write(self, one: TextLine, language: str, *, rtl: bool, scale: float) -> Written | None:
        """The text in its box with `ROOM` around, `scale` pixels to a unit; None where it does not fit."""
        fine, lines = scale * OVER, int(one.high / (one.size * LETTER))
        font, how = self._font(one, fine), Run("rtl" if rtl else "ltr", language)
        rows = _rows(one.told, font, how, one.wide * fine, lines if one.side == "start" else 1)
        if rows is None:
            return None
        # So much of the room beside a text lies to its left.
        share = {"start": 0.0, "center": 0.5, "end": 1.0}[one.side]
        size, share = one.size * fine, 1 - share if rtl else share
        lefts = [ROOM * fine + share * (one.wide * fine - long) for _, long in rows]
        step = size * (LINE - NEARER)
        above = (ROOM + one.high / 2) * fine - (size * LINE + (len(rows) - 1) * step) / 2
        x, y = (math.floor((edge - size * BESIDE) / OVER) for edge in (min(lefts), above))
        wide = max(left + long for left, (_, long) in zip(lefts, rows, strict=True)) - x * OVER
        high = above + size * LINE + (len(rows) - 1) * step - y * OVER
        page = Image.new("L", (_even(wide + size * BESIDE), _even(high + size * BESIDE)))
        for n, (left, (told, _)) in enumerate(zip(lefts, rows, strict=True)):
            at = left - x * OVER, above + size * ASCENT + n * step - y * OVER
            _write(page.im, at, told, font, how)
        return Written(page.reduce(OVER), x, y)

    def _font(self, one: TextLine, fine: float) -> ImageFont.FreeTypeFont:
        key = one.bold, one.size * fine
        if key not in self._fonts:
            file = BytesIO(without_hints((self._folder / (BOLD if one.bold else REGULAR)).read_bytes()))
            self._fonts[key] = ImageFont.truetype(file, key[1], layout_engine=ImageFont.Layout.RAQM)
        return self._fonts[key]


def lettering(fonts: Path) -> Lettering | None:
    """None where texts can't be shaped as the compiler shapes them."""
    return Lettering(fonts) if features.check("raqm") else None


def _rows(
    told: str, font: ImageFont.FreeTypeFont, how: Run, wide: float, lines: int
) -> list[tuple[str, float]] | None:
    """The lines that a text takes, each with how wide it is; None where there are too many.

    Nor where it may be broken elsewhere than between words, or within what is isolated.
    """
    whole = font.getlength(told, **how._asdict())
    if whole <= wide:
        return [(told, whole)]
    if lines < 2 or BROKEN.search(told):
        return None
    space, rows = font.getlength(" ", **how._asdict()), list[tuple[str, float]]()
    for word in told.split(" "):
        long = font.getlength(word, **how._asdict())
        if rows and rows[-1][1] + space + long <= wide:
            rows[-1] = f"{rows[-1][0]} {word}", rows[-1][1] + space + long
        else:
            rows.append((word, long))
    return rows if len(rows) <= lines and all(long <= wide for _, long in rows) else None


def _write(page: Any, at: tuple[float, float], told: str, font: ImageFont.FreeTypeFont, how: Run) -> None:
    """From there on, as `ImageDraw` does it, which has to be made for a page and takes as long."""
    (begin, x), (above, y) = map(math.modf, at)
    mask, (left, top) = font.getmask2(
        told, "L", how.direction, language=how.language, anchor="ls", start=(begin, above)
    )
    left, top = left + int(x), top + int(y)
    page.paste(FULL, (left, top, left + mask.size[0], top + mask.size[1]), mask)


def _even(pixels: float) -> int:
    """Pixels rounded up, so that a page made smaller by `OVER` has whole ones."""
    return math.ceil(pixels / OVER) * OVER
