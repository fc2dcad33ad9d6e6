"""What a game says in codes, and which texts they ask for: the machinery of tests/laws/test_codes.py."""

import ast as python
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.kernel.flow import Flow
from engine.kernel.sealed import Sealed

Needs = Iterator[tuple[str, set[str]]]
"""Texts by kind and code, with the slots that each may name."""


@dataclass(frozen=True, slots=True)
class Codes:
    """The codes of one game.

    event, action, options   its types; `own` are events that their own seat reads in words of its own
    more                     events that are also told behind another, of which each may be counted
    begun                    moves that are begun before they are whole, and say then something else
    questions                fields that are asked for by a sentence of their own
    parts                    texts of the records inside a move; `whole_parts` say more once all is given
    values                   what a field may hold; `described` of these have a description, too
    endings                  why a game is over
    flow, at                 the order of play, and a state at a stage of it; `further` are states at which
                             silence brings something else than `at` shows of their stage
    reckoned                 codes of refusals that the rules compute, so that no constant names them
    known                    beginnings of texts that no code names
    slots                    the values of each slot's own text
    """

    game: str
    event: Any
    action: Any
    options: type
    own: tuple[str, ...]
    begun: tuple[str, ...]
    parts: tuple[tuple[str, str], ...]
    values: tuple[str, ...]
    described: tuple[str, ...]
    endings: Any
    flow: Flow[Any, Any]
    at: Callable[[str], Any]
    reckoned: tuple[str, ...]
    known: tuple[str, ...]
    slots: Mapping[str, Sequence[str]]
    questions: tuple[str, ...] = ()
    extra: tuple[tuple[str, str], ...] = ()
    whole_parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    further: tuple[Any, ...] = ()
    more: tuple[str, ...] = ()


class _Names(Visitor):
    """Slots and other texts that a pattern names."""

    def __init__(self, *, outright: bool = False) -> None:
        self.slots: set[str] = set()
        self.texts: set[str] = set()
        self.outright = outright
        """Only what is named whichever variant is chosen."""

    def visit_VariableReference(self, node: Any) -> None:
        self.slots.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.texts.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        self.visit(node.selector) if self.outright else self.generic_visit(node)


def source_of(game: str, language: str) -> str:
    """The game's file of texts."""
    return (files("data") / "text" / language / f"{game}.ftl").read_text("utf-8")


def texts_of(game: str, language: str, *, outright: bool = False) -> dict[str, set[str]]:
    """Each text's key, attributes after a dot, with the slots that it and the texts inside it name.

    `outright`: only those that are filled whatever the text chooses by, none of a single variant.
    """
    found: dict[str, _Names] = {}
    for entry in FluentParser().parse(source_of(game, language)).body:
        if isinstance(entry, ftl.Message):
            parts = {"": entry.value, **{f".{one.id.name}": one.value for one in entry.attributes}}
            for name, value in parts.items():
                found[entry.id.name + name] = visitor = _Names(outright=outright)
                visitor.visit(value)
    return {name: _slots(found, one) for name, one in found.items()}


def needed(codes: Codes) -> dict[str, set[str]]:
    """Each text that the game needs, with the slots it may name."""
    needs = (_events, _actions, _values, _asked, _refusals)
    return {f"{codes.game}-{name}".replace("_", "-"): slots for each in needs for name, slots in each(codes)}


def _slots(found: dict[str, _Names], one: _Names) -> set[str]:
    inside = (_slots(found, found[text]) for text in one.texts)
    return one.slots.union(*inside)


def _events(codes: Codes) -> Needs:
    """Fields that may be nothing and those that are rows have no slot."""
    for event in get_args(codes.event):
        hints = get_type_hints(event)
        plain = {name for name, hint in hints.items() if type(None) not in get_args(hint)}
        tag = event.__struct_config__.tag
        sealed = {name for name, hint in hints.items() if Sealed.__name__ in str(hint)}
        yield f"event-{tag}", plain - sealed
        if tag in codes.own:
            yield f"event-{tag}.own", plain
        if tag in codes.more:
            yield f"event-{tag}.more", {*(plain - sealed), "count"}


def _actions(codes: Codes) -> Needs:
    for action in get_args(codes.action):
        tag, fields = action.__struct_config__.tag, set(action.__struct_fields__)
        yield f"action-{tag}", fields
        yield f"action-{tag}.description", set()
        yield from ((f"action-{tag}.option", set()) for _ in range(tag in codes.begun))
        yield from ((f"field-{field}", set()) for field in fields)
    yield from ((f"{kind}-{name}", set()) for kind, name in codes.parts)
    yield from ((f"field-{name}.question", set()) for name in codes.questions)
    yield from ((f"part-{name}.whole", set(fields)) for name, fields in codes.whole_parts)


def _values(codes: Codes) -> Needs:
    hints = get_type_hints(codes.options)
    texts = [value for hint in hints.values() for value in get_args(hint)]
    yield from ((f"choice-{value}", set()) for value in (*texts, *codes.values))
    yield from ((f"choice-{value}.description", set()) for value in codes.described)
    yield from ((f"{kind}-{value}", set()) for kind, value in codes.extra)
    yield from ((f"option-{name}{end}", set()) for name in hints for end in ("", ".description"))
    yield from ((f"result-{why}", set()) for why in get_args(codes.endings))


def _asked(codes: Codes) -> Needs:
    """The stages that ask somebody, each found by a table at it."""
    states = (*(codes.at(stage.name) for stage in codes.flow.stages), *codes.further)
    for state in states:
        for wait in codes.flow.waits(state):
            yield f"ask-{wait.ask}", set()
            yield f"otherwise-{wait.otherwise}", set()


def _refusals(codes: Codes) -> Needs:
    """Read from all files of the game's rules: every `no(...)` with its slots."""
    folder = files("engine") / "games" / codes.game
    sources = [path.read_text("utf-8") for path in sorted(Path(str(folder)).rglob("*.py"))]
    for node in (node for source in sources for node in python.walk(python.parse(source))):
        if isinstance(node, python.Call) and getattr(node.func, "id", "") == "no":
            slots = {str(keyword.arg) for keyword in node.keywords}
            code = node.args[0]
            found = [str(code.value)] if isinstance(code, python.Constant) else codes.reckoned
            yield from ((f"refusal-{one}", slots) for one in found)
    yield "refusal-seats-wrong", {"seats"}
