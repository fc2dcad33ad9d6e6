"""The day: one public action a seat, judged and done at the moment it comes (section 4).

An action belongs to a title or a place: captains attack and maroon, first mates mutiny, cabin boys shift a
treasure, the governor calls the fleet, islanders start a conflict; anybody takes to a boat or lands. Attack,
mutiny and conflict are orders, on which the night votes. A refused action is not used up (TI-R08).

The day ends when everybody has acted, said `done`, slept through it or left (TI-R25), or by its own hours.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.games.treasure.base import (
    Action,
    Event,
    Events,
    Folds,
    Kind,
    Place,
    Question,
    Rule,
    Ship,
    Side,
    Source,
    always,
)
from engine.games.treasure.state import (
    ROOM,
    Deed,
    Order,
    State,
    head_of,
    into_boat,
    opposite,
    other_ship,
    place_of,
    ship_of,
    spot,
    titles_of,
    to_last_rank,
    treasures,
    with_deed,
    with_member,
    with_order_settled,
    with_treasure,
)
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.waits import Wait

# --- moves --------------------------------------------------------------------------------------------------


class DayAction(Action, frozen=True):
    """A move of the day."""


class Board(DayAction, frozen=True, tag="board"):
    """TI-4.4: into a boat."""


class Land(DayAction, frozen=True, tag="land"):
    """TI-4.5: out of the boat, to the last rank there."""

    place: Place


class Attack(DayAction, frozen=True, tag="attack"):
    """TI-4.6: the captain's order; its target follows from the treasures (TI-R11)."""


class Maroon(DayAction, frozen=True, tag="maroon"):
    """TI-4.7: the captain sends one of the crew ashore."""

    target: int


class Mutiny(DayAction, frozen=True, tag="mutiny"):
    """TI-4.8: the first mate against the captain of this moment."""


class Shift(DayAction, frozen=True, tag="shift"):
    """TI-4.9: the cabin boy takes one treasure out of this hold into the ship's other one."""

    hold: Side


class Fleet(DayAction, frozen=True, tag="fleet"):
    """TI-4.10: the governor calls the Spanish fleet."""


class Conflict(DayAction, frozen=True, tag="conflict"):
    """TI-4.11: an islander starts a conflict over the island's treasures."""


class Done(DayAction, frozen=True, tag="done"):
    """TI-R25: this seat wants nothing more today."""


class Undone(DayAction, frozen=True, tag="undone"):
    """TI-R25: `done` is taken back."""


# --- events -------------------------------------------------------------------------------------------------


class Boarded(Event, frozen=True, tag="boarded"):
    """TI-4.4: `place` is where the seat was."""

    seat: int
    place: Place


class Landed(Event, frozen=True, tag="landed"):
    """TI-4.5."""

    seat: int
    place: Place
    rank: int


class AttackOrdered(Event, frozen=True, tag="attack_ordered"):
    """TI-4.6, TI-R11: the target is fixed now."""

    seat: int
    ship: Ship
    target: Source


class Marooned(Event, frozen=True, tag="marooned"):
    """TI-4.7: `target` stands last on the island now."""

    seat: int
    target: int
    ship: Ship


class MutinyDeclared(Event, frozen=True, tag="mutiny_declared"):
    """TI-4.8, TI-R15: against the captain of this moment."""

    seat: int
    ship: Ship
    against: int


class TreasureShifted(Event, frozen=True, tag="treasure_shifted"):
    """TI-4.9: out of `hold` into the other one."""

    seat: int
    ship: Ship
    hold: Side


class FleetCalled(Event, frozen=True, tag="fleet_called"):
    """TI-4.10: this round is the last."""

    seat: int
    round: int


class ConflictStarted(Event, frozen=True, tag="conflict_started"):
    """TI-4.11."""

    seat: int


class SaidDone(Event, frozen=True, tag="said_done"):
    """TI-R25."""

    seat: int


class TookBack(Event, frozen=True, tag="took_back"):
    """TI-R25: `done` holds no longer."""

    seat: int


class DayMissed(Event, frozen=True, tag="day_missed"):
    """The day's deadline found this seat without an action."""

    seat: int


class FloorPassed(Event, frozen=True, tag="floor_passed"):
    """TI-R25: the day may end early from now on."""


class DayClosed(Event, frozen=True, tag="day_closed"):
    """TI-R25: the day's deadline, where days do not end early."""


class OrderLapsed(Event, frozen=True, tag="order_lapsed"):
    """TI-R15: an order that nobody votes on tonight."""

    order: int
    kind: Kind
    place: Place


# --- who is asked, and how long -----------------------------------------------------------------------------


def day_questions(state: State) -> Iterator[Question]:
    """Everybody may act; beside them run the day's own hours.

    A seat that said `done` may still take it back, so its day stays open until dusk (TI-R25).
    """
    for seat, member in enumerate(state.members):
        if not (member.acted or member.slept or member.left):
            wait = Wait(f"day-{state.round}-{seat}", seat, "day", must=False, otherwise="no_action")
            yield Question(wait, always(DayMissed(seat)))
    # TI-R25, options: hours that only the clock can answer.
    if state.options.early_day_end == "off":
        wait = Wait(f"day-{state.round}-dusk", CLOCK, "dusk", must=False, otherwise="day_closes")
        yield Question(wait, always(DayClosed()))
    elif not _is_old_enough(state):
        wait = Wait(f"day-{state.round}-floor", CLOCK, "floor", must=False, otherwise="day_may_end")
        yield Question(wait, always(FloorPassed()))


def is_day_over(state: State) -> bool:
    """TI-R25: all have acted, said `done`, slept or left, and the day is old enough; or its hour has come."""
    if state.options.early_day_end == "off":
        return state.closed
    settled = all(one.acted or one.done or one.slept or one.left for one in state.members)
    return settled and _is_old_enough(state)


def _is_old_enough(state: State) -> bool:
    return state.floor_passed or state.options.min_day == 0


def day_refusal(state: State, seat: Seat) -> Refusal | None:
    """TI-4.2: why a seat can't do anything more today, whatever it is; each action has its own conditions."""
    member = state.members[seat]
    if state.phase != "day":
        return no("not_day")
    if member.slept:
        return no("day_over")
    return no("already_acted") if member.acted else None


def with_action_used(state: State, seat: Seat) -> State:
    """An action uses up the day of the seat that acts, and of nobody else (TI-4.2, TI-R09)."""
    return with_member(state, seat, acted=True, done=False)


# --- done, and done no longer -------------------------------------------------------------------------------


def done_refusal(state: State, seat: Seat, action: Done) -> Refusal | None:
    """Why this seat can't be done: it is already."""
    return no("already_done") if state.members[seat].done else None


def undone_refusal(state: State, seat: Seat, action: Undone) -> Refusal | None:
    """Why there is nothing to take back: it is not done."""
    return None if state.members[seat].done else no("not_done")


# --- boats --------------------------------------------------------------------------------------------------


def board_refusal(state: State, seat: Seat, action: Board) -> Refusal | None:
    """TI-4.4: why this seat can't take to a boat: it is in one."""
    return no("in_boat") if place_of(state, seat) is None else None


def board(state: State, seat: Seat, action: Board) -> Events:
    """TI-4.4: the seat is in a boat."""
    place = place_of(state, seat)
    assert place is not None
    return (Boarded(seat, place),)


def on_boarded(state: State, event: Boarded) -> State:
    return with_action_used(into_boat(state, event.seat), event.seat)


def land_refusal(state: State, seat: Seat, action: Land) -> Refusal | None:
    """TI-4.5: why this seat can't land; room is a matter of landing, not of boarding (U13)."""
    if place_of(state, seat) is not None:
        return no("not_in_boat")
    full = action.place != "island" and len(spot(state, action.place).queue) >= ROOM
    return no("ship_full", place=action.place) if full else None


def land(state: State, seat: Seat, action: Land) -> Events:
    """TI-4.5: last in the queue there."""
    return (Landed(seat, action.place, len(spot(state, action.place).queue) + 1),)


def on_landed(state: State, event: Landed) -> State:
    return with_action_used(to_last_rank(state, event.seat, event.place), event.seat)


# --- captains -----------------------------------------------------------------------------------------------


def attack_refusal(state: State, seat: Seat, action: Attack) -> Refusal | None:
    """TI-4.6: why no attack is ordered: no captain, one ordered already, nothing to take."""
    ship = ship_of(state, seat)
    if ship is None or "captain" not in titles_of(state, seat):
        return no("not_captain")
    if any(order.kind == "attack" and order.place == ship for order in state.orders):
        return no("attack_ordered")
    return None if target_of(state, ship) else no("nothing_to_take")


def attack(state: State, seat: Seat, action: Attack) -> Events:
    """TI-4.6: an order on which the crew votes tonight."""
    ship = _own_ship(state, seat)
    target = target_of(state, ship)
    assert target is not None
    return (AttackOrdered(seat, ship, target),)


def on_attack_ordered(state: State, event: AttackOrdered) -> State:
    return _with_order(state, Order("attack", event.ship, event.seat, target=event.target))


def target_of(state: State, ship: Ship) -> Source | None:
    """TI-R11: the Spanish ship while it holds treasure, else the other pirate ship, if that has any."""
    if state.spanish:
        return "spanish"
    other = other_ship(ship)
    return other if treasure_count(state, other) else None


def treasure_count(state: State, ship: Ship) -> int:
    """Treasures in both holds."""
    return treasures(state, ship, "english") + treasures(state, ship, "french")


def maroon_refusal(state: State, seat: Seat, action: Maroon) -> Refusal | None:
    """TI-4.7: why nobody is sent ashore: no captain, oneself, or none of the crew."""
    ship = ship_of(state, seat)
    if ship is None or "captain" not in titles_of(state, seat):
        return no("not_captain")
    if action.target == seat:
        return no("not_self")
    return None if action.target in spot(state, ship).queue else no("not_aboard")


def maroon(state: State, seat: Seat, action: Maroon) -> Events:
    """TI-4.7; where mutinies do not survive it, the victim's own ends with it (TI-R15, option)."""
    ship = _own_ship(state, seat)
    gone = Marooned(seat, action.target, ship)
    if state.options.mutiny_survives_maroon == "on":
        return (gone,)
    ended = (
        OrderLapsed(index, order.kind, order.place)
        for index, order in enumerate(state.orders)
        if order.live and order.kind == "mutiny" and order.by == action.target and order.place == ship
    )
    return (gone, *ended)


def on_marooned(state: State, event: Marooned) -> State:
    """The target stands on the island; the deed is kept as evidence of the captain's side."""
    state = with_action_used(to_last_rank(state, event.target, "island"), event.seat)
    return with_deed(state, Deed("maroon", event.seat, against=event.target))


# --- first mates and cabin boys -----------------------------------------------------------------------------


def mutiny_refusal(state: State, seat: Seat, action: Mutiny) -> Refusal | None:
    """TI-4.8, TI-R15: why no mutiny begins: no first mate, or one lives against this captain."""
    ship = ship_of(state, seat)
    if ship is None or "mate" not in titles_of(state, seat):
        return no("not_mate")
    captain = head_of(state, ship)
    live = any(order.live and order.kind == "mutiny" and order.against == captain for order in state.orders)
    return no("mutiny_live") if live else None


def declare_mutiny(state: State, seat: Seat, action: Mutiny) -> Events:
    """TI-4.8: an order on which the rest of the crew votes tonight."""
    ship = _own_ship(state, seat)
    return (MutinyDeclared(seat, ship, spot(state, ship).queue[0]),)


def on_mutiny_declared(state: State, event: MutinyDeclared) -> State:
    """The order waits for the night; the deed is kept as evidence of the mate's side."""
    state = _with_order(state, Order("mutiny", event.ship, event.seat, against=event.against))
    return with_deed(state, Deed("mutiny", event.seat, against=event.against))


def shift_refusal(state: State, seat: Seat, action: Shift) -> Refusal | None:
    """TI-4.9: why no treasure is shifted: no cabin boy, or nothing in that hold."""
    ship = ship_of(state, seat)
    if ship is None or "cabin_boy" not in titles_of(state, seat):
        return no("not_cabin_boy")
    return None if treasures(state, ship, action.hold) else no("hold_empty", hold=action.hold)


def shift(state: State, seat: Seat, action: Shift) -> Events:
    """TI-4.9: a treasure changes holds."""
    return (TreasureShifted(seat, _own_ship(state, seat), action.hold),)


def on_treasure_shifted(state: State, event: TreasureShifted) -> State:
    """The side that gets the treasure is evidence of a side."""
    given = opposite(event.hold)
    state = with_treasure(state, event.ship, event.hold, -1)
    state = with_action_used(with_treasure(state, event.ship, given, 1), event.seat)
    return with_deed(state, Deed("shift", event.seat, given))


# --- the island ---------------------------------------------------------------------------------------------


def fleet_refusal(state: State, seat: Seat, action: Fleet) -> Refusal | None:
    """TI-4.10, TI-R21: why the fleet is not called: no governor, called already, too early, too late."""
    if "governor" not in titles_of(state, seat):
        return no("not_governor")
    if state.fleet is not None:
        return no("fleet_called")
    if state.round < state.options.fleet_from:
        return no("too_early", round=state.options.fleet_from)
    return no("last_round") if state.round >= state.options.rounds else None


def on_fleet_called(state: State, event: FleetCalled) -> State:
    return with_action_used(replace(state, fleet=event.round), event.seat)


def conflict_refusal(state: State, seat: Seat, action: Conflict) -> Refusal | None:
    """TI-4.11: why no conflict begins: not on the island, or one has begun today."""
    if place_of(state, seat) != "island":
        return no("not_islander")
    return no("conflict_started") if any(one.kind == "conflict" for one in state.orders) else None


def on_conflict_started(state: State, event: ConflictStarted) -> State:
    return _with_order(state, Order("conflict", "island", event.seat))


def _own_ship(state: State, seat: Seat) -> Ship:
    ship = ship_of(state, seat)
    assert ship is not None
    return ship


def _with_order(state: State, order: Order) -> State:
    return with_action_used(replace(state, orders=(*state.orders, order)), order.by)


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type[Action], Rule]] = {
    Board: Rule(board_refusal, board),
    Land: Rule(land_refusal, land),
    Attack: Rule(attack_refusal, attack),
    Maroon: Rule(maroon_refusal, maroon),
    Mutiny: Rule(mutiny_refusal, declare_mutiny),
    Shift: Rule(shift_refusal, shift),
    Fleet: Rule(fleet_refusal, lambda state, seat, action: (FleetCalled(seat, state.round),)),
    Conflict: Rule(conflict_refusal, lambda state, seat, action: (ConflictStarted(seat),)),
    Done: Rule(done_refusal, lambda state, seat, action: (SaidDone(seat),)),
    Undone: Rule(undone_refusal, lambda state, seat, action: (TookBack(seat),)),
}
FOLDS: Final[Folds] = {
    Boarded: on_boarded,
    Landed: on_landed,
    AttackOrdered: on_attack_ordered,
    Marooned: on_marooned,
    MutinyDeclared: on_mutiny_declared,
    TreasureShifted: on_treasure_shifted,
    FleetCalled: on_fleet_called,
    ConflictStarted: on_conflict_started,
    SaidDone: lambda state, event: with_member(state, event.seat, done=True, said=True),
    TookBack: lambda state, event: with_member(state, event.seat, done=False),
    DayMissed: lambda state, event: with_member(state, event.seat, slept=True),
    FloorPassed: lambda state, event: replace(state, floor_passed=True),
    DayClosed: lambda state, event: replace(state, closed=True),
    OrderLapsed: lambda state, event: with_order_settled(state, event.order),
}
