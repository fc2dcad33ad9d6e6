"""A begun move, field by field: how a game that knows what may stand in the next field offers the rest."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.kernel.moves import Field, PartialMove, finish
from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Walking(Generic[S, A]):
    """What a game says of its begun moves.

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
