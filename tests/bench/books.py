"""What the book of a campaign takes: the page for a browser from a match's notes, and its sheets."""

import statistics
import time
from collections.abc import Sequence

from bot.games.houses.book.contents import book_of
from bot.games.houses.book.printing import facts, page
from bot.games.houses.history.items import notes as noted
from bot.history.notes import MatchNotes, with_entries
from bot.pictures.easel import Easel
from bot.pictures.gallery import DATA
from engine.entries import Entry
from tests.bench.council import least_move_us
from tests.bot.games.houses.book.books import DICE
from tests.bot.games.houses.tale.company_tales import played, presenter_of

ROUNDS = 9
PARTS = 3
"""The shorter book tells of the first of so many parts of the log."""


def measure() -> dict[str, float]:
    """Milliseconds of our own work (p50) for the page of a whole campaign, and for the typesetter's sheets.

    `entry in least moves` is what the page takes for each entry of the log, over a move of the least council
    of Houses, taken by turns. `long against short` is 1 where the work grows as the log does.
    """
    log = played(0).log
    short = log[: len(log) // PARTS]
    turns = [(_page_seconds(log), _page_seconds(short), least_move_us()) for _ in range(ROUNDS)]
    microseconds = [(1e6 * whole / len(log), least) for whole, _, least in turns]
    return {
        "page, milliseconds": 1000 * statistics.median(whole for whole, _, _ in turns),
        "sheets, milliseconds": 1000 * _sheets_seconds(),
        "long against short": statistics.median(whole / (PARTS * part) for whole, part, _ in turns),
        "entry in least moves": statistics.median(entry / least for entry, least in microseconds),
    }


def _page_seconds(entries: Sequence[Entry]) -> float:
    presenter = presenter_of(played(0), "en")
    start = time.process_time()
    page(book_of(presenter, None, with_entries(MatchNotes(), entries, noted).notes, DICE))
    return time.process_time() - start


def _sheets_seconds() -> float:
    """By the clock: the typesetter is a process of its own."""
    made, easel = facts(book_of(presenter_of(played(0), "en"), None, played(0).notes, DICE)), Easel(DATA)
    times = []
    try:
        for _ in range(PARTS):
            start = time.perf_counter()
            easel.typeset("book/book", made)
            times.append(time.perf_counter() - start)
    finally:
        easel.close()
    return min(times)
