"""Where everything stands on the poster of a reign: pieces as data/boards/houses_poster.typ paints them."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bot.games.houses.picture.values import Poster
from bot.pictures.colours import BAD, GOLD, HUES, INK, MUTED, PAPER, mix
from bot.pictures.facts import Layer, Layered
from bot.pictures.pieces import board_of, piece, text

DUSK: Final = "#2b2334"
"""What the ground turns to below."""

EVEN: Final = 2
"""Units that are whole pixels."""

WON: Final = 170
ALONE: Final = 64
"""The height of the frame around one winner."""

TONES: Final = {"death": MUTED, "flight": HUES["wealth"], "deposition": BAD}
"""The colour of each way in which a reign ends."""

STEP: Final = 38
"""From one of several winners to the next below."""


def place_pieces(shown: Poster) -> Layered:
    """The whole poster as pieces."""
    high = ALONE if len(shown.winners) == 1 else 28 + len(shown.winners) * STEP
    height = WON + high + 16
    return board_of(shown, height, tuple(_background_bands(height)), (*_reign(shown), *_winners(shown, high)))


def _background_bands(height: int) -> Iterator[tuple[float, float, str]]:
    """Darker above: bands of one colour, as many as there are shades, on whole pixels."""
    shades = ((mix(INK, DUSK, y / height), y) for y in range(0, height, EVEN))
    for shade, lines in groupby(shades, lambda one: one[0]):
        spots = [y for _, y in lines]
        yield spots[0], EVEN * len(spots), shade


def _reign(shown: Poster) -> Iterator[Layer]:
    yield piece(shown, (18, 22, 86, 86), "sign", shown.end)
    yield text(shown, (118, 18, 268, 17), shown.reign, 12, MUTED)
    yield text(shown, (118, 35, 268, 32), shown.king, 24, PAPER, bold=True)
    yield text(shown, (118, 68, 268, 22), shown.fate, 15, TONES[shown.end], bold=True)
    yield text(shown, (118, 92, 268, 62), shown.told, 14.5)


def _winners(shown: Poster, high: int) -> Iterator[Layer]:
    """One winner stands large; several stand one below another."""
    alone = len(shown.winners) == 1
    yield piece(shown, (14, WON, 372, high), "frame", high)
    above = (84, WON + 6, 292, 18) if alone else (26, WON + 4, 292, 18)
    yield text(shown, above, shown.words["won"], 12, MUTED)
    for n, one in enumerate(shown.winners):
        sign = {"emblem": one.emblem, "alone": alone}
        if alone:
            yield piece(shown, (24, WON + 9, 46, 46), "winner", sign)
            yield text(shown, (84, WON + 24, 292, 32), one.name, 19, GOLD, bold=True)
        else:
            yield piece(shown, (26, WON + 26 + n * STEP, 32, 32), "winner", sign)
            yield text(shown, (70, WON + 28 + n * STEP, 306, 28), one.name, 16, GOLD, bold=True)
