"""What `khandan simulate` costs as it is typed, start included, beside as many games and nothing else.

The floor is a process that begins, and the same stewards playing as many games by the rules alone, without
a table, a log, figures or a report: what the command takes more is its own. It plays in two processes;
seconds are the processor's of all of them together, and those by the clock only tell the machine.
"""

import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import NamedTuple

GAMES = {"coup": 100, "treasure": 100, "houses": 20}
RATIOS = {"coup": 2.0, "treasure": 2.0, "houses": 2.0}
"""What was promised of each."""

ROUNDS = 3

BARE = """
import sys
from hashlib import blake2b
from bot.lab.simulation.jobs import playable_alone
from engine import playout
name, count = sys.argv[1], int(sys.argv[2])
game = playable_alone(name).games[name]
seats = game.usual_seats
stewards = [game.stewards["prudent"]] * seats
for number in range(count):
    seed = blake2b(f"{name} {number}".encode(), digest_size=32).digest()
    for _ in playout.play(game, seats, game.options(), seed, stewards):
        pass
"""
"""The floor, as a program of its own: without a limit of moves, which none of these stewards needs."""


class Cost(NamedTuple):
    """Seconds of the processor, in all processes together, and seconds by the clock."""

    processor: float
    clock: float


def measure() -> dict[str, float]:
    """Seconds for so many games by prudent stewards and of the floor, by turns after one run that has left
    its bytecode; `ratio` is the median of the turns' ratios, of the processor."""
    found: dict[str, float] = {}
    for game, count in GAMES.items():
        command = ("-m", "bot", "simulate", game, "--games", str(count), "--jobs", "2")
        floor = ("-c", BARE, game, str(count))
        _cost(command), _cost(floor)
        turns = [(_cost(command), _cost(floor)) for _ in range(ROUNDS)]
        found[f"{game}_{count}_s"] = statistics.median(ours.processor for ours, _ in turns)
        found[f"{game}_{count}_clock_s"] = statistics.median(ours.clock for ours, _ in turns)
        found[f"bare_{game}_{count}_s"] = statistics.median(bare.processor for _, bare in turns)
        found[f"{game}_ratio"] = statistics.median(ours.processor / bare.processor for ours, bare in turns)
    return found


def _cost(words: Sequence[str]) -> Cost:
    before, start = _spent(), time.perf_counter()
    subprocess.run((sys.executable, *words), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return Cost(_spent() - before, time.perf_counter() - start)


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
