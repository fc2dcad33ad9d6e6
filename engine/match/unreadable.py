"""What makes a match unreadable, as a code and a place; nothing here tells what stands in its log."""

from collections.abc import Sequence
from typing import Final, Literal, NoReturn

from engine.store import Entry, KeyWrong, SealBroken, StoreBroken

Fault = Literal["box", "gap", "page", "entry", "seal"]
"""A box that does not open; an entry that is not there; a damaged page of the file; an entry that opens and
does not fit those before it; people or deadlines that are not those that were sealed."""

DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "OperationalError")
"""SQLite's names for a page that is not what it was; the last where a box has become a text that is none."""


class Unreadable(Exception):
    """A match can't be read from its log: why, and at which entry if at one."""

    def __init__(self, fault: Fault, seq: int | None = None) -> None:
        super().__init__(fault, seq)
        self.fault, self.seq = fault, seq


def misread(error: Exception) -> NoReturn:
    """Raise what this failure of the store means for one match, or itself where it may pass."""
    if isinstance(error, KeyWrong):
        raise Unreadable("box", error.seq) from error
    if isinstance(error, SealBroken):
        raise Unreadable("seal") from error
    if isinstance(error, StoreBroken) and error.name.startswith(DAMAGED):
        raise Unreadable("page") from error
    raise error


def whole(log: Sequence[Entry], reaches: int) -> None:
    """Raise Unreadable for the first entry that is missing; there was one with the number `reaches`."""
    for number, entry in enumerate(log):
        if entry.seq != number:
            raise Unreadable("gap", number)
    if log and log[-1].seq < reaches:
        raise Unreadable("gap", len(log))
