"""Pictures laid one over another on bands of one colour, all of it or a box alone."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from PIL import Image, ImageColor

UNIT: Final = 72
"""Units of a template to the inch."""

COVER: Final = "1"
"""The mode of a picture that covers all of its box."""

Area = tuple[int, int]
"""Width and height in pixels."""

Box = tuple[int, int, int, int]
"""Left, top, and where it ends to the right and below."""

Place = tuple[object, int, int, str]
"""What lies where, and in which colour."""


class Band(NamedTuple):
    """Lines of one colour, under everything else."""

    top: int
    high: int
    colour: str


class Laid(NamedTuple):
    """A picture at its place; equal keys are equal pictures. With a `fill` it is how much of that covers."""

    key: object
    image: Image.Image
    left: int
    top: int
    fill: str = ""

    def place_and_box(self) -> tuple[Place, Box]:
        """All of it but the pixels, and what it may cover."""
        key, image, left, top, fill = self
        wide, high = image.size
        return (key, left, top, fill), (left, top, left + wide, top + high)


class Ground(NamedTuple):
    """A picture, or a strip of one: what lies on it with what that may cover, the later over the earlier."""

    size: Area
    bands: tuple[Band, ...]
    laid: Sequence[tuple[Laid, Box]]

    @property
    def key(self) -> object:
        """Equal ones are equal pictures."""
        return (
            self.size,
            self.bands,
            tuple([(key, left, top, fill) for (key, _, _, _, fill), (left, top, _, _) in self.laid]),
        )

    def strips(self, high: int, spots: Collection[int]) -> "dict[int, Ground]":
        """Of its strips, each of so many lines, those that are asked for."""
        rows: dict[int, list[tuple[Laid, Box]]] = {spot: [] for spot in spots}
        for one, (left, top, right, low) in self.laid:
            for spot in range(top // high, (low - 1) // high + 1):
                if spot in rows:
                    rows[spot].append((one, (left, top - spot * high, right, low - spot * high)))
        return {spot: self._strip(spot * high, high, row) for spot, row in rows.items()}

    def _strip(self, top: int, high: int, laid: Sequence[tuple[Laid, Box]]) -> "Ground":
        high = min(high, self.size[1] - top)
        bands = []
        for one in self.bands:
            begin, end = max(0, one.top - top), min(high, one.top + one.high - top)
            if begin < end:
                bands.append(Band(begin, end - begin, one.colour))
        return Ground((self.size[0], high), tuple(bands), laid)

    def pixels(self, box: Box) -> Image.Image:
        """An image of this box of the picture, in RGB."""
        left, top, right, low = box
        # The first band is the picture's colour from the start: most strips have no other.
        first = _colour(self.bands[0].colour) if self.bands else 0
        found = Image.new("RGB", (right - left, low - top), first)
        for band in self.bands[1:]:
            found.paste(_colour(band.colour), (0, band.top - top, right - left, band.top + band.high - top))
        under = found.im
        for one, (begin, above, end, below) in self.laid:
            if begin < right and left < end and above < low and top < below:
                _lay(under, one, (begin - left, above - top, end - left, below - top))
        return found


def box_around(one: Box, two: Box) -> Box:
    """The least box that holds both."""
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])


def _lay(under: Any, one: Laid, box: Box) -> None:
    """On the pixels themselves: what `Image.paste` asks of each is known here, and takes as long."""
    over: Any = one.image.im
    if one.fill and one.image.mode == COVER:
        under.paste(_colour(one.fill), box)
    elif one.fill:
        under.paste(_colour(one.fill), box, over)
    elif one.image.mode == "RGBA":
        under.paste(over, box, over)
    else:
        under.paste(over, box)


@lru_cache(maxsize=64)
def _colour(told: str) -> tuple[int, ...]:
    return ImageColor.getrgb(told)
