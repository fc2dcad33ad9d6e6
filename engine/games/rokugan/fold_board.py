"""The table after special tokens and control tokens have come or gone."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.rokugan import events as e
from engine.games.rokugan.state import Land, State, land, with_land


def on_control_added(state: State, event: e.ControlAdded) -> State:
    """The table with control tokens more."""
    here = land(state, event.province)
    down = here.down + (event.count if event.face == "down" else 0)
    up = here.up + (event.count if event.face == "up" else 0)
    return with_land(state, event.province, Land(event.seat, down, up, here.special))


def _on_lost(state: State, event: e.ControlLost) -> State:
    """When the last one goes, nobody controls the province (BR-CTRL-5)."""
    here = land(state, event.province)
    down, up = here.down - (event.face == "down"), here.up - (event.face == "up")
    left = Land(here.owner if down + up else None, down, up, here.special)
    return with_land(state, event.province, left)


def _on_swapped(state: State, event: e.ControlSwapped) -> State:
    """Faces stay as they are, special tokens where they are (BR-CTRL-6)."""
    one, other = land(state, event.province), land(state, event.other)
    state = with_land(state, event.province, replace(other, special=one.special))
    return with_land(state, event.other, replace(one, special=other.special))


def _on_laid(state: State, event: e.SpecialPlaced) -> State:
    return with_land(state, event.province, replace(land(state, event.province), special=event.special))


def _on_lifted(state: State, event: e.SpecialRemoved) -> State:
    return with_land(state, event.province, replace(land(state, event.province), special=None))


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    e.ControlAdded: on_control_added,
    e.ControlLost: _on_lost,
    e.ControlSwapped: _on_swapped,
    e.SpecialPlaced: _on_laid,
    e.SpecialRemoved: _on_lifted,
}
