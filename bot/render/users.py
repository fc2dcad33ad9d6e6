r"""Other people's words: display names, names of houses and their heads, promises, whatever somebody types.

All of them pass here before somebody else reads them, in three steps:

    clean        one line; no control, no direction, nothing blank or piled up; short, and not too wide
    escape       for a message, where markdown is read: every sign that could begin something is escaped
    plain_words  for a button, option, alt text or picture, where none is read: escapes taken out again

A slot of a text is handed `users_words`; whatever is built from texts may so hold escaped names, and the one
way to a label (`bidi.label`), an alt text or a picture takes the escapes out. A backslash before a sign that
is no letter, digit or space is an escape for Discord and for CommonMark alike.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from bot.languages import plain_digits
from engine.kernel.writing import BLANKS, comparable_name

ELLIPSIS: Final = "\u2026"
ZERO_WIDTH_SPACE: Final = "\u200b"
JOINERS: Final = "\u200c\u200d"
"""The half-space, without which Persian is misspelt, and the joiner that makes one sign of several emoji."""

STYLES: Final = "\ufe0e\ufe0f"
"""Whether the sign before is shown as text or as an emoji."""

NOTHING_TO_SEE: Final = frozenset(BLANKS) | frozenset("\U0001d159\ufffc")
"""Letters and signs by their category that show nothing: fillers, an empty pattern, a note without a head."""

MARKS_MOST: Final = 3
"""Marks above or below one letter: no language needs more, and more of them cover the lines around."""

JOINED_MOST: Final = 6
"""Marks of every kind on one letter; vowels of Burmese and Tibetan come four to a letter."""

CELLS_OF_ONE: Final = 2
"""Cells that a character may take on average: what a Chinese one takes, so that a name of those is whole."""

WIDEST: Final[tuple[tuple[int, int, int], ...]] = (
    (0x2E3A, 0x2E3A, 4),
    (0x2E3B, 0x2E3B, 6),
    (0xFD40, 0xFD4F, 12),
    (0xFDCF, 0xFDCF, 12),
    (0xFDFD, 0xFDFF, 22),
    (0x0BF3, 0x0BFA, 4),
    (0x12000, 0x1254F, 6),
    (0x16800, 0x16A38, 3),
)
"""Signs wider than Unicode says of them, measured in Noto: first, last, cells of each."""

ALWAYS: Final = re.compile(r"[\\*_~|`\[\]<>@#:]")
"""Signs that begin something wherever they stand, or end what our own words began."""

HOST: Final = re.compile(r"(?<=\w)\.(?=\w)")
"""The stop within a host's name: clients look for some of these in the raw text, behind no scheme."""

ENTITY: Final = re.compile(r"&(?=#?\w+;)")
FIRST: Final = re.compile(r"\A(?:[-+=>]|\d+(?=[.)](?:\s|\Z)))")
"""What begins a list, a quotation or a rule where the words are the first of their line."""

PINGS: Final = re.compile(r"@(?=everyone|here|[!&]?\d{17,20})")
"""Pings are looked for before any markdown is, so that a backslash does not keep them away."""

ESCAPED: Final = re.compile(r"\\([!-/:-@\[-`{-~])|(?<=@)\u200b")


def users_words(text: str, limit: int) -> str:
    """A name or promise as a slot of a text: one line of at most `limit` characters that does nothing.

    It makes no list, heading, quotation, link, mention, emoji or spoiler, wherever it stands. The limit
    counts what is seen, before escaping. "" where nothing can be seen: whoever asks says something instead.
    """
    return escape(clean(text, limit))


def clean(text: str, limit: int) -> str:
    """The words as they may be drawn: one line of at most `limit` characters and twice as many cells."""
    needs_no_look = text.isascii() and text.isprintable()
    line = " ".join((text if needs_no_look else "".join(_characters_to_keep(text))).split())
    if not has_visible_signs(line):
        return ""
    return _shorten(line, limit)


def escape(line: str) -> str:
    """One line of clean words for a message in which markdown is read."""
    guarded = PINGS.sub(f"@{ZERO_WIDTH_SPACE}", line)
    escaped = ALWAYS.sub(r"\\\g<0>", guarded)
    escaped = ENTITY.sub(r"\\&", HOST.sub(r"\\.", escaped))
    # A number is escaped behind its digits: before them a backslash would be read as one.
    return FIRST.sub(lambda found: f"{found[0]}\\" if found[0][0].isdigit() else f"\\{found[0]}", escaped)


def plain_words(text: str) -> str:
    """A text with escaped words in it, for where no markdown is read: a label, an alt text, a picture."""
    return ESCAPED.sub(r"\1", text) if "\\" in text else text


def comparable_words(text: str) -> str:
    """A text in the form in which what somebody types is looked for in it: what is typed takes it as well.

    It has no escapes, and the digits of every language are 0 to 9: a reader types those of their keyboard.
    """
    return plain_digits(comparable_name(plain_words(text)))


def has_visible_signs(text: str) -> bool:
    """Whether somebody who reads this sees anything."""
    # Letters, digits, punctuation and symbols are; so is what a later Unicode may have given a shape (Cn).
    for sign in text:
        kind = unicodedata.category(sign)
        if (kind == "Cn" or kind[0] in "LNPS") and sign not in NOTHING_TO_SEE and not _is_shapeless(sign):
            return True
    return False


def typed_words(text: str) -> str:
    """The words that somebody typed into a form or command; "" where there is nothing to see in them.

    A game's rules, which know how to refuse an empty promise, refuse one of blanks as well.
    """
    return text if has_visible_signs(text) else ""


def cells(text: str) -> int:
    """About how wide a text is, in widths of one Latin letter."""
    return len(text) if text.isascii() else sum(map(_cells, text))


def _characters_to_keep(text: str) -> Iterator[str]:
    """The characters that stay, blank ones as spaces; marks stay on their letter while they are few."""
    before, marks, stacked = " ", 0, 0
    for sign in filter(None, map(_visible_form, text)):
        if unicodedata.category(sign)[0] == "M":
            marks, stacked = marks + 1, stacked + (unicodedata.combining(sign) > 0)
            if before == " " or marks > JOINED_MOST or stacked > MARKS_MOST:
                continue
        elif sign in JOINERS:
            if before == " " or before in JOINERS:
                continue
        else:
            marks = stacked = 0
        before = sign
        yield sign


def _visible_form(sign: str) -> str:
    """The character itself, a space for a blank one, and "" for what has no shape or steers the text."""
    if sign in STYLES or sign in JOINERS:
        return sign
    kind = unicodedata.category(sign)
    if kind in ("Cc", "Zl", "Zp", "Zs") or (kind[0] in "LS" and sign in NOTHING_TO_SEE):
        return " "
    if kind in ("Cf", "Co", "Cs") or sign in NOTHING_TO_SEE or _is_shapeless(sign):
        return ""
    return sign


def _is_shapeless(sign: str) -> bool:
    """Whether Unicode keeps this code for signs without a shape, those to come too, or for none at all."""
    code = ord(sign)
    noncharacter = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
    return noncharacter or code == 0x2065 or 0xFFF0 <= code <= 0xFFF8 or 0xE0000 <= code <= 0xE0FFF


def _shorten(line: str, limit: int) -> str:
    """The line, or its beginning with an ellipsis, which counts."""
    if len(line) <= limit and cells(line) <= limit * CELLS_OF_ONE:
        return line
    short, room = line[: limit - 1], limit * CELLS_OF_ONE - 1
    while cells(short) > room:
        short = short[:-1]
    return short.rstrip(f" {JOINERS}") + ELLIPSIS


def _cells(sign: str) -> int:
    """Unicode calls a ligature of eighteen letters one letter wide, so its letters are counted."""
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    for first, last, wide in WIDEST:
        if first <= ord(sign) <= last:
            return wide
    if unicodedata.east_asian_width(sign) in "WF":
        return 2
    return max(1, len(unicodedata.normalize("NFKC", sign)))
