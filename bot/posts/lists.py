"""Private lists that were told moments ago: the next takes the place of the last if nothing came between.

Memory alone knows them; the newest of before a restart is recalled before the next letter (`recalling`).
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

FRESH: Final = timedelta(minutes=1)
"""So long a list is changed; later nobody looks there, and a message of its own says that there is news."""

Key = tuple[int, int]
"""A match, and to whom."""


class Lists:
    """The newest private message of each reader, as long as it is a list and young."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._told: dict[Key, tuple[int, datetime]] = {}

    def keep(self, key: Key, message: int, at: datetime | None = None) -> None:
        """This list, told `at` (aware; else now), is the newest message of its reader.

        Those that are changed no more are forgotten.
        """
        now = self._now()
        self._told = {other: one for other, one in self._told.items() if now - one[1] < FRESH}
        self._told[key] = (message, at or now)

    def take(self, key: Key) -> int | None:
        """The list that may be changed; whatever is told now, it is no longer the newest."""
        message, at = self._told.pop(key, (None, self._now()))
        return message if self._now() - at < FRESH else None
