"""Where everything stands on the picture of a hand: pieces as data/boards/houses_hand.typ paints them."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from bot.games.houses.picture.values import Hand, Line
from bot.pictures.colours import CARD, GROOVE, HUES, INK, mixed
from bot.pictures.facts import Layer, Layered
from bot.pictures.letters import text_high
from bot.pictures.pieces import block, piece, pieced, snug

HEAD: Final = 64
TRACKS: Final = 78
TRACK: Final = 26
"""From one resource to the next below."""

PARTS: Final = 210
OFFICES: Final = 298
OFFICE: Final = 30
"""From one row of offices to the next; two stand side by side."""

GAUGE: Final = 232
"""A resource's line, from 0 to 20."""

MARKS: Final = (5, 10, 15)
REASON: Final = 11.2
"""The size of a reason's letters."""

WIDE: Final = 372


def laid_out(shown: Hand) -> Layered:
    """The whole hand as pieces."""
    below = OFFICES + 2 + -(-len(shown.offices) // 2) * OFFICE
    highs = [text_high(one, REASON, WIDE) for one in shown.reasons]
    height = below + sum(high + 4 for high in highs) + 4
    tracks = (_track(shown, TRACKS + n * TRACK, one) for n, one in enumerate(shown.tracks))
    layers = *_head(shown), *chain(*tracks), *_points(shown), *_purses(shown), *_offices(shown)
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return pieced(shown, height, bands, (*layers, *_reasons(shown, below, highs)))


def _head(shown: Hand) -> Iterator[Layer]:
    yield piece(shown, (12, 10, 44, 44), "sign", shown.emblem)
    yield piece(shown, (66, 5, snug(shown.role, 16.5, 250), 21), "role", shown.role)
    yield piece(shown, (66, 26, 250, 34), "wants", shown.wants)
    yield piece(shown, (322, 6, 66, 32), "total", shown.total)
    yield piece(shown, (322, 40, 66, 17), "caption", shown.words["total"])


def _track(shown: Hand, y: float, one: Line) -> Iterator[Layer]:
    """A resource on its line, with what the role wants of it."""
    yield piece(shown, (14, y, 78, 17), "resource", {"id": one.id, "name": one.name})
    yield from _gauge(shown, 102, y + 5, one)
    yield piece(shown, (340, y - 1, 20, 19), "value", one.value)
    yield piece(shown, (364, y + 4.5, 9, 9), "momentum", one.up)
    if one.run > 1:
        yield piece(shown, (374, y + 1, 14, 15), "run", one.run)


def _gauge(shown: Hand, x: float, y: float, one: Line) -> Iterator[Layer]:
    """The line, the filled part of it, its marks, its round ends; then what is wanted, and the knob."""
    step, hue = GAUGE / 20, HUES[one.id]
    yield block(shown, (x, y, GAUGE, 7), GROOVE)
    if one.value:
        yield block(shown, (x, y, step * one.value, 7), hue)
    for n in MARKS:
        yield block(
            shown, (x + n * step - 0.4, y, 0.8, 7), mixed(INK, hue if one.value > n else GROOVE, 0.25)
        )
    for end in (False, True):
        yield piece(shown, (x + end * (GAUGE - 3.5), y, 3.5, 7), "rim", end)
    for least, most in one.ranges:
        wide = step * (most - least) + 4
        yield piece(shown, (x + step * least - 2, y - 4.5, wide, 16), "wanted", wide)
    yield piece(shown, (x + step * one.value - 6.5, y - 3, 13, 13), "knob", bool(one.ranges))


def _points(shown: Hand) -> Iterator[Layer]:
    """What the house has of each source."""
    for n, one in enumerate(shown.parts):
        x = 12 + n * 75.6
        yield piece(shown, (x, PARTS, 72, 36), "clause", one.name)
        yield piece(shown, (x + 4, PARTS + 16, 64, 18), "points", one.points)


def _purses(shown: Hand) -> Iterator[Layer]:
    y = PARTS + 42
    purses = (("coin", shown.coins, shown.rank), ("power", shown.power, shown.bound))
    for x, (sign, n, told) in zip((12, 204), purses, strict=True):
        yield piece(shown, (x, y, 184, 40), "purse", sign)
        yield piece(shown, (x + 33, y + 6, 30, 28), "count", n)
        yield piece(shown, (x + 66, y + 3, 112, 34), "told", told)


def _offices(shown: Hand) -> Iterator[Layer]:
    for n, one in enumerate(shown.offices):
        x, y = 12 + n % 2 * 192, OFFICES + n // 2 * OFFICE
        yield piece(shown, (x, y, 184, 25), "office", one.name)
        yield piece(shown, (x + 142, y + 3, 34, 19), "worth", one.points)


def _reasons(shown: Hand, top: float, highs: list[int]) -> Iterator[Layer]:
    """What the numbers come from, each on as many lines as it takes."""
    for told, high in zip(shown.reasons, highs, strict=True):
        wide = snug(told, REASON, WIDE)
        yield piece(shown, (14, top, wide, high), "reason", {"told": told, "high": high})
        top += high + 4
