"""How fast a table plays: minutes that it waits, by what it asks for, and hours in which no clock runs.

A table keeps the lengths themselves and not the name of a preset alone: a preset may change, a table that
plays does not (chapter 13 of Houses).
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct


class Lengths(Struct, frozen=True):
    """Minutes that a table waits, by what it asks for."""

    found: int
    rank: int
    draft: int
    vote: int
    decide: int
    other: int


class Quiet(Struct, frozen=True):
    """Hours of every day in which no clock runs: from minute `since` of the day to minute `until`.

    Both are 0 to 1439, in the time of `zone` (a name of the zone database). Across midnight `until` is less.
    """

    since: int
    until: int
    zone: str


class Pace(Struct, frozen=True):
    """How fast a table plays: the name of its pace ("own" for lengths of its own), lengths, quiet hours."""

    name: str
    lengths: Lengths
    quiet: Quiet | None = None


PRESETS: Final[Mapping[str, Lengths]] = {
    "live": Lengths(found=5, rank=3, draft=3, vote=3, decide=3, other=3),
    "evening": Lengths(found=15, rank=10, draft=10, vote=10, decide=10, other=10),
    "day": Lengths(found=1440, rank=720, draft=720, vote=1440, decide=720, other=720),
    "two_days": Lengths(found=2880, rank=1440, draft=1440, vote=2880, decide=1440, other=1440),
}
"""The paces that a host may choose by name."""

USUAL: Final = Pace("day", PRESETS["day"])
"""Of a table whose host has set none."""

OWN: Final = "own"
"""The name of a pace whose lengths are the host's."""

LENGTH_LEAST: Final = 1
LENGTH_MOST: Final = 14 * 24 * 60
"""Minutes that a table waits for one answer, at least and at most."""

QUIET_MOST: Final = 16 * 60
"""Minutes of a day that may be quiet: a deadline must come some day."""


def quiet_minutes(quiet: Quiet) -> int:
    """Minutes from the beginning to the end of quiet hours, as the clock on a wall shows them."""
    return (quiet.until - quiet.since) % (24 * 60)
