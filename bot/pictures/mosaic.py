"""A picture put together of parts: only what shows something new is drawn, the rest is kept from before.

Of a board little changes at a time, and what a picture costs is its pixels: to draw and to pack them. Parts
are kept unpacked, the whole is packed in strips. They lie side by side, on whole pixels, and fill the page.
"""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any, Final

from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from bot.pictures.kept import Kept, bytes_in_memory
from bot.pictures.laying import UNIT, Laid
from bot.pictures.strips import Strips

MOST: Final = 48 * 2**20
"""Bytes of all that is kept, some eight boards."""

Box = tuple[int, int, int, int]
"""Left, top, width and height."""

FEW: Final = 3
"""So many new parts are drawn one by one (5 ms each, 2 of them the template's own); more are cut from the
whole (20 ms), which then is the picture."""

Draw = Callable[[Sequence[int] | None], bytes]
"""The PNG of a box of one template, given in its units, or of the whole."""


class Mosaic:
    """Parts of pictures by what they show; those used longest ago are forgotten first."""

    def __init__(self, strips: Strips, most: int = MOST) -> None:
        self._strips, self._kept = strips, Kept[Image.Image](most, bytes_in_memory)

    def draw_parts(self, template: str, parts: Sequence[Any], ppi: float, draw: Draw) -> bytes:
        """The PNG of all parts, each `{"box", "key"}`; a part that is not kept is drawn, or the whole."""
        boxes: dict[str, Box] = {}
        for one in parts:
            left, top, wide, high = (int(edge * ppi / UNIT) for edge in one["box"])
            boxes[self._key(template, one, ppi)] = left, top, wide, high
        kept = {key: one for key in boxes if (one := self._kept.get(key)) is not None}
        lacking = [one for one in parts if self._key(template, one, ppi) not in kept]

        # Much is new: one picture of the whole, and its new parts are cut from it.
        if len(lacking) > FEW:
            png = draw(None)
            whole = _pixels(png)
            for key, (left, top, wide, high) in boxes.items():
                if key not in kept:
                    self._kept.keep(key, whole.crop((left, top, left + wide, top + high)))
            return png

        # Little is new: it is drawn part by part and laid among what was kept. `found` holds all of them,
        # for the new ones may take the room of some that this picture needs.
        drawn = {self._key(template, one, ppi): _pixels(draw(one["box"])) for one in lacking}
        for key, image in drawn.items():
            self._kept.keep(key, image)
        found, laid = kept | drawn, list[Laid]()
        for key, box in boxes.items():
            if found[key].size != box[2:]:
                raise ValueError("a part is not as large as it was to be")
            laid.append(Laid(key, found[key], *box[:2]))
        wide, high = (max(box[edge] + box[edge + 2] for box in boxes.values()) for edge in (0, 1))
        return self._strips.encode_png((wide, high), (), laid)

    def _key(self, template: str, part: Any, ppi: float) -> str:
        return f"{template} {part['box']} {ppi} {part['key']}"


def has_whole_pixels(parts: Sequence[Any], ppi: float) -> bool:
    """Whether every edge of every part lies between two pixels."""
    return all((edge * ppi / UNIT).is_integer() for part in parts for edge in part["box"])


def _pixels(png: bytes) -> Image.Image:
    with PngImageFile(BytesIO(png)) as image:
        return image.convert("RGB")
