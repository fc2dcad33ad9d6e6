"""What a steward is: it looks with its seat's eyes and names one of the moves it is offered."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

Ask = Callable[[PartialMove | None], tuple[Any, ...]]
"""The game's offers for this seat, or for a move it has begun."""


class Look(Struct, frozen=True):
    """One seat's sight of a match: its view, its open waits, and its offers.

    `people` are the seats for which a steward may wait, since a person plays them. `is_late`: the seat is a
    person's, whose time for a question is up. The steward is there to answer it, and has no say in what else
    is the person's to say.
    """

    seat: Seat
    view: Any
    waits: tuple[Wait, ...]
    ask: Ask
    people: tuple[Seat, ...] = ()
    is_late: bool = False


COMPANY: Final = "company"
"""The kind that is made to sit beside people: with manners of its own, and where it has a voice, lines."""

SUBSTITUTE: Final = "prudent"
"""The kind that sits in for a person: late, away, gone or forgotten."""

Steward = Callable[[Look, Dice], Any | None]
"""The move this steward makes now, or None to stay silent. `dice` is its own chance, for this turn alone."""
