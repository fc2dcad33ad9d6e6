"""Where everything stands on the picture of a hand: pieces as data/boards/houses_hand.typ paints them."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from bot.games.houses.picture.tracks import track
from bot.games.houses.picture.values import Hand
from bot.pictures.colours import BAD, CARD, GOLD, GOOD, INK, MUTED, PAPER
from bot.pictures.facts import Layer, Layered
from bot.pictures.letters import text_high
from bot.pictures.pieces import board_of, figure, piece, signed_number, snug, text

HEAD: Final = 64
TRACKS: Final = 78
TRACK: Final = 26
"""From one resource to the next below."""

ACROSS: Final = (14, 372)
"""Where the lines of resources begin, and how wide they are."""

PARTS: Final = 210
OFFICES: Final = 298
OFFICE: Final = 30
"""From one row of offices to the next; two stand side by side."""

REASON: Final = 11.2
"""The size of a reason's letters."""

WIDE: Final = 372


def place_pieces(shown: Hand) -> Layered:
    """The whole hand as pieces."""
    below = OFFICES + 2 + -(-len(shown.offices) // 2) * OFFICE
    highs = [text_high(one, REASON, WIDE) for one in shown.reasons]
    height = below + sum(high + 4 for high in highs) + 4
    tracks = (track(shown, TRACKS + n * TRACK, ACROSS, one) for n, one in enumerate(shown.tracks))
    layers = *_head(shown), *chain(*tracks), *_points(shown), *_purses(shown), *_offices(shown)
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return board_of(shown, height, bands, (*layers, *_reasons(shown, below, highs)))


def _head(shown: Hand) -> Iterator[Layer]:
    yield piece(shown, (12, 10, 44, 44), "sign", shown.emblem)
    yield text(shown, (66, 5, 250, 21), shown.role, 16.5, GOLD, bold=True)
    yield text(shown, (66, 26, 250, 34), shown.wants, 11.8)
    total = figure(shown, shown.total)
    yield text(shown, (322, 6, 66, 32), total, 25, PAPER, bold=True, side="center")
    yield text(shown, (322, 40, 66, 17), shown.words["total"], 11.2, MUTED, side="center")


def _points(shown: Hand) -> Iterator[Layer]:
    """What the house has of each source."""
    for n, one in enumerate(shown.parts):
        x = 12 + n * 76
        yield piece(shown, (x, PARTS, 72, 36), "clause")
        yield text(shown, (x + 4, PARTS + 2, 64, 15), one.name, 11, MUTED, side="center")
        told, shade = (
            "?" if one.points is None else signed_number(shown, one.points),
            _colour_of_points(one.points),
        )
        yield text(shown, (x + 4, PARTS + 16, 64, 18), told, 14, shade, bold=True, side="center")


def _purses(shown: Hand) -> Iterator[Layer]:
    y = PARTS + 42
    purses = (("coin", shown.coins, shown.rank), ("power", shown.power, shown.bound))
    for x, (sign, n, told) in zip((12, 204), purses, strict=True):
        yield piece(shown, (x, y, 184, 40), "purse", sign)
        yield text(shown, (x + 33, y + 6, 30, 28), figure(shown, n), 19, bold=True)
        yield text(shown, (x + 66, y + 3, 112, 34), told, 11.2, MUTED)


def _offices(shown: Hand) -> Iterator[Layer]:
    for n, one in enumerate(shown.offices):
        x, y = 12 + n % 2 * 192, OFFICES + n // 2 * OFFICE
        yield piece(shown, (x, y, 184, 25), "office")
        yield text(shown, (x + 9, y + 3, 130, 19), one.name, 12)
        worth, shade = signed_number(shown, one.points or 0), _colour_of_points(one.points)
        yield text(shown, (x + 142, y + 3, 34, 19), worth, 13, shade, bold=True, side="end")


def _reasons(shown: Hand, top: float, highs: list[int]) -> Iterator[Layer]:
    """What the numbers come from, each on as many lines as it takes."""
    for told, high in zip(shown.reasons, highs, strict=True):
        yield text(shown, (14, top, snug(told, REASON, WIDE), high), told, REASON, MUTED)
        top += high + 4


def _colour_of_points(n: int | None) -> str:
    """The colour of points: gained, lost, or neither."""
    return GOOD if n and n > 0 else BAD if n and n < 0 else MUTED
