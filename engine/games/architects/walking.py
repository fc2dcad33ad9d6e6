"""A begun move, field by field: each step asks what may stand in the next field, given those before it."""

from collections.abc import Callable, Iterator

from engine.games.architects import moves as mv
from engine.games.architects.names import APPRENTICES, BUILDINGS, SPOTS, Apprentice, Building
from engine.games.architects.state import State
from engine.kernel.moves import Field, PartialMove, Pick, Several, SubForms, field_value
from engine.kernel.refused import Slot
from engine.kernel.seats import Seat

Offers = tuple[mv.Action | PartialMove, ...]
Walk = Callable[[State, Seat, PartialMove], Field | None]
"""The next open field of a begun move, or None when it is whole."""


APPRENTICE: dict[object, Apprentice] = {one: one for one in APPRENTICES}
BUILDING: dict[object, Building] = {one: one for one in BUILDINGS}


def answerable(field: Field) -> bool:
    """Whether it has something to choose from; of a row, none is an answer, too."""
    return not isinstance(field, Pick) or bool(field.among)


def pick(name: str, among: tuple[Slot, ...]) -> Pick:
    """One of these."""
    return Pick(name, among)


def chain(name: str, among: tuple[Slot, ...], least: int = 0) -> Several:
    """One more of a row whose order speaks; an empty answer ends it where it may end."""
    return Several(name, among, least, 1, ordered=True)


def captures(among: tuple[mv.Capture, ...], least: int = 0) -> SubForms:
    """One capture more."""
    forms = [PartialMove("capture", (("location", one.location), ("seat", one.seat))) for one in among]
    return SubForms("captures", tuple(forms), 1, least)


def row(begun: PartialMove, name: str) -> tuple[object, ...]:
    """What a chain holds so far."""
    value = field_value(begun, name)
    return value if isinstance(value, tuple) else ()


def is_chain_ended(begun: PartialMove, name: str) -> bool:
    """Whether a chain was ended by an empty answer."""
    return bool(begun.given) and begun.given[-1] == (name, ())


def captures_so_far(begun: PartialMove) -> tuple[mv.Capture, ...]:
    """The captures of a chain so far."""
    return tuple(_captures(begun))


def _captures(begun: PartialMove) -> Iterator[mv.Capture]:
    for one in row(begun, "captures"):
        if isinstance(one, PartialMove):
            spot, seat = field_value(one, "location"), field_value(one, "seat")
            yield from (mv.Capture(name, seat) for name in SPOTS if name == spot and isinstance(seat, int))


def an_apprentice(begun: PartialMove) -> Apprentice | None:
    """The apprentice in the field `card`, or None."""
    return APPRENTICE.get(field_value(begun, "card"))


def a_building(begun: PartialMove) -> Building | None:
    """The building in the field `card`, or None."""
    return BUILDING.get(field_value(begun, "card"))
