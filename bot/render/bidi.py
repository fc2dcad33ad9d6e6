"""Keeps right-to-left and left-to-right words in their places on Discord, whose lines run left to right.

A mark at the start of a line repairs nothing; an isolate round each line and each name does.
"""

import re
import unicodedata
from typing import Final

from bot.languages import TRAITS, Language
from bot.render.users import ELLIPSIS, plain_words

RLI: Final = "\u2067"
FSI: Final = "\u2068"
PDI: Final = "\u2069"

BESIDE: Final = "\u00a0"
"""A space at which no line is broken."""

TOGETHER: Final = "\u2060"
"""Takes no room, and no line is broken beside it."""

MARKS: Final = 8
"""Room for the marks of direction that a label may still get."""

_ISOLATES = str.maketrans("", "", f"{RLI}{FSI}{PDI}{TOGETHER}")

# Possessive (`*+`), so that a line of nothing but marks is given up at once instead of tried in every way.
_PREFIX = r"(?:(?:[ \t]*(?:#{1,3}|-#|>>>|>|[-*]|[0-9]+\.)[ \t]+)*+[ \t]*+)"
_LINE = re.compile(rf"^({_PREFIX})(?!{RLI})(\S.*)$")
# The first two ways are links that need nothing more; only a bare one is a group. Its last mark of
# punctuation belongs to the sentence, and no isolate belongs to it.
_URL = re.compile(
    r"<https?://[^\s<>]*>|\]\(https?://[^\s()]*\)|(https?://[^\s<>()`\u2066-\u2069]+(?<![.,:;!?،؛؟»”\"']))"
)
_COMMAND = re.compile(rf"{FSI}`/[^`\n]+`{PDI}|`/[^`\n\u2066-\u2069]+`")
_RTL = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
_PERSIAN_RUN = re.compile(
    rf"[\u2066-\u2068][^{PDI}]*{PDI}|[{_RTL}][{_RTL}\u200c]*(?:[ \u200c]+[{_RTL}][{_RTL}\u200c]*)*"
)
_RTL_SIGN = re.compile(rf"[{_RTL}]")
_INNERMOST = re.compile(r"[\u2066-\u2068]([^\u2066-\u2069]*)\u2069")
_HELD: Final = ("\ue000", "\ue001")
"""In place of isolates that stay, while others are looked for; from an area that means nothing."""

_HELD_RUN = re.compile("\ue000[^\ue000\ue001]*\ue001")

_SAME_BOTH_WAYS: Final = frozenset({"AL", "R", "WS", "BN", "NSM"})


def isolate(text: str) -> str:
    """The text as one thing with a direction of its own."""
    return f"{FSI}{text}{PDI}"


def as_phrase(text: str, language: Language) -> str:
    """A text whose parts are isolates, for a slot of another: nothing else would tell its direction there."""
    return f"{RLI}{text}{PDI}" if TRAITS[language].right_to_left else text


def strip_isolates(text: str) -> str:
    """The text without isolates, for what is short, or is typed on by people."""
    return text.translate(_ISOLATES)


def lines(text: str, language: Language) -> str:
    """A message's text, made safe to show; doing it twice changes nothing.

    Where lines run right to left, each is isolated behind its markdown prefix, since a line's end closes
    every isolate, and each command in it, or its stroke would move to the other end. Elsewhere bare words of
    such scripts are isolated. Everywhere links stand in <…>, or an isolate's end would become part of them.
    Text in code fences is not meant to pass here.
    """
    right_to_left = TRAITS[language].right_to_left
    done: list[str] = []
    for written in text.split("\n"):
        line = written
        # Most lines hold no command and no link: a look for what each begins with is cheaper than a search.
        if right_to_left and "`/" in line:
            line = _COMMAND.sub(_isolate_run, line)
        if "http" in line:
            line = _URL.sub(lambda found: f"<{found[1]}>" if found[1] else found[0], line)
        done.append(_with_direction(line, right_to_left=right_to_left))
    return "\n".join(done)


def label(text: str, language: Language) -> str:
    """One line for a button, option or title; an isolate only where it changes the look (they are short).

    No markdown is read there: what keeps a name from being markup in a message would be shown.
    """
    text, right_to_left = plain_words(text), TRAITS[language].right_to_left
    if right_to_left and all(unicodedata.bidirectional(sign) in _SAME_BOTH_WAYS for sign in text):
        return text
    return _with_direction(text, right_to_left=right_to_left)


def can_fit(text: str, most: int) -> bool:
    """Whether a label of this many characters needs no cutting; escapes in it are not shown on a label."""
    return len(plain_words(text)) <= most - MARKS


def cut_to_fit(text: str, most: int) -> str:
    """The text as a label, or the beginning of it; no mark of direction is left open."""
    if can_fit(text, most):
        return text
    short = plain_words(text)[: most - MARKS - 1].rstrip()
    # The marks that close what is open stand behind the text, and have to fit as well.
    while len(short) + 1 + (left := _count_open(short)) > most - MARKS:
        short = short[:-1].rstrip()
    return f"{short}{ELLIPSIS}{PDI * left}"


def _count_open(text: str) -> int:
    """The number of isolates that are still open at the end of a text."""
    return text.count(FSI) + text.count(RLI) - text.count(PDI)


def lean(text: str, language: Language) -> str:
    """The text without the isolates that turn nothing: those round words that run as its lines do."""
    against = frozenset({"L"}) if TRAITS[language].right_to_left else frozenset({"R", "AL"})

    def keep_needed(found: re.Match[str]) -> str:
        outside = _HELD_RUN.sub("", found[1])
        turned = any(unicodedata.bidirectional(sign) in against for sign in outside)
        return f"{_HELD[0]}{found[1]}{_HELD[1]}" if turned else found[1]

    # From the inside out: what an inner one that stays holds no longer counts for its outer.
    while (shorter := _INNERMOST.sub(keep_needed, text)) != text:
        text = shorter
    return text.replace(_HELD[0], FSI).replace(_HELD[1], PDI)


def _enclose(found: re.Match[str]) -> str:
    """The isolate stands inside the stars of a bold line: outside it would keep them from being read."""
    prefix, text = found[1], found[2]
    inner = text[2:-2]
    if text == f"**{inner}**" and inner and "**" not in inner:
        return found[0] if inner.startswith(RLI) else f"{prefix}**{RLI}{inner}{PDI}**"
    return f"{prefix}{RLI}{text}{PDI}"


def _with_direction(line: str, *, right_to_left: bool) -> str:
    """The line isolated where lines run right to left; elsewhere the runs of such scripts in it."""
    if right_to_left:
        return _LINE.sub(_enclose, line)
    return _PERSIAN_RUN.sub(_isolate_run, line) if _RTL_SIGN.search(line) else line


def _isolate_run(found: re.Match[str]) -> str:
    run = found.group()
    return run if run.endswith(PDI) else isolate(run)
