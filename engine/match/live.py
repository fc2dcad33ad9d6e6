"""Matches in memory: one as it stands with its people, deadlines and lock; all of them; those set aside.

A match is folded from its log when it is first needed, and let go when there are many and it was long not
needed. Whoever asks for it gets the same LiveMatch, so that its lock is one. Three things make that hold:

- one that somebody still holds is found again whatever was let go (`_reachable` keeps it weakly), so that
  there is never a second one beside it;
- while one is folded, whoever else asks for it waits for that (`_folding`);
- where a write failed, nobody knows whether the disk has it: the match is `_stale`, its log is read again.

Where several processes write, what is in memory may be of an earlier moment: whoever takes a match under its
lock has what the others have kept since folded into it first (`refresh`). Nobody else may change it.

A match that can't be read is set aside, in the `Quarantine`: nothing of it is owed or due any more, so that
it holds up nothing else, and each start tries it once more.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Any, Final
from weakref import WeakValueDictionary

from engine.clock.deadlines import apply_change, deadlines_of, pause
from engine.entries import Entry, Scribe
from engine.game_versions import ContentCache, GameVersions, can_newer_play
from engine.kernel.moves import PartialMove
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.steward import Look
from engine.kernel.table import Table, seat_of
from engine.kernel.table.motions import voters
from engine.kernel.table.state import Player
from engine.kernel.waits import wait_of
from engine.match.match_state import MatchState
from engine.match.reading import (
    Unreadable,
    check_complete,
    fold_entries,
    fold_log,
    raise_unreadable,
    read_opening,
)
from engine.store import KeyWrong, Match, QuarantinedMatch, SealBroken, Store, StoreError, Timer, TimerKey
from engine.store.records import CUT, FORGOTTEN_USER, Material, Standing
from engine.store.slots import newer_members

Clock = Callable[[], datetime]
"""The present instant, aware."""

ROOM: Final = 48 << 20
"""Bytes that matches in memory may take, unless the host says otherwise."""

LEAST: Final = 24 << 10
"""Bytes reckoned for a match with a short log, an estimate; a longer log adds its own length."""

NEWEST: Final = 32
"""So many entries that were kept since the match is in memory stay there: who is told of them asks soon."""


class LiveMatch:
    """One match; only the service changes it, after a commit.

    `missing` says which content or rules are nowhere: then it can be looked at and not played. `users` are
    Discord's users by their player's numbers, `stopped_since` is when its clock was stopped because nobody
    can be asked (None while it runs). `version` is the one in the store that this is of: None where this
    process alone writes, and of a match that was never read.
    """

    def __init__(self, match: Match, start: MatchState, missing: Refusal | None = None) -> None:
        self.match = match
        self.match_state = start
        self.missing = missing
        self.users: tuple[int, ...] = ()
        self.timers: dict[TimerKey, Timer] = {}
        self.stopped_since: datetime | None = None
        self.version: int | None = None
        self.lock = asyncio.Lock()
        self.size = LEAST
        self._newest: tuple[Entry, ...] = ()

    def update(
        self,
        now: MatchState,
        timers: dict[TimerKey, Timer],
        newcomers: tuple[int, ...],
        entries: tuple[Entry, ...],
    ) -> None:
        """The match as it is kept now, after these entries; who are new at it get the next numbers."""
        self.match_state, self.timers = now, timers
        self.users = (*self.users, *newcomers)
        self._newest = (*self._newest, *entries)[-NEWEST:]

    def entries_after(self, seq: int) -> tuple[Entry, ...] | None:
        """The entries after number `seq`; None where not all of them are in memory."""
        # The `seq` of the state is the number that the next entry will get.
        count = max(0, self.match_state.seq - seq - 1)
        if count > len(self._newest):
            return None
        return self._newest[len(self._newest) - count :]

    @property
    def table(self) -> Table:
        """The table of a match that has been opened."""
        assert self.match_state.table is not None
        return self.match_state.table

    def user_at(self, seat: Seat) -> int | None:
        """Discord's user who sits there; None for an empty seat, a steward and somebody who was forgotten."""
        player = self.table.chairs[seat].player
        user = FORGOTTEN_USER if player is None else self.users[player]
        return None if user == FORGOTTEN_USER else user

    @property
    def deadlines(self) -> dict[str, Timer]:
        """When the open waits run out, by wait. While the clock stands they have no end, as in a pause."""
        if self.stopped_since is None or self.match_state.table is None:
            return deadlines_of(self.timers)
        return deadlines_of(
            apply_change(self.timers, pause(self.stopped_since, self.timers, self.table.pace.quiet))
        )

    def player_of(self, user: int) -> Player | None:
        """The number of this user at the table, or None."""
        return self.users.index(user) if user in self.users else None

    def is_host(self, user: int) -> bool:
        """Whether this user is the table's host."""
        player = self.player_of(user)
        return player is not None and player == self.table.host

    def player_or_next(self, user: int) -> Player:
        """The number of this user at the table, or the next free one, which somebody new would get."""
        known = self.player_of(user)
        return len(self.users) if known is None else known

    def seat(self, user: int) -> Seat | None:
        """The seat of this user, or None."""
        player = self.player_of(user)
        return None if player is None else seat_of(self.table, player)

    def seat_asked(self, user: int, wait: str | None) -> Seat:
        """The seat of a user who answers this question. Refused: `missing`, not_seated, wait_closed."""
        seat = self.seat(user)
        if self.missing is not None:
            raise Refused(self.missing)
        if seat is None:
            raise Refused(no("not_seated"))
        if wait is not None and wait_of(self.match_state.waits, wait) is None:
            raise Refused(no("wait_closed"))
        return seat

    def people_awaited(self) -> tuple[Seat, ...]:
        """The seats of people for whom the match waits now."""
        seats = {wait.seat for wait in self.match_state.waits if wait.must and wait.seat != CLOCK}
        return tuple(sorted(seat for seat in seats if self.table.chairs[seat].steward is None))

    def others_awaited_in_public(self, user: int) -> tuple[Seat, ...]:
        """The seats, this user's aside, of people who are awaited and sit there, as everybody may know it."""
        waits = (wait for wait in self.match_state.waits if wait.must and not wait.secret)
        present, own = voters(self.table), self.seat(user)
        return tuple(dict.fromkeys(one.seat for one in waits if one.seat in present and one.seat != own))

    def look(self, seat: Seat, seats_of_people: tuple[Seat, ...] = ()) -> Look:
        """A seat's view, waits and offers, once the match has begun.

        A steward there may wait for `seats_of_people`.
        """
        now = self.match_state
        waits = tuple(wait for wait in now.waits if wait.seat == seat)

        def ask(begun: PartialMove | None) -> tuple[Any, ...]:
            return now.game.offers(now.state, seat, begun)

        return Look(seat, now.game.view(now.state, seat), waits, ask, seats_of_people)


class LiveMatches:
    """The matches of a store; which of them are in memory nobody has to know.

    `on_folded` are called with each match that was read from its log, `on_standing` with how it stands
    beside it, whenever that was read: other processes may have changed it. `on_newer` are called with a match
    that only a newer one of those can play.
    """

    def __init__(self, store: Store, editions: GameVersions, now: Clock, room: int = ROOM) -> None:
        self._store, self._now, self._most_bytes = store, now, room
        self.contents = ContentCache(store, editions)
        self.scribes = {name: Scribe(game) for name, game in editions.games.items()}
        self.on_folded: list[Callable[[LiveMatch], None]] = []
        self.on_standing: list[Callable[[Standing], None]] = []
        self.on_newer: list[Callable[[int], None]] = []
        self.quarantine = Quarantine(store)
        # Invariant: each match in `_by_last_use` is in `_reachable`, too.
        self._by_last_use: OrderedDict[int, LiveMatch] = OrderedDict()
        """The matches that stay in memory, the one that was asked for last at the end."""
        self._used_bytes = 0
        """The sum of the sizes of those, at most `_most_bytes` unless there is only one."""
        self._reachable: WeakValueDictionary[int, LiveMatch] = WeakValueDictionary()
        """Those, and whichever else somebody still holds."""
        self._folding: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By match: the lock of whoever reads its log now."""
        self._stale: set[int] = set()
        """Matches of which the disk may have more than memory, or less: their log is to be read again."""

    async def retry_quarantined(self) -> None:
        """Try matches that were set aside once more: a later program may be able to read them."""
        for one in await self.quarantine.readable_again():
            kept = await self._store.read.match(one.match)
            # Whichever still can't be read, or not by these rules, stays set aside and stops no start.
            with suppress(Unreadable, Refused):
                if kept is not None and kept.game in self.scribes:
                    await self._fold_match(kept)
                    await self.quarantine.release(one)

    def all(self) -> tuple[LiveMatch, ...]:
        """Every match in memory, one that must be read again as it was last known."""
        return tuple(self._by_last_use.values())

    def peek(self, match: int) -> LiveMatch | None:
        """The match as it was last known, where anybody still has it in memory."""
        return self._reachable.get(match)

    def is_current(self, live: LiveMatch) -> bool:
        """Whether this is still the match as it is kept here."""
        return self._reachable.get(live.match.id) is live and live.match.id not in self._stale

    async def entries(self, match: Match, after: int | None = None) -> tuple[Entry, ...]:
        """The log of a match, or what came after an entry of it."""
        live = None if after is None else self._find(match.id)
        known = None if live is None or after is None else live.entries_after(after)
        if known:
            return known
        # With none in memory the log is asked: it may have an entry of which nobody here was told yet.
        scribe = self.scribes[match.game]
        return tuple(scribe.read(box.body) for box in await self._store.read.entries(match.id, after))

    async def live(self, match: int) -> LiveMatch:
        """The match; Refused (match_unknown) for one that is not there or of no game we play.

        Refused (match_aside) for one that can't be read: it is set aside, and read at the next start again;
        (match_newer) for one that only a newer process of this bot can play.
        """
        if found := self._find(match):
            return found
        # Whoever asks while it is folded waits for that: two folds might be of two moments.
        lock = self._folding.get(match)
        if lock is None:
            lock = self._folding[match] = asyncio.Lock()
        async with lock:
            if found := self._find(match):
                return found
            if match in self._stale:
                # A write whose caller was cancelled may be queued still: the log is read behind it.
                with suppress(StoreError):
                    await self._store.write.wait_for_queue()
            kept = await self._store.read.match(match)
            if kept is None or kept.game not in self.scribes:
                raise Refused(no("match_unknown", match=match))
            await self.quarantine.check(match)
            try:
                return await self._fold_match(kept)
            except Unreadable as why:
                # A newer program than ours may have kept what ours does not know, and plays on with it.
                if why.fault == "entry" and newer_members(self._store.slots):
                    raise self._refuse_newer(match) from why
                raise await self.quarantine.add(kept, why, self._now()) from why

    def _refuse_newer(self, match: int) -> Refused:
        """Tell the listeners of a match that newer processes alone can play; its refusal."""
        for listener in self.on_newer:
            listener(match)
        return Refused(no("match_newer"))

    def _find(self, match: int) -> LiveMatch | None:
        live = self._reachable.get(match)
        if live is None or match in self._stale:
            return None
        if match in self._by_last_use:
            self._by_last_use.move_to_end(match)
        else:
            self._keep(live)
        return live

    async def _fold_match(self, match: Match) -> LiveMatch:
        """The match from its log, its people and its deadlines.

        Refused (match_unknown) when its first entry never came: the program ended between the two writes;
        (rules_missing) when only a later program, by whose rules it is played, can read it.
        """
        # What is found unsure from now on is known later than what is read now, and must not be forgotten.
        self._stale.discard(match.id)
        before = self._reachable.get(match.id)
        try:
            material = await self._material(match.id)
            if not material.entries:
                raise Refused(no("match_unknown", match=match.id))
            live = await self._make_live(match, material)
        except BaseException:
            # Nothing was read, so the old value, which may lack a move, must not pass for the kept one.
            if match.id in self._reachable:
                self._stale.add(match.id)
            raise
        newer = self._reachable.get(match.id)
        has_moved = newer is not None and newer.match_state.seq > live.match_state.seq
        # While its log was read, the match may have moved, or somebody may have put another value of it here
        # (`add_new`). This fold is then of an earlier moment. A stale one that did neither is replaced.
        if newer is not None and (has_moved or newer is not before):
            return newer
        self._keep(live)
        for listener in self.on_folded:
            listener(live)
        return live

    async def _material(self, match: int) -> Material:
        """Unreadable where a box does not open, a page is damaged or an entry is missing."""
        try:
            material = await self._store.read.load_material(match)
        except StoreError as error:
            raise_unreadable(error)
        check_complete(material.entries, material.reaches)
        return material

    async def _make_live(self, match: Match, material: Material) -> LiveMatch:
        scribe = self.scribes[match.game]
        opening = read_opening(scribe, material.entries)
        loaded = await self.contents.load_game(match.game, opening.version, opening.content)
        if loaded.missing is not None and can_newer_play(self._store.slots, match.game, loaded.missing):
            raise self._refuse_newer(match.id)
        await self.contents.keep(match.game, opening.content)
        live = LiveMatch(match, fold_log(loaded, scribe, material.secret, material.entries), loaded.missing)
        live.users = material.players
        live.timers = {one.key: one for one in material.timers}
        live.size += sum(len(box.body) for box in material.entries)
        self._note_standing(live, material.standing)
        return live

    # --- what other processes have kept ---

    async def is_outdated(self, live: LiveMatch) -> bool:
        """Whether another process has changed this match since it was read here."""
        read = self._store.read
        return read.is_shared and await read.version(live.match.id) != live.version

    async def refresh(self, live: LiveMatch) -> bool:
        """Fold what other processes have kept into a match that is held; whether there was anything.

        What does not fit makes the match stale: all of it is read again then, which says what is wrong.
        """
        before = live.match_state
        try:
            news = await self._store.read.fresh(live.match.id, live.version, before.seq - 1)
            if news is None:
                return False
            check_complete(news.entries, news.reaches, before.seq)
            folded = list(fold_entries(before, self.scribes[live.match.game], news.entries))
        except (KeyWrong, SealBroken, Unreadable):
            self.mark_stale(live.match.id)
            return True
        timers, after = {one.key: one for one in news.timers}, folded[-1][1] if folded else before
        live.update(after, timers, (), tuple(entry for entry, _ in folded))
        live.users = news.players
        self.note_growth(live, sum(len(box.body) for box in news.entries))
        self._note_standing(live, news.standing)
        return True

    def _note_standing(self, live: LiveMatch, standing: Standing | None) -> None:
        if standing is None:
            return
        live.match, live.version = standing.match, standing.version
        if standing.is_quarantined:
            self._stale.add(live.match.id)
        for listener in self.on_standing:
            listener(standing)

    # --- what the service says of them ---

    def add_new(self, live: LiveMatch) -> None:
        """Keep a new match in memory, unless somebody has asked for it and it was folded meanwhile."""
        if live.match.id not in self._reachable:
            self._keep(live)

    def note_growth(self, live: LiveMatch, size: int) -> None:
        """Its log has become longer by so many bytes; what took its place meanwhile is read again."""
        live.size += size
        if self._by_last_use.get(live.match.id) is live:
            self._used_bytes += size
        if self._reachable.get(live.match.id, live) is not live:
            self._stale.add(live.match.id)

    def mark_stale(self, match: int) -> None:
        """Have the log read again before the match is used: call this where nobody knows what was kept.

        A match that was never opened is dropped from memory.
        """
        live = self._reachable.get(match)
        if live is not None and live.match_state.table is not None:
            self._stale.add(match)
        else:
            self._drop(match)

    def _keep(self, live: LiveMatch) -> None:
        match = live.match.id
        self._drop(match)
        self._reachable[match] = self._by_last_use[match] = live
        self._used_bytes += live.size
        # The match that was just asked for stays, however long its log is.
        while self._used_bytes > self._most_bytes and len(self._by_last_use) > 1:
            self._used_bytes -= self._by_last_use.popitem(last=False)[1].size

    def _drop(self, match: int) -> None:
        self._reachable.pop(match, None)
        if match in self._by_last_use:
            self._used_bytes -= self._by_last_use.pop(match).size


class Quarantine:
    """Matches that can't be read: known by name, in memory and in the store, so that nothing else is held up.

    `listeners` are called with each match that is set aside, as soon as it is.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.matches: dict[int, QuarantinedMatch] = {}
        self.listeners: list[Callable[[QuarantinedMatch], None]] = []

    async def readable_again(self) -> tuple[QuarantinedMatch, ...]:
        """The matches that an earlier start set aside and that may be readable by now."""
        self.matches = {one.match: one for one in await self._store.read.quarantined_matches()}
        return tuple(one for one in self.matches.values() if one.fault != CUT)

    async def check(self, match: int) -> None:
        """Refused (match_aside) for one that is set aside, by this process or by another."""
        if self._store.read.is_shared:
            one = await self._store.read.quarantined_match(match)
            self.matches.pop(match, None)
            if one is not None:
                self.matches[match] = one
        if match in self.matches:
            raise Refused(no("match_aside", match=match))

    async def add(self, match: Match, why: Unreadable, at: datetime) -> Refused:
        """Set a match aside: nothing of it is owed or due any more. Returns what its asker is told.

        A disk that does not keep this either leaves it to the next start.
        """
        one = QuarantinedMatch(match.id, at, why.fault, why.seq)
        self.matches[match.id] = one
        with suppress(StoreError):
            await self._store.write.quarantine(one)
        for listener in self.listeners:
            listener(one)
        return Refused(no("match_aside", match=match.id))

    async def release(self, one: QuarantinedMatch) -> None:
        """A match can be read again: it is given the time back that it has lost."""
        await self._store.write.end_quarantine(one)
        del self.matches[one.match]
