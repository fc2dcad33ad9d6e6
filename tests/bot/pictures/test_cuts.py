"""The parts that a layer's picture is cut into show all of it, and little that is clear."""

from hypothesis import given
from hypothesis import strategies as some
from PIL import Image, ImageDraw

from bot.pictures.cuts import FULL, cuts

Corner = tuple[int, int]
Box = tuple[Corner, Corner, int]
"""Two corners, and how much lies there."""

SIZE = (240, 130)
SHADE = (200, 90, 30)
corners = some.tuples(some.integers(0, SIZE[0]), some.integers(0, SIZE[1]))


def beam() -> Image.Image:
    """A line across a picture that is clear but for it."""
    page = Image.new("RGBA", SIZE)
    ImageDraw.Draw(page).line((0, 10, 239, 110), (*SHADE, FULL), 8)
    return page


@given(some.lists(some.tuples(corners, corners, some.sampled_from([0, 1, 90, 254, FULL])), max_size=5))
def test_laid_together_they_are_the_picture(boxes: list[Box]) -> None:
    """Frames, lines, what is full, half clear or empty, over any ground."""
    page = Image.new("RGBA", SIZE)
    for (left, top), (right, low), cover in boxes:
        page.paste((*SHADE, cover), (min(left, right), min(top, low), max(left, right), max(top, low)))
    whole, laid = (Image.new("RGB", SIZE, "#203040") for _ in range(2))
    whole.paste(page, (0, 0), page)
    for part, left, top in cuts(page):
        laid.paste(part, (left, top), part if part.mode == "RGBA" else None)

    assert laid.tobytes() == whole.tobytes()


def test_of_a_thin_beam_little_is_laid() -> None:
    """Less than a third of its box."""
    parts = cuts(beam())

    assert sum(part.width * part.height for part, _, _ in parts) < SIZE[0] * SIZE[1] / 3


def test_the_middle_of_a_plain_card_is_copied() -> None:
    """It covers what lies below: nothing of it is blended."""
    card = Image.new("RGBA", SIZE, (*SHADE, FULL))
    card.putpixel((0, 0), (0, 0, 0, 0))
    modes = [part.mode for part, _, _ in cuts(card)]

    assert modes == ["RGBA", "RGB", "RGB"]
