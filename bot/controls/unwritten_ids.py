"""The id of the button under a line that stands where a message should."""

from typing import Final

UNWRITTEN: Final = "v1:unwritten:"
UNWRITTEN_ID: Final = rf"{UNWRITTEN}(?P<match>\d{{1,19}})"


def unwritten_id(match: int) -> str:
    """Whoever presses it has all that could not be written in this match tried again."""
    return f"{UNWRITTEN}{match}"
