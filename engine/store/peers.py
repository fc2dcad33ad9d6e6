"""What processes on one database tell one another, and share: hints, budgets, work that one does for all.

A store that one process has to itself has no peers (`Store.peers` is None): then nothing of this is asked.
"""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

ONCE: Final = 60.0
"""Seconds after which work that one process does for all may be begun by another, unless it is renewed."""

SESSIONS_APART: Final = 5.5
"""Seconds between two sessions with Discord in one bucket; it takes one in five seconds."""

OF_ALL: Final = 0
"""In place of a match: what people, servers or the owner have chosen was changed."""

Heard = Callable[[Sequence[tuple[int, int]]], object]
"""Called with matches in which another process has kept something, each with its server; with none where
hints may be missing."""


class Peers(Protocol):
    """The other processes. StoreError from what asks the database."""

    def tell(self, match: int, guild: int) -> None:
        """Hint to the others that something of a match was kept; soon, for many at once. Never raises."""
        ...

    async def hear(self, heard: Heard) -> None:
        """Hand on the others' hints, for ever. A lost connection is made anew."""
        ...

    async def reserve_requests(self, count: int, rate: int, burst: int) -> float:
        """Take so many requests of the one budget of all: `rate` a second, `burst` at once.

        Returns in how many seconds they may go out.
        """
        ...

    async def reserve_session(self, bucket: int) -> float:
        """Take the next moment at which a session with Discord may begin: in how many seconds that is."""
        ...

    async def try_begin(self, name: str, digest: bytes) -> bool:
        """Whether this process is to do this work now: nobody is at it, and it was not done for this digest.

        Asked again by who is at it, it gives that process ONCE more seconds.
        """
        ...

    async def is_done(self, name: str, digest: bytes) -> bool:
        """Whether some process has done this work for this digest."""
        ...

    async def finish(self, name: str, digest: bytes | None) -> None:
        """Say that it is done for this digest; None: that it failed, and anybody may try it."""
        ...
