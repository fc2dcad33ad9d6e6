"""A match as it stood after any of its entries, for messages that go out later than their entry came."""

import asyncio
from collections import OrderedDict, deque
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct

from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.kernel.table.state import Player
from engine.match.match_state import MatchState, after_entry
from engine.matches import Matches

RECENT: Final = 200
"""So many moments are kept, the last used: the lanes of a match ask for the same entries.

A number suffices: a moment shares with the one before it all that its entry has not changed.
"""

MATCHES: Final = 200
"""Of so many matches, the last used, it is kept how far they are folded; others are folded from the start.

So many moments of open posts are kept as well.
"""


class Moment(Struct, frozen=True):
    """An entry, the match after it, and the match before it (None where nobody knows)."""

    match_state: MatchState
    entry: Entry
    before: MatchState | None = None

    def player_at(self, seat: Seat) -> Player | None:
        """The player who had this seat after the entry; None for nobody, and before there was a table."""
        table = self.match_state.table
        return None if table is None else table.chairs[seat].player


class MatchHistory:
    """Folds each match forward from the entry last asked for, so asking in order costs each entry once."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._last: OrderedDict[int, Moment] = OrderedDict()
        """By match: the moment to which it is folded."""
        self._ahead: dict[int, deque[Entry]] = {}
        """By match: entries that were read and come after that moment."""
        self._recent: OrderedDict[tuple[int, int], Moment] = OrderedDict()
        self._of_open_posts: OrderedDict[tuple[int, int], Moment] = OrderedDict()
        """Those that are asked for at each change of a match, while it goes on."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def after(self, match: int, seq: int, *, is_of_open_post: bool = False) -> Moment:
        """The match after entry `seq`. LookupError for an entry that is not there.

        The moment of a post that is kept up to date (`is_of_open_post`) is kept apart: other matches don't
        drive it out, after which each change of the post would fold its match from the start.
        """
        key = (match, seq)
        async with self._locks.setdefault(match, asyncio.Lock()):
            is_apart = is_of_open_post or key in self._of_open_posts
            kept, most = (self._of_open_posts, MATCHES) if is_apart else (self._recent, RECENT)
            found = self._of_open_posts.pop(key, None) or self._recent.pop(key, None)
            found = found or await self._fold_to(match, seq)
            kept[key] = found
            if len(kept) > most:
                kept.popitem(last=False)
            return found

    async def _fold_to(self, match: int, seq: int) -> Moment:
        """Fold a match on from the entry it was last folded to, and remember how far."""
        last = self._last.get(match)
        if last is not None and last.entry.seq > seq:
            self._forget(match)  # a match can't be folded backward
            last = None
        ahead = self._ahead.setdefault(match, deque())
        while last is None or last.entry.seq < seq:
            if not ahead:
                ahead.extend(await self._matches.entries(match, None if last is None else last.entry.seq))
            if not ahead:
                raise LookupError(match)
            if last is None:
                # Before the first entry there is the game and the match's secret, and nothing else.
                now = (await self._matches.live(match)).match_state
                before = MatchState(now.game, now.master)
            else:
                before = last.match_state
            entry = ahead.popleft()
            last = self._last[match] = Moment(after_entry(before, entry), entry, before)
        self._last.move_to_end(match)
        if len(self._last) > MATCHES:
            self._forget(next(iter(self._last)))
        return last

    def _forget(self, match: int) -> None:
        self._last.pop(match, None)
        self._ahead.pop(match, None)
