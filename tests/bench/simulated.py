"""What `khandan simulate` costs as it is typed, start included: seconds of the processor, and by the clock.

It plays in a process for each core: the processor's seconds are those of all of them together, and more games
a minute show in the clock's alone.
"""

import resource
import subprocess
import sys
import time
from typing import NamedTuple

GAMES = {"coup": 100, "treasure": 100, "houses": 100}
"""As many as the command plays by itself."""


BEFORE = {"coup": 18.3, "treasure": 16.3, "houses": 40.8}
"""Seconds of so many games before speed was worked on, when one process played them."""


class Cost(NamedTuple):
    """Seconds of the processor, in all processes together, and seconds by the clock."""

    processor: float
    clock: float


def measure() -> dict[str, float]:
    """Seconds for so many games by prudent stewards, after one run that has left its bytecode; `times` is how
    many are played while one was."""
    found: dict[str, float] = {}
    for game, count in GAMES.items():
        _cost(game, 1)
        spent = _cost(game, count)
        found |= {f"{game}_{count}_s": spent.processor, f"{game}_{count}_clock_s": spent.clock}
        found[f"{game}_times"] = BEFORE[game] / spent.clock
    return found


def _cost(game: str, count: int) -> Cost:
    before, start = _spent(), time.perf_counter()
    command = (sys.executable, "-m", "bot", "simulate", game, "--games", str(count))
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return Cost(_spent() - before, time.perf_counter() - start)


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
