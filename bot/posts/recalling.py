"""What readers were told before a restart: letters that can still be pressed, lists still to be changed.

Recalled from the outbox, once for a match and only before a private message of it: a start reads nothing.
"""

import asyncio
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

from bot.channels.marks import mark
from bot.logs import reported
from bot.people import seatings
from bot.posts.composer import Composer
from bot.posts.folding import Folding, Standing
from bot.posts.letters import MOST, Asking, Key, Letters, questions
from bot.posts.lists import Lists
from bot.render.panel import Panel
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.store import Store, Told

Standings = Mapping[int, Standing]
"""The match after each of these entries, by their numbers."""


class Recalling:
    """Fills `letters` and `lists`. Its errors are those of the store, and Refused."""

    def __init__(
        self, store: Store, folding: Folding, composer: Composer, letters: Letters, lists: Lists
    ) -> None:
        self._store, self._folding, self._composer = store, folding, composer
        self._letters, self._lists = letters, lists
        self._recalled: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def recall(self, live: LiveMatch) -> None:
        """Whatever is sent to a reader of this match later is sent by this run."""
        match = live.match.id
        if match in self._recalled:
            return
        async with self._locks.setdefault(match, asyncio.Lock()):
            if match not in self._recalled:
                await self._recall(live)
                self._recalled.add(match)

    async def _recall(self, live: LiveMatch) -> None:
        """All seats together and in the order of the log, so that it is folded once."""
        match = live.match.id
        told = {seat: await self._store.read.told(match, seat, MOST) for seat, _ in seatings(live)}
        seqs = sorted({one.seq for ones in told.values() for one in ones})
        then = {seq: await self._folding.after(match, seq) for seq in seqs}
        for seat, user in seatings(live):
            own = [one for one in reversed(told[seat]) if _same(live, then[one.seq], seat)]
            if own:
                await self._seat(live, (match, user), own, then)

    async def _seat(self, live: LiveMatch, key: Key, told: Sequence[Told], then: Standings) -> None:
        """What was past as the newest of these went out had lost its controls by then."""
        last = told[-1]
        open_ = {wait.id for wait in then[last.seq].match_state.waits}
        for one in told:
            listed = self._composer.lists(live, then[one.seq], one.target)
            asked = questions(then[one.seq].match_state, one.target.seat, listed)
            past = None if asked.isdisjoint(open_) else await self._past(live, then[one.seq], one)
            if past is not None:
                marked = mark(live.match_state.master, one.id)
                self._letters.keep(key, Asking(one.message, marked, asked, past))
        if self._composer.lists(live, then[last.seq], last.target):
            self._lists.keep(key, last.message, last.at)

    async def _past(self, live: LiveMatch, then: Standing, told: Told) -> Panel | None:
        """None, too, for a letter that can't be written any more: it stays as it is."""
        try:
            return await self._composer.past_undrawn(live, then, told.target)
        except Refused:
            raise
        except Exception as error:
            reported("letter_not_recalled", error, match=live.match.id, seq=told.seq)
            return None


def _same(live: LiveMatch, then: Standing, seat: Seat) -> bool:
    """Whether the seat was theirs who have it now."""
    table = then.match_state.table
    return table is not None and table.chairs[seat].player == live.table.chairs[seat].player
