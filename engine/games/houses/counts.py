"""Counts that everybody has seen: what stood before the council, what each house cast (HO-6.6, HO-R18)."""

from typing import Final

from msgspec import Struct

from engine.games.houses.content import Forecast
from engine.games.houses.moves import Ballot

KEPT: Final = 18
"""So many of the newest counts are kept: two generations of a usual length."""


class Count(Struct, frozen=True, cache_hash=True):
    """One vote as everybody knows it from the count on.

    The realm is that of the vote: `values`, their momenta (`up`, `runs`) and `stability`. `ballots` are by
    seat, None for an absent house.
    """

    generation: int
    phase: int
    values: tuple[int, ...]
    up: tuple[bool, ...]
    runs: tuple[int, ...]
    stability: int
    yes: Forecast
    no: Forecast
    ballots: tuple[Ballot | None, ...]
