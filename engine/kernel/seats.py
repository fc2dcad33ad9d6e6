"""Seats and rows: who acts and who reads, and what is done with the tuples in which a state keeps its things.

Seats are counted from 0; time and nobody-in-particular have names of their own. A state holds no list and no
dict, so that a row is changed by making another one.
"""

from typing import Final, TypeVar

T = TypeVar("T")

Seat = int
"""A place at the table, 0 to the number of seats less one."""

CLOCK: Final[Seat] = -1
"""The seat from which time plays: Start and Expire come from it alone."""

Viewer = Seat | None
"""A seat that looks, or None for anybody: what None may read is public."""

Audience = tuple[Seat, ...]
"""The seats that may read a secret."""


# --- rows ---


def with_value_at(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The row with another value at this seat."""
    new = list(row)
    new[seat] = value
    return tuple(new)


def others_in_order(ring: tuple[T, ...], one: T) -> tuple[T, ...]:
    """The others of a ring in its order, beginning after this one; ValueError when it is not in the ring."""
    spot = ring.index(one)
    return ring[spot + 1 :] + ring[:spot]


def remove_each(row: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """The row less the first of each of these that is there: a hand or a deck may hold a card twice."""
    left = list(row)
    for one in gone:
        if one in left:
            left.remove(one)
    return tuple(left)
