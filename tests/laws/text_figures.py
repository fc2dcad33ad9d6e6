"""Whether Persian says the numbers of the English, denies what it denies, tells apart what it tells apart."""

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from tests.laws.text_rules import Problem, nodes
from tests.laws.text_senses import Texts

FIRST_ENGLISH: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
FIRST_PERSIAN: Final = ("صفر", "یک", "دو", "سه", "چهار", "پنج", "شش", "هفت", "هشت", "نه", "ده")
ENGLISH_NUMBERS: Final = dict(zip(FIRST_ENGLISH, range(11), strict=True)) | {
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
}
PERSIAN_NUMBERS: Final = dict(zip(FIRST_PERSIAN, range(11), strict=True)) | {
    "نُه": 9,
    "یازده": 11,
    "دوازده": 12,
    "سیزده": 13,
    "چهارده": 14,
    "پانزده": 15,
    "بیست": 20,
    "بیست\u200cوسه": 23,
    "سی": 30,
    "سی\u200cودو": 32,
    "چهل": 40,
    "پنجاه": 50,
}

ALSO_A_WORD: Final = {
    "en": frozenset({1}),
    "fa": frozenset({1, 2, 9}),
}
"""Numbers whose word has other senses: "one of them", "یک" for "a", "هر دو" for "both", "نه" for "no".

Where the other language writes them as well they are compared, else they say nothing.
"""

NO_WORDS: Final = re.compile(r"`[^`]*`|https?:\S+|/[a-z]+|SHA-256")
"""What is typed or linked stays as it is in any language."""

PERSIAN_DIGITS: Final = {0x6F0 + digit: str(digit) for digit in range(10)}

DENIES_EN: Final = re.compile(
    r"\b(not|never|nobody|nothing|none|neither|nor|cannot|without|nowhere|no(?=\s\w))\b|n[’']t\b",
    re.IGNORECASE,
)
DENIES_FA: Final = re.compile(
    "(?<![آ-ی])(?:"
    # Verbs: the prefix before what follows it in our texts.
    "(?:ن|برن|درن)(?:می\u200c|یست|بود|شد|شو|کن|کرد|دار|داد|داش|ده|یاف|یام|یای|یفت|یفز|با|گو|گف|گر|گز|گذ|گش|رو|رف|ماند|"
    "کش|تو|زن|نش|نو|پذ|پرس|پرد|خو|دان|وشید|بین|دید|بر[دی](?![آ-ی])|فهم|خر|ساز|ساخت|رس|شن|سپ|فرست|کاه|پای|ایست)"
    "|نه(?![آ-ی])|خیر(?![آ-ی])|هیچ|هرگز|بدون|بی[ \u200c]|جز(?![آ-ی])|رایگان|ناممکن|برخلاف"
    ")"
)
"""Whether a Persian text denies anything: a verb with "ن", or a word such as "هیچ", "بدون", "جز"."""

MAY_NOT_FA: Final = re.compile("(?<![آ-ی])نمی\u200c(?:شود|توان)")

ANSWERS: Final = re.compile("(?:^|-)(?:refusal|done|error)-")
"""Texts that say what came of a press: to deny in one language alone is to say the opposite."""


def figure_problems(fa: Texts, en: Texts, read: frozenset[str]) -> Iterator[Problem]:
    """The texts of both languages that say other numbers; those `read` are meant so."""
    for key in sorted((fa.keys() & en.keys()) - read):
        said, meant = _numbers(fa[key], PERSIAN_NUMBERS), _numbers(en[key], ENGLISH_NUMBERS)
        missing = meant - said - ALSO_A_WORD["en"]
        added = said - meant - ALSO_A_WORD["fa"]
        if missing or added:
            yield Problem("figures", "fa", key)


def denial_problems(fa: Texts, en: Texts, read: frozenset[str]) -> Iterator[Problem]:
    """The texts in which English denies something and Persian nothing, or Persian alone forbids something.

    Answers and refusals have to deny in both languages or in none.
    """
    for key in sorted((fa.keys() & en.keys()) - read):
        said, meant = _words(fa[key]), _words(en[key])
        denies = DENIES_FA if ANSWERS.search(key) else MAY_NOT_FA
        lost = DENIES_EN.search(meant) and not DENIES_FA.search(said)
        added = denies.search(said) and not DENIES_EN.search(meant)
        if lost or added:
            yield Problem("denial", "fa", key)


def alike_problems(fa: Texts, en: Texts, read: frozenset[str]) -> Iterator[Problem]:
    """The texts of one family (buttons, units, names of cards) that are one in Persian and two in English.

    A family are the texts with one key but for its last word, descriptions aside. What Discord shows as the
    name of an option stands beside other options, so that two commands may call theirs alike.
    """
    families: dict[tuple[str, str], list[str]] = {}
    for key in sorted((fa.keys() & en.keys()) - read):
        if not key.startswith("name-") and "." not in key:
            families.setdefault((key.rpartition("-")[0], serialize_pattern(fa[key])), []).append(key)
    for keys in families.values():
        if len({serialize_pattern(en[key]) for key in keys}) > 1:
            yield from (Problem("alike", "fa", key) for key in keys)


def _numbers(text: ftl.Pattern, words: dict[str, int]) -> frozenset[int]:
    """The numbers of a text, in words and in figures, of all its variants."""
    said = NO_WORDS.sub(" ", _words(text)).translate(PERSIAN_DIGITS).lower()
    figures = {int(one) for one in re.findall(r"(?<![a-z\d])\d+", said)}
    spoken = re.findall("[a-z]+|[آ-ی\u064f\u200c]+", said)
    # A word whole, else its beginning: "پنج" of "پنج‌تایی".
    numbers = (words.get(one, words.get(one.split("\u200c")[0])) for one in spoken)
    return frozenset(figures | {one for one in numbers if one is not None})


def _words(text: ftl.Pattern) -> str:
    return " ".join(str(node.value) for node in nodes(text) if isinstance(node, ftl.TextElement))
