"""Law: every text of every file fits a message, whatever fills its slots: no refusal or notice can fail."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.languages import LANGUAGES, Language
from bot.render import limits
from bot.render.bidi import lines
from bot.render.catalogue import sources, texts_folder
from bot.render.i18n import Messages, Slot, TextBroken
from bot.render.users import users_words
from tests.bot.games.houses.houses_matches import words as words_of
from tests.laws.text_rules import entries, slots

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_every_text_fits_a_message_whatever_fills_it(language: Language) -> None:
    """Refusals, notices and answers of every file, slots filled with the longest name or a number."""
    said = Counter({key: len(text) for key, text in every_text(language)})

    assert len(said) > 900
    assert not [key for key, length in said.items() if length > limits.MESSAGE_TEXT]
    assert not [
        key for key, length in said.items() if key.startswith("button-") and length > limits.BUTTON_LABEL
    ]


def every_text(language: Language) -> Iterator[tuple[str, str]]:
    """Each text of a language, filled and given its direction."""
    words = words_of(language)
    found = [pair for _, source in sources(texts_folder(), language) for pair in entries(source).items()]
    names = {name for _, pattern in found for name in slots(pattern)}
    for key, _ in found:
        if not key.startswith("-"):
            yield key, lines(filled(words, key, names), language)


def filled(words: Messages, key: str, names: set[str]) -> str:
    """The text with names in its slots; where it reckons with one, a number."""
    message, _, attribute = key.partition(".")
    for value in (users_words("*" * 32, 32), 987_654):
        try:
            given: dict[str, Slot] = dict.fromkeys(names, value)
            return words.attribute(message, attribute, **given) if attribute else words.say(message, **given)
        except TextBroken:
            continue
    raise AssertionError(key)
