"""What players ask for: the options of a game and the actions. Events stand in events.py."""

from typing import Literal

from msgspec import Struct

Ship = Literal["fd", "jr"]
Place = Literal["fd", "jr", "island"]
Side = Literal["english", "french"]
Team = Literal["english", "french", "dutch"]
Source = Literal["spanish", "fd", "jr"]
Kind = Literal["attack", "mutiny", "conflict"]
Value = Literal["charge", "fire", "douse", "for", "against", "english", "french"]
Rob = Literal["none", "english", "french"]
"""A hold to rob, where there is one; `none` is a value, so that every field can be said."""


class Options(Struct, frozen=True):
    """The table's settings; the first value of each is the default.

    Whether a substitute takes a leaver's seat (TI-R28) and whether players may whisper (TI-R30) are the
    table's matter: the rules know a seat, not who sits there, and offer no private talk.

    min_players             TI-R01: 2 opens the game to two and three
    placement               TI-R02
    retarget                TI-R11: an attack turns to the other ship when one before it emptied the Spanish
    loot_choice, rob_hold   TI-R12
    mutiny_survives_maroon  TI-R15
    random_when             TI-R16: what makes a vote a lone one
    conflict_random         TI-R16: whether a lone islander gets a random vote beside his own
    night_order             TI-R17
    missed_vote             TI-R18
    fleet_from, rounds      TI-R21, in rounds
    tie_no_governor         TI-R23
    early_day_end           TI-R25
    min_day                 TI-R25, in hours; the rules only wait for the clock to say that they have passed
    afk_limit               TI-R29, in rounds; 0 is never
    votes_opened            section 8: whether single votes are opened when all is over
    """

    min_players: Literal[4, 2] = 4
    placement: Literal["balanced", "random"] = "balanced"
    retarget: Literal["off", "on"] = "off"
    loot_choice: Literal["with_vote", "after_success"] = "with_vote"
    rob_hold: Literal["captain", "random"] = "captain"
    mutiny_survives_maroon: Literal["on", "off"] = "on"
    random_when: Literal["one_listed", "one_cast"] = "one_listed"
    conflict_random: Literal["off", "on"] = "off"
    night_order: Literal["by_kind", "by_declaration"] = "by_kind"
    missed_vote: Literal["abstain", "random"] = "abstain"
    fleet_from: Literal[6, 3, 4, 5, 7, 8] = 6
    rounds: Literal[10, 4, 6, 8, 12] = 10
    tie_no_governor: Literal["draw", "random_team", "dutch"] = "draw"
    early_day_end: Literal["on", "off"] = "on"
    min_day: Literal[0, 1, 2, 4, 6, 12] = 0
    afk_limit: Literal[3, 0] = 3
    votes_opened: Literal["never", "at_end"] = "never"


class Action(Struct, frozen=True, tag_field="action"):
    """What a seat asks for."""


class Stow(Action, frozen=True, tag="stow"):
    """TI-2.3: the captain puts the ship's first treasure into this hold."""

    hold: Side


class Board(Action, frozen=True, tag="board"):
    """TI-4.4: into a boat."""


class Land(Action, frozen=True, tag="land"):
    """TI-4.5: out of the boat, to the last rank there."""

    place: Place


class Attack(Action, frozen=True, tag="attack"):
    """TI-4.6: the captain's order; its target follows from the treasures (TI-R11)."""


class Maroon(Action, frozen=True, tag="maroon"):
    """TI-4.7: the captain sends one of the crew ashore."""

    target: int


class Mutiny(Action, frozen=True, tag="mutiny"):
    """TI-4.8: the first mate against the captain of this moment."""


class Shift(Action, frozen=True, tag="shift"):
    """TI-4.9: the cabin boy takes one treasure out of this hold into the ship's other one."""

    hold: Side


class Fleet(Action, frozen=True, tag="fleet"):
    """TI-4.10: the governor calls the Spanish fleet."""


class Conflict(Action, frozen=True, tag="conflict"):
    """TI-4.11: an islander starts a conflict over the island's treasures."""


class Done(Action, frozen=True, tag="done"):
    """TI-R25: this seat wants nothing more today."""


class Undone(Action, frozen=True, tag="undone"):
    """TI-R25: `done` is taken back."""


class Vote(Action, frozen=True, tag="vote"):
    """Section 5: `order` counts the day's orders from 0; a later vote takes the place of an earlier one."""

    order: int
    value: Value


class Loot(Action, frozen=True, tag="loot"):
    """TI-R12: the hold to fill and, where a pirate ship may be robbed, the hold to rob first."""

    order: int
    fill: Side
    rob: Rob = "none"


class Resign(Action, frozen=True, tag="resign"):
    """TI-R28: this seat leaves the game for good."""


DayAction = Board | Land | Attack | Maroon | Mutiny | Shift | Fleet | Conflict | Done | Undone
AnyAction = Stow | DayAction | Vote | Loot | Resign
