"""What a chapter of the rules is made of: the outcome of a move so far, and the rule for each kind of move.

A file in `chapters/` declares moves and events and says of each

    move     its `Rule`: why it is refused, what comes of it, and its next open field while it is begun
    event    its fold, `on_<event>(state, event)`: the table after it, with no choice and no chance left

A rule adds its events to an `Outcome` one after another and sees the table after each. So an effect counts
what the one before it has left: tax is reckoned at the virtue that the last card brought.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from engine.games.architects.base import Happening
from engine.games.architects.state import Player, State
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, PartialMove, Pick, Several, field_value
from engine.kernel.refused import Refusal, Slot
from engine.kernel.seats import Seat

Folds = Mapping[type, Callable[[Any, Any], State]]
"""The table after an event, by the event's type."""

NextField = Callable[[State, Seat, PartialMove], Field | None]
"""The next open field of a begun move; None when it is whole. A `Pick` of nothing: it can't be finished."""


class Outcome(Struct, frozen=True):
    """The table as it stands in the middle of a move, with the events so far.

    `folds` must know every event that may be added; it is handed in because it is collected from chapters
    that add events themselves.
    """

    state: State
    dice: Dice
    folds: Folds
    events: tuple[Happening, ...] = ()

    def add(self, *events: Happening) -> "Outcome":
        """The outcome with these events, and the table after them."""
        state = self.state
        for event in events:
            state = self.folds[type(event)](state, event)
        return Outcome(state, self.dice, self.folds, (*self.events, *events))

    def player(self, seat: Seat) -> Player:
        """A seat as it stands now."""
        return self.state.players[seat]


@dataclass(frozen=True, slots=True)
class Rule:
    """How one kind of move is answered.

    refusal(state, seat, action)      why not, or None, judging only by what the seat itself may see
                                      (AW-PLACE-6). That the seat is asked for such a move, and has a worker
                                      to place, was seen to before
    apply(outcome, seat, action)      what comes of a move that is not refused
    next_field(state, seat, begun)    for a move that is put together field by field; else None
    """

    refusal: Callable[[State, Seat, Any], Refusal | None]
    apply: Callable[[Outcome, Seat, Any], Outcome]
    next_field: NextField | None = None


def never_refused(state: State, seat: Seat, action: object) -> None:
    """The refusal of a move that is always possible where it is asked for."""


# --- begun moves --------------------------------------------------------------------------------------------
#
# A chain is a field that is asked for again and again, one value at a time, since what may come next depends
# on what came before. An empty answer ends it.


def chain(name: str, among: tuple[Slot, ...]) -> Several:
    """A field for one more value of a chain; the order of its values counts."""
    return Several(name, among, 0, 1, ordered=True)


def chain_so_far(begun: PartialMove, name: str) -> tuple[object, ...]:
    """The values of a chain so far; () before the first."""
    value = field_value(begun, name)
    return value if isinstance(value, tuple) else ()


def is_chain_ended(begun: PartialMove, name: str) -> bool:
    """Whether a chain was ended by an empty answer."""
    return bool(begun.given) and begun.given[-1] == (name, ())


def can_be_answered(field: Field) -> bool:
    """Whether a field has something to choose from; of a chain, none is an answer, too."""
    return not isinstance(field, Pick) or bool(field.among)
