"""What may stand as a name: letters of one script that can be read, and no link (HO-R02)."""

import unicodedata
from typing import Final, Literal

from engine.kernel.writing.links import has_link
from engine.kernel.writing.scripts import UNKNOWN, one_script, script

Fault = Literal["marks", "scripts", "link"]

MARKS_MOST: Final = 3
"""Marks on one letter: more than any language's, and few enough to stay in their line."""


def fault(name: str) -> Fault | None:
    """Why this can't be a name, or None. Half-spaces, digits and hyphens go with every script.

    "marks": no letter or digit in it, or marks without a letter or in a heap; "scripts": letters of more
    than one writing system, or of none that is known; "link": it leads elsewhere.
    """
    plain = unicodedata.normalize("NFKC", name)
    if not any(unicodedata.category(sign)[0] in "LN" for sign in plain) or _has_heaped_marks(plain):
        return "marks"
    if not plain.isascii() and (not one_script(plain) or any(script(sign) == UNKNOWN for sign in plain)):
        return "scripts"
    return "link" if has_link(plain) else None


def _has_heaped_marks(text: str) -> bool:
    """Whether a mark stands at the beginning, behind a space, or behind too many others; ASCII has none."""
    if text.isascii():
        return False
    marks, last = 0, " "
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks > MARKS_MOST or (marks == 1 and last.isspace()):
            return True
        last = sign
    return False
