"""A map as a value: provinces in territories, land borders, coasts; who holds what is the game's affair.

A map is drawn once from a game's facts and never changes; it is no part of a state. What moves over it (sets
of provinces, a way between them) is handed in.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Generic, TypeVar

from msgspec import Struct

P = TypeVar("P", bound=str)
T = TypeVar("T", bound=str)


class Map(Struct, Generic[P, T], frozen=True):
    """Provinces in the map's own order; `near` are neighbours over land, `lies_in` and `holds` territories.

    A coastal province has one border with the sea.
    """

    provinces: tuple[P, ...]
    coasts: tuple[P, ...]
    near: Mapping[P, tuple[P, ...]]
    lies_in: Mapping[P, T]
    holds: Mapping[T, tuple[P, ...]]


class Fault(Struct, frozen=True):
    """Why something can't be drawn: a code, and the province, border or territory that it is about."""

    code: str
    what: str


def make_map(
    provinces: tuple[P, ...],
    territories: Mapping[T, tuple[P, ...]],
    borders: Collection[tuple[P, P]],
    coasts: Collection[P],
) -> Map[P, T]:
    """The map of these territories, its provinces in this order; `faults` says whether it can be drawn."""
    near: dict[P, tuple[P, ...]] = {
        one: tuple(other for other in provinces if (one, other) in borders or (other, one) in borders)
        for one in provinces
    }
    lies_in = {province: name for name, row in territories.items() for province in row}
    return Map(provinces, tuple(one for one in provinces if one in coasts), near, lies_in, dict(territories))


def faults(
    territories: Mapping[str, tuple[str, ...]], borders: Collection[tuple[str, str]], coasts: Collection[str]
) -> Iterator[Fault]:
    """Each fault of such a map: provinces or borders twice, a border with itself, or of no province."""
    known: list[str] = []
    for name, row in territories.items():
        if not row:
            yield Fault("empty_territory", name)
        for province in row:
            if province in known:
                yield Fault("province_twice", province)
            known.append(province)
    seen: list[tuple[str, ...]] = []
    for one, other in borders:
        pair = tuple(sorted((one, other)))
        if one == other:
            yield Fault("border_with_itself", one)
        if pair in seen:
            yield Fault("border_twice", f"{one}|{other}")
        seen.append(pair)
        for province in (one, other):
            if province not in known:
                yield Fault("unknown_province", province)
    for coast in coasts:
        if coast not in known:
            yield Fault("unknown_province", coast)


def borders(map_: Map[P, T]) -> tuple[tuple[P, P], ...]:
    """Each land border once, by the map's order."""
    spot = {province: number for number, province in enumerate(map_.provinces)}
    return tuple((one, two) for one in map_.provinces for two in map_.near[one] if spot[one] < spot[two])


def territories_of(map_: Map[P, T], among: Collection[P]) -> tuple[T, ...]:
    """The territories in which some of these provinces lie, in the map's order."""
    there = {map_.lies_in[one] for one in among}
    return tuple([name for name in map_.holds if name in there])


def cluster(map_: Map[P, T], start: P, among: Collection[P]) -> tuple[P, ...]:
    """The provinces of `among` that a way over land joins to `start`, itself too; () if it is not of them."""
    if start not in among:
        return ()
    found, ahead = [start], [start]
    while ahead:
        for one in map_.near[ahead.pop()]:
            if one in among and one not in found:
                found.append(one)
                ahead.append(one)
    return tuple(one for one in map_.provinces if one in found)


def clusters(map_: Map[P, T], among: Collection[P]) -> tuple[tuple[P, ...], ...]:
    """These provinces by their clusters, in the map's order."""
    left, found = [one for one in map_.provinces if one in among], []
    while left:
        joined = cluster(map_, left[0], among)
        found.append(joined)
        left = [one for one in left if one not in joined]
    return tuple(found)


def chain(
    map_: Map[P, T], length: int, among: Collection[P], fits: Callable[[tuple[P, ...]], bool]
) -> tuple[P, ...]:
    """A way through so many different of these provinces, each next to the one before, that fits; else ()."""

    def onward(way: tuple[P, ...]) -> tuple[P, ...]:
        if len(way) == length:
            return way if fits(way) else ()
        for one in map_.near[way[-1]]:
            if one in among and one not in way and (found := onward((*way, one))):
                return found
        return ()

    starts = (onward((one,)) for one in map_.provinces if one in among)
    return next((way for way in starts if way), ())
