"""Every code of Coup has its words in both languages, and they need no slot that the rules do not give."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.games.coup.base import Character, Ending, Kind, Options
from engine.games.coup.chapters.losses import Eliminated, InfluenceLost, LossOwed, Resign
from engine.games.coup.chapters.proofs import ClaimDropped
from engine.games.coup.rules import Action, Event
from engine.games.coup.state import State
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed
from tests.engine.games.coup.board import table
from tests.engine.games.coup.wild import CANDIDATES, GAME, any_options, match

LANGUAGES = ("en", "fa")


class _Slots(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def _words(language: str) -> dict[str, set[str]]:
    """Each text's key, attributes after a dot, with the slots it names."""
    source = (files("data") / "text" / language / "coup.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            parts = {"": entry.value, **{f".{one.id.name}": one.value for one in entry.attributes}}
            found |= {entry.id.name + name: _slots(value) for name, value in parts.items()}
    return found


def _slots(pattern: Any) -> set[str]:
    visitor = _Slots()
    visitor.visit(pattern)
    return visitor.names


def _key(kind: str, code: str) -> str:
    return f"coup-{kind}-{code}".replace("_", "-")


ANSWERED: Final = (ClaimDropped, Eliminated, InfluenceLost, LossOwed)
"""What comes of one's own press, and is said to whom it befalls in words of their own."""


def _events() -> Iterator[tuple[str, set[str]]]:
    for event in get_args(Event):
        key = _key("event", event.__struct_config__.tag)
        yield key, set(event.__struct_fields__)
        sealed = [hint for hint in get_type_hints(event).values() if Sealed.__name__ in str(hint)]
        if sealed or event in ANSWERED:
            yield f"{key}.own", set(event.__struct_fields__)


def _actions() -> Iterator[tuple[str, set[str]]]:
    for action in get_args(Action):
        fields = set(action.__struct_fields__)
        yield _key("action", action.__struct_config__.tag), fields
        yield _key("action", action.__struct_config__.tag) + ".description", set()
        if fields:
            yield _key("action", action.__struct_config__.tag) + ".menu", set()
        yield from ((_key("field", field), set()) for field in fields)


def _values() -> Iterator[tuple[str, set[str]]]:
    hints = get_type_hints(Options)
    texts = [value for hint in hints.values() for value in get_args(hint) if isinstance(value, str)]
    yield from ((_key("choice", value), set()) for value in (*texts, *get_args(Character), *get_args(Kind)))
    yield from ((_key("option", name) + end, set()) for name in hints for end in ("", ".description"))
    yield from ((_key("result", why), set()) for why in get_args(Ending))


def _states() -> Iterator[State]:
    """Where wild play leads, and a forced coup, to which it seldom does."""
    yield table("A 10; B; C").state
    for number in range(45):
        seed = number.to_bytes(16, "big")
        yield from (turn.state for turn in match(seed, 2 + number % 5, any_options(Dice(seed))))


def _met() -> Iterator[tuple[str, set[str]]]:
    """The questions, defaults and refusals met on the way."""
    for state in _states():
        for wait in GAME.waits(state):
            yield _key("ask", wait.ask), set()
            yield _key("otherwise", wait.otherwise), set()
        yield from _refusals(state)


def _refusals(state: State) -> Iterator[tuple[str, set[str]]]:
    for seat in range(len(state.order)):
        for move in (*CANDIDATES, Resign()):
            why = GAME.refusal(state, seat, move)
            if why is not None:
                yield _key("refusal", why.code), {name for name, _ in why.slots}


@pytest.fixture(scope="module")
def needed() -> dict[str, set[str]]:
    """Each text that the game needs, with the slots it may name; the last one is the kernel's refusal."""
    return dict([*_events(), *_actions(), *_values(), *_met(), ("coup-refusal-seats-wrong", {"seats"})])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words_and_no_words_are_left_over(
    language: str, needed: dict[str, set[str]]
) -> None:
    """Events, refusals, questions, defaults, moves, fields, values, options and results."""
    words = _words(language)

    assert (set(), set()) == (needed.keys() - words.keys(), words.keys() - needed.keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_ask_for_a_slot_that_is_not_there(language: str, needed: dict[str, set[str]]) -> None:
    """A slot is a field of the event, the move or the refusal."""
    words = _words(language)

    assert [] == [key for key, slots in needed.items() if not words[key] <= slots]
