"""Who sits where when a table plays over days, and how each of them does things."""

from collections.abc import Mapping
from typing import Final

from bot.games.houses.rehearsal.roads import CLOSED, Road, by_button, by_command, by_panel, by_whisper
from bot.rehearsal.handing_over import LEAVES
from engine.kernel.seats import Seat

HOST: Final = 0
"""Opens the table, and types commands."""

SILENT: Final = 1
"""Has sat down and is never heard of again."""

ABSENT: Final = 2
"""Goes away after the first votes and leaves standing orders."""

SEATS: Final = 5

HABITS: Final[Mapping[Seat, Road]] = {
    HOST: by_command,
    ABSENT: by_button,
    LEAVES: by_whisper,
    CLOSED: by_button,
}
"""By seat; nobody knows how the silent one would do things."""

NEWCOMER: Final[Road] = by_panel
"""How the successor does things."""
