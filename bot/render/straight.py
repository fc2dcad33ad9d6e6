"""Fluent patterns that are text and slots in turn, as most are: said without the library's resolver.

The library makes an environment for every pattern and asks it for every element, at ten times the cost.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    NeverIsolatingPlaceable,
    Pattern,
    Placeable,
    TextElement,
    VariableReference,
)

from bot.render.bidi import FSI, PDI

Straight = tuple[tuple[str, str], ...]
"""Of each slot the text before it, and its name; last the text that ends the whole, and no name."""

END: Final = ""

MOST: Final = MAX_PART_LENGTH - len(FSI + PDI)
"""Letters of a slot's words that the library surely takes."""

KNOWN: Final = 1 << 14
"""Of so many patterns it is remembered what they are."""


@lru_cache(KNOWN)
def straight(pattern: Any) -> Straight | None:
    """The pattern's texts and slots, isolates among the texts; None where it asks for anything else."""
    if isinstance(pattern, NeverIsolatingPlaceable):
        name = _name(pattern.expression)
        return None if name is None else (("", name), ("", END))
    if not isinstance(pattern, Pattern) or len(pattern.elements) > Pattern.MAX_PARTS:
        return None
    found, text = list[tuple[str, str]](), ""
    for element in pattern.elements:
        name = _name(element.expression) if isinstance(element, Placeable) else None
        if name is not None:
            found.append((text + FSI, name))
            text = PDI
        elif isinstance(element, TextElement):
            text += element.value
        else:
            return None
    return (*found, (text, END))


def filled(parts: Straight, slots: Mapping[str, str | int], number: Callable[[int], str]) -> str | None:
    """The text with its slots; None where one is missing or too long, which the library has words for."""
    said = list[str]()
    for text, name in parts:
        said.append(text)
        if not name:
            break
        slot = slots.get(name)
        if isinstance(slot, str):
            if len(slot) > MOST:
                return None
            said.append(slot)
        elif isinstance(slot, bool):
            said.append("true" if slot else "false")
        elif isinstance(slot, int):
            said.append(number(slot))
        else:
            return None
    return "".join(said)


def _name(expression: Any) -> str | None:
    return str(expression.id.name) if isinstance(expression, VariableReference) else None
