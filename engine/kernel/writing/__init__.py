"""What people may write where others read it: names of one script, texts without links, and look-alikes.

`fault` says why something can't be a name at a table (HO-R02), `is_lookalike` whether a reader takes one name
for another, `has_link` whether a text leads away from the table. All three look at what a reader sees, not
at code points: signs that show nothing are taken out first, widths are made one (NFKC), and Arabic letters
are read as the Persian ones they look like.

Beside this file lie two tables of Unicode, made smaller: scripts.txt (the script of each sign) and
confusables.txt (what each sign looks like).
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Literal

# --- names ---

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
    if not plain.isascii() and (not is_one_script(plain) or any(script(sign) == UNKNOWN for sign in plain)):
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


# --- links ---

HOST_ENDS: Final = (
    "com|net|org|gg|io|me|ir|app|dev|xyz|info|biz|co|tv|cc|link|site|online|shop|club|live|ru|uk|de|tk|ly"
)
"""Ends of host names that are typed most. Others count with a path behind them: a full stop is no link."""

LINK: Final = re.compile(
    r"[a-z][a-z0-9+.-]*://"
    r"|\bmailto:"
    r"|\bwww\s*\.\s*\w"
    r"|\bdiscord(app)?\s*\.\s*(gg|com|me|io|new)\b"
    r"|\bt\s*\.\s*me\s*/"
    rf"|\w\.({HOST_ENDS})\b"
    r"|\w(\.[\w-]{2,})+/\w"
)

STOPS: Final = str.maketrans("。｡․", "...")
"""Signs that a browser takes for the full stop of a host's name."""


def has_link(text: str) -> bool:
    """Whether a text holds a link, an invite or a host's name, in whatever width or with hidden signs."""
    plain = unicodedata.normalize("NFKC", text.translate(STOPS))
    return LINK.search(comparable_name(plain)) is not None


# --- names that look alike ---

PERSIAN: Final = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "\u0640": None})
"""HO-R02: Arabic letters read as Persian ones, stretching dropped."""

BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(map(chr, range(0xFE00, 0xFE10)))
"""HO-R02: letters and marks that show nothing."""

NAMES_KEPT: Final = 2048
"""So many names are not looked at anew: those of the cards are compared with those of every table."""


def comparable_name(name: str) -> str:
    """HO-R02: the form in which names are compared and looked for; empty for a name that shows nothing."""
    return _visible_text(unicodedata.normalize("NFKC", name).casefold())


def is_lookalike(one: str, other: str) -> bool:
    """HO-R02: whether a reader would take one name for the other, as typed or in small letters."""
    return any(mine == theirs for mine, theirs in zip(_forms(one), _forms(other), strict=True))


def skeleton(text: str) -> str:
    """UTS #39, 4: what a text looks like; texts that look alike have the same."""
    table, signs = _confusables(), unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(table.get(sign, sign) for sign in signs))


@lru_cache(NAMES_KEPT)
def _forms(name: str) -> tuple[str, str, str]:
    small, typed = comparable_name(name), _visible_text(unicodedata.normalize("NFKC", name))
    return small, skeleton(small).casefold(), skeleton(typed).casefold()


def _visible_text(text: str) -> str:
    """Without signs that have no shape, Arabic letters as Persian ones, single spaces.

    ASCII has neither such letters nor such signs.
    """
    if text.isascii():
        return " ".join(text.split())
    plain = text.translate(PERSIAN)
    shown = "".join(one for one in plain if one not in BLANKS and unicodedata.category(one) != "Cf")
    return " ".join(shown.split())


@cache
def _confusables() -> Mapping[str, str]:
    """Signs that look like others, each with the signs that it looks like."""
    return {
        chr(int(sign, 16)): "".join(chr(int(one, 16)) for one in like)
        for sign, *like in _rows("confusables.txt")
    }


# --- scripts ---

UNKNOWN: Final = "Unknown"

ANYWHERE: Final = frozenset(("Common", "Inherited"))
"""Signs that go with every script: digits, spaces, hyphens, most marks."""

SIGNS_KEPT: Final = 1024
"""So many signs are remembered with their script: names are made of few."""

EASTERN: Final[Mapping[str, frozenset[str]]] = {
    "Han": frozenset(("Chinese", "Japanese", "Korean")),
    "Bopomofo": frozenset(("Chinese",)),
    "Hiragana": frozenset(("Japanese",)),
    "Katakana": frozenset(("Japanese",)),
    "Hangul": frozenset(("Korean",)),
}
"""UTS #39, 5.1: scripts that one writing system uses beside one another."""


@lru_cache(SIGNS_KEPT)
def script(sign: str) -> str:
    """The script of one character, by its long name; Unknown for one that Unicode 15 does not have."""
    first, last, names = _ranges()
    at = bisect_right(first, ord(sign)) - 1
    return names[at] if at >= 0 and ord(sign) <= last[at] else UNKNOWN


def is_one_script(text: str) -> bool:
    """Whether all letters are of one writing system; a text without any letter is."""
    used = [EASTERN.get(one, frozenset((one,))) for one in map(script, text) if one not in ANYWHERE]
    return not used or bool(frozenset.intersection(*used))


@cache
def _ranges() -> tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]:
    """First and last code point of each range, in order, and the range's script."""
    rows = list(_rows("scripts.txt"))
    first, last = (tuple(int(row[at], 16) for row in rows) for at in (0, 1))
    return first, last, tuple(row[2] for row in rows)


def _rows(name: str) -> Iterator[list[str]]:
    """The rows of a table that lies in this folder, each as its words."""
    lines = files(__package__).joinpath(name).read_text("utf-8").splitlines()
    return (line.split() for line in lines if not line.startswith("#"))
