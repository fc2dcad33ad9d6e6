"""Pictures put together of parts: the same as drawn whole, whatever changed, and only the new is drawn."""

import json
from io import BytesIO
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.houses.picture import council
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.pictures.easel import PPI
from bot.pictures.mosaic import FEW, Mosaic, has_whole_pixels
from bot.pictures.strips import Strips
from bot.pictures.worker import Drawer
from bot.render.renderer import Scene
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene
from tests.bot.pictures.boards import DATA

CLOSE = 16
"""Of 255: the edge of a sign may fall a little otherwise on a page of its own."""

ROW = [{"box": [10 * n, 0, 10, 10], "key": "red"} for n in range(FEW + 2)]


def page(wide: int, colour: str) -> bytes:
    """A PNG ten high."""
    told = BytesIO()
    Image.new("RGBA", (wide, 10), colour).save(told, "PNG")
    return told.getvalue()


def with_key(parts: list[Any], spot: int, key: str) -> list[Any]:
    """The parts with another content of one."""
    return [part | {"key": key} if n == spot else part for n, part in enumerate(parts)]


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def test_only_what_is_new_is_drawn() -> None:
    """The first picture whole, its parts cut from it; then what changed, and nothing a second time."""
    mosaic, asked = Mosaic(Strips()), []

    def draw(box: Any) -> bytes:
        asked.append(box)
        return page(10 * len(ROW), "red") if box is None else page(10, "blue")

    first = mosaic.draw_parts("row", ROW, 72, draw)
    second = opened(mosaic.draw_parts("row", with_key(ROW, 2, "blue"), 72, draw))
    again = mosaic.draw_parts("row", ROW, 72, draw)

    assert asked == [None, ROW[2]["box"]]
    assert [second.getpixel((10 * n + 5, 5)) for n in range(4)] == [(255, 0, 0)] * 2 + [
        (0, 0, 255),
        (255, 0, 0),
    ]
    assert opened(again).tobytes() == opened(first).tobytes()


def test_a_part_that_is_not_as_large_as_it_was_to_be_is_no_picture() -> None:
    """Nothing is shifted in silence."""
    with pytest.raises(ValueError, match="large"):
        Mosaic(Strips()).draw_parts("row", ROW[:1], 72, lambda box: page(11, "red"))


def test_what_was_used_longest_ago_is_forgotten() -> None:
    """What is kept stays within its bound."""
    mosaic, asked = Mosaic(Strips(), most=3 * 400), []

    def draw(box: Any) -> bytes:
        asked.append(box)
        return page(10, "red")

    for key in ("a", "b", "c", "d", "d", "a"):
        mosaic.draw_parts("row", with_key(ROW[:1], 0, key), 72, draw)

    assert len(asked) == 5


@languages
@pytest.mark.parametrize("steward", [None, "company"])
def test_a_board_of_parts_is_the_board_drawn_whole(
    language: Language, steward: str | None, tmp_path: Path
) -> None:
    """By one drawer that keeps its parts: a key that lacks a fact would show an old one.

    With company, whose tempers make the rows of houses higher, and without.
    """
    found = [one for one in campaign(3, 5, 400) if one.match_state.state.tracks]
    scenes = [scene(one, language) for one in islice(found, 0, 60, 7)]
    sketches = [council.sketch(Presenter(renderer().scene_for(among(one, steward), None))) for one in scenes]
    ours, whole = (Drawer(DATA, folder(tmp_path, name)) for name in ("ours", "whole"))
    assert any(changed(one.facts, two.facts) for one, two in pairwise(sketches))

    for sketch in sketches:
        facts = json.loads(sketch.facts)
        assert has_whole_pixels(facts["boxes"], PPI)
        one = opened(ours.draw(sketch.template, json.dumps(facts), PPI))
        two = opened(whole.draw(sketch.template, json.dumps(facts | {"boxes": []}), PPI))
        assert one.size == two.size
        assert max(most for _, most in ImageChops.difference(one, two).getextrema()) <= CLOSE


def among(there: Scene, steward: str | None) -> Scene:
    """The same with this steward in every chair."""
    chairs = tuple(replace(chair, player=None, steward=steward) for chair in there.table.chairs)
    return replace(there, table=replace(there.table, chairs=chairs))


def changed(one: bytes, two: bytes) -> bool:
    """Whether few enough parts changed for them to be drawn one by one."""
    keys = [{str(part) for part in json.loads(facts)["boxes"]} for facts in (one, two)]
    return 0 < len(keys[1] - keys[0]) <= FEW


def folder(path: Path, name: str) -> Path:
    made = path / name
    made.mkdir()
    return made
