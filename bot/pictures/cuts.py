"""What of a layer's picture has to be laid: without its clear parts, and plain parts apart.

To blend a pixel takes ten times as long as to copy it, be it clear or not.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from PIL import Image

from bot.pictures.laying import Box

EDGE: Final = 16
"""Pixels of a frame's sides, in which its round corners lie, at 180 an inch."""

STROKE: Final = 6
"""Pixels of its upper and lower edges between the corners: no more than a stroke."""

LARGE: Final = 3 * EDGE
FULL: Final = 255

BAND: Final = 40
"""Pixels of the bands into which a large picture is cut along its longer side, each without what is clear."""

SPARE: Final = 0.6
"""Bands are laid apart where they are less than so much of the whole."""

NOTHING: Final = (0, 0, 1, 1)


def cuts(image: Image.Image) -> list[tuple[Image.Image, int, int]]:
    """The parts of a picture that show all of it, each with what lies to its left and above it."""
    box = image.getbbox() or NOTHING
    if image.mode != "RGBA":
        return [(image.crop(box), *box[:2])]
    alpha = image.getchannel("A")
    parts = []
    for one in _frame_boxes(alpha, box) or _band_boxes(alpha, box) or [box]:
        part = image.crop(one)
        # Without an alpha channel a part is copied, not blended.
        parts.append((part.convert("RGB") if _cover(alpha, one) == FULL else part, *one[:2]))
    return parts


def _frame_boxes(alpha: Image.Image, box: Box) -> list[Box]:
    """Sides, edges and middle of what is plain within, or clear; nothing of what is small or neither."""
    left, top, right, low = box
    if right - left < LARGE or low - top < LARGE:
        return []
    sides = [(left, top, left + EDGE, low), (right - EDGE, top, right, low)]
    middle = left + EDGE, top, right - EDGE, low
    if _cover(alpha, middle) == FULL:
        return [*sides, middle]
    rows = [(middle[0], top, middle[2], top + STROKE), (middle[0], low - STROKE, middle[2], low)]
    inner = middle[0], top + STROKE, middle[2], low - STROKE
    cover = _cover(alpha, inner)
    if cover not in (0, FULL):
        return []
    return [*_trim(alpha, (*sides, *rows)), *([inner] if cover else [])]


def _band_boxes(alpha: Image.Image, box: Box) -> list[Box]:
    """Bands across the longer side; nothing of what is small, or full."""
    left, top, right, low = box
    wide, high = right - left, low - top
    if wide * high < LARGE**2:
        return []
    if wide > high:
        bands = [(x, top, min(x + BAND, right), low) for x in range(left, right, BAND)]
    else:
        bands = [(left, y, right, min(y + BAND, low)) for y in range(top, low, BAND)]
    found = list(_trim(alpha, bands))
    covered = sum((right - left) * (low - top) for left, top, right, low in found)
    return found if covered < SPARE * wide * high else []


def _trim(alpha: Image.Image, boxes: Iterable[Box]) -> Iterator[Box]:
    """Without their clear edges; none that is clear all over."""
    for one in boxes:
        found = alpha.crop(one).getbbox()
        if found is not None:
            yield one[0] + found[0], one[1] + found[1], one[0] + found[2], one[1] + found[3]


def _cover(alpha: Image.Image, box: Box) -> int | None:
    """How much each pixel of a box is covered, where that is the same all over."""
    least, most = alpha.crop(box).getextrema()
    return most if least == most else None  # type: ignore[return-value]
