"""Who would win the campaign as things stand: by prestige, by crown, or by both (HO-R05)."""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from engine.games.houses.state import House, State
from engine.kernel.seats import Seat

Ending = Literal["unity", "division", "level"]

KEPT: Final = 256
"""So many orders of houses are kept."""


class Standing(Struct, frozen=True):
    """The houses by place if the campaign ended so; equals stand together."""

    ending: Ending
    places: tuple[tuple[Seat, ...], ...]


def ending(state: State) -> Ending:
    """HO-R05: which of unity and division is higher now."""
    if state.unity == state.division:
        return "level"
    return "unity" if state.unity > state.division else "division"


def places(state: State, how: Ending) -> tuple[tuple[Seat, ...], ...]:
    """HO-R05: prestige then crown, crown then prestige, or the sum then prestige; equals share a place."""
    return _by(state.houses, how)


def _by(houses: tuple[House, ...], how: Ending) -> tuple[tuple[Seat, ...], ...]:
    keys = tuple([_key(house, how) for house in houses])
    order = sorted(set(keys), reverse=True)
    return tuple([tuple([seat for seat, own in enumerate(keys) if own == key]) for key in order])


def standings(state: State) -> tuple[Standing, ...]:
    """Both endings as they stand now."""
    return _standings(state.houses)


@lru_cache(KEPT)
def _standings(houses: tuple[House, ...]) -> tuple[Standing, ...]:
    """The same for whoever looks, until a house rises."""
    return (Standing("unity", _by(houses, "unity")), Standing("division", _by(houses, "division")))


def _key(house: House, how: Ending) -> tuple[int, int]:
    if how == "unity":
        return house.prestige, house.crown
    if how == "division":
        return house.crown, house.prestige
    return house.prestige + house.crown, house.prestige
