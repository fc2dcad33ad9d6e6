"""What is drawn is what was looked at: a few pictures of both languages, kept in tests/data/pictures."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.houses.picture.hand import Hand, place_pieces
from bot.pictures.worker import Drawer
from bot.render.panel import Sketch
from tests.bot.pictures import houses_pictures
from tests.bot.pictures.boards import DATA, compiler, notes
from tests.bot.pictures.stored import ALIKE, FOLDER, LAID, STORED, apart, drawn, sketch, small, stored

PLANTED = {
    "a box two units lower": ("192 + calc.floor(n / 2) * step", "194 + calc.floor(n / 2) * step"),
    "no word": ("facts.words.memory, size: 11.5", '"", size: 11.5'),
    "no offices": ("one.offices, size: 11.3", '"", size: 11.3'),
    "a gauge the wrong way": ("180 - 180 * n / 20", "180 * n / 20"),
    "no sign": ('glyph("reign", 14, 9, 20, gold)', ""),
}
"""Of the council's board."""


@pytest.fixture(scope="module")
def drawer(tmp_path_factory: pytest.TempPathFactory) -> Drawer:
    """The worker's own."""
    return Drawer(DATA, tmp_path_factory.mktemp("desk"))


@pytest.mark.parametrize("name", STORED)
def test_what_is_drawn_is_what_was_looked_at(name: str, drawer: Drawer) -> None:
    """Where it is meant to differ: `make pictures`, look at each that changed, commit them."""
    assert apart(drawn(drawer, sketch(name)), stored(name)) <= ALIKE


@pytest.mark.parametrize("change", PLANTED)
def test_a_change_is_seen(change: str, tmp_path: Path) -> None:
    """A box that moved, a word or sign that is missing."""
    changed = Drawer(DATA, tmp_path)
    board, (was, now) = tmp_path / "boards" / "houses_council.typ", PLANTED[change]
    text = board.read_text("utf-8")
    board.write_text(text.replace(was, now), "utf-8")

    assert was in text
    assert apart(drawn(changed, sketch("houses_council")), stored("houses_council")) > ALIKE


@pytest.mark.parametrize("name", ["houses_council-fa", "houses_poster-fa", "rokugan_map-fa"])
def test_another_rasterizer_s_edges_are_no_change(name: str) -> None:
    """The board drawn whole, less large and larger, its shades a little brighter."""
    one, was = sketch(name), stored(name)
    path = str(DATA / "boards" / f"{one.template}.typ")
    for ppi in (144, 216):
        given = {"data": one.facts.decode()}
        found = small(compiler().compile(input=path, format="png", ppi=ppi, sys_inputs=given))
        brighter = ImageChops.add(found, Image.new("RGB", found.size, (2, 2, 2)))

        assert apart(found, was) <= ALIKE
        assert apart(brighter, was) <= ALIKE


def test_nothing_is_kept_that_nobody_compares() -> None:
    """Each file has its line."""
    facts = {one for one in STORED if one.partition("-")[0] in LAID}

    assert set(STORED) == {one.stem for one in FOLDER.glob("*.png")}
    assert facts == {one.stem for one in FOLDER.glob("*.json")}


def test_no_card_and_no_campaign_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures of Houses come from kept facts alone: new cards, texts or rules leave them as they are."""

    def asked(*_: object) -> None:
        raise AssertionError

    for name in ("presenter_of", "played", "renderer"):
        monkeypatch.setattr(houses_pictures, name, asked)

    assert all(sketch(one).facts for one in STORED if one.startswith("houses_"))


def test_a_persian_minus_stands_to_the_left() -> None:
    """As the plus of a gain does: a total below nothing reads the same way as the offices beside it."""
    shown = msgspec.json.decode((FOLDER / "houses_hand-fa.json").read_bytes(), type=Hand)
    board = Sketch("houses_hand", msgspec.json.encode(place_pieces(replace(shown, total=-6))), "")

    assert "\u2066−۶\u2069" in [one["shown"] for one in notes(board)[0]]
