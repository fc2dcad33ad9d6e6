"""A match in memory: what is folded of its log, its people, its deadlines, and the lock of its moves."""

import asyncio
from datetime import datetime
from typing import Any, Final

from engine.clock.clockwork import apply_change, deadlines_of, pause
from engine.entries import Entry
from engine.kernel.moves import PartialMove
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.steward import Look
from engine.kernel.table import Table, seat_of
from engine.kernel.table.state import Player
from engine.kernel.waits import wait_of
from engine.match.match_state import MatchState
from engine.store import Match, Timer, TimerKey

LEAST: Final = 24 << 10
"""Bytes reckoned for a match with a short log, an estimate; a longer log adds its own length."""

NEWEST: Final = 32
"""So many entries that were kept since the match is in memory stay there: who is told of them asks soon."""


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
        self.stands: datetime | None = None
        """Since when its clock stands because nobody can be asked; None while it runs."""
        self.lock = asyncio.Lock()
        self.size = LEAST
        self._newest: tuple[Entry, ...] = ()

    def stand(
        self,
        now: MatchState,
        timers: dict[TimerKey, Timer],
        newcomers: tuple[int, ...],
        entries: tuple[Entry, ...],
    ) -> None:
        """The match as it is kept now, after these entries; who are new at it get the next numbers."""
        self.match_state, self.timers = now, timers
        self.people = (*self.people, *newcomers)
        self._newest = (*self._newest, *entries)[-NEWEST:]

    def entries_after(self, seq: int) -> tuple[Entry, ...] | None:
        """The entries after number `seq`; None where not all of them are in memory."""
        count = max(0, self.match_state.seq - seq - 1)
        if count > len(self._newest):
            return None
        return self._newest[len(self._newest) - count :]

    @property
    def deadlines(self) -> dict[str, Timer]:
        """When the open waits run out, by wait. While the clock stands they have no end, as in a pause."""
        if self.stands is None or self.match_state.table is None:
            return deadlines_of(self.timers)
        return deadlines_of(apply_change(self.timers, pause(self.stands, self.timers, self.table.pace.quiet)))

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

    def look(self, seat: Seat, people: tuple[Seat, ...] = ()) -> Look:
        """What a seat has before its eyes, once the match has begun; `people` it may wait for."""
        now = self.match_state
        waits = tuple(wait for wait in now.waits if wait.seat == seat)

        def ask(begun: PartialMove | None) -> tuple[Any, ...]:
            return now.game.offers(now.state, seat, begun)

        return Look(seat, now.game.view(now.state, seat), waits, ask, people)

    @property
    def table(self) -> Table:
        """The table; a room is only shown once it is open."""
        assert self.match_state.table is not None
        return self.match_state.table
