"""The paces at which a table can play: minutes that it waits, by what it asks for (chapter 13 of Houses)."""

from collections.abc import Mapping
from typing import Final

from engine.kernel.table.timing_messages import Lengths, Pace, Quiet

PRESETS: Final[Mapping[str, Lengths]] = {
    "live": Lengths(found=5, rank=3, draft=3, vote=3, decide=3, other=3),
    "evening": Lengths(found=15, rank=10, draft=10, vote=10, decide=10, other=10),
    "day": Lengths(found=1440, rank=720, draft=720, vote=1440, decide=720, other=720),
    "two_days": Lengths(found=2880, rank=1440, draft=1440, vote=2880, decide=1440, other=1440),
}
"""By name. A table keeps the lengths themselves: a preset may change, a table that plays does not."""

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
