"""Words that players wrote: shown as they are, able to do nothing."""

import re
from typing import Final

from discord.utils import escape_markdown, escape_mentions

ELLIPSIS: Final = "\u2026"
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+")


def users_words(text: str, limit: int) -> str:
    """A name or promise as a slot: one line of at most `limit` characters, no markdown, mention or control.

    The limit counts what is seen, before escaping; half-spaces stay, since Persian is misspelt without them.
    """
    short = drawn_words(text, limit)
    return escape_mentions(escape_markdown(short, ignore_links=False)).replace("<", "\\<")


def drawn_words(text: str, limit: int) -> str:
    """The same for a picture, in which no markdown is read: nothing is escaped."""
    plain = " ".join(_CONTROLS.sub(" ", text).split())
    return plain if len(plain) <= limit else plain[: limit - 1].rstrip() + ELLIPSIS
