"""Lines of text drawn from the font: as the compiler draws them, but for edges."""

from collections.abc import Callable
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, features

from bot.languages import LANGUAGES, Language
from bot.pictures import facts
from bot.pictures.colours import GOLD, INK
from bot.pictures.easel import PPI
from bot.pictures.lettering import Lettering, Side, TextLine, lettering
from bot.pictures.pieces import board_of, figure, signed_number, text
from bot.pictures.worker import Drawer
from tests.bot.pictures.boards import DATA

LINES = (
    "Phase \u20687\u2069: \u2068The River Is Down\u2069",
    "\u2068نه\u2069، «\u2068بگذارید بدوزند\u2069»",
    "AVATo fi \u2068کلاه‌دارانِ بزرگِ نوآیین\u2069 12 / 40",
    "ضَصُصِضّصض Wolfram-Weatherwax",
    "\u2066−۱۷\u2069",
)
LONG = {
    "en": "He had counted every grain of the realm and found that it came out even",
    "fa": "او همه‌ی دانه‌های کشور را شمرد و دید که درست درآمد و هیچ‌کس نگاه نکرد",
}
SIZES = (10, 12.2, 25)
SIDES: tuple[Side, ...] = ("start", "center", "end")
ALIKE = 36
"""Of 255: so much the mean of three by three pixels may differ; at most 32 was seen, and of each of
these lines a pixel aside 43 or more."""

shaped = pytest.mark.skipif(not features.check("raqm"), reason="no FriBidi: the compiler draws every line")
Draw = Callable[[bytes], bytes]


def board(
    language: Language, told: str, size: float, side: Side = "start", wide: float = 380, high: float = 34
) -> bytes:
    """A picture with this text alone."""
    shown = facts.Sheet(**facts.sheet(language))
    line = text(shown, (10, 10, wide, high), told, size, GOLD, bold=size > 11, side=side)
    return facts.sketch_of("coup_board", board_of(shown, 90, ((0, 90, INK),), [line]), ("",)).facts


def drawer(desk: Path, monkeypatch: pytest.MonkeyPatch, *, letters: bool) -> Draw:
    """With letters from the font, or by the compiler alone."""
    with monkeypatch.context() as changed:
        if not letters:
            changed.setattr("bot.pictures.worker.lettering", lambda _: None)
        made = Drawer(DATA, desk / str(letters))
    return lambda told: made.draw("coup_board", told.decode(), PPI)


def apart(one: bytes, two: bytes) -> int:
    """How much they differ where they differ most."""
    means = (Image.open(BytesIO(png)).convert("L").filter(ImageFilter.BoxBlur(1)) for png in (one, two))
    return ImageChops.difference(*means).getextrema()[1]  # type: ignore[return-value]


@shaped
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_drawn_as_the_compiler_draws_it(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of both scripts, in both directions, of any size, at any side of its box."""
    ours, compiled = (drawer(tmp_path, monkeypatch, letters=one) for one in (True, False))
    boards = [board(language, told, size, side) for told in LINES for size in SIZES for side in SIDES]

    assert max(apart(ours(one), compiled(one)) for one in boards) <= ALIKE


@shaped
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_broken_as_the_compiler_breaks_them(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of its own language; nearer to each other than they are high."""
    ours, compiled = (drawer(tmp_path, monkeypatch, letters=one) for one in (True, False))
    boards = [
        board(language, LONG[language], size, wide=wide, high=62) for size in SIZES for wide in (200, 300)
    ]

    assert max(apart(ours(one), compiled(one)) for one in boards) <= ALIKE
    assert all(ours(one) != compiled(one) for one in boards[:2])


def test_what_has_no_room_is_the_compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes the line smaller, sets it on two lines, or cuts it."""
    ours, compiled = (drawer(tmp_path, monkeypatch, letters=one) for one in (True, False))
    narrow = board("en", LINES[0], 12.2, wide=70)

    assert ours(narrow) == compiled(narrow)


@shaped
def test_no_compiler_is_asked_for_a_line_that_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = drawer(tmp_path, monkeypatch, letters=True)

    def asked(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("bot.pictures.worker.Drawer._compile", asked)

    assert ours(board("fa", LINES[1], 12.2))


def test_without_fribidi_all_is_the_compilers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pillow's own layout joins no letters and turns none around."""
    monkeypatch.setattr("PIL.features.check", lambda feature: feature != "raqm")

    assert lettering(DATA / "boards" / "fonts") is None


@shaped
def test_a_line_stands_at_the_side_of_its_box() -> None:
    """They end where the box does, after its room: 104 units at 2.5 pixels."""
    found = Lettering(Path(str(files("data"))) / "boards" / "fonts").write(
        TextLine("I", 10, 100, 20, side="end"), "en", rtl=False, scale=2.5
    )

    assert found is not None
    left, _, right, _ = found.image.getbbox() or (0, 0, 0, 0)
    assert 245 < found.left + left < found.left + right <= 260


@pytest.mark.parametrize(
    ("language", "told", "drawn"),
    [
        ("en", "\u2068No\u2069, “\u2068Count slowly\u2069”", "No, “Count slowly”"),
        ("en", "\u2066\u2066−12\u2069\u2069", "−12"),
        ("en", "\u2068نه\u2069 (1)", "\u2068نه\u2069 (1)"),
        ("en", "نه \u2066−12\u2069", "نه \u2066−12\u2069"),
        ("fa", "\u2068نه\u2069، «\u2068بگذارید\u2069»", "نه، «بگذارید»"),
        ("fa", "\u2068No\u2069 (۱)", "\u2068No\u2069 (۱)"),
        ("fa", "\u2066+۷\u2069", "\u2066+۷\u2069"),
    ],
)
def test_isolates_are_left_out_where_they_turn_nothing(language: str, told: str, drawn: str) -> None:
    """All that they hold runs as the line does; a number keeps its sign to the left in Persian."""
    line = text(facts.Sheet(**facts.sheet(language)), (0, 0, 100, 20), told, 10).shows

    assert line.told == drawn


@pytest.mark.parametrize(
    ("n", "told", "with_sign"),
    [
        (0, "0", "\u20660\u2069"),
        (7, "7", "\u2066+7\u2069"),
        (-12, "\u2066−12\u2069", "\u2066\u2066−12\u2069\u2069"),
    ],
)
def test_a_number_has_its_sign_to_the_left(n: int, told: str, with_sign: str) -> None:
    """In the digits of the language."""
    english, persian = (facts.Sheet(**facts.sheet(one)) for one in ("en", "fa"))

    assert (told, with_sign) == (figure(english, n), signed_number(english, n))
    assert str(n).strip("-").translate(str.maketrans("0127", "۰۱۲۷")) in figure(persian, n)
