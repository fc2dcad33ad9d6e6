"""Custom ids of buttons that are put before everybody alike: the match, a keyed handle of moment and move."""

from typing import Final

ALL: Final = r"v1:all:(?P<match>\d{1,19}):(?P<handle>[0-9a-f]{10})"


def all_id(match: int, handle: str) -> str:
    """A move that whoever presses makes for their own seat."""
    return f"v1:all:{match}:{handle}"


def question(moment: str) -> str:
    """What its handle is keyed with beside the move: the same for every seat, who is decided at the press."""
    return f"all {moment}"
