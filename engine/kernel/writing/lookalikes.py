"""When two names are the same to a reader: equal when folded, or of one skeleton by Unicode's confusables."""

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

FOLDS: Final = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "\u0640": None})
"""HO-R02: Arabic letters read as Persian ones, stretching dropped."""

BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(map(chr, range(0xFE00, 0xFE10)))
"""HO-R02: letters and marks that show nothing."""

MOST: Final = 2048
"""So many names are not looked at anew: those of the cards are compared with those of every table."""


def comparable_name(name: str) -> str:
    """HO-R02: the form in which names are compared and looked for."""
    return _visible_text(unicodedata.normalize("NFKC", name).casefold())


def alike(one: str, other: str) -> bool:
    """HO-R02: whether a reader would take one name for the other, as typed or in small letters."""
    return any(mine == theirs for mine, theirs in zip(_forms(one), _forms(other), strict=True))


def skeleton(text: str) -> str:
    """UTS #39, 4: what a text looks like; texts that look alike have the same."""
    table, signs = _table(), unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(table.get(sign, sign) for sign in signs))


@lru_cache(MOST)
def _forms(name: str) -> tuple[str, str, str]:
    small, typed = comparable_name(name), _visible_text(unicodedata.normalize("NFKC", name))
    return small, skeleton(small).casefold(), skeleton(typed).casefold()


def _visible_text(text: str) -> str:
    """Without signs that have no shape, Arabic letters as Persian ones, single spaces.

    ASCII has neither such letters nor such signs.
    """
    if text.isascii():
        return " ".join(text.split())
    plain = text.translate(FOLDS)
    shown = "".join(one for one in plain if one not in BLANKS and unicodedata.category(one) != "Cf")
    return " ".join(shown.split())


@cache
def _table() -> Mapping[str, str]:
    """What each sign looks like."""
    lines = files(__package__).joinpath("confusables.txt").read_text("utf-8").splitlines()
    rows = (line.split() for line in lines if not line.startswith("#"))
    return {chr(int(sign, 16)): "".join(chr(int(one, 16)) for one in like) for sign, *like in rows}
