"""Boards laid together of pieces: as the compiler draws the whole, in both languages."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.languages import LANGUAGES, Language
from bot.pictures.easel import PPI
from bot.pictures.worker import Drawer
from tests.bot.pictures import stored
from tests.bot.pictures.boards import DATA, compiler
from tests.bot.pictures.every_picture import PICTURES
from tests.bot.pictures.test_layers import EDGES


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "picture",
    [
        "coup",
        "round",
        "treasure",
        "night",
        "architects",
        "opening",
        "strip",
        "hand",
        "count",
        "reign",
        "ending",
    ],
)
def test_a_board_of_pieces_is_the_board_drawn_whole(
    picture: str, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For many, with long names; by one drawer. With letters drawn from the font only their edges differ."""
    quick = Drawer(DATA, tmp_path / "quick")
    monkeypatch.setattr("bot.pictures.worker.lettering", lambda _: None)
    ours, (make, (_, most), names) = Drawer(DATA, tmp_path / "ours"), PICTURES[picture]
    laid = [one for one in make(language, most, names["long"], 0) if b'"layers"' in one.facts]

    assert laid
    for drawn in laid:
        given = {"data": drawn.facts.decode()}
        path = str(DATA / "boards" / f"{drawn.template}.typ")
        whole = opened(compiler().compile(input=path, format="png", ppi=PPI, sys_inputs=given))
        one, lettered = (opened(by.draw(drawn.template, drawn.facts.decode(), PPI)) for by in (ours, quick))
        apart = ImageChops.difference(one, whole)

        assert one.size == whole.size
        assert max(ImageStat.Stat(apart).mean) < 0.5
        assert max(most for _, most in apart.getextrema()) <= EDGES
        assert stored.apart(*(stored.phone(page) for page in (lettered, whole))) <= stored.ALIKE
