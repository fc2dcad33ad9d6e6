"""Texts that are said over and over while a match is compared with its twins: each is formatted once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fluent.runtime.resolver import Pattern

from bot.render.fluent import Slot
from bot.render.i18n import Messages


@dataclass(frozen=True, slots=True)
class Remembering(Messages):
    """The same texts; what was said is kept by its pattern and slots. A text that can't be said never is.

    `kept` holds each pattern, so that its identity stays its own.
    """

    kept: dict[Any, tuple[Pattern, str]] = field(default_factory=dict, compare=False, repr=False)

    def _said(self, code: str, pattern: Pattern, slots: Mapping[str, Slot]) -> str:
        key = (id(pattern), *((name, type(slot), slot) for name, slot in slots.items()))
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = (pattern, Messages._said(self, code, pattern, slots))
        return found[1]


def remembering(messages: Messages) -> Remembering:
    """These texts, remembered for as long as somebody holds them."""
    if isinstance(messages, Remembering):
        return messages
    return Remembering(messages.language, messages.bundle, messages.strict)
