"""Private panels that stand open somewhere: who has one, and what they were asked when it was shown."""

import asyncio
from collections.abc import Callable, Hashable
from datetime import datetime, timedelta
from typing import Any, Final

from msgspec import Struct

REST: Final = timedelta(seconds=0.7)
"""The answer to the press that changed something goes first."""

LASTING: Final = timedelta(minutes=14)
"""Discord lets a private answer be changed for a quarter of an hour."""

MOST: Final = 2_000
"""So many are kept, the newest."""


class Opened(Struct, frozen=True):
    """An open panel: `interaction` changes its `message` until `until`; `asked` is what stood there.

    `again` makes a page of another kind anew for its reader as they sit now; None from it, or none of it: the
    panel itself. Such a page stands `apart` from the panel, unless it is one with something chosen on it.
    """

    match: int
    user: int
    message: int
    interaction: Any
    asked: Hashable
    until: datetime
    again: Callable[[Any], Any] | None = None
    apart: bool = False

    def beside(self, other: "Opened") -> bool:
        """Whether both are panels of the same match, for the same person, in the same place."""
        if self.apart or other.apart:
            return False
        places = (self.interaction.channel_id, other.interaction.channel_id)
        return (self.match, self.user) == (other.match, other.user) and places[0] == places[1]


class OpenPanels:
    """By message. A restart forgets them: what was changed by an interaction is changed by it alone."""

    def __init__(self) -> None:
        self._kept: dict[int, Opened] = {}
        self._of: dict[int, dict[int, Opened]] = {}
        self._changed: set[int] = set()
        self.wake = asyncio.Event()
        self.rest = REST

    def keep(self, panel: Opened) -> None:
        """This panel stands open now."""
        self.left(panel.message)
        self._kept[panel.message] = panel
        self._of.setdefault(panel.match, {})[panel.message] = panel
        while len(self._kept) > MOST:
            self.left(next(iter(self._kept)))
        self.wake.set()

    def left(self, message: int) -> None:
        """Something else stands now where this panel was."""
        gone = self._kept.pop(message, None)
        if gone is not None:
            among = self._of[gone.match]
            del among[message]
            if not among:
                del self._of[gone.match]

    def heard(self, match: int) -> None:
        """Something of this match is kept."""
        if match in self._of:
            self._changed.add(match)
            self.wake.set()

    def changed(self) -> tuple[Opened, ...]:
        """The panels of matches of which something was heard since this was last asked."""
        matches, self._changed = self._changed, set()
        return tuple(one for match in sorted(matches) for one in self._of.get(match, {}).values())

    def aged(self, now: datetime) -> tuple[Opened, ...]:
        """Those that can be changed no longer."""
        return tuple(one for one in self._kept.values() if one.until <= now)

    def doubled(self, panel: Opened) -> bool:
        """Whether its reader has opened another of the same match in the same place since."""
        others = (one for one in self._of.get(panel.match, {}).values() if one.beside(panel))
        return any((one.until, one.message) > (panel.until, panel.message) for one in others)

    def stands(self, panel: Opened) -> bool:
        """Whether it is still there as it was."""
        return self._kept.get(panel.message) is panel

    @property
    def next(self) -> datetime | None:
        """When the first of them is too old."""
        return min((one.until for one in self._kept.values()), default=None)
