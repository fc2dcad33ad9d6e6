"""What callers hand to the service of matches, and what it hands back."""

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct

from engine.entries import Entry
from engine.match.match_state import MatchState

Clock = Callable[[], datetime]
Entropy = Callable[[int], bytes]
Herald = Callable[[MatchState, Entry], tuple[str, ...]]
"""Who is owed a message about an entry ("table", "seat:2"), the match standing after it."""

Failed = Callable[[int, Exception], None]
"""Told of an error and of the match at which it happened."""


def raising(match: int, error: Exception) -> None:
    """An error is the asker's affair."""
    raise error


class Receipt(Struct, frozen=True):
    """A move that is kept: its entries, and whether they were kept by an earlier delivery of the click."""

    match: int
    entries: tuple[Entry, ...]
    again: bool = False
