"""Who is asked in each phase: one seat, several in a window, or nobody (CO-11)."""

from collections.abc import Callable
from typing import Final, get_args

from engine.games.coup.events import Step, Window
from engine.games.coup.state import Phase, State, claimant, current_deed, hand, is_final
from engine.kernel.seats import Seat


def due(state: State) -> tuple[Seat, ...]:
    """The seats without whose answer the match stands, clockwise."""
    return DUE[state.phase](state)


def reconsidering(state: State) -> tuple[Seat, ...]:
    """Seats of a window that may still think better of their pass or block, clockwise (CO-R11)."""
    if not state.answers:
        return ()
    thinking = [given.seat for given in state.answers if not is_final(given)]
    return tuple([seat for seat in state.asked if seat in thinking])


def _seats_to_answer(state: State) -> tuple[Seat, ...]:
    if not state.answers:
        return state.asked
    asked = list(state.asked)
    for given in state.answers:
        if given.seat in asked:
            asked.remove(given.seat)
    return tuple(asked)


def _on_turn(state: State) -> tuple[Seat, ...]:
    return (state.active,)


def _challenged_seat(state: State) -> tuple[Seat, ...]:
    return (claimant(current_deed(state)),)


def _owing(state: State) -> tuple[Seat, ...]:
    return () if state.loser is None else (state.loser,)


def _drafting(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat in state.order if not hand(state, seat)])


def _nobody(_: State) -> tuple[Seat, ...]:
    return ()


DUE: Final[dict[Phase, Callable[[State], tuple[Seat, ...]]]] = {
    "draft": _drafting,
    "turn": _on_turn,
    **dict.fromkeys(get_args(Window), _seats_to_answer),
    "prove": _challenged_seat,
    "lose": _owing,
    "exchange": _on_turn,
    **dict.fromkeys(get_args(Step), _nobody),
    "over": _nobody,
}
