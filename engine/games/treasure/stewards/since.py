"""What everybody saw after a count: the deeds of later days, and how a ship's holds leaned before them."""

from collections.abc import Iterator
from typing import Final

from engine.games.treasure.base import Ship
from engine.games.treasure.state import Deed, State, Tale, ship_of, spot
from engine.kernel.seats import Seat

FLEET: Final = 4
"""TI-1.2, TI-R11: so many catches come from the Spanish ship, and those after them from the other one."""


def leaning(table: State, ship: Ship) -> int:
    """Whose treasures are more aboard: above 0 the English, below it the French."""
    at = spot(table, ship)
    return at.english - at.french


def lean_at_count(table: State, ship: Ship, tale: Tale) -> int:
    """The same on the night of this count: as now, but for what was surely moved since."""
    first = _later(table, tale.round)
    caught = sum(deed.kind == "loot" for deed in table.deeds[:first])
    moved = 0
    for deed in table.deeds[first:]:
        own = deed.seat in tale.voters or deed.seat == tale.head
        caught += deed.kind == "loot"
        robbed = deed.kind == "loot" and caught > FLEET and not own
        if robbed or (own and deed.side is not None):
            moved += (2 if deed.kind == "shift" else 1) * (1 if deed.side == "english" else -1)
    return leaning(table, ship) - moved


def _later(table: State, round: int) -> int:
    """From which deed on all came after the votes of that night, as far as can be told.

    Deeds bear no date; counts do. A rising is of the day before its count, a catch comes after the votes of
    its night (TI-R17), and who has acted today and given no order did the last of its deeds today (TI-4.2).
    """
    dated = (at for at, when in _dated_deeds(table) if when > round)
    return min(_today(table), min(dated, default=len(table.deeds)))


def _dated_deeds(table: State) -> Iterator[tuple[int, int]]:
    """Where a deed stands, and the first day on which it was known, for those that a count tells of."""
    at = {"attack": 0, "mutiny": 0}
    for tale in table.tales:
        if tale.kind == "conflict" or (tale.kind == "attack" and not tale.succeeded):
            continue
        found = next((n for n in range(at[tale.kind], len(table.deeds)) if _of(table.deeds[n], tale)), None)
        if found is not None:
            at[tale.kind] = found + 1
            yield found, tale.round + (tale.kind == "attack")


def _of(deed: Deed, tale: Tale) -> bool:
    """Whether the count may be of this deed: the catch of its captain, or a rising against him."""
    if tale.kind == "attack":
        return deed.kind == "loot" and deed.seat == tale.head
    return deed.kind == "mutiny" and deed.against == tale.head


def _today(table: State) -> int:
    """Where the deeds of today begin."""
    seen = set[Seat]()
    for at in range(len(table.deeds), 0, -1):
        deed = table.deeds[at - 1]
        if deed.seat in seen or not _of_today(table, deed):
            return at
        seen.add(deed.seat)
    return 0


def _of_today(table: State, deed: Deed) -> bool:
    """Whether the last deed of its seat may be what it did today: an order of today, or what needs none."""
    if not table.members[deed.seat].acted or deed.kind in ("stow", "loot"):
        return False
    ordered = any(order.by == deed.seat for order in table.orders)
    if deed.kind == "mutiny":
        return ordered
    return not ordered and ship_of(table, deed.seat) is not None
