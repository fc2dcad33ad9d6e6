"""What a failed count teaches: how many votes were missing, and whether so many hands have changed since.

A count names nobody (TI-5.1), but who was on its list is public, and so is all that was done afterwards. Two
questions are answered from that: must an attack or mutiny fail again, and must a conflict. Neither needs a
likelihood: what has changed is taken for the best, and where even that falls short nothing can be won.

Deeds bear no date, counts do. So which deeds came after a count, and thereby how the holds leaned at that
time, has to be worked out from what each deed could have been (`_first_deed_after`).
"""

from collections.abc import Sequence
from typing import Final

from engine.games.treasure.base import Kind, Ship, Side
from engine.games.treasure.state import Deed, State, Tale, ship_of, spot, treasures
from engine.kernel.seats import Seat

FLEET: Final = 4
"""TI-1.2, TI-R11: so many catches come from the Spanish ship, and those after them from the other one."""


def is_hopeless(table: State, kind: Kind, ship: Ship) -> bool:
    """Whether an attack or a mutiny failed under this captain and must fail again, as everybody can reckon.

    A count names nobody (TI-5.1), so all that has changed is taken for the best: who went had been
    against it, who came and who was silent is for it. No likelihood is needed: where even that falls
    short, nothing can be won. A lone voter has a lot beside him (TI-R16), and a ship whose holds lean
    otherwise has other friends.
    """
    captain, crew = spot(table, ship).queue[:1], spot(table, ship).queue[1:]
    tales = (one for one in reversed(table.tales) if (one.kind, one.place) == (kind, ship))
    tale = next((one for one in tales if (one.head,) == captain), None)
    if tale is None or tale.succeeded or len(tale.voters) == 1:
        return False
    if len(crew) == (0 if kind == "attack" else 1):
        return False
    if _sign(lean_at_count(table, ship, tale)) != _sign(ship_lead(table, ship)):
        return False
    then = [seat for seat in tale.voters if seat != tale.head]
    return _margin(kind, then, crew, *tale.votes[-2:]) <= 0


def has_failed_ashore(table: State, side: Side) -> bool:
    """Whether the last conflict failed this side, and those who are ashore now can't change that.

    TI-5.4: level votes bring one treasure, so they are enough for a side that has none there.
    """
    ashore = spot(table, "island").queue
    tale = next((one for one in reversed(table.tales) if one.kind == "conflict"), None)
    if tale is None:
        return False
    ayes, nays = tale.votes if side == "english" else tale.votes[::-1]
    level = treasures(table, "island", side) == 0
    return _margin("conflict", tale.voters, ashore, ayes, nays) + level <= 0


def _sign(lead: int) -> int:
    return (lead > 0) - (lead < 0)


def _margin(kind: Kind, then: Sequence[Seat], now: Sequence[Seat], ayes: int, nays: int) -> int:
    """How many more would be for it than against, with the best of luck in all that has changed since.

    Who went had been against it, as far as so many were; who came, has another duty or was silent is for it.
    """
    steady = sum(_duty(kind, then, seat) == _duty(kind, now, seat) for seat in then)
    left, came, silent = len(then) - steady, len(now) - steady, max(0, len(then) - ayes - nays)
    return ayes + silent + came - max(0, left - nays) - max(0, nays - left)


def _duty(kind: Kind, crew: Sequence[Seat], seat: Seat) -> str:
    """A code of what sways a vote: a mate rises (TI-4.8), a cabin boy shifts a catch (TI-4.9)."""
    if seat not in crew:
        return "away"
    if kind == "conflict":
        return "ashore"
    keen = crew[0] if kind == "mutiny" else crew[-1]
    return "keen" if seat == keen else "aboard"


# --- what was moved since -----------------------------------------------------------------------------------


def ship_lead(table: State, ship: Ship) -> int:
    """English treasures aboard less French ones: above 0 the ship leans to the English."""
    at = spot(table, ship)
    return at.english - at.french


def lean_at_count(table: State, ship: Ship, tale: Tale) -> int:
    """How a ship leaned on the night of this count: as now, less what was surely moved since."""
    first = _first_deed_after(table, tale.round)
    caught = sum(deed.kind == "loot" for deed in table.deeds[:first])
    moved = 0
    for deed in table.deeds[first:]:
        own = deed.seat in tale.voters or deed.seat == tale.head
        caught += deed.kind == "loot"
        robbed = deed.kind == "loot" and caught > FLEET and not own
        if robbed or (own and deed.side is not None):
            moved += (2 if deed.kind == "shift" else 1) * (1 if deed.side == "english" else -1)
    return ship_lead(table, ship) - moved


def _first_deed_after(table: State, round: int) -> int:
    """From which deed on all came after the votes of that night, as far as can be told.

    Deeds bear no date; counts do. A rising is of the day before its count, a catch comes after the votes of
    its night (TI-R17), and who has acted today and given no order did the last of its deeds today (TI-4.2).
    """
    # Counts that tell of a deed, each of another one: the catch of its captain, or a rising against him.
    first, next_at = len(table.deeds), {"loot": 0, "mutiny": 0}
    for tale in table.tales:
        if tale.kind == "conflict" or (tale.kind == "attack" and not tale.succeeded):
            continue
        kind = "loot" if tale.kind == "attack" else "mutiny"
        for at, deed in enumerate(table.deeds[next_at[kind] :], start=next_at[kind]):
            if deed.kind == kind and (deed.seat if kind == "loot" else deed.against) == tale.head:
                next_at[kind] = at + 1
                if tale.round + (kind == "loot") > round:
                    first = min(first, at)
                break

    # Today's: from the last one back, while each may be what its seat did today.
    today, seen = len(table.deeds), set[Seat]()
    for deed in reversed(table.deeds):
        if deed.seat in seen or not _can_be_of_today(table, deed):
            break
        seen.add(deed.seat)
        today -= 1
    return min(first, today)


def _can_be_of_today(table: State, deed: Deed) -> bool:
    """Whether the last deed of its seat may be what it did today: an order of today, or what needs none."""
    if not table.members[deed.seat].acted or deed.kind in ("stow", "loot"):
        return False
    ordered = any(order.by == deed.seat for order in table.orders)
    if deed.kind == "mutiny":
        return ordered
    return not ordered and ship_of(table, deed.seat) is not None
