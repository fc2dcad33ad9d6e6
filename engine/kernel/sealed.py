"""Secrets and the one cut: what a viewer may not read leaves a state or an event here and nowhere else."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Generic, TypeVar, get_origin

from msgspec import Struct, inspect
from msgspec.structs import replace

from engine.kernel.seats import Audience, Viewer

T = TypeVar("T")

PLAIN: Final = (
    inspect.IntType,
    inspect.StrType,
    inspect.BoolType,
    inspect.BytesType,
    inspect.FloatType,
    inspect.NoneType,
    inspect.LiteralType,
)
"""Types whose values hold nothing."""


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


def cut(thing: T, viewer: Viewer) -> T:
    """The viewer's version of a state, a view or an event; the thing itself where nothing is hidden."""
    cutting: Any = _cut(thing, viewer)
    return cutting  # type: ignore[no-any-return]


def readable(event: Struct, viewer: Viewer) -> bool:
    """Whether the viewer may know that this event happened: it has no field `to`, or one that names them."""
    if isinstance(event, Sealed) or "to" not in event.__struct_fields__:
        return True
    to: Audience | None = getattr(event, "to")  # noqa: B009
    return to is None or viewer in to


Way = Callable[[Any, Viewer], Any]
"""How a value of one type is cut."""


def _cut(thing: Any, viewer: Viewer) -> Any:
    kind: type = type(thing)
    way = _way(kind)
    return thing if way is None else way(thing, viewer)


@cache
def _way(kind: type) -> Way | None:
    """How a value of this very type is cut; None where it is all there is to it."""
    if issubclass(kind, tuple):
        return _cut_row
    if issubclass(kind, Sealed):
        return _cut_sealed
    return _way_of_record(_deep(kind)) if issubclass(kind, Struct) and _deep(kind) else None


@cache
def _is_dropped_in_rows(kind: type) -> bool:
    """Whether a value of this type in a row may be one of which nobody else must know."""
    return issubclass(kind, Struct) and not issubclass(kind, Sealed) and "to" in kind.__struct_fields__


@cache
def _in_a_row(kind: type) -> tuple[bool, Way | None]:
    """Whether a value of this type may be dropped, and how it is cut: rows are where most are cut."""
    return _is_dropped_in_rows(kind), _way(kind)


def _cut_sealed(sealed: Sealed[Any], viewer: Viewer) -> Sealed[Any]:
    open_to_it = sealed.to is None or viewer in sealed.to
    return sealed if open_to_it or sealed.value is None else Sealed(None, sealed.to)


def _cut_row(row: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    if not row:
        return row
    made, same = [], True
    for item in row:
        kind: type = type(item)
        dropped, way = _in_a_row(kind)
        if dropped and not readable(item, viewer):
            same = False
            continue
        new = item if way is None else way(item, viewer)
        same = same and new is item
        made.append(new)
    return row if same else tuple(made)


def _way_of_record(names: tuple[str, ...]) -> Way:
    """A record of which these fields may hold something to cut."""

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


@cache
def _deep(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a record that may hold something to cut, by their types."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(field.name for field in info.fields if _hides(field.type, frozenset()))


def _hides(shape: inspect.Type, within: frozenset[type]) -> bool:
    """Whether a value of this type may be sealed, hold something sealed, or be a record that is dropped.

    `within` are the records around it. What is not known to hide nothing is looked at.
    """
    match shape:
        case inspect.StructType():
            return _hides_record(get_origin(shape.cls) or shape.cls, shape, within)
        case inspect.UnionType():
            return any(_hides(one, within) for one in shape.types)
        case inspect.VarTupleType():
            return _hides(shape.item_type, within)
        case inspect.TupleType():
            return any(_hides(one, within) for one in shape.item_types)
    return not isinstance(shape, PLAIN)


def _hides_record(kind: type, shape: inspect.StructType, within: frozenset[type]) -> bool:
    """A record of a kind that others are made of may be one of those, whatever its own fields are."""
    if kind in within:
        return False
    if kind is Sealed or kind.__subclasses__() or any(field.name == "to" for field in shape.fields):
        return True
    return any(_hides(field.type, within | {kind}) for field in shape.fields)
