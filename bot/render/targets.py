"""To whom a message is owed, by kind: everybody, in one of several places, or the person at a seat."""

from typing import Final

from engine.kernel.seats import Seat
from engine.store import Target

TABLE: Final = Target("table")
"""The news of an entry."""

SECOND: Final = Target("second")
"""What an entry opens beside its news: a new phase, the end of a king."""

STORY: Final = Target("story")
"""The story so far: its message is made from the annals up to the entry that owes it."""

ANNOUNCE: Final = Target("announce")
"""What nobody must miss, said in the channel where the chronicle stands elsewhere: the end of a king."""

DOOR: Final = Target("door")
"""The table's opening post: owed once, when the table opens. What it shows after that is the board's."""

NOTICE: Final = Target("notice")
"""A line about the table: pauses, stewards, seeds."""

ENCORE: Final = Target("encore")
"""What is offered after the end of a match, where the program has something to offer."""

SEAT: Final = "seat"
"""The kind of what the game tells one person."""

NOTE: Final = "note"
"""What the table tells one person alone. Where it can't be handed over nothing is said aloud either."""

REMIND: Final = "remind"
"""What a person is reminded of. Where it can't be handed over it is said aloud, unless it is a secret."""


def to_seat(seat: Seat) -> Target:
    """The target of the game's letter to the person at this seat."""
    return Target(SEAT, seat)
