"""A picture put together of parts: only what shows something new is drawn, the rest is kept from before.

Of a board little changes at a time, and what a picture costs is its pixels: to draw and to pack them. Parts
are kept unpacked, and ISA-L packs the whole. They lie side by side, on whole pixels, and fill the page.
"""

import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from typing import Any, Final

from isal import isal_zlib
from PIL.PngImagePlugin import PngImageFile

UNIT: Final = 72
"""Units of a template to the inch."""

DEPTH: Final = 4
"""Bytes of a pixel: red, green, blue, opacity."""

MOST: Final = 48 * 2**20
"""Bytes of all that is kept, some eight boards."""

FAST: Final = 1
"""Of ISA-L's levels the best for boards: 3.3 ms and 179 kB, where level 3 took 17 ms and left 185 kB."""

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
RGBA: Final = bytes((8, 6, 0, 0, 0))
"""The end of a PNG's header: eight bits, colour with opacity, nothing interlaced."""

Box = tuple[int, int, int, int]
"""Left, top, width and height."""

FEW: Final = 3
"""So many new parts are drawn one by one (5 ms each, 2 of them the template's own); more are cut from the
whole (20 ms), which then is the picture."""

Draw = Callable[[Sequence[int] | None], bytes]
"""The PNG of a box of one template, given in its units, or of the whole."""


class Mosaic:
    """Parts of pictures by what they show; those used longest ago are forgotten first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._held = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def drawn(self, template: str, parts: Sequence[Any], ppi: float, draw: Draw) -> bytes:
        """The PNG of all parts, each `{"box", "key"}`; a part that is not kept is drawn, or the whole."""
        boxes = {self._key(template, one, ppi): _in_pixels(one["box"], ppi) for one in parts}
        lacking = [one for one in parts if self._key(template, one, ppi) not in self._kept]
        if len(lacking) > FEW:
            png = draw(None)
            self._keep(_cut(png, boxes))
            return png
        drawn = {self._key(template, one, ppi): _pixels(draw(one["box"])) for one in lacking}
        found = {key: drawn.get(key) or self._kept[key] for key in boxes}
        self._keep(found)
        return _packed([(box, found[key]) for key, box in boxes.items()])

    def _key(self, template: str, part: Any, ppi: float) -> str:
        return f"{template} {part['box']} {ppi} {part['key']}"

    def _keep(self, found: dict[str, bytes]) -> None:
        for key, pixels in found.items():
            self._held += len(pixels) if key not in self._kept else 0
            self._kept[key] = pixels
            self._kept.move_to_end(key)
        while self._held > self._most:
            _, lost = self._kept.popitem(last=False)
            self._held -= len(lost)


def whole_pixels(parts: Sequence[Any], ppi: float) -> bool:
    """Whether every edge of every part lies between two pixels."""
    return all((edge * ppi / UNIT).is_integer() for part in parts for edge in part["box"])


def _in_pixels(box: Sequence[int], ppi: float) -> Box:
    left, top, wide, high = (int(edge * ppi / UNIT) for edge in box)
    return left, top, wide, high


def _cut(png: bytes, boxes: Mapping[str, Box]) -> dict[str, bytes]:
    with PngImageFile(BytesIO(png)) as image:
        whole = image.convert("RGBA")
    corners = {key: (x, y, x + wide, y + high) for key, (x, y, wide, high) in boxes.items()}
    return {key: whole.crop(box).tobytes() for key, box in corners.items()}


def _pixels(png: bytes) -> bytes:
    with PngImageFile(BytesIO(png)) as image:
        return image.convert("RGBA").tobytes()


def _packed(parts: Sequence[tuple[Box, bytes]]) -> bytes:
    """The PNG of these pixels; each line begins with the byte of no filter, as boards pack best without."""
    wide = max(left + width for (left, _, width, _), _ in parts)
    high = max(top + height for (_, top, _, height), _ in parts)
    line = 1 + DEPTH * wide
    canvas = bytearray(line * high)
    for (left, top, width, height), pixels in parts:
        run, start = DEPTH * width, top * line + 1 + DEPTH * left
        if len(pixels) != run * height:
            raise ValueError("a part is not as large as it was to be")
        for row in range(height):
            canvas[start + row * line : start + row * line + run] = pixels[row * run : (row + 1) * run]
    body = isal_zlib.compress(canvas, FAST)
    chunks = ((b"IHDR", struct.pack(">II", wide, high) + RGBA), (b"IDAT", body), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
