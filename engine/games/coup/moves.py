"""What a seat may do in Coup and what the table may agree on beforehand: actions and options."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from engine.kernel.seats import Seat

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


class Move(Struct, frozen=True, tag_field="action"):
    """Something a seat does."""


class Draft(Move, frozen=True, tag="draft"):
    """With two players: the one card kept of one's own set (CO-2.8)."""

    character: Character


class Income(Move, frozen=True, tag="income"):
    """One coin (CO-3.1)."""


class ForeignAid(Move, frozen=True, tag="foreign_aid"):
    """Two coins, unless a Duke stops it (CO-3.2)."""


class Coup(Move, frozen=True, tag="coup"):
    """Seven coins for one influence of the target (CO-3.3)."""

    target: Seat


class Tax(Move, frozen=True, tag="tax"):
    """Three coins in the name of the Duke (CO-3.4)."""


class Assassinate(Move, frozen=True, tag="assassinate"):
    """Three coins for one influence of the target, in the name of the Assassin (CO-3.5)."""

    target: Seat


class Steal(Move, frozen=True, tag="steal"):
    """Two coins of the target, in the name of the Captain (CO-3.6)."""

    target: Seat


class Exchange(Move, frozen=True, tag="exchange"):
    """Two cards of the Court to choose from, in the name of the Ambassador (CO-3.7)."""


class Pass(Move, frozen=True, tag="pass"):
    """Neither a challenge nor a block."""


class Challenge(Move, frozen=True, tag="challenge"):
    """The open claim is called false (CO-4.1)."""


class Block(Move, frozen=True, tag="block"):
    """The open action is stopped in the name of this character (CO-5.1 to CO-5.3, CO-R14)."""

    character: Character


class Prove(Move, frozen=True, tag="prove"):
    """The claimed card is shown (CO-4.4)."""


class Lose(Move, frozen=True, tag="lose"):
    """The card in this slot of one's own hand is turned up (CO-8.1); in a proof, instead of showing."""

    slot: int


class Keep(Move, frozen=True, tag="keep"):
    """The slots kept in an exchange: own cards first, then the drawn ones, counted from 0 (CO-R19)."""

    slots: tuple[int, ...]


class Resign(Move, frozen=True, tag="resign"):
    """The seat leaves the game (CO-R24)."""


Deed = Income | ForeignAid | Coup | Tax | Assassinate | Steal | Exchange
"""The seven actions of a turn; their tags are the kinds."""

Action = Deed | Draft | Pass | Challenge | Block | Prove | Lose | Keep | Resign

KIND: Final[dict[type[Move], Kind]] = {
    Income: "income",
    ForeignAid: "foreign_aid",
    Coup: "coup",
    Tax: "tax",
    Assassinate: "assassinate",
    Steal: "steal",
    Exchange: "exchange",
}
