"""The next table after each event: no choice and no chance is left; one small function an event."""

from collections.abc import Callable
from typing import Any

from engine.games.rokugan import fold_board, fold_fight, fold_turn, fold_upkeep
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.state import State

FOLDS: dict[type, Callable[[Any, Any], State]] = {
    **fold_upkeep.FOLDS,
    **fold_board.FOLDS,
    **fold_turn.FOLDS,
    **fold_fight.FOLDS,
}


def evolve(state: State | None, event: AnyEvent) -> State:
    """The table after this event; only GameStarted may stand before there is one."""
    return FOLDS[type(event)](state, event)
