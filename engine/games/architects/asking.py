"""Who is asked in each phase."""

from typing import Final

from engine.games.architects.state import State
from engine.kernel.seats import Seat

ASKED: Final = ("characters", "start", "turn", "keep", "effect", "extra", "trim")
"""Phases in which one seat is asked."""


def due(state: State) -> tuple[Seat, ...]:
    """The seats that are asked now: one, or in the draft everybody who has not picked (AW-MOVE-2)."""
    if state.phase == "draft":
        return tuple(seat for seat, one in enumerate(state.players) if not one.picked)
    return (state.active,) if state.phase in ASKED else ()


def is_asked(state: State, seat: Seat) -> bool:
    """Whether this seat is asked now."""
    if state.phase == "draft":
        return 0 <= seat < len(state.players) and not state.players[seat].picked
    return state.phase in ASKED and seat == state.active
