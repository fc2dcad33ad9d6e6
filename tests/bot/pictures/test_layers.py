"""Pictures laid together of layers: as the compiler draws the whole, each layer once, packed in strips."""

import json
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PIL import Image, ImageChops, ImageStat

from bot.games.rokugan.picture.map import sketch
from bot.languages import LANGUAGES, Language
from bot.pictures.easel import PPI
from bot.pictures.layers import Layers, sheet
from bot.pictures.packing import summed
from bot.pictures.strips import HIGH, Band, Laid, Strips
from bot.pictures.worker import Drawer
from bot.ui.offered.reading import reader_scene
from tests.bot.pictures.boards import DATA, compiler
from tests.engine.games.rokugan import board
from tests.renderings.others import match

CLANS = ("crane", "lion", "crab", "dragon", "phoenix")
EDGES = 96
"""Of 255: so much a letter's edge may differ that falls otherwise on a sheet; a lost one more."""

PLAIN = {"language": "en", "words": {}, "height": 40, "bands": [[0, 40, "#000000"]], "boxes": []}


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def dots(*colours: str) -> dict[str, Any]:
    """A board of one dot after another."""
    rows = [{"at": [20 * n, 10, 10, 10], "kind": "dot", "shows": one} for n, one in enumerate(colours)]
    return PLAIN | {"layers": rows}


class Painter:
    """Paints dots, and remembers how many it was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, facts: Any) -> bytes:
        self.asked.append(len(facts["layers"]))
        page = Image.new("RGBA", tuple(facts["sheet"]), (0, 0, 0, 0))
        for one in facts["layers"]:
            x, y, wide, high = one["at"]
            page.paste(one["shows"], (x, y, x + wide, y + high))
        told = BytesIO()
        page.save(told, "PNG")
        return told.getvalue()


def test_a_layer_is_drawn_once() -> None:
    """However often it lies on a board, and on whichever."""
    layers, paint = Layers(Strips()), Painter()
    layers.drawn("dots", dots("red", "red", "blue"), 72, paint)
    found = opened(layers.drawn("dots", dots("blue", "green", "red"), 72, paint))

    assert paint.asked == [2, 1]
    assert [found.getpixel((20 * n + 5, 15)) for n in range(3)] == [(0, 0, 255), (0, 128, 0), (255, 0, 0)]
    assert found.getpixel((15, 15)) == (0, 0, 0)


def test_what_was_used_longest_ago_is_drawn_again() -> None:
    """What is kept stays within its bound: two dots."""
    layers, paint = Layers(Strips(), most=2 * 400), Painter()
    for colour in ("red", "blue", "green", "green", "red"):
        layers.drawn("dots", dots(colour), 72, paint)

    assert paint.asked == [1, 1, 1, 1]


def test_strips_are_the_picture() -> None:
    """Over several strips, clear and full, beyond the edges; also what is told from what was kept."""
    strips, clear = Strips(), Image.new("RGBA", (30, 30), (255, 0, 0, 128))
    full = Image.new("RGB", (200, 190), "blue")
    bands = (Band(0, 60, "#00ff00"), Band(60, 90, "#111111"))
    whole = Image.new("RGB", (90, 150), "#111111")
    whole.paste("#00ff00", (0, 0, 90, 60))
    for left in (10, 40):
        here = whole.copy()
        here.paste(full, (-20, HIGH - 10))
        here.paste(clear, (left, HIGH - 15), clear)
        laid = (Laid("full", full, -20, HIGH - 10), Laid("clear", clear, left, HIGH - 15))

        assert opened(strips.packed((90, 150), bands, laid)).tobytes() == here.tobytes()


@given(some.binary(), some.binary())
def test_the_sum_of_two_runs_is_made_of_their_sums(one: bytes, other: bytes) -> None:
    """RFC 1950."""
    assert summed(zlib.adler32(one), zlib.adler32(other), len(other)) == zlib.adler32(one + other)


@given(some.lists(some.tuples(some.floats(0.4, 396), some.floats(0.4, 200)), min_size=1))
def test_nothing_on_a_sheet_meets(sizes: list[tuple[float, float]]) -> None:
    """Each has its own place, apart from the others and within the sheet."""
    places, (wide, high) = sheet(sizes)
    taken = [(x, y, x + w, y + h) for (x, y), (w, h) in zip(places, sizes, strict=True)]

    assert all(right <= wide and low <= high for _, _, right, low in taken)
    assert not any(
        one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
        for n, one in enumerate(taken)
        for two in taken[:n]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_of_layers_is_the_map_drawn_whole(language: Language, tmp_path: Path) -> None:
    """By one drawer that keeps its layers; the compiler alone lays them out itself."""
    ours = Drawer(DATA, tmp_path)
    for seat in (0, 1, 0):
        tokens = tuple((number, "army_2", "lion_north", "centre") for number in range(seat + 1))
        here = board.table(CLANS, {"crab_east": (seat, 1, 1, "shrine"), "lion_north": (0, 1)}, tokens)
        drawn = sketch(reader_scene(match("rokugan", language, here.state), seat))
        assert drawn is not None
        given = {"data": drawn.facts.decode()}
        path = str(DATA / "boards" / f"{drawn.template}.typ")
        whole = opened(compiler().compile(input=path, format="png", ppi=PPI, sys_inputs=given))
        one = opened(ours.draw(drawn.template, json.dumps(json.loads(drawn.facts)), PPI))
        apart = ImageChops.difference(one, whole)

        assert one.size == whole.size
        assert max(ImageStat.Stat(apart).mean) < 0.5
        assert max(most for _, most in apart.getextrema()) <= EDGES
