"""Sample values of any record of Houses, and a presenter by which they can be said."""

import types
from functools import cache
from itertools import cycle, islice
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from bot.games.houses.content import Book
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.render.renderer import reader_scene
from bot.render.scenes import scene_of
from engine.games.houses.reading import Texts
from engine.kernel.sealed import Sealed
from tests.bot.games.houses.houses_matches import Moment, moments, words
from tests.engine.games.houses import small

ROW = 5
"""Entries of every row: five seats, five resources."""

WORDS = {"deal": "0-1-1", "id": "0-1-1", "code": "deal_coins", "achievement": "ending.river.unity"}
"""Texts that must have a shape, by the field's name."""


def sample(kind: Any, number: int, name: str = "") -> Any:
    """A value of this type; numbers 0 to 4, every choice of a list in turn."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Sealed:
        return Sealed(sample(parts[0], number, name), None)
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind)
        return kind(**{field: sample(hints[field], number, field) for field in kind.__struct_fields__})
    if origin is Literal:
        return parts[number % len(parts)]
    if origin is tuple:
        rows = (parts[0],) * ROW if parts[-1] is Ellipsis else parts
        return tuple(sample(part, number + spot, name) for spot, part in enumerate(rows))
    if origin in (Union, types.UnionType):
        return sample(parts[number % len(parts)], number, name)
    return _plain(kind, number, name)


def _plain(kind: Any, number: int, name: str) -> Any:
    if kind is type(None) or isinstance(kind, TypeVar):
        return None
    if kind is bool:
        return number % 2 == 1
    return number % ROW if kind is int else WORDS.get(name, f"card_{number}")


@cache
def in_session() -> Moment:
    """A random campaign of five houses in which a vote is open."""
    return next(one for one in moments(1) if one.match_state.state.stage == "vote")


@cache
def presenter(language: Language, viewer: int | None = None) -> Presenter:
    """A strict presenter over a campaign whose content has no texts of its own."""
    moment = in_session()
    match_state = moment.match_state
    names = tuple(house.name for house in match_state.state.houses)
    scene = scene_of(7, match_state, words(language), names)
    return Presenter(replace(reader_scene(scene, viewer), book=Book(small.content(), Texts((), ()))))


def several(kind: Any) -> list[Any]:
    """Some values of a type, each choice of each list among them."""
    return [sample(kind, number) for number in islice(cycle(range(30)), 30)]
