"""What a picture shows, as its template in data/boards reads it, which writes numbers in its language."""

from msgspec import Struct

from engine.games.houses.content import Resource


class Sheet(Struct, frozen=True, kw_only=True):
    """What every board needs: how lines run, and its labels by name."""

    rtl: bool
    language: str
    digits: str
    words: dict[str, str]


class Line(Struct, frozen=True):
    """A resource; `ranges` is what the reader's own role wants, nothing on what others may see."""

    id: Resource
    name: str
    value: int
    up: bool
    run: int
    ranges: tuple[tuple[int, int], ...] = ()


class Tile(Struct, frozen=True):
    """A house; coins and power None where they are hidden (HO-R11)."""

    name: str
    emblem: str
    offices: str
    coins: int | None
    power: int | None
    prestige: int
    crown: int
    leader: bool
    moderator: bool
    awaited: bool


class Mark(Struct, frozen=True):
    """A remembered event (HO-8.1), with its signer's emblem."""

    id: Resource
    positive: bool
    emblem: str
    name: str


class Story(Struct, frozen=True):
    """A story line: the emblem of its newest event's signer, or its end."""

    name: str
    end: str
    emblem: str
    signer: str


class Council(Sheet, frozen=True, kw_only=True):
    """The council as everybody may see it."""

    king: str
    reign: str
    matter: str
    stage: str
    tracks: tuple[Line, ...]
    stability: int
    pool: int
    unity: int
    division: int
    seats: tuple[Tile, ...]
    events: tuple[Mark, ...]
    stories: tuple[Story, ...]
