"""Every code of Rokugan has its words in both languages, and they need no slot that the rules do not give."""

import ast as python
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.games.rokugan import legality
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events_fight import Ending
from engine.games.rokugan.flow import FLOW
from engine.games.rokugan.moves import Action, Given, Options, Starting
from engine.games.rokugan.names import (
    CARDS,
    CLANS,
    OBJECTIVES,
    PROVINCES,
    TERRITORIES,
    TOKENS,
    Initiative,
    Special,
    Way,
)
from engine.games.rokugan.places import Closed
from engine.kernel.sealed import Sealed
from tests.engine.games.rokugan.board import table

LANGUAGES = ("en", "fa")
DESCRIBED = (*CLANS, *get_args(Special), *CARDS, *get_args(Starting), *OBJECTIVES)
OWN = ("objective_kept", "given_back", "peeked", "token_recalled", "placed", "card_claimed")
"""Events whose own seat reads more than the others."""

BEGUN = (
    *("draft", "play_card", "spy", "regroup", "use_card", "dark_favors", "purge", "animate"),
    *("animate_blessing", "inspire_fear", "place", "bless", "swap"),
)
"""Moves that are begun before they are whole: what their button says."""


class _Names(Visitor):
    """Slots and other texts that a pattern names."""

    def __init__(self) -> None:
        self.slots: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.slots.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.texts.add(node.id.name)


def words(language: str) -> dict[str, set[str]]:
    """Each text's key, attributes after a dot, with the slots that it and the texts inside it name."""
    source = (files("data") / "text" / language / "rokugan.ftl").read_text("utf-8")
    found: dict[str, _Names] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            parts = {"": entry.value, **{f".{one.id.name}": one.value for one in entry.attributes}}
            for name, value in parts.items():
                found[entry.id.name + name] = visitor = _Names()
                visitor.visit(value)
    return {name: _slots(found, one) for name, one in found.items()}


def _slots(found: dict[str, _Names], one: _Names) -> set[str]:
    inside = (_slots(found, found[text]) for text in one.texts)
    return one.slots.union(*inside)


def _key(kind: str, code: str) -> str:
    return f"rokugan-{kind}-{code}".replace("_", "-")


def _events() -> Iterator[tuple[str, set[str]]]:
    """Fields that may be nothing and those that are rows have no slot."""
    for event in get_args(AnyEvent):
        hints = get_type_hints(event)
        plain = {name for name, hint in hints.items() if type(None) not in get_args(hint)}
        tag = event.__struct_config__.tag
        sealed = {name for name, hint in hints.items() if Sealed.__name__ in str(hint)}
        yield _key("event", tag), plain - sealed
        if tag in OWN:
            yield _key("event", tag) + ".own", plain


def _actions() -> Iterator[tuple[str, set[str]]]:
    for action in get_args(Action):
        tag, fields = action.__struct_config__.tag, set(action.__struct_fields__)
        yield _key("action", tag), fields
        yield _key("action", tag) + ".description", set()
        yield from ((_key("action", tag) + ".option", set()) for _ in range(tag in BEGUN))
        yield from ((_key("field", field), set()) for field in fields)
    yield from ((_key("field", field), set()) for field in ("territory", *Given.__struct_fields__))
    yield _key("part", "given"), set()


def _values() -> Iterator[tuple[str, set[str]]]:
    hints = get_type_hints(Options)
    texts = [value for hint in hints.values() for value in get_args(hint)]
    closed = (*CLANS, *TERRITORIES, *PROVINCES, *TOKENS, *DESCRIBED, *get_args(Initiative), "discard", "pool")
    ways = (one for one in ("centre", "sea") if one in str(Way))
    yield from ((_key("choice", value), set()) for value in (*texts, *closed, *ways))
    yield from ((_key("choice", value) + ".description", set()) for value in DESCRIBED)
    yield from ((_key("option", name) + end, set()) for name in hints for end in ("", ".description"))
    yield from ((_key("result", why), set()) for why in get_args(Ending))


def _asked() -> Iterator[tuple[str, set[str]]]:
    """The stages that ask somebody, each found by a table at it."""
    for stage in FLOW.stages:
        for wait in stage.waits(table(("lion", "crane"), phase=stage.name).state):  # type: ignore[arg-type]
            yield _key("ask", wait.ask), set()
            yield _key("otherwise", wait.otherwise), set()


def _refusals() -> Iterator[tuple[str, set[str]]]:
    """Read from the rules: every `no(...)` with its slots."""
    source = Path(str(legality.__file__)).read_text("utf-8")
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Call) and getattr(node.func, "id", "") == "no":
            slots = {str(keyword.arg) for keyword in node.keywords}
            code = node.args[0]
            codes = (
                [code.value]
                if isinstance(code, python.Constant)
                else [f"place_{why}" for why in get_args(Closed)]
            )
            yield from ((_key("refusal", str(one)), slots) for one in codes)
    yield "rokugan-refusal-seats-wrong", {"seats"}


def needed() -> dict[str, set[str]]:
    """Each text that the game needs, with the slots it may name."""
    return dict([*_events(), *_actions(), *_values(), *_asked(), *_refusals()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words_and_no_words_are_left_over(language: str) -> None:
    """Events, refusals, questions, defaults, moves, fields, values, options and results."""
    found = {key for key in words(language) if not key.startswith(("rokugan-slot-", "rokugan-opening"))}

    assert (set(), set()) == (needed().keys() - found, found - needed().keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_ask_for_a_slot_that_is_not_there(language: str) -> None:
    """A slot is a field of the event, the move or the refusal that is always there."""
    known = words(language)

    assert [] == [(key, known[key] - slots) for key, slots in needed().items() if not known[key] <= slots]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_slot_has_its_words(language: str) -> None:
    """A slot's own text names each value of its list; what it does not know it says as it is."""
    source = (files("data") / "text" / language / "rokugan.ftl").read_text("utf-8")
    rows = {
        "province": PROVINCES,
        "token": TOKENS,
        "card": (*CARDS, *get_args(Starting)),
        "objective": OBJECTIVES,
    }
    for name, values in rows.items():
        _, _, after = source.partition(f"rokugan-slot-{name} =")
        text, _, _ = after.partition("\nrokugan-")
        assert [] == [value for value in values if f"[{value}]" not in text]
