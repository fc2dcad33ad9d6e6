"""How the draft may have dealt the roles, reckoned by a house that saw a part of it (HO-4.2)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from math import exp

from engine.games.houses.moves import Drafted
from engine.games.houses.names import ROLES, RoleName
from engine.games.houses.stewards.roles.drafting import expected_prestige
from engine.games.houses.stewards.values.odds import KEPT
from engine.games.houses.stewards.values.realm import Values, current_values
from engine.games.houses.view import View
from engine.kernel.seats import Seat

LOT = 0.1
"""How often a house takes any role, whatever it promises: people have reasons of their own, and deadlines."""

Way = tuple[tuple[int, ...], float]
"""The other houses' roles, as spots in ROLES, and the odds that the draft came so."""


def ways(view: View, seat: Seat) -> tuple[Way, ...]:
    """All that are possible by what this house saw; by the realm of the draft, which everybody saw."""
    first = next((one for one in view.counts if one.generation == view.generation), None)
    values = current_values(view) if first is None else tuple([float(value) for value in first.values])
    own, seen = view.own and view.own.role, view.own and view.own.drafted
    return _ways(own, seen, seat, len(view.characters), values)


@lru_cache(KEPT)
def _ways(
    own: RoleName | None, seen: Drafted | None, seat: Seat, seats: int, values: Values
) -> tuple[Way, ...]:
    rest = [spot for spot, role in enumerate(ROLES) if role != own]
    found = permutations(rest, seats - (own is not None))
    if own is None or not seen:
        return tuple([(way, 1.0) for way in found])
    others = [one for one in range(seats) if one != seat]
    return tuple(_likely(ROLES.index(own), seen, seat, others, found, values))


def _likely(
    own: int,
    seen: Drafted,
    seat: Seat,
    others: Sequence[Seat],
    found: Iterable[tuple[int, ...]],
    values: Values,
) -> Iterator[Way]:
    """Those that fit what was seen, each as likely as houses are to have taken so."""
    wishes = tuple([exp(expected_prestige(role, values)) for role in ROLES])
    for way in found:
        held = {seat: own, **dict(zip(others, way, strict=True))}
        if _fits(seen, seat, held):
            yield way, _likelihood_of_order([held[one] for one in seen.order], wishes)


def _fits(seen: Drafted, seat: Seat, held: dict[Seat, int]) -> bool:
    """Who took later took of what was left, who took earlier did not; the next has what was handed to it."""
    after = seen.order[seen.order.index(seat) + 1 :]
    if any(ROLES[role] == seen.removed for role in held.values()):
        return False
    if seen.handed and ROLES[held[after[0]]] != seen.handed:
        return False
    return not seen.left or all(
        (ROLES[role] in seen.left) == (one in after) for one, role in held.items() if one != seat
    )


def _likelihood_of_order(roles: Sequence[int], wishes: Sequence[float]) -> float:
    """How likely these are taken in this order; of the rest one was removed before (HO-4.1)."""
    chance, left = 1.0, sum([wishes[role] for role in roles])
    for place, role in enumerate(roles):
        chance *= (1 - LOT) * wishes[role] / left + LOT / (len(roles) - place)
        left = max(left - wishes[role], 1e-9)
    return chance
