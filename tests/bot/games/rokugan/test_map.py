"""The map of Rokugan as a picture: shapes that fit the printed map, faces for their owner alone, alt text."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from bot.games.rokugan.picture.map import preview, sketch
from bot.languages import LANGUAGES, Language
from bot.pictures.easel import Easel
from bot.render.limits import ALT
from bot.render.panel import Sketch
from bot.ui.offered.reading import reader_scene
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.moves import Place
from engine.games.rokugan.names import PROVINCES
from engine.kernel.map import borders
from engine.kernel.seats import Viewer
from tests.engine.games.rokugan import board
from tests.renderings.others import match

SHAPES = json.loads((files("data") / "boards" / "rokugan_shapes.json").read_text("utf-8"))
CLANS = ("crane", "lion", "crab", "dragon", "phoenix")
CROWD = tuple((number % 5, "army_2", name, "centre") for number, name in enumerate(PROVINCES[:25]))
FULL = {name: (number % 5, 1, 2, "shrine") for number, name in enumerate(PROVINCES)}


def drawn(language: Language, viewer: Viewer, here: board.Board) -> Sketch:
    found = sketch(reader_scene(match("rokugan", language, here.state), viewer))
    assert found is not None
    return found


def test_the_shapes_are_those_of_the_printed_map() -> None:
    """BR-MAP-1, BR-MAP-2: a cell for each province, a place for a token on each border and coast."""
    there = {tuple(sorted(row["between"])) for row in SHAPES["borders"]}

    assert list(PROVINCES) == [row["id"] for row in SHAPES["cells"]]
    assert {tuple(sorted(pair)) for pair in borders(MAP)} == there
    assert set(MAP.coasts) == {row["province"] for row in SHAPES["coasts"]}


def test_places_for_tokens_lie_apart() -> None:
    """BR-PLACE-3: one token a border, each to be told from the next: 20 of 400 units wide."""
    spots = [row["at"] for row in (*SHAPES["borders"], *SHAPES["coasts"])]
    near = [
        abs(complex(*one) - complex(*other)) * 3.86
        for number, one in enumerate(spots)
        for other in spots[number + 1 :]
    ]

    assert min(near) >= 18


def test_a_face_is_on_its_owners_map_alone() -> None:
    """BR-ENG-4, BR-PLACE-9: everybody sees where a token lies, its owner what it is."""
    here = board.table(CLANS, {}, ((1, "shinobi_2", "lion_north", "centre"),))
    public, own, other = (drawn("en", viewer, here) for viewer in (None, 1, 2))

    assert [b"shinobi" in one.facts for one in (public, own, other)] == [False, True, False]
    assert ["shinobi 2" in one.alt for one in (public, own, other)] == [False, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_a_crowded_map_fits(language: Language) -> None:
    """Whole lines only; what has no room stands in words on the board."""
    here = board.table(CLANS, FULL, CROWD)

    assert len(drawn(language, None, here).alt) <= ALT


def test_a_token_that_is_thought_of_is_marked() -> None:
    """The alt text begins with what the picture is shown for; the board stays as it was."""
    here = board.table(CLANS, {"crane_south": (0, 1)})
    scene = reader_scene(match("rokugan", "en", here.state), 0)
    found = preview(scene, Place("army_2", "lion_north", "centre"))

    assert found is not None
    assert "It would lie like this" in found.alt
    assert b'"new":true' in found.facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_map_is_drawn(language: Language) -> None:
    """1,000 pixels wide."""
    easel = Easel(Path(str(files("data"))))
    found = drawn(language, 0, board.table(CLANS, FULL, CROWD))
    png = easel.draw(found.template, found.facts)
    easel.close()

    assert int.from_bytes(png[16:20], "big") == 1000
