"""Where everybody stands and what is owed: the state of one game, how it is read, and how it is changed.

People stand in queues, on two ships and the island; whoever stands in none is in a boat. Titles follow from
the queues and are never stored (TI-R04). Votes and choices of holds are secret down to their existence.
"""

from typing import Any, Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.games.treasure.base import (
    GameOver,
    Kind,
    Options,
    Place,
    Rob,
    Ship,
    Shown,
    Side,
    Source,
    Team,
    Value,
)
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience, Seat

Phase = Literal["stow", "day", "night", "dawn", "loot", "over"]
Title = Literal["captain", "mate", "cabin_boy", "governor"]

ABOARD: Final[tuple[Title, ...]] = ("captain", "mate")
"""The titles of a ship's first ranks; its last is the cabin boy (TI-3.4)."""

SHIPS: Final[tuple[Ship, ...]] = get_args(Ship)
PLACES: Final[tuple[Place, ...]] = get_args(Place)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
SPOT: Final = {place: number for number, place in enumerate(PLACES)}
"""Where each place stands in a state's spots."""

ROOM: Final = 5
"""TI-1.3: crew on a ship."""


class Spot(Struct, frozen=True):
    """A ship or the island: its people by rank (TI-3.2) and the treasures in its holds or areas."""

    queue: tuple[Seat, ...] = ()
    english: int = 0
    french: int = 0


class Member(Struct, frozen=True):
    """One seat. `said`: it said `done` today, even if it took that back; `slept`: its day ran out.

    `idle` is the number of rounds it has been absent in a row; it depends on secret votes (TI-R29).
    """

    team: Sealed[Team]
    idle: Sealed[int]
    acted: bool = False
    done: bool = False
    said: bool = False
    slept: bool = False
    left: bool = False


class Order(Struct, frozen=True):
    """An order of the day. `voters` and `head`, captain or governor at dusk, are known from dusk on (TI-R13).

    `against` is a mutiny's captain, `target` an attack's aim, `cast` the public count of votes (TI-R27);
    `live` ends when the order lapses or is settled.
    """

    kind: Kind
    place: Place
    by: Seat
    against: Seat | None = None
    target: Source | None = None
    voters: tuple[Seat, ...] = ()
    head: Seat | None = None
    cast: int = 0
    live: bool = True


class Ballot(Struct, frozen=True):
    """One vote; no value is a missed one. Its very existence is its voter's secret (TI-R27)."""

    order: int
    seat: Seat
    value: Value | None
    to: Audience


class Catch(Struct, frozen=True):
    """A captain's choice of holds (TI-R12); no `fill` is a missed one."""

    order: int
    seat: Seat
    fill: Side | None
    rob: Rob
    to: Audience


class Kept(Struct, frozen=True):
    """A vote of an earlier night, kept only where votes are opened at the end."""

    vote: Shown
    to: Audience


class Tale(Struct, frozen=True):
    """A vote that was counted, as everybody heard it at dawn; `head` was captain or governor at dusk.

    `votes` are charge, fire and douse, or for and against, or English and French (TI-5.2 to TI-5.4);
    `voters` were on its list (TI-R13); `fell`: the governor fell after it (TI-R19).
    """

    round: int
    kind: Kind
    place: Place
    head: Seat | None
    succeeded: bool
    voters: tuple[Seat, ...] = ()
    votes: tuple[int, ...] = ()
    fell: bool = False


class Deed(Struct, frozen=True):
    """What a seat was seen to do by its own choice: the side it gave a treasure to, or whom it turned on."""

    kind: Literal["stow", "shift", "loot", "maroon", "mutiny"]
    seat: Seat
    side: Side | None = None
    against: Seat | None = None


class State(Struct, frozen=True):
    """One game. `spots` follow PLACES, `members` the seats; `queue` holds the orders still to be settled.

    `tales` are the counts of all nights so far, `deeds` what seats were seen to do; no rule reads them.
    """

    options: Options
    members: tuple[Member, ...]
    spots: tuple[Spot, ...] = (Spot(), Spot(), Spot(english=1, french=1))
    spanish: int = 4
    round: int = 0
    phase: Phase = "stow"
    orders: tuple[Order, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    catches: tuple[Catch, ...] = ()
    queue: tuple[int, ...] = ()
    fleet: int | None = None
    floor_passed: bool = False
    closed: bool = False
    kept: tuple[Kept, ...] = ()
    shown: tuple[Shown, ...] = ()
    over: GameOver | None = None
    tales: tuple[Tale, ...] = ()
    deeds: tuple[Deed, ...] = ()


# --- how it is read -----------------------------------------------------------------------------------------


def spot(state: State, place: Place) -> Spot:
    """The ship or the island."""
    return state.spots[SPOT[place]]


def place_of(state: State, seat: Seat) -> Place | None:
    """The ship or the island on which the seat stands; None in a boat."""
    for place, at in zip(PLACES, state.spots, strict=True):
        if seat in at.queue:
            return place
    return None


def ship_of(state: State, seat: Seat) -> Ship | None:
    """The ship the seat is on, or None."""
    for ship in SHIPS:
        if seat in spot(state, ship).queue:
            return ship
    return None


def head_of(state: State, place: Place) -> Seat | None:
    """The captain or the governor of this moment (TI-3.3, TI-3.5), or None where nobody stands."""
    return next(iter(spot(state, place).queue), None)


def titles_of(state: State, seat: Seat) -> tuple[Title, ...]:
    """The seat's titles at this moment, never stored (TI-R04, U06); two are possible (TI-3.4)."""
    place = place_of(state, seat)
    if place is None:
        return ()
    queue = spot(state, place).queue
    rank = queue.index(seat) + 1
    if place == "island":
        return ("governor",) if rank == 1 else ()
    held: tuple[Title, ...] = ABOARD[rank - 1 : rank]
    return (*held, "cabin_boy") if rank == len(queue) else held


def seats_in_boats(state: State) -> tuple[Seat, ...]:
    """Everybody who stands nowhere (TI-R06), leavers too."""
    stand = {seat for at in state.spots for seat in at.queue}
    return tuple([seat for seat in range(len(state.members)) if seat not in stand])


def treasures(state: State, place: Place, side: Side) -> int:
    """Treasures in this side's hold or area."""
    at = spot(state, place)
    return at.english if side == "english" else at.french


def score(state: State) -> tuple[int, int]:
    """TI-6.2: English and French treasures; those on the Spanish ship are nobody's."""
    return sum(at.english for at in state.spots), sum(at.french for at in state.spots)


def opposite(side: Side) -> Side:
    """The other side's hold or area."""
    return "french" if side == "english" else "english"


def other_ship(ship: Ship) -> Ship:
    """The other pirate ship."""
    return "jr" if ship == "fd" else "fd"


def ballot_of(state: State, order: int, seat: Seat) -> Ballot | None:
    """The vote of this seat on this order, cast or missed; None while it owes one."""
    for one in state.ballots:
        if one.seat == seat and one.order == order:
            return one
    return None


def catch_of(state: State, order: int) -> Catch | None:
    """The choice of holds for this attack, or None while it is owed."""
    return next((one for one in state.catches if one.order == order), None)


# --- how it is changed --------------------------------------------------------------------------------------


def with_member(state: State, seat: Seat, **changes: Any) -> State:
    """The game with something changed of one seat."""
    members = list(state.members)
    members[seat] = replace(members[seat], **changes)
    return replace(state, members=tuple(members))


def with_order(state: State, index: int, **changes: Any) -> State:
    """The game with something changed of one order of the day."""
    orders = list(state.orders)
    orders[index] = replace(orders[index], **changes)
    return replace(state, orders=tuple(orders))


def with_spot(state: State, place: Place, **changes: Any) -> State:
    """The game with something changed of one ship or the island."""
    spots = list(state.spots)
    spots[SPOT[place]] = replace(spots[SPOT[place]], **changes)
    return replace(state, spots=tuple(spots))


def into_boat(state: State, seat: Seat) -> State:
    """The seat leaves its queue for a boat; those behind move up at once (TI-R03)."""
    spots = (
        replace(at, queue=tuple(one for one in at.queue if one != seat)) if seat in at.queue else at
        for at in state.spots
    )
    return replace(state, spots=tuple(spots))


def to_last_rank(state: State, seat: Seat, place: Place) -> State:
    """The seat stands last there, whether it came from a queue or from a boat (TI-3.6)."""
    moved = into_boat(state, seat)
    return with_spot(moved, place, queue=(*spot(moved, place).queue, seat))


def with_treasure(state: State, place: Place, side: Side, more: int) -> State:
    """The game with so many treasures more, or fewer, in this hold or area."""
    return with_spot(state, place, **{side: treasures(state, place, side) + more})


def with_order_settled(state: State, index: int) -> State:
    """The game after this order has lapsed or was counted."""
    done = with_order(state, index, live=False)
    return replace(done, queue=tuple(one for one in done.queue if one != index))


def with_deed(state: State, deed: Deed) -> State:
    """The game with something more that a seat was seen to do, as evidence of its side (section 8)."""
    return replace(state, deeds=(*state.deeds, deed))
