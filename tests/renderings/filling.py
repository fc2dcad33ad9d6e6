"""A text of the catalogue said with every choice that it makes: the values of its slots by their names."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from fluent.syntax import ast as ftl

from bot.languages import Language
from bot.render.catalogue import sources, texts_folder
from bot.render.i18n import Slot
from tests.laws.text_rules import CATEGORIES, entries, nodes, slots

Catalogue = Mapping[str, ftl.Pattern]

NUMBERS: Final = (1, 2)
"""For a text that tells one from several."""


@cache
def catalogue(language: Language) -> Catalogue:
    """Every text of this language by `message` and `message.attribute`."""
    return {key: text for _, one in sources(texts_folder(), language) for key, text in entries(one).items()}


def fillings(language: Language, key: str, values: Mapping[str, Slot]) -> Iterator[dict[str, Slot]]:
    """The slots of a text until each of its choices was made; what it only prints is taken from `values`."""
    parts = tuple(needed(catalogue(language), key))
    chosen = choices(parts)
    printed = {name: values[name] for text in parts for name in slots(text) - chosen.keys()}
    for number in range(max(map(len, chosen.values()), default=1)):
        ways = enumerate(chosen.items())
        yield printed | {name: values_[(number + place) % len(values_)] for place, (name, values_) in ways}


def needed(texts: Catalogue, key: str) -> Iterator[ftl.Pattern]:
    """A text and those that it refers to."""
    yield texts[key]
    for node in nodes(texts[key]):
        if isinstance(node, ftl.MessageReference):
            yield from needed(texts, node.id.name)


def choices(parts: tuple[ftl.Pattern, ...]) -> dict[str, tuple[Slot, ...]]:
    """By slot the values that select a variant; not that of one which prints the value itself."""
    found: dict[str, tuple[Slot, ...]] = {}
    for node in (node for text in parts for node in nodes(text)):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            keys = tuple(_value(one.key) for one in node.variants if name not in slots(one.value))
            keys = keys or tuple(_value(one.key) for one in node.variants)
            counted = any(_value(one.key) in CATEGORIES for one in node.variants)
            found[name] = NUMBERS if counted else tuple(dict.fromkeys((*found.get(name, ()), *keys)))
    return found


def _value(key: ftl.Identifier | ftl.NumberLiteral) -> Slot:
    return key.name if isinstance(key, ftl.Identifier) else int(key.value)
