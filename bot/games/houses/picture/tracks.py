"""A resource on its line, 0 to 20, with what a role wants: pieces as data/boards/houses_kit.typ has them."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.picture.values import Line
from bot.pictures.colours import GROOVE, HUES, INK, MUTED, mix
from bot.pictures.facts import Layer, Sheet
from bot.pictures.pieces import block, figure, piece, text

BESIDE: Final = 140
"""Units of a track beside its line: the resource's name before it, the value behind it."""

HIGH: Final = 7.2
"""Of the line: whole pixels, so that its round ends cover all of it."""

MARKS: Final = (5, 10, 15)


def track(shown: Sheet, y: float, across: tuple[float, float], one: Line) -> Iterator[Layer]:
    """A resource so far below, from the first of `across` and as wide as the second says, on `INK`."""
    x, wide = across
    yield piece(shown, (x, y, 78, 17), "resource", {"id": one.id, "name": one.name})
    yield from _gauge(shown, (x + 88, y + 5), wide - BESIDE, one)
    end = x + wide
    yield text(shown, (end - 46, y - 1, 20, 19), figure(shown, one.value), 14, bold=True, side="end")
    yield piece(shown, (end - 22, y + 4.5, 9, 9), "momentum", one.up)
    if one.run > 1:
        yield text(shown, (end - 12, y + 1, 14, 15), "×" + figure(shown, one.run), 10, MUTED)


def _gauge(shown: Sheet, at: tuple[float, float], long: float, one: Line) -> Iterator[Layer]:
    """The line, the filled part of it, its marks, its round ends; then what is wanted, and the knob."""
    x, y = at
    step, hue = long / 20, HUES[one.id]
    yield block(shown, (x, y, long, HIGH), GROOVE)
    if one.value:
        yield block(shown, (x, y, step * one.value, HIGH), hue)
    for n in MARKS:
        mark = mix(INK, hue if one.value > n else GROOVE, 0.25)
        yield block(shown, (x + n * step - 0.4, y, 0.8, HIGH), mark)
    for end in (False, True):
        yield piece(shown, (x + end * (long - HIGH / 2), y, HIGH / 2, HIGH), "rim", end)
    for least, most in one.ranges:
        wide = step * (most - least) + 4
        yield piece(shown, (x + step * least - 2, y - 4.5, wide, 16), "wanted", wide)
    yield piece(shown, (x + step * one.value - 6.5, y - 2.8, 13, 13), "knob", bool(one.ranges))
