"""What a move of a larger game costs with all that follows it, beside a move of Coup in the same run."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.moves import Field, PartialMove, Pick, Start, Value
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.step import take
from engine.stewards import random
from tests.bench import coup

SEATS = (2, 3, 4, 5)


class Measured(NamedTuple):
    """A game, whose turn it is, its options; how many of its games, and how many of Coup for each of them.

    Both sides are to measure some seconds.
    """

    game: AnyGame
    due: Callable[[Any], tuple[Seat, ...]]
    options: Struct
    games: int
    coup_each: int


def measure(one: Measured) -> dict[str, float]:
    """As many games with each number of seats, by turns with games of Coup, on one core.

    `move_us` and `coup_move_us` are microseconds a move: the offers, every step of a begun move, the choice
    and the move with what follows by itself. `ratio` is first over second, low is good.
    """
    own, other = coup.Tally(), coup.Tally()
    for number in range(one.games // len(SEATS)):
        for seats in SEATS:
            own.add(lambda seats, number: _play(one, seats, number), seats, range(number, number + 1))
            other.add(coup.own_game, seats, range(number * one.coup_each, (number + 1) * one.coup_each))
    return {
        "move_us": own.move_us(),
        "game_us": own.game_us(),
        "coup_move_us": other.move_us(),
        "ratio": own.move_us() / other.move_us(),
    }


def _play(one: Measured, seats: int, number: int) -> int:
    """One game through the kernel; the number of moves."""
    dice, players = Dice(number.to_bytes(16, "big")), Random(number)
    start = Start(seats, msgspec.json.encode(one.options).decode())
    state = take(one.game, None, CLOCK, start, lambda epoch: dice).state
    moves = 0
    while asked := one.due(state):
        seat = asked[0]
        state = take(one.game, state, seat, _choice(one.game, state, seat, players), lambda epoch: dice).state
        moves += 1
    return moves


def _choice(game: AnyGame, state: Any, seat: Seat, players: Random) -> Any:
    """One of the offers; a begun one is walked to its end, and begun again where it leads nowhere."""
    while True:
        offer: Any = players.choice(game.offers(state, seat, None))
        while isinstance(offer, PartialMove):
            ahead = PartialMove(
                offer.move, (*offer.given, (offer.fields[0].name, _value(offer.fields[0], players)))
            )
            found = game.offers(state, seat, ahead)
            offer = found[0] if found else None
        if offer is not None:
            return offer


def _value(field: Field, players: Random) -> Value:
    """A value of the field by the players' own chance."""
    if isinstance(field, Pick):
        return players.choice(field.among)
    return random.fill(field, Dice(players.randbytes(16)))
