"""Custom ids of the help and of the practice: nothing but a topic or a step."""

from typing import Final

HELP_MENU: Final = "v1:help:menu"
HELP: Final = r"v1:help:(?P<turn>[a-z]+)(?::(?P<topic>[a-z]+))?"
LEARN: Final = r"v1:learn:(?P<step>[a-z]+)(?::(?P<choice>[a-z0-9]+))?"


def help_id(turn: str, topic: str) -> str:
    """A button that leads to a topic; two buttons of a panel may lead to the same, so each has its `turn`."""
    return f"v1:help:{turn}:{topic}"


def learn_id(step: str, choice: str = "") -> str:
    """A button of the practice: the step it asks for, and what was chosen there."""
    return f"v1:learn:{step}" + (f":{choice}" if choice else "")
