"""Where everything stands on the picture of the sea: pieces as data/boards/treasure_board.typ paints them."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

from bot.games.treasure.picture.values import Afloat, Berth, Sailor, Sea, Vote
from bot.pictures.colours import CARD, INK
from bot.pictures.facts import Layer, Layered
from bot.pictures.pieces import piece, pieced

WIDE: Final = 126
"""A ship's width, and the island's."""

RANK: Final = 33
"""From one sailor to the next below."""

BOAT: Final = 28
ORDER: Final = 41


def laid_out(shown: Sea) -> Layered:
    """The whole board as pieces."""
    head = 68 if shown.fleet else 36
    most = max(1, *(len(one.queue) for one in shown.berths))
    boats = head + 36 + 66 + most * RANK + 6
    orders = boats + 26 + -(-len(shown.boats) // 3) * BOAT + 2
    height = orders + (26 + len(shown.orders) * ORDER if shown.orders else 4)
    berths = (_berth(shown, 8 + n * 129, head + 36, one, most) for n, one in enumerate(shown.berths))
    layers = (*_head(shown, head), *chain(*berths), *_boats(shown, boats), *_orders(shown, orders))
    return pieced(shown, height, ((0, head, CARD), (head, height - head, INK)), layers)


def _head(shown: Sea, head: float) -> Iterator[Layer]:
    yield piece(shown, (14, 7, 372, 22), "now", shown.now)
    if shown.fleet:
        yield piece(shown, (14, 32, 372, 33), "fleet", shown.fleet)
    yield piece(shown, (12, head + 7, 376, 22), "score", {"english": shown.english, "french": shown.french})


def _berth(shown: Sea, x: float, y: float, one: Berth, most: int) -> Iterator[Layer]:
    """A ship or the island, its treasures, its people by rank."""
    high = 66 + most * RANK
    yield piece(shown, (x, y, WIDE, high), "berth", {"id": one.id, "name": one.name, "high": high})
    chests = {"english": one.english, "french": one.french}
    yield piece(shown, (x + 10, y + 32, 96, 20), "chests", chests)
    for n, sailor in enumerate(one.queue):
        top = y + 60 + n * RANK
        yield piece(shown, (x + 3, top, 13, 17), "rank", n + 1)
        yield _who(shown, x + 18, top, sailor, WIDE - 6, head=sailor.head)
        titles = {"told": sailor.titles, "head": sailor.head}
        yield piece(shown, (x + 30, top + 16, 92, 15), "titles", titles)


def _who(shown: Sea, x: float, y: float, one: Sailor | Afloat, wide: float, **more: Any) -> Layer:
    """Somebody's sign and name, and whether their day is open."""
    shows = {"seat": one.seat, "name": one.name, "open": one.open, "wide": wide, **more}
    return piece(shown, (x, y, wide - 15, 17), "who", shows)


def _boats(shown: Sea, top: float) -> Iterator[Layer]:
    yield piece(shown, (12, top, 376, 21), "boats", shown.spanish)
    for n, one in enumerate(shown.boats):
        x, y = 10 + n % 3 * 128, top + 26 + n // 3 * BOAT
        yield piece(shown, (x, y, 124, 24), "boat", one.gone)
        yield _who(shown, x + 9, y + 3.5, one, 86 if one.gone else 126)


def _orders(shown: Sea, top: float) -> Iterator[Layer]:
    if shown.orders:
        yield piece(shown, (14, top, 372, 18), "orders")
    for n, one in enumerate(shown.orders):
        yield from _order(shown, top + 21 + n * ORDER, one)


def _order(shown: Sea, y: float, one: Vote) -> Iterator[Layer]:
    """What is ordered; by dusk how many of those listed have voted."""
    dusk = one.listed > 0
    yield piece(shown, (12, y, 376, 36), "order", {"kind": one.kind, "told": one.told, "dusk": dusk})
    if dusk:
        yield piece(shown, (328, y + 8, 54, 20), "votes", {"cast": one.cast, "listed": one.listed})
