"""Notes of a match: what of its log is worth finding again. A game says which events, and in which setting.

A fold of its own over the log, taken forward entry by entry; it holds events whole, and is cut when asked.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct

from engine.entries import Entry


class Note(Struct, frozen=True):
    """What one entry brought in one setting of its game. `seq` is the entry's number and is never shown."""

    seq: int
    setting: Any
    events: tuple[Any, ...]


Tell = Callable[[Entry, Any], Iterator[Note]]
"""The notes of an entry, from the setting before it (None at the start); the last one may have no events."""


class Annals(Struct, frozen=True):
    """The notes up to an entry; `seq` is its number, -1 before the first."""

    seq: int = -1
    setting: Any = None
    notes: tuple[Note, ...] = ()


def with_entries(annals: Annals, entries: Iterable[Entry], tell: Tell) -> Annals:
    """The notes with those of further entries."""
    notes, seq, setting = list(annals.notes), annals.seq, annals.setting
    for entry in entries:
        for note in tell(entry, setting):
            setting = note.setting
            notes += [note] if note.events else []
        seq = entry.seq
    return Annals(seq, setting, tuple(notes))


def notes_until(annals: Annals, seq: int) -> tuple[Note, ...]:
    """The notes up to an entry, that one included."""
    return tuple(note for note in annals.notes if note.seq <= seq)
