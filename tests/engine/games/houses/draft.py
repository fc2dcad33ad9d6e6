"""A role draft step by step."""

from collections.abc import Callable
from typing import Any

from engine.games.houses import roles
from engine.games.houses.moves import RemoveRole, TakeRole
from engine.games.houses.names import RoleName
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat
from tests.engine.games.houses.realm import DICE, after

Pace = Callable[[State, Seat], tuple[Any, ...]]


def opened(state: State, dice: Dice = DICE) -> State:
    """The draft is open and the first house is asked."""
    return followed(after(state, roles.draft_opened(state, dice)))


def followed(state: State) -> State:
    """The state after all that happens by itself."""
    while events := roles.draft_follow(state):
        state = after(state, *events)
    return state


def removed(state: State, role: RoleName) -> State:
    """The remover takes this role out."""
    assert state.draft is not None
    return followed(after(state, *roles.remove_role_events(state, state.draft.remover, RemoveRole(role))))


def taken(state: State, role: RoleName, handed: RoleName | None = None) -> State:
    """The house in turn takes this role."""
    return followed(after(state, *roles.take_role_events(state, turn(state), TakeRole(role, handed))))


def turn(state: State) -> Seat:
    """The seat that is asked."""
    assert state.draft is not None
    assert state.draft.turn is not None
    return state.draft.turn


def left(state: State) -> tuple[RoleName, ...]:
    """What is left, for the house in turn."""
    assert state.draft is not None
    return open_sealed(state.draft.left)


def own(state: State) -> list[RoleName | None]:
    """Each seat's role, None while it has none."""
    return [one.role.value if one.role else None for one in state.characters]


def played(state: State, pace: Pace) -> State:
    """The whole draft, each answer by `pace`."""
    while waits := roles.draft_waits(state):
        state = followed(after(state, *pace(state, waits[0].seat)))
    return state
