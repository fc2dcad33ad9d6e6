"""Whole games of company, ten a game and more, as they were played; run as a module it adds those that lack.

A record is folded and played again whatever its stewards have become, so these stay as they are. Where
company has become another since, ten more show it.
"""

import gzip
from pathlib import Path
from typing import Final

import msgspec

from engine.kernel.steward import COMPANY
from engine.record import record_lines
from engine.record.making import open_table, play_match
from engine.stewards import steward_for
from tests.recorded.make import CONTENT, GAMES, WORDS

FOLDER: Final = Path(__file__).parent / "company"

TABLES: Final[dict[str, int]] = {"coup": 5, "treasure": 7, "rokugan": 5, "architects": 4}
"""Seats by game."""

EACH: Final = 10

LATER: Final = {"coup": 10}
"""Games more where company has changed since: Coup's from 11 on are of 29 November 2026, in more haste."""


def names() -> list[str]:
    """The records that there should be."""
    counts = {game: EACH + LATER.get(game, 0) for game in TABLES}
    return [f"{game}-{number}" for game, count in counts.items() for number in range(1, count + 1)]


def record_of(name: str) -> bytes:
    """The game of this name, played anew."""
    of, _, number = name.rpartition("-")
    game, seats = GAMES[of], TABLES[of]
    opening = open_table(game, seats, msgspec.convert({}, game.options), CONTENT, "fa")
    master = int(number).to_bytes(32, "big")
    company = steward_for(game, COMPANY)
    made = play_match(game, opening, master, (company,) * seats, people=2, words=WORDS, limit=6_000)
    return b"".join(row + b"\n" for row in record_lines(made.match_state, made.log, "all"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        path = FOLDER / f"{name}.jsonl.gz"
        if not path.exists():
            path.write_bytes(gzip.compress(record_of(name), mtime=0))
