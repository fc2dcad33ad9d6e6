"""Matches in memory: what is folded of each log, its people, its deadlines, and the lock of its moves."""

import asyncio
from contextlib import suppress
from functools import reduce
from typing import Any

from engine.clock.clockwork import deadlines_of
from engine.entries import Entry, Scribe
from engine.kernel.moves import Open
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.steward import Look
from engine.kernel.table import Table, seat_of
from engine.kernel.table.base import Player
from engine.kernel.waits import wait_of
from engine.library import Library, opening_of
from engine.match.match_state import MatchState, read_back
from engine.shelf import Shelf
from engine.store import Match, Store, Timer, TimerKey


class LiveMatch:
    """One match; only the service changes it, after a commit.

    `missing` says which content or rules are nowhere: then it can be looked at and not played.
    """

    def __init__(self, match: Match, start: MatchState, missing: Refusal | None = None) -> None:
        self.match = match
        self.match_state = start
        self.missing = missing
        self.people: tuple[int, ...] = ()
        self.timers: dict[TimerKey, Timer] = {}
        self.lock = asyncio.Lock()

    def stand(self, now: MatchState, timers: dict[TimerKey, Timer], newcomers: tuple[int, ...]) -> None:
        """The match as it is kept now; who are new at it get the next numbers."""
        self.match_state, self.timers = now, timers
        self.people = (*self.people, *newcomers)

    @property
    def deadlines(self) -> dict[str, Timer]:
        """When the open waits run out, by wait."""
        return deadlines_of(self.timers)

    def player(self, user: int) -> Player | None:
        """The number of this user at the table, or None."""
        return self.people.index(user) if user in self.people else None

    def number(self, user: int) -> Player:
        """The number of this user at the table, or for one who is new the number they would get."""
        known = self.player(user)
        return len(self.people) if known is None else known

    def user(self, player: Player) -> int:
        """Who this player is."""
        return self.people[player]

    def seat(self, user: int) -> Seat | None:
        """The seat of this user, or None."""
        player = self.player(user)
        return None if player is None else seat_of(self.table, player)

    def asked(self, user: int, wait: str | None) -> Seat:
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

    def look(self, seat: Seat, people: tuple[Seat, ...] = ()) -> Look:
        """What a seat has before its eyes, once the match has begun; `people` it may wait for."""
        now = self.match_state
        waits = tuple(wait for wait in now.waits if wait.seat == seat)

        def ask(begun: Open | None) -> tuple[Any, ...]:
            return now.game.offers(now.state, seat, begun)

        return Look(seat, now.game.view(now.state, seat), waits, ask, people)

    @property
    def table(self) -> Table:
        """The table; a room is only shown once it is open."""
        assert self.match_state.table is not None
        return self.match_state.table


class LiveMatches:
    """The matches of a store that are in memory; others are folded from their logs when asked for."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self._store = store
        self.library = Library(store, shelf)
        self.scribes = {name: Scribe(game) for name, game in shelf.games.items()}
        self._live_matches: dict[int, LiveMatch] = {}
        self._stale: set[int] = set()

    def all(self) -> tuple[LiveMatch, ...]:
        """Every match in memory, one that must be read again as it was last known."""
        return tuple(self._live_matches.values())

    async def load(self) -> tuple[int, ...]:
        """Fold every match that is not over; their ids. What they are played with is kept from now on."""
        for status in ("open", "running"):
            for match in await self._store.read.matches(status):
                with suppress(Refused):
                    await self.fold(match)
        await self.library.keep((live.match.game, live.table.content) for live in self._live_matches.values())
        return tuple(self._live_matches)

    async def live(self, match: int) -> LiveMatch:
        """The match; Refused (match_unknown) for one that is not there or of no game we play."""
        if match not in self._live_matches or match in self._stale:
            kept = await self._store.read.match(match)
            if kept is None or kept.game not in self.scribes:
                raise Refused(no("match_unknown", match=match))
            await self.fold(kept)
        return self._live_matches[match]

    def put(self, live: LiveMatch) -> None:
        """A new match, unless somebody has asked for it and it was folded meanwhile."""
        self._live_matches.setdefault(live.match.id, live)

    def holds(self, live: LiveMatch) -> bool:
        """Whether this is still the match as it is kept here."""
        return self._live_matches.get(live.match.id) is live and live.match.id not in self._stale

    def forget(self, match: int) -> None:
        """What is kept of it is not sure: its log must be read again. One that was never opened is gone."""
        live = self._live_matches.get(match)
        if live is not None and live.match_state.table is not None:
            self._stale.add(match)
        else:
            self._live_matches.pop(match, None)

    async def entries(self, match: Match, after: int | None = None) -> tuple[Entry, ...]:
        """The log of a match, or what came after an entry of it."""
        scribe = self.scribes[match.game]
        return tuple(scribe.read(box.body) for box in await self._store.read.entries(match.id, after))

    async def fold(self, match: Match) -> LiveMatch:
        """The match from its log, its people and its deadlines.

        Refused (match_unknown) when its first entry never came: the program ended between the two writes;
        (rules_missing) when only a later program, by whose rules it is played, can read it.
        """
        read = self._store.read
        boxes = await read.entries(match.id)
        if not boxes:
            raise Refused(no("match_unknown", match=match.id))
        scribe = self.scribes[match.game]
        opening = opening_of(scribe.read(boxes[0].body))
        lent = await self.library.lent(match.game, opening.version, opening.content)
        start = MatchState(lent.game, await read.secret(match.id))
        try:
            now = reduce(read_back, (scribe.read(box.body) for box in boxes), start)
        except Exception:
            if lent.missing is not None and lent.missing.code == "rules_missing":
                raise Refused(lent.missing) from None
            raise
        live = LiveMatch(match, now, lent.missing)
        live.people = await read.players(match.id)
        live.timers = {one.key: one for one in await read.timers(match.id)}
        if match.id not in self._live_matches or match.id in self._stale:
            self._live_matches[match.id] = live
            self._stale.discard(match.id)
        return self._live_matches[match.id]
