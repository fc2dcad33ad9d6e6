"""What an answer would bring a seat if it came as foretold: its points and the realm's stability, as ranges.

A forecast gives signs, no sizes (HO-6.2). An outcome moves a resource by 1 to 3 before momentum, so that each
foretold sign is tried at every size (foretold.py); what comes of it is the least and the most. Read are the
public tracks and forecasts and the seat's own role, offices and purse. Outcomes, their weights and the dice
are not: an event that nobody foretold may bring anything, and a range is no promise.
"""

from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from bot.games.houses.foretold import resources_by_size
from bot.games.houses.panel.holdings import reckon
from engine.games.houses.content import Forecast
from engine.games.houses.names import RESOURCES
from engine.games.houses.points import office_points, resource_points
from engine.games.houses.resources import LEAST, MOST
from engine.games.houses.view import Own, View

Range = tuple[int, int]
"""The least and the most."""


class Outlook(Struct, frozen=True):
    """An answer's outlook for one seat."""

    points: Range
    stability: Range


def outlook(view: View, own: Own, forecast: Forecast, spent: int) -> Outlook | None:
    """The outlook of the answer with this forecast, if it wins with so much of the seat's power in it.

    HO-6.10: the power of a winning ballot is gone; coins, offices and bonus stay as they are, and what the
    rules hide of purses is left out (HO-R11). None without a role.
    """
    role = own.role
    if role is None:
        return None
    kept = reckon(view, replace(own, power=own.power - spent))
    offices = view.characters[own.seat].offices
    # All but what the five values decide: these points are the same at every size.
    fixed = kept.total - (kept.resources or 0) - sum(points for _, points in kept.offices)

    # By resource, each value it may take and by how much it would move; foretold nothing, it stays.
    moved = resources_by_size(view.tracks, forecast)
    ends = [moved.get(name, {(track.value, 0)}) for name, track in zip(RESOURCES, view.tracks, strict=True)]
    points, stabilities = set[int](), set[int]()
    for realm in product(*ends):
        values = tuple(value for value, _ in realm)
        worth = resource_points(role, values) + sum(office_points(one, values) for one in offices)
        points.add(fixed + worth)
        # HO-2.5: stability moves by the sum of what the resources really moved by.
        stabilities.add(max(LEAST, min(MOST, view.stability + sum(by for _, by in realm))))
    return Outlook((min(points), max(points)), (min(stabilities), max(stabilities)))
