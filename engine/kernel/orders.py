"""Standing orders: what they may say of a moment, and those of games whose turns are whole moves.

A seat's orders are JSON of the game's own making, kept sealed at the table (table/absence.py). `Game.orders`
plays them: from what the seat sees it gives a move, SILENCE, or None.

Where every turn is one whole move, orders are a list of lines, each good for one moment alone: a number that
the game gives a round or a turn. What the lines leave open is a steward's, or is left to the deadline.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.dice import Dice
from engine.kernel.steward import Look


class Silence(Struct, frozen=True):
    """The orders want nothing to be done now, not by a steward either."""


SILENCE: Final = Silence()

Turn = Any | Silence | None
"""A move that is offered; SILENCE; or None where the orders leave the matter to whoever sits there."""

Play = Callable[[Look, str, Dice], Turn]
"""How a game's orders (as they are written) play; `dice` is the steward's own chance, for this turn alone."""

IsPrompt = Callable[[Look, str], bool]
"""Whether a seat's orders answer what it is asked now without waiting for its silence."""


# --- lines of whole moves ---

Otherwise = Literal["steward", "wait"]
"""Who answers what no line answers: a steward, or nobody until the deadline."""

LINES_MOST: Final = 10
"""So many lines fit orders, a menu and a message."""


class Line(Struct, frozen=True):
    """One move of the game, for the moment with this number."""

    moment: int
    move: Any


class Planned(Struct, frozen=True):
    """A seat's orders: its lines in the order in which they are to be made.

    The lines for the moment `prompt` do not wait for the seat's silence: they are made as its turn comes.
    """

    lines: tuple[Line, ...] = ()
    otherwise: Otherwise = "steward"
    prompt: int | None = None


def to_json(orders: Planned) -> str:
    """The orders as the table keeps them, to be read again by `read_orders`."""
    return msgspec.json.encode(orders).decode()


def read_orders(payload: str, kind: Any) -> Planned | None:
    """The orders with moves of this union, or None where they can't be read."""
    try:
        plain = msgspec.json.decode(payload, type=Planned)
        lines = tuple(Line(one.moment, msgspec.convert(one.move, type=kind)) for one in plain.lines)
    except (msgspec.MsgspecError, UnicodeError):
        return None
    return Planned(lines, plain.otherwise, plain.prompt)


def due_moves(orders: Planned | None, moment: int | None) -> tuple[Any, ...]:
    """The moves that are written for this moment."""
    if orders is None or moment is None:
        return ()
    return tuple(one.move for one in orders.lines if one.moment == moment)


def with_line(orders: Planned | None, line: Line, moment: int) -> Planned:
    """The orders with one line more; lines of moments before `moment` have had their time and go."""
    old = orders or Planned()
    kept = tuple(one for one in old.lines if one.moment >= moment)
    return Planned((*kept, line), old.otherwise, old.prompt)


def without_line(orders: Planned, spot: int) -> Planned:
    """The orders without the line at this place, from 0."""
    return replace(orders, lines=(*orders.lines[:spot], *orders.lines[spot + 1 :]))


def with_otherwise(orders: Planned | None, otherwise: Otherwise) -> Planned:
    """The orders with this way where none of their lines can be."""
    return replace(orders or Planned(), otherwise=otherwise)


def with_prompt(orders: Planned | None, moment: int | None) -> Planned:
    """The orders whose lines for this moment wait for silence no more; None: all lines wait for it."""
    return replace(orders or Planned(), prompt=moment)
