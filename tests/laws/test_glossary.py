"""Law: one word for one thing. docs/glossary.md has the words of the games; texts say these and no others."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast as ftl

from bot.languages import LANGUAGES, Language
from tests.laws.test_texts_senses import catalogue
from tests.laws.text_rules import nodes

GLOSSARY: Final = Path(__file__).parents[2] / "docs" / "glossary.md"

PREFIXES: Final = {
    "All games": "",
    "Houses": "houses-",
    "Coup": "coup-",
    "Treasure Island": "treasure-",
    "Battle for Rokugan": "rokugan-",
    "Architects of the West Kingdom": "architects-",
}
"""How the keys of the texts begin that a headline of the glossary is about."""

ENDINGS: Final = "(?:ی|ان|انتان|انشان|\u200c[\u0600-\u06ff]*)?"
"""What may hang on a Persian noun; the word is the same with it."""


class Term(NamedTuple):
    """One line of the glossary: the word of each language, and the words not to use."""

    headline: str
    words: dict[Language, str]
    never: tuple[str, ...]


@cache
def terms() -> tuple[Term, ...]:
    """The lines of the tables below "Words of the games"."""
    found = []
    for part in GLOSSARY.read_text().split("## Words of the games")[1].split("\n### ")[1:]:
        headline, *lines = part.splitlines()
        for line in lines:
            if line.startswith("| ") and not line.startswith("| in English"):
                english, _, persian, never = (cell.strip() for cell in line.strip("|").split("|"))
                others = tuple(word.strip() for word in never.split("،") if word.strip())
                found.append(Term(headline, {"fa": persian, "en": english}, others))
    return tuple(found)


@cache
def spoken(language: Language) -> dict[str, str]:
    """The words of each text, without its slots and selectors."""
    return {
        key: " ".join(node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement))
        for key, pattern in catalogue(language).items()
    }


def has_word(text: str, word: str) -> bool:
    """Whether the word stands in the text: in capitals or not, alone or with an ending of its noun."""
    pattern = rf"(?<![^\W_]){re.escape(word)}(?:{ENDINGS}|e?s)(?![^\W_\u064b-\u0652])"
    return re.search(pattern, text, re.IGNORECASE) is not None


def test_the_glossary_speaks_of_every_game() -> None:
    """A headline that was renamed would silence the law for its game."""
    assert set(PREFIXES) == {term.headline for term in terms()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_used_by_its_game(language: Language) -> None:
    """A line whose word nobody says is no rule for anybody."""
    unused = [
        (term.headline, term.words[language])
        for term in terms()
        if not any(
            has_word(text, term.words[language])
            for key, text in spoken(language).items()
            if key.startswith(PREFIXES[term.headline])
        )
    ]

    assert [] == unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_another_word_for_a_thing_of_the_glossary(language: Language) -> None:
    """Whoever knows the rulebook finds its words, and a thing has the same name on every screen."""
    wrong = [
        (key, word)
        for term in terms()
        for word in term.never
        for key, text in spoken(language).items()
        if key.startswith(PREFIXES[term.headline]) and has_word(text, word)
    ]

    assert [] == wrong


@pytest.mark.parametrize(
    ("text", "is_there"),
    [
        ("دو سیم و یک زر", True),
        ("سیمرغ و زرین", False),
        ("سیم‌ها", True),
        ("سیمی", True),
        ("مقیاسِ سیم.", True),
    ],
)
def test_a_word_is_found_alone_and_with_its_endings(text: str, is_there: bool) -> None:
    """Neither inside another word, nor missed where an ending hangs on it."""
    assert is_there == has_word(text, "سیم")
