"""What the picture of the table shows, and where it all lies.

The values are as the templates in data/boards read them, which write the numbers; the pieces are painted by
data/boards/architects_board.typ. From above: a heading, the places three abreast, the market's stalls, the
apprentices, guildhall and cathedral side by side, the virtue track, the players.

The short table, below the lines of a round, has what turns change most: the apprentices are left out, the
guildhall is one row, and virtue and level stand with each player.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.games.architects.picture.signs import Amount, Signs, amount
from bot.pictures.colours import GOLD, INK
from bot.pictures.facts import Layer, Layered, Sheet
from bot.pictures.pieces import board_of, figure, piece, text
from engine.games.architects.facts import ROWS

# --- the values ---------------------------------------------------------------------------------------------


class Group(Struct, frozen=True):
    """Workers of a seat."""

    seat: int
    count: int


class Spot(Struct, frozen=True):
    """An open circle with its workers."""

    id: str
    name: str
    workers: tuple[Group, ...]


class Stall(Struct, frozen=True):
    """A space of the black market; no goods where an apprentice or a plan is had."""

    name: str
    price: int
    goods: tuple[Amount, ...]
    seat: int | None


class Helper(Struct, frozen=True):
    """An apprentice of the display."""

    name: str
    skills: tuple[str, ...]
    virtue: int
    coins: int
    does: Signs


class Hall(Struct, frozen=True):
    """The guildhall by placements; `resets` count from 1."""

    columns: int
    resets: tuple[int, ...]
    filled: tuple[int, ...]


class Level(Struct, frozen=True):
    """A level of the cathedral with who stands there."""

    level: int
    points: int
    places: int
    seats: tuple[int, ...]


class Person(Struct, frozen=True):
    """A player with all that everybody can count of them (AW-INFO-1)."""

    seat: int
    name: str
    awaited: bool
    reserve: int
    prison: int
    away: int
    plans: int
    debts: int
    points: int
    virtue: int
    level: int
    goods: tuple[Amount, ...]


class Board(Sheet, frozen=True, kw_only=True):
    """The table as everybody may see it; `virtue` are the seats at each step, `stacked` the most at one."""

    now: str
    pool: int
    spots: tuple[Spot, ...]
    stalls: tuple[Stall, ...]
    rows: tuple[tuple[Helper, ...], ...]
    hall: Hall
    levels: tuple[Level, ...]
    virtue: tuple[tuple[int, ...], ...]
    stacked: int
    players: tuple[Person, ...]


# --- the pieces ---------------------------------------------------------------------------------------------

SPOTS: Final = 26
STALLS: Final = 173
HELPERS: Final = 233
"""The tops of the places, of the market below them, and of the apprentices."""

THIRD: Final = 128
"""From one place to the next; three stand side by side."""

SPOT: Final = 49
HELPER: Final = (95.6, 66)
"""From one to the next, across and down."""

SIDE: Final = 22
"""A space of the guildhall where there is room, and two units between them."""

STEP: Final = 376 / 15
TOKEN: Final = 18
PLAYER: Final = 50
COUNT: Final = 36
GOOD: Final = 62
SHORT_GOOD: Final = 44
"""From one good to the next; closer where virtue and level stand behind them."""

ROW: Final = 21
"""The guildhall in one row, and what parts it from the players."""

LIFT: Final = 20
"""The heading, which the short table has not: whose turn it is stands below it."""

SHORT_PLAYER: Final = 44
"""From one player to the next."""


def place_pieces(shown: Board) -> Layered:
    """The whole table as pieces."""
    half = HELPERS + len(shown.rows) * HELPER[1]
    virtue = half + max(118, 20 + 4 * (min(SIDE, 150 / shown.hall.columns) + 2)) + 8
    players = virtue + 76 + shown.stacked * TOKEN
    height = players + len(shown.players) * PLAYER + 6
    layers = [text(shown, (12, 3, 376, 20), shown.now, 13, GOLD, bold=True), *_places_and_stalls(shown)]

    # The apprentices, and the silver that lies on their cards.
    for k, row in enumerate(shown.rows):
        for n, card in enumerate(row):
            left, top = 10 + n * HELPER[0], HELPERS + k * HELPER[1]
            helper = {"name": card.name, "skills": card.skills, "virtue": card.virtue, "does": card.does}
            layers.append(piece(shown, (left, top, 93, 62), "helper", {**helper, "paid": card.coins > 0}))
            if card.coins > 0:
                layers += amount(shown, (left + 62, top + 3), "silver", card.coins, 12)

    layers += _hall(shown, half + 4)
    layers.append(_title(shown, (220, half + 4), "cathedral"))
    for level in shown.levels:
        high = half + 24 + (5 - level.level) * 19.4
        layers.append(piece(shown, (220, high, 168, 17.4), "level", level))
    layers += _virtue(shown, virtue)
    for n, person in enumerate(shown.players):
        layers += _player(shown, players + n * PLAYER, person)
    return board_of(shown, height, ((0, height, INK),), layers)


def place_short_pieces(shown: Board) -> Layered:
    """The short table as pieces."""
    hall = HELPERS - LIFT
    players = hall + ROW
    height = players + len(shown.players) * SHORT_PLAYER + 4
    layers = list(_places_and_stalls(shown, LIFT))
    spaces = shown.hall.columns * ROWS
    size = min(SIDE, (376 - 18) / spaces - 2)
    layers.append(piece(shown, (12, hall + 1, 14, 14), "symbol", {"id": "aw_guildhall", "size": 14}))
    for n in range(spaces):
        layers.append(_cell(shown, (30 + n * (size + 2), hall), n, size))
    for n, person in enumerate(shown.players):
        top = players + n * SHORT_PLAYER
        layers += _player(shown, top, person, SHORT_GOOD, SHORT_PLAYER - 3)
        for k, (sign, count) in enumerate((("aw_virtue", person.virtue), ("aw_cathedral", person.level))):
            left = 290 + k * 48
            layers.append(piece(shown, (left, top + 25, 13, 13), "symbol", {"id": sign, "size": 13}))
            layers.append(text(shown, (left + 16, top + 23, 24, 17), figure(shown, count), 12.5, bold=True))
    return board_of(shown, height, ((0, height, INK),), layers)


def _places_and_stalls(shown: Board, lift: float = 0) -> Iterator[Layer]:
    """The places with their workers and the tax that lies there, then the market's stalls; so much higher."""
    for n, spot in enumerate(shown.spots):
        x, y = 10 + n % 3 * THIRD, SPOTS - lift + n // 3 * SPOT
        told = {"id": spot.id, "name": spot.name, "held": bool(spot.workers)}
        yield piece(shown, (x, y, 124, 45), "spot", told)
        if spot.id == "tax_stand":
            yield from amount(shown, (x + 90, y + 4), "silver", shown.pool)
        for k, group in enumerate(spot.workers):
            shows = {"seat": group.seat, "count": group.count}
            yield piece(shown, (x + 7 + k * 21, y + 22, TOKEN, TOKEN), "group", shows)
    for n, one in enumerate(shown.stalls):
        x = 10 + n * THIRD
        stall = {"name": one.name, "price": one.price, "goods": one.goods, "held": one.seat is not None}
        yield piece(shown, (x, STALLS - lift, 124, 56), "stall", stall)
        if one.seat is not None:
            yield _sign(shown, (x + 102, STALLS - lift + 4), one.seat, 17)


def _hall(shown: Board, y: float) -> Iterator[Layer]:
    """The guildhall, row by row."""
    columns = shown.hall.columns
    size = min(SIDE, 152 / columns)
    yield _title(shown, (12, y), "guildhall")
    for n in range(columns * ROWS):
        x, top = 12 + n % columns * (size + 2), y + 20 + n // columns * (size + 2)
        yield _cell(shown, (x, top), n, size)


def _cell(shown: Board, at: tuple[float, float], number: int, size: float) -> Layer:
    """A space of the guildhall, by its number from 0."""
    hall = shown.hall
    seat = hall.filled[number] if number < len(hall.filled) else None
    told = {"size": size, "mark": number + 1 in hall.resets, "seat": seat}
    return piece(shown, (*at, size, size), "cell", told)


def _virtue(shown: Board, y: float) -> Iterator[Layer]:
    """The track with the seats at each step; its gates stand below the highest stack of seats."""
    yield _title(shown, (12, y), "virtue")
    yield piece(shown, (12, y + 18, 376, 17), "steps")
    for n, seats in enumerate(shown.virtue):
        for k, seat in enumerate(seats):
            yield _sign(shown, (12 + n * STEP + 3, y + 36 + k * TOKEN), seat, 16)
    yield piece(shown, (12, y + 36 + shown.stacked * TOKEN, 376, 33), "gates")


def _player(shown: Board, y: float, one: Person, apart: float = GOOD, high: float = 46) -> Iterator[Layer]:
    """A player's frame, so high, with counts and goods, so far apart from left to left."""
    yield piece(shown, (10, y, 380, high), "frame", {"awaited": one.awaited, "high": high})
    yield _sign(shown, (16, y + 5), one.seat, 17)
    yield text(shown, (38, y + 3, 130, 19), one.name, 12.5, bold=True)
    yield piece(shown, (172, y + 6, 5 * COUNT + 12, 12), "signs")
    counts = (one.reserve, one.prison, one.away, one.plans, one.debts, one.points)
    for n, count in enumerate(counts):
        yield text(shown, (186 + n * COUNT, y + 3, 22, 17), figure(shown, count), 11.5, bold=True)
    for n, good in enumerate(one.goods):
        yield from amount(shown, (16 + n * apart, y + high - 19), good.id, good.count)


def _title(shown: Board, at: tuple[float, float], what: str) -> Layer:
    return piece(shown, (*at, 168, 15), "title", {"id": what, "told": shown.words[what]})


def _sign(shown: Board, at: tuple[float, float], seat: int, size: int) -> Layer:
    """A seat's token."""
    return piece(shown, (*at, size, size), "sign", {"seat": seat, "size": size})
