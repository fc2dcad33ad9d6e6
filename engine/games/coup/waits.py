"""Whom the table waits for: one question at a time, to one seat or to a window of seats (CO-11)."""

from engine.games.coup.state import State, claimant, deed_of, hand, is_final
from engine.games.coup.turns import FORCED
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

DEFAULT = {
    "draft": "random_card",
    "challenge": "pass",
    "block": "no_block",
    "challenge_block": "pass",
    "prove": "prove_or_lose_left",
    "lose": "lose_left",
    "exchange": "keep_own",
}
"""The public code of each default; a turn's depends on the coins, which all can see."""


WINDOWS = ("challenge", "block", "challenge_block")
"""Phases in which several seats are asked at once."""


def must_act(state: State) -> tuple[Seat, ...]:
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


def _unanswered(state: State) -> tuple[Seat, ...]:
    if not state.answers:
        return state.asked
    given = [answer.seat for answer in state.answers]
    return tuple([seat for seat in state.asked if seat not in given])


def waits(state: State) -> tuple[Wait, ...]:
    """The open questions; a seat that has passed may think better of it while the window is open (CO-R11)."""
    ask, otherwise = _question(state)
    number = f"{state.turn}.{state.question}"
    due = tuple(
        Wait(f"{ask}-{number}-{seat}", seat, ask, True, otherwise, secret=_nameless(state))
        for seat in must_act(state)
    )
    return due + tuple(
        Wait(f"reconsider-{number}-{seat}", seat, "reconsider", False, "stay", secret=True)
        for seat in _passed(state)
    )


def _nameless(state: State) -> bool:
    """Who has still to answer a window is told by name only where the table wants it (CO-R26)."""
    return state.phase in WINDOWS and state.options.show_waiting != "names"


def _question(state: State) -> tuple[str, str]:
    if state.phase != "turn":
        return state.phase, DEFAULT.get(state.phase, "stay")
    forced = state.coins[state.active] >= FORCED
    return ("forced_turn", "coup_strongest") if forced else ("turn", "income")


def _passed(state: State) -> tuple[Seat, ...]:
    """Seats that may still think better of their pass or block, clockwise."""
    if state.phase not in WINDOWS:
        return ()
    thinking = [given.seat for given in state.answers if not is_final(given)]
    return tuple(seat for seat in state.asked if seat in thinking)
