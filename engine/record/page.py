"""The tables of docs/record.md: every action and event of every game with its fields, from the types.

`python -m engine.record.page docs/record.md` writes them anew. A game's chapter is its options, actions and
events, then the parts that stand inside those, and last the values that have a name: a choice of four codes
or more (`Province`, `Token`) is listed once and named wherever a field holds one of them.
"""

import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from engine import games
from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire, Start
from engine.kernel.sealed import Sealed
from engine.kernel.table.rules import AnyTableAction, AnyTableEvent

MARK = (
    "<!-- From here on `python -m engine.record.page docs/record.md` writes; edit the docstrings instead. -->"
)

NUMBER: Final = "number"
PLAIN: dict[Any, str] = {int: NUMBER, str: "text", bool: "bool", NoneType: "null", float: NUMBER}
OF_ALL_OPTIONS: Final = "The table's settings; the first value of each is the default."

NAMED_FROM: Final = 4
"""So many codes to choose from are told by their name; fewer are read faster where they stand."""

Records = tuple[type[Struct], ...]
Names = Mapping[tuple[Any, ...], str]
"""The name of a choice by its codes, in their order."""


def page(head: str, played: Mapping[str, AnyGame]) -> str:
    """The page: what stands above the mark of an older one, then the tables of these games."""
    above = head.partition(MARK)[0].rstrip()
    return "\n\n".join((above, MARK, *_chapters(played))) + "\n"


def _chapters(played: Mapping[str, AnyGame]) -> Iterator[str]:
    yield "## Every table"
    clock = (Start, Expire)
    yield from _sections(
        ("Actions of tables and of the clock", "action", (*get_args(AnyTableAction), *clock)),
        ("Events of tables", "event", get_args(AnyTableEvent)),
    )
    for game in played.values():
        yield f"## {game.name}"
        yield f"Rules version {game.version}."
        yield from _sections(
            ("Options", "record", (game.options,)),
            ("Actions", "action", get_args(game.action)),
            ("Events", "event", get_args(game.event)),
        )


def _sections(*sections: tuple[str, str, Records]) -> Iterator[str]:
    """A table of each section (title, heading of its first column, records), then their parts and values."""
    told = tuple(kind for _, _, kinds in sections for kind in kinds)
    parts = tuple(_parts(told))
    names = _names((*told, *parts))
    for title, heading, kinds in (*sections, ("Parts of these", "part", parts)):
        if kinds:
            yield f"### {title}"
            rows = (f"`{signature(kind, names)}` | {_doc(kind)}" for kind in kinds)
            yield "\n".join((f"{heading} | what it says", "---|---", *rows))
    if names:
        yield "### Values of these"
        rows = (f"{name} | {', '.join(f'`{code}`' for code in codes)}" for codes, name in names.items())
        yield "\n".join(("name | one of", "---|---", *rows))


def signature(kind: type[Struct], names: Names | None = None) -> str:
    """A record's name and its fields with their types, "cast(ballot: BallotKind, power, seal: bool)".

    A field that holds a number, or a list of them, or perhaps null, is told by its name alone: most do.
    """
    hints, fields = get_type_hints(kind), []
    for field in kind.__struct_fields__:
        words = type_in_words(hints[field], names)
        bare = words.startswith(NUMBER) and not words.removeprefix(NUMBER).strip("[]?")
        fields.append(field + words.removeprefix(NUMBER) if bare else f"{field}: {words}")
    return f"{name_of(kind)}({', '.join(fields)})"


def _doc(kind: type[Struct]) -> str:
    """The record's docstring in one line, without what the page says once of all."""
    doc = " ".join((inspect.getdoc(kind) or "").split()).replace("|", "\\|")
    return doc.removeprefix(OF_ALL_OPTIONS).strip()


def name_of(kind: type[Struct]) -> str:
    """A record's name in the file: its tag, or for one without a tag its name here."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else kind.__name__


def type_in_words(hint: Any, names: Names | None = None) -> str:
    """A type as the page writes it; `names` are the choices that are told by a name."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return (names or {}).get(inside) or "/".join(str(value) for value in inside)
    if origin in (Union, UnionType):
        words = "/".join(dict.fromkeys(type_in_words(one, names) for one in inside if one is not NoneType))
        many = "/" in words and NoneType in inside
        return f"({words})?" if many else words + "?" * (NoneType in inside)
    if origin is tuple:
        if len(inside) == 2 and inside[1] is Ellipsis:
            words = type_in_words(inside[0], names)
            return f"({words})[]" if set("/ ") & set(words) and words[0] not in "([" else f"{words}[]"
        return f"[{', '.join(type_in_words(member, names) for member in inside)}]"
    if origin is Sealed:
        return f"sealed {type_in_words(inside[0], names)}"
    return name_of(hint) if isinstance(hint, type) and issubclass(hint, Struct) else "anything"


def _names(kinds: Iterable[type[Struct]]) -> Names:
    """The long choices in these records' fields, each under the name that the record's module has for it."""
    names: dict[tuple[Any, ...], str] = {}
    for kind in kinds:
        known = vars(sys.modules[kind.__module__])
        for codes in _choices(_hints(kind)):
            # To Python choices of the same codes in another order are equal: the codes are compared.
            name = next((name for name, value in known.items() if get_args(value) == codes), None)
            if name and get_origin(known[name]) is Literal:
                names.setdefault(codes, name)
    return names


def _choices(hints: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    for hint in hints:
        if get_origin(hint) is Literal:
            if len(get_args(hint)) >= NAMED_FROM:
                yield get_args(hint)
        else:
            yield from _choices(get_args(hint))


def _parts(kinds: Iterable[type[Struct]]) -> Iterator[type[Struct]]:
    """The records that stand inside these, each once, in the order in which they are met."""
    seen = set(kinds)
    waiting = [hint for kind in kinds for hint in _hints(kind)]
    while waiting:
        hint = waiting.pop(0)
        if isinstance(hint, type) and issubclass(hint, Struct) and get_origin(hint) is None:
            if hint not in seen:
                seen.add(hint)
                yield hint
                waiting += _hints(hint)
        else:
            waiting += [one for one in get_args(hint) if one is not Ellipsis]


def _hints(kind: type[Struct]) -> list[Any]:
    hints = get_type_hints(kind)
    return [hints[name] for name in kind.__struct_fields__]


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(page(file.read_text("utf-8"), games.without_cards()), "utf-8")
