"""What a move of Coup's cunning costs, at the table and in its own reckoning."""

import time

from engine import lab
from engine.games.coup import game
from engine.games.coup.moves import Options
from tests.bench.stewards import timed

GAMES = 100
GAME = game()


def measure() -> dict[str, float]:
    """Of 100 games of the cunning with itself, two seats: milliseconds an answer.

    `first_ms` is the first answer of all, which reads the files of book and network.
    """
    times: list[float] = []
    steward = timed(GAME.stewards["cunning"], times, time.perf_counter)
    for number in range(GAMES):
        for _ in lab.play(GAME, 2, Options(), number.to_bytes(16, "big"), [steward] * 2):
            pass
    rising = sorted(times)
    return {
        "answers": float(len(rising)),
        "first_ms": times[0],
        "median_ms": rising[len(rising) // 2],
        "p99_ms": rising[len(rising) * 99 // 100],
    }
