"""Matches that can't be read: known by name, in memory and in the store, so that nothing else is held up."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

from engine.kernel.refused import Refused, no
from engine.match.unreadable import Unreadable
from engine.store import Match, QuarantinedMatch, Store, StoreError
from engine.store.salvage import CUT


class Quarantine:
    """`told` hear of each match that is set aside, as soon as it is."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.matches: dict[int, QuarantinedMatch] = {}
        self.told: list[Callable[[QuarantinedMatch], None]] = []

    async def readable_again(self) -> tuple[QuarantinedMatch, ...]:
        """Those that an earlier start set aside and that may be read by now."""
        self.matches = {one.match: one for one in await self._store.read.quarantined_matches()}
        return tuple(one for one in self.matches.values() if one.fault != CUT)

    def check(self, match: int) -> None:
        """Refused (match_aside) for one that is set aside."""
        if match in self.matches:
            raise Refused(no("match_aside", match=match))

    async def put(self, match: Match, why: Unreadable, at: datetime) -> Refused:
        """It is set aside: nothing of it is owed or due any more. What whoever asked for it is told.

        A disk that does not keep this either leaves it to the next start.
        """
        one = QuarantinedMatch(match.id, at, why.fault, why.seq)
        self.matches[match.id] = one
        with suppress(StoreError):
            await self._store.write.quarantine(one)
        for told in self.told:
            told(one)
        return Refused(no("match_aside", match=match.id))

    async def take_back(self, one: QuarantinedMatch) -> None:
        """It can be read again: it is given the time back that it has lost."""
        await self._store.write.end_quarantine(one)
        del self.matches[one.match]
