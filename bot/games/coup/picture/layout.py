"""Where everything stands on the picture of the table: pieces, as data/boards/coup_board.typ paints them."""

from collections.abc import Iterator
from typing import Final

from bot.games.coup.picture.values import Table, Tile
from bot.pictures.colours import CARD, GOLD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered
from bot.pictures.letters import text_high
from bot.pictures.pieces import board_of, figure, piece, snug, text

HEAD: Final = 62
"""The head's height; what is under way has a line there, so that a board does not jump between moves."""

DEED: Final = 12.3
"""The size of what is under way, which is higher where names are long: then so is the head."""

LINE: Final = 22

ROW: Final = 97
"""From one row of seats to the next; two stand side by side."""

CALL: Final = 33
ACROSS: Final = 372
"""As wide as a line of the head is at most."""


def place_pieces(shown: Table) -> Layered:
    """The whole board as pieces."""
    head = HEAD + max(0, _action_height(shown) - LINE)
    below = head + 8 + -(-len(shown.seats) // 2) * ROW
    height = below + (26 + len(shown.calls) * CALL if shown.calls else 2)
    bands = (0, head, CARD), (head, height - head, INK)
    return board_of(shown, height, bands, (*_head(shown), *_seats(shown, head), *_calls(shown, below)))


def _action_height(shown: Table) -> int:
    """One line or two: what is longer is made smaller."""
    return min(2 * LINE, text_high(shown.deed, DEED, ACROSS))


def _head(shown: Table) -> Iterator[Layer]:
    yield text(shown, (14, 7, 248, 22), shown.now, 15, PAPER, bold=True)
    high = max(LINE, _action_height(shown))
    yield text(shown, (14, 34, snug(shown.deed, DEED, ACROSS), high), shown.deed, DEED)
    yield text(shown, (266, 8, 64, 18), shown.words["court"], 11.3, MUTED, side="end")
    yield text(shown, (332, 7, 16, 20), figure(shown, shown.court), 13, bold=True, side="center")
    if shown.treasury is not None:
        yield piece(shown, (352, 10, 13, 13), "coin")
        yield text(shown, (367, 7, 24, 20), figure(shown, shown.treasury), 13, bold=True)


def _seats(shown: Table, head: int) -> Iterator[Layer]:
    for number, one in enumerate(shown.seats):
        yield from _seat(shown, 10 + number % 2 * 192, head + 6 + number // 2 * ROW, one)


def _seat(shown: Table, x: float, y: float, one: Tile) -> Iterator[Layer]:
    """Frame, whose turn it is, who, what it has, its cards and what it has claimed."""
    yield piece(shown, (x, y, 188, 92), "frame", {"living": one.living, "awaited": one.awaited})
    if one.active:
        yield piece(shown, (x, y + 8, 4, 76), "turn")
    yield piece(shown, (x + 10, y + 8, 11, 11), "who", one.seat)
    yield text(shown, (x + 26, y + 4, 98, 18), one.name, 12.5, LIGHT if one.living else MUTED, bold=True)
    if one.awaited:
        yield piece(shown, (x + 128, y + 6, 13, 13), "awaited")
    if one.living:
        yield piece(shown, (x + 147, y + 6, 13, 13), "coin")
        yield text(shown, (x + 162, y + 3, 22, 19), figure(shown, one.coins), 14, bold=True)
    else:
        yield text(shown, (x + 144, y + 4, 38, 18), shown.words["out"], 11.5, MUTED, side="end")
    yield piece(shown, (x + 10, y + 26, 168, 28), "cards", {"down": one.down, "lost": one.lost})
    yield text(shown, (x + 10, y + 58, snug(one.claims, 11, 170), 30), one.claims, 11, MUTED)


def _calls(shown: Table, below: float) -> Iterator[Layer]:
    """The last challenges under their heading."""
    if shown.calls:
        yield text(shown, (14, below, 372, 18), shown.words["calls"], 12, GOLD, bold=True)
    for number, one in enumerate(shown.calls):
        yield text(shown, (14, below + 20 + number * CALL, snug(one, 11.5, 372), 31), one, 11.5)
