"""What a move of Houses' usual stewards costs, of the processor."""

import time
from collections.abc import Callable, Iterator
from hashlib import blake2b

from bot.playable import playable
from engine import lab
from engine.games import houses
from engine.games.houses.moves import Options
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.steward import Look, Steward

CAMPAIGNS = 12
SEATS = 5
KINDS = ("prudent", "company")


def measure() -> dict[str, float]:
    """Milliseconds an answer at tables of five of one kind: the median, and the slowest of a hundred."""
    game = playable().games[houses.NAME]
    return {name: value for kind in KINDS for name, value in _figures(game, kind)}


def _figures(game: AnyGame, kind: str) -> Iterator[tuple[str, float]]:
    times: list[float] = []
    stewards = [timed(game.stewards[kind], times, time.process_time)] * SEATS
    for number in range(CAMPAIGNS):
        seed = blake2b(f"bench {number}".encode(), digest_size=32).digest()
        for _ in lab.play(game, SEATS, Options(), seed, stewards):
            pass
    rising = sorted(times)
    yield f"{kind}_median_ms", rising[len(rising) // 2]
    yield f"{kind}_p99_ms", rising[len(rising) * 99 // 100]


def timed(steward: Steward, times: list[float], clock: Callable[[], float]) -> Steward:
    """The steward, with the milliseconds of each answer that it gives, by a clock of seconds."""

    def answering(look: Look, dice: Dice) -> object:
        begin = clock()
        move = steward(look, dice)
        if move is not None:
            times.append((clock() - begin) * 1000)
        return move

    return answering
