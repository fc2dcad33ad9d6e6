"""Custom ids of moves that are asked for once more: a button of one, a menu of several."""

from typing import Final

SURE: Final = r"v1:sure:(?P<match>\d{1,19}):(?P<handle>[0-9a-f]{10})"
SURES: Final = r"v1:sures:(?P<match>\d{1,19}):(?P<topic>[a-z]{1,30})"


def sure_id(match: int, handle: str) -> str:
    """A button that asks once more."""
    return f"v1:sure:{match}:{handle}"


def sures_id(match: int, topic: str) -> str:
    """A menu of moves, their values handles, that asks once more."""
    return f"v1:sures:{match}:{topic}"
