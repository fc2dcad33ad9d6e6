"""Custom ids of begun moves that are asked step by step: the move by its handle, the way so far as a path.

A path is written with the match's secret (bot.ui.generic.steps), so that whoever reads an id learns nothing;
it is read anew at every press, so that a chain goes on after a restart.
"""

from typing import Final

PATH: Final = r"(?P<path>[0-9a-z~]{0,48})"
"""`~` stands before words, which are kept in memory; an id has room for so many characters."""

PATH_MOST: Final = 48

SURE: Final = 999
"""Stands where a page would: the move of this path has been looked at and is made."""

STEP: Final = r"v1:step:(?P<match>\d{1,19}):(?P<handle>[0-9a-f]{10}):(?P<page>\d{0,3}):" + PATH
STEPS: Final = (
    r"v1:steps:(?P<match>\d{1,19}):(?P<handle>[0-9a-f]{10}):(?P<kind>[os])(?P<menu>\d{1,2}):" + PATH
)

STEPPED: Final = "stepped"
"""The verb of a submitted form that answers one step."""

STEPPED_ID: Final = r"v1:stepped:(?P<match>\d{1,19}):(?P<handle>[0-9a-f]{10}):" + PATH

ONE, SEVERAL = "o", "s"
"""A menu of which one value is chosen, and one of which several are."""


def step_id(match: int, handle: str, path: str = "", page: int = 0) -> str:
    """A button: the question after this path, a page of it, or the move itself where the path is whole."""
    return f"v1:step:{match}:{handle}:{page or ''}:{path}"


def steps_id(match: int, handle: str, kind: str, menu: int, path: str) -> str:
    """A menu of answers to the question after this path; a message may have several."""
    return f"v1:steps:{match}:{handle}:{kind}{menu}:{path}"


def step_form_id(match: int, handle: str, path: str) -> str:
    """The form that answers the question after this path."""
    return f"v1:{STEPPED}:{match}:{handle}:{path}"
