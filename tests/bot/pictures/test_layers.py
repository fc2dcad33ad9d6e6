"""Pictures laid together of layers: as the compiler draws the whole, each layer once, packed in strips."""

import json
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as some
from PIL import Image, ImageChops, ImageStat

from bot.games.rokugan.picture.map import sketch
from bot.languages import LANGUAGES, Language
from bot.pictures import packing
from bot.pictures.easel import PPI
from bot.pictures.layers import Layers, sheet
from bot.pictures.laying import Band, Laid
from bot.pictures.packing import join_checksums
from bot.pictures.strips import HIGH, MUCH, Strips
from bot.pictures.worker import Drawer
from bot.render.renderer import reader_scene
from tests.bot.pictures.boards import DATA, compiler
from tests.engine.games.rokugan import board
from tests.renderings.others import match

CLANS = ("crane", "lion", "crab", "dragon", "phoenix")
EDGES = 132
"""Of 255: so much a letter's or emblem's edge may differ that falls otherwise on a sheet; a lost one more."""

MANNER: dict[str, Any] = {"rtl": False, "language": "en", "digits": "0123456789", "words": {}}
PLAIN = MANNER | {"height": 40, "bands": [[0, 40, "#000000"]]}


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def dots(*colours: str, ahead: tuple[str, ...] = (), fill: str = "") -> str:
    """A board of one dot after another."""
    rows, later = (
        [
            {"at": [20 * n, 10, 10, 10], "kind": "dot", "shows": one, "fill": fill}
            for n, one in enumerate(some)
        ]
        for some in (colours, ahead)
    )
    return json.dumps(PLAIN | {"layers": rows, "ahead": later})


class Painter:
    """Paints dots, and remembers which it was asked for."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []

    def __call__(self, manner: bytes, asked: bytes) -> bytes:
        sheet = json.loads(asked)
        assert json.loads(manner) == MANNER
        self.asked.append([one["shows"] for one in sheet["layers"]])
        page = Image.new("RGBA", tuple(sheet["sheet"]), (0, 0, 0, 0))
        for one in sheet["layers"]:
            x, y, wide, high = map(int, one["at"])
            page.paste(one.get("fill") or one["shows"], (x, y, x + wide, y + high))
        told = BytesIO()
        page.save(told, "PNG")
        return told.getvalue()


def test_a_layer_is_drawn_once() -> None:
    """However often it lies on a board, and on whichever."""
    layers, paint = Layers(Strips()), Painter()
    layers.draw_board("dots", dots("red", "red", "blue"), 72, paint)
    found = opened(layers.draw_board("dots", dots("blue", "green", "red"), 72, paint))

    assert paint.asked == [["red", "blue"], ["green"]]
    assert [found.getpixel((20 * n + 5, 15)) for n in range(3)] == [(0, 0, 255), (0, 128, 0), (255, 0, 0)]
    assert found.getpixel((15, 15)) == (0, 0, 0)


def test_a_layer_of_one_colour_is_drawn_once_for_all_colours() -> None:
    """Only its shape is kept."""
    layers, paint = Layers(Strips()), Painter()
    pictures = [
        opened(layers.draw_board("dots", dots("a", fill=one), 72, paint)) for one in ("#ff0000", "#00ff00")
    ]

    assert paint.asked == [["a"]]
    assert [one.getpixel((5, 15)) for one in pictures] == [(255, 0, 0), (0, 255, 0)]


def test_a_block_is_laid_and_not_drawn() -> None:
    """All of its box in its colour."""
    layers, paint = Layers(Strips()), Painter()
    row = [{"at": [10, 5, 20, 10], "kind": "block", "shows": None, "fill": "#ff0000"}]
    found = opened(layers.draw_board("dots", json.dumps(PLAIN | {"layers": row}), 72, paint))

    assert paint.asked == []
    assert [found.getpixel(at) for at in ((10, 5), (29, 14))] == [(255, 0, 0)] * 2
    assert [found.getpixel(at) for at in ((9, 5), (30, 14), (10, 15))] == [(0, 0, 0)] * 3


@pytest.mark.parametrize("inner", ["#336699ff", "#00000000", "#33669980"])
@pytest.mark.parametrize("edge", [0, 1, 30])
def test_a_large_layer_is_laid_as_it_was_drawn(inner: str, edge: int) -> None:
    """Plain within, clear, or neither; with an edge that is thin, thick or none."""
    frame = Image.new("RGBA", (130, 110), "#ff990080")
    frame.paste(inner, (edge, edge, 130 - edge, 110 - edge))

    def draw(manner: bytes, asked: bytes) -> bytes:
        sheet = json.loads(asked)
        (one,) = sheet["layers"]
        page, told = Image.new("RGBA", tuple(sheet["sheet"])), BytesIO()
        page.paste(frame, tuple(map(int, one["at"][:2])))
        page.save(told, "PNG")
        return told.getvalue()

    row = [{"at": [7, 9, 130, 110], "kind": "frame", "shows": None}]
    board = PLAIN | {"height": 140, "bands": [[0, 140, "#203040"]], "layers": row}
    by_hand = Image.new("RGB", (400, 140), "#203040")
    by_hand.paste(frame, (7, 9), frame)

    assert (
        opened(Layers(Strips()).draw_board("frame", json.dumps(board), 72, draw)).tobytes()
        == by_hand.tobytes()
    )


def test_what_later_boards_need_is_drawn_with_the_first() -> None:
    """Once, and on no board before it is asked for."""
    layers, paint = Layers(Strips()), Painter()
    first = opened(layers.draw_board("dots", dots("red", ahead=("red", "blue")), 72, paint))
    layers.draw_board("dots", dots("green", ahead=("pink",)), 72, paint)
    layers.draw_board("dots", dots("blue", ahead=("pink",)), 72, paint)

    assert paint.asked == [["red", "blue"], ["green"]]
    assert first.getpixel((25, 15)) == (0, 0, 0)


def test_what_was_used_longest_ago_is_drawn_again() -> None:
    """What is kept stays within its bound: two dots."""
    layers, paint = Layers(Strips(), most=2 * 400), Painter()
    for colour in ("red", "blue", "green", "green", "red"):
        layers.draw_board("dots", dots(colour), 72, paint)

    assert paint.asked == [["red"], ["blue"], ["green"], ["red"]]


SIZE = (90, 150)
BANDS = (Band(0, 60, "#00ff00"), Band(60, 90, "#111111"))
PICTURES = {
    "clear": Image.new("RGBA", (30, 30), (255, 0, 0, 128)),
    "full": Image.new("RGB", (200, 60), "blue"),
    "shape": Image.linear_gradient("L").resize((20, 70)),
}
lying = some.builds(
    lambda key, left, top, fill: Laid(key, PICTURES[key], left, top, fill if key == "shape" else ""),
    some.sampled_from(sorted(PICTURES)),
    some.integers(-40, 100),
    some.integers(-70, 160),
    some.sampled_from(["#ff0000", "#0000ff"]),
)


def laid_by_hand(laid: list[Laid]) -> Image.Image:
    page = Image.new("RGB", SIZE, "#111111")
    page.paste("#00ff00", (0, 0, 90, 60))
    for one in laid:
        ink = Image.new("RGB", one.image.size, one.fill) if one.fill else one.image
        mask = one.image if one.fill or one.image.mode == "RGBA" else None
        page.paste(ink, (one.left, one.top), mask)
    return page


TWICE = [Laid("clear", PICTURES["clear"], 0, 0)] * 2


@given(some.lists(some.lists(lying, max_size=6), min_size=1, max_size=5), some.integers(0, 40_000))
@example([TWICE, TWICE[:1], TWICE], 0)
def test_strips_are_the_picture(pictures: list[list[Laid]], most: int) -> None:
    """Clear and full, beyond the edges, in any order, whatever was made and is kept."""
    strips = Strips(most, most)
    for laid in (*pictures, *pictures):
        found = opened(strips.encode_png(SIZE, BANDS, laid))

        assert found.tobytes() == laid_by_hand(laid).tobytes()


def test_only_what_lies_otherwise_is_packed_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strip that nothing new touches is neither laid nor packed again."""
    packed, strips = list[int](), Strips()
    plain = packing.strip
    monkeypatch.setattr("bot.pictures.strips.strip", lambda lines: packed.append(len(lines)) or plain(lines))
    high = [Laid("clear", PICTURES["clear"], 10, 0)]
    strips.encode_png(SIZE, BANDS, high)
    strips.encode_png(SIZE, BANDS, [*high, Laid("clear", PICTURES["clear"], 10, HIGH)])

    assert len(packed) == -(-SIZE[1] // HIGH) + 1


def test_strips_of_pictures_that_share_little_are_not_kept_unpacked() -> None:
    """Of the first one another may be made; where it is not, nobody waits for the next to be."""
    strips = Strips()
    for left in (0, 1, 2):
        strips.encode_png(
            SIZE, BANDS, [Laid("clear", PICTURES["clear"], left + 3 * n, 0) for n in range(MUCH)]
        )

    assert len(strips._open._found) == -(-SIZE[1] // HIGH)


@given(some.binary(), some.binary())
def test_the_sum_of_two_runs_is_made_of_their_sums(one: bytes, other: bytes) -> None:
    """RFC 1950."""
    assert join_checksums(zlib.adler32(one), zlib.adler32(other), len(other)) == zlib.adler32(one + other)


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
