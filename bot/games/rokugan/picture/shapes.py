"""Provinces and the places of tokens: data/boards/rokugan_shapes.json, and where they lie on a board."""

import math
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from bot.pictures.facts import round_to_pixel
from engine.games.rokugan.names import Province

SCALE: Final = 3.86
"""Units of a board to one of the shapes."""

LEFT: Final = 7
TOP: Final = 58
"""Units from a board's corner to the map's."""

SHORE: Final = 0.45
"""Units of the shapes by which an outline is drawn in, so that neighbours stay apart."""

Place = tuple[float, float]
Box = tuple[float, float, float, float]


class Cell(msgspec.Struct, frozen=True):
    """A province: its outline in units of the shapes, and in units of a board from the map's corner the boxes
    of its name (letters of `size`) and of who holds it, and the middles of a token in its centre and of its
    number."""

    id: Province
    centre: Place
    outline: tuple[Place, ...]
    label: Box
    size: float
    hold: Box
    token: Place
    number: Place


class Border(msgspec.Struct, frozen=True):
    """The place of a token between two provinces."""

    between: tuple[Province, Province]
    at: Place


class Coast(msgspec.Struct, frozen=True):
    """The place of a token that comes over sea."""

    province: Province
    at: Place


class Shapes(msgspec.Struct, frozen=True):
    """The file, without its sources."""

    size: Place
    cells: tuple[Cell, ...]
    borders: tuple[Border, ...]
    coasts: tuple[Coast, ...]


@cache
def shapes() -> Shapes:
    """The file data/boards/rokugan_shapes.json, read once."""
    text = (files("data") / "boards" / "rokugan_shapes.json").read_bytes()
    return msgspec.json.decode(text, type=Shapes)


@cache
def cells() -> dict[Province, Cell]:
    """Each province's cell."""
    return {one.id: one for one in shapes().cells}


@cache
def outline(name: Province) -> tuple[Box, tuple[Place, ...]]:
    """The box of a province on a board, with room for its line, and its corners within it."""
    cell = cells()[name]
    points = [on_board(_point_inside(cell, point)) for point in cell.outline]
    left, top = (round_to_pixel(min(point[axis] for point in points) - 2) for axis in (0, 1))
    wide, high = (
        round_to_pixel(max(point[axis] for point in points) + 2 - edge)
        for axis, edge in ((0, left), (1, top))
    )
    return (left, top, wide, high), tuple((round(x - left, 2), round(y - top, 2)) for x, y in points)


def _point_inside(cell: Cell, point: Place) -> Place:
    (x, y), (cx, cy) = point, cell.centre
    away = math.hypot(x - cx, y - cy)
    near = (away - SHORE) / away
    return cx + (x - cx) * near, cy + (y - cy) * near


def on_board(point: Place) -> Place:
    """Units of the shapes in units of a board."""
    return LEFT + point[0] * SCALE, TOP + point[1] * SCALE
