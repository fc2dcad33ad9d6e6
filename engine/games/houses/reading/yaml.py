"""YAML documents as plain values, with the place of every value and key; plain words mean what 1.2 says."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from engine.games.houses.reading.mistakes import Mistake, Path, Spot, in_line, mistake, of_file
from engine.kernel.content import Problem, Told

Events = Iterator[Any]

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""libyaml, fifty times as fast as any reader in Python; where PyYAML came without it, its own."""

_DECIMAL = re.compile(r"[+-]?[0-9]{1,9}")
NEAR: Final = 30
"""So many letters of a line are told from where it is no YAML."""

_TRUE = "true"
_INT = "tag:yaml.org,2002:int"
_BOOL = "tag:yaml.org,2002:bool"
_NULL = "tag:yaml.org,2002:null"
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


def pages(file: str, text: str) -> tuple[tuple[Page, ...], tuple[Problem, ...]]:
    """All documents of one file; a file that is no YAML, or repeats itself by alias, gives one problem."""
    found: list[Page] = []
    problems: list[Problem] = []
    try:
        events = _events(text)
        for event in events:
            if isinstance(event, DocumentStartEvent):
                page = Page(file, None, {}, {})
                found.append(page._replace(data=_plain(next(events), events, (), page, problems)))
    except _Alias as alias:
        spot, name = alias.args
        return (), (mistake(file, spot, (), "alias_refused", given=f"*{name}"),)
    except yaml.YAMLError as broken:
        return (), (_unreadable(file, text, broken),)
    except RecursionError:  # nested deeper than anybody writes
        return (), (of_file(file, "too_deep"),)
    return tuple(found), tuple(problems)


def problem_at(page: Page, path: Path, code: Mistake, **slots: Told) -> Problem:
    """A problem at the value of this path, or at the nearest value that holds it."""
    return mistake(page.file, _nearest(page.values, path), path, code, **slots)


def problem_at_key(page: Page, path: Path, code: Mistake, **slots: Told) -> Problem:
    """A problem at the key that ends this path, or where `problem_at` would put it."""
    spot = page.keys.get(path) or _nearest(page.values, path)
    return mistake(page.file, spot, path, code, **slots)


def _events(text: str) -> Events:
    """What the text says, part by part: a value that holds others begins, they follow, it ends."""
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, AliasEvent):
            raise _Alias(_mark(event.start_mark), event.anchor)
        yield event


def _plain(event: Any, events: Events, path: Path, page: Page, problems: list[Problem]) -> object:
    """The value that begins with this event; what it holds is taken from those that follow."""
    page.values[path] = _mark(event.start_mark)
    if isinstance(event, MappingStartEvent):
        return _mapping(events, path, page, problems)
    if isinstance(event, SequenceStartEvent):
        inside = enumerate(_events_until(SequenceEndEvent, events))
        return [_plain(item, events, (*path, index), page, problems) for index, item in inside]
    return _scalar(event)


def _mapping(events: Events, path: Path, page: Page, problems: list[Problem]) -> dict[str, object]:
    plain: dict[str, object] = {}
    for key in _events_until(MappingEndEvent, events):
        name, spot = _name(key, events), _mark(key.start_mark)
        inner, first = (*path, name), next(events)
        if name in plain:
            problems.append(mistake(page.file, spot, inner, "duplicate_key", given=name))
            _skip_value(first, events)
            continue
        page.keys[inner] = spot
        plain[name] = _plain(first, events, inner, page, problems)
    return plain


def _events_until(end: type, events: Events) -> Events:
    """The first event of each value up to the end of what holds them; the rest is taken meanwhile."""
    for event in events:
        if isinstance(event, end):
            return
        yield event


def _name(key: Any, events: Events) -> str:
    """A key that is no word has no name."""
    if isinstance(key, ScalarEvent):
        return str(key.value)
    _skip_value(key, events)
    return ""


def _skip_value(event: Any, events: Events) -> None:
    """The value that begins so is read and forgotten."""
    _plain(event, events, (), Page("", None, {}, {}), [])


def _scalar(event: ScalarEvent) -> object:
    """Decimal numbers, truth and nothing become values; all else stays the text that stands in the file."""
    text = str(event.value)
    tag = event.tag or (_tag_of(text) if event.implicit[0] else "")
    if tag == _INT and _DECIMAL.fullmatch(text):
        return int(text)
    if tag == _BOOL:
        return text.lower() == _TRUE
    return None if tag == _NULL else text


def _tag_of(text: str) -> str:
    return next((tag for tag, form in _PLAIN.items() if form.fullmatch(text)), "")


def _nearest(spots: dict[Path, Spot], path: Path) -> Spot:
    while path and path not in spots:
        path = path[:-1]
    return spots.get(path, (1, 1))


def _mark(mark: Any) -> Spot:
    return mark.line + 1, mark.column + 1


def _unreadable(file: str, text: str, broken: yaml.YAMLError) -> Problem:
    """A sign that YAML has no room for, or where its order ends; nothing in the parser's own words."""
    odd = yaml.reader.Reader.NON_PRINTABLE.search(text)
    if odd is not None:
        before = text[: odd.start()].split("\n")
        spot = len(before), len(before[-1]) + 1
        return mistake(file, spot, (), "character_refused", given=f"U+{ord(odd[0]):04X}")
    lines = text.splitlines()
    spot, context = (_spot(broken, kind) for kind in ("problem_mark", "context_mark"))
    found = _from(lines, spot)
    if found.startswith("\t"):
        return mistake(file, spot, (), "tab_refused")
    if found.strip():
        return mistake(file, spot, (), "not_yaml", given=in_line(found, NEAR))
    begun = context if _from(lines, context).strip() else _last(lines)
    return mistake(file, begun, (), "yaml_unended", given=in_line(_from(lines, begun), NEAR))


def _spot(broken: yaml.YAMLError, kind: str) -> Spot:
    mark = getattr(broken, kind, None)
    return (1, 1) if mark is None else _mark(mark)


def _from(lines: list[str], spot: Spot) -> str:
    """What stands in this line from the column on."""
    return lines[spot[0] - 1][spot[1] - 1 :] if spot[0] <= len(lines) else ""


def _last(lines: list[str]) -> Spot:
    """Where the last line that is not empty begins."""
    number = max((number for number, line in enumerate(lines) if line.strip()), default=0)
    return number + 1, 1
