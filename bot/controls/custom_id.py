"""Declare the custom id of a button, menu or form once, and both write and read it from that declaration.

A custom id is all that a press brings back of a message, however old: `v1:VERB:field:field`, at most 100
characters. Whoever looks can read it, so it must hold no secret. A declaration is a class:

    class VoteButtonId(CustomId, verb="vote"):
        match: Match
        phase: Annotated[str, Part("[a-z0-9.]+")]

    VoteButtonId(7, "g1.p3").pack()        # "v1:vote:7:g1.p3"
    VoteButtonId.parse("v1:vote:7:g1.p3")  # VoteButtonId(7, "g1.p3"); None for another id

The class is a frozen dataclass, made so by its base. A field is a Literal of words, or a str or int with the
regular expression of what may stand there. A field with a default writes nothing where it has that value, and
reads it from nothing; its colon stands all the same if its expression takes empty text, else that is left out
as well. None is written as nothing, too. Fields that are not parted by a colon (`2.3.1`, `deals2`) name what
stands before them instead.

Old messages keep their ids for ever: a field may be added at the end, with a default; nothing that `pack`
writes may be renamed, removed or reordered. `tests/data/custom_ids.json` holds ids as they were, and
`tests/laws/test_custom_ids.py` reads them with the declarations of today.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from itertools import takewhile
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct
from typing_extensions import dataclass_transform

T = TypeVar("T")
D = TypeVar("D")

MOST_CHARACTERS: Final = 100
"""Discord refuses a message with a longer custom id."""


class Part(Struct, frozen=True):
    """What may stand in a field, and what parts it from the field before it."""

    pattern: str
    after: str = ":"


class Written(Struct, frozen=True):
    """A field of a declaration as it is written: `default` is MISSING for one that always says something.

    `can_be_empty`: nothing may stand there; its colon does in any case.
    """

    name: str
    pattern: str
    after: str
    default: Any
    is_number: bool
    can_be_empty: bool


Match = Annotated[int, Part(r"\d{1,19}")]
"""The number of a match: SQLite counts up to 2**63, so no text of a stranger makes it raise."""


@dataclass_transform(frozen_default=True)
class CustomId:
    """The base of all declarations. Each has a verb of its own, except pages of the chronicle."""

    VERB: ClassVar[str]
    TEMPLATE: ClassVar[str]
    """The regular expression of these ids, with a group for each field, named as the field is."""

    FIELDS: ClassVar[tuple[Written, ...]]
    """The fields in the order in which they are written."""

    def __init_subclass__(cls, *, verb: str) -> None:
        dataclass(frozen=True)(cls)
        types = get_type_hints(cls, include_extras=True)
        cls.VERB = verb
        cls.FIELDS = tuple(_describe_field(field, types[field.name]) for field in fields(cls))  # type: ignore[arg-type]
        cls.TEMPLATE = f"v1:{verb}" + "".join(_template_parts(cls.FIELDS))

    def pack(self) -> str:
        """The id. ValueError if it would not be read back as it is, or is too long for Discord."""
        packed = f"v1:{self.VERB}"
        for field in self.FIELDS:
            value = getattr(self, field.name)
            text = "" if value is None or value == field.default else str(value)
            if text or field.can_be_empty:
                packed += field.after + text
        if len(packed) > MOST_CHARACTERS or self.parse(packed) != self:
            raise ValueError(packed)
        return packed

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """Read an id; None if it is not one of these."""
        found = re.fullmatch(cls.TEMPLATE, custom_id)
        return None if found is None else cls.from_groups(found.groupdict())

    @classmethod
    def from_groups(cls, groups: Mapping[str, str | None]) -> Self:
        """Read an id from the groups of a match with TEMPLATE."""
        values: dict[str, Any] = {}
        for field in cls.FIELDS:
            text = groups[field.name]
            if text:
                values[field.name] = int(text) if field.is_number else text
            elif field.default is MISSING:
                values[field.name] = None if field.is_number else ""
        return cls(**values)


def verb_of(custom_id: str) -> str:
    """The verb of an id, `v1:VERB:…`: what the control is for; "" for an id that is none of ours."""
    return custom_id.split(":")[1] if ":" in custom_id else ""


def pick_listed(offered: Iterable[T], text: str | None, otherwise: D) -> T | D:
    """Which of these values an id or a menu names by its text; `otherwise` for what is none of them."""
    return next((one for one in offered if str(one) == text), otherwise)


def _describe_field(field: Field[Any], annotation: Any) -> Written:
    """How a field of this type is written. TypeError for a type that no id can hold."""
    kind: Any = str
    if get_origin(annotation) is Literal:
        # A word that is empty is the default: it is written as nothing.
        part = Part("|".join(re.escape(word) for word in get_args(annotation) if word))
    elif get_origin(annotation) is Annotated and isinstance(get_args(annotation)[1], Part):
        kind, part = get_args(annotation)[:2]
    else:
        raise TypeError(annotation)
    return Written(
        name=field.name,
        pattern=part.pattern,
        after=part.after,
        default=field.default,
        is_number=kind is int or int in get_args(kind),
        can_be_empty=re.fullmatch(part.pattern, "") is not None,
    )


def _template_parts(written: tuple[Written, ...]) -> Iterator[str]:
    """The expressions of the fields, those without a colon together with the one before them."""
    for number, first in enumerate(written):
        if first.after != ":":
            continue
        joined = takewhile(lambda field: field.after != ":", written[number + 1 :])
        run = "".join(f"{re.escape(one.after)}(?P<{one.name}>{one.pattern})" for one in (first, *joined))
        yield f"(?:{run})?" if first.default is not MISSING and not first.can_be_empty else run
