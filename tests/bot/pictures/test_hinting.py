"""A font whose letters are not fitted to pixels is else the same font."""

import struct
from io import BytesIO

import pytest
from PIL import ImageFont, features

from bot.pictures.hinting import HEAD, PROGRAM, without_hints
from bot.pictures.letters import BOLD, REGULAR
from tests.bot.pictures.boards import DATA

SIZE = 62.5
TEXT = "No, “Let physicians weigh it” کلاه‌داران"
NONE = 7
"""Bytes: a program of no more is taken for none."""


def font(name: str) -> bytes:
    return (DATA / "boards" / "fonts" / name).read_bytes()


def program(found: bytes) -> bytes:
    """What is done before letters of a size are fitted."""
    (tables,) = struct.unpack_from(">H", found, 4)
    heads = (HEAD.unpack_from(found, 12 + HEAD.size * n) for n in range(tables))
    return next(found[at : at + size] for name, _, at, size in heads if name == PROGRAM)


@pytest.mark.skipif(not features.check("raqm"), reason="no FriBidi")
@pytest.mark.parametrize("name", [BOLD, REGULAR])
def test_every_text_stays_as_long(name: str) -> None:
    plain, ours = (
        ImageFont.truetype(BytesIO(one), SIZE, layout_engine=ImageFont.Layout.RAQM)
        for one in (font(name), without_hints(font(name)))
    )

    assert plain.getlength(TEXT) == ours.getlength(TEXT)


@pytest.mark.parametrize("name", [BOLD, REGULAR])
def test_what_the_font_says_of_fitting_letters_is_long_enough_to_count(name: str) -> None:
    """Else FreeType fits each letter by itself, at twice the time."""
    own, made = program(font(name)), program(without_hints(font(name)))

    assert made.startswith(own)
    assert len(made) > NONE


def test_a_font_that_says_nothing_is_left_as_it_is() -> None:
    without = font(BOLD).replace(PROGRAM, b"none", 1)

    assert without == without_hints(without)
