"""The font that comes with the boards: its letters, its licence, and how names that it lacks are told."""

from fontTools.ttLib import TTFont

from bot.pictures.letters import is_drawable
from tests.bot.pictures.boards import DATA

FONTS = DATA / "boards" / "fonts"


def test_the_list_of_letters_is_the_font_s() -> None:
    """Of both weights."""
    listed = {
        letter for letter in range(0x10000) if is_drawable(chr(letter)) and not 0x2066 <= letter <= 0x2069
    }

    for file in sorted(FONTS.glob("*.ttf")):
        assert listed == set(TTFont(file).getBestCmap()) & set(range(0x10000)) - set(range(0x2066, 0x206A))


def test_letters_of_other_scripts_are_known_to_be_missing() -> None:
    """Persian and Latin names are drawn; others get another name."""
    assert is_drawable("کلاه‌داران Peyvandian é ۱۲ \u2068x\u2069")
    assert not any(map(is_drawable, ("Иван", "龍", "👑", "→")))


def test_the_licence_stands_beside_the_font() -> None:
    """As it asks."""
    assert "SIL Open Font License, Version 1.1" in (FONTS / "OFL.txt").read_text("utf-8")
