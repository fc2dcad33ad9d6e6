"""take: the only way from one state of a game to the next.

A move is judged by `refusal`, brings its first events, and each event is folded into the state; then the game
is asked what follows by itself, until nothing does. Moves of the clock, `Start` and `Expire`, are judged
here; all others by their game.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire, Start
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.waits import wait_of

Chance = Callable[[int], Dice]
"""The dice of an epoch, by its number."""

PATIENCE: Final = 10_000
"""More events than any move can bring: a game that follows itself for ever is a bug, and is stopped."""


class MoveResult(Struct, frozen=True, gc=False):
    """A move that was taken: the state after it and what happened."""

    state: Any
    events: tuple[Any, ...]


def refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> Refusal | None:
    """Why this move is not taken now, or None."""
    # A move's very type is asked for, here and in `take`: isinstance is slow to say no of a record.
    kind = type(action)
    if kind is Start:
        if seat != CLOCK:
            return no("clock_only")
        if state is not None:
            return no("already_started")
        return None if action.seats in game.seats else no("seats_wrong", seats=action.seats)
    if state is None:
        return no("not_started")
    if kind is Expire:
        if seat != CLOCK:
            return no("clock_only")
        return None if wait_of(game.waits(state), action.wait) else no("wait_closed")
    if game.result(state) is not None:
        return no("match_over")
    return game.refusals[kind](state, seat, action)


def take(game: AnyGame, state: Any, seat: Seat, action: Any, chance: Chance) -> MoveResult:
    """The state and the events after one move and all that follows by itself, or Refused.

    The dice of an epoch are made once a move: equal purposes give equal rolls, so they may be kept. A game
    without epochs has the one of number 0. Every move of every game passes here, so it stands in one piece.
    """
    why = refusal(game, state, seat, action)
    if why is not None:
        raise Refused(why)
    folds, follow, epochs = game.folds, game.follow, game.epochs
    epoch = epochs(state) if epochs else 0
    dice = chance(epoch)
    if state is None:
        options = msgspec.json.decode(action.options, type=game.options)
        if action.seen and game.setup_after is not None:
            happened = events = game.setup_after(action.seats, options, action.seen, dice)
        else:
            happened = events = game.setup(action.seats, options, dice)
    else:
        happened = events = game.happenings[type(action)](state, seat, action, dice)
    while events:
        for event in events:
            state = folds[type(event)](state, event)
        # What follows in a new epoch rolls with its dice, not with those of the move that ended the old one.
        if epochs and (now := epochs(state)) != epoch:
            epoch, dice = now, chance(now)
        events = follow(state, dice)
        if events:
            happened += events
            if len(happened) > PATIENCE:
                raise RuntimeError(game.name)
    return MoveResult(state, happened)


def fold(game: AnyGame, state: Any, events: Iterable[Any]) -> Any:
    """The state after these events."""
    for event in events:
        state = game.evolve(state, event)
    return state
