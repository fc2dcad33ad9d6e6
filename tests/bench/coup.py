"""What a move of Coup costs under random legal play, beside the PyPI package coupml in the same run."""

import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import msgspec

from engine.games.coup import game
from engine.games.coup.base import Options
from engine.games.coup.state import due
from engine.kernel.dice import Dice
from engine.kernel.moves import Start
from engine.kernel.seats import CLOCK
from engine.kernel.step import take

GAMES = 20_000
SEATS = (2, 3, 4, 5, 6)
ROUNDS = 10
CORES = 2
MILLION = 1_000_000
OPTIONS = Options(two_player="deal_one_coin")
GAME = game()


def measure() -> dict[str, float]:
    """Of 20,000 games, as many with each number of seats, on one core.

    `move_us` and `coupml_move_us` are microseconds a move: the list of legal moves, the choice, the move,
    for ours with the frozen states and all events kept to the end of the game. `ratio` is ours over theirs,
    low is good. `million_minutes` is what a million games would take on two cores of this machine, of which
    nothing is promised. Without coupml its two figures are left out, and a line says so.
    """
    theirs = _coupml_game() if find_spec("coupml") else None
    own, other = _turn_about(own_game, theirs)
    figures = {
        "move_us": own.move_us(),
        "game_us": own.game_us(),
        "games": float(own.games),
        "million_minutes": own.seconds / own.games * MILLION / CORES / 60,
    }
    if theirs is None:
        sys.stdout.write("coup: coupml is not installed, so there is nothing to compare with\n")
        return figures
    return {**figures, "coupml_move_us": other.move_us(), "ratio": own.move_us() / other.move_us()}


class Tally:
    """Games, moves and seconds so far."""

    def __init__(self) -> None:
        self.games = self.moves = 0
        self.seconds = 0.0

    def add(self, play: Callable[[int, int], int], seats: int, numbers: range) -> None:
        """Plays these games with this many seats."""
        start = time.perf_counter()
        self.moves += sum([play(seats, number) for number in numbers])
        self.seconds += time.perf_counter() - start
        self.games += len(numbers)

    def move_us(self) -> float:
        """Microseconds a move."""
        return self.seconds / self.moves * 1e6

    def game_us(self) -> float:
        """Microseconds a game."""
        return self.seconds / self.games * 1e6


def _turn_about(
    ours: Callable[[int, int], int], theirs: Callable[[int, int], int] | None
) -> tuple[Tally, Tally]:
    """Both in small parts by turns, so that both meet the same neighbours on the machine."""
    own, other = Tally(), Tally()
    part = GAMES // len(SEATS) // ROUNDS
    for begin in range(0, part * ROUNDS, part):
        for seats in SEATS:
            own.add(ours, seats, range(begin, begin + part))
            if theirs is not None:
                other.add(theirs, seats, range(begin, begin + part))
    return own, other


def own_game(seats: int, number: int) -> int:
    """One game of ours through the kernel; the number of moves."""
    dice, players = Dice(number.to_bytes(16, "big")), Random(number)
    start = Start(seats, msgspec.json.encode(OPTIONS).decode())
    step = take(GAME, None, CLOCK, start, lambda epoch: dice)
    events, moves = list(step.events), 0
    while asked := due(step.state):
        move = players.choice(GAME.offers(step.state, asked[0], None))
        step = take(GAME, step.state, asked[0], move, lambda epoch: dice)
        events += step.events
        moves += 1
    return moves


def _coupml_game() -> Callable[[int, int], int]:
    """One game of coupml, which asks its seats in the same way; the number of moves."""
    coup: Any = import_module("coupml").Coup

    def play(seats: int, number: int) -> int:
        chance = _Chance(number)
        match, moves = coup(seats, chance), 0
        match.init_game()
        while not match.is_game_over():
            match.play_action(chance.choice(match.get_legal_actions()))
            moves += 1
        return moves

    return play


class _Chance(Random):
    """Python's own chance with the two calls that coupml makes of numpy's."""

    def choice(self, items: Any) -> Any:
        return self.randrange(items) if isinstance(items, int) else super().choice(items)
