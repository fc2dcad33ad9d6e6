"""Where everything stands on the poster of a reign: pieces as data/boards/houses_poster.typ paints them."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bot.games.houses.picture.values import Poster
from bot.pictures.colours import INK, mixed
from bot.pictures.facts import Layer, Layered
from bot.pictures.pieces import piece, pieced, snug

DUSK: Final = "#2b2334"
"""What the ground turns to below."""

EVEN: Final = 2
"""Units that are whole pixels."""

WON: Final = 170
ALONE: Final = 64
"""The height of the frame around one winner."""

STEP: Final = 38
"""From one of several winners to the next below."""


def laid_out(shown: Poster) -> Layered:
    """The whole poster as pieces."""
    high = ALONE if len(shown.winners) == 1 else 28 + len(shown.winners) * STEP
    height = WON + high + 16
    return pieced(shown, height, tuple(_ground(height)), (*_reign(shown), *_winners(shown, high)))


def _ground(height: int) -> Iterator[tuple[float, float, str]]:
    """Darker above: bands of one colour, as many as there are shades, on whole pixels."""
    shades = ((mixed(INK, DUSK, y / height), y) for y in range(0, height, EVEN))
    for shade, lines in groupby(shades, lambda one: one[0]):
        spots = [y for _, y in lines]
        yield spots[0], EVEN * len(spots), shade


def _reign(shown: Poster) -> Iterator[Layer]:
    yield piece(shown, (18, 22, 86, 86), "sign", shown.end)
    yield piece(shown, (118, 18, snug(shown.reign, 12, 268), 17), "reign", shown.reign)
    yield piece(shown, (118, 35, snug(shown.king, 24, 268), 32), "king", shown.king)
    fate = {"told": shown.fate, "end": shown.end}
    yield piece(shown, (118, 68, snug(shown.fate, 15, 268), 22), "fate", fate)
    yield piece(shown, (118, 92, 268, 62), "told", shown.told)


def _winners(shown: Poster, high: int) -> Iterator[Layer]:
    """One winner stands large; several stand one below another."""
    alone = len(shown.winners) == 1
    yield piece(shown, (14, WON, 372, high), "frame", high)
    yield piece(shown, (84, WON + 6, 292, 18) if alone else (26, WON + 4, 292, 18), "won", shown.words["won"])
    for n, one in enumerate(shown.winners):
        sign, name = {"emblem": one.emblem, "alone": alone}, {"name": one.name, "alone": alone}
        if alone:
            yield piece(shown, (24, WON + 9, 46, 46), "winner", sign)
            yield piece(shown, (84, WON + 24, snug(one.name, 19, 292), 32), "name", name)
        else:
            yield piece(shown, (26, WON + 26 + n * STEP, 32, 32), "winner", sign)
            yield piece(shown, (70, WON + 28 + n * STEP, snug(one.name, 16, 306), 28), "name", name)
