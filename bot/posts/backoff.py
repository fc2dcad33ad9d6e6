"""Which lanes are blocked and until when: a lane that fails again and again is tried less and less often.

Discord bans for a while whoever was answered with 10,000 refusals in ten minutes, and a channel that is
closed to us may stay so for days.
"""

from collections.abc import Callable, Hashable, Iterable
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.throttle import is_resting

FIRST: Final = timedelta(seconds=5)
LONGEST: Final = timedelta(minutes=10)
"""A lane rests for `FIRST` after its first failure, then twice as long each time, up to this."""


class Block(Struct, frozen=True):
    """How often a lane has failed in a row, why the last time, and until when it rests; None: it does not."""

    times: int
    why: str
    until: datetime | None


class Backoff:
    """The lanes that have failed. A lane is whatever its owner tries as one: a match, a reader in it."""

    def __init__(self) -> None:
        self._blocks: dict[Hashable, Block] = {}

    def is_blocked(self, lane: Hashable, now: datetime) -> bool:
        """Whether this lane is not to be tried now."""
        block = self._blocks.get(lane)
        return block is not None and is_resting(block.until, now, LONGEST)

    def has_failed(self, lane: Hashable) -> bool:
        """Whether the last try of this lane was in vain."""
        return lane in self._blocks

    def note_failure(self, lane: Hashable, why: str, now: datetime) -> bool:
        """Block a lane that has failed; True if that is news, as it did not fail for this reason before."""
        old = self._blocks.get(lane)
        times = 1 if old is None else old.times + 1
        rest = min(LONGEST, FIRST * 2 ** min(times - 1, 16))  # bounded, as a timedelta can't be of any length
        self._blocks[lane] = Block(times, why, now + rest)
        return old is None or old.why != why

    def clear(self, lane: Hashable) -> None:
        """Free a lane, and forget how often it has failed."""
        self._blocks.pop(lane, None)

    def forget(self, is_gone: Callable[[Hashable], bool]) -> None:
        """Forget the lanes that are another's by now."""
        self._blocks = {lane: block for lane, block in self._blocks.items() if not is_gone(lane)}

    def free_oldest(self) -> None:
        """Let the lane be tried at once whose turn comes first."""
        rests = {lane: block.until for lane, block in self._blocks.items() if block.until is not None}
        if rests:
            self._free(min(rests, key=lambda lane: rests[lane]))

    def free_all(self) -> None:
        """Let every lane be tried at once."""
        for lane in self._blocks:
            self._free(lane)

    def _free(self, lane: Hashable) -> None:
        # Why it failed is still known: the same failure is no news when it comes again.
        self._blocks[lane] = replace(self._blocks[lane], times=0, until=None)

    def next_attempt(self, lanes: Iterable[Hashable]) -> datetime | None:
        """When the first of these lanes is tried again, None if none of them is blocked."""
        untils = (self._blocks[lane].until for lane in lanes if lane in self._blocks)
        return min((until for until in untils if until is not None), default=None)
