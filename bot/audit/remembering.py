"""Texts that are said over and over while a match is compared with its twins: each is formatted once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fluent.runtime.resolver import Pattern

from bot.render.fluent import Slot
from bot.render.i18n import Messages, TextBroken


@dataclass(frozen=True, slots=True)
class Remembering(Messages):
    """The same texts; what was said is kept by its code and slots. A text that can't be said never is.

    Its key has the slots' names, their values and their types: 1 is not told as True is.
    `kept` has attributes and contents' texts by their pattern, which it holds: its identity stays its own.
    """

    said: dict[Any, str] = field(default_factory=dict, compare=False, repr=False)
    kept: dict[Any, tuple[Pattern, str]] = field(default_factory=dict, compare=False, repr=False)

    def say(self, code: str, /, **slots: Slot) -> str:
        """As it was said before."""
        told = slots.values()
        key = (code, *slots, *told, *map(type, told)) if slots else code
        found = self.said.get(key)
        if found is None:
            try:
                found = self.said[key] = Messages._text_of(self, code, self._pattern(code, None), slots)
            except TextBroken as broken:
                return self._unknown(broken)
        return found

    def _text_of(self, code: str, pattern: Pattern, slots: Mapping[str, Slot]) -> str:
        told = slots.values()
        key = (id(pattern), *slots, *told, *map(type, told)) if slots else id(pattern)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = (pattern, Messages._text_of(self, code, pattern, slots))
        return found[1]


def remembering(messages: Messages) -> Remembering:
    """These texts, remembered for as long as somebody holds them."""
    if isinstance(messages, Remembering):
        return messages
    return Remembering(messages.language, messages.bundle, messages.strict)
