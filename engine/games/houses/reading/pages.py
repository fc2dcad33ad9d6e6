"""One document of a file: as plain values that know their place, and against its shape.

`pages` reads YAML into values, lists and dicts, and remembers line and column of every value and key by its
path, so that each mistake is told where it stands. `sheet` validates a page as one of the shapes of files.py
and turns what pydantic says into our own codes.

Documents are put together here, from the events of libyaml's parser. yaml.compose would give nodes with their
marks for less code, but it resolves aliases without a word, descends without a bound in C, and reads plain
words by YAML 1.1, where `no` is false. Content is uploaded by hosts, so none of this may happen.
"""

import re
from collections.abc import Iterator
from typing import Any, Final, Generic, NamedTuple, TypeVar, get_args

import yaml
from pydantic import ValidationError
from pydantic_core import ErrorDetails
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from engine.games.houses.reading.files import AUTHORED, SOURCE, Shape
from engine.games.houses.reading.mistakes import MISTAKES, Mistake, Path, Spot, in_line, mistake, of_file
from engine.kernel.content import Problem, Told

Events = Iterator[Any]

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""libyaml, fifty times as fast as any reader in Python; where PyYAML came without it, its own."""

NEAR: Final = 30
"""Letters of a line that are told, from where it is no YAML."""

_DECIMAL: Final = re.compile(r"[+-]?[0-9]{1,9}")
_INT: Final = "tag:yaml.org,2002:int"
_BOOL: Final = "tag:yaml.org,2002:bool"
_NULL: Final = "tag:yaml.org,2002:null"
_PLAIN: Final = {
    _INT: _DECIMAL,
    _BOOL: re.compile(r"true|True|TRUE|false|False|FALSE"),
    _NULL: re.compile(r"~|null|Null|NULL|"),
}
"""What words without quotes and tag mean (YAML 1.2: `no` and `on` are words)."""


class _Alias(Exception):
    """The text refers to another part of itself, which could hold the reference for ever."""


class Page(NamedTuple):
    """One document: its plain value, and line and column (from 1) of each value and each key by path."""

    file: str
    data: object
    values: dict[Path, Spot]
    keys: dict[Path, Spot]


# --- from text to pages -----------------------------------------------------------------------------------


def pages(file: str, text: str) -> tuple[tuple[Page, ...], tuple[Problem, ...]]:
    """All documents of one file; a file that is no YAML, or repeats itself by alias, gives one problem."""
    found: list[Page] = []
    problems: list[Problem] = []
    try:
        events = _events(text)
        for event in events:
            if isinstance(event, DocumentStartEvent):
                page = Page(file, None, {}, {})
                found.append(page._replace(data=_value(next(events), events, (), page, problems)))
    except _Alias as alias:
        spot, name = alias.args
        return (), (mistake(file, spot, (), "alias_refused", given=f"*{name}"),)
    except yaml.YAMLError as broken:
        return (), (_unreadable(file, text, broken),)
    except RecursionError:  # nested deeper than anybody writes
        return (), (of_file(file, "too_deep"),)
    return tuple(found), tuple(problems)


def _events(text: str) -> Events:
    """Yield the parts of the text: a value that holds others begins, they follow, it ends."""
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, AliasEvent):
            raise _Alias(_spot_of(event.start_mark), event.anchor)
        yield event


def _value(event: Any, events: Events, path: Path, page: Page, problems: list[Problem]) -> object:
    """The value that begins with this event; what it holds is taken from those that follow."""
    page.values[path] = _spot_of(event.start_mark)
    if isinstance(event, SequenceStartEvent):
        items = enumerate(_events_until(SequenceEndEvent, events))
        return [_value(item, events, (*path, index), page, problems) for index, item in items]
    if isinstance(event, MappingStartEvent):
        return _read_mapping(events, path, page, problems)
    # Decimal numbers, truth and nothing become values; all else stays the text that stands in the file.
    text, tag = str(event.value), event.tag
    if not tag and event.implicit[0]:
        tag = next((tag for tag, form in _PLAIN.items() if form.fullmatch(text)), "")
    if tag == _INT and _DECIMAL.fullmatch(text):
        return int(text)
    if tag == _BOOL:
        return text.lower() == "true"
    return None if tag == _NULL else text


def _read_mapping(events: Events, path: Path, page: Page, problems: list[Problem]) -> dict[str, object]:
    """The pairs up to the mapping's end; a second value of a key is told, read and forgotten."""
    plain: dict[str, object] = {}
    for key in _events_until(MappingEndEvent, events):
        name, spot = "", _spot_of(key.start_mark)
        if isinstance(key, ScalarEvent):
            name = str(key.value)
        else:
            _skip_value(key, events)  # a key that is no word has no name
        inner, first = (*path, name), next(events)
        if name in plain:
            problems.append(mistake(page.file, spot, inner, "duplicate_key", given=name))
            _skip_value(first, events)
            continue
        page.keys[inner] = spot
        plain[name] = _value(first, events, inner, page, problems)
    return plain


def _events_until(end: type, events: Events) -> Events:
    """The first event of each value up to the end of what holds them; the rest is taken meanwhile."""
    for event in events:
        if isinstance(event, end):
            return
        yield event


def _skip_value(event: Any, events: Events) -> None:
    """Read the value that begins with this event, and forget it."""
    _value(event, events, (), Page("", None, {}, {}), [])


def _spot_of(mark: Any) -> Spot:
    return mark.line + 1, mark.column + 1


def _unreadable(file: str, text: str, broken: yaml.YAMLError) -> Problem:
    """A sign that YAML has no room for, or where its order ends; nothing in the parser's own words."""
    odd = yaml.reader.Reader.NON_PRINTABLE.search(text)
    if odd is not None:
        before = text[: odd.start()].split("\n")
        spot = len(before), len(before[-1]) + 1
        return mistake(file, spot, (), "character_refused", given=f"U+{ord(odd[0]):04X}")

    lines = text.splitlines()
    marks = (getattr(broken, kind, None) for kind in ("problem_mark", "context_mark"))
    spot, context = ((1, 1) if mark is None else _spot_of(mark) for mark in marks)
    found = _rest_of_line(lines, spot)
    if found.startswith("\t"):
        return mistake(file, spot, (), "tab_refused")
    if found.strip():
        return mistake(file, spot, (), "not_yaml", given=in_line(found, NEAR))

    # Nothing stands where the parser stopped: something that began before is not ended. It is told where it
    # began, or at the last line that is not empty.
    if not _rest_of_line(lines, context).strip():
        last = max((number for number, line in enumerate(lines) if line.strip()), default=0)
        context = (last + 1, 1)
    return mistake(file, context, (), "yaml_unended", given=in_line(_rest_of_line(lines, context), NEAR))


def _rest_of_line(lines: list[str], spot: Spot) -> str:
    """The text of this line from the column on; "" past the end."""
    return lines[spot[0] - 1][spot[1] - 1 :] if spot[0] <= len(lines) else ""


# --- problems at their place ------------------------------------------------------------------------------


def problem_at(page: Page, path: Path, code: Mistake, **slots: Told) -> Problem:
    """A problem at the value of this path, or at the nearest value that holds it."""
    return mistake(page.file, _nearest(page.values, path), path, code, **slots)


def problem_at_key(page: Page, path: Path, code: Mistake, **slots: Told) -> Problem:
    """A problem at the key that ends this path, or where `problem_at` would put it."""
    spot = page.keys.get(path) or _nearest(page.values, path)
    return mistake(page.file, spot, path, code, **slots)


def _nearest(spots: dict[Path, Spot], path: Path) -> Spot:
    while path and path not in spots:
        path = path[:-1]
    return spots.get(path, (1, 1))


# --- a page against its shape -----------------------------------------------------------------------------

Body = TypeVar("Body", bound=Shape)
Code = tuple[Mistake, dict[str, Told]]
"""A mistake with what its sentence names."""

KEY: Final = "[key]"
"""What pydantic puts behind a key that is wrong itself."""


class Sheet(NamedTuple, Generic[Body]):
    """A document whose shape is right, and the page that knows where each of its values stands."""

    page: Page
    body: Body


def sheet(page: Page, shape: type[Body]) -> tuple[Sheet[Body] | None, tuple[Problem, ...]]:
    """The document as this shape, or None and why not."""
    try:
        return Sheet(page, shape.model_validate(page.data)), ()
    except ValidationError as broken:
        problems: list[Problem] = []
        for error in broken.errors(include_url=False):
            path: Path = tuple(part for part in error["loc"] if part != KEY)
            code, slots = _code(error, path, shape)
            is_of_key = error["type"] == "extra_forbidden" or KEY in error["loc"]
            problems.append((problem_at_key if is_of_key else problem_at)(page, path, code, **slots))
        return None, tuple(problems)


def _code(error: ErrorDetails, path: Path, shape: type[Shape]) -> Code:
    """Our own code for a mistake, whether our validators found it (a code of ours) or pydantic did."""
    kind, given, context = error["type"], error["input"], error.get("ctx", {})
    if kind in MISTAKES:
        return kind, context
    match kind:
        # What stands there is not the kind of thing that the shape asks for.
        case "dict_type":
            return "pairs_needed", {}
        case "list_type":
            return "list_needed", {}
        case "model_type" | "model_attributes_type":
            return "fields_needed", {"known": fields_at(shape, path)}
        case "missing":
            name = str(path[-1])
            if name in AUTHORED:
                return "language_missing", {"known": AUTHORED}
            return "field_missing", {"given": name}
        case "extra_forbidden":
            code: Mistake = "unknown_condition" if "when" in path[-2:-1] else "unknown_field"
            return code, {"given": str(path[-1]), "known": fields_at(shape, path[:-1])}

        # One value by itself: nothing; what YAML takes for a number or a truth; or fields, often a text that
        # begins with a brace.
        case "string_type" if given is None:
            return "text_missing", {}
        case "string_type":
            return ("not_a_text", {"given": _word(given)}) if _is_scalar(given) else ("text_in_brackets", {})
        case "int_type":
            return ("not_a_number", {"given": _word(given)}) if _is_scalar(given) else ("number_missing", {})
        case "greater_than_equal":
            return "too_low", {"given": given, "least": context["ge"]}
        case "less_than_equal":
            return "too_high", {"given": given, "most": context["le"]}
        case "string_too_long":
            return "text_too_long", {"number": len(given), "most": context["max_length"]}
        case "too_short":
            return "too_few", {"number": context["actual_length"], "least": context["min_length"]}
        case "string_pattern_mismatch":
            if not given.strip():
                return "text_missing", {}
            return "not_a_source" if context["pattern"] == SOURCE else "not_an_id", {"given": given}
    return "wrong_shape", {}


def fields_at(shape: type[Shape], path: Path) -> tuple[str, ...]:
    """The fields that may stand at this path, by the shapes on the way; entries of lists need no name."""
    for part in path:
        field = shape.model_fields.get(str(part))
        shape = (_shape_in(field.annotation) if field else None) or shape
    return tuple(shape.model_fields)


def _shape_in(annotation: Any) -> type[Shape] | None:
    """The shape of what a field holds, be it one, a list of them, or none."""
    if isinstance(annotation, type) and issubclass(annotation, Shape):
        return annotation
    return next(filter(None, map(_shape_in, get_args(annotation))), None)


def _is_scalar(given: object) -> bool:
    return isinstance(given, str | int) and given != ""


def _word(given: object) -> str:
    """The value as YAML writes it: true, not True."""
    return str(given).lower() if isinstance(given, bool) else str(given)
