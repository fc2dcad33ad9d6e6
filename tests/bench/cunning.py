"""What a move of Coup's cunning costs, at the table and in its own reckoning."""

import time
from statistics import median

from engine import playout
from engine.games.coup import game
from engine.games.coup.base import Options
from tests.bench.council import least_move_us
from tests.bench.stewards import percentile, timed

GAMES, PARTS = 100, 10
GAME = game()


def measure() -> dict[str, float]:
    """Of 100 games of the cunning with itself, two seats: milliseconds of the processor an answer.

    `first_ms` is the first answer of all, which reads the files of book and network, and is in no other.
    `p99 in least moves` is the slowest of a hundred over a move of the least council of Houses, which is
    taken after each ten games: the median of the parts' ratios.
    """
    every: list[float] = []
    ratios: list[float] = []
    for part in range(PARTS):
        times: list[float] = []
        steward = timed(GAME.stewards["cunning"], times, time.process_time)
        for number in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
            for _ in playout.play(GAME, 2, Options(), number.to_bytes(16, "big"), [steward] * 2):
                pass
        every += times
        ratios.append(percentile(times[part == 0 :], 99) * 1000 / least_move_us())
    return {
        "answers": float(len(every)),
        "first_ms": every[0],
        "median_ms": median(every),
        "p99_ms": percentile(every[1:], 99),
        "p99 in least moves": median(ratios),
    }
