"""What a house's character would score if its generation ended now, clause by clause (chapter 10)."""

from msgspec import Struct

from engine.games.houses.names import Office
from engine.games.houses.office_points import office_points
from engine.games.houses.ranks import places
from engine.games.houses.role_points import coin_points
from engine.games.houses.scoring import POWER_POINTS
from engine.games.houses.view import CharacterView, Own, View


class Reckoning(Struct, frozen=True):
    """Points by clause; None for what can't be told: no role yet, or purses that are hidden (HO-R11).

    `coin_place` and `power_place` are by what others show, and by what the house itself has now;
    `coins_level` and `power_level` say that all have the same, and share whatever place the rules give them.
    """

    resources: int | None
    coins: int | None
    coin_place: int | None
    offices: tuple[tuple[Office, int], ...]
    power: int | None
    power_place: int | None
    bonus: int
    coins_level: bool
    power_level: bool

    @property
    def total(self) -> int:
        """All that can be told, together."""
        told = (self.resources, self.coins, self.power)
        return sum(one or 0 for one in told) + sum(n for _, n in self.offices) + self.bonus


def reckon(view: View, own: Own) -> Reckoning:
    """HO-10.1 to 10.4 for the seat whose view this is, in a generation."""
    one, values = view.characters[own.seat], tuple(track.value for track in view.tracks)
    role = own.role
    (coin_place, coins_level), (power_place, power_level) = _places(view, own)
    return Reckoning(
        resources=own.points,
        coins=coin_points(role, coin_place) if role and coin_place else None,
        coin_place=coin_place,
        offices=tuple((office, office_points(office, values)) for office in one.offices),
        power=_power_points(power_place),
        power_place=power_place,
        bonus=own.bonus,
        coins_level=coins_level,
        power_level=power_level,
    )


def _places(view: View, own: Own) -> tuple[tuple[int | None, bool], tuple[int | None, bool]]:
    """By what the others show, and by what the house itself has now; whether all are level."""
    if view.options.purses == "hidden":
        return (None, False), (None, False)
    held: list[Own | CharacterView] = [own if one.seat == own.seat else one for one in view.characters]
    coins, power = [one.coins or 0 for one in held], [one.power or 0 for one in held]
    equals = view.options.equals
    return (
        (places(coins, equals)[own.seat], len(set(coins)) == 1),
        (places(power, equals)[own.seat], len(set(power)) == 1),
    )


def _power_points(place: int | None) -> int | None:
    if place is None:
        return None
    return POWER_POINTS[place - 1] if place <= len(POWER_POINTS) else 0
