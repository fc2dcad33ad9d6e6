"""The one place where the bot waits, and the only clock it reads; both are handed in as a `Waiting`."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Protocol

LONGEST_NAP = 30.0
"""Seconds slept in one piece on the real clock, so that a clock set forward is soon noticed."""


class Waiting(Protocol):
    """A clock and a way to wait by it. Offline and in tests both are simcord's."""

    def now(self) -> datetime:
        """The present instant, aware, in UTC."""

    async def sleep_until(self, when: datetime | None, nudge: asyncio.Event) -> None:
        """Return when `when` has come (None: never by itself) or `nudge` is set, and leave `nudge` clear.

        It may return before, where the clock was set back meanwhile: no wait becomes longer by that.
        One waiter an event. A nudge set before the call is not lost: the call then returns at once.
        """


def utc_now() -> datetime:
    """The wall clock, aware, in UTC."""
    return datetime.now(UTC)


class RealWaiting:
    """Waits on the event loop and reads the wall clock."""

    def __init__(self, clock: Callable[[], datetime] = utc_now, longest_nap: float = LONGEST_NAP) -> None:
        self._clock = clock
        self._longest_nap = longest_nap

    def now(self) -> datetime:
        return self._clock()

    async def sleep_until(self, when: datetime | None, nudge: asyncio.Event) -> None:
        left, ticks = seconds_left(when, self.now()), asyncio.get_running_loop().time
        # Two clocks end the wait: that on the wall, and that of the loop, which nobody sets back.
        over = None if left is None else ticks() + left
        while not nudge.is_set() and left != 0 and (over is None or ticks() <= over):
            await nap(nudge, None if left is None else min(left, self._longest_nap))
            left = seconds_left(when, self.now())
        nudge.clear()


def seconds_left(when: datetime | None, now: datetime) -> float | None:
    """Seconds from `now` to `when`, 0.0 if it has come, None if there is no such instant."""
    return None if when is None else max(0.0, (when - now).total_seconds())


async def nap(nudge: asyncio.Event, seconds: float | None) -> None:
    """Wait for `nudge`, `seconds` at most. No child task is made, which simcord's settling relies on."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await nudge.wait()
