"""What a board's texts take and where they stand, asked of the compiler that draws them."""

import json
from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import typst

from bot.pictures.letters import drawable
from bot.render.panel import Sketch

DATA = Path(str(files("data")))
WIDTH = 400
SLACK = 0.75
"""Of a unit, for the rounding of the compiler."""

SMALLEST = 7.5
"""Units: a text that had to shrink is still read at 400 pixels."""


@cache
def compiler() -> typst.Compiler:
    """With the program's own fonts and no others."""
    folder = str(DATA / "boards" / "fonts")
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
    return typst.Compiler(root=str(DATA), font_paths=fonts, ignore_system_fonts=True)


def notes(sketch: Sketch) -> list[dict[str, Any]]:
    """Each text with its box (`x`, `y`, `w`, `h`), and what it takes (`wide`, `high`), as it is shown."""
    given = {"data": sketch.facts.decode(), "notes": "1"}
    board = str(DATA / "boards" / f"{sketch.template}.typ")
    compiler().compile(input=board, format="png", ppi=72, sys_inputs=given)
    found: list[dict[str, Any]] = json.loads(compiler().query("<said>", field="value"))
    return found


def flaws(sketch: Sketch) -> list[str]:
    """What is clipped, overlaps, leaves the board, is too small, or has a letter that the font lacks."""
    said = [note for note in notes(sketch) if note["text"]]
    return [*(flaw for note in said for flaw in _alone(note)), *_overlaps(said)]


def _alone(note: dict[str, Any]) -> list[str]:
    found = {
        "wide": note["wide"] > note["w"] + SLACK,
        "high": note["high"] > max(note["h"], note["size"] * 1.35) + SLACK,
        "outside": note["x"] < 0 or note["x"] + note["w"] > WIDTH or note["y"] < 0,
        "small": note["size"] < SMALLEST,
        "letters": not drawable(note["shown"]),
    }
    return [f"{flaw}: {note}" for flaw, it_is in found.items() if it_is]


def _overlaps(said: list[dict[str, Any]]) -> list[str]:
    """Boxes of two texts that share more than their edges."""
    pairs = combinations(said, 2)
    return [f"overlap: {one['text']} and {two['text']}" for one, two in pairs if _meet(one, two)]


def _meet(one: dict[str, Any], two: dict[str, Any]) -> bool:
    across = min(one["x"] + one["w"], two["x"] + two["w"]) - max(one["x"], two["x"])
    down = min(one["y"] + one["h"], two["y"] + two["h"]) - max(one["y"], two["y"])
    return across > SLACK and down > 4
