"""The languages the bot speaks: for each a folder of texts in data/text, and one record here.

Whatever depends on a language asks its record; nothing else names one.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec import Struct

Language = str
"""The code of one of `LANGUAGES`."""

DIGITS: Final = "0123456789"


class Traits(Struct, frozen=True):
    """What sets a language apart, beside its texts.

    code            its folder in data/text, and its name in settings, databases and logs
    name            what it calls itself, for texts of other languages that do not name it
    locale          the CLDR locale of its plurals and numbers
    answers         beginnings of the names of locales, of Discord's and of systems, in which it is spoken
    digits          its ten digits, from zero on
    point, percent  what stands before tenths, and after hundredths
    right_to_left   how its lines run
    solar_calendar  whether days are counted by the Solar Hijri calendar, and not by the Gregorian one
    own_commands    whether a server that speaks it has commands under names of its own, since Discord can't
                    translate names into it
    """

    code: Language
    name: str
    locale: str
    answers: tuple[str, ...] = ()
    digits: str = DIGITS
    point: str = "."
    percent: str = "%"
    right_to_left: bool = False
    solar_calendar: bool = False
    own_commands: bool = False


SPOKEN: Final[tuple[Traits, ...]] = (
    Traits(
        *("fa", "فارسی", "fa", ("fa",), "۰۱۲۳۴۵۶۷۸۹", "٫", "٪"),
        right_to_left=True,
        solar_calendar=True,
        own_commands=True,
    ),
    Traits("en", "English", "en-GB", ("en",)),
)
"""In the order in which a text in all languages has them. A third language is a line here."""

LANGUAGES: Final[tuple[Language, ...]] = tuple(one.code for one in SPOKEN)

OTHERWISE: Final[Language] = "en"
"""For readers of whom nothing is known."""

_POINT: Final = re.compile(r"(?<=[0-9])\.(?=[0-9])")

TRAITS: Final[dict[Language, Traits]] = {one.code: one for one in SPOKEN}
"""The record of each language, by its code."""


def find_language(code: str | None) -> Language | None:
    """The language of this code, or None."""
    return code if code in TRAITS else None


def language_or(code: str | None, otherwise: Language = OTHERWISE) -> Language:
    """The language of this code; of a code of none another."""
    return code if code is not None and code in TRAITS else otherwise


def of_locale(name: str, otherwise: Language = OTHERWISE) -> Language:
    """The language that is spoken in a locale, by the locale's name ("fa_IR", "en-US")."""
    begins = name.casefold()
    found = (one.code for one in TRAITS.values() if begins.startswith(one.answers or ("\0",)))
    return next(found, otherwise)


def in_digits(text: str, language: Language) -> str:
    """The text with its digits written as this language writes them."""
    return text.translate(_digits(TRAITS[language].digits))


def in_figures(text: str, language: Language) -> str:
    """The text with its digits, the points before tenths and its percent signs as this language has them."""
    own = TRAITS[language]
    return in_digits(_POINT.sub(own.point, text).replace("%", own.percent), language)


def plain_digits(text: str, languages: Iterable[Language] = LANGUAGES) -> str:
    """The text with the digits of every language as 0 to 9."""
    for language in languages:
        text = text.translate(str.maketrans(TRAITS[language].digits, DIGITS))
    return text


@cache
def _digits(own: str) -> dict[int, int]:
    return str.maketrans(DIGITS, own)
