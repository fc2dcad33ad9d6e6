"""The state after an event: no choice and no chance is left to make."""

from collections.abc import Callable
from typing import Any, Final, assert_never, get_args

from msgspec.structs import replace

from engine.games.treasure import deeds
from engine.games.treasure.changes import afloat, ashore, with_member, with_treasure
from engine.games.treasure.ending import tonight
from engine.games.treasure.events import (
    BallotsShown,
    DayEvent,
    DayStarted,
    EndEvent,
    GameOver,
    Left,
    MatchOpened,
    Placed,
    SetupEvent,
    Stowed,
    TeamAssigned,
)
from engine.games.treasure.events_night import DawnEvent, NightEvent
from engine.games.treasure.fold_day import after_day
from engine.games.treasure.fold_night import after_dawn, after_night
from engine.games.treasure.leaving import idle_after
from engine.games.treasure.state import Kept, Member, Order, State
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat


def _on_opened(state: None, event: MatchOpened) -> State:
    members = tuple(Member(Sealed(None, (seat,)), seal(0, seat)) for seat in range(event.seats))
    return State(event.options, members)


def _after_setup(state: State, event: TeamAssigned | Placed | Stowed | DayStarted) -> State:
    match event:
        case TeamAssigned(seat, team):
            return with_member(state, seat, team=seal(team, seat))
        case Placed(seat, ship):
            return ashore(state, seat, ship)
        case Stowed(ship, hold, by_lot):
            return deeds.stow_treasure(with_treasure(state, ship, hold, 1), ship, hold, by_lot=by_lot)
        case DayStarted(round):
            return _morning(state, round)
    assert_never(event)


def _morning(state: State, round: int) -> State:
    members = tuple(
        Member(member.team, seal(idle_after(state, seat) if state.round else 0, seat), left=member.left)
        for seat, member in enumerate(state.members)
    )
    night = tuple(Kept(vote, (vote.seat,)) for vote in tonight(state))
    return State(
        state.options,
        members,
        state.spots,
        state.spanish,
        round,
        "day",
        fleet=state.fleet,
        kept=state.kept if state.options.votes_opened == "never" else state.kept + night,
        tales=state.tales,
        deeds=state.deeds,
    )


def _after_end(state: State, event: EndEvent) -> State:
    match event:
        case Left(seat):
            return _without_seat(state, seat)
        case BallotsShown(ballots):
            return replace(state, shown=ballots, kept=())
        case GameOver():
            return replace(state, phase="over", over=event)
    assert_never(event)


def _without_seat(state: State, seat: Seat) -> State:
    """TI-R28: no more in a queue or on tonight's lists; a choice of holds already made stands."""
    gone = with_member(afloat(state, seat), seat, left=True)
    ballots = tuple(ballot for ballot in gone.ballots if ballot.seat != seat)
    held = replace(gone, ballots=ballots)
    orders = tuple(_without_voter(held, index, seat) for index in range(len(held.orders)))
    return replace(held, orders=orders)


def _without_voter(state: State, index: int, seat: Seat) -> Order:
    order = state.orders[index]
    voters = tuple(voter for voter in order.voters if voter != seat)
    cast = sum(ballot.order == index and ballot.value is not None for ballot in state.ballots)
    return replace(order, voters=voters, cast=cast)


FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    **dict.fromkeys(get_args(SetupEvent), _after_setup),
    **dict.fromkeys(get_args(DayEvent), after_day),
    **dict.fromkeys(get_args(NightEvent), after_night),
    **dict.fromkeys(get_args(DawnEvent), after_dawn),
    **dict.fromkeys(get_args(EndEvent), _after_end),
    MatchOpened: _on_opened,
}
"""Which function folds which event; the first event makes the first state."""
