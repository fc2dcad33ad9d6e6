"""A blank line behind a list: without it the next line is read as part of its last item."""

import re
from itertools import pairwise
from typing import Final

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
