"""What a move of Coup's cunning costs, at the table and in its own network."""

import time

from engine import lab
from engine.games.coup import game
from engine.games.coup.moves import Options
from engine.kernel.dice import Dice
from engine.kernel.steward import Look, Steward

GAMES = 100
GAME = game()


def measure() -> dict[str, float]:
    """Of 100 games of the cunning with itself, two seats: milliseconds an answer.

    `first_ms` is the first answer of all, which reads the network's file.
    """
    times: list[float] = []
    steward = _timed(times)
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


def _timed(times: list[float]) -> Steward:
    """The cunning, with the milliseconds of each answer that it gives."""
    cunning = GAME.stewards["cunning"]

    def steward(look: Look, dice: Dice) -> object:
        begin = time.perf_counter()
        move = cunning(look, dice)
        if move is not None:
            times.append((time.perf_counter() - begin) * 1000)
        return move

    return steward
