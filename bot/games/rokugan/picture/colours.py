"""The colours of the map alone: the clans', the sea's, and those of what nobody holds."""

from typing import Final

SEA: Final = "#16283a"
FREE: Final = "#3a4152"
SCORCHED: Final = "#231f20"

HUES: Final = {
    "crab": "#5b9bd5",
    "crane": "#8fd3f4",
    "dragon": "#2fb58c",
    "lion": "#f0c040",
    "phoenix": "#f0904a",
    "scorpion": "#e0607a",
    "unicorn": "#cf8fe0",
}
"""Okabe and Ito's seven colours; each clan has an emblem, too."""

DIMMED: Final = 0.42
"""So much of a clan's colour its provinces have."""


def dim(colour: str) -> str:
    """The colour of a clan's provinces."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part * DIMMED):02x}" for part in parts)
