"""What the bot says: a code and its slots become a sentence of one language.

`Messages` is what everybody uses: `words.say("code", slot=…)`. Its texts are Fluent messages in a `Bundle`,
the library's own with two differences: whole numbers are written in the digits of the language, and a pattern
that is text, slots and choices, as nearly all are, is said without the library (simple_patterns.py).
The files of texts are read by bot/render/catalogue.py.
"""

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, cast

from babel import Locale
from babel.numbers import NumberPattern
from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone
from fluent.syntax import ast as ftl

from bot.languages import DIGITS, TRAITS, Language, in_digits
from bot.render.bidi import FSI, PDI
from bot.render.simple_patterns import SIGNED, Writer, format_simple, simple_pattern

UNKNOWN: Final = "error-unknown-text"
PLACEABLE: Final = re.compile(r"\{ *\$([a-z][a-z0-9_]*) *\}")

COMPILED_MOST: Final = 4096
"""Texts of contents that are kept compiled, more than one content has."""

LEFT_TO_RIGHT_MARK: Final = "\u200e"
MINUS: Final = "\u2212"

NUMBERS_KEPT: Final = 4096
"""So many numbers of a language are kept as they are written."""

SAYABLE: Final = 10**15
"""The largest number that is said; what people type may be larger than any pattern takes."""


Slot = str | int
"""What a text may be handed: text, or a whole number; a bool is handed on as `true` or `false`."""

TEXTS_KEPT: Final = 1 << 13
"""So many texts of a language that were handed numbers alone are kept as they were said."""

_log = logging.getLogger(__name__)


def message_id(code: str) -> str:
    """The Fluent id of an event's or refusal's code: `ballot_cast` is `ballot-cast`."""
    return code.replace("_", "-")


class TextBroken(Exception):
    """A text is missing or can't be said: `code` says which, `why` what is wrong; slots are never kept."""

    def __init__(self, code: str, why: str) -> None:
        self.code, self.why = code, why
        super().__init__(f"{code}: {why}")


# --- what everybody says it with ---


@dataclass(frozen=True, slots=True)
class Messages:
    """The texts of one language.

    A text that can't be said raises `TextBroken` when `strict`, as tests are; otherwise the reader sees
    "unknown text" with the code, and the log gets the code, never the slots, which may be secret.
    """

    language: Language
    bundle: "Bundle"
    strict: bool

    def has_text(self, code: str) -> bool:
        """Whether this code has a text."""
        return self.bundle.has_message(message_id(code))

    def say(self, code: str, /, **slots: Slot) -> str:
        """The text of an event's, refusal's or message's code. Slots of players' own words: `users_words`."""
        try:
            return self._text_of(code, self._pattern(code, None), slots)
        except TextBroken as broken:
            return self._unknown(broken)

    def in_game(self, game: str, code: str, /, **slots: Slot) -> str:
        """A text that every table shares, in the words of its game where it has any."""
        own = f"{game}-{code}"
        return self.say(own if self.has_text(own) else code, **slots)

    def attribute(self, code: str, name: str, /, **slots: Slot) -> str:
        """An attribute of a message, such as a button's `description`."""
        try:
            return self._text_of(f"{code}.{name}", self._pattern(code, name), slots)
        except TextBroken as broken:
            return self._unknown(broken)

    def attempt(self, code: str, name: str = "", /, **slots: Slot) -> str | None:
        """A text or attribute that may be missing, or ask for other slots than these: then None."""
        try:
            return self._text_of(code, self._pattern(code, name or None), slots)
        except TextBroken:
            return None

    def language_name(self, language: Language, code: str, name: str = "") -> str:
        """A language's name by this text or attribute; where there is none, its own name for itself."""
        return self.attempt(code, name) or TRAITS[language].name

    def game_name(self, game: str) -> str:
        """The name of a game; its code where nobody has written texts for it yet."""
        return self.attempt(f"game-{game}") or game

    def table_name(self, game: str, match: int) -> str:
        """A table by its game's short name and its number, "Coup 2": for tabs and threads."""
        return self.say("table-name", game=self.attempt(f"game-{game}", "short") or game, match=match)

    def game_sign(self, game: str) -> str:
        """The emoji, of those that every font has, that stands for a game in a thread's name; "" for none."""
        return self.attempt(f"game-{game}", "sign") or ""

    def format_text(self, text: str, /, **slots: Slot) -> str:
        """A content file's text, plain but for placeables like `{ $king }`: same numbers, same isolates."""
        try:
            return self._text_of("content", _compile(text), slots)
        except TextBroken as broken:
            return self._unknown(broken)

    def join_list(self, items: Sequence[str], last_by: str = "list-and") -> str:
        """«a، b و c» or "a, b and c": each item isolated, so that names keep their direction."""
        *others, last = [f"{FSI}{item}{PDI}" for item in items] or [""]
        if not others:
            return last
        comma = f"{self.say('list-comma')} "
        return f"{comma.join(others)} {self.say(last_by)} {last}"

    def _pattern(self, code: str, attribute: str | None) -> Pattern:
        pattern = self.bundle.pattern(code, attribute)
        if pattern is None:
            raise TextBroken(f"{code}.{attribute}" if attribute else code, "missing")
        return pattern

    def _text_of(self, code: str, pattern: Pattern, slots: Mapping[str, Slot]) -> str:
        text, errors = self.bundle.format_pattern(pattern, slots)
        if errors or not isinstance(text, str):
            raise TextBroken(code, ", ".join(map(str, errors)))
        return text

    def _unknown(self, broken: TextBroken) -> str:
        if self.strict:
            raise broken
        _log.error("text broken: %s", broken.code)
        return self._text_of(UNKNOWN, self._pattern(UNKNOWN, None), {"code": broken.code})


@lru_cache(maxsize=COMPILED_MOST)
def _compile(text: str) -> Pattern:
    """Built from parts, not parsed: a line of content may begin with a mark that Fluent reads as its own."""
    texts = PLACEABLE.split(text)
    if any("{" in part or "}" in part for part in texts[::2]):
        raise TextBroken("content", "a brace that belongs to no placeable")
    elements: list[ftl.TextElement | ftl.Placeable] = []
    for place, part in enumerate(texts):
        if place % 2:
            elements.append(ftl.Placeable(ftl.VariableReference(ftl.Identifier(part))))
        elif part:
            elements.append(ftl.TextElement(part))
    compiled: Pattern = Compiler()(ftl.Pattern(elements or [ftl.TextElement("")]))
    return compiled


# --- Fluent with our numbers ---


class Bundle(FluentBundle):
    """The messages of one language, with isolates round every placeable.

    Texts may call `NUMBER($n, …)` and `SIGNED($n)`, which writes +3, −3 or 0.
    """

    def __init__(self, language: Language) -> None:
        self._number = number_type(language)
        functions: dict[str, Callable[..., Any]] = {"NUMBER": self._number, SIGNED: self._with_sign}
        # Remembered on the instance: nearly all numbers of a match are small and come again and again.
        self._writer = Writer(
            number=lru_cache(NUMBERS_KEPT)(lambda one: self._own_number(one).format(self._babel_locale)),
            signed=lru_cache(NUMBERS_KEPT)(lambda one: self._with_sign(self._own_number(one))),
            plural=lru_cache(NUMBERS_KEPT)(lambda one: str(self._plural_form(self._own_number(one)))),
        )
        self._counted = lru_cache(TEXTS_KEPT)(self._of_numbers)
        self._patterns: dict[tuple[str, str | None], Pattern] = {}
        super().__init__([TRAITS[language].locale], functions=functions, use_isolating=True)

    def pattern(self, code: str, attribute: str | None) -> Pattern | None:
        """The text of a code, or an attribute of it; None where it has none."""
        known = self._patterns.get((code, attribute))
        if known is not None:
            return known
        try:
            message = self.get_message(message_id(code))
            found = message.attributes[attribute] if attribute else message.value
        except LookupError:
            return None
        if found is not None:
            self._patterns[code, attribute] = found
        return found

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Slot] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """The text of a pattern and the errors met; the parent's would make plain numbers of ours again.

        A text made with no slots or with numbers alone is kept; words that were handed over never are.
        """
        slots = args or {}
        # `type(…) is not int`, since True and 1 are equal, and one would be told as the other from memory.
        for slot in slots.values():
            if type(slot) is not int:
                break
        else:
            said, errors = self._counted(pattern, tuple(slots.items()))
            return said, list(errors)
        simple = simple_pattern(pattern)
        text = None if simple is None else format_simple(simple, slots, self._writer)
        return (text, []) if text is not None else self._format(pattern, slots)

    def _of_numbers(
        self, pattern: Pattern, slots: tuple[tuple[str, int], ...]
    ) -> tuple[str | FluentNone, tuple[Exception, ...]]:
        said, errors = self._format(pattern, dict(slots))
        return said, tuple(errors)

    def _format(self, pattern: Pattern, args: Mapping[str, Slot]) -> tuple[str | FluentNone, list[Exception]]:
        errors: list[Exception] = []
        native: dict[str, Any] = {}
        for name, slot in args.items():
            if isinstance(slot, bool):  # before int, which a bool is, too
                native[name] = "true" if slot else "false"
            else:
                native[name] = self._own_number(slot) if isinstance(slot, int) else slot
        current = CurrentEnvironment(args=native)
        environment = ResolverEnvironment(context=self, current=current, errors=errors)
        # Past a bound on parts or length the library raises instead of adding to `errors`.
        try:
            return pattern(environment), errors
        except ValueError as error:
            return FluentNone(), [*errors, error]

    def _own_number(self, number: int) -> FluentInt:
        return self._number(max(-SAYABLE, min(SAYABLE, number)))

    def _with_sign(self, value: FluentInt) -> str:
        told = self._number(value).format(self._babel_locale)
        return signed_digits("+", told) if value > 0 else told


@cache
def number_type(language: Language) -> type[FluentInt]:
    """Whole numbers that print as ۱٬۲۳۴ where digits are so; selectors still see the number itself.

    One below zero has its sign as figures have it, a true minus to the left whichever way lines run.
    """
    latin = TRAITS[language].digits == DIGITS

    class OwnInt(FluentInt):
        def format(self, locale: Locale) -> str:
            """Written once where it asks for nothing special, as nearly all do."""
            if self < 0:
                return signed_digits(MINUS, self.above_zero().format(locale))
            if self.options is self.default_number_format_options:
                return number_as_written(int(self), locale)
            return super().format(locale) if latin else self.digits_in(locale)

        def above_zero(self) -> FluentInt:
            number = OwnInt(-self)
            number.options = self.options
            return number

        def digits_in(self, locale: Locale) -> str:
            """The digits are put in here: translating a finished text would break mentions and links."""
            pattern = self._apply_options(cast(NumberPattern, locale.decimal_formats.get(None)))
            number: str = pattern.apply(int(self), locale, numbering_system="default")
            return in_digits(number, language)

    @lru_cache(NUMBERS_KEPT)
    def number_as_written(number: int, locale: Locale) -> str:
        return FluentInt(number).format(locale) if latin else OwnInt(number).digits_in(locale)

    return OwnInt


def signed_digits(sign: str, digits: str) -> str:
    """A number with its sign to the left."""
    return f"{LEFT_TO_RIGHT_MARK}{sign}{digits}"
