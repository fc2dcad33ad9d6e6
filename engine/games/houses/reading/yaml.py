"""YAML 1.2 documents as plain values, with the place of every value and key."""

import re
from io import StringIO
from typing import NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import StreamMark, YAMLError
from ruamel.yaml.events import AliasEvent
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.kernel.content import Problem

Path = tuple[str | int, ...]
Spot = tuple[int, int]

_ALIAS = "*"
_DECIMAL = re.compile(r"[+-]?[0-9]{1,9}")
_TRUE = "true"
_INT = "tag:yaml.org,2002:int"
_BOOL = "tag:yaml.org,2002:bool"
_NULL = "tag:yaml.org,2002:null"


class Page(NamedTuple):
    """One document: its plain value, and line and column (from 1) of each value and each key by path."""

    file: str
    data: object
    values: dict[Path, Spot]
    keys: dict[Path, Spot]


def pages(file: str, text: str) -> tuple[tuple[Page, ...], tuple[Problem, ...]]:
    """All documents of one file; a file that is no YAML, or repeats itself by alias, gives one problem."""
    try:
        spot = _alias(text)
        if spot is not None:
            return (), (_problem(file, spot, (), "alias_refused", {}),)
        nodes = tuple(YAML().compose_all(StringIO(text)))
    except YAMLError as broken:
        return (), (_unreadable(file, broken),)
    return _read_nodes(file, tuple(node for node in nodes if node is not None))


def problem_at(page: Page, path: Path, code: str, **slots: object) -> Problem:
    """A problem at the value of this path, or at the nearest value that holds it."""
    return _problem(page.file, _nearest(page.values, path), path, code, slots)


def problem_at_key(page: Page, path: Path, code: str, **slots: object) -> Problem:
    """A problem at the key that ends this path, or where `problem_at` would put it."""
    spot = page.keys.get(path) or _nearest(page.values, path)
    return _problem(page.file, spot, path, code, slots)


def _alias(text: str) -> Spot | None:
    """Where the text first refers to another part of itself, which could hold the reference for ever."""
    if _ALIAS not in text:
        return None
    found = next((one for one in YAML().parse(StringIO(text)) if isinstance(one, AliasEvent)), None)
    return None if found is None else _mark(found.start_mark)


def _read_nodes(file: str, nodes: tuple[Node, ...]) -> tuple[tuple[Page, ...], tuple[Problem, ...]]:
    found: list[Page] = []
    problems: list[Problem] = []
    for node in nodes:
        page = Page(file, None, {}, {})
        found.append(page._replace(data=_plain(node, (), page, problems)))
    return tuple(found), tuple(problems)


def _plain(node: Node, path: Path, page: Page, problems: list[Problem]) -> object:
    page.values[path] = _spot(node)
    if isinstance(node, MappingNode):
        return _mapping(node, path, page, problems)
    if isinstance(node, SequenceNode):
        return [_plain(item, (*path, index), page, problems) for index, item in enumerate(node.value)]
    return _scalar(node)


def _mapping(node: MappingNode, path: Path, page: Page, problems: list[Problem]) -> dict[str, object]:
    plain: dict[str, object] = {}
    for key, value in node.value:
        name = key.value if isinstance(key, ScalarNode) else ""
        inner = (*path, name)
        if name in plain:
            problems.append(_problem(page.file, _spot(key), inner, "duplicate_key", {"given": name}))
            continue
        page.keys[inner] = _spot(key)
        plain[name] = _plain(value, inner, page, problems)
    return plain


def _scalar(node: Node) -> object:
    """Decimal numbers, truth and nothing become values; all else stays the text that stands in the file."""
    text = str(node.value)
    tag = str(node.tag)
    if tag == _INT and _DECIMAL.fullmatch(text):
        return int(text)
    if tag == _BOOL:
        return text.lower() == _TRUE
    return None if tag == _NULL else text


def _nearest(spots: dict[Path, Spot], path: Path) -> Spot:
    while path and path not in spots:
        path = path[:-1]
    return spots.get(path, (1, 1))


def _problem(file: str, spot: Spot, path: Path, code: str, slots: dict[str, object]) -> Problem:
    told = tuple((name, str(value)) for name, value in slots.items())
    return Problem(file, spot[0], spot[1], ".".join(map(str, path)), code, told)


def _spot(node: Node) -> Spot:
    return _mark(node.start_mark)


def _mark(mark: StreamMark) -> Spot:
    return mark.line + 1, mark.column + 1


def _unreadable(file: str, broken: YAMLError) -> Problem:
    mark = getattr(broken, "problem_mark", None)
    return _problem(file, (1, 1) if mark is None else _mark(mark), (), "not_yaml", {})
