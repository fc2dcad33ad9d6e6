"""The fields of a begun move: what may stand in the next one, and what stands in those before it.

A chapter says of each move that is begun which field is open next (`MoveRules.next_field`). The functions
here build such a field and read what is given so far. No step offers more than some thirty values, which is
what a page of Discord shows: a place is asked for as a territory, a province, and the way it is come to.
"""

from collections.abc import Callable
from typing import Final

from engine.games.rokugan.base import Move
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import PROVINCES, TERRITORIES, TOKENS, Province, Territory, Token, Tokens
from engine.games.rokugan.state import State
from engine.kernel.moves import Field, PartialMove, Pick, Several, field_value
from engine.kernel.refused import Slot
from engine.kernel.seats import Seat

Offers = tuple[Move | PartialMove, ...]
NextField = Callable[[State, Seat, PartialMove], Field | None]

TOKEN: Final[dict[object, Token]] = {one: one for one in TOKENS}
PROVINCE: Final[dict[object, Province]] = {one: one for one in PROVINCES}
TERRITORY: Final[dict[object, Territory]] = {one: one for one in TERRITORIES}
"""A value that came from outside as the id that it is; whatever is no id is not found."""


def begin(state: State, seat: Seat, move: str, next_field: NextField) -> Offers:
    """The move with its first field; () where there is nothing to choose, so that it can't be made."""
    field = next_field(state, seat, PartialMove(move))
    return (PartialMove(move, (), (field,)),) if field is not None and is_answerable(field) else ()


def is_answerable(field: Field) -> bool:
    """Whether there is something to choose in the field."""
    if isinstance(field, Pick):
        return bool(field.among)
    return not isinstance(field, Several) or 0 < field.least <= field.most <= len(field.among)


def pick(name: str, among: tuple[Slot, ...]) -> Pick:
    """A field for one of these, each listed once."""
    return Pick(name, tuple(dict.fromkeys(among)))


def pick_territory(among: tuple[Territory, ...]) -> Pick:
    """A field for the territory, which only narrows the provinces that follow."""
    return Pick("territory", among, helper=True)


def given_token(begun: PartialMove, name: str = "token") -> Token | None:
    """The token in this field, or None."""
    return TOKEN.get(field_value(begun, name))


def given_tokens(begun: PartialMove, name: str) -> Tokens:
    """The tokens of a field that is asked for again and again, so far."""
    value = field_value(begun, name)
    row = value if isinstance(value, tuple) else ()
    return tuple(TOKEN[one] for one in row if one in TOKEN)


def given_province(begun: PartialMove, name: str = "province") -> Province | None:
    """The province in this field, or None."""
    return PROVINCE.get(field_value(begun, name))


def given_provinces(begun: PartialMove) -> tuple[Province, ...]:
    """The provinces of a field that is asked for again and again, so far."""
    value = field_value(begun, "provinces")
    row = value if isinstance(value, tuple) else ()
    return tuple(PROVINCE[one] for one in row if one in PROVINCE)


def in_given_territory(begun: PartialMove, among: tuple[Province, ...]) -> tuple[Province, ...]:
    """The provinces of these that lie in the territory given; () while none is."""
    name = TERRITORY.get(field_value(begun, "territory"))
    return () if name is None else tuple([one for one in MAP.holds[name] if one in among])
