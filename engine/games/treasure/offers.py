"""The moves a seat may make now: each asked of the rules, so that the two cannot disagree."""

from collections.abc import Callable, Iterator
from typing import get_args

from engine.games.treasure.moves import (
    AnyAction,
    Attack,
    Board,
    Conflict,
    Done,
    Fleet,
    Land,
    Loot,
    Maroon,
    Mutiny,
    Rob,
    Shift,
    Stow,
    Undone,
    Vote,
)
from engine.games.treasure.night import VALUES
from engine.games.treasure.state import PLACES, SIDES, State, ship_of, spot
from engine.kernel.seats import Seat

Allowed = Callable[[AnyAction], bool]


def offers(state: State, seat: Seat, allowed: Allowed) -> tuple[AnyAction, ...]:
    """Whole moves but for leaving: they are few enough to list."""
    if not 0 <= seat < len(state.members):
        return ()
    return tuple(action for action in _answers(state, seat) if allowed(action))


def _answers(state: State, seat: Seat) -> Iterator[AnyAction]:
    match state.phase:
        case "stow":
            yield from (Stow(hold) for hold in SIDES)
        case "day":
            yield from _day(state, seat)
        case "night" | "loot":
            yield from _night(state)


def _day(state: State, seat: Seat) -> Iterator[AnyAction]:
    yield from (Attack(), Mutiny(), Fleet(), Conflict(), Board())
    yield from (Shift(hold) for hold in SIDES)
    yield from (Land(place) for place in PLACES)
    ship = ship_of(state, seat)
    yield from (Maroon(one) for one in (spot(state, ship).queue if ship else ()))
    yield from (Done(), Undone())


def _night(state: State) -> Iterator[AnyAction]:
    for index, order in enumerate(state.orders):
        yield from (Vote(index, value) for value in VALUES[order.kind])
        if order.kind == "attack":
            yield from (Loot(index, fill, rob) for fill in SIDES for rob in get_args(Rob))
