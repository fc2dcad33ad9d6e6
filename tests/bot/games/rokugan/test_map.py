"""The map of Rokugan as a picture: shapes that fit the printed map, faces for their owner alone, alt text."""

import json
from importlib.resources import files
from math import hypot
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.rokugan.picture.layout import BEYOND, map_layers
from bot.games.rokugan.picture.map import planned_token, sketch, values
from bot.languages import LANGUAGES, Language
from bot.pictures.easel import Easel
from bot.pictures.facts import Layer, Layered
from bot.render.limits import ALT
from bot.render.panel import Sketch
from bot.render.renderer import reader_scene
from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import PROVINCES
from engine.kernel.map import borders
from engine.kernel.seats import Viewer
from tests.bot.pictures import full
from tests.bot.pictures.boards import flaws
from tests.engine.games.rokugan import board
from tests.renderings.others import match

SHAPES = json.loads((files("data") / "boards" / "rokugan_shapes.json").read_text("utf-8"))
CLANS = ("crane", "lion", "crab", "dragon", "phoenix")
RADIUS = 9.6
"""Units of a token on the map, its edge included."""

NEAR = 1.5
"""Units: two may come so near without covering a letter."""

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
    found = sketch(scene, more=(planned_token(scene, Place("army_2", "lion_north", "centre")),))

    assert found is not None
    assert "It would lie like this" in found.alt
    assert b'"new":true' in found.facts


def test_a_map_without_the_row_of_clans_still_says_who_holds_what() -> None:
    """HO-R37: the picture shows the holders' colours, so its alt text names them."""
    here = board.table(CLANS, {"crane_south": (0, 1)})
    scene = reader_scene(match("rokugan", "en", here.state), 0)
    with_row, without = sketch(scene), sketch(scene, clans=False)

    assert with_row is not None
    assert without is not None
    assert with_row.alt == without.alt
    assert with_row.facts != without.facts


def test_a_map_without_the_row_of_clans_has_no_head() -> None:
    """A head would only say again what stands above the question; all of the map is on the board."""
    coast = (0, "army_1", "phoenix_coast", "sea")
    scene = reader_scene(match("rokugan", "en", board.table(CLANS, {}, (coast,)).state), 0)
    alone = map_layers(replace(values(scene, (), ()), seats=()))

    assert not any(one.kind == "say" for one in alone.layers)
    assert 0 <= min(one.at[1] for one in alone.layers)
    assert max(one.at[1] + one.at[3] for one in alone.layers) <= alone.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_map_is_drawn(language: Language) -> None:
    """1,000 pixels wide."""
    easel = Easel(Path(str(files("data"))))
    found = drawn(language, 0, board.table(CLANS, FULL, CROWD))
    png = easel.draw(found.template, found.facts)
    easel.close()

    assert int.from_bytes(png[16:20], "big") == 1000


def reaches(name: Layer, token: Layer) -> float:
    """So many units a token's circle reaches into a box."""
    (x, y, wide, high), (left, top, across, _) = name.at, token.at
    cx, cy = left + across / 2, top + across / 2
    away = hypot(max(x - cx, 0, cx - x - wide), max(y - cy, 0, cy - y - high))
    return max(0.0, RADIUS - away)


def shared(one: Layer, two: Layer) -> float:
    """So many units two boxes share, by the shorter side of what they share."""
    sides = [
        min(one.at[n] + one.at[n + 2], two.at[n] + two.at[n + 2]) - max(one.at[n], two.at[n]) for n in (0, 1)
    ]
    return max(0.0, min(sides))


def lean(one: Layer) -> Layer:
    """A name's own box, without the room for what reaches out of its lines."""
    left, top, wide, high = one.at
    return one if one.kind != "name" else replace(one, at=(left, top + BEYOND, wide, high - 2 * BEYOND))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("attacked", [0, 1])
def test_names_stand_clear_of_everything(language: Language, seats: int, attacked: int) -> None:
    """Of all provinces, with tokens over each border either way: no name is covered, clipped or too small."""
    found = sketch(reader_scene(match("rokugan", language, full.rokugan(seats, turned=not attacked)), 0))
    assert found is not None
    layers = msgspec.json.decode(found.facts, type=Layered).layers
    names, holds, tokens = (
        [lean(one) for one in layers if one.kind == kind] for kind in ("name", "hold", "token")
    )

    assert [] == flaws(found)
    assert len(names) == len(holds) == len(PROVINCES)
    assert [] == [(one.shows, two.at) for one in names for two in tokens if reaches(one, two) > NEAR]
    assert [] == [(one.shows, two.at) for one in names for two in holds if shared(one, two) > NEAR]
    assert [] == [(one.at, two.at) for one in holds for two in tokens if reaches(one, two) > RADIUS / 2]
