"""Set-up: teams and places by lot, and each captain's first treasure (section 2)."""

from math import comb

from engine.games.treasure.events import (
    AnyEvent,
    DayStarted,
    MatchOpened,
    Placed,
    Stowed,
    TeamAssigned,
)
from engine.games.treasure.moves import Options, Ship, Stow, Team
from engine.games.treasure.state import ROOM, SHIPS, SIDES, State, first, ship_of, spot, titles_of
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.seats import Seat


def setup(seats: int, options: Options, dice: Dice) -> tuple[AnyEvent, ...]:
    """TI-2.1, TI-2.2: teams are told, crews announced.

    Raises:
        Refused: fewer seats than the option `min_players` allows (TI-R01).
    """
    if seats < options.min_players:
        raise Refused(no("seats_wrong", seats=seats))
    return (MatchOpened(seats, options), *_teams(seats, dice), *_places(seats, options, dice))


def stow_refusal(state: State, seat: Seat) -> Refusal | None:
    """TI-2.3: only a captain, once, for the own ship."""
    if state.phase != "stow":
        return no("not_stowing")
    ship = ship_of(state, seat)
    if ship is None or "captain" not in titles_of(state, seat):
        return no("not_captain")
    return no("already_stowed") if is_treasure_stowed(state, ship) else None


def stow(state: State, seat: Seat, action: Stow) -> tuple[AnyEvent, ...]:
    """The captain's choice; public, and not an action (TI-R05)."""
    ship = ship_of(state, seat)
    assert ship is not None
    return (Stowed(ship, action.hold, by_lot=False),)


def stow_by_lot(ship: Ship, dice: Dice) -> Stowed:
    """T40: any rule for a silent captain would favour or betray a team (U10)."""
    return Stowed(ship, dice.pick(SIDES, "stow", ship), by_lot=True)


def follow_stow(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """Day 1 when both treasures lie; a ship whose crew has left stows by lot."""
    empty = [ship for ship in SHIPS if not is_treasure_stowed(state, ship)]
    if not empty:
        return (DayStarted(1),)
    return tuple(stow_by_lot(ship, dice) for ship in empty if first(state, ship) is None)


def is_treasure_stowed(state: State, ship: Ship) -> bool:
    """Whether the ship's first treasure lies in a hold."""
    at = spot(state, ship)
    return at.english + at.french > 0


def _teams(seats: int, dice: Dice) -> tuple[TeamAssigned, ...]:
    """TI-1.1: two equal teams; the odd one is Dutch."""
    pair: tuple[Team, ...] = SIDES
    odd: tuple[Team, ...] = ("dutch",)
    dealt = enumerate(dice.shuffle(pair * (seats // 2) + odd * (seats % 2), "teams"))
    return tuple(TeamAssigned(seat, team, to=(seat,)) for seat, team in dealt)


def _places(seats: int, options: Options, dice: Dice) -> tuple[Placed, ...]:
    order = dice.shuffle(range(seats), "placement")
    if options.placement == "random":
        crew = _crew(seats, dice)
        crews = order[:crew], order[crew:]
    else:
        turn = dice.roll_below(2, "first_ship")
        crews = order[turn::2], order[1 - turn :: 2]
    return tuple(
        Placed(seat, ship, rank)
        for ship, queue in zip(SHIPS, crews, strict=True)
        for rank, seat in enumerate(queue, start=1)
    )


def _crew(seats: int, dice: Dice) -> int:
    """TI-R02, option: everybody chooses a ship blindly, as long as each has one and none has over five."""
    sizes = range(max(1, seats - ROOM), min(ROOM, seats - 1) + 1)
    return sizes[dice.pick_weighted([comb(seats, size) for size in sizes], "crew")]
