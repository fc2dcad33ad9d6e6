"""How a turn begins where nothing can be placed, and how it ends (AW-TURN, AW-HAND, AW-END).

A turn is one placement, or one worker recalled where there is none in reserve. After it (phase "close") what
is due follows in this order, one thing at a time, until the next turn begins:

    a reset of the black market, rows of apprentices refreshed, a hand too large trimmed,
    the final round where the guildhall is full, the turn's end
"""

from typing import Final

from msgspec.structs import replace

from engine.games.architects.base import LIMITS, Happening, Move
from engine.games.architects.chapter import Folds, Outcome, Rule
from engine.games.architects.chapters.apprentices import clear_rows
from engine.games.architects.chapters.buildings import Discarded, in_hand_refusal
from engine.games.architects.chapters.market import reset_market
from engine.games.architects.chapters.places import Work, work
from engine.games.architects.chapters.workers import possible_recalls, recall_worker
from engine.games.architects.facts import TABLE
from engine.games.architects.names import Building
from engine.games.architects.state import State, hand, is_guildhall_full, with_question
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat

# --- moves and events ---------------------------------------------------------------------------------------


class Trim(Move, frozen=True, tag="trim"):
    """A building of a hand that is too large (AW-HAND-1)."""

    card: Building


class HandExceeded(Happening, frozen=True, tag="hand_exceeded"):
    """A hand is too large by so many (AW-HAND-1)."""

    seat: Seat
    count: int


class TurnEnded(Happening, frozen=True, tag="turn_ended"):
    """The next seat's turn begins."""

    seat: Seat


class FinalRoundBegan(Happening, frozen=True, tag="final_round_began"):
    """The guildhall is full: everybody has one turn more (AW-END-1)."""

    seat: Seat


# --- a turn -------------------------------------------------------------------------------------------------


def open_turn(outcome: Outcome) -> Outcome:
    """A turn with no worker anywhere is lost (AW-TURN-4, AW-AMB-04)."""
    state = outcome.state
    able = state.players[state.active].reserve or possible_recalls(state, state.active)
    return outcome if able else outcome.add(TurnEnded(state.active))


def play_turn_by_default(outcome: Outcome, seat: Seat) -> Outcome:
    """The forest, which is always open; without a reserve the first worker comes back (AW-TURN-5)."""
    if outcome.player(seat).reserve:
        return work(outcome, seat, Work("forest"))
    return recall_worker(outcome, seat, possible_recalls(outcome.state, seat)[0], "default")


def close_turn(outcome: Outcome) -> Outcome:
    """The next thing that is due before the next turn (AW-TURN-2, AW-AMB-09)."""
    state, seat = outcome.state, outcome.state.active
    if state.reset is not None:
        return reset_market(outcome)
    if state.refresh:
        return clear_rows(outcome)
    excess = len(hand(state, seat)) - TABLE.hand
    if excess > 0:
        return outcome.add(HandExceeded(seat, excess))
    if is_guildhall_full(state) and state.final is None:
        return outcome.add(FinalRoundBegan(seat))
    return outcome.add(TurnEnded(seat))


def on_final_round_began(state: State, event: FinalRoundBegan) -> State:
    """The turn that began it does not count (AW-END-1)."""
    return replace(state, final=len(state.players) + 1)


def on_turn_ended(state: State, event: TurnEnded) -> State:
    """The next seat's turn, unless this was the last one of the game."""
    left = None if state.final is None else state.final - 1
    state = replace(state, final=left, turns=state.turns + 1)
    limit = LIMITS[state.options.turn_limit]
    if left == 0 or (limit is not None and state.turns >= limit * len(state.players)):
        return replace(state, phase="score")
    return with_question(state, "turn", active=(event.seat + 1) % len(state.players))


# --- a hand too large ---------------------------------------------------------------------------------------


def trim_hand(outcome: Outcome, seat: Seat, action: Trim) -> Outcome:
    """A building of the hand goes under the deck (AW-HAND-1); a hand still too large is asked about again."""
    return outcome.add(Discarded(seat, seal(action.card, seat), "choice"))


def trim_by_default(outcome: Outcome, seat: Seat) -> Outcome:
    """The card that has been in hand longest goes where nobody says which."""
    return outcome.add(Discarded(seat, seal(hand(outcome.state, seat)[0], seat), "default"))


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {Trim: Rule(in_hand_refusal, trim_hand)}
FOLDS: Final[Folds] = {
    HandExceeded: lambda state, event: with_question(state, "trim"),
    FinalRoundBegan: on_final_round_began,
    TurnEnded: on_turn_ended,
}
