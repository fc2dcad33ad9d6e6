"""What a seat may do in Architects and what the table agrees on beforehand: actions, options (AW-MOVE-1)."""

from typing import Final, Literal

from msgspec import Struct

from engine.games.architects.names import (
    Apprentice,
    Building,
    Character,
    Errand,
    Good,
    Origin,
    Spot,
    Taken,
    Trade,
)
from engine.kernel.seats import Seat

Switch = Literal["off", "on"]
Plain = Literal["forest", "quarry", "silversmith", "tax_stand", "black_market_small", "black_market_large"]
"""Locations where nothing is chosen."""

Spare = Literal["wood", "stone"]


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


class Move(Struct, frozen=True, tag_field="action"):
    """Something a seat does."""


class ChooseCharacter(Move, frozen=True, tag="choose_character"):
    """A character nobody has (AW-CHAR-1)."""

    character: Character


class Draft(Move, frozen=True, tag="draft"):
    """The building kept from the packet in hand (AW-SETUP-6)."""

    card: Building


class Work(Move, frozen=True, tag="work"):
    """A worker where nothing is to be chosen."""

    location: Plain


class Mines(Move, frozen=True, tag="mines"):
    """A worker in the mines, for clay or gold (AW-RES-4)."""

    take: Taken


class Storehouse(Move, frozen=True, tag="storehouse"):
    """A worker at the storehouse, and trades in their order (AW-STORE-1)."""

    trades: tuple[Trade, ...] = ()


class Hire(Move, frozen=True, tag="hire"):
    """A worker in the workshop, who hires; at the limit another goes first (AW-WORK-2, AW-APP-1)."""

    card: Apprentice
    discard: Apprentice | None = None


class Plans(Move, frozen=True, tag="plans"):
    """A worker in the workshop, who draws buildings (AW-WORK-6)."""


class Recruit(Move, frozen=True, tag="recruit"):
    """A worker in the middle of the black market, who hires (AW-BM-5)."""

    card: Apprentice
    discard: Apprentice | None = None


class Browse(Move, frozen=True, tag="browse"):
    """A worker in the middle of the black market, who looks at buildings and keeps one (AW-BM-5)."""


class Capture(Struct, frozen=True, tag_field="part", tag="capture"):
    """All workers of a seat at a location (AW-TOWN-2)."""

    location: Spot
    seat: Seat


class TownCentre(Move, frozen=True, tag="town_centre"):
    """A worker in the town centre, and captures (AW-TOWN-1)."""

    captures: tuple[Capture, ...] = ()


class Guardhouse(Move, frozen=True, tag="guardhouse"):
    """A worker at the guardhouse, and errands in their order (AW-GUARD-1)."""

    errands: tuple[Errand, ...] = ()


class Build(Move, frozen=True, tag="build"):
    """A worker in the guildhall, who constructs; `spare` is what a discount saves (AW-BUILD)."""

    card: Building
    spare: Spare | None = None


class Advance(Move, frozen=True, tag="advance"):
    """A worker in the guildhall, for the cathedral; `wood` is the wood in a mixed price (AW-CATH)."""

    wood: int = 0
    discard: Building | None = None


class Recall(Move, frozen=True, tag="recall"):
    """An own worker back to the reserve, when there is none; `target` is a captor (AW-TURN-3, AW-TURN-4)."""

    origin: Origin
    target: Seat | None = None


class Dismiss(Move, frozen=True, tag="dismiss"):
    """An own apprentice goes (AW-TURN-6)."""

    card: Apprentice


class TakeOn(Move, frozen=True, tag="take_on"):
    """An apprentice for nothing, by a building or before the first turn."""

    card: Apprentice
    discard: Apprentice | None = None


class Keep(Move, frozen=True, tag="keep"):
    """Which of the buildings looked at stays (AW-BM-5)."""

    card: Building


class ChooseGood(Move, frozen=True, tag="choose_good"):
    """Which of a building's goods."""

    good: Good


class Seize(Move, frozen=True, tag="seize"):
    """Captures by a building (AW-BUILD-4)."""

    captures: tuple[Capture, ...]


class Reclaim(Move, frozen=True, tag="reclaim"):
    """Own captured workers come back by a building (AW-BUILD-5)."""


class Sell(Move, frozen=True, tag="sell"):
    """A building of the hand for what another building pays."""

    card: Building


class Accept(Move, frozen=True, tag="accept"):
    """A building's offer is taken."""


class Skip(Move, frozen=True, tag="skip"):
    """A building's offer is left (AW-BUILD-3)."""


class Trim(Move, frozen=True, tag="trim"):
    """A building of a hand that is too large (AW-HAND-1)."""

    card: Building


Placing = (
    Work | Mines | Storehouse | Hire | Plans | Recruit | Browse | TownCentre | Guardhouse | Build | Advance
)
Answering = TakeOn | Keep | ChooseGood | Seize | Reclaim | Sell | Accept | Skip | Trim
Action = ChooseCharacter | Draft | Placing | Recall | Dismiss | Answering

FINAL: Final = (Hire, Plans, Recruit, Browse, Advance, TakeOn)
"""What shows a card that nobody knew is not taken back."""
