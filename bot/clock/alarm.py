"""Sleep to the nearest deadline, then let the clock play.

Deadlines are played by engine/automatic_moves.py; this loop only knows when to ask it. Whatever may change a
deadline sets `nudge`, as a sleep can't be shortened otherwise.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from bot.clock.waiting import Waiting
from bot.logs import report_error
from engine.automatic_moves import Unasked, expire_due
from engine.matches import Matches

REST: Final = timedelta(seconds=30)
"""How long the alarm rests when it failed, or when a deadline that has come could not be played."""


class Alarm:
    """`nudge` it whenever deadlines may have changed."""

    def __init__(self, matches: Matches, waiting: Waiting, moved: Callable[[int], Awaitable[None]]) -> None:
        self._matches, self._waiting, self._moved = matches, waiting, moved
        self.nudge = asyncio.Event()
        self.before: Callable[[], Awaitable[bool]] = is_always_ready
        """Asked before the clock plays whether it may: not while people can't be asked.

        May move deadlines.
        """
        self.unasked: Unasked = lambda match: False
        """Whether somebody can't be told what they are asked: deadlines of such a match do not come."""
        self._stuck: datetime | None = None
        """The deadline that had come when we last played and was still the next one afterwards."""

    async def run(self) -> None:
        """Play deadlines as they come, for ever."""
        while True:
            try:
                when = await self.play()
            except Exception as error:
                report_error("alarm_failed", error)
                when = self._waiting.now() + REST
            await self._waiting.sleep_until(when, self.nudge)

    async def play(self) -> datetime | None:
        """Play every deadline that has come; return when to look again, None if no clock runs."""
        if not await self.before():
            return self._waiting.now() + REST
        moved = await expire_due(self._matches, report_match_failure, self._moved, self.unasked)
        due, now = await self._matches.next_due(), self._waiting.now()
        stuck, self._stuck = self._stuck, due
        if due is None or due > now:
            return due
        # A turn at which nobody plays moves no match: what has come meanwhile is no reason to rest.
        return now if moved or due != stuck else now + REST


async def is_always_ready() -> bool:
    """Whether the clock may play, where nothing stands in its way: yes."""
    return True


def report_match_failure(match: int, error: Exception) -> None:
    """Log that a match can't play what its clock wants; the others go on."""
    report_error("alarm_failed", error, match=match)
