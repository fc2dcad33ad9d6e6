"""What the pictures of Architects show, as their templates in data/boards read it, which write numbers."""

from msgspec import Struct

from bot.games.architects.picture.symbols import Signs
from bot.pictures.facts import Sheet


class Amount(Struct, frozen=True):
    """So many of a good."""

    id: str
    count: int


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
    """What everybody can count of a player."""

    seat: int
    name: str
    awaited: bool
    reserve: int
    prison: int
    away: int
    plans: int
    debts: int
    points: int
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


class Part(Struct, frozen=True):
    """A good of a price, and how much of it is missing."""

    id: str
    count: int
    short: int


class Skill(Struct, frozen=True):
    """A skill that a plan asks for, and whether an apprentice has it."""

    id: str
    has: bool


class Plan(Struct, frozen=True):
    """A plan of the hand."""

    name: str
    points: int
    virtue: int
    skills: tuple[Skill, ...]
    cost: tuple[Part, ...]
    ready: bool
    does: Signs


class Hand(Sheet, frozen=True, kw_only=True):
    """What one seat holds."""

    goods: tuple[Amount, ...]
    plans: tuple[Plan, ...]
