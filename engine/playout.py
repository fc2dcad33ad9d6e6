"""Matches that stewards play to their end, without store or clock: statistics, benchmarks, laws of the rules.

All chance comes from one seed: the game's dice by epoch, and what each steward draws for its move. So a
playout of a seed is the same everywhere, and any of its moves can be looked at again.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire, Start
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.step import Chance, take
from engine.kernel.steward import Look, Steward
from engine.kernel.waits import Wait

Play = tuple[Seat, Any]

EPOCHS: Final = 4
"""So many epochs' dice are kept for a match: one after another is in use."""


class Turn(Struct, frozen=True):
    """One move of a playout: who, what, the events and the state after them."""

    seat: Seat
    action: Any
    events: tuple[Any, ...]
    state: Any


def chance_of(seed: bytes) -> Chance:
    """Dice for each epoch, all made from one seed (16 to 48 bytes); every move asks for those in use."""
    return lru_cache(EPOCHS)(lambda epoch: Dice(seed + epoch.to_bytes(8, "big")))


def play(
    game: AnyGame,
    seats: int,
    options: Any,
    seed: bytes,
    stewards: Sequence[Steward],
    *,
    limit: int = 100_000,
    rounds: Callable[[Any], bool] = lambda state: False,
) -> Iterator[Turn]:
    """The turns of a match that stewards play to its end, to `limit` moves, or until `rounds(state)`.

    The stewards' own chance is drawn apart from the game's. A steward that stays silent where the match
    stands lets the wait's default happen.
    """
    chance = chance_of(seed)
    start = Start(seats, msgspec.json.encode(options).decode())
    step = take(game, None, CLOCK, start, chance)
    yield Turn(CLOCK, start, step.events, step.state)
    moves = 0
    while game.result(step.state) is None and moves < limit and not rounds(step.state):
        seat, action = next_play(game, step.state, stewards, Dice(seed), moves)
        step = take(game, step.state, seat, action, chance)
        moves += 1
        yield Turn(seat, action, step.events, step.state)


def look(game: AnyGame, state: Any, seat: Seat, open_waits: tuple[Wait, ...] | None = None) -> Look:
    """The sight of a steward at this seat; `open_waits` of the state where the caller has them."""
    everybodys = game.waits(state) if open_waits is None else open_waits
    waits = tuple([wait for wait in everybodys if wait.seat == seat])
    return Look(seat, game.view(state, seat), waits, lambda begun: game.offers(state, seat, begun))


def next_play(game: AnyGame, state: Any, stewards: Sequence[Steward], dice: Dice, move: int) -> Play:
    """The seat and the action of move number `move`, by the chance in `dice` alone.

    Any awaited seat may be next, now and then any seat at all; where nobody moves, a wait runs out.
    """
    waits = game.waits(state)
    wait: Wait = dice.pick(waits, "steward", move, "wait")

    def choice(seat: Seat) -> Any | None:
        own = Dice(dice.seed + b"steward" + move.to_bytes(8, "big"))
        return stewards[seat](look(game, state, seat, waits), own)

    if dice.roll_below(8, "steward", move, "anyone") == 0:
        seat = dice.roll_below(len(stewards), "steward", move, "seat")
        action = choice(seat)
        if action is not None:
            return seat, action
    action = None if wait.seat == CLOCK else choice(wait.seat)
    return (wait.seat, action) if action is not None else (CLOCK, Expire(wait.id))
