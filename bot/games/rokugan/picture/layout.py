"""How the map is drawn: what its picture shows, and where everything stands, layer by layer.

`map` fills a `MapBoard` for one reader; `map_layers` makes the layers of it that data/boards/rokugan_map.typ
paints. Each layer is drawn once and kept, so whatever can be is said with few different values: a token
points in one of 24 directions, every shore and every honour is made ahead.

The map is not mirrored; head and clans are, where lines run from the right. Lengths are units of a board, of
which it is 400 wide. Outlines and places come from `shapes`.
"""

import math
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.rokugan.picture.shapes import LEFT, SCALE, TOP, Box, Place, cells, on_board, outline, shapes
from bot.pictures.colours import CARD, EDGE, GOLD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, mirror_x, round_to_pixel
from engine.games.rokugan.names import Province, Way

# --- what the picture shows ---------------------------------------------------------------------------------


class Realm(Struct, frozen=True):
    """A province: its `number` in the order of the rules; `clan` "" where nobody controls it; `mark` is the
    special token's sign, `defense` all that stands there without a guard; `honor` what a free one brings;
    `marked` where an answer may lead."""

    id: Province
    number: int
    name: str
    clan: str
    down: int
    up: int
    defense: int
    honor: int
    special: str
    mark: str
    marked: bool


class Lying(Struct, frozen=True):
    """A token, the `nth` of so many in one centre. `face` is its kind, "" for who may not know it."""

    province: Province
    way: Way
    nth: int
    of: int
    clan: str
    face: str
    strength: int
    blessed: int
    new: bool


class Spot(Struct, frozen=True):
    """A place where a token may be laid: a province and the way it lies there."""

    province: Province
    way: Way
    nth: int = 0
    of: int = 1


class Tile(Struct, frozen=True):
    """A clan below the map."""

    clan: str
    name: str
    told: str
    honor: int
    first: bool
    awaited: bool


class MapBoard(Sheet, frozen=True, kw_only=True):
    """The whole picture. In the end (`over`) no token lies there, and all that is held is bright."""

    head: str
    told: str
    lands: tuple[Realm, ...]
    pieces: tuple[Lying, ...]
    marks: tuple[Spot, ...]
    seats: tuple[Tile, ...]
    over: bool = False


# --- colours and sizes --------------------------------------------------------------------------------------

SEA: Final = "#16283a"
FREE: Final = "#3a4152"
SCORCHED: Final = "#231f20"

HUES: Final = {
    "crab": "#5b9bd5",
    "crane": "#8fd3f4",
    "dragon": "#2fb58c",
    "lion": "#f0c040",
    "phoenix": "#f0904a",
    "scorpion": "#e0607a",
    "unicorn": "#cf8fe0",
}
"""Okabe and Ito's seven colours; each clan has an emblem, too."""

DIMMED: Final = 0.42
BRIGHT: Final = 0.66
"""The share of a clan's colour that its provinces have, and those that are marked: tokens in the full colour
stand out on either."""

FREE_BRIGHT: Final = "#5c6780"
"""The colour of a province that nobody holds and that is marked."""

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
"""Units that a letter of a name may reach above and below its box."""

BESIDE: Final = 18
"""From one token of a centre to the next."""


# --- layers -------------------------------------------------------------------------------------------------


def map_layers(shown: MapBoard) -> Layered:
    """The whole board as layers: head, map, and two clans a row below.

    Without clans it is the map alone: beside a question a head would only say again what stands above it.
    """
    below = round_to_pixel(TOP + shapes().size[1] * SCALE + 8)
    high = round_to_pixel(below + (-(-len(shown.seats) // 2) * 38 + 4 if shown.seats else 0))
    shore = below - 3.2
    head = (
        _text_layer(shown, (14, 5, 372, 22), shown.head, size=15.5, weight="bold", fill=PAPER),
        _text_layer(shown, (14, 28, 372, 17), shown.told, size=11.8, fill=MUTED),
    )
    clans = (
        layer
        for number, one in enumerate(shown.seats)
        for layer in _clan_layers(shown, 8 + number % 2 * 194, below + number // 2 * 38, one)
    )
    # Made before they are needed: of every province its shore when somebody holds it, and every honour.
    shores = (_shore(one.id, HELD_SHORE, PAPER) for one in shapes().cells)
    honors = (_honor(shown, 0, 0, honor) for honor in range(HONOR + 1)) if shown.seats else ()
    land, sea = (*_province_layers(shown), *_token_layers(shown)), round_to_pixel(shore - HEAD)
    whole = Layered(
        rtl=shown.rtl,
        language=shown.language,
        digits=shown.digits,
        words=shown.words,
        height=high,
        bands=((0, HEAD, CARD), (HEAD, sea, SEA), (round_to_pixel(shore), round_to_pixel(high - shore), INK)),
        layers=(*head, *land, *clans),
        ahead=(*shores, *honors),
    )
    if shown.seats:
        return whole
    return replace(
        whole, height=sea, bands=((0, sea, SEA),), layers=tuple(_move_up(one, HEAD) for one in land)
    )


def _move_up(one: Layer, by: float) -> Layer:
    """A layer so much higher on the board."""
    left, top, wide, high = one.at
    return replace(one, at=(left, round_to_pixel(top - by), wide, high))


# --- provinces ----------------------------------------------------------------------------------------------


def _province_layers(shown: MapBoard) -> Iterator[Layer]:
    # Shores overlap: those of a clan lie above the free ones, and marked ones above all.
    for one in sorted(shown.lands, key=lambda one: (one.marked, bool(one.clan))):
        box, points = outline(one.id)
        hue = HUES.get(one.clan, FREE)
        free = FREE_BRIGHT if one.marked else FREE
        tint = _dim(hue, BRIGHT if one.marked or shown.over else DIMMED) if one.clan else free
        yield Layer(box, "land", points, SCORCHED if one.special == "scorched" else tint)
        if one.marked:
            yield _shore(one.id, MARKED_SHORE, PAPER)
        else:
            yield _shore(one.id, HELD_SHORE, hue) if one.clan else _shore(one.id, FREE_SHORE, EDGE)
    for one in shown.lands:
        cell = cells()[one.id]
        left, top, wide, tall = cell.label
        room = left, top - BEYOND, wide, round_to_pixel(tall + 2 * BEYOND)
        name = {"name": one.name, "size": cell.size}
        yield _layer_on_map(room, "name", name, LIGHT if one.clan or one.marked else MUTED)
        if one.clan or one.defense or one.special or one.honor:
            hue = HUES.get(one.clan, FREE)
            held = {"clan": one.clan, "hue": hue, "up": one.up, "defense": one.defense, "mark": one.mark}
            held |= {"honor": one.honor}
            yield _layer_on_map(cell.hold, "hold", held)
    for one in shown.lands:
        x, y = cells()[one.id].number
        yield _layer_around((LEFT + x, TOP + y), 9, "number", {"n": one.number, "bright": one.marked})


def _shore(name: Province, wide: float, colour: str) -> Layer:
    box, points = outline(name)
    return Layer(box, "shore", {"points": points, "wide": wide}, colour)


def _dim(colour: str, share: float) -> str:
    """The colour of the provinces of a clan of this colour."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part * share):02x}" for part in parts)


# --- tokens -------------------------------------------------------------------------------------------------


def _token_layers(shown: MapBoard) -> Iterator[Layer]:
    """The places that are marked, then the tokens; on a border one points at what it attacks."""
    for spot in shown.marks:
        yield _layer_around(_middle(spot), 10, "aim", None, PAPER)
    for one in shown.pieces:
        x, y = middle = _middle(one)
        hue = HUES[one.clan]
        if one.way != "centre":
            cx, cy = on_board(cells()[one.province].centre)
            turn = round(math.atan2(cy - y, cx - x) / math.tau * TURNS) % TURNS
            for kind, colour in (("pointer", hue), ("edges", INK)):
                yield _layer_around(middle, 16, kind, turn * 360 // TURNS, colour)
        face = {"clan": one.clan, "hue": hue, "face": one.face, "strength": one.strength, "new": one.new}
        yield _layer_around(middle, 11.2, "token", face)
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


# --- clans --------------------------------------------------------------------------------------------------


def _clan_layers(shown: MapBoard, x: float, y: float, one: Tile) -> Iterator[Layer]:
    """Frame, emblem, person, what it has, the first player's crown, honour."""
    yield _layer_at(shown, (x - 2, y - 2, 194, 38), "frame", one.awaited)
    crest = {"clan": one.clan, "hue": HUES.get(one.clan, FREE)}
    yield _layer_at(shown, (x + 5, y + 5, 24, 24), "crest", crest)
    yield _text_layer(shown, (x + 34, y + 2, 118, 16), one.name, size=11.5, weight="bold", fill=LIGHT)
    yield _text_layer(shown, (x + 34, y + 17, 118, 15), one.told, size=10.5, fill=MUTED)
    if one.first:
        yield _layer_at(shown, (x + 154, y + 10, 14, 14), "crown", None, GOLD)
    yield _honor(shown, x, y, one.honor)


def _honor(shown: MapBoard, x: float, y: float, honor: int) -> Layer:
    return _layer_at(shown, (x + 166, y + 6, 20, 21), "honor", honor, GOLD)


# --- one layer, by where it stands; corners lie on whole pixels ---------------------------------------------


def _text_layer(shown: MapBoard, box: Box, told: str, fill: str, **how: Any) -> Layer:
    return _layer_at(shown, box, "say", {"told": told, **how}, fill)


def _layer_at(shown: MapBoard, box: Box, kind: str, shows: Any, fill: str = "") -> Layer:
    """A layer outside the map, which is mirrored where lines run from the right."""
    left, top, wide, high = box
    corner = round_to_pixel(mirror_x(shown, left, wide)), round_to_pixel(top)
    return Layer((*corner, wide, high), kind, shows, fill)


def _layer_on_map(box: Box, kind: str, shows: Any, fill: str = "") -> Layer:
    """A layer in units from the map's corner."""
    corner = round_to_pixel(LEFT + box[0]), round_to_pixel(TOP + box[1])
    return Layer((*corner, box[2], box[3]), kind, shows, fill)


def _layer_around(middle: Place, reach: float, kind: str, shows: Any, fill: str = "") -> Layer:
    left, top = (round_to_pixel(edge - reach) for edge in middle)
    return Layer((left, top, 2 * reach, 2 * reach), kind, shows, fill)
