"""What a move of Architects costs with all that follows it, beside a move of Coup in the same run."""

from random import Random

import msgspec

from engine.games.architects import game
from engine.games.architects.asking import due
from engine.games.architects.moves import Options
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, Open, Pick, Start, Value
from engine.kernel.seats import CLOCK
from engine.kernel.step import take
from engine.stewards import random
from tests.bench import coup

SEATS = (2, 3, 4, 5)
GAMES = 40
COUP_EACH = 200
"""So many games of Coup are played for one of Architects': both measure some seconds."""

GAME = game()
OPTIONS = Options(boards="random", turn_limit="sixty")


def measure() -> dict[str, float]:
    """Of 40 games, as many with each number of seats, by turns with games of Coup, on one core.

    `move_us` and `coup_move_us` are microseconds a move: the offers, every step of a begun move, the choice
    and the move with what follows (draws, a reset, the count). `ratio` is first over second, low is good.
    """
    own, other = coup.Tally(), coup.Tally()
    for number in range(GAMES // len(SEATS)):
        for seats in SEATS:
            own.add(_game, seats, range(number, number + 1))
            other.add(coup.own_game, seats, range(number * COUP_EACH, (number + 1) * COUP_EACH))
    return {
        "move_us": own.move_us(),
        "game_us": own.game_us(),
        "coup_move_us": other.move_us(),
        "ratio": own.move_us() / other.move_us(),
    }


def _game(seats: int, number: int) -> int:
    """One game through the kernel; the number of moves."""
    dice, players = Dice(number.to_bytes(16, "big")), Random(number)
    start = Start(seats, msgspec.json.encode(OPTIONS).decode())
    state = take(GAME, None, CLOCK, start, lambda epoch: dice).state
    moves = 0
    while asked := due(state):
        seat = asked[0]
        state = take(GAME, state, seat, _choice(state, seat, players), lambda epoch: dice).state
        moves += 1
    return moves


def _choice(state: object, seat: int, players: Random) -> object:
    """One of the offers; a begun one is walked to its end, and begun again where it leads nowhere."""
    while True:
        offer = players.choice(GAME.offers(state, seat, None))  # type: ignore[arg-type]
        while isinstance(offer, Open):
            ahead = Open(offer.move, (*offer.given, (offer.fields[0].name, _value(offer.fields[0], players))))
            found = GAME.offers(state, seat, ahead)  # type: ignore[arg-type]
            offer = found[0] if found else None  # type: ignore[assignment]
        if offer is not None:
            return offer


def _value(field: Field, players: Random) -> Value:
    """A value of the field by the players' own chance."""
    if isinstance(field, Pick):
        return players.choice(field.among)
    return random.fill(field, Dice(players.randbytes(16)))
