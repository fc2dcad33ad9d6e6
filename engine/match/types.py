"""What callers hand to the service of matches, and what it hands back."""

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct

from engine.entries import Entry
from engine.match.match_state import MatchState
from engine.store import Target

Clock = Callable[[], datetime]
Entropy = Callable[[int], bytes]
Herald = Callable[[MatchState, Entry, MatchState], tuple[Target, ...]]
"""Who is owed a message: by the match after the entry, the entry, the match before it."""

Failed = Callable[[int, Exception], None]
"""Told of an error and of the match at which it happened."""


def raising(match: int, error: Exception) -> None:
    """An error is the asker's affair."""
    raise error


class Click(Struct, frozen=True):
    """By what something is asked for: an interaction, the draft it sends, and who is new at the table by it.

    What is asked for once more by the same interaction or draft is answered as it was, and nothing happens.
    """

    interaction: int | None = None
    draft: int | None = None
    newcomers: tuple[int, ...] = ()

    @property
    def marks(self) -> tuple[int, ...]:
        """Its numbers in the log."""
        return tuple(mark for mark in (self.interaction, self.draft) if mark is not None)


NOBODYS = Click()
"""Of what the clock or a steward does."""


class Receipt(Struct, frozen=True):
    """What is kept: its entries, and the mark under which they were kept before, if they were."""

    match: int
    entries: tuple[Entry, ...]
    mark: int | None = None

    @property
    def is_repeat(self) -> bool:
        """Whether nothing was kept now: an earlier delivery of the click, or of its draft, had done so."""
        return self.mark is not None

    @property
    def is_second_press(self) -> bool:
        """Whether it was another click, with the same draft."""
        return self.mark is not None and self.mark < 0
