"""What the picture of the map shows, as data/boards/rokugan_map.typ reads it."""

from msgspec import Struct

from bot.pictures.facts import Sheet
from engine.games.rokugan.names import Province, Way


class Realm(Struct, frozen=True):
    """A province: `clan` "" where nobody controls it; `mark` is the special token's sign, `defense` all that
    stands there without a guard; `honor` what a free one brings; `marked` where an answer may lead."""

    id: Province
    name: str
    clan: str
    down: int
    up: int
    defense: int
    honor: int
    special: str
    mark: str
    marked: bool


class Lying(Struct, frozen=True):
    """A token, the `nth` of so many in one centre. `face` is its kind, "" for who may not know it."""

    province: Province
    way: Way
    nth: int
    of: int
    clan: str
    face: str
    strength: int
    blessed: int
    new: bool


class Spot(Struct, frozen=True):
    """Where a token may be laid."""

    province: Province
    way: Way
    nth: int = 0
    of: int = 1


class Tile(Struct, frozen=True):
    """A clan below the map."""

    clan: str
    name: str
    told: str
    honor: int
    first: bool
    awaited: bool


class MapBoard(Sheet, frozen=True, kw_only=True):
    """The whole picture."""

    head: str
    told: str
    lands: tuple[Realm, ...]
    pieces: tuple[Lying, ...]
    marks: tuple[Spot, ...]
    seats: tuple[Tile, ...]
