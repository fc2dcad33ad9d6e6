"""Leaving the game, by will or by absence (TI-R28, TI-R29)."""

from engine.games.treasure.events import (
    AnyEvent,
    Left,
    LeftBecause,
)
from engine.games.treasure.events_night import OrderLapsed
from engine.games.treasure.state import State, ballot_of
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat


def leave(state: State, seat: Seat, why: LeftBecause) -> tuple[AnyEvent, ...]:
    """TI-R28: into a boat for good; a mutiny against the leaver lapses, an attack they ordered goes on."""
    lapsed = (
        OrderLapsed(index, order.kind, order.place)
        for index, order in enumerate(state.orders)
        if order.live and order.against == seat
    )
    return (Left(seat, why), *lapsed)


def absent(state: State) -> tuple[Seat, ...]:
    """TI-R29: seats that have now been silent for `afk_limit` rounds in a row."""
    limit = state.options.afk_limit
    present = (seat for seat, member in enumerate(state.members) if not member.left)
    return tuple(seat for seat in present if limit and idle_after(state, seat) >= limit)


def idle_after(state: State, seat: Seat) -> int:
    """Rounds in a row without an action, `done`, a vote or a choice of holds, this round counted."""
    return 0 if _has_acted_today(state, seat) else open_sealed(state.members[seat].idle) + 1


def _has_acted_today(state: State, seat: Seat) -> bool:
    member = state.members[seat]
    ballots = (ballot_of(state, index, seat) for index in range(len(state.orders)))
    voted = any(ballot is not None and ballot.value is not None for ballot in ballots)
    chose = any(catch.seat == seat and catch.fill is not None for catch in state.catches)
    return member.acted or member.said or voted or chose
