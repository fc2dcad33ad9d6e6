"""What a move of Houses' usual stewards costs, of the processor."""

import time
from collections.abc import Callable, Iterator
from hashlib import blake2b
from statistics import median

from bot.playable import playable
from engine import playout
from engine.games import houses
from engine.games.houses.moves import Options
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.steward import Look, Steward
from tests.bench.council import least_move_us

CAMPAIGNS = 12
SEATS = 5
KINDS = ("prudent", "company")


def measure() -> dict[str, float]:
    """Milliseconds an answer at tables of five of one kind: the median, and the slowest of a hundred.

    `p99 in least moves` is the latter over a move of the least council, which is taken after each campaign:
    the median of the campaigns' ratios.
    """
    game = playable().games[houses.NAME]
    return {name: value for kind in KINDS for name, value in _figures(game, kind)}


def _figures(game: AnyGame, kind: str) -> Iterator[tuple[str, float]]:
    every: list[float] = []
    ratios: list[float] = []
    for number in range(CAMPAIGNS):
        times: list[float] = []
        stewards = [timed(game.stewards[kind], times, time.process_time)] * SEATS
        seed = blake2b(f"bench {number}".encode(), digest_size=32).digest()
        for _ in playout.play(game, SEATS, Options(), seed, stewards):
            pass
        ratios.append(percentile(times, 99) * 1000 / least_move_us())
        every += times
    yield f"{kind}_median_ms", median(every)
    yield f"{kind}_p99_ms", percentile(every, 99)
    yield f"{kind} p99 in least moves", median(ratios)


def percentile(values: list[float], part: int) -> float:
    """What so many of a hundred stay below."""
    return sorted(values)[len(values) * part // 100]


def timed(steward: Steward, times: list[float], clock: Callable[[], float]) -> Steward:
    """The steward, with the milliseconds of each answer that it gives, by a clock of seconds."""

    def answering(look: Look, dice: Dice) -> object:
        begin = clock()
        move = steward(look, dice)
        if move is not None:
            times.append((clock() - begin) * 1000)
        return move

    return answering
