"""What the bot says: a code and its slots become a sentence of one language."""

import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast as ftl

from bot.languages import Language, traits
from bot.render.bidi import isolate
from bot.render.catalogue import BrokenCatalogue, Flaw, at_need, read, texts_folder
from bot.render.fluent import Bundle, Slot, message_id

COMPILED_MOST: Final = 4096
"""Texts of contents that are kept compiled, more than one content has."""

UNKNOWN: Final = "error-unknown-text"
PLACEABLE: Final = re.compile(r"\{ *\$([a-z][a-z0-9_]*) *\}")

_log = logging.getLogger(__name__)


class TextBroken(Exception):
    """A text is missing or can't be said: `code` says which, `why` what is wrong; slots are never kept."""

    def __init__(self, code: str, why: str) -> None:
        self.code, self.why = code, why
        super().__init__(f"{code}: {why}")


@dataclass(frozen=True, slots=True)
class Messages:
    """The texts of one language.

    A text that can't be said raises `TextBroken` when `strict`, as tests are; otherwise the reader sees
    "unknown text" with the code, and the log gets the code, never the slots, which may be secret.
    """

    language: Language
    bundle: Bundle
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
        """What a language is called by this text or attribute; by itself where these texts do not name it."""
        return self.attempt(code, name) or traits(language).name

    def game_name(self, game: str) -> str:
        """What a game is called; by its own code where nobody has written texts for it yet."""
        return self.attempt(f"game-{game}") or game

    def format_text(self, text: str, /, **slots: Slot) -> str:
        """A content file's text, plain but for placeables like `{ $king }`: same numbers, same isolates."""
        try:
            return self._text_of("content", _compile(text), slots)
        except TextBroken as broken:
            return self._unknown(broken)

    def join_list(self, items: Sequence[str], last_by: str = "list-and") -> str:
        """«a، b و c» or "a, b and c": each item isolated, so that names keep their direction."""
        *others, last = [isolate(item) for item in items] or [""]
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


def load(language: Language, *, strict: bool, folder: Traversable | None = None) -> Messages:
    """The words of one language, read once at the start from data/text unless told otherwise.

    Raises:
        BrokenCatalogue: a file can't be read, an id stands twice, or the text for unknown texts is missing.
    """
    bundle = read(folder or texts_folder(), language)
    if not bundle.has_message(UNKNOWN):
        raise BrokenCatalogue([Flaw("", "missing", UNKNOWN)])
    return Messages(language, bundle, strict)


def for_a_command(language: Language) -> Messages:
    """The words of one language for a command that says a few of them: each is read when it is said."""
    return Messages(language, at_need(texts_folder(), language), strict=False)


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
