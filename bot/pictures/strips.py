"""Pictures laid one over another, packed strip by strip: a strip that shows what it showed before is kept."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.pictures.kept import Kept, unpacked
from bot.pictures.packing import Strip, strip, whole

UNIT: Final = 72
"""Units of a template to the inch."""

HIGH: Final = 48
"""Lines of a strip: more would be packed for a small change, of fewer there would be too many."""

MOST: Final = 8 * 2**20
"""Bytes of all strips that are kept, some forty boards."""

GROUNDS: Final = 24 * 2**20
"""Bytes of all grounds that are kept, some three boards."""

LARGE: Final = 10_000
"""Pixels from which on a layer is part of the ground: more than a token or a line of text has."""

Area = tuple[int, int]
"""Width and height in pixels."""


class Band(NamedTuple):
    """Lines of one colour, under everything else."""

    top: int
    high: int
    colour: str


class Laid(NamedTuple):
    """A picture at its place; equal keys are equal pictures."""

    key: str
    image: Image.Image
    left: int
    top: int


class Strips:
    """Packed strips by what they show; those used longest ago are forgotten first.

    Unpacked are kept only the grounds: what a strip shows up to the last large layer in it.
    """

    def __init__(self, most: int = MOST, grounds: int = GROUNDS) -> None:
        self._packed = Kept[Strip](most, lambda one: len(one.chunk))
        self._grounds = Kept[Image.Image](grounds, unpacked)

    def packed(self, size: Area, bands: Sequence[Band], laid: Sequence[Laid]) -> bytes:
        """The PNG of all this, the later over the earlier."""
        wide, high = size
        tops = range(0, high, HIGH)
        rows: list[list[Laid]] = [[] for _ in tops]
        for one in laid:
            last = (one.top + one.image.height - 1) // HIGH
            for spot in range(max(0, one.top // HIGH), min(last + 1, len(rows))):
                rows[spot].append(one._replace(top=one.top - spot * HIGH))
        found = []
        for top, row in zip(tops, rows, strict=True):
            area = wide, min(HIGH, high - top)
            found.append(self._strip(area, tuple(_seen(bands, top, area[1])), row))
        return whole(wide, high, found)

    def _strip(self, area: Area, bands: tuple[Band, ...], laid: Sequence[Laid]) -> Strip:
        key = (area, bands, tuple((one.key, one.left, one.top) for one in laid))
        found = self._packed.get(key)
        if found is None:
            found = self._packed.keep(key, _lines(self._made(area, bands, laid)))
        return found

    def _made(self, area: Area, bands: tuple[Band, ...], laid: Sequence[Laid]) -> Image.Image:
        large = [n for n, one in enumerate(laid, 1) if one.image.width * one.image.height > LARGE]
        under = laid[: large[-1]] if large else ()
        key = (area, bands, tuple((one.key, one.left, one.top) for one in under))
        ground = self._grounds.get(key)
        if ground is None:
            ground = Image.new("RGB", area)
            for top, high, colour in bands:
                ground.paste(colour, (0, top, area[0], top + high))
            _lay(ground, under)
            self._grounds.keep(key, ground)
        found = ground.copy()
        _lay(found, laid[len(under) :])
        return found


def _seen(bands: Sequence[Band], top: int, high: int) -> Iterator[Band]:
    """What a strip shows of the bands."""
    for one in bands:
        begin, end = max(0, one.top - top), min(high, one.top + one.high - top)
        if begin < end:
            yield Band(begin, end - begin, one.colour)


def _lay(under: Image.Image, laid: Sequence[Laid]) -> None:
    for one in laid:
        under.paste(one.image, (one.left, one.top), one.image if one.image.mode == "RGBA" else None)


def _lines(image: Image.Image) -> Strip:
    """The spare byte behind each line is the byte of no filter before the next."""
    lines = image.tobytes("raw", "RGB", 3 * image.width + 1)
    return strip(b"\0" + lines[:-1])
