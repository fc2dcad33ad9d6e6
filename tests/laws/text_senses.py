"""Whether a text says in Persian what it says in English: its script, its choices, the order of its slots."""

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from fluent.syntax import ast as ftl

from tests.laws.text_rules import CATEGORIES, LETTER, NOT_WORDS, Problem, nodes, texts

Texts = Mapping[str, ftl.Pattern]
Orders = Mapping[str, tuple[str, ...]]
"""By text the order of its slots in Persian, where it is not that of the English."""

PERSIAN: Final = re.compile(f"[{LETTER}]")
LATIN: Final = re.compile("[A-Za-z]{2,}")
SIGNS: Final = re.compile("[+\u2212▲▼]")

COMMAND: Final = re.compile("/[a-z]+(?: [a-z]+)?|--[a-z]+|khandan [a-z-]+(?: sqlite| postgres)?")
"""What is typed stays as it is, on Discord and at a terminal."""

TABLES: Final = {
    "player",
    "match",
    "person",
    "preference",
    "entry",
    "deadline",
    "post",
    "place",
    "interaction",
    "bar",
    "owner",
    "log",
    "notice",
}
FILES: Final = {"khandan", "env", "example", "json", "me", "lock", "charts", "cluster"}
SETTINGS: Final = {"name", "value", "fa", "en", "debug", "info", "warning", "error"}
LATIN_NAMES: Final = TABLES | FILES | SETTINGS
"""What is called so in any language, beside names in capitals."""

DISCORDS_OWN: Final = "permission-"
"""Discord shows its permissions in English wherever it has no Persian."""


def problems(fa: Texts, en: Texts, turned: Orders) -> Iterator[Problem]:
    """Of texts that both languages have; `turned` are the orders that were read and are meant so."""
    for key in sorted(fa.keys() & en.keys()):
        pair = fa[key], en[key]
        rules = {
            "script": bool(PERSIAN.search(_words(en[key]))) or not _persian(key, *pair),
            "signs": _signs(fa[key]) != _signs(en[key]),
            "choices": _choices(fa[key]) != _choices(en[key]),
            "order": not _in_order(*pair, turned.get(key)),
        }
        yield from (Problem(rule, "fa", key) for rule, broken in rules.items() if broken)


def orders(text: ftl.Pattern) -> list[tuple[str, ...]]:
    """What a text prints, in its order, for each of its choices; a function is named with its slot."""
    named = {name: tuple(keys) for name, keys in _choices(text).items()}
    return [tuple(_printed(text, dict(zip(named, way, strict=True)))) for way in product(*named.values())]


def _persian(key: str, fa: ftl.Pattern, en: ftl.Pattern) -> bool:
    """Persian letters where the English has words, and no Latin word but a name."""
    if key.startswith(DISCORDS_OWN):
        return True
    needed = LATIN.search(_words(en)) is not None
    said = COMMAND.sub("", _words(fa))
    found = {word for word in LATIN.findall(said) if not word.isupper()}
    return found <= LATIN_NAMES and (PERSIAN.search(_words(fa)) is not None or not needed)


def _in_order(fa: ftl.Pattern, en: ftl.Pattern, turned: tuple[str, ...] | None) -> bool:
    """The same slots one after another, or (turned) those of the English in the order that was read."""
    said, meant = orders(fa), orders(en)
    if turned is None:
        return said == meant
    return [sorted(one) for one in said] == [sorted(one) for one in meant] and all(
        [name for name in turned if name in one] == list(dict.fromkeys(one)) for one in said
    )


def _choices(text: ftl.Pattern) -> dict[str, tuple[str, ...]]:
    """By slot the words by which it selects, the last one's first; numbers are each language's own affair."""
    found: dict[str, tuple[str, ...]] = {}
    for node in nodes(text):
        if isinstance(node, ftl.SelectExpression) and not _counts(node):
            keys = tuple(_key(one) for one in sorted(node.variants, key=lambda one: not one.default))
            name = _selector(node)
            found[name] = tuple(dict.fromkeys((*found.get(name, ()), *keys)))
    return dict(sorted(found.items()))


def _printed(node: ftl.Pattern, way: Mapping[str, str]) -> Iterator[str]:
    for element in node.elements:
        if isinstance(element, ftl.Placeable):
            yield from _said(element.expression, way)


def _said(node: ftl.BaseNode, way: Mapping[str, str]) -> Iterator[str]:
    match node:
        case ftl.VariableReference():
            yield node.id.name
        case ftl.FunctionReference():
            yield f"{node.id.name} {_inner(node.arguments.positional[0])}"
        case ftl.MessageReference():
            yield f"text {node.id.name}"
        case ftl.SelectExpression():
            yield from _printed(_variant(node, way).value, way)


def _variant(node: ftl.SelectExpression, way: Mapping[str, str]) -> ftl.Variant:
    default = next(one for one in node.variants if one.default)
    if _counts(node):
        return default
    wanted = way.get(_selector(node))
    return next((one for one in node.variants if _key(one) == wanted), default)


def _counts(node: ftl.SelectExpression) -> bool:
    """Whether it tells numbers apart."""
    keys = [one.key for one in node.variants]
    return any(isinstance(key, ftl.NumberLiteral) or key.name in CATEGORIES for key in keys)


def _key(one: ftl.Variant) -> str:
    return one.key.name if isinstance(one.key, ftl.Identifier) else str(one.key.value)


def _selector(node: ftl.SelectExpression) -> str:
    return _inner(node.selector)


def _inner(node: object) -> str:
    assert isinstance(node, ftl.VariableReference)
    return node.id.name


def _words(text: ftl.Pattern) -> str:
    return "\n".join(NOT_WORDS.sub("", one) for one in texts(text))


def _signs(text: ftl.Pattern) -> list[str]:
    return SIGNS.findall("".join(texts(text)))
