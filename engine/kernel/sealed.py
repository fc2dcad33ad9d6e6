"""Secrets and the one cut: what a viewer may not read leaves a state or an event here and nowhere else.

There are two ways to hide something. A `Sealed` value keeps its place: everybody knows that it is there and
for whom. A record with a field `to`, which names its audience, must not even be known to exist: out of a row
(a tuple) the cut drops it, and an event of that kind is told to nobody else (`is_readable`).

The cut goes into rows and records alone. `check_cuttable`, which every game passes when it is made, refuses
types in which a secret could hide from it. How a value of a type is cut is worked out once for each type and
kept, since every view of every seat is cut anew after every move.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, Generic, TypeVar, get_origin

from msgspec import Struct, inspect
from msgspec.structs import replace

from engine.kernel.seats import Audience, Viewer

T = TypeVar("T")


class Sealed(Struct, Generic[T], frozen=True, gc=False):
    """A value for the seats in `to` (None: for anybody); for everybody else the cut leaves None in its place.

    That a sealed value exists is public, and so is whom it is for. What must not even be known to exist
    is a record with a field `to` inside a tuple: the cut drops it.
    """

    value: T | None
    to: Audience | None


def seal(value: T, *to: int) -> Sealed[T]:
    """The value for these seats."""
    return Sealed(value, to)


def open_sealed(sealed: Sealed[T]) -> T:
    """The value inside, for rules that hold the whole state; a cut value raises ValueError."""
    if sealed.value is None:
        raise ValueError(sealed.to)
    return sealed.value


def is_readable(event: Struct, viewer: Viewer) -> bool:
    """Whether the viewer may know that this event happened: it has no field `to`, or one that names them."""
    if isinstance(event, Sealed) or "to" not in event.__struct_fields__:
        return True
    to: Audience | None = getattr(event, "to")  # noqa: B009
    return to is None or viewer in to


def cut(thing: T, viewer: Viewer) -> T:
    """The viewer's version of a state, a view or an event; the thing itself where nothing is hidden."""
    kind: type = type(thing)
    way = _way(kind)
    cutting: Any = thing if way is None else way(thing, viewer)
    return cutting  # type: ignore[no-any-return]


# --- how values of a type are cut ---

Way = Callable[[Any, Viewer], Any]
"""How a value of one type is cut. It gives back the very same object where it takes nothing away."""


@cache
def _way(kind: type) -> Way | None:
    """How a value of this very type is cut; None for a type in which nothing can be hidden."""
    if issubclass(kind, tuple):
        return _cut_row
    if issubclass(kind, Sealed):
        return _cut_sealed
    if issubclass(kind, Struct) and (names := _hiding_fields(kind)):
        return _way_of_record(names)
    return None


def _cut_sealed(sealed: Sealed[Any], viewer: Viewer) -> Sealed[Any]:
    open_to_it = sealed.to is None or viewer in sealed.to
    return sealed if open_to_it or sealed.value is None else Sealed(None, sealed.to)


def _cut_row(row: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    if not row:
        return row
    made, same = [], True
    for item in row:
        kind: type = type(item)
        is_droppable, way = _way_in_row(kind)
        if is_droppable and not is_readable(item, viewer):
            same = False
            continue
        new = item if way is None else way(item, viewer)
        same = same and new is item
        made.append(new)
    return row if same else tuple(made)


@cache
def _way_in_row(kind: type) -> tuple[bool, Way | None]:
    """Whether a value of this type may be dropped from a row, and how it is cut: one look-up for both."""
    has_audience = issubclass(kind, Struct) and "to" in kind.__struct_fields__
    return has_audience and not issubclass(kind, Sealed), _way(kind)


def _way_of_record(names: tuple[str, ...]) -> Way:
    """How a record is cut of which these fields may hold something hidden."""

    def cut_record(record: Struct, viewer: Viewer) -> Struct:
        changed = {}
        for name in names:
            old = getattr(record, name)
            kind: type = type(old)
            way = _way(kind)
            if way is not None:
                new = way(old, viewer)
                if new is not old:
                    changed[name] = new
        return replace(record, **changed) if changed else record

    return cut_record


def _hiding_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a record that may hold something to cut, by their types."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(field.name for field in info.fields if _can_hide(field.type, frozenset()))


PLAIN: Final = (
    inspect.IntType,
    inspect.StrType,
    inspect.BoolType,
    inspect.BytesType,
    inspect.FloatType,
    inspect.NoneType,
    inspect.LiteralType,
)
"""Types whose values hold nothing. Whatever else is not known here is cut as if it hid something."""


def _can_hide(shape: inspect.Type, within: frozenset[type]) -> bool:
    """Whether a value of this type may be sealed, hold something sealed, or be a record that is dropped.

    `within` are the records around it, so that a type which holds itself comes to an end.
    """
    match shape:
        case inspect.StructType():
            kind = get_origin(shape.cls) or shape.cls
            if kind in within:
                return False
            if kind is Sealed or any(field.name == "to" for field in shape.fields):
                return True
            # A value of this type may be of a kind derived from it, whatever the fields here are.
            if kind.__subclasses__():
                return True
            return any(_can_hide(field.type, within | {kind}) for field in shape.fields)
        case inspect.UnionType():
            return any(_can_hide(one, within) for one in shape.types)
        case inspect.VarTupleType():
            return _can_hide(shape.item_type, within)
        case inspect.TupleType():
            return any(_can_hide(one, within) for one in shape.item_types)
    return not isinstance(shape, PLAIN)


# --- types in which a secret may live ---

REFUSED: Final = (
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
def check_cuttable(kind: Any) -> None:
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
