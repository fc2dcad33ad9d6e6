"""Custom ids of the menu that says how much power a ballot has: the match and the moment."""

from typing import Final

POWER: Final = r"v1:power:(?P<match>\d{1,19}):(?P<prefix>[A-Za-z0-9._-]+)"


def power_id(match: int, prefix: str) -> str:
    """The menu in the phase named by the prefix (`g1.p3`)."""
    return f"v1:power:{match}:{prefix}"
