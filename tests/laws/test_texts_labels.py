"""Law: where a text tells somebody to press a button, there is a button of that name in the same language."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import ast as ftl

from bot.languages import LANGUAGES, Language
from bot.render.catalogue import sources, texts_folder
from tests.laws.text_rules import entries, nodes

PRESSED: Final[dict[Language, re.Pattern[str]]] = {
    "fa": re.compile("«([^«»{}/]+)» را (?:بزن|می\u200cزن)"),
    "en": re.compile("[Pp]ress(?:es)? (?:“([^”{}/]+)”|(Join|Begin))"),
}
"""The name of a button, where somebody is told to press it."""


def texts(language: Language) -> Iterator[str]:
    """Each stretch of text between two slots."""
    for _, source in sources(texts_folder(), language):
        for pattern in entries(source).values():
            yield from (str(node.value) for node in nodes(pattern) if isinstance(node, ftl.TextElement))


def told(language: Language, text: str) -> set[str]:
    """What a text tells somebody to press."""
    found = PRESSED[language].finditer(text)
    return {name for match in found for name in match.groups() if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_is_told_to_press_is_there(language: Language) -> None:
    """A button that was renamed is renamed where it is spoken of, too."""
    said = set(texts(language))
    pressed = {name for text in said for name in told(language, text)}

    assert len(pressed) > 3
    assert set() == pressed - said


def test_the_law_sees_a_button_that_is_not_there() -> None:
    """As the opening post once said it."""
    assert {"پیوستن"} == told("fa", "برای نشستن «پیوستن» را بزنید.") - set(texts("fa"))
