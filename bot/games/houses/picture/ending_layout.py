"""Where everything stands on the picture of points: pieces as data/boards/houses_ending.typ paints them."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from bot.games.houses.picture.values import Ending, Scored
from bot.pictures.colours import BAD, CARD, GOLD, GROOVE, HUES, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered
from bot.pictures.pieces import block, board_of, figure, piece, signed_number, text

HEAD: Final = 34
RESULTS: Final = 70
ROW: Final = 64
"""From one character to the next below."""

SHADES: Final = tuple(HUES[name] for name in ("knowledge", "wealth", "repute", "army", "welfare"))
"""Of the sources of points, in order."""

SOURCE: Final = 75
BAR: Final = 272
"""As long is the bar of whoever has most points above nothing."""

THICK: Final = 12.8
"""Of a bar: whole pixels, so that its round ends cover all of it."""

NUMBERED: Final = 16
"""Units of a bar that have room for their number."""


def place_pieces(shown: Ending) -> Layered:
    """All results as pieces."""
    height = RESULTS + 10 + len(shown.results) * ROW
    most = max(1, *(_gained_points(one) for one in shown.results))
    rows = (_row(shown, RESULTS + n * ROW, one, most) for n, one in enumerate(shown.results))
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return board_of(shown, height, bands, (*_head(shown), *chain(*rows)))


def _head(shown: Ending) -> Iterator[Layer]:
    yield piece(shown, (14, 8, 18, 18), "crest")
    yield text(shown, (39, 6, 230, 22), shown.king, 15, PAPER, bold=True)
    yield text(shown, (272, 8, 114, 18), shown.reign, 11.5, MUTED, side="end")
    for n, word in enumerate(shown.sources):
        yield block(shown, (14 + n * SOURCE, 47.2, 10, 10), SHADES[n])
        yield text(shown, (28 + n * SOURCE, 43.5, 58, 17), word, 11, MUTED)


def _row(shown: Ending, y: float, one: Scored, most: int) -> Iterator[Layer]:
    first, shade = one.place == 1, GOLD if one.place == 1 else LIGHT
    yield piece(shown, (12, y, 376, 58), "frame", first)
    yield piece(shown, (20, y + 9, 40, 40), "sign", one.emblem)
    yield text(shown, (68, y + 4, 200, 18), one.name, 13, shade, bold=True)
    yield text(shown, (268, y + 5, 70, 16), one.role, 11.5, MUTED, side="end")
    yield text(shown, (344, y + 2, 36, 26), figure(shown, one.total), 20, shade, bold=True, side="end")
    yield from _bar(shown, 68, y + 23, one, most)
    lost = sum(n for n in one.clauses if n < 0)
    if lost < 0:
        yield text(shown, (342, y + 27, 38, 15), signed_number(shown, lost), 11.5, BAD, side="end")
    given = (("prestige", one.prestige), ("crown", one.crown))
    for n, (what, gain) in enumerate(one for one in given if one[1]):
        yield piece(shown, (68 + n * 42, y + 40.5, 12, 12), "given", what)
        told, shade = signed_number(shown, gain), GOLD if what == "crown" else PAPER
        yield text(shown, (83 + n * 42, y + 39, 26, 15), told, 11.5, shade, bold=True)


def _bar(shown: Ending, x: float, y: float, one: Scored, most: int) -> Iterator[Layer]:
    """The points above nothing by their sources, one beside another."""
    yield block(shown, (x, y, BAR, THICK), GROOVE)
    counted, spot = [], x
    for n, points in enumerate(one.clauses):
        if points > 0:
            long = BAR * points / most
            gap = 0.8 if spot + long < x + BAR - 0.8 else 0
            yield block(shown, (spot, y, max(2, long - gap), THICK), SHADES[n])
            counted += [(points, spot + long / 2)] if long >= NUMBERED else []
            spot += long
    for end in (False, True):
        yield piece(shown, (x + end * (BAR - 4), y, 4, THICK), "rim", end)
    for points, middle in counted:
        told = figure(shown, points)
        yield text(shown, (middle - 7.5, y - 1, 15, 15), told, 11, INK, bold=True, side="center")


def _gained_points(one: Scored) -> int:
    return sum(n for n in one.clauses if n > 0)
