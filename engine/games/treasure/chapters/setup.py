"""Set-up: teams and places by lot, and each captain's first treasure (section 2)."""

from collections.abc import Iterator
from functools import partial
from math import comb
from typing import Final

from engine.games.treasure.base import Action, Event, Events, Folds, Options, Question, Rule, Ship, Side, Team
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.state import (
    ROOM,
    SHIPS,
    SIDES,
    Deed,
    Member,
    State,
    head_of,
    ship_of,
    spot,
    titles_of,
    to_last_rank,
    with_deed,
    with_member,
    with_treasure,
)
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Audience, Seat
from engine.kernel.waits import Wait

# --- moves and events ---------------------------------------------------------------------------------------


class Stow(Action, frozen=True, tag="stow"):
    """TI-2.3: the captain puts the ship's first treasure into this hold."""

    hold: Side


class MatchOpened(Event, frozen=True, tag="match_opened"):
    """The first event: the number of seats and the settings."""

    seats: int
    options: Options


class TeamAssigned(Event, frozen=True, tag="team_assigned"):
    """TI-2.1: told to its seat alone."""

    seat: int
    team: Team
    to: Audience


class Placed(Event, frozen=True, tag="placed"):
    """TI-2.2: ranks count from 1."""

    seat: int
    ship: Ship
    rank: int


class Stowed(Event, frozen=True, tag="stowed"):
    """TI-2.3; `by_lot` when the captain was silent or the ship had none."""

    ship: Ship
    hold: Side
    by_lot: bool


# --- teams and crews ----------------------------------------------------------------------------------------


def setup(seats: int, options: Options, dice: Dice) -> Events:
    """TI-2.1, TI-2.2: teams are told, crews announced.

    Raises:
        Refused: fewer seats than the option `min_players` allows (TI-R01).
    """
    if seats < options.min_players:
        raise Refused(no("seats_wrong", seats=seats))
    # TI-1.1: two equal teams; the odd one is Dutch.
    pair: tuple[Team, ...] = SIDES
    odd: tuple[Team, ...] = ("dutch",)
    dealt = dice.shuffle(pair * (seats // 2) + odd * (seats % 2), "teams")
    teams = tuple(TeamAssigned(seat, team, to=(seat,)) for seat, team in enumerate(dealt))
    order = dice.shuffle(range(seats), "placement")
    if options.placement == "random":
        # TI-R02: everybody chooses a ship blindly, as long as each has one and none has over five.
        sizes = range(max(1, seats - ROOM), min(ROOM, seats - 1) + 1)
        crew = sizes[dice.pick_weighted([comb(seats, size) for size in sizes], "crew")]
        crews = order[:crew], order[crew:]
    else:
        turn = dice.roll_below(2, "first_ship")
        crews = order[turn::2], order[1 - turn :: 2]
    placed = tuple(
        Placed(seat, ship, rank)
        for ship, queue in zip(SHIPS, crews, strict=True)
        for rank, seat in enumerate(queue, start=1)
    )
    return (MatchOpened(seats, options), *teams, *placed)


def on_match_opened(state: None, event: MatchOpened) -> State:
    """The first state; teams are not yet known."""
    members = tuple(Member(Sealed(None, (seat,)), seal(0, seat)) for seat in range(event.seats))
    return State(event.options, members)


# --- the first treasures ------------------------------------------------------------------------------------


def stow_questions(state: State) -> Iterator[Question]:
    """Each ship's captain, or who stands in for one, stows its treasure; in silence the lot does.

    T40: any rule for a silent captain would favour or betray a team (U10).
    """
    for ship in SHIPS:
        captain = None if is_treasure_stowed(state, ship) else head_of(state, ship)
        if captain is not None:
            wait = Wait(f"stow-{ship}-{captain}", captain, "stow", must=True, otherwise="lot_hold")
            yield Question(wait, partial(stow_by_lot, ship))


def stow_refusal(state: State, seat: Seat, action: Stow) -> Refusal | None:
    """TI-2.3: only a captain, once, for the own ship."""
    if state.phase != "stow":
        return no("not_stowing")
    ship = ship_of(state, seat)
    if ship is None or "captain" not in titles_of(state, seat):
        return no("not_captain")
    return no("already_stowed") if is_treasure_stowed(state, ship) else None


def stow(state: State, seat: Seat, action: Stow) -> Events:
    """The captain's choice; public, and not an action (TI-R05)."""
    ship = ship_of(state, seat)
    assert ship is not None
    return (Stowed(ship, action.hold, by_lot=False),)


def stow_by_lot(ship: Ship, dice: Dice) -> Events:
    """The first treasure goes into a hold that the dice choose."""
    return (Stowed(ship, dice.pick(SIDES, "stow", ship), by_lot=True),)


def follow_stow(state: State, dice: Dice) -> Events:
    """Day 1 when both treasures lie; a ship whose crew has left stows by lot."""
    empty = [ship for ship in SHIPS if not is_treasure_stowed(state, ship)]
    if not empty:
        return (DayStarted(1),)
    left = (ship for ship in empty if head_of(state, ship) is None)
    return tuple(event for ship in left for event in stow_by_lot(ship, dice))


def is_treasure_stowed(state: State, ship: Ship) -> bool:
    """Whether the ship's first treasure lies in a hold."""
    at = spot(state, ship)
    return at.english + at.french > 0


def on_stowed(state: State, event: Stowed) -> State:
    """The captain's choice is evidence of a side; a lot tells nothing."""
    state, captain = with_treasure(state, event.ship, event.hold, 1), head_of(state, event.ship)
    return state if event.by_lot or captain is None else with_deed(state, Deed("stow", captain, event.hold))


# --- what the game collects from this chapter ---------------------------------------------------------------

RULES: Final[dict[type[Action], Rule]] = {Stow: Rule(stow_refusal, stow)}
FOLDS: Final[Folds] = {
    MatchOpened: on_match_opened,
    TeamAssigned: lambda state, event: with_member(state, event.seat, team=seal(event.team, event.seat)),
    Placed: lambda state, event: to_last_rank(state, event.seat, event.ship),
    Stowed: on_stowed,
}
