"""What all rules of Treasure Island agree on: names, the table's options, and the bases of moves and events.

A move (`Action`) is what a seat asks for, an event is what came of it. The files in `chapters/` declare both;
`GameOver` and `Shown` stand here because the state of the game holds them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal
from engine.kernel.waits import Wait

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


class Event(Struct, frozen=True, tag_field="event"):
    """What happened. A field `to` names the only seats that may know of it."""


Events = tuple[Event, ...]

Winner = Literal["english", "french", "dutch", "nobody"]
Why = Literal["treasure", "governor", "dutch_governor", "draw", "lot", "dutch_tie"]


class Shown(Struct, frozen=True):
    """A vote that is opened after the end."""

    round: int
    kind: Kind
    place: Place
    seat: int
    value: Value


class GameOver(Event, frozen=True, tag="game_over"):
    """Section 6: the score, the winning side, and every seat's team by seat."""

    english: int
    french: int
    winner: Winner
    why: Why
    winners: tuple[int, ...]
    teams: tuple[Team, ...]


# --- what a chapter says of its moves and questions ---------------------------------------------------------


class Rule(NamedTuple):
    """How one kind of move is answered: why not, or None; and the events of one that nothing refuses.

    Both are called with state, seat and action. That the seat is in the game was seen to before.
    """

    refusal: Callable[[Any, int, Any], Refusal | None]
    apply: Callable[[Any, int, Any], Events]


Folds = Mapping[type[Event], Callable[[Any, Any], Any]]
"""The state after an event, by the event's type: no choice and no chance is left to make."""


class Question(NamedTuple):
    """A wait, and what silence means (section 8, missed deadlines)."""

    wait: Wait
    silence: Callable[[Dice], Events]


def always(event: Event) -> Callable[[Dice], Events]:
    """A silence that needs no dice."""
    return lambda dice: (event,)
