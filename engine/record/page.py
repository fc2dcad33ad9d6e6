"""The tables of docs/record.md: every action and event of every game with its fields, from the types.

`python -m engine.record.page docs/record.md` writes them anew.
"""

import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from engine import games
from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire, Start
from engine.kernel.sealed import Sealed
from engine.kernel.table.messages import AnyTableAction, AnyTableEvent

MARK = (
    "<!-- From here on `python -m engine.record.page docs/record.md` writes; edit the docstrings instead. -->"
)

PLAIN: dict[Any, str] = {int: "number", str: "text", bool: "true or false", NoneType: "null", float: "number"}


def page(head: str, played: Mapping[str, AnyGame]) -> str:
    """The page: what stands above the mark of an older one, then the tables of these games."""
    above = head.partition(MARK)[0].rstrip()
    return "\n\n".join((above, MARK, *_chapters(played))) + "\n"


def _chapters(played: Mapping[str, AnyGame]) -> Iterator[str]:
    yield "## Every table"
    clock = (Start, Expire)
    yield from _section("Actions of tables and of the clock", "action", (*get_args(AnyTableAction), *clock))
    yield from _section("Events of tables", "event", get_args(AnyTableEvent))
    for game in played.values():
        yield f"## {game.name}"
        yield f"Rules version {game.version}."
        yield from _section("Options", "", (game.options,))
        yield from _section("Actions", "action", get_args(game.action))
        yield from _section("Events", "event", get_args(game.event))


def _section(title: str, field: str, kinds: tuple[type[Struct], ...]) -> Iterator[str]:
    """A table of these records, then one of the records inside them."""
    yield f"### {title}"
    yield _table(field or "record", kinds)
    parts = tuple(_parts(kinds))
    if parts:
        yield f"Parts of these {title.lower()}:"
        yield _table("part", parts)


def _table(heading: str, kinds: Iterable[type[Struct]]) -> str:
    rows = (f"| {heading} | fields | what it says |", "|---|---|---|", *(_row(kind) for kind in kinds))
    return "\n".join(rows)


def _row(kind: type[Struct]) -> str:
    hints = get_type_hints(kind)
    fields = "; ".join(f"`{name}`: {shown(hints[name])}" for name in kind.__struct_fields__)
    return f"| `{name_of(kind)}` | {fields or '(none)'} | {_said(kind)} |"


def _said(kind: type[Struct]) -> str:
    """The docstring's words in one line."""
    return " ".join((inspect.getdoc(kind) or "").split()).replace("|", "\\|")


def name_of(kind: type[Struct]) -> str:
    """What stands in the file: the tag, or for a record without one its name here."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else kind.__name__


def shown(hint: Any) -> str:
    """A type as a reader of JSON understands it."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " or ".join(f"`{value}`" for value in inside)
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(shown(one) for one in inside))
    if origin is tuple:
        return _shown_row(inside)
    if origin is Sealed:
        return f"sealed ({shown(inside[0])})"
    return name_of(hint) if isinstance(hint, type) and issubclass(hint, Struct) else "anything"


def _shown_row(inside: tuple[Any, ...]) -> str:
    if len(inside) == 2 and inside[1] is Ellipsis:
        return f"list of ({shown(inside[0])})" if _wordy(inside[0]) else f"list of {shown(inside[0])}"
    return f"[{', '.join(shown(one) for one in inside)}]"


def _wordy(hint: Any) -> bool:
    return " or " in shown(hint)


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
