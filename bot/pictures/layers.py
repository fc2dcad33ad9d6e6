"""A picture laid together of layers: small pictures by what they show, each drawn once and then kept.

Where parts (mosaic.py) lie side by side and hold all that is within their box, layers lie one over another
and are clear around what they show: a token drawn once is laid on any border of any map.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from typing import Any, Final

from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from bot.pictures.kept import Kept, unpacked
from bot.pictures.strips import UNIT, Band, Laid, Strips

WIDE: Final = 400
"""Units across a board, and across a sheet on which new layers are drawn together."""

APART: Final = 2
"""Units between two layers of a sheet. Its places are even, so that they are whole pixels at 180 ppi."""

MOST: Final = 48 * 2**20
"""Bytes of all layers that are kept: of a map some 12 million."""

Facts = Mapping[str, Any]
Draw = Callable[[Facts], bytes]
"""The PNG of these facts."""


class Layers:
    """Layers by what they show; those used longest ago are forgotten first."""

    def __init__(self, strips: Strips, most: int = MOST) -> None:
        self._strips, self._kept = strips, Kept[Image.Image](most, unpacked)

    def drawn(self, template: str, shown: Facts, ppi: float, draw: Draw) -> bytes:
        """The PNG of `height`, `bands` (top, height, colour) and `layers` (`at`, `kind`, `shows`)."""
        layers = shown["layers"]
        bare = {name: shown[name] for name in shown if name not in ("layers", "boxes")}
        base = json.dumps((template, ppi, shown["language"], shown["words"]))
        keys = [json.dumps((base, one["at"][2:], one["kind"], one["shows"])) for one in layers]
        found = {key: one for key in keys if (one := self._kept.get(key)) is not None}
        lacking = {key: one for key, one in zip(keys, layers, strict=True) if key not in found}
        new = _sprites(lacking, bare, ppi, draw) if lacking else {}
        found |= {key: self._kept.keep(key, one) for key, one in new.items()}
        scale = ppi / UNIT
        laid = [_laid(key, found[key], one, scale) for key, one in zip(keys, layers, strict=True)]
        bands = [
            Band(round(top * scale), round(high * scale), colour) for top, high, colour in shown["bands"]
        ]
        return self._strips.packed((round(WIDE * scale), round(shown["height"] * scale)), bands, laid)


def _laid(key: str, image: Image.Image, one: Any, scale: float) -> Laid:
    return Laid(key, image, round(one["at"][0] * scale), round(one["at"][1] * scale))


def _sprites(lacking: Mapping[str, Any], bare: Facts, ppi: float, draw: Draw) -> dict[str, Image.Image]:
    """All of them drawn on one sheet, and cut from it."""
    places, size = sheet([tuple(one["at"][2:]) for one in lacking.values()])
    moved = [
        {**one, "at": [*place, *one["at"][2:]]} for one, place in zip(lacking.values(), places, strict=True)
    ]
    with PngImageFile(BytesIO(draw({**bare, "layers": moved, "sheet": size}))) as image:
        whole = image.convert("RGBA")
    scale = ppi / UNIT
    boxes = [tuple(round(edge * scale) for edge in one["at"]) for one in moved]
    cut = (whole.crop((x, y, x + wide, y + tall)) for x, y, wide, tall in boxes)
    return dict(zip(lacking, cut, strict=True))


def sheet(sizes: Sequence[tuple[float, ...]]) -> tuple[list[tuple[int, int]], tuple[int, int]]:
    """A place for each on rows from the top down, the highest first, and the size of the sheet."""
    places = [(0, 0)] * len(sizes)
    left = top = row = widest = 0
    for spot in sorted(range(len(sizes)), key=lambda one: -sizes[one][1]):
        wide, high = (even(edge) for edge in sizes[spot])
        if left + wide > WIDE:
            left, top, row = 0, top + row, 0
        places[spot] = (left, top)
        left, row, widest = left + wide, max(row, high), max(widest, left + wide)
    return places, (widest, top + row)


def even(edge: float) -> int:
    """An even number of units with room around."""
    return 2 * -(-int(edge + APART + 1) // 2)
