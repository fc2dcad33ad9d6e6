"""Markdown of single lines. It stands outside every isolate, where Discord looks for it."""

import re
from itertools import pairwise
from typing import Final

EMOJI: Final = re.compile(r"<a?:\w{2,32}:\d+>[ \u00a0]?")
"""A custom emoji, with the space after it."""


def in_words(text: str) -> str:
    """The text without custom emoji, for where they would be read as their names."""
    return EMOJI.sub("", text)


def title(text: str) -> str:
    """The largest line of a message."""
    return f"## {text}"


def heading(text: str) -> str:
    """The head of a section."""
    return f"### {text}"


def bullet(text: str) -> str:
    """One of several lines."""
    return f"- {text}"


def quote(text: str) -> str:
    """Somebody else's words."""
    return f"> {text}"


def bold(text: str) -> str:
    """A line that is found again at a glance."""
    return f"**{text}**"


def italic(text: str) -> str:
    """Words as they are spoken."""
    return f"*{text}*"


def small(text: str) -> str:
    """A line for those who want to know."""
    return f"-# {text}"


_ITEM: Final = re.compile(r"[ \t]*(?:[-*]|[0-9]+\.)[ \t]+\S")
_OWN: Final = re.compile(r"[ \t]*(?:#{1,3}|>)[ \t]")
"""Lines that stand for themselves: headings and quotations."""


def space_lists(text: str) -> str:
    """The text with its lists set apart from what follows; doing it twice changes nothing."""
    lines = text.split("\n")
    made = lines[:1]
    for before, line in pairwise(lines):
        if _ITEM.match(before) and line.strip() and not _ITEM.match(line) and not _OWN.match(line):
            made.append("")
        made.append(line)
    return "\n".join(made)
