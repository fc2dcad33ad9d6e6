"""Who would win the campaign as things stand: by prestige, by crown, or by both (HO-R05)."""

from typing import Literal

from msgspec import Struct

from engine.games.houses.state import State
from engine.kernel.seats import Seat

Ending = Literal["unity", "division", "level"]


class Standing(Struct, frozen=True):
    """The houses by place if the campaign ended so; equals stand together."""

    ending: Ending
    places: tuple[tuple[Seat, ...], ...]


def ending(state: State) -> Ending:
    """Which of unity and division is higher now."""
    if state.unity == state.division:
        return "level"
    return "unity" if state.unity > state.division else "division"


def places(state: State, how: Ending) -> tuple[tuple[Seat, ...], ...]:
    """HO-R05: prestige then crown, crown then prestige, or the sum then prestige; equals share a place."""
    keys = {seat: _key(state, seat, how) for seat in state.seats}
    order = sorted(set(keys.values()), reverse=True)
    return tuple(tuple(seat for seat in state.seats if keys[seat] == key) for key in order)


def standings(state: State) -> tuple[Standing, ...]:
    """Both endings as they stand now."""
    return (Standing("unity", places(state, "unity")), Standing("division", places(state, "division")))


def _key(state: State, seat: Seat, how: Ending) -> tuple[int, int]:
    house = state.houses[seat]
    if how == "unity":
        return house.prestige, house.crown
    if how == "division":
        return house.crown, house.prestige
    return house.prestige + house.crown, house.prestige
