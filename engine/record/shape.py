"""The lines of a record: a header, then one line an entry (docs/record.md)."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.kernel.seats import Seat
from engine.kernel.table.state import Player

FORMAT = 1
"""The number of this format; raised when an old reader could misread a new file."""

WHOLE = "all"
"""The cut of a record that holds everything; others are "public" or "seat:n"."""


class Seed(Struct, frozen=True):
    """HO-R38: an epoch's opened seed and salt, in hex, and the players' words for it, in order."""

    epoch: int
    seed: str
    salt: str
    words: tuple[str, ...] = ()


class Header(Struct, frozen=True):
    """The first line. `khandan` is FORMAT, `rules` the game's version, `content` the content's.

    `options` are the game's, as JSON. `numbers` says what `seq` counts: the match's log, or only the lines
    of this file, since gaps would betray what others did in private. `seeds` stand in whole records alone.
    """

    khandan: int
    game: str
    rules: int
    options: msgspec.Raw
    content: str
    seats: int
    cut: str
    language: str
    over: bool
    numbers: Literal["log", "file"]
    seeds: tuple[Seed, ...] = ()


class Line(Struct, frozen=True):
    """An entry. In a cut record `seat`, `by` and `action` are null except for what the viewer did."""

    seq: int
    seat: Seat | None
    by: Player | None
    action: Any
    events: tuple[Any, ...]


class RawLine(Struct, frozen=True):
    """A line as it is read, its action and events not yet looked at."""

    seq: int
    seat: int | None
    by: int | None
    action: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
