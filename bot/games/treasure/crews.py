"""Who begins where, put together: a line for each crew, not one for each of ten players (TI-2.2)."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.games.treasure.base import Ship
from engine.games.treasure.chapters.setup import Placed
from engine.kernel.seats import Seat


class Crew(Struct, frozen=True):
    """A ship and its people by rank; by the name `seat` the chronicle finds whom it is about."""

    ship: Ship
    seat: tuple[Seat, ...]


def join_events(events: Sequence[Any]) -> Iterator[Any]:
    """The events; in place of the first who is placed on a ship its whole crew."""
    crews: dict[Ship, list[Placed]] = {}
    for event in events:
        if isinstance(event, Placed):
            crews.setdefault(event.ship, []).append(event)
    for event in events:
        if not isinstance(event, Placed):
            yield event
        elif crew := crews.pop(event.ship, None):
            yield Crew(event.ship, tuple(one.seat for one in sorted(crew, key=lambda one: one.rank)))
