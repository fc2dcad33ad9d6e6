"""Where everything stands on the picture of the table: pieces, as data/boards/coup_board.typ paints them."""

from collections.abc import Iterator
from typing import Final

from bot.games.coup.picture.values import Table, Tile
from bot.pictures.colours import CARD, INK
from bot.pictures.facts import Layer, Layered
from bot.pictures.pieces import piece, pieced, snug

HEAD: Final = 84
"""The head's height."""

ROW: Final = 97
"""From one row of seats to the next; two stand side by side."""

CALL: Final = 33


def laid_out(shown: Table) -> Layered:
    """The whole board as pieces."""
    below = HEAD + 8 + -(-len(shown.seats) // 2) * ROW
    height = below + (26 + len(shown.calls) * CALL if shown.calls else 2)
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return pieced(shown, height, bands, (*_head(shown), *_seats(shown), *_calls(shown, below)))


def _head(shown: Table) -> Iterator[Layer]:
    yield piece(shown, (14, 7, snug(shown.now, 15, 248), 22), "now", shown.now)
    yield piece(shown, (14, 34, snug(shown.deed, 12.3, 372), 44), "deed", shown.deed)
    yield piece(shown, (266, 7, 82, 20), "court", shown.court)
    if shown.treasury is not None:
        yield piece(shown, (352, 7, 39, 20), "treasury", shown.treasury)


def _seats(shown: Table) -> Iterator[Layer]:
    for number, one in enumerate(shown.seats):
        yield from _seat(shown, 10 + number % 2 * 192, HEAD + 6 + number // 2 * ROW, one)


def _seat(shown: Table, x: float, y: float, one: Tile) -> Iterator[Layer]:
    """Frame, whose turn it is, who, what it has, its cards and what it has claimed."""
    yield piece(shown, (x, y, 188, 92), "frame", {"living": one.living, "awaited": one.awaited})
    if one.active:
        yield piece(shown, (x, y + 8, 4, 76), "turn")
    who = {"seat": one.seat, "name": one.name, "living": one.living}
    yield piece(shown, (x + 10, y + 4, 16 + snug(one.name, 12.5, 98), 18), "who", who)
    if one.awaited:
        yield piece(shown, (x + 128, y + 6, 13, 13), "awaited")
    if one.living:
        yield piece(shown, (x + 147, y + 3, 37, 19), "purse", one.coins)
    else:
        yield piece(shown, (x + 144, y + 4, 38, 18), "out")
    yield piece(shown, (x + 10, y + 26, 168, 28), "cards", {"down": one.down, "lost": one.lost})
    yield piece(shown, (x + 10, y + 58, snug(one.claims, 11, 170), 30), "claims", one.claims)


def _calls(shown: Table, below: float) -> Iterator[Layer]:
    """The last challenges under their heading."""
    if shown.calls:
        yield piece(shown, (14, below, 372, 18), "calls")
    for number, one in enumerate(shown.calls):
        yield piece(shown, (14, below + 20 + number * CALL, snug(one, 11.5, 372), 31), "call", one)
