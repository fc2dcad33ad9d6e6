"""Moves that are not a player's: the start and the end of patience; and the fields of a move still open."""

from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.refused import Slot

Value = Slot | tuple[Slot, ...] | tuple["Open", ...]
"""What a field of a begun move holds: a value, several values, or parts."""


class KernelAction(Struct, frozen=True, tag_field="action"):
    """An action that every game has; it comes from the CLOCK seat."""


class Start(KernelAction, frozen=True, tag="start"):
    """The match begins with this many seats; `options` is the JSON of the game's options."""

    seats: int
    options: str


class Expire(KernelAction, frozen=True, tag="expire"):
    """The deadline of this wait has passed: its default is settled."""

    wait: str


class Pick(Struct, frozen=True, tag="pick"):
    """One of the listed values."""

    name: str
    among: tuple[Slot, ...]


class Several(Struct, frozen=True, tag="several"):
    """From `least` to `most` different values of those listed; `ordered` when their order speaks."""

    name: str
    among: tuple[Slot, ...]
    least: int
    most: int
    ordered: bool = False


class Amount(Struct, frozen=True, tag="amount"):
    """A whole number, both bounds included."""

    name: str
    least: int
    most: int


class Words(Struct, frozen=True, tag="words"):
    """Free text of `least` to `most` characters."""

    name: str
    least: int
    most: int


class Parts(Struct, frozen=True, tag="parts"):
    """A list of parts, each of one of the listed forms (the clauses of a deal)."""

    name: str
    forms: tuple["Open", ...]
    most: int


Field = Pick | Several | Amount | Words | Parts


class Open(Struct, frozen=True, tag="open"):
    """A move (or a part of one) that is begun: its tag, what is given so far, and the fields still open.

    Field bounds are those that hold for the fields given so far. A begun move with nothing open that is
    legal comes back from `offers` as the whole action; one that can't be finished gets no offer.
    """

    move: str
    given: tuple[tuple[str, Value], ...] = ()
    fields: tuple[Field, ...] = ()


def finish(begun: Open, kind: Any) -> Any | None:
    """The whole action (of the union `kind`) that a begun move stands for, or None when it has no such shape.

    The field names of a begun move are the action's own; parts become records tagged "part".
    """
    try:
        return msgspec.convert({"action": begun.move, **_plain(begun)}, type=kind, strict=False)
    except msgspec.ValidationError:
        return None


def given(begun: Open | None, name: str) -> Value | None:
    """What the begun move holds in this field, or None while it is open."""
    if begun is None:
        return None
    return next((value for field, value in begun.given if field == name), None)


def _plain(begun: Open) -> dict[str, Any]:
    return {name: _plain_value(value) for name, value in begun.given}


def _plain_value(value: Value) -> Any:
    if not isinstance(value, tuple):
        return value
    return [{"part": one.move, **_plain(one)} if isinstance(one, Open) else one for one in value]
