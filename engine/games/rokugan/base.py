"""What every chapter of Battle for Rokugan builds on: options, versions, and the bases of moves and events.

A move is what a seat asks for, an event what has happened; `MoveRules` is what a chapter says of one kind of
move. Nothing here knows the table, so that state, events and chapters can all be built on this file.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from msgspec import Struct

from engine.kernel.moves import Field, PartialMove
from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat

# --- what a table agrees on, and what differs between versions ----------------------------------------------

Switch = Literal["on", "off"]


class Options(Struct, frozen=True):
    """What a table may set; the first value of each is the specification's ruling.

    `bluffing`: tokens may be laid where their type does not belong (BR-PLACE-12). `burn_own`: a raid may burn
    one's own province (BR-RAID-2). `lion_alone`: Lion's bluff, unattacked, is rewarded (BR-DEF-4). `supply`:
    control tokens of a clan (BR-CTRL-7). `claimed_cards`: who sees a claimed card (BR-TERR-5). `empire`: what
    Emerald Empire needs (BR-OBJ-4). `phoenix`: whose hurdle sinks at a capital (BR-RESOLVE-14).
    """

    bluffing: Switch = "on"
    burn_own: Switch = "on"
    lion_alone: Literal["off", "on"] = "off"
    supply: Literal["thirty", "unlimited"] = "thirty"
    claimed_cards: Literal["holder", "public"] = "holder"
    empire: Literal["chain", "cluster"] = "chain"
    phoenix: Literal["phoenix_only", "everybody"] = "phoenix_only"


class Ruling(Struct, frozen=True):
    """The rules of one version where versions differ; the defaults are those of version 1.

    A game is played to its end by the ruling it began with.

    raiders   how a burnt province names who raided it: once for each raid, or once for each seat (BR-RAID-4)
    shown     whether a move that turned tokens or dealt something could be taken back by leave of the table,
              or stays, since by then somebody knows what was hidden (BR-ENG-4)
    """

    raiders: Literal["by_raid", "by_seat"] = "by_raid"
    shown: Literal["by_leave", "stays"] = "by_leave"


RULINGS: Final = (Ruling(), Ruling(raiders="by_seat"), Ruling(raiders="by_seat", shown="stays"))
"""By version, the first of which is 1."""

# --- moves --------------------------------------------------------------------------------------------------


class Move(Struct, frozen=True, tag_field="action"):
    """Something a seat does."""


class Pass(Move, frozen=True, tag="pass"):
    """No card now, no look, no exchange, or a turn in which nothing can be placed."""


@dataclass(frozen=True, slots=True)
class MoveRules:
    """What a chapter says of one kind of move.

    phases       the phases in which the move answers the open question (BR-ENG-2)
    refusal      (state, seat, move): why not, or None; asked only in these phases, of a seat that is asked
    apply        (state, seat, move): the first events of a move that nothing refuses
    next_field   (state, seat, begun): the next field of a begun move, or None when it is whole; None here for
                 a move that is offered whole
    """

    phases: tuple[str, ...]
    refusal: Callable[[Any, Seat, Any], Refusal | None]
    apply: Callable[[Any, Seat, Any], tuple[Any, ...]]
    next_field: Callable[[Any, Seat, PartialMove], Field | None] | None = None


# --- events -------------------------------------------------------------------------------------------------

By = Literal["choice", "default"]
"""Who decided: the seat, or its passed deadline."""


class Happening(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened: seats are numbers, sealed fields are secrets."""


Events = tuple[Happening, ...]
