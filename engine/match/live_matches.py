"""Matches in memory: folded when first needed, let go when they are many and were long not needed."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from engine.content_cache import ContentCache
from engine.entries import Entry, Scribe
from engine.game_versions import GameVersions
from engine.kernel.refused import Refused, no
from engine.match.folding import read_opening, stands
from engine.match.live import LiveMatch
from engine.match.quarantine import Quarantine
from engine.match.types import Clock
from engine.match.unreadable import Unreadable, misread, whole
from engine.store import Match, Store, StoreError
from engine.store.reader import Material

ROOM: Final = 48 << 20
"""Bytes that matches in memory may take, unless the host says otherwise."""


class LiveMatches:
    """The matches of a store; which of them are in memory nobody has to know.

    One that somebody still holds is found again whatever was let go, so that there is never a second one.
    `folded` are told of each match that was read from its log.
    """

    def __init__(self, store: Store, shelf: GameVersions, now: Clock, room: int = ROOM) -> None:
        self._store, self._now, self._room = store, now, room
        self.library = ContentCache(store, shelf)
        self.scribes = {name: Scribe(game) for name, game in shelf.games.items()}
        self.folded: list[Callable[[LiveMatch], None]] = []
        self.aside = Quarantine(store)
        self._recent: OrderedDict[int, LiveMatch] = OrderedDict()
        self._known: WeakValueDictionary[int, LiveMatch] = WeakValueDictionary()
        self._folding: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._stale: set[int] = set()
        self._taken = 0

    def all(self) -> tuple[LiveMatch, ...]:
        """Every match in memory, one that must be read again as it was last known."""
        return tuple(self._recent.values())

    def peek(self, match: int) -> LiveMatch | None:
        """The match as it was last known, where anybody still has it in memory."""
        return self._known.get(match)

    async def live(self, match: int) -> LiveMatch:
        """The match; Refused (match_unknown) for one that is not there or of no game we play.

        Refused (match_aside) for one that can't be read: it is set aside, and read at the next start again.
        """
        return self._find(match) or await self._read(match)

    def put(self, live: LiveMatch) -> None:
        """A new match, unless somebody has asked for it and it was folded meanwhile."""
        if live.match.id not in self._known:
            self._keep(live)

    def note_growth(self, live: LiveMatch, size: int) -> None:
        """Its log has become longer by so many bytes; what took its place meanwhile is read again."""
        live.size += size
        if self._recent.get(live.match.id) is live:
            self._taken += size
        if self._known.get(live.match.id, live) is not live:
            self._stale.add(live.match.id)

    def holds(self, live: LiveMatch) -> bool:
        """Whether this is still the match as it is kept here."""
        return self._known.get(live.match.id) is live and live.match.id not in self._stale

    def forget(self, match: int) -> None:
        """What is kept of it is not sure: its log must be read again. One that was never opened is gone."""
        live = self._known.get(match)
        if live is not None and live.match_state.table is not None:
            self._stale.add(match)
        else:
            self._drop(match)

    async def entries(self, match: Match, after: int | None = None) -> tuple[Entry, ...]:
        """The log of a match, or what came after an entry of it."""
        live = None if after is None else self._find(match.id)
        known = None if live is None or after is None else live.entries_after(after)
        if known:  # else the log is asked: it may have an entry of which nobody here was told yet
            return known
        scribe = self.scribes[match.game]
        return tuple(scribe.read(box.body) for box in await self._store.read.entries(match.id, after))

    def _find(self, match: int) -> LiveMatch | None:
        live = self._known.get(match)
        if live is None or match in self._stale:
            return None
        if match in self._recent:
            self._recent.move_to_end(match)
        else:
            self._keep(live)
        return live

    async def _read(self, match: int) -> LiveMatch:
        """Whoever asks while it is folded waits for that: two folds might be of two moments."""
        lock = self._folding.get(match)
        if lock is None:
            lock = self._folding[match] = asyncio.Lock()
        async with lock:
            found = self._find(match)
            if found is not None:
                return found
            kept = await self._store.read.match(match)
            if kept is None or kept.game not in self.scribes:
                raise Refused(no("match_unknown", match=match))
            self.aside.check(match)
            try:
                return await self._fold_match(kept)
            except Unreadable as why:
                raise await self.aside.put(kept, why, self._now()) from why

    async def start(self) -> None:
        """Matches that were set aside are tried once more: a later program may have mended them."""
        for one in await self.aside.readable_again():
            kept = await self._store.read.match(one.match)
            with suppress(Unreadable, Refused):
                if kept is not None and kept.game in self.scribes:
                    await self._fold_match(kept)
                    await self.aside.take_back(one)

    async def _fold_match(self, match: Match) -> LiveMatch:
        """The match from its log, its people and its deadlines.

        Refused (match_unknown) when its first entry never came: the program ended between the two writes;
        (rules_missing) when only a later program, by whose rules it is played, can read it.
        """
        self._stale.discard(match.id)  # what is not sure from now on is known later than what is read now
        before = self._known.get(match.id)
        try:
            material = await self._material(match.id)
            if not material.entries:
                raise Refused(no("match_unknown", match=match.id))
            live = await self._make_live(match, material)
        except BaseException:
            if match.id in self._known:
                self._stale.add(match.id)
            raise
        newer = self._known.get(match.id)
        moved = newer is not None and newer.match_state.seq > live.match_state.seq
        if newer is not None and (moved or newer is not before):  # put while its log was read, or moved since
            return newer
        live.size += sum(len(box.body) for box in material.entries)
        self._keep(live)
        for told in self.folded:
            told(live)
        return live

    async def _material(self, match: int) -> Material:
        """Unreadable where a box does not open, a page is damaged or an entry is missing."""
        try:
            material = await self._store.read.load_material(match)
        except StoreError as error:
            misread(error)
        whole(material.entries, material.reaches)
        return material

    async def _make_live(self, match: Match, material: Material) -> LiveMatch:
        scribe = self.scribes[match.game]
        opening = read_opening(scribe, material.entries)
        lent = await self.library.load_game(match.game, opening.version, opening.content)
        await self.library.keep(match.game, opening.content)
        live = LiveMatch(match, stands(lent, scribe, material.secret, material.entries), lent.missing)
        live.people = material.players
        live.timers = {one.key: one for one in material.timers}
        return live

    def _keep(self, live: LiveMatch) -> None:
        match = live.match.id
        self._drop(match)
        self._known[match] = self._recent[match] = live
        self._taken += live.size
        while self._taken > self._room and len(self._recent) > 1:
            self._taken -= self._recent.popitem(last=False)[1].size

    def _drop(self, match: int) -> None:
        self._known.pop(match, None)
        if match in self._recent:
            self._taken -= self._recent.pop(match).size
