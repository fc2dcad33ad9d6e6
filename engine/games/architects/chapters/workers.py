"""Workers: how they leave the reserve, and how they come back from circles, prison and other boards.

    reserve -> open circle, market, guildhall    every placement (`place_worker`)
    open circle -> another board -> prison       chapters/town.py and chapters/guardhouse.py
    prison or another board -> reserve           released, ransomed (AW-GUARD-3, AW-GUARD-4)
    anywhere -> reserve                          a turn without a worker in reserve (AW-TURN-3, AW-TURN-4)

Workers in the guildhall stay there to the end; those on the black market go to prison at its reset.
"""

from typing import Final

from msgspec.structs import replace

from engine.games.architects.base import By, Happening, Move
from engine.games.architects.chapter import Folds, Outcome, Rule
from engine.games.architects.facts import SEATING
from engine.games.architects.names import SPACE, SPOT, SPOTS, Location, Origin
from engine.games.architects.state import (
    State,
    captive_count,
    is_guildhall_full,
    with_change_at,
    with_player,
    workers_at,
)
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, with_value_at

# --- moves and events ---------------------------------------------------------------------------------------


class Recall(Move, frozen=True, tag="recall"):
    """An own worker back to the reserve, when there is none; `target` is a captor (AW-TURN-3, AW-TURN-4)."""

    origin: Origin
    target: Seat | None = None


class WorkerPlaced(Happening, frozen=True, tag="worker_placed"):
    """A worker from the reserve; `count` are its owner's there now (AW-PLACE-5)."""

    seat: Seat
    location: Location
    count: int


class Released(Happening, frozen=True, tag="released"):
    """Own workers leave the prison (AW-GUARD-3)."""

    seat: Seat
    count: int


class Ransomed(Happening, frozen=True, tag="ransomed"):
    """Own workers come back from all boards (AW-GUARD-4)."""

    seat: Seat
    count: int


class Recalled(Happening, frozen=True, tag="recalled"):
    """One own worker comes back; the turn is spent (AW-TURN-3, AW-TURN-4)."""

    seat: Seat
    origin: Origin
    target: Seat | None
    by: By


# --- placed -------------------------------------------------------------------------------------------------


def place_worker(outcome: Outcome, seat: Seat, location: Location) -> Outcome:
    """Put a worker of the reserve where it is to act (AW-TURN-2)."""
    before = 0
    if location == "guildhall":
        before = outcome.state.guildhall.count(seat)
    elif location in SPOT:
        before = outcome.player(seat).spots[SPOT[location]]
    return outcome.add(WorkerPlaced(seat, location, before + 1))


def on_worker_placed(state: State, event: WorkerPlaced) -> State:
    """The place remembers what the worker brings about when the action is done: a reset, a refreshed row."""
    player = state.players[event.seat]
    state = replace(with_player(state, event.seat, reserve=player.reserve - 1), phase="close")
    if event.location in SPOT:
        spots = with_change_at(player.spots, SPOT[event.location], 1)
        return with_player(state, event.seat, spots=spots)
    if event.location in SPACE:
        market = with_value_at(state.market, SPACE[event.location], event.seat)
        return replace(state, market=market, reset=state.reset if None in market else "third_worker")
    guildhall = (*state.guildhall, event.seat)
    if is_guildhall_full(state):
        # In the final round workers stand beside the full guildhall and trigger nothing (AW-END-2).
        return replace(state, guildhall=guildhall)
    marks = SEATING[len(state.players)]
    fresh = state.options.guildhall_refresh == "on" and len(guildhall) in marks.refreshes
    return replace(
        state,
        guildhall=guildhall,
        reset="guildhall" if len(guildhall) in marks.resets else state.reset,
        refresh=state.refresh or fresh,
    )


# --- freed --------------------------------------------------------------------------------------------------


def release_from_prison(outcome: Outcome, seat: Seat, limit: int | None = None) -> Outcome:
    """Take a seat's workers out of prison: all, or so many (AW-GUARD-3)."""
    count = outcome.player(seat).prison
    count = count if limit is None else min(count, limit)
    return outcome.add(Released(seat, count)) if count else outcome


def reclaim_from_boards(outcome: Outcome, seat: Seat) -> Outcome:
    """Bring a seat's workers back from all boards (AW-GUARD-4)."""
    count = captive_count(outcome.state, seat)
    return outcome.add(Ransomed(seat, count)) if count else outcome


def on_released(state: State, event: Released) -> State:
    player = state.players[event.seat]
    prison, reserve = player.prison - event.count, player.reserve + event.count
    return with_player(state, event.seat, prison=prison, reserve=reserve)


def on_ransomed(state: State, event: Ransomed) -> State:
    back = state.players[event.seat].reserve + captive_count(state, event.seat)
    for captor, one in enumerate(state.players):
        if one.held[event.seat]:
            state = with_player(state, captor, held=with_value_at(one.held, event.seat, 0))
    return with_player(state, event.seat, reserve=back)


# --- recalled -----------------------------------------------------------------------------------------------


def recall_refusal(state: State, seat: Seat, action: Recall) -> Refusal | None:
    """Why no worker comes back from there: the reserve is not empty, or none stands where it must."""
    if state.players[seat].reserve:
        return no("still_workers")
    return None if action in possible_recalls(state, seat) else no("recall_closed")


def possible_recalls(state: State, seat: Seat) -> tuple[Recall, ...]:
    """Whence a worker may be recalled: open circles first, else prison and other boards (AW-TURN-4)."""
    player = state.players[seat]
    if player.reserve:
        return ()
    standing = tuple([Recall(spot) for spot in SPOTS if workers_at(player, spot)])
    if standing:
        return standing
    jail = (Recall("prison"),) if player.prison else ()
    held = tuple(Recall("captured", one) for one, other in enumerate(state.players) if other.held[seat])
    return (*jail, *held)


def recall_worker(outcome: Outcome, seat: Seat, action: Recall, by: By = "choice") -> Outcome:
    """Bring a worker back, and that is the turn (AW-TURN-3, AW-AMB-08)."""
    return outcome.add(Recalled(seat, action.origin, action.target, by))


def on_recalled(state: State, event: Recalled) -> State:
    player = state.players[event.seat]
    state = replace(with_player(state, event.seat, reserve=player.reserve + 1), phase="close")
    if event.origin == "prison":
        return with_player(state, event.seat, prison=player.prison - 1)
    if event.origin == "captured":
        assert event.target is not None
        held = with_change_at(state.players[event.target].held, event.seat, -1)
        return with_player(state, event.target, held=held)
    return with_player(state, event.seat, spots=with_change_at(player.spots, SPOT[event.origin], -1))


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type, Rule]] = {Recall: Rule(recall_refusal, recall_worker)}
FOLDS: Final[Folds] = {
    WorkerPlaced: on_worker_placed,
    Released: on_released,
    Ransomed: on_ransomed,
    Recalled: on_recalled,
}
