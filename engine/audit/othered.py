"""Another value of the same type and the same shape: what a secret might as well have been."""

from functools import cache
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.sealed import Sealed, Unseen

UNIONS: Final = (Union, UnionType)


def other_value(value: Any, hint: Any, *, figures: bool = True) -> Any:
    """A value of this type that is not this one; rows keep their length, since hands are counted openly.

    Without `figures` only choices from a list differ: numbers and texts, which may be ids, stay.
    """
    if value is None:
        return None
    hint = _member(hint, value)
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        return choices[(choices.index(value) + 1) % len(choices)]
    if isinstance(value, tuple):
        return tuple(other_value(one, among(hint, spot), figures=figures) for spot, one in enumerate(value))
    if isinstance(value, Struct):
        hints = types_of(type(value))
        names = value.__struct_fields__
        fields = {name: other_value(getattr(value, name), hints[name], figures=figures) for name in names}
        return replace(value, **fields)
    return _plain(value) if figures else value


@cache
def types_of(kind: type[Struct]) -> dict[str, Any]:
    """The types of a record's fields."""
    return get_type_hints(kind)


@cache
def among(hint: Any, spot: int) -> Any:
    """The type of a row's item; None where the row's type says nothing of it (the items know their own)."""
    rows = [one for one in _members(hint) if get_origin(one) is tuple]
    if not rows:
        return None
    parts = get_args(rows[0])
    return parts[0] if parts[-1] is Ellipsis else parts[spot]


def type_inside_seal(hint: Any) -> Any:
    """What a field of this type seals."""
    return next(get_args(one)[0] for one in _members(hint) if get_origin(one) is Sealed)


def _members(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in UNIONS else (hint,)


def _member(hint: Any, value: Any) -> Any:
    """The member of a union that the value is of."""
    return next((one for one in _members(hint) if _fits(one, value)), hint)


def _fits(hint: Any, value: Any) -> bool:
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    kind = get_origin(hint) or hint
    return isinstance(kind, type) and isinstance(value, kind)


def _plain(value: Any) -> Any:
    if isinstance(value, list | dict | set | frozenset):
        raise Unseen(type(value).__name__)
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else value + "*" if isinstance(value, str) else value
