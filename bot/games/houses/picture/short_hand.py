"""The hand made short, for below a ballot: role, resources with what the role wants of them, purse.

What it says is said by the whole hand, too (hand.py), from the same record; offices, perks and the points of
each source are left to that one, so that the ballot with its offers stays within a phone's screen.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from bot.games.houses.picture import hand
from bot.games.houses.picture.common import Line, gauge
from bot.games.houses.presenter import Presenter
from bot.pictures.colours import CARD, GOLD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, sketch_of
from bot.pictures.pieces import board_of, figure, piece, text
from bot.render.panel import Sketch
from engine.games.houses.view import Own

TEMPLATE: Final = "houses_short_hand"

HEAD: Final = 48
ROW: Final = 22
"""From one row of two resources to the next."""

HEIGHT: Final = HEAD + 3 * ROW + 10

COLUMNS: Final = (10, 206)
"""Where both columns begin."""

WIDE: Final = 184
"""Of a column."""


def sketch(presenter: Presenter, own: Own) -> Sketch:
    """The picture of what the presenter's own reader holds, who has a role."""
    shown = hand.values(presenter, own)
    return sketch_of(TEMPLATE, place_pieces(shown), hand.lines(presenter, shown))


def place_pieces(shown: hand.Hand) -> Layered:
    """The short hand as pieces."""
    rows = (_resource(shown, n, one) for n, one in enumerate(shown.tracks))
    bands = (0, HEAD, CARD), (HEAD, HEIGHT - HEAD, INK)
    return board_of(shown, HEIGHT, bands, (*_head(shown), *chain(*rows), *_purse(shown)))


def _head(shown: hand.Hand) -> Iterator[Layer]:
    yield piece(shown, (10, 6, 36, 36), "sign", shown.emblem)
    yield text(shown, (54, 3, 264, 20), shown.role, 14, GOLD, bold=True)
    yield text(shown, (54, 23, 264, 20), shown.wants, 11.2)
    yield text(shown, (322, 1, 66, 27), figure(shown, shown.total), 20, PAPER, bold=True, side="center")
    yield text(shown, (322, 28, 66, 16), shown.words["total"], 10.4, MUTED, side="center")


def _spot(n: int) -> tuple[float, float]:
    """The corner of the box of a resource, or last the purse: two in a row, in reading order."""
    return COLUMNS[n % 2], HEAD + 6 + n // 2 * ROW


def _resource(shown: hand.Hand, n: int, one: Line) -> Iterator[Layer]:
    x, y = _spot(n)
    yield piece(shown, (x, y + 1, 15, 15), "symbol", one.id)
    yield from gauge(shown, (x + 24, y + 5), WIDE - 74, one)
    yield text(shown, (x + WIDE - 44, y - 1, 24, 19), figure(shown, one.value), 13, bold=True, side="end")
    yield piece(shown, (x + WIDE - 14, y + 4.5, 9, 9), "momentum", one.up)


def _purse(shown: hand.Hand) -> Iterator[Layer]:
    """Coins and power, coins with their place."""
    x, y = _spot(len(shown.tracks))
    for at, sign, n, place in ((x, "coin", shown.coins, shown.rank), (x + 104, "power", shown.power, "")):
        yield piece(shown, (at, y + 1, 15, 15), "purse", sign)
        yield text(shown, (at + 20, y - 1, 24, 19), figure(shown, n), 13, LIGHT, bold=True)
        yield text(shown, (at + 46, y, 54, 17), place, 10.4, MUTED)
