"""What an action does that nothing has stopped, the exchange, and on to the next turn (CO-3, CO-7).

Coins are paid out of the Treasury as far as they go (CO-R16); a theft takes two coins or what there is; a
coup and an assassination leave a loss that is owed (`losses`). In an exchange two cards of the Court are
added to the own ones, and as many are kept as lay there before. When the action is over, who is leaving goes,
and the next seat is on turn.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from msgspec.structs import replace

from engine.games.coup.base import (
    FORCED,
    GAIN,
    LOOT,
    By,
    Cards,
    Events,
    Happening,
    Move,
    gather,
    without_first,
)
from engine.games.coup.chapters.losses import GameEnded, LossOwed, departures, forfeit
from engine.games.coup.state import State, court_of, current_deed, hand, missed_after
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, others_in_order, with_value_at

# --- moves and events ---------------------------------------------------------------------------------------


class Keep(Move, frozen=True, tag="keep"):
    """The slots kept in an exchange: own cards first, then the drawn ones, counted from 0 (CO-R19)."""

    slots: tuple[int, ...]


class TurnStarted(Happening, frozen=True, tag="turn_started"):
    """`forced`: this turn must be a coup (CO-3.9)."""

    turn: int
    seat: Seat
    forced: bool


class CoinsGained(Happening, frozen=True, tag="coins_gained"):
    """Income, foreign aid or tax is paid out (CO-R16)."""

    seat: Seat
    coins: int


class CoinsStolen(Happening, frozen=True, tag="coins_stolen"):
    """The Captain's two coins, or what there was (CO-3.6)."""

    seat: Seat
    target: Seat
    coins: int


class ExchangeBegun(Happening, frozen=True, tag="exchange_begun"):
    """Two cards of the Court are offered to the actor (CO-3.7)."""

    seat: Seat
    drawn: Sealed[Cards]


class Exchanged(Happening, frozen=True, tag="exchanged"):
    """The actor's new hand; the rest went back to the Court (CO-R19)."""

    seat: Seat
    hand: Sealed[Cards]
    by: By


# --- the effect ---------------------------------------------------------------------------------------------


def resolve(state: State, dice: Dice) -> Events:
    """The effect of the action that nothing has stopped (CO-3.11)."""
    deed = current_deed(state)
    if deed.kind in GAIN:
        coins = GAIN[deed.kind]
        # What the Treasury can still give (CO-R16).
        paid = coins if state.options.treasury == "unlimited" else min(coins, state.treasury)
        return (CoinsGained(deed.seat, paid),)
    if deed.kind == "exchange":
        drawn, _ = dice.sample(state.court.value or (), 2, "exchange", state.turn)
        return (ExchangeBegun(deed.seat, Sealed(gather(drawn), (deed.seat,))),)
    target = deed.target
    assert target is not None
    if deed.kind == "steal":
        # Even of a target that is out, the rest of whose coins then goes to the Treasury (CO-3.6, CO-R07).
        coins = min(LOOT, state.coins[target])
        left = () if target in state.living else forfeit(target, state.coins[target] - coins)
        return CoinsStolen(deed.seat, target, coins), *left
    if target not in state.living:
        # Other blows do nothing to a target that is out (CO-8.4).
        return close(state, dice)
    return (LossOwed(target, "coup" if deed.kind == "coup" else "assassinate", "close"),)


def on_coins_gained(state: State, event: CoinsGained) -> State:
    """From the Treasury to the seat."""
    coins = with_value_at(state.coins, event.seat, state.coins[event.seat] + event.coins)
    return replace(state, coins=coins, treasury=state.treasury - event.coins, phase="close")


def on_coins_stolen(state: State, event: CoinsStolen) -> State:
    """From the target to the seat."""
    coins = with_value_at(state.coins, event.target, state.coins[event.target] - event.coins)
    return replace(
        state, coins=with_value_at(coins, event.seat, coins[event.seat] + event.coins), phase="close"
    )


# --- the exchange -------------------------------------------------------------------------------------------

KEEPS: Final = {size: tuple(Keep(slots) for slots in combinations(range(size + 2), size)) for size in (1, 2)}
"""Every choice of an exchange, by the number of own cards."""


def on_exchange_begun(state: State, event: ExchangeBegun) -> State:
    """The drawn cards lie beside the own ones."""
    court = state.court.value or ()
    for card in event.drawn.value or ():
        court = without_first(court, card)
    question = state.question + 1
    return replace(state, phase="exchange", drawn=event.drawn, court=court_of(court), question=question)


def offer_exchange(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every choice of as many cards as lay face down before."""
    return KEEPS[len(hand(state, seat))] if seat == state.active else ()


def keep_refusal(state: State, seat: Seat, action: Keep) -> Refusal | None:
    """Exactly as many different cards as lay face down before (CO-R19)."""
    if state.phase != "exchange" or seat != state.active:
        return no("not_asked")
    size = len(hand(state, seat))
    slots = set(action.slots)
    if len(action.slots) != size or len(slots) != size:
        return no("keep_count", count=size)
    return None if slots <= set(range(size + 2)) else no("no_such_card")


def keep(state: State, seat: Seat, action: Keep, dice: Dice) -> Events:
    """The exchange ends with these slots of own and drawn cards as the hand (CO-R19)."""
    offered = (*hand(state, seat), *(state.drawn.value or ()))
    return (Exchanged(seat, Sealed(tuple(offered[slot] for slot in action.slots), (seat,)), "choice"),)


def keep_own_by_default(state: State, seat: Seat, dice: Dice) -> Events:
    """The own cards are kept."""
    return (Exchanged(seat, Sealed(hand(state, seat), (seat,)), "default"),)


def keep_own_when_leaving(state: State, dice: Dice) -> Events:
    """A leaving actor keeps the own cards (CO-R24)."""
    return keep_own_by_default(state, state.active, dice) if state.active in state.leaving else ()


def on_exchanged(state: State, event: Exchanged) -> State:
    """Nothing that the seat has claimed need be in its hand any more."""
    seat = event.seat
    back = (*hand(state, seat), *(state.drawn.value or ()))
    for card in event.hand.value or ():
        back = without_first(back, card)
    return replace(
        state,
        hands=with_value_at(state.hands, seat, event.hand),
        court=court_of(gather(state.court.value or (), back)),
        drawn=Sealed((), ()),
        claims=with_value_at(state.claims, seat, ()),
        missed=missed_after(state, seat, event.by),
        phase="close",
    )


# --- the next turn ------------------------------------------------------------------------------------------


def close(state: State, dice: Dice) -> Events:
    """The action is over: who is leaving is out, and the next seat is on turn, or the cap is reached."""
    cap = state.options.max_turns
    if cap and state.turn >= cap:
        then: Happening = GameEnded(None, "turn_cap")
    else:
        seat = _next_seat(state)
        then = TurnStarted(state.turn + 1, seat, state.coins[seat] >= FORCED)
    return (*departures(state, state.leaving), then) if state.leaving else (then,)


def _next_seat(state: State) -> Seat:
    """The next staying seat clockwise of the one whose turn it was, who may be out by now (CO-2.5)."""
    active, living = state.active, state.living
    if active in living and not state.leaving:
        return living[(living.index(active) + 1) % len(living)]
    for seat in others_in_order(state.order, active):
        if seat in living and seat not in state.leaving:
            return seat
    raise ValueError(living)


def on_turn_started(state: State, event: TurnStarted) -> State:
    """The seat is asked; what the last turn was stays as history."""
    return replace(
        state,
        turn=event.turn,
        active=event.seat,
        phase="turn",
        question=state.question + 1,
        deed=None,
        deeds=state.deeds if state.deed is None else (*state.deeds, state.deed),
        asked=(),
        answers=(),
    )


# --- what the game collects from this chapter ---------------------------------------------------------------

REFUSALS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {Keep: keep_refusal}
HAPPENINGS: Final[dict[type, Callable[[State, Seat, Any, Dice], Events]]] = {Keep: keep}
OFFERS: Final = {"exchange": offer_exchange}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    TurnStarted: on_turn_started,
    CoinsGained: on_coins_gained,
    CoinsStolen: on_coins_stolen,
    ExchangeBegun: on_exchange_begun,
    Exchanged: on_exchanged,
}
