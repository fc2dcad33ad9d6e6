"""Fluent patterns that are text, slots and choices, as nearly all are: said without the library's resolver.

The library makes an environment for every pattern and asks it for every element, at ten times the cost.
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

END: Final = ""

SIGNED: Final = "SIGNED"
"""The function that writes +3, −3 or 0."""

MOST: Final = MAX_PART_LENGTH - len(FSI + PDI)
"""Letters of a slot's words that the library surely takes."""

KNOWN: Final = 1 << 14
"""Of so many patterns it is remembered what they are."""


class Choice(NamedTuple):
    """In place of a slot's own words: the first way whose key is the slot's, else the usual one."""

    ways: tuple[tuple[str | float, "Straight"], ...]
    usual: "Straight"


class Part(NamedTuple):
    """The text before a slot, its name, and what is made of it: its own words, its sign, or a choice."""

    text: str
    name: str
    made: Choice | str | None = None


Straight = tuple[Part, ...]
"""The last part is the text that ends the whole, and no name."""


class Writer(NamedTuple):
    """How a language writes whole numbers, and the plural form that goes with each."""

    number: Callable[[int], str]
    signed: Callable[[int], str]
    plural: Callable[[int], str]


@lru_cache(KNOWN)
def straight(pattern: Any) -> Straight | None:
    """The pattern's texts and slots, isolates among the texts; None where it asks for anything else."""
    parts = _straight(pattern)
    return None if parts is None or _count(parts) > Pattern.MAX_PARTS else parts


def format_text(parts: Straight, slots: Mapping[str, str | int], writer: Writer) -> str | None:
    """The text with its slots; None where one is missing or too long, which the library has words for."""
    said = list[str]()
    for text, name, made in parts:
        said.append(text)
        if not name:
            break
        slot = slots.get(name)
        told = _plain(slot, writer) if made is None else _format_slot(made, slot, slots, writer)
        if told is None:
            return None
        said.append(told)
    return "".join(said)


def _straight(pattern: Any) -> Straight | None:
    if isinstance(pattern, TextElement):
        return (Part(pattern.value, END),)
    if isinstance(pattern, NeverIsolatingPlaceable):
        part = _part("", pattern.expression)
        return None if part is None else (part, Part("", END))
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
    return (*found, Part(text, END))


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
    choice = None if name is None else _choice(expression.variants)
    return None if name is None or choice is None else Part(before, name, choice)


def _choice(variants: Any) -> Choice | None:
    ways, usual = list[tuple[str | float, Straight]](), None
    for one in variants:
        key, way = _key(one.key), _straight(one.value)
        if key is None or way is None:
            return None
        ways.append((key, way))
        usual = way if one.default else usual
    return None if usual is None else Choice(tuple(ways), usual)


def _key(key: Any) -> str | float | None:
    if isinstance(key, NumberLiteral):
        return float(key.value)
    return str(key.name) if isinstance(key, Identifier) else None


def _name(expression: Any) -> str | None:
    return str(expression.id.name) if isinstance(expression, VariableReference) else None


def _count(parts: Straight) -> int:
    """As many elements as the library may count of it."""
    among = (one.made for one in parts if isinstance(one.made, Choice))
    return 2 * len(parts) + sum(_count(way) for choice in among for _, way in choice.ways)


def _plain(slot: str | int | None, writer: Writer) -> str | None:
    if isinstance(slot, str):
        return slot if len(slot) <= MOST else None
    if isinstance(slot, bool):
        return "true" if slot else "false"
    return None if slot is None else writer.number(slot)


def _format_slot(
    made: Choice | str, slot: str | int | None, slots: Mapping[str, str | int], writer: Writer
) -> str | None:
    if not isinstance(made, Choice):
        return writer.signed(slot) if type(slot) is int else None
    way = None if slot is None else _way(made, slot, writer)
    told = None if way is None else format_text(way, slots, writer)
    return told if told is not None and len(told) <= MOST else None


def _way(choice: Choice, slot: str | int, writer: Writer) -> Straight | None:
    """By a word the way of that name; by a number its own way or that of its plural form."""
    if type(slot) is int:
        keys: tuple[str | float, ...] = (slot, writer.plural(slot))
    elif any(not isinstance(key, str) for key, _ in choice.ways):
        return None  # the library would take the word for a plural form
    else:
        keys = (slot if isinstance(slot, str) else "true" if slot else "false",)
    return next((way for key, way in choice.ways if key in keys), choice.usual)
