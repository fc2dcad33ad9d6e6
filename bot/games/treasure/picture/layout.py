"""What the picture of the sea shows, and where it all stands.

sea.py makes the values from what everybody may see; the pieces made of them here are painted by
data/boards/treasure_board.typ.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final, Literal

from msgspec import Struct

from bot.pictures.colours import ALARM, CARD, GOLD, INK, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet
from bot.pictures.pieces import board_of, figure, piece, text

# --- the values ---------------------------------------------------------------------------------------------


class Sailor(Struct, frozen=True):
    """Somebody by rank: `titles` in words; `open` while their day is (TI-R25)."""

    seat: int
    name: str
    titles: str
    head: bool
    open: bool


class Berth(Struct, frozen=True):
    """A ship or the island, with its people by rank and its treasures by side."""

    id: str
    name: str
    english: int
    french: int
    queue: tuple[Sailor, ...]


class Afloat(Struct, frozen=True):
    """Somebody in a boat; `gone` for good."""

    seat: int
    name: str
    open: bool
    gone: bool


class Vote(Struct, frozen=True):
    """An order of the day; no `listed` before dusk (TI-R27)."""

    kind: Literal["attack", "mutiny", "conflict"]
    told: str
    cast: int
    listed: int


class Sea(Sheet, frozen=True, kw_only=True):
    """The game as everybody may see it."""

    now: str
    fleet: str
    english: int
    french: int
    spanish: int
    berths: tuple[Berth, ...]
    boats: tuple[Afloat, ...]
    orders: tuple[Vote, ...]


# --- the pieces ---------------------------------------------------------------------------------------------

WIDE: Final = 126
"""A ship's width, and the island's."""

RANK: Final = 33
"""From one sailor to the next below."""

BOAT: Final = 28
ORDER: Final = 41


def place_pieces(shown: Sea) -> Layered:
    """The whole board as pieces."""
    head = 68 if shown.fleet else 36
    most = max(1, *(len(one.queue) for one in shown.berths))
    boats = head + 36 + 66 + most * RANK + 6
    orders = boats + 26 + -(-len(shown.boats) // 3) * BOAT + 2
    height = orders + (26 + len(shown.orders) * ORDER if shown.orders else 4)
    berths = (_berth(shown, 8 + n * 129, head + 36, one, most) for n, one in enumerate(shown.berths))
    layers = (*_head(shown, head), *chain(*berths), *_boats(shown, boats), *_orders(shown, orders))
    return board_of(shown, height, ((0, head, CARD), (head, height - head, INK)), layers)


def _head(shown: Sea, head: float) -> Iterator[Layer]:
    yield text(shown, (14, 7, 372, 22), shown.now, 15.5, PAPER, bold=True)
    if shown.fleet:
        yield text(shown, (14, 32, 372, 33), shown.fleet, 12, ALARM)
    yield piece(shown, (12, head + 7, 376, 22), "score", {"english": shown.english, "french": shown.french})


def _berth(shown: Sea, x: float, y: float, one: Berth, most: int) -> Iterator[Layer]:
    """A ship or the island, its treasures, its people by rank."""
    high = 66 + most * RANK
    yield piece(shown, (x, y, WIDE, high), "berth", {"id": one.id, "high": high})
    yield text(shown, (x + 27, y + 3, 95, 23), one.name, 12.5, GOLD, bold=True)
    for spot, side, n in ((x + 10, "english", one.english), (x + 66, "french", one.french)):
        yield piece(shown, (spot, y + 34, 15, 15), "chest", side)
        yield text(shown, (spot + 18, y + 32, 20, 19), figure(shown, n), 13.5, bold=True)
    for n, sailor in enumerate(one.queue):
        top = y + 60 + n * RANK
        yield text(shown, (x + 3, top, 13, 17), figure(shown, n + 1), 11, MUTED, side="center")
        yield from _who(shown, x + 18, top, sailor, WIDE - 6, head=sailor.head)
        shade = GOLD if sailor.head else MUTED
        yield text(shown, (x + 30, top + 16, 92, 15), sailor.titles, 10.8, shade)


def _who(
    shown: Sea, x: float, y: float, one: Sailor | Afloat, wide: float, *, head: bool = False
) -> Iterator[Layer]:
    """Somebody's sign and name, and whether their day is open."""
    yield piece(shown, (x, y + 4, 9, 9), "who", one.seat)
    yield text(shown, (x + 12, y, wide - 29 - 14 * one.open, 17), one.name, 11.6, bold=head)
    if one.open:
        yield piece(shown, (x + wide - 29, y + 2, 11, 11), "open")


def _boats(shown: Sea, top: float) -> Iterator[Layer]:
    yield piece(shown, (12, top + 3, 17, 17), "boats")
    yield text(shown, (34, top + 1, 150, 20), shown.words["boats"], 12)
    yield text(shown, (190, top + 1, 166, 20), shown.words["spanish"], 12, side="end")
    spanish = figure(shown, shown.spanish)
    yield text(shown, (360, top, 28, 21), spanish, 15, GOLD, bold=True, side="end")
    for n, one in enumerate(shown.boats):
        x, y = 10 + n % 3 * 128, top + 26 + n // 3 * BOAT
        yield piece(shown, (x, y, 124, 24), "boat", one.gone)
        if one.gone:
            yield text(shown, (x + 78, y + 4, 38, 16), shown.words["gone"], 11, MUTED, side="end")
        yield from _who(shown, x + 9, y + 3.5, one, 86 if one.gone else 126)


def _orders(shown: Sea, top: float) -> Iterator[Layer]:
    if shown.orders:
        yield text(shown, (14, top, 372, 18), shown.words["orders"], 12, ALARM, bold=True)
    for n, one in enumerate(shown.orders):
        yield from _order(shown, top + 21 + n * ORDER, one)


def _order(shown: Sea, y: float, one: Vote) -> Iterator[Layer]:
    """What is ordered; by dusk how many of those listed have voted."""
    dusk = one.listed > 0
    yield piece(shown, (12, y, 376, 36), "order", one.kind)
    yield text(shown, (46, y + 3, 278 if dusk else 336, 30), one.told, 11.8)
    if dusk:
        votes = f"{figure(shown, one.cast)} / {figure(shown, one.listed)}"
        yield text(shown, (328, y + 8, 54, 20), votes, 13, bold=True, side="end")
