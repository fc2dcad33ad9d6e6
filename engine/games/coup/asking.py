"""Who is asked in each phase: one seat, several in a window, or nobody (CO-11)."""

from engine.games.coup.state import State, claimant, deed_of, hand, is_final
from engine.kernel.seats import Seat


def due(state: State) -> tuple[Seat, ...]:
    """The seats without whose answer the match stands, clockwise."""
    match state.phase:
        case "challenge" | "block" | "challenge_block":
            return _unanswered(state)
        case "turn" | "exchange":
            return (state.active,)
        case "prove":
            return (claimant(deed_of(state)),)
        case "lose":
            return () if state.loser is None else (state.loser,)
        case "draft":
            return tuple(seat for seat in state.order if not hand(state, seat))
    return ()


def reconsidering(state: State) -> tuple[Seat, ...]:
    """Seats of a window that may still think better of their pass or block, clockwise (CO-R11)."""
    if not state.answers:
        return ()
    thinking = [given.seat for given in state.answers if not is_final(given)]
    return tuple([seat for seat in state.asked if seat in thinking])


def _unanswered(state: State) -> tuple[Seat, ...]:
    if not state.answers:
        return state.asked
    given = [answer.seat for answer in state.answers]
    return tuple([seat for seat in state.asked if seat not in given])
