"""What a house's character would score if its generation ended now, clause by clause (chapter 10)."""

from collections.abc import Sequence

from msgspec import Struct

from engine.games.houses import perks
from engine.games.houses.content import Office
from engine.games.houses.office_points import office_points
from engine.games.houses.purses import purse
from engine.games.houses.ranks import places
from engine.games.houses.role_points import coin_points, resource_points
from engine.games.houses.scoring import POWER_POINTS
from engine.games.houses.state import State
from engine.kernel.seats import Seat


class Reckoning(Struct, frozen=True):
    """Points by clause; None for what can't be told: no role yet, or purses that are hidden (HO-R11).

    `coin_place` and `power_place` are by what others show, and by what the house itself has now.
    """

    resources: int | None
    coins: int | None
    coin_place: int | None
    offices: tuple[tuple[Office, int], ...]
    power: int | None
    power_place: int | None
    bonus: int

    @property
    def total(self) -> int:
        """All that can be told, together."""
        told = (self.resources, self.coins, self.power)
        return sum(one or 0 for one in told) + sum(n for _, n in self.offices) + self.bonus


def reckoned(seen: State, seat: Seat) -> Reckoning:
    """HO-10.1 to 10.4 for this seat; `seen` is its cut of a state that has characters."""
    one, values = seen.characters[seat], tuple(track.value for track in seen.tracks)
    role = one.role.value if one.role else None
    coin_place, power_place = _places(seen, seat)
    return Reckoning(
        resource_points(role, values) if role else None,
        coin_points(role, coin_place) if role and coin_place else None,
        coin_place,
        tuple((office, office_points(office, values)) for office in one.offices),
        _power_points(power_place),
        power_place,
        perks.bonus(seen, seat),
    )


def _places(seen: State, seat: Seat) -> tuple[int | None, int | None]:
    if seen.options.purses == "hidden":
        return None, None
    held = [purse(seen, one) if one == seat else seen.characters[one].shown for one in seen.seats]
    coins, power = [one.coins for one in held], [one.power for one in held]
    return _place(seen, coins, seat), _place(seen, power, seat)


def _place(seen: State, row: Sequence[int], seat: Seat) -> int:
    return places(row, seen.options.equals)[seat]


def _power_points(place: int | None) -> int | None:
    if place is None:
        return None
    return POWER_POINTS[place - 1] if place <= len(POWER_POINTS) else 0
