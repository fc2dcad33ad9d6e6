"""The next table after each event: no choice and no chance is left; one small function an event."""

from collections.abc import Callable
from typing import Any

from engine.games.architects import fold_cards, fold_hall, fold_setup, fold_workers
from engine.games.architects.event import AnyEvent
from engine.games.architects.state import State

FOLDS: dict[type, Callable[[Any, Any], State]] = {
    **fold_setup.FOLDS,
    **fold_workers.FOLDS,
    **fold_cards.FOLDS,
    **fold_hall.FOLDS,
}


def evolve(state: State | None, event: AnyEvent) -> State:
    """The table after this event; only GameStarted may stand before there is one."""
    return FOLDS[type(event)](state, event)
