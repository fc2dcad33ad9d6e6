"""Matches as files of JSON Lines: written whole or cut for one viewer, read again, folded and re-played."""

from engine.record.checking import Difference, check, unchecked
from engine.record.exporting import Cut, NotOver, exported, exported_for_person
from engine.record.folding import Moment, moments
from engine.record.reading import Broken, Record, read
from engine.record.shape import FORMAT, Header, Line, Seed

__all__ = [
    "FORMAT",
    "Broken",
    "Cut",
    "Difference",
    "Header",
    "Line",
    "Moment",
    "NotOver",
    "Record",
    "Seed",
    "check",
    "exported",
    "exported_for_person",
    "moments",
    "read",
    "unchecked",
]
