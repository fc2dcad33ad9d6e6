"""Moves that every game has, and begun moves: how a move with many answers is offered field by field.

A game offers whole actions, and begun ones (`PartialMove`) with the fields that are still open. A begun move
is asked for one open field at a time, `fields[0]` first: whoever fills it (a form, a steward, the law
"whatever is legal is offered") asks `offers` again with the value added to `given`. `Walking` does this for a
game that can say what comes next; `finish` makes the action of a begun move with nothing open.

Three names of fields say more than "this field of the action":

- `hire.row` is the field `row` of the record that the action holds in its field `hire`;
- a name that is given again adds to a list: `SubForms` of at most one, or `Several` of exactly one, asked
  once more after each answer, walk a chain; an empty answer ends one that may be shorter;
- a `Pick` with `helper` narrows what follows (a territory, before a province) and is no field of the action.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct

from engine.kernel.refused import Refusal, Slot
from engine.kernel.seats import Seat

S = TypeVar("S")
A = TypeVar("A")

# --- moves that every game has ---


class KernelAction(Struct, frozen=True, tag_field="action"):
    """An action that every game has; it comes from the CLOCK seat."""


class Start(KernelAction, frozen=True, tag="start", omit_defaults=True):
    """The match begins with this many seats; `options` is the JSON of the game's options.

    `seen` names what the table was shown by its last match of this game, where the game asks for it.
    """

    seats: int
    options: str
    seen: tuple[str, ...] = ()


class Expire(KernelAction, frozen=True, tag="expire"):
    """The deadline of this wait has passed: its default is settled."""

    wait: str


# --- fields of a begun move ---

Value = Slot | tuple[Slot, ...] | tuple["PartialMove", ...]
"""What a field of a begun move holds: a value, several values, or parts."""


class Pick(Struct, frozen=True, tag="pick"):
    """One of the listed values; a `helper` only narrows the fields after it and is no part of the move."""

    name: str
    among: tuple[Slot, ...]
    helper: bool = False


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


class SubForms(Struct, frozen=True, tag="parts"):
    """A list of `least` to `most` parts, each of one of the listed forms (the clauses of a deal)."""

    name: str
    forms: tuple["PartialMove", ...]
    most: int
    least: int = 0


Field = Pick | Several | Amount | Words | SubForms


class PartialMove(Struct, frozen=True, tag="open"):
    """A move (or a part of one) that is begun: its tag, what is given so far, and the fields still open.

    Field bounds are those that hold for the fields given so far. A begun move with nothing open that is
    legal comes back from `offers` as the whole action; one that can't be finished gets no offer.
    """

    move: str
    given: tuple[tuple[str, Value], ...] = ()
    fields: tuple[Field, ...] = ()


def field_value(begun: PartialMove | None, name: str) -> Value | None:
    """The value that the begun move holds in this field, or None while it is open; a chain as one row."""
    if begun is None:
        return None
    found: Value | None = None
    for field, value in begun.given:
        if field != name:
            continue
        if found is None:
            found = value
            continue
        row: Any = found if isinstance(found, tuple) else (found,)
        found = row + (value if isinstance(value, tuple) else (value,))
    return found


# --- the whole action ---


def tag(said: Any) -> str:
    """The name on the wire of a move, an event or their type; of a begun move, that of what is begun."""
    return said.move if isinstance(said, PartialMove) else str(said.__struct_config__.tag)


def finish(begun: PartialMove, kind: Any) -> Any | None:
    """The whole action (of the union `kind`) that a begun move stands for, or None when it has no such shape.

    Names mean what the module says: parts become records tagged "part", helpers are left out.
    """
    one = _by_tag(kind).get(begun.move)
    if one is None:
        return None
    try:
        return msgspec.convert({"action": begun.move, **_plain(begun)}, type=one, strict=False)
    except msgspec.ValidationError:
        return None


@cache
def _by_tag(kind: Any) -> dict[str, Any]:
    """The records of a union by their tags: one of them is converted to far sooner than the union."""
    return {tag(one): one for one in get_args(kind) or (kind,)}


def _plain(begun: PartialMove) -> dict[str, Any]:
    """The fields by name, records inside them as dicts, parts as dicts tagged "part"."""
    plain: dict[str, Any] = {}
    values = dict(begun.given)
    is_chained = len(values) < len(begun.given)
    for name, given in values.items():
        value: Any = field_value(begun, name) if is_chained else given
        if isinstance(value, tuple):
            value = [
                {"part": one.move, **_plain(one)} if isinstance(one, PartialMove) else one for one in value
            ]
        inside, field = plain, name
        while "." in field:
            record, field = field.split(".", 1)
            inside = inside.setdefault(record, {})
        inside[field] = value
    return plain


@dataclass(frozen=True, slots=True)
class Walking(Generic[S, A]):
    """How a game that knows what may stand in the next field offers the rest of a begun move.

    action                         the union of its actions
    refusal(state, seat, action)   why a whole one is not taken, or None
    answerable(field)              whether this field can be filled at all
    """

    action: Any
    refusal: Callable[[S, Seat, Any], Refusal | None]
    answerable: Callable[[Field], bool]

    def advance(
        self, state: S, seat: Seat, begun: PartialMove, walk: Callable[[S, Seat, PartialMove], Field | None]
    ) -> tuple[A | PartialMove, ...]:
        """The begun move with its next field; the whole action where none is left; () where it can't be."""
        field = walk(state, seat, begun)
        if field is not None:
            return (PartialMove(begun.move, begun.given, (field,)),) if self.answerable(field) else ()
        action = finish(begun, self.action)
        return (action,) if action is not None and self.refusal(state, seat, action) is None else ()
