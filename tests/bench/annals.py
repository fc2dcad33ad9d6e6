"""What it takes to find a campaign's annals again: 2,000 entries folded and cut for one reader."""

import statistics
import time
from collections.abc import Sequence

from bot.annals.notes import Annals, folded
from bot.games.houses.annals.items import items
from bot.games.houses.annals.notes import notes as noted
from engine.entries import Entry
from tests.bot.games.houses.annals.annals_matches import moments

LONG = 2000
PARTS = 4
ROUNDS = 15


def measure() -> dict[str, float]:
    """Milliseconds of our own work (p50) for all entries, and that over as many entries' in short campaigns.

    `long against short` is 1 where the work grows as the log does.
    """
    entries = [moment.entry for moment in moments(1)]
    longer = (entries * (LONG // len(entries) + 1))[:LONG]
    whole = statistics.median(_seconds(longer) for _ in range(ROUNDS))
    part = statistics.median(_seconds(longer[: LONG // PARTS]) for _ in range(ROUNDS))
    return {"milliseconds": 1000 * whole, "long against short": whole / (PARTS * part)}


def _seconds(entries: Sequence[Entry]) -> float:
    start = time.process_time()
    items(folded(Annals(), entries, noted).notes, 0)
    return time.process_time() - start
