"""Where everything stands on the map: the layers of its picture, as data/boards/rokugan_map.typ paints them.

The map is not mirrored; head and clans are, where lines run from the right. Shapes and places come from
data/boards/rokugan_shapes.json.
"""

import math
from collections.abc import Iterator
from typing import Any, Final

from bot.games.rokugan.picture.colours import FREE, HUES, SCORCHED, SEA, dim
from bot.games.rokugan.picture.shapes import LEFT, SCALE, TOP, Box, Place, cells, on_board, outline, shapes
from bot.games.rokugan.picture.values import Lying, MapBoard, Realm, Spot, Tile
from bot.pictures.colours import CARD, EDGE, GOLD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, mirror_x, round_to_pixel
from engine.games.rokugan.names import Province

FREE_SHORE: Final = 0.8
HELD_SHORE: Final = 1.1
MARKED_SHORE: Final = 1.8
"""Units across a province's outline."""

HONOR: Final = 40
"""Honour that no clan has beyond, most evenings."""

HEAD: Final = 50
"""The head's height; the sea begins below it."""

TURNS: Final = 24
"""A token points in one of so many directions, so that there are few layers of them."""

BEYOND: Final = 2.4
"""So far a letter of a name may reach above and below its box."""

BESIDE: Final = 18
"""From one token of a centre to the next."""


def place_pieces(shown: MapBoard) -> Layered:
    """The whole board as layers."""
    below = round_to_pixel(TOP + shapes().size[1] * SCALE + 8)
    high = round_to_pixel(below + -(-len(shown.seats) // 2) * 38 + 4)
    shore = below - 3.2
    return Layered(
        rtl=shown.rtl,
        language=shown.language,
        digits=shown.digits,
        words=shown.words,
        height=high,
        bands=(
            (0, HEAD, CARD),
            (HEAD, round_to_pixel(shore - HEAD), SEA),
            (round_to_pixel(shore), round_to_pixel(high - shore), INK),
        ),
        layers=(*_head(shown), *_map(shown), *_clans(shown, below)),
        ahead=(*_control_layers(), *_honors(shown)),
    )


def _head(shown: MapBoard) -> Iterator[Layer]:
    yield _text_layer(shown, (14, 5, 372, 22), shown.head, size=15.5, weight="bold", fill=PAPER)
    yield _text_layer(shown, (14, 28, 372, 17), shown.told, size=11.8, fill=MUTED)


def _map(shown: MapBoard) -> Iterator[Layer]:
    lands = sorted(shown.lands, key=lambda one: (one.marked, bool(one.clan)))
    for one in lands:
        yield from _land(one)
    for one in shown.lands:
        cell = cells()[one.id]
        left, top, wide, tall = cell.label
        room = left, top - BEYOND, wide, round_to_pixel(tall + 2 * BEYOND)
        name = {"name": one.name, "size": cell.size}
        yield _on_map(room, "name", name, LIGHT if one.clan else MUTED)
        if one.clan or one.defense or one.special or one.honor:
            hue = HUES.get(one.clan, FREE)
            held = {"clan": one.clan, "hue": hue, "up": one.up, "defense": one.defense, "mark": one.mark}
            held |= {"honor": one.honor}
            yield _on_map(cell.hold, "hold", held)
    for spot in shown.marks:
        yield _layer_around(_middle(spot), 10, "aim", None, PAPER)
    for piece in shown.pieces:
        yield from _token(piece)


def _land(one: Realm) -> Iterator[Layer]:
    """A province, a hair within its outline."""
    box, points = outline(one.id)
    hue = HUES.get(one.clan, FREE)
    tint = SCORCHED if one.special == "scorched" else dim(hue) if one.clan else FREE
    yield Layer(box, "land", points, tint)
    if one.marked:
        yield _shore(one.id, MARKED_SHORE, PAPER)
    else:
        yield _shore(one.id, HELD_SHORE, hue) if one.clan else _shore(one.id, FREE_SHORE, EDGE)


def _shore(name: Province, wide: float, colour: str) -> Layer:
    box, points = outline(name)
    return Layer(box, "shore", {"points": points, "wide": wide}, colour)


def _control_layers() -> Iterator[Layer]:
    """Of every province what it will need when somebody holds it."""
    yield from (_shore(one.id, HELD_SHORE, PAPER) for one in shapes().cells)


def _token(one: Lying) -> Iterator[Layer]:
    """A token; on a border it points at what it attacks."""
    x, y = middle = _middle(one)
    if one.way != "centre":
        cx, cy = on_board(cells()[one.province].centre)
        turn = round(math.atan2(cy - y, cx - x) / math.tau * TURNS) % TURNS
        for kind, colour in (("pointer", HUES[one.clan]), ("edges", INK)):
            yield _layer_around(middle, 16, kind, turn * 360 // TURNS, colour)
    shows = {
        "clan": one.clan,
        "hue": HUES[one.clan],
        "face": one.face,
        "strength": one.strength,
        "new": one.new,
    }
    yield _layer_around(middle, 11.2, "token", shows)
    if one.blessed:
        yield _layer_around((x + 9, y - 7), 8, "blessing", one.blessed)


def _middle(one: Lying | Spot) -> Place:
    """The middle of a token on a board."""
    if one.way == "centre":
        x, y = cells()[one.province].token
        return LEFT + x + (one.nth - (one.of - 1) / 2) * BESIDE, TOP + y
    if one.way == "sea":
        return on_board(next(coast.at for coast in shapes().coasts if coast.province == one.province))
    ends = {one.province, one.way}
    return on_board(next(border.at for border in shapes().borders if set(border.between) == ends))


def _clans(shown: MapBoard, below: float) -> Iterator[Layer]:
    for number, one in enumerate(shown.seats):
        yield from _clan(shown, 8 + number % 2 * 194, below + number // 2 * 38, one)


def _clan(shown: MapBoard, x: float, y: float, one: Tile) -> Iterator[Layer]:
    """Frame, emblem, person, what it has, the first player's crown, honour."""
    yield _layer_at(shown, (x - 2, y - 2, 194, 38), "frame", one.awaited)
    yield _layer_at(
        shown, (x + 5, y + 5, 24, 24), "crest", {"clan": one.clan, "hue": HUES.get(one.clan, FREE)}
    )
    yield _text_layer(shown, (x + 34, y + 2, 118, 16), one.name, size=11.5, weight="bold", fill=LIGHT)
    yield _text_layer(shown, (x + 34, y + 17, 118, 15), one.told, size=10.5, fill=MUTED)
    if one.first:
        yield _layer_at(shown, (x + 154, y + 10, 14, 14), "crown", None, GOLD)
    yield _honor(shown, x, y, one.honor)


def _honor(shown: MapBoard, x: float, y: float, honor: int) -> Layer:
    return _layer_at(shown, (x + 166, y + 6, 20, 21), "honor", honor, GOLD)


def _honors(shown: MapBoard) -> Iterator[Layer]:
    """All that a clan may come to have."""
    yield from (_honor(shown, 0, 0, honor) for honor in range(HONOR + 1))


def _text_layer(shown: MapBoard, box: Box, told: str, fill: str, **how: Any) -> Layer:
    return _layer_at(shown, box, "say", {"told": told, **how}, fill)


def _layer_at(shown: MapBoard, box: Box, kind: str, shows: Any, fill: str = "") -> Layer:
    left, top, wide, high = box
    return Layer(
        (round_to_pixel(mirror_x(shown, left, wide)), round_to_pixel(top), wide, high), kind, shows, fill
    )


def _on_map(box: Box, kind: str, shows: Any, fill: str = "") -> Layer:
    return Layer(
        (round_to_pixel(LEFT + box[0]), round_to_pixel(TOP + box[1]), box[2], box[3]), kind, shows, fill
    )


def _layer_around(middle: Place, reach: float, kind: str, shows: Any, fill: str = "") -> Layer:
    left, top = (round_to_pixel(edge - reach) for edge in middle)
    return Layer((left, top, 2 * reach, 2 * reach), kind, shows, fill)
