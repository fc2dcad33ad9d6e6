"""What the picture of the sea shows, from which layout.py makes its pieces."""

from typing import Literal

from msgspec import Struct

from bot.pictures.facts import Sheet


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
