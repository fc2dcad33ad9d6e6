"""Moves written beforehand: the standing orders of games whose turns are whole moves (Game.orders).

Each line is good for one moment alone, a number that the game gives a round or a turn; what the lines leave
open is a steward's, or is left to the deadline.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

Otherwise = Literal["steward", "wait"]
"""Who answers what no line answers: a steward, or nobody until the deadline."""

LINES_MOST: Final = 10
"""So many lines fit orders, a menu and a message."""


class Line(Struct, frozen=True):
    """One move of the game, for the moment with this number."""

    moment: int
    move: Any


class Planned(Struct, frozen=True):
    """A seat's orders: its lines in the order in which they are to be made."""

    lines: tuple[Line, ...] = ()
    otherwise: Otherwise = "steward"


def to_json(orders: Planned) -> str:
    """The orders as JSON."""
    return msgspec.json.encode(orders).decode()


def read(payload: str, kind: Any) -> Planned | None:
    """The orders with moves of this union, or None where they can't be read."""
    try:
        plain = msgspec.json.decode(payload, type=Planned)
        lines = tuple(Line(one.moment, msgspec.convert(one.move, type=kind)) for one in plain.lines)
    except (msgspec.MsgspecError, UnicodeError):
        return None
    return Planned(lines, plain.otherwise)


def due(orders: Planned | None, moment: int | None) -> tuple[Any, ...]:
    """The moves that are written for this moment."""
    if orders is None or moment is None:
        return ()
    return tuple(one.move for one in orders.lines if one.moment == moment)


def with_line(orders: Planned | None, line: Line, moment: int) -> Planned:
    """The orders with one line more; lines of moments before `moment` have had their time and go."""
    old = orders or Planned()
    kept = tuple(one for one in old.lines if one.moment >= moment)
    return Planned((*kept, line), old.otherwise)


def without_line(orders: Planned, spot: int) -> Planned:
    """The orders without the line at this place, from 0."""
    return Planned((*orders.lines[:spot], *orders.lines[spot + 1 :]), orders.otherwise)


def with_otherwise_turned(orders: Planned | None) -> Planned:
    """The same with the other way of `otherwise`."""
    old = orders or Planned()
    return Planned(old.lines, "wait" if old.otherwise == "steward" else "steward")
