"""The rules of Coup, chapter by chapter: which one answers a move."""

from collections.abc import Callable
from typing import Any

from engine.games.coup import moves as mv
from engine.games.coup import proofs, setup, turns, windows
from engine.games.coup.events import Event
from engine.games.coup.losses import lose, resign
from engine.games.coup.state import State, hand
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow
from engine.kernel.game import Epoch, Result
from engine.kernel.moves import Expire
from engine.kernel.seats import Seat

Apply = Callable[[State, Seat, Any, Dice], tuple[Event, ...]]

BEFORE, SINCE = Epoch(0, open=True), Epoch(0, open=False)


def happenings(order: Flow[State, Event]) -> dict[type, Apply]:
    """The first events of each move that nothing refuses, in the order of play of one version."""

    def expire(state: State, _: Seat, action: Expire, dice: Dice) -> tuple[Event, ...]:
        return order.silence(state, action.wait, dice)

    return {**APPLY, Expire: expire}


def epoch(state: State | None) -> Epoch:
    """One seed for the whole game."""
    return BEFORE if state is None else SINCE


def result(state: State) -> Result | None:
    """The last seat wins; there is no second place, and the others, level, stand there as they fell, the last
    to fall first; at the turn cap nobody wins (CO-2.6, CO-R23).
    """
    if state.why is None:
        return None
    if state.winner is None:
        return Result((tuple(range(len(state.order))),), state.why)
    return Result(((state.winner,), state.fallen[::-1]), state.why)


def _draft(state: State, seat: Seat, action: mv.Draft, dice: Dice) -> tuple[Event, ...]:
    return setup.pick_card(seat, action.character, "choice")


def _plain(state: State, seat: Seat, action: mv.Deed, dice: Dice) -> tuple[Event, ...]:
    return turns.declare(state, seat, mv.KIND[type(action)], None, "choice")


def _declare_at_target(
    state: State, seat: Seat, action: mv.Coup | mv.Assassinate | mv.Steal, dice: Dice
) -> tuple[Event, ...]:
    return turns.declare(state, seat, mv.KIND[type(action)], action.target, "choice")


def _pass(state: State, seat: Seat, action: mv.Pass, dice: Dice) -> tuple[Event, ...]:
    return windows.answer(state, seat, "pass", "choice")


def _challenge(state: State, seat: Seat, action: mv.Challenge, dice: Dice) -> tuple[Event, ...]:
    return windows.challenge(state, seat)


def _block(state: State, seat: Seat, action: mv.Block, dice: Dice) -> tuple[Event, ...]:
    return windows.block(state, seat, action.character)


def _prove(state: State, seat: Seat, action: mv.Prove, dice: Dice) -> tuple[Event, ...]:
    return proofs.prove(state, "choice", dice)


def _lose(state: State, seat: Seat, action: mv.Lose, dice: Dice) -> tuple[Event, ...]:
    card = hand(state, seat)[action.slot]
    return (
        proofs.concede(state, card, "choice") if state.phase == "prove" else lose(state, seat, card, "choice")
    )


def _keep(state: State, seat: Seat, action: mv.Keep, dice: Dice) -> tuple[Event, ...]:
    return turns.keep(state, seat, action.slots, "choice")


def _resign(state: State, seat: Seat, action: mv.Resign, dice: Dice) -> tuple[Event, ...]:
    return resign(state, seat, "choice")


APPLY: dict[type, Apply] = {
    **dict.fromkeys(mv.KIND, _plain),
    mv.Coup: _declare_at_target,
    mv.Assassinate: _declare_at_target,
    mv.Steal: _declare_at_target,
    mv.Draft: _draft,
    mv.Pass: _pass,
    mv.Challenge: _challenge,
    mv.Block: _block,
    mv.Prove: _prove,
    mv.Lose: _lose,
    mv.Keep: _keep,
    mv.Resign: _resign,
}
