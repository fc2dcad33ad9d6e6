"""Matches as files of JSON Lines: written whole or cut for one viewer, read again, folded and re-played."""

from engine.record.checking import Difference, check, unchecked_because
from engine.record.exporting import Cut, NotOver, lines_for_person, record_lines
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
    "lines_for_person",
    "moments",
    "read",
    "record_lines",
    "unchecked_because",
]
