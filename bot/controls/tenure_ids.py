"""Custom ids of the leaf of time and seat: the match and what is asked, never anything of a seat."""

from typing import Final, Literal

Verb = Literal[
    "show",
    "now",
    "generation",
    "off",
    "hush",
    "remind",
    "close",
    "pause",
    "resume",
    "mute",
    "unmute",
    "coach",
    "uncoach",
]
Menu = Literal["later", "speak"]
Whom = Literal["replace", "open"]

BUTTON: Final = (
    r"v1:time:(?P<match>\d{1,19}):"
    r"(?P<verb>show|now|generation|off|hush|remind|close|pause|resume|mute|unmute|coach|uncoach)"
)
MENU: Final = r"v1:timed:(?P<match>\d{1,19}):(?P<verb>later|speak)"
PEOPLE: Final = r"v1:whom:(?P<match>\d{1,19}):(?P<verb>replace|open)"


def button_id(match: int, verb: Verb = "show") -> str:
    """A button of the leaf; `show` opens the leaf itself."""
    return f"v1:time:{match}:{verb}"


def menu_id(match: int, verb: Menu) -> str:
    """Hours, or a language."""
    return f"v1:timed:{match}:{verb}"


def people_id(match: int, verb: Whom) -> str:
    """A successor, or a guest."""
    return f"v1:whom:{match}:{verb}"
