"""The day: one public action a seat, judged and done at the moment it comes (section 4)."""

from typing import assert_never

from engine.games.treasure.events import (
    AnyEvent,
    AttackOrdered,
    Boarded,
    ConflictStarted,
    FleetCalled,
    Landed,
    Marooned,
    MutinyDeclared,
    SaidDone,
    TookBack,
    TreasureShifted,
)
from engine.games.treasure.events_night import OrderLapsed
from engine.games.treasure.moves import (
    Attack,
    Board,
    Conflict,
    DayAction,
    Done,
    Fleet,
    Land,
    Maroon,
    Mutiny,
    Place,
    Shift,
    Ship,
    Side,
    Source,
    Undone,
)
from engine.games.treasure.state import (
    ROOM,
    State,
    Title,
    first,
    other_ship,
    place_of,
    ship_of,
    spot,
    titles_of,
    treasures,
)
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat


def day_refusal(state: State, seat: Seat, action: DayAction) -> Refusal | None:
    """TI-4.2, then the action's own conditions; a refused action is not used up (TI-R08)."""
    member = state.members[seat]
    if state.phase != "day":
        return no("not_day")
    if member.slept:
        return no("day_over")
    if member.acted:
        return no("already_acted")
    match action:
        case Done():
            return no("already_done") if member.done else None
        case Undone():
            return None if member.done else no("not_done")
        case Board() | Land():
            return _boat_refusal(state, seat, action)
        case Attack() | Maroon():
            return _captain_refusal(state, seat, action)
        case Mutiny():
            return _mutiny_refusal(state, seat)
        case Shift(hold):
            return _shift_refusal(state, seat, hold)
        case Fleet():
            return _fleet_refusal(state, seat)
        case Conflict():
            return _conflict_refusal(state, seat)
    assert_never(action)


def act(state: State, seat: Seat, action: DayAction) -> tuple[AnyEvent, ...]:
    """What the action does, at once (TI-4.3)."""
    match action:
        case Done():
            return (SaidDone(seat),)
        case Undone():
            return (TookBack(seat),)
        case Board():
            return (Boarded(seat, _place(state, seat)),)
        case Land(place):
            return (Landed(seat, place, len(spot(state, place).queue) + 1),)
        case Maroon(target):
            return _maroon(state, seat, target)
        case Fleet():
            return (FleetCalled(seat, state.round),)
        case Conflict():
            return (ConflictStarted(seat),)
        case Attack() | Mutiny() | Shift():
            return (_aboard(state, seat, action),)
    assert_never(action)


def target_of(state: State, ship: Ship) -> Source | None:
    """TI-R11: the Spanish ship while it holds treasure, else the other pirate ship, if that has any."""
    if state.spanish:
        return "spanish"
    other = other_ship(ship)
    return other if loot_of(state, other) else None


def loot_of(state: State, ship: Ship) -> int:
    """Treasures in both holds."""
    return treasures(state, ship, "english") + treasures(state, ship, "french")


def _aboard(state: State, seat: Seat, action: Attack | Mutiny | Shift) -> AnyEvent:
    ship = ship_of(state, seat)
    assert ship is not None
    match action:
        case Attack():
            target = target_of(state, ship)
            assert target is not None
            return AttackOrdered(seat, ship, target)
        case Mutiny():
            return MutinyDeclared(seat, ship, spot(state, ship).queue[0])
        case Shift(hold):
            return TreasureShifted(seat, ship, hold)
    assert_never(action)


def _maroon(state: State, seat: Seat, target: Seat) -> tuple[AnyEvent, ...]:
    """TI-4.7; where mutinies do not survive it, the victim's own ends with it (TI-R15, option)."""
    ship = ship_of(state, seat)
    assert ship is not None
    gone = Marooned(seat, target, ship)
    if state.options.mutiny_survives_maroon == "on":
        return (gone,)
    ended = (
        OrderLapsed(index, order.kind, order.place)
        for index, order in enumerate(state.orders)
        if order.live and order.kind == "mutiny" and order.by == target and order.place == ship
    )
    return (gone, *ended)


def _place(state: State, seat: Seat) -> Place:
    place = place_of(state, seat)
    assert place is not None
    return place


def _boat_refusal(state: State, seat: Seat, action: Board | Land) -> Refusal | None:
    """TI-4.4, TI-4.5; room is a matter of landing, not of boarding (U13)."""
    place = place_of(state, seat)
    if isinstance(action, Board):
        return no("in_boat") if place is None else None
    if place is not None:
        return no("not_in_boat")
    full = action.place != "island" and len(spot(state, action.place).queue) >= ROOM
    return no("ship_full", place=action.place) if full else None


def _captain_refusal(state: State, seat: Seat, action: Attack | Maroon) -> Refusal | None:
    ship = ship_of(state, seat)
    if ship is None or not _is(state, seat, "captain"):
        return no("not_captain")
    if isinstance(action, Maroon):
        return _maroon_refusal(state, seat, ship, action.target)
    if any(order.kind == "attack" and order.place == ship for order in state.orders):
        return no("attack_ordered")
    return None if target_of(state, ship) else no("nothing_to_take")


def _maroon_refusal(state: State, seat: Seat, ship: Ship, target: Seat) -> Refusal | None:
    if target == seat:
        return no("not_self")
    return None if target in spot(state, ship).queue else no("not_aboard")


def _mutiny_refusal(state: State, seat: Seat) -> Refusal | None:
    """TI-4.8, TI-R15: one live mutiny against one captain."""
    ship = ship_of(state, seat)
    if ship is None or not _is(state, seat, "mate"):
        return no("not_mate")
    captain = first(state, ship)
    live = any(order.live and order.kind == "mutiny" and order.against == captain for order in state.orders)
    return no("mutiny_live") if live else None


def _shift_refusal(state: State, seat: Seat, hold: Side) -> Refusal | None:
    ship = ship_of(state, seat)
    if ship is None or not _is(state, seat, "cabin_boy"):
        return no("not_cabin_boy")
    return None if treasures(state, ship, hold) else no("hold_empty", hold=hold)


def _fleet_refusal(state: State, seat: Seat) -> Refusal | None:
    """TI-4.10, TI-R21."""
    if not _is(state, seat, "governor"):
        return no("not_governor")
    if state.fleet is not None:
        return no("fleet_called")
    if state.round < state.options.fleet_from:
        return no("too_early", round=state.options.fleet_from)
    return no("last_round") if state.round >= state.options.rounds else None


def _conflict_refusal(state: State, seat: Seat) -> Refusal | None:
    if place_of(state, seat) != "island":
        return no("not_islander")
    return no("conflict_started") if any(one.kind == "conflict" for one in state.orders) else None


def _is(state: State, seat: Seat, title: Title) -> bool:
    return title in titles_of(state, seat)
