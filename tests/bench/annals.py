"""What it takes to find a campaign's annals again: 2,000 entries folded and cut for one reader."""

import statistics
import time
from collections.abc import Sequence

from bot.games.houses.history.items import items
from bot.games.houses.history.items import notes as noted
from bot.history.notes import MatchNotes, with_entries
from engine.entries import Entry
from tests.bench.council import least_move_us
from tests.bot.games.houses.history.annals_matches import moments

LONG = 2000
PARTS = 4
ROUNDS = 15


def measure() -> dict[str, float]:
    """Milliseconds of our own work (p50) for all entries, and that over as many entries' in short campaigns.

    `long against short` is 1 where the work grows as the log does. `entry in least moves` is what one of the
    entries takes over a move of the least council of Houses, taken by turns.
    """
    entries = [moment.entry for moment in moments(1)]
    longer = (entries * (LONG // len(entries) + 1))[:LONG]
    turns = [(_seconds(longer), _seconds(longer[: LONG // PARTS]), least_move_us()) for _ in range(ROUNDS)]
    return {
        "milliseconds": 1000 * statistics.median(whole for whole, _, _ in turns),
        "long against short": statistics.median(whole / (PARTS * part) for whole, part, _ in turns),
        "entry in least moves": statistics.median(whole * 1e6 / LONG / least for whole, _, least in turns),
    }


def _seconds(entries: Sequence[Entry]) -> float:
    start = time.process_time()
    items(with_entries(MatchNotes(), entries, noted).notes, 0)
    return time.process_time() - start
