"""What every chapter of Coup builds on: characters and prices, options, versions, bases of moves and events.

An action of a turn is known by its kind; the tables below say what each kind costs, brings, claims, and which
characters stop it. The Court is a set of cards without an order: which card comes is drawn when it is drawn
(CO-R19), so piles are kept sorted and tell nothing of how they came about.
"""

from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct

from engine.kernel.seats import Seat

T = TypeVar("T")

Character = Literal["ambassador", "assassin", "captain", "contessa", "duke"]
Cards = tuple[Character, ...]
Kind = Literal["income", "foreign_aid", "coup", "tax", "assassinate", "steal", "exchange"]
Switch = Literal["off", "on"]
Count = Annotated[int, Meta(ge=0)]
Place = Annotated[Seat, Meta(ge=0)]

CHARACTERS: Final[Cards] = ("ambassador", "assassin", "captain", "contessa", "duke")
COST: Final[dict[Kind, int]] = {"coup": 7, "assassinate": 3}
FORCED: Final = 10
"""So many coins at the start of a turn leave nothing but a coup (CO-3.9)."""

GAIN: Final[dict[Kind, int]] = {"income": 1, "foreign_aid": 2, "tax": 3}
"""Coins out of the Treasury (CO-3.1, CO-3.2, CO-3.4)."""

LOOT: Final = 2
"""Coins of a theft, where there are so many (CO-3.6)."""

CLAIM: Final[dict[Kind, Character]] = {
    "tax": "duke",
    "assassinate": "assassin",
    "steal": "captain",
    "exchange": "ambassador",
}
"""The character that an action claims (CO-3.4 to CO-3.7)."""

BLOCKERS: Final[dict[Kind, Cards]] = {
    "foreign_aid": ("duke",),
    "assassinate": ("contessa",),
    "steal": ("ambassador", "captain"),
}
"""The characters that stop an action (CO-5.1 to CO-5.3)."""

# --- what a table agrees on, and what differs between versions ----------------------------------------------


class Options(Struct, frozen=True):
    """What a table may set; the first value of each is the specification's default.

    `winner` is the seat of the last game's winner, None when they do not play or there was none; `host` is
    the seat of the founder. `max_turns` and `afk_limit` are counts, 0 for no limit.
    """

    first_player: Literal["winner", "random", "host"] = "winner"
    seating: Literal["shuffled", "join_order"] = "shuffled"
    two_player: Literal["draft_one_coin", "deal_one_coin", "deal_two_coins"] = "draft_one_coin"
    block_after_own_challenge: Switch = "off"
    auto_prove: Switch = "off"
    reaction_order: Literal["arrival", "sealed"] = "arrival"
    early_block: Literal["on", "off"] = "on"
    reopen_aid_block: Switch = "off"
    steal_from_broke: Switch = "off"
    treasury: Literal["finite", "unlimited"] = "finite"
    max_turns: Count = 0
    afk_limit: Count = 3
    show_waiting: Literal["names", "count"] = "names"
    winner: Place | None = None
    host: Place = 0


class Ruling(Struct, frozen=True):
    """The rules of one version where versions differ; the defaults are those of version 1.

    A game is played to its end by the ruling it began with.

    reconsidered   a block that is not out yet, when the time to reconsider it runs out: it was taken for a
                   pass, or it stands unless the action fails (CO-R12)
    """

    reconsidered: Literal["passes", "stands"] = "passes"


RULINGS: Final = (Ruling(), Ruling(reconsidered="stands"))
"""By version, the first of which is 1."""

# --- moves and events ---------------------------------------------------------------------------------------


class Move(Struct, frozen=True, tag_field="action"):
    """Something a seat does."""


By = Literal["choice", "default", "rule"]
"""Who made a decision: the seat, its passed deadline, or a rule that left nothing to decide."""

Window = Literal["challenge", "block", "challenge_block"]
Reply = Literal["pass", "stay", "challenge", "ambassador", "assassin", "captain", "contessa", "duke"]
"""An answer to a window; a character is a block. `stay` is a pass whose reconsidering has run out; in version
1 a block, too, which was lost with that."""

Step = Literal["defence", "resolve", "stands", "broken", "close"]
"""What the table does next by itself: opens the target's block, lets the action take effect, and so on."""

Ending = Literal["last_standing", "deserted", "turn_cap"]


class Happening(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened: seats are numbers, reasons are codes, sealed fields are secrets."""


Events = tuple[Happening, ...]

# --- rows of cards ------------------------------------------------------------------------------------------


def gather(*parts: Cards) -> Cards:
    """Cards put together, sorted: a pile that tells nothing of how it came about."""
    pile: list[Character] = []
    for part in parts:
        pile += part
    pile.sort()
    return tuple(pile)


def without_first(row: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The row less its first such item; ValueError when there is none."""
    spot = row.index(item)
    return row[:spot] + row[spot + 1 :]
