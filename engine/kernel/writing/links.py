"""Links and invites: what would lead a reader away from the table."""

import re
import unicodedata
from typing import Final

from engine.kernel.writing.lookalikes import comparable_name

ENDS: Final = (
    "com|net|org|gg|io|me|ir|app|dev|xyz|info|biz|co|tv|cc|link|site|online|shop|club|live|ru|uk|de|tk|ly"
)
"""Ends of host names that are typed most. Others count with a path behind them: a full stop is no link."""

LINK: Final = re.compile(
    r"[a-z][a-z0-9+.-]*://"
    r"|\bmailto:"
    r"|\bwww\s*\.\s*\w"
    r"|\bdiscord(app)?\s*\.\s*(gg|com|me|io|new)\b"
    r"|\bt\s*\.\s*me\s*/"
    rf"|\w\.({ENDS})\b"
    r"|\w(\.[\w-]{2,})+/\w"
)

STOPS: Final = str.maketrans("。｡․", "...")
"""Signs that a browser takes for the full stop of a host's name."""


def has_link(text: str) -> bool:
    """Whether a text holds a link, an invite or a host's name, in whatever width or with hidden signs."""
    plain = unicodedata.normalize("NFKC", text.translate(STOPS))
    return LINK.search(comparable_name(plain)) is not None
