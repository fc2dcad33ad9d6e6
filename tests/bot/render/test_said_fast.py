"""Texts said without the library's resolver are what the library says, in every language."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from fluent.runtime.resolver import MAX_PART_LENGTH, Pattern
from fluent.runtime.types import FluentNone
from fluent.syntax.serializer import FluentSerializer

from bot.languages import LANGUAGES, Language
from bot.render.catalogue import read, texts_folder
from bot.render.i18n import Bundle, Slot
from bot.render.simple_patterns import simple_pattern

NAMES = re.compile(r"\$([a-z][a-z0-9_]*)")
WORDS = ("", "yes", "other", "خاندان", "a\u2068b\u2069", "w" * MAX_PART_LENGTH, "w" * (MAX_PART_LENGTH + 1))
NUMBERS = (0, 1, 2, -3, 1234, 10**20, True, False)


def patterns(bundle: Bundle) -> Iterator[tuple[Pattern, tuple[str, ...]]]:
    """Every text of a language and every attribute, each with the names of its slots."""
    writer = FluentSerializer()
    for code, message in bundle._messages.items():
        names = tuple(sorted(set(NAMES.findall(writer.serialize_entry(message)))))
        compiled = bundle.get_message(code)
        yield from ((one, names) for one in (compiled.value, *compiled.attributes.values()) if one)


def told(said: tuple[str | FluentNone, list[Exception]]) -> tuple[str, list[str]]:
    """A text, or that there is none, and its errors."""
    text, errors = said
    return text if isinstance(text, str) else "none", [repr(error) for error in errors]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_what_the_library_says_of_the_same_slots(language: Language) -> None:
    """Words, numbers, bools, words that are too long, and one slot that lacks; asked twice."""
    bundle, dice = read(texts_folder(), language), Random(language)
    quick = 0
    for pattern, names in patterns(bundle):
        quick += simple_pattern(pattern) is not None
        for among in (WORDS, NUMBERS, (*WORDS, *NUMBERS)):
            slots: dict[str, Slot] = {name: dice.choice(among) for name in names}
            if among is not NUMBERS and dice.random() < 0.2:
                slots.pop(dice.choice([*names, ""]), None)
            whole = told(bundle._format(pattern, slots))
            assert [whole] * 2 == [told(bundle.format_pattern(pattern, slots)) for _ in range(2)]
    assert quick > 3300
