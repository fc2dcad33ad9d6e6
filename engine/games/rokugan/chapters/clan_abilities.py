"""Abilities of clans that are moves of their own: Scorpion's look and Unicorn's exchange (BR-CLAN-6, 7).

Scorpion is asked after each of its placements, until it has looked once in a round. Unicorn is asked once a
round, when all tokens lie and before they are turned. Silence is no look and no exchange. The other clans'
abilities stand where their rules are: Crab's, Crane's and Phoenix's in `battles`, Lion's in `sorting`,
Dragon's in `upkeep`.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.base import By, Events, Happening, Move, MoveRules, Pass
from engine.games.rokugan.chapters.token_cards import peek
from engine.games.rokugan.fields import begin, pick
from engine.games.rokugan.questions import ask_next_turn, lookable, swappable
from engine.games.rokugan.state import State, lying_piece, with_piece
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, PartialMove, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

# --- moves and events ---------------------------------------------------------------------------------------


class Look(Move, frozen=True, tag="look"):
    """Scorpion's look at a token, by its number (BR-CLAN-6)."""

    number: int


class Swap(Move, frozen=True, tag="swap"):
    """Unicorn's exchange of two tokens of its own, by their numbers (BR-CLAN-7)."""

    one: int
    other: int


class LookSkipped(Happening, frozen=True, tag="look_skipped"):
    """Scorpion does not look now (BR-CLAN-6)."""

    seat: Seat
    by: By


class Swapped(Happening, frozen=True, tag="swapped"):
    """Unicorn has exchanged two tokens of its own (BR-CLAN-7)."""

    seat: Seat
    first: int
    second: int


class SwapSkipped(Happening, frozen=True, tag="swap_skipped"):
    """Unicorn leaves its tokens where they are."""

    seat: Seat
    by: By


# --- Scorpion's look ----------------------------------------------------------------------------------------


def offer_look(state: State, seat: Seat) -> Iterator[Move]:
    """Each token that may be looked at, or none."""
    yield from (Look(one) for one in lookable(state, seat))
    yield Pass()


def look_refusal(state: State, seat: Seat, action: Look) -> Refusal | None:
    """Why the token can't be looked at, or None."""
    return None if action.number in lookable(state, seat) else no("target_closed", number=action.number)


def look(state: State, seat: Seat, action: Look) -> Events:
    """The face of the token; that the look is used, its fold says by the phase (`token_cards.on_peeked`)."""
    return (peek(state, seat, action.number),)


def skip_look_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """No look."""
    return (LookSkipped(wait.seat, "default"),)


def on_look_skipped(state: State, event: LookSkipped) -> State:
    """The turn is over; the look can be used after another placement."""
    return ask_next_turn(state)


# --- Unicorn's exchange -------------------------------------------------------------------------------------


def offer_swap(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """The exchange, begun with its first token, or none."""
    yield from begin(state, seat, "swap", next_swap_field)
    yield Pass()


def next_swap_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """One token, then the other; None when both are chosen."""
    own = swappable(state, seat)
    first = field_value(begun, "one")
    if first is None:
        return pick("one", own)
    others = tuple(one for one in own if one != first)
    return pick("other", others) if field_value(begun, "other") is None else None


def swap_refusal(state: State, seat: Seat, action: Swap) -> Refusal | None:
    """Why these tokens can't be exchanged, or None."""
    own = swappable(state, seat)
    for one in (action.one, action.other):
        if one not in own:
            return no("target_closed", number=one)
    return None if action.one != action.other else no("target_count", least=2, most=2)


def swap(state: State, seat: Seat, action: Swap) -> Events:
    """The tokens have changed places."""
    return (Swapped(seat, action.one, action.other),)


def skip_swap_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """No exchange."""
    return (SwapSkipped(wait.seat, "default"),)


def on_swapped(state: State, event: Swapped) -> State:
    """The tokens lie in each other's place; then all are turned."""
    return replace(with_swap(state, event.first, event.second), phase="resolve")


def on_swap_skipped(state: State, event: SwapSkipped) -> State:
    """All tokens are turned."""
    return replace(state, phase="resolve")


def with_swap(state: State, first: int, second: int) -> State:
    """The board with two tokens exchanged, place and aim; their numbers and who knows them stay."""
    one, other = lying_piece(state, first), lying_piece(state, second)
    state = with_piece(state, replace(one, province=other.province, way=other.way))
    return with_piece(state, replace(other, province=one.province, way=one.way))


# --- what the game collects from this chapter ---------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    Look: MoveRules(("look",), look_refusal, look),
    Swap: MoveRules(("swap",), swap_refusal, swap, next_swap_field),
}
OPENINGS: Final = {"look": offer_look, "swap": offer_swap}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    LookSkipped: on_look_skipped,
    Swapped: on_swapped,
    SwapSkipped: on_swap_skipped,
}
