"""What all rules of Architects agree on: versions, the table's options, and the bases of moves and events.

A move (`Move`) is what a seat asks for, an event (`Happening`) is what came of it. The files in `chapters/`
declare both. This file knows none of them, so that the state of the game, which they all change, can hold
what is declared here.
"""

from typing import Final, Literal

from msgspec import Struct

from engine.games.architects.names import Building
from engine.kernel.seats import Seat


class Ruling(Struct, frozen=True):
    """The rules of one version where versions differ; the defaults are those of version 1.

    market    which apprentices give something for an action on the black market: those that one has at its
              end, or those that one had when the worker was placed (AW-AMB-33)
    church    what becomes of the debt where its builder is silent: it was left, or is destroyed (AW-AMB-34)
    idle      a building whose builder has nothing to choose: it asked all the same, or does not (AW-AMB-35)
    refresh   when the first apprentices of the rows leave by option: after the action of the worker that
              brings it about, or before (AW-AMB-37)
    """

    market: Literal["at_the_end", "when_placed"] = "at_the_end"
    church: Literal["left", "destroyed"] = "left"
    idle: Literal["asks", "passes"] = "asks"
    refresh: Literal["after", "before"] = "after"


RULINGS: Final = (
    Ruling(),
    Ruling(market="when_placed", church="destroyed", idle="passes", refresh="before"),
)
"""By version, the first of which is 1. A game is played to its end by the ruling it began with."""

Switch = Literal["off", "on"]


class Options(Struct, frozen=True):
    """What a table may set; the first value of each is the printed game's (AW-VAR-1).

    `boards`: side 1 of the player boards, or characters by lot or by choice (AW-CHAR-1). `conspirator`: how
    often its discount counts (AW-AMB-01). `turn_limit`: turns of each player after which the game is scored
    wherever it stands (AW-AMB-32). The others are the switches of AW-VAR-1.
    """

    boards: Literal["plain", "random", "chosen"] = "plain"
    promo_cards: Switch = "off"
    extra_characters: Switch = "off"
    starting_apprentice: Switch = "off"
    guildhall_refresh: Switch = "off"
    conspirator: Literal["visit", "capture"] = "visit"
    turn_limit: Literal["off", "fifteen", "thirty", "sixty"] = "off"


LIMITS: Final[dict[str, int | None]] = {"off": None, "fifteen": 15, "thirty": 30, "sixty": 60}
"""Turns of each player by the option `turn_limit`."""


class Move(Struct, frozen=True, tag_field="action"):
    """Something a seat does."""


class Placement(Move, frozen=True):
    """A move that takes a worker of the reserve and spends the turn (AW-TURN-2)."""


class Happening(Struct, frozen=True, tag_field="event"):
    """Something that happened."""


By = Literal["choice", "default"]
"""Who decided: the seat, or its passed deadline."""

Reset = Literal["third_worker", "guildhall"]
"""What brings a reset of the black market (AW-RESET-1)."""

Ending = Literal["points", "tie_break", "shared"]
"""How it is decided: by points, by virtue and silver, or not at all (AW-TIE-1)."""


Source = Literal["building", "effect", "cathedral", "virtue", "debts", "gold", "marble", "silver", "prison"]
"""What brings or costs points, in the order of the count (AW-SCORE-4)."""


class Line(Struct, frozen=True):
    """A line of a score: what is counted, the building where it is one, and its points."""

    what: Source
    card: Building | None
    points: int


class Score(Struct, frozen=True):
    """A seat's points with their lines (AW-SCORE-4)."""

    seat: Seat
    total: int
    lines: tuple[Line, ...]
