"""Where everything stands on the map: the layers of its picture, as data/boards/rokugan_map.typ paints them.

The map is not mirrored; head and clans are, where lines run from the right. Shapes and places come from
data/boards/rokugan_shapes.json.
"""

import math
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from bot.games.rokugan.picture.values import Lying, MapBoard, Realm, Spot, Tile
from bot.pictures.facts import WIDTH, Layer, Layered, grained
from engine.games.rokugan.names import Province

INK: Final = "#191c24"
CARD: Final = "#242834"
SEA: Final = "#16283a"
SCALE: Final = 3.86
"""Units of a board to one of the shapes."""

LEFT: Final = 7
TOP: Final = 58
HEAD: Final = 50
"""The head's height; the sea begins below it."""

SHORE: Final = 0.45
"""So far, in units of the shapes, a province stays away from its neighbour."""

TURNS: Final = 24
"""A token points in one of so many directions, so that there are few layers of them."""

BEYOND: Final = 2.4
"""So far a letter of a name may reach above and below its box."""

BESIDE: Final = 18
"""From one token of a centre to the next."""

Place = tuple[float, float]
Box = tuple[float, float, float, float]


class Cell(msgspec.Struct, frozen=True):
    """A province: its outline in units of the shapes, and in units of a board from the map's corner the boxes
    of its name (letters of `size`) and of who holds it, and the middle of a token in its centre."""

    id: Province
    centre: Place
    outline: tuple[Place, ...]
    label: Box
    size: float
    hold: Box
    token: Place


class Border(msgspec.Struct, frozen=True):
    """Where a token lies between two provinces."""

    between: tuple[Province, Province]
    at: Place


class Coast(msgspec.Struct, frozen=True):
    """Where a token lies that comes over sea."""

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
    """The file as it is."""
    text = (files("data") / "boards" / "rokugan_shapes.json").read_bytes()
    return msgspec.json.decode(text, type=Shapes)


@cache
def cells() -> dict[Province, Cell]:
    """By province."""
    return {one.id: one for one in shapes().cells}


def laid_out(shown: MapBoard) -> Layered:
    """The whole board as layers."""
    below = grained(TOP + shapes().size[1] * SCALE + 8)
    high = grained(below + -(-len(shown.seats) // 2) * 38 + 4)
    shore = below - 3.2
    return Layered(
        rtl=shown.rtl,
        language=shown.language,
        digits=shown.digits,
        words=shown.words,
        height=high,
        bands=(
            (0, HEAD, CARD),
            (HEAD, grained(shore - HEAD), SEA),
            (grained(shore), grained(high - shore), INK),
        ),
        layers=(*_head(shown), *_map(shown), *_clans(shown, below)),
    )


def _head(shown: MapBoard) -> Iterator[Layer]:
    yield _said(shown, (14, 5, 372, 22), shown.head, size=15.5, weight="bold", fill="#f4ecd8")
    yield _said(shown, (14, 28, 372, 17), shown.told, size=11.8, fill="#b4b8c4")


def _map(shown: MapBoard) -> Iterator[Layer]:
    lands = sorted(shown.lands, key=lambda one: (one.marked, bool(one.clan)))
    yield from (_land(one) for one in lands)
    for one in shown.lands:
        cell = cells()[one.id]
        left, top, wide, tall = cell.label
        room = left, top - BEYOND, wide, grained(tall + 2 * BEYOND)
        yield _on_map(room, "name", {"name": one.name, "size": cell.size, "held": bool(one.clan)})
        if one.clan or one.defense or one.special:
            held = {"clan": one.clan, "up": one.up, "defense": one.defense, "mark": one.mark}
            yield _on_map(cell.hold, "hold", held)
    for spot in shown.marks:
        yield _around(_middle(spot), 10, "aim", None)
    for piece in shown.pieces:
        yield from _token(piece)


def _land(one: Realm) -> Layer:
    """A province, a hair within its outline."""
    points = [_on_board(_within(cells()[one.id], point)) for point in cells()[one.id].outline]
    left, top = (grained(min(point[axis] for point in points) - 2) for axis in (0, 1))
    wide, high = (
        grained(max(point[axis] for point in points) + 2 - edge) for axis, edge in ((0, left), (1, top))
    )
    outline = [[round(x - left, 2), round(y - top, 2)] for x, y in points]
    shows = {"points": outline, "clan": one.clan, "scorched": one.special == "scorched", "marked": one.marked}
    return Layer((left, top, wide, high), "land", shows)


def _within(cell: Cell, point: Place) -> Place:
    (x, y), (cx, cy) = point, cell.centre
    away = math.hypot(x - cx, y - cy)
    near = (away - SHORE) / away
    return cx + (x - cx) * near, cy + (y - cy) * near


def _token(one: Lying) -> Iterator[Layer]:
    """A token; on a border it points at what it attacks."""
    x, y = middle = _middle(one)
    if one.way != "centre":
        cx, cy = _on_board(cells()[one.province].centre)
        turn = round(math.atan2(cy - y, cx - x) / math.tau * TURNS) % TURNS
        yield _around(middle, 16, "pointer", {"clan": one.clan, "turn": turn * 360 // TURNS})
    shows = {"clan": one.clan, "face": one.face, "strength": one.strength, "new": one.new}
    yield _around(middle, 11.2, "token", shows)
    if one.blessed:
        yield _around((x + 9, y - 7), 8, "blessing", one.blessed)


def _middle(one: Lying | Spot) -> Place:
    """The middle of a token on a board."""
    if one.way == "centre":
        x, y = cells()[one.province].token
        return LEFT + x + (one.nth - (one.of - 1) / 2) * BESIDE, TOP + y
    if one.way == "sea":
        return _on_board(next(coast.at for coast in shapes().coasts if coast.province == one.province))
    ends = {one.province, one.way}
    return _on_board(next(border.at for border in shapes().borders if set(border.between) == ends))


def _clans(shown: MapBoard, below: float) -> Iterator[Layer]:
    for number, one in enumerate(shown.seats):
        yield from _clan(shown, 8 + number % 2 * 194, below + number // 2 * 38, one)


def _clan(shown: MapBoard, x: float, y: float, one: Tile) -> Iterator[Layer]:
    """Frame, emblem, person, what it has, the first player's crown, honour."""
    yield _placed(shown, (x - 2, y - 2, 194, 38), "frame", one.awaited)
    yield _placed(shown, (x + 5, y + 5, 24, 24), "crest", one.clan)
    yield _said(shown, (x + 34, y + 2, 118, 16), one.name, size=11.5, weight="bold", fill="#f1ede3")
    yield _said(shown, (x + 34, y + 17, 118, 15), one.told, size=10.5, fill="#b4b8c4")
    if one.first:
        yield _placed(shown, (x + 154, y + 10, 14, 14), "crown", None)
    yield _placed(shown, (x + 166, y + 6, 20, 21), "honor", one.honor)


def _said(shown: MapBoard, box: Box, told: str, **how: Any) -> Layer:
    return _placed(shown, box, "say", {"told": told, **how})


def _placed(shown: MapBoard, box: Box, kind: str, shows: Any) -> Layer:
    left, top, wide, high = box
    mirrored = WIDTH - left - wide if shown.rtl else left
    return Layer((grained(mirrored), grained(top), wide, high), kind, shows)


def _on_map(box: Box, kind: str, shows: Any) -> Layer:
    return Layer((grained(LEFT + box[0]), grained(TOP + box[1]), box[2], box[3]), kind, shows)


def _around(middle: Place, reach: float, kind: str, shows: Any) -> Layer:
    left, top = (grained(edge - reach) for edge in middle)
    return Layer((left, top, 2 * reach, 2 * reach), kind, shows)


def _on_board(point: Place) -> Place:
    return LEFT + point[0] * SCALE, TOP + point[1] * SCALE
