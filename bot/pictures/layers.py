"""A picture laid together of layers: small pictures by what they show, each drawn once and then kept.

Where parts (mosaic.py) lie side by side and hold all that is within their box, layers lie one over another
and are clear around what they show: a token drawn once is laid on any border of any map. Of a layer that has
one colour only its shape is kept, and painted in any.
"""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec
from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from bot.pictures.cuts import cuts
from bot.pictures.kept import Kept, bytes_in_memory
from bot.pictures.laying import COVER, UNIT, Band, Laid
from bot.pictures.lettering import TEXT, Lettering, TextLine
from bot.pictures.strips import Strips

WIDE: Final = 400
"""Units across a board, and across a sheet on which new layers are drawn together."""

APART: Final = 2
"""Units between two layers of a sheet. Its places are even, so that they are whole pixels at 180 ppi."""

MOST: Final = 48 * 2**20
"""Bytes of all layers that are kept: of a map some 5 million."""

BLOCK: Final = "block"
"""The kind of layer that is all of its box: nothing of it is drawn."""

SHAPE: Final = "#ffffff"
"""What a layer of one colour is drawn in to be kept: only how much it covers is."""

Draw = Callable[[bytes, bytes], bytes]
"""The PNG of a `Sheet`, for a `Manner`."""


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """As in facts.py; what is shown stays as it is written, for it is only compared and handed on."""

    at: tuple[float, float, float, float]
    kind: str
    shows: msgspec.Raw
    fill: str = ""


class Manner(msgspec.Struct, frozen=True):
    """What is alike in all boards of a language."""

    rtl: bool
    language: str
    digits: str
    words: dict[str, str]


class Board(Manner, frozen=True):
    """As in facts.py."""

    height: float
    bands: list[tuple[float, float, str]]
    layers: list[Layer]
    ahead: list[Layer] = []


class Sheet(msgspec.Struct, frozen=True):
    """Layers apart from one another, on so many units."""

    layers: list[Layer]
    sheet: tuple[int, int]


class Sprite(NamedTuple):
    """A layer as it is kept: its own number, its pixels or how much each is covered, without the clear edges,
    and so many pixels of them to the left and above."""

    number: int
    image: Image.Image
    left: int
    top: int


Sprites = tuple[Sprite, ...]
"""All of a layer: one, or its parts (cuts.py)."""


class Layers:
    """Layers by what they show; those used longest ago are forgotten first."""

    def __init__(self, strips: Strips, most: int = MOST, lettering: Lettering | None = None) -> None:
        """Without `lettering` lines of text are drawn as all other layers are."""
        self._strips, self._lettering = strips, lettering
        self._kept = Kept[Sprites](most, lambda some: sum(bytes_in_memory(one.image) for one in some))
        self._numbers, self._begun = count(), set[object]()

    def draw_board(self, template: str, facts: str | bytes, ppi: float, draw: Draw) -> bytes:
        """The PNG of a `Board`."""
        board = msgspec.json.decode(facts, type=Board)
        base = (template, ppi, board.language, tuple(board.words.items()))
        keys = [_key(base, one) for one in board.layers]
        found = {key: one for key in keys if (one := self._kept.get(key)) is not None}
        lacking = {key: one for key, one in zip(keys, board.layers, strict=True) if key not in found}
        scale = ppi / UNIT
        # Blocks and most lines of text need no compiler; all else that is new comes from one sheet.
        for key, layer in tuple(lacking.items()):
            made = self._undrawn(layer, board, scale)
            if made is not None:
                found[key] = self._kept.keep(key, made)
                del lacking[key]
        if lacking:
            found |= self._draw_lacking(lacking, self._layers_ahead(base, board), board, ppi, draw)
        laid = list[Laid]()
        for key, layer in zip(keys, board.layers, strict=True):
            left, top = round(layer.at[0] * scale), round(layer.at[1] * scale)
            for number, image, x, y in found[key]:
                laid.append(Laid(number, image, left + x, top + y, layer.fill))
        bands = [Band(round(top * scale), round(high * scale), colour) for top, high, colour in board.bands]
        return self._strips.encode_png((round(WIDE * scale), round(board.height * scale)), bands, laid)

    def _layers_ahead(self, base: object, board: Board) -> dict[object, Layer]:
        """The layers that later boards will need, by key; none after the first board of its kind."""
        if base in self._begun:
            return {}
        self._begun.add(base)
        return {_key(base, one): one for one in board.ahead}

    def _undrawn(self, one: Layer, board: Board, scale: float) -> Sprites | None:
        """A layer that needs no compiler: a block, or a line of text where it fits; else None."""
        if one.kind == BLOCK:
            size = round(one.at[2] * scale), round(one.at[3] * scale)
            return (Sprite(next(self._numbers), Image.new(COVER, size, 1), 0, 0),)
        if one.kind != TEXT or self._lettering is None:
            return None
        line = msgspec.json.decode(one.shows, type=TextLine)
        found = self._lettering.write(line, board.language, rtl=board.rtl, scale=scale)
        if found is None:
            return None
        ((shown, left, top),) = cuts(found.image)
        return (Sprite(next(self._numbers), shown, found.left + left, found.top + top),)

    def _draw_lacking(
        self, lacking: dict[object, Layer], later: dict[object, Layer], board: Board, ppi: float, draw: Draw
    ) -> dict[object, Sprites]:
        """All of them from one sheet; those for later are kept, too."""
        asked = lacking | {key: one for key, one in later.items() if self._kept.get(key) is None}
        images = _cut(list(asked.values()), board, ppi, draw)
        new = {
            key: tuple(Sprite(next(self._numbers), *part) for part in cuts(image))
            for key, image in zip(asked, images, strict=True)
        }
        # Those of this board are kept last: where room lacks, those for later are forgotten first.
        for key in sorted(new, key=lambda key: key in lacking):
            self._kept.keep(key, new[key])
        return new


def _key(base: object, one: Layer) -> object:
    return base, one.kind, one.at[2:], bytes(one.shows), bool(one.fill)


def _cut(asked: Sequence[Layer], board: Board, ppi: float, draw: Draw) -> Iterator[Image.Image]:
    """All of them drawn on one sheet, and cut from it."""
    places, size = sheet([one.at[2:] for one in asked])
    moved = [
        Layer((*place, *one.at[2:]), one.kind, one.shows, SHAPE if one.fill else "")
        for one, place in zip(asked, places, strict=True)
    ]
    manner = Manner(board.rtl, board.language, board.digits, board.words)
    png = draw(msgspec.json.encode(manner), msgspec.json.encode(Sheet(moved, size)))
    with PngImageFile(BytesIO(png)) as image:
        whole = image.convert("RGBA")
    covered, scale = whole.getchannel("A"), ppi / UNIT
    for one in moved:
        left, top, wide, high = (round(edge * scale) for edge in one.at)
        yield (covered if one.fill else whole).crop((left, top, left + wide, top + high))


def sheet(sizes: Sequence[Any]) -> tuple[list[tuple[int, int]], tuple[int, int]]:
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
