"""A Fluent bundle that writes numbers in the digits of its language."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Final, cast

from babel import Locale
from babel.numbers import NumberPattern
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

from bot.languages import DIGITS, Language, in_digits, traits
from bot.render.fast_fluent import SIGNED, Writer, format_text, straight

LEFT_TO_RIGHT_MARK: Final = "\u200e"
MINUS: Final = "\u2212"

USUAL: Final = 4096
"""So many numbers of a language are kept as they are written."""

SAYABLE: Final = 10**15
"""The largest number that is said; what people type may be larger than any pattern takes."""


Slot = str | int
"""What a text may be handed: text, or a whole number; a bool is handed on as `true` or `false`."""

COUNTED: Final = 1 << 13
"""So many texts of a language that were handed numbers alone are kept as they were said."""


def message_id(code: str) -> str:
    """The Fluent id of an event's or refusal's code: `ballot_cast` is `ballot-cast`."""
    return code.replace("_", "-")


@cache
def number_type(language: Language) -> type[FluentInt]:
    """Whole numbers that print as ۱٬۲۳۴ where digits are so; selectors still see the number itself.

    One below zero has its sign as figures have it, a true minus to the left whichever way lines run.
    """
    latin = traits(language).digits == DIGITS

    class OwnInt(FluentInt):
        def format(self, locale: Locale) -> str:
            """Written once where it asks for nothing special, as nearly all do."""
            if self < 0:
                return signed_digits(MINUS, self.above_zero().format(locale))
            if self.options is self.default_number_format_options:
                return usual(int(self), locale)
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

    @lru_cache(USUAL)
    def usual(number: int, locale: Locale) -> str:
        return FluentInt(number).format(locale) if latin else OwnInt(number).digits_in(locale)

    return OwnInt


class Bundle(FluentBundle):
    """The messages of one language, with isolates round every placeable.

    Texts may call `NUMBER($n, …)` and `SIGNED($n)`, which writes +3, −3 or 0.
    """

    def __init__(self, language: Language) -> None:
        self._number = number_type(language)
        functions: dict[str, Callable[..., Any]] = {"NUMBER": self._number, SIGNED: self._with_sign}
        written = (self._digits, self._sign, self._plural)
        self._writer = Writer(*(lru_cache(USUAL)(one) for one in written))
        self._counted = lru_cache(COUNTED)(self._of_numbers)
        self._patterns: dict[tuple[str, str | None], Pattern] = {}
        super().__init__([traits(language).locale], functions=functions, use_isolating=True)

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
        """As the parent's, but the parent would make a plain number of every whole number again.

        What was said of nothing or of numbers alone is kept; words that it was handed never are.
        """
        slots = args or {}
        for slot in slots.values():
            if type(slot) is not int:
                break
        else:
            said, errors = self._counted(pattern, tuple(slots.items()))
            return said, list(errors)
        parts = straight(pattern)
        told = None if parts is None else format_text(parts, slots, self._writer)
        return (told, []) if told is not None else self._format(pattern, slots)

    def _of_numbers(
        self, pattern: Pattern, slots: tuple[tuple[str, int], ...]
    ) -> tuple[str | FluentNone, tuple[Exception, ...]]:
        said, errors = self._format(pattern, dict(slots))
        return said, tuple(errors)

    def _digits(self, number: int) -> str:
        return self._own_number(number).format(self._babel_locale)

    def _sign(self, number: int) -> str:
        return self._with_sign(self._own_number(number))

    def _plural(self, number: int) -> str:
        return str(self._plural_form(self._own_number(number)))

    def _format(self, pattern: Pattern, args: Mapping[str, Slot]) -> tuple[str | FluentNone, list[Exception]]:
        errors: list[Exception] = []
        current = CurrentEnvironment(args={name: self._native(slot) for name, slot in args.items()})
        environment = ResolverEnvironment(context=self, current=current, errors=errors)
        try:
            return pattern(environment), errors
        except ValueError as error:
            return FluentNone(), [*errors, error]

    def _native(self, slot: Slot) -> Any:
        if isinstance(slot, bool):
            return "true" if slot else "false"
        return self._own_number(slot) if isinstance(slot, int) else slot

    def _own_number(self, number: int) -> FluentInt:
        return self._number(max(-SAYABLE, min(SAYABLE, number)))

    def _with_sign(self, value: FluentInt) -> str:
        told = self._number(value).format(self._babel_locale)
        return signed_digits("+", told) if value > 0 else told


def signed_digits(sign: str, digits: str) -> str:
    """A number with its sign to the left."""
    return f"{LEFT_TO_RIGHT_MARK}{sign}{digits}"
