"""What a board's texts take and where they stand, asked of the compiler that draws them."""

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations, product
from pathlib import Path
from typing import Any

import typst

from bot.pictures.letters import is_drawable
from bot.render.limits import USER_NAME
from bot.render.panel import Sketch

DATA = Path(str(files("data")))
WIDTH = 400
SLACK = 0.75
"""Of a unit, for the rounding of the compiler."""

SMALLEST = 8.2
"""Units, pixels on a phone of 400: a small letter (x) is then 4.3 pixels high, a capital 5.8."""

SMALLEST_ON_THE_MAP = 7.5
"""Names of provinces in Rokugan: 4 and 5.3 pixels."""

NEAR = 2
"""Units: so far boxes may reach into one another from above and below."""

Note = dict[str, Any]


@cache
def compiler() -> typst.Compiler:
    """With the program's own fonts and no others."""
    folder = str(DATA / "boards" / "fonts")
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
    return typst.Compiler(root=str(DATA), font_paths=fonts, ignore_system_fonts=True)


@lru_cache(2)
def notes(sketch: Sketch) -> tuple[list[Note], list[Note]]:
    """Each text with its box (`x`, `y`, `w`, `h`), and what it takes (`wide`, `high`), as it is shown; then
    what is drawn beside them (`kind`: glyph, emblem, and once the page itself)."""
    given = {"data": sketch.facts.decode(), "notes": "1"}
    board = str(DATA / "boards" / f"{sketch.template}.typ")
    compiler().compile(input=board, format="svg", sys_inputs=given)
    said, drawn = (json.loads(compiler().query(f"<{label}>", field="value")) for label in ("said", "drawn"))
    return [one for one in said if one["text"]], drawn


def flaws(sketch: Sketch) -> list[str]:
    """What is clipped, overlaps, leaves the board, is too small, or has a letter that the font lacks."""
    smallest = SMALLEST_ON_THE_MAP if sketch.template == "rokugan_map" else SMALLEST
    return flaws_of(*notes(sketch), smallest)


def flaws_of(said: list[Note], drawn: list[Note], smallest: float = SMALLEST) -> list[str]:
    """The same of the notes."""
    (page,) = (one for one in drawn if one["kind"] == "page")
    signs = [one for one in drawn if one["kind"] != "page"]
    inked = [_inked(one) for one in said]
    pairs = (*combinations(inked, 2), *product(inked, signs), *combinations(signs, 2))
    return [
        *(flaw for one in said for flaw in _alone(one, smallest)),
        *(f"outside: {one}" for one in (*said, *signs) if _outside(one, page)),
        *(f"overlap: {one} and {two}" for one, two in pairs if _meet(one, two)),
    ]


def cut(sketch: Sketch, names: Sequence[str]) -> list[str]:
    """Texts of our own that were cut because they did not fit: a name may be, its emblem stands beside it."""
    said, _ = notes(sketch)
    own = (one for one in said if not any(name[: USER_NAME - 1] in one["text"] for name in names))
    return [one["text"] for one in own if one["shown"] != one["text"]]


def _alone(note: Note, smallest: float) -> list[str]:
    found = {
        "wide": note["wide"] > note["w"] + SLACK,
        "high": note["high"] > note["h"] + SLACK,
        "small": note["size"] < smallest,
        "letters": not is_drawable(note["shown"]),
    }
    return [f"{flaw}: {note}" for flaw, it_is in found.items() if it_is]


def _outside(one: Note, page: Note) -> bool:
    return bool(
        one["x"] < 0 or one["y"] < -3 or one["x"] + one["w"] > WIDTH or one["y"] + one["h"] > page["h"] + 3
    )


def _inked(note: Note) -> Note:
    """A text's box, as wide and as high as its letters."""
    beside, above = (max(0, note[room] - note[taken]) for room, taken in (("w", "wide"), ("h", "high")))
    left = {"left": 0, "center": beside / 2, "right": beside}[note.get("side", "center")]
    across = {"x": note["x"] + left, "w": note["w"] - beside}
    return note | across | {"y": note["y"] + above / 2, "h": note["h"] - above}


def _meet(one: Note, two: Note) -> bool:
    """Two boxes that share more than their edges; marks of a line may reach a little into the next."""
    across = min(one["x"] + one["w"], two["x"] + two["w"]) - max(one["x"], two["x"])
    down = min(one["y"] + one["h"], two["y"] + two["h"]) - max(one["y"], two["y"])
    return bool(across > SLACK and down > NEAR)
