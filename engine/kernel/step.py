"""take and replay: the only way from one state to the next."""

from collections.abc import Callable, Iterable
from typing import Any

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

PATIENCE = 10_000
"""More events than any move can bring: a game that follows itself for ever is a bug, and is stopped."""


class Step(Struct, frozen=True, gc=False):
    """A move that was taken: the state after it and what happened."""

    state: Any
    events: tuple[Any, ...]


def refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> Refusal | None:
    """Why this move is not taken now, or None. The clock's moves are judged here, the rest by the game.

    Here and in `take` a move's very type is asked for: `isinstance` is slow to say no of a record.
    """
    kind = type(action)
    if kind is Start:
        return _start_refusal(game, state, seat, action)
    if state is None:
        return no("not_started")
    if kind is Expire:
        return _expiry_refusal(game, state, seat, action)
    if game.result(state) is not None:
        return no("match_over")
    return game.refusals[kind](state, seat, action)


def take(game: AnyGame, state: Any, seat: Seat, action: Any, chance: Chance) -> Step:
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
        happened = events = _open_match(game, action, dice)
    else:
        happened = events = game.happenings[type(action)](state, seat, action, dice)
    while events:
        for event in events:
            state = folds[type(event)](state, event)
        if epochs and (now := epochs(state)) != epoch:
            epoch, dice = now, chance(now)
        events = follow(state, dice)
        if events:
            happened += events
            if len(happened) > PATIENCE:
                raise RuntimeError(game.name)
    return Step(state, happened)


def fold(game: AnyGame, state: Any, events: Iterable[Any]) -> Any:
    """The state after these events."""
    for event in events:
        state = game.evolve(state, event)
    return state


def _open_match(game: AnyGame, action: Start, dice: Dice) -> tuple[Any, ...]:
    """The first events of a match."""
    return game.setup(action.seats, msgspec.json.decode(action.options, type=game.options), dice)


def _start_refusal(game: AnyGame, state: Any, seat: Seat, action: Start) -> Refusal | None:
    if seat != CLOCK:
        return no("clock_only")
    if state is not None:
        return no("already_started")
    return None if action.seats in game.seats else no("seats_wrong", seats=action.seats)


def _expiry_refusal(game: AnyGame, state: Any, seat: Seat, action: Expire) -> Refusal | None:
    if seat != CLOCK:
        return no("clock_only")
    return None if wait_of(game.waits(state), action.wait) else no("wait_closed")
