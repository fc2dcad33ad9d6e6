"""A begun move, field by field: each step asks what may stand in the next field, given those before it."""

from collections.abc import Callable

from engine.games.rokugan import moves as mv
from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import PROVINCES, TERRITORIES, TOKENS, Province, Territory, Token, Tokens
from engine.games.rokugan.state import State
from engine.kernel.moves import Field, PartialMove, Pick, Several, field_value
from engine.kernel.refused import Slot
from engine.kernel.seats import Seat

Offers = tuple[mv.Action | PartialMove, ...]
Walk = Callable[[State, Seat, PartialMove], Field | None]
"""The next open field of a begun move, or None when it is whole."""

TOKEN: dict[object, Token] = {one: one for one in TOKENS}
PROVINCE: dict[object, Province] = {one: one for one in PROVINCES}
TERRITORY: dict[object, Territory] = {one: one for one in TERRITORIES}


def begin(state: State, seat: Seat, move: str, walk: Walk) -> Offers:
    """The move with its first field, where there is something to choose."""
    field = walk(state, seat, PartialMove(move))
    return (PartialMove(move, (), (field,)),) if field is not None and answerable(field) else ()


def answerable(field: Field) -> bool:
    """Whether there is something to choose in it."""
    if isinstance(field, Pick):
        return bool(field.among)
    return not isinstance(field, Several) or 0 < field.least <= field.most <= len(field.among)


def pick(name: str, among: tuple[Slot, ...]) -> Pick:
    """One of these, each once."""
    return Pick(name, tuple(dict.fromkeys(among)))


def territory(among: tuple[Territory, ...]) -> Pick:
    """The territory, which only narrows the provinces that follow."""
    return Pick("territory", among, helper=True)


def a_token(begun: PartialMove, name: str = "token") -> Token | None:
    """The token in this field, or None."""
    return TOKEN.get(field_value(begun, name))


def tokens(begun: PartialMove, name: str) -> Tokens:
    """The tokens of a chain so far."""
    value = field_value(begun, name)
    row = value if isinstance(value, tuple) else ()
    return tuple(one for two in row for one in TOKENS if one == two)


def a_province(begun: PartialMove, name: str = "province") -> Province | None:
    """The province in this field, or None."""
    return PROVINCE.get(field_value(begun, name))


def provinces(begun: PartialMove) -> tuple[Province, ...]:
    """The provinces of a chain so far."""
    value = field_value(begun, "provinces")
    row = value if isinstance(value, tuple) else ()
    return tuple(one for two in row for one in PROVINCES if one == two)


def in_territory(begun: PartialMove, among: tuple[Province, ...]) -> tuple[Province, ...]:
    """Those of the provinces that lie in the territory given."""
    name = TERRITORY.get(field_value(begun, "territory"))
    return () if name is None else tuple([one for one in MAP.holds[name] if one in among])
