"""Every emblem has a drawing that says its name in both languages, for those who can't see it."""

from xml.etree import ElementTree

import pytest

from bot.games.houses.content import CONTENT
from engine.games.houses.reading import wordings
from tests.made_once import content

FOLDER = CONTENT / "emblems"
SVG = "{http://www.w3.org/2000/svg}"
CONTENT_READ, TEXTS = content()


@pytest.mark.parametrize("emblem", CONTENT_READ.emblems)
def test_an_emblem_is_drawn_and_named(emblem: str) -> None:
    """HO-1.2: the title is what a screen reader says."""
    drawing = ElementTree.parse(FOLDER / f"{emblem}.svg").getroot()
    title = drawing.find(f"{SVG}title")

    assert title is not None
    assert " · ".join(wordings(TEXTS, f"emblem.{emblem}")) == title.text
    assert ("img", "0 0 96 96") == (drawing.get("role"), drawing.get("viewBox"))


def test_no_drawing_is_left_over() -> None:
    """As many drawings as emblems."""
    drawn = {file.stem for file in FOLDER.glob("*.svg")}

    assert set(CONTENT_READ.emblems) == drawn


@pytest.mark.parametrize("emblem", CONTENT_READ.emblems)
def test_a_drawing_loads_nothing_and_runs_nothing(emblem: str) -> None:
    """Only shapes: no script, no picture, no link."""
    kinds = {part.tag.removeprefix(SVG) for part in ElementTree.parse(FOLDER / f"{emblem}.svg").iter()}

    assert {"svg", "title", "g", "path", "circle"} >= kinds
