"""Values for the fields of any event: every choice of each list in turn, and no two numbers alike."""

import types
from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat

Choices = Mapping[str, tuple[Any, ...]]
"""What a field of this name may be, in turn; others get a value by their type."""

OWN: Seat = 1
"""The seat to which what is sampled happens, and the only one that may read what is sealed in it."""

FIRST = 2
"""The smallest number; each field of a record has one of its own, so that two that are swapped are seen."""

ROW = 5

MOST = 8
"""Longer lists are those of places, cards and tokens: all of one kind, and each the same word everywhere."""


def samples(kind: type[Struct], choices: Choices) -> Iterator[Any]:
    """As many records of this type as its longest list of choices has entries, and not more than MOST."""
    hints = get_type_hints(kind)
    most = max((_count(hints[name], choices.get(name, ())) for name in kind.__struct_fields__), default=1)
    return (sample(kind, number, choices) for number in range(min(most, MOST)))


def sample(kind: Any, number: int, choices: Choices, name: str = "", spot: int = 0) -> Any:
    """The value number `number` for a field of this type at this spot of its record."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Sealed:
        return Sealed(sample(parts[0], number, choices, name, spot), (OWN,))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _record(kind, number, choices)
    if origin is Literal:
        chosen = choices.get(name, ())
        parts = chosen if set(chosen) & set(parts) else parts
        return parts[number % len(parts)]
    if origin is tuple:
        row = (parts[0],) * ROW if parts[-1] is Ellipsis else parts
        return tuple(sample(part, number + place, choices, name, spot) for place, part in enumerate(row))
    if origin in (Union, types.UnionType):
        return sample(parts[number % len(parts)], number, choices, name, spot)
    if name in choices:
        return choices[name][number % len(choices[name])]
    return _plain(kind, number, spot)


def private(event: Any) -> Any:
    """An event of which only its seat may know is told to that seat."""
    return replace(event, to=(OWN,)) if "to" in event.__struct_fields__ else event


def _record(kind: type[Struct], number: int, choices: Choices) -> Struct:
    hints = get_type_hints(kind)
    fields = enumerate(kind.__struct_fields__)
    return kind(**{name: sample(hints[name], number, choices, name, spot) for spot, name in fields})


def _plain(kind: Any, number: int, spot: int) -> Any:
    if kind is type(None) or isinstance(kind, TypeVar):
        return None
    if kind is bool:
        return number % 2 == 1
    return FIRST + spot + number if kind is int else f"text {spot}"


def _count(kind: Any, chosen: tuple[Any, ...]) -> int:
    """How many values a field of this type takes in turn."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return len(parts)
    if origin in (Union, types.UnionType):
        return max(len(parts), *(_count(part, chosen) for part in parts))
    if origin is Sealed:
        return _count(parts[0], chosen)
    return 2 if kind is bool else max(1, len(chosen) * (kind in (int, str)))
