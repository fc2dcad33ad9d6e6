"""Custom ids of a deal that is built step by step: the draft so far stands in them, as in its preview's."""

from typing import Final

STEPS: Final = r"[pmt]|n[mt][0-2]"
"""With whom, what I give, what they give, how much of one of these things."""

BUILD: Final = (
    r"v1:build:(?P<match>\d{1,19}):(?P<prefix>[A-Za-z0-9._-]+)"
    rf"(?::(?P<step>{STEPS})(?::(?P<code>[a-z0-9.-]+))?)?"
)


def build_id(match: int, prefix: str, step: str = "", code: str = "") -> str:
    """A deal in this phase; with a step the menu that takes it, with a code what is there already."""
    return f"v1:build:{match}:{prefix}" + (f":{step}" if step else "") + (f":{code}" if code else "")
