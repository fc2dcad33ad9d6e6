"""Custom ids of a deal that is built step by step: the draft so far stands in them, as in its preview's."""

from typing import Final

STEPS: Final = r"[pmtoc]|v[mt]|n[mt][0-2]|w[mt]"
"""With whom, what I give, what they give, others' offers, the common one; which, how much, what words."""

OFFERS: Final = "o"
"""The step that shows what others offer, beside the deal that is built."""

COMMON: Final = "c"
"""The step that chooses whose yes or no is asked for coins."""

BUILD: Final = (
    r"v1:build:(?P<match>\d{1,19}):(?P<prefix>[A-Za-z0-9._-]+)"
    rf"(?::(?P<step>{STEPS})(?::(?P<code>[a-z0-9.-]+))?)?"
)


def build_id(match: int, prefix: str, step: str = "", code: str = "") -> str:
    """A deal in this phase; with a step the menu that takes it, with a code what is there already."""
    return f"v1:build:{match}:{prefix}" + (f":{step}" if step else "") + (f":{code}" if code else "")


WORDED: Final = "worded"
"""The verb of a submitted form that words a promise."""

WORDED_ID: Final = (
    r"v1:worded:(?P<match>\d{1,19}):(?P<prefix>[A-Za-z0-9._-]+):(?P<side>[mt]):(?P<code>[a-z0-9.-]+)"
)


def promise_form_id(match: int, prefix: str, side: str, code: str) -> str:
    """The form for the words of one side's promise."""
    return f"v1:{WORDED}:{match}:{prefix}:{side}:{code}"
