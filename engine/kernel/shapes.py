"""Which types a game's secrets may live in: rows and records alone; the cut reaches into nothing else."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import inspect

REFUSED = (
    inspect.ListType,
    inspect.DictType,
    inspect.SetType,
    inspect.FrozenSetType,
    inspect.CollectionType,
    inspect.AnyType,
    inspect.RawType,
    inspect.DataclassType,
    inspect.TypedDictType,
    inspect.NamedTupleType,
)
"""Shapes in which a sealed value would pass the cut unseen. A tuple is the row that there is."""


class Unseen(TypeError):
    """A type whose secrets the cut could not reach; the message is the path to it and what stands there."""


@cache
def check(kind: Any) -> None:
    """Raises Unseen when a value of this type could hold something in a shape that the cut does not enter."""
    for path, shape in _unsupported_parts(inspect.type_info(kind), "", set()):
        raise Unseen(f"{path or '.'}:{shape}")


def _unsupported_parts(shape: Any, path: str, seen: set[Any]) -> Iterator[tuple[str, str]]:
    match shape:
        case inspect.StructType():
            if shape.cls in seen:
                return
            seen.add(shape.cls)
            for field in shape.fields:
                yield from _unsupported_parts(field.type, f"{path}.{field.name}", seen)
        case inspect.UnionType():
            for one in shape.types:
                yield from _unsupported_parts(one, path, seen)
        case inspect.VarTupleType():
            yield from _unsupported_parts(shape.item_type, f"{path}[]", seen)
        case inspect.TupleType():
            for spot, one in enumerate(shape.item_types):
                yield from _unsupported_parts(one, f"{path}[{spot}]", seen)
        case _ if isinstance(shape, REFUSED):
            yield path, type(shape).__name__
