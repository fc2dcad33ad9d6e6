"""Law: both languages say the same things, and Persian is written as Persian."""

import pytest

from bot.languages import LANGUAGES, Language
from bot.render.catalogue import sources, texts_folder
from bot.render.i18n import Messages, Slot
from tests import made_once
from tests.laws.text_rules import Problem, entries, lint, slots

CLEAN_FA = """\
fall = پادشاه { $king } افتاد؛ کتاب\u200cها ماند. می\u200cرود؟
    .description = رأی { $count ->
        [0] هیچ
       *[other] { $count } تا
    }
link = 1. `v1, v2` در https://example.org/a?b=1 یا <t:12:R>
"""
CLEAN_EN = """\
fall = King { $king } fell, alas; who goes?
    .description = { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
link = 1. `v1, v2` at https://example.org/a?b=1 or <t:12:R>
"""

PERSIAN_FAULTS = [
    ("arabic-letter", "كتاب"),
    ("arabic-letter", "علي"),
    ("arabic-letter", "خانۀ ما"),
    ("digit", "سه 3 تاج"),
    ("digit", "سه ٣ تاج"),
    ("latin-mark", "چرا?"),
    ("latin-mark", "این, آن"),
    ("latin-mark", 'گفت "خب"'),
    ("kashida", "ســلام"),
    ("loose-half-space", "خانه\u200c ها"),
    ("space-for-half-space", "او می رود"),
    ("space-for-half-space", "او نمی رود"),
    ("space-for-half-space", "کتاب هایی که"),
    ("spelling", "رای داد"),
    ("spelling", "مهر نهاد"),
    ("stiff-word", "چنین می\u200cباشد"),
    ("second-word", "دست\u200cبالا سه تاج"),
    ("exclamation-mark", "برخیز!"),
    ("raw-bidi", "نام \u2068او\u2069"),
    ("glued", "خاندان{ $king }"),
    ("glued", "{ $king }\u200cها"),
    ("glued", "{ $king ->\n    [a] پدرِ{ $king }\n   *[other] هیچ\n }"),
    ("plural-category", "{ $king ->\n    [one] یک\n   *[other] چند\n }"),
    ("slots", "شاه { $kign }"),
    ("unreadable-or-twice", "شاه { $king"),
    ("missing", "شاه\n    .tooltip = شاه"),
]


def with_fault(fault: str) -> list[Problem]:
    return lint({"fa": {"a.ftl": f"planted = {fault}\n"}, "en": {"a.ftl": "planted = the king { $king }\n"}})


def said_with_numbers(words: Messages, key: str, names: set[str]) -> str:
    message, _, attribute = key.partition(".")
    filled: dict[str, Slot] = dict.fromkeys(names, 2)
    return words.attribute(message, attribute, **filled) if attribute else words.say(message, **filled)


def test_all_texts_keep_the_rules() -> None:
    """Every file of data/text, in both languages."""
    catalogue = {language: dict(sources(texts_folder(), language)) for language in LANGUAGES}

    assert not lint(catalogue)


def test_both_languages_have_the_same_files() -> None:
    """So that a translator finds a text's twin by the file's name."""
    fa, en = ([name for name, _ in sources(texts_folder(), language)] for language in LANGUAGES)

    assert fa == en


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_its_slots(language: Language) -> None:
    """Strict words raise on a missing message, term or function: numbers stand for all slots.

    Every slot of the language is filled, since a text may refer to another one that has its own.
    """
    words = made_once.words(language)
    found = {
        key: pattern
        for _, source in sources(texts_folder(), language)
        for key, pattern in entries(source).items()
    }
    names = {name for pattern in found.values() for name in slots(pattern)}
    said = {key: said_with_numbers(words, key, names) for key in found if key[0] != "-"}

    assert all(said.values())


def test_a_clean_catalogue_has_no_problem() -> None:
    """Links, code, timestamps and list numbers are not words."""
    assert not lint({"fa": {"a.ftl": CLEAN_FA}, "en": {"a.ftl": CLEAN_EN}})


@pytest.mark.parametrize(("rule", "fault"), PERSIAN_FAULTS)
def test_a_planted_fault_is_found(rule: str, fault: str) -> None:
    """Each rule of the lint finds what it is there for."""
    assert rule in {problem.rule for problem in with_fault(fault)}


def test_a_text_missing_in_either_language_is_found() -> None:
    """Both ways round."""
    found = lint({"fa": {"a.ftl": "one-more = یکی\n"}, "en": {"a.ftl": "other = another\n"}})

    assert [Problem("missing", "fa", "other"), Problem("missing", "en", "one-more")] == found


def test_an_id_that_stands_in_two_files_is_found() -> None:
    """Fluent would keep the first and say nothing."""
    twice = {"a.ftl": "king = a\n", "b.ftl": "king = b\n"}
    found = lint({"fa": {"a.ftl": "king = شاه\n"}, "en": twice})

    assert [Problem("unreadable-or-twice", "en", "b.ftl: twice: king")] == found


def test_an_english_exclamation_mark_is_found() -> None:
    """The voice keeps a straight face in both languages."""
    found = lint({"fa": {"a.ftl": "king = شاه\n"}, "en": {"a.ftl": "king = The king!\n"}})

    assert [Problem("exclamation-mark", "en", "king")] == found
