"""Matches as files of JSON Lines (docs/record.md): written whole or cut for one viewer, read again, checked.

`reading.py` has the format, and reads and folds files; begin there. `exporting.py` writes them, `verify.py`
plays them again and checks their dice, `making.py` has stewards play a whole match, and `page.py` writes the
tables of docs/record.md. Only `page.py` knows games, and nothing here knows Discord or the store.
"""

from engine.record.exporting import Cut, NotOver, lines_for_person, record_lines
from engine.record.reading import FORMAT, Broken, Header, Line, Moment, Record, Seed, moments, read
from engine.record.verify import Difference, find_difference, unchecked_because

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
    "find_difference",
    "lines_for_person",
    "moments",
    "read",
    "record_lines",
    "unchecked_because",
]
