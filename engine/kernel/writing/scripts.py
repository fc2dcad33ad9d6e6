"""The script of a sign, by Unicode's Scripts.txt, and the writing systems that a text can be of (UTS #39)."""

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

UNKNOWN: Final = "Unknown"
ANYWHERE: Final = frozenset(("Common", "Inherited"))
"""Signs that go with every script: digits, spaces, hyphens, most marks."""

KEPT: Final = 1024
"""So many signs are remembered with their script: names are made of few."""

EASTERN: Final[Mapping[str, frozenset[str]]] = {
    "Han": frozenset(("Chinese", "Japanese", "Korean")),
    "Bopomofo": frozenset(("Chinese",)),
    "Hiragana": frozenset(("Japanese",)),
    "Katakana": frozenset(("Japanese",)),
    "Hangul": frozenset(("Korean",)),
}
"""UTS #39, 5.1: scripts that one writing system uses beside one another."""


@lru_cache(KEPT)
def script(sign: str) -> str:
    """The script of one character, by its long name; Unknown for one that Unicode 15 does not have."""
    first, last, names = _ranges()
    at = bisect_right(first, ord(sign)) - 1
    return names[at] if at >= 0 and ord(sign) <= last[at] else UNKNOWN


def one_script(text: str) -> bool:
    """Whether all letters are of one writing system; a text without any letter is."""
    used = [EASTERN.get(one, frozenset((one,))) for one in map(script, text) if one not in ANYWHERE]
    return not used or bool(frozenset.intersection(*used))


@cache
def _ranges() -> tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]:
    """First and last code point of each range, in order, and the range's script."""
    lines = files(__package__).joinpath("scripts.txt").read_text("utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    first, last = (tuple(int(row[at], 16) for row in rows) for at in (0, 1))
    return first, last, tuple(row[2] for row in rows)
