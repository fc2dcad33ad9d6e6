"""The whole of Coup, collected from the chapters: its moves, the order of play, what each event changes.

`REFUSALS` and `offers` say what a seat may do now, by what the seat itself may see (H4). `FOLDS` gives the
table after each event. `flow` lists the steps of a game: a draft for two, then turns from the action to its
effect, until one is left. Each step says whom it waits for, what silence brings (CO-R25), and what follows by
itself.
"""

from collections.abc import Callable
from functools import partial, reduce
from operator import attrgetter
from typing import Any, Final, Union

from engine.games.coup.base import FORCED, Events, Happening, Move, Ruling, Window
from engine.games.coup.chapters import actions, effects, losses, proofs, setup, windows
from engine.games.coup.state import State, due, seats_reconsidering
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage
from engine.kernel.game import Epoch, Result
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

Waits = Callable[[State], tuple[Wait, ...]]
Silence = Callable[[State, Wait, Dice], Events]
Follow = Callable[[State, Dice], Events]
Apply = Callable[[State, Seat, Any, Dice], Events]

BEFORE_START: Final = Epoch(0, open=True)
IN_PLAY: Final = Epoch(0, open=False)

# --- moves --------------------------------------------------------------------------------------------------

REFUSALS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    **actions.REFUSALS,
    **setup.REFUSALS,
    **windows.REFUSALS,
    **proofs.REFUSALS,
    **effects.REFUSALS,
    **losses.REFUSALS,
}
"""Why a move of each kind is not possible now."""

Action: Final[Any] = Union[tuple(REFUSALS)]  # noqa: UP007  the chapters' moves make the union
"""Every kind of move."""

OFFERS: Final[dict[str, Callable[[State, Seat], tuple[Move, ...]]]] = {
    **setup.OFFERS,
    **actions.OFFERS,
    **windows.OFFERS,
    **proofs.OFFERS,
    **effects.OFFERS,
}
"""By phase; in the others nobody is asked."""


def offers(state: State, seat: Seat, begun: PartialMove | None) -> tuple[Move | PartialMove, ...]:
    """The moves of the question asked now, all of them whole; that none is refused is a law of the tests.

    Leaving is possible at any time and answers no question, so it is offered only to who has begun it:
    `PartialMove("resign")`.
    """
    if begun is not None:
        return losses.offer_leaving(state, seat) if begun.move == "resign" else ()
    offer = OFFERS.get(state.phase)
    return () if offer is None else offer(state, seat)


# --- what happens -------------------------------------------------------------------------------------------

FOLDS: Final[dict[type[Happening], Callable[[Any, Any], State]]] = {
    **setup.FOLDS,
    **actions.FOLDS,
    **windows.FOLDS,
    **proofs.FOLDS,
    **effects.FOLDS,
    **losses.FOLDS,
}
"""The next table after each event: no choice and no chance is left."""

Event: Final[Any] = Union[tuple(FOLDS)]  # noqa: UP007  the chapters' events make the union
"""Everything that can happen."""


def happenings(order: Flow[State, Happening]) -> dict[type, Apply]:
    """The first events of each move that nothing refuses, in the order of play of one version."""

    def expire(state: State, _: Seat, action: Expire, dice: Dice) -> Events:
        return order.silence(state, action.wait, dice)

    return {
        **actions.HAPPENINGS,
        **setup.HAPPENINGS,
        **windows.HAPPENINGS,
        **proofs.HAPPENINGS,
        **effects.HAPPENINGS,
        **losses.HAPPENINGS,
        Expire: expire,
    }


def epoch(state: State | None) -> Epoch:
    """One seed for the whole game, to which players may add words until it begins."""
    return BEFORE_START if state is None else IN_PLAY


def result(state: State) -> Result | None:
    """Places and why, None while the game is played (CO-2.6, CO-R23).

    The last seat wins; there is no second place, and the others, level, stand there as they fell, the last to
    fall first; at the turn cap nobody wins.
    """
    if state.why is None:
        return None
    if state.winner is None:
        return Result((tuple(range(len(state.order))),), state.why)
    return Result(((state.winner,), state.fallen[::-1]), state.why)


# --- the order of play --------------------------------------------------------------------------------------


def flow(ruling: Ruling) -> Flow[State, Happening]:
    """Every step of a game by the rules of one version."""
    return Flow(
        attrgetter("phase"),
        Stage("draft", _asks("draft", "random_card"), setup.draft_by_default, setup.deal_after_draft),
        Stage("turn", _turn_waits, _decision(actions.declare_by_default)),
        _window("challenge", "pass", ruling, windows.close_challenge),
        _window("block", "no_block", ruling, windows.close_block),
        _window("challenge_block", "pass", ruling, windows.close_counter),
        Stage(
            "prove",
            _asks("prove", "prove_or_lose_left"),
            _decision(proofs.prove_by_default),
            proofs.prove_unasked,
        ),
        Stage("lose", _asks("lose", "lose_left"), _decision(losses.lose_by_default), losses.settle_loss),
        Stage("defence", follow=windows.open_defence),
        Stage("stands", follow=windows.let_block_stand),
        Stage("broken", follow=windows.resolve_void_block),
        Stage("resolve", follow=effects.resolve),
        Stage(
            "exchange",
            _asks("exchange", "keep_own"),
            _decision(effects.keep_own_by_default),
            effects.keep_own_when_leaving,
        ),
        Stage("close", follow=effects.close),
        Stage("over", follow=losses.reveal),
    )


def _asks(ask: str, otherwise: str) -> Waits:
    """One seat is asked, or in the draft both; `otherwise` is the public code of the default."""

    def waits(state: State) -> tuple[Wait, ...]:
        place = f"{state.turn}.{state.question}"
        return tuple([Wait(f"{ask}-{place}-{seat}", seat, ask, True, otherwise) for seat in due(state)])

    return waits


def _turn_waits(state: State) -> tuple[Wait, ...]:
    """The default of a turn depends on the coins, which all can see (CO-3.9)."""
    forced = state.coins[state.active] >= FORCED
    return _asks("forced_turn", "coup_strongest")(state) if forced else _asks("turn", "income")(state)


def _window(name: Window, otherwise: str, ruling: Ruling, closes: Follow) -> Stage[State, Happening]:
    """Several seats at once. Who has passed may think better of it while the window is open (CO-R11)."""

    def waits(state: State) -> tuple[Wait, ...]:
        nameless, place = state.options.show_waiting != "names", f"{state.turn}.{state.question}"
        asked = [
            Wait(f"{name}-{place}-{seat}", seat, name, True, otherwise, secret=nameless, brief=True)
            for seat in due(state)
        ]
        if not state.answers:
            return tuple(asked)
        thinking = [
            Wait(f"reconsider-{place}-{seat}", seat, "reconsider", False, "stay", 0, False, True)
            for seat in seats_reconsidering(state)
        ]
        return (*asked, *thinking)

    # Silence in a window is never counted as a missed decision.
    return Stage(name, waits, partial(windows.answer_by_default, ruling), closes)


def _decision(default: Callable[[State, Seat, Dice], Events]) -> Silence:
    """The default of a seat's own decision, which counts as missed; too many and the seat leaves (CO-R25)."""

    def silence(state: State, wait: Wait, dice: Dice) -> Events:
        missed = losses.DeadlineMissed(wait.seat, state.missed[wait.seat] + 1)
        events = (missed, *default(state, wait.seat, dice))
        after = reduce(lambda table, event: FOLDS[type(event)](table, event), events, state)
        return events if after.absent is None else (*events, *losses.leave(after, after.absent, "default"))

    return silence
