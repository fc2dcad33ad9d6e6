"""Fluent patterns of text, slots and choices, said without the library's resolver.

The library makes an environment for every pattern and asks it for every element, at ten times the cost.
Nearly all texts are simple: `simple_pattern` takes one apart, once, and `format_simple` says it, letter for
letter as the library does (tests/bot/render/test_said_fast.py). Both give None for whatever is rarer, which
goes through the library.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    FunctionReference,
    Identifier,
    NeverIsolatingPlaceable,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from bot.render.bidi import FSI, PDI

SIGNED: Final = "SIGNED"
"""The function that texts call to write +3, −3 or 0."""

NO_SLOT: Final = ""
"""The name in a pattern's last part, which is text alone."""

SLOT_MOST: Final = MAX_PART_LENGTH - len(FSI + PDI)
"""Letters of a slot's words that the library surely takes."""

PATTERNS_KEPT: Final = 1 << 14
"""Of so many patterns it is remembered what they are."""


class Selection(NamedTuple):
    """In place of a slot's own words: the first way whose key is the slot's, else the default."""

    ways: tuple[tuple[str | float, "SimplePattern"], ...]
    default: "SimplePattern"


class Part(NamedTuple):
    """The text before a slot, its name, and what is said of it: its own words, SIGNED, or a selection."""

    text: str
    name: str
    made: Selection | str | None = None


SimplePattern = tuple[Part, ...]
"""The last part is the text that ends the whole, and no name."""


class Writer(NamedTuple):
    """How a language writes whole numbers, and the plural form that goes with each."""

    number: Callable[[int], str]
    signed: Callable[[int], str]
    plural: Callable[[int], str]


@lru_cache(PATTERNS_KEPT)
def simple_pattern(pattern: Any) -> SimplePattern | None:
    """The pattern's texts and slots, isolates among the texts; None where it asks for anything else."""
    parts = _simplify(pattern)
    return None if parts is None or _count(parts) > Pattern.MAX_PARTS else parts


def format_simple(pattern: SimplePattern, slots: Mapping[str, str | int], writer: Writer) -> str | None:
    """The text with its slots; None where one is missing or too long, which the library has words for."""
    pieces = list[str]()
    for text, name, made in pattern:
        pieces.append(text)
        if not name:
            break
        slot = slots.get(name)
        if made is not None:
            said = _format_slot(made, slot, slots, writer)
        elif isinstance(slot, str):
            said = slot if len(slot) <= SLOT_MOST else None
        elif isinstance(slot, bool):  # before numbers, which a bool is, too
            said = "true" if slot else "false"
        else:
            said = None if slot is None else writer.number(slot)
        if said is None:
            return None
        pieces.append(said)
    return "".join(pieces)


def _simplify(pattern: Any) -> SimplePattern | None:
    # Three shapes: the library's compiler makes a bare text of a pattern with nothing else in it, and leaves
    # out the isolates round a placeable that stands alone.
    if isinstance(pattern, TextElement):
        return (Part(pattern.value, NO_SLOT),)
    if isinstance(pattern, NeverIsolatingPlaceable):
        part = _part("", pattern.expression)
        return None if part is None else (part, Part("", NO_SLOT))
    if not isinstance(pattern, Pattern):
        return None
    found, text = list[Part](), ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            text += element.value
            continue
        part = _part(text + FSI, element.expression) if isinstance(element, Placeable) else None
        if part is None:
            return None
        found.append(part)
        text = PDI
    return (*found, Part(text, NO_SLOT))


def _part(before: str, expression: Any) -> Part | None:
    """A slot, a slot with its sign, or a choice by a slot."""
    if isinstance(expression, VariableReference):
        return Part(before, str(expression.id.name))
    if isinstance(expression, FunctionReference):
        asked = expression.arguments
        alone = len(asked.positional) == 1 and not asked.named and expression.id.name == SIGNED
        name = _name(asked.positional[0]) if alone else None
        return None if name is None else Part(before, name, SIGNED)
    name = _name(expression.selector) if isinstance(expression, SelectExpression) else None
    choice = None if name is None else _selection(expression.variants)
    return None if name is None or choice is None else Part(before, name, choice)


def _selection(variants: Any) -> Selection | None:
    ways, default = list[tuple[str | float, SimplePattern]](), None
    for one in variants:
        way = _simplify(one.value)
        if way is None or not isinstance(one.key, NumberLiteral | Identifier):
            return None
        ways.append((float(one.key.value) if isinstance(one.key, NumberLiteral) else str(one.key.name), way))
        default = way if one.default else default
    return None if default is None else Selection(tuple(ways), default)


def _name(expression: Any) -> str | None:
    return str(expression.id.name) if isinstance(expression, VariableReference) else None


def _count(parts: SimplePattern) -> int:
    """The most elements that the library may count of a pattern like this, choices with all their ways."""
    among = (one.made for one in parts if isinstance(one.made, Selection))
    return 2 * len(parts) + sum(_count(way) for choice in among for _, way in choice.ways)


def _format_slot(
    made: Selection | str, slot: str | int | None, slots: Mapping[str, str | int], writer: Writer
) -> str | None:
    if not isinstance(made, Selection):
        return writer.signed(slot) if type(slot) is int else None
    way = None if slot is None else _way(made, slot, writer)
    text = None if way is None else format_simple(way, slots, writer)
    return text if text is not None and len(text) <= SLOT_MOST else None


def _way(choice: Selection, slot: str | int, writer: Writer) -> SimplePattern | None:
    """By a word the way of that name; by a number its own way or that of its plural form."""
    if type(slot) is int:
        keys: tuple[str | float, ...] = (slot, writer.plural(slot))
    elif any(not isinstance(key, str) for key, _ in choice.ways):
        return None  # the library would take the word for a plural form
    else:
        keys = (slot if isinstance(slot, str) else "true" if slot else "false",)
    return next((way for key, way in choice.ways if key in keys), choice.default)
