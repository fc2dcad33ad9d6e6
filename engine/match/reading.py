"""From the rows of a log to a match, and what makes one unreadable: a code and a place, nothing of its words.

A match is read in three steps, and each may find that it can't be: its rows come out of the store
(`raise_unreadable`), no entry of them is missing (`check_complete`), and each entry fits those before it
(`fold_log`). The first entry says by which rules and which content the match began (`read_opening`).
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NoReturn

from engine import entries
from engine.entries import Scribe
from engine.game_versions import LoadedGame, opening_of
from engine.kernel.refused import Refused
from engine.kernel.table.seating import TableOpened
from engine.match.match_state import MatchState, after_entry
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


def raise_unreadable(error: Exception) -> NoReturn:
    """Raise what this failure of the store means for one match, or itself where it may pass."""
    if isinstance(error, KeyWrong):
        raise Unreadable("box", error.seq) from error
    if isinstance(error, SealBroken):
        raise Unreadable("seal") from error
    if isinstance(error, StoreBroken) and error.name.startswith(DAMAGED):
        raise Unreadable("page") from error
    raise error


def check_complete(log: Sequence[Entry], reaches: int, first: int = 0) -> None:
    """Raise Unreadable for the first entry that is missing; there was one with the number `reaches`.

    `first` is the number of the first entry of what is looked at: what comes before it is known.
    """
    for number, entry in enumerate(log, first):
        if entry.seq != number:
            raise Unreadable("gap", number)
    if (log or first) and first + len(log) - 1 < reaches:
        raise Unreadable("gap", first + len(log))


def read_opening(scribe: Scribe, log: Sequence[Entry]) -> TableOpened:
    """The event of the first entry, which names rules and content. Raises Unreadable."""
    try:
        return opening_of(scribe.read(log[0].body))
    except Exception as error:
        raise Unreadable("entry", 0) from error


def fold_log(loaded: LoadedGame, scribe: Scribe, secret: bytes, log: Sequence[Entry]) -> MatchState:
    """The match after its last entry. Raises Unreadable, with the entry that does not fit.

    Refused (rules_missing) when only a later program, by whose rules it is played, can read it.
    """
    start = MatchState(loaded.game, secret)
    try:
        last = deque(fold_entries(start, scribe, log), maxlen=1)
    except Unreadable:
        if loaded.missing is not None and loaded.missing.code == "rules_missing":
            raise Refused(loaded.missing) from None
        raise
    return last[-1][1] if last else start


def fold_entries(
    now: MatchState, scribe: Scribe, log: Sequence[Entry]
) -> Iterator[tuple[entries.Entry, MatchState]]:
    """Each of these entries, which follow one another, with the match after it.

    Raises Unreadable, with the entry that does not fit.
    """
    for box in log:
        try:
            entry = scribe.read(box.body)
            now = after_entry(now, entry)
        except Exception as error:
            raise Unreadable("entry", box.seq) from error
        yield entry, now
