"""The service: one match at a time under its lock, each move kept before anybody hears of it."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine.clock.clockwork import Patience
from engine.entries import Entry
from engine.game_versions import GameVersions
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused
from engine.kernel.table import HOST
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import OpenTable
from engine.kernel.table.state import Player
from engine.kernel.waits import wait_of
from engine.match import clock_catchup, commit, expiry, steps, turns
from engine.match.chain import Step, apply_all
from engine.match.clock_catchup import Lagging
from engine.match.commit import PendingCommit
from engine.match.expiry import Then, Unasked
from engine.match.live import LiveMatch
from engine.match.live_matches import ROOM, LiveMatches
from engine.match.match_state import MatchState, StepResult
from engine.match.pending_stewards import PendingStewards
from engine.match.turns import Roster
from engine.match.types import NOBODYS, Click, Clock, Entropy, Failed, Herald, Receipt, raising
from engine.store import InteractionDone, KnownMessage, NewMatch, Opening, Store, StoreError, TimerKey

__all__ = ["Clock", "Entropy", "Failed", "Herald", "Matches", "Receipt", "raising"]

About = Callable[[Player], AnyTableAction]


class Matches:
    """All matches of one store. Clock, seeds, deadlines, stewards and the herald are handed in.

    `games` are by name, or a shelf of them where matches have contents of different versions.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] | GameVersions,
        *,
        now: Clock,
        entropy: Entropy,
        patience: Patience,
        herald: Herald,
        stewards: Roster,
        room: int = ROOM,
    ) -> None:
        self._store = store
        shelf = games if isinstance(games, GameVersions) else GameVersions(games)
        self._live_matches = LiveMatches(store, shelf, now, room)
        self._now, self._entropy = now, entropy
        self._patience, self._herald, self._stewards = patience, herald, stewards
        self.listeners: list[Callable[[int], None]] = []
        """Told of a match as soon as something of it is kept."""
        self.folded, self.aside = self._live_matches.folded, self._live_matches.aside
        self.live_matches, self.known = self._live_matches.all, self._live_matches.peek
        self.attending = PendingStewards(store)
        self.lagging = Lagging(store)
        """A match whose clock lags behind is brought up to date before anything else happens to it."""
        self.unasked: Unasked = lambda match: False
        """Whether somebody can't be told what they are asked: deadlines of such a match do not come."""
        self.folded.append(self._mark)

    async def start(self, since: datetime | None = None) -> None:
        """Read which clocks have still to be moved; `since`: an absence that began then has just ended."""
        await self._live_matches.library.start()
        await self._live_matches.start()
        await self.lagging.start(since, self._now())
        self._mark(*self.live_matches())

    def stand_everywhere(self, since: datetime) -> None:
        """Nobody can be asked: every clock stands from `since` on (aware), until the next `start(since)`."""
        self.lagging.everything = since
        self._mark(*self.live_matches())

    async def stand(self, match: int, since: datetime) -> bool:
        """Nobody can be asked at this match: its clock stands from `since` on (aware), until it may `go_on`.

        False where no clock runs, so that nothing is to be done. Refused for a match that is not there.
        """
        async with self.locked(match) as live:
            if match in self.lagging.standing or not clock_catchup.runs(live):
                return match in self.lagging.standing
            await self.lagging.stand(match, since)
            self._mark(live)
            return True

    def go_on(self, match: int) -> None:
        """People can be asked again: the time is given back before anything else happens to the match."""
        self.lagging.go_on(match)
        self._mark(*(live for live in self.live_matches() if live.match.id == match))

    async def live(self, match: int) -> LiveMatch:
        """The match, folded from its log where it is not in memory; Refused for one that is not there."""
        if match in self.lagging.since:
            async with self.locked(match) as live:
                return live
        return await self._live_matches.live(match)

    async def suspect(self, match: int) -> None:
        """Read its log again, where it may not be whole. Refused (match_aside) where it can't be read."""
        self._live_matches.forget(match)
        await self._live_matches.live(match)

    async def open(
        self,
        action: OpenTable,
        *,
        guild: int,
        channel: int,
        host: int,
        interaction: int | None = None,
        spots: tuple[KnownMessage, ...] = (),
        settings: tuple[AnyTableAction, ...] = (),
        people: tuple[int, ...] = (),
    ) -> int:
        """A new table, kept with what its host sets at once: player 0, `people` being those from 1 on.

        Refused (content_missing, content_unserved), or as the table refuses a setting: then no table is
        opened.
        """
        if interaction is not None and (before := await self._store.read.find_interaction(interaction)):
            return before.match
        game, pack = await self._live_matches.library.load_for_new_match(
            action.game, action.version, action.content
        )
        master = self._entropy(32)
        new = NewMatch(action.game, guild, channel, host, action.language, master, self._now(), spots, pack)
        live = LiveMatch(commit.unkept(new), MatchState(game, master))
        first = (partial(steps.at_table, player=HOST, action=one) for one in (action, *settings))
        click = Click(interaction, None, (host, *people))
        return await self._open(live, new, apply_all(live.match_state, *first), click)

    def check_opening(self, game: str, content: str) -> None:
        """Refused (content_unserved) where no new table of this game can be opened on this content."""
        self._live_matches.library.check_served(game, content)

    async def at_table(
        self, match: int, user: int, action: AnyTableAction, interaction: int | None = None
    ) -> Receipt:
        """A table action by a person; Refused when the table does not do it."""
        return await self.act_about_guest(match, user, user, lambda player: action, interaction)

    async def by_itself(self, match: int, action: AnyTableAction) -> Receipt:
        """A table action of nobody at the table: the program's own, such as a halt. Refused as any other."""
        async with self.locked(match) as live:
            return await self.keep(live, steps.by_itself(live.match_state, action))

    async def act_about_guest(
        self, match: int, user: int, guest: int, action: About, interaction: int | None = None
    ) -> Receipt:
        """A table action by `user` about `guest`, who may be new to the table: made from their number."""
        async with self.locked(match) as live:
            asked, newcomers = live.number(guest), (guest,) if live.player(guest) is None else ()
            step = partial(steps.at_table, player=live.number(user), action=action(asked))
            return await self._commit_once(live, Click(interaction, None, newcomers), lambda: (step,))

    async def act(
        self,
        match: int,
        user: int,
        *actions: Any,
        wait: str | None = None,
        interaction: int | None = None,
        draft: int | None = None,
    ) -> Receipt:
        """A person's moves, kept as one. `wait` is the question the click answered: an old one is refused.

        `draft` is a number below zero: what was sent with it before, by whatever click, is not sent again.
        """

        def moves() -> Iterator[Step]:
            seat, player = live.seat_asked(user, wait), live.player(user)
            return (partial(steps.move_step, seat=seat, by=player, action=one) for one in actions)

        async with self.locked(match) as live:
            return await self._commit_once(live, Click(interaction, draft), moves)

    async def earlier_result(self, *marks: int) -> Receipt | None:
        """What an interaction or draft of these numbers has left in the log; None where nothing is."""
        for mark in marks:
            if done := await self._store.read.find_interaction(mark):
                entries = await self.entries(done.match, done.seq - 1)
                return Receipt(done.match, entries[: done.last - done.seq + 1], mark)
        return None

    async def expire(self, match: int, wait: str) -> Receipt:
        """A wait's time is up: its default, or where the table says so a steward's answer first (HO-R20)."""
        async with self.locked(match) as live:
            # A steward may make an offer or take one back before it votes: it is asked until it has answered.
            for _ in range(turns.ORDERS_MOVES):
                late = turns.at_the_deadline(live, wait, self._stewards, self._entropy)
                if late is None:
                    break
                await self.keep(live, late)
                if wait_of(live.match_state.waits, wait) is None:
                    return Receipt(live.match.id, ())
            return await self.keep(live, steps.expiry_step(live.match_state, wait))

    async def play_orders(self, match: int, wait: str) -> bool:
        """The moment at which a silent house plays by its standing orders; whether it did (HO-R20).

        A house that has none does nothing, and neither does anybody after it until the deadline.
        """
        played = False
        with suppress(Refused):
            async with self.locked(match) as live:
                for _ in range(turns.ORDERS_MOVES):
                    done = turns.by_orders(live, wait, self._entropy)
                    if done is None:
                        break
                    await self.keep(live, done)
                    played = True
        return played

    async def lapse(self, failed: Failed = raising, then: Then | None = None) -> tuple[int, ...]:
        """Every wait whose time is up, match by match in the clock's order; the matches that moved.

        `failed` is told of an error at one match; unless it raises, the others' time is up all the same.
        `then` is done after each that moved.
        """
        return await expiry.expire_due(self, self._store, self._now, failed, self.unasked, then)

    async def next_due(self) -> datetime | None:
        """When the clock must play next."""
        return await self._store.read.next_due()

    async def attend(self, match: int) -> int:
        """Let the stewards of a match move until none of them has anything to do; how often they moved."""
        moves = 0
        while moves < turns.STEWARD_ROUNDS:
            async with self.locked(match) as live:
                done = turns.next_steward_move(live, self._stewards, self._entropy)
                if done is None:
                    self.attending.clear_due(match)
                    break
                await self.keep(live, done)
            moves += 1
        return moves

    async def entries(self, match: int, after: int | None = None) -> tuple[Entry, ...]:
        """The log of a match, or what came after an entry of it."""
        live = await self.live(match)
        return await self._live_matches.entries(live.match, after)

    @asynccontextmanager
    async def locked(self, match: int) -> AsyncIterator[LiveMatch]:
        """The match under its lock; one that was forgotten while we waited is read anew."""
        while True:
            live = await self._live_matches.live(match)
            async with live.lock:
                if self._live_matches.holds(live):
                    await self._catch_up(live)
                    yield live
                    return

    # --- inside the lock ---

    async def _catch_up(self, live: LiveMatch) -> None:
        """The time that an absence has cost is given back, once."""
        since = self.lagging.since.get(live.match.id)
        if since is not None:
            done = clock_catchup.give_time_back(live, since, self._clock(live))
            moves = () if done is None else (self.prepare_commit(live, done),)
            async with self.keeping(*moves):
                await self.lagging.end(live.match.id, *(move.append for move in moves))

    async def _commit_once(
        self, live: LiveMatch, click: Click, made: Callable[[], Iterable[Step]]
    ) -> Receipt:
        """A redelivered click is answered as its first delivery was: nothing happens twice."""
        try:
            return await self.keep(live, apply_all(live.match_state, *made()), click)
        except (InteractionDone, Refused):
            before = await self.earlier_result(*click.marks)
            if before is None:
                raise
            return before

    async def _open(self, live: LiveMatch, new: NewMatch, done: StepResult, click: Click) -> int:
        """The new match with its first entries, or nothing of it."""
        move = self.prepare_commit(live, done, click)
        try:
            made = await self._store.write.open_match(Opening(new, move.append))
        except InteractionDone as before:
            return before.match
        live.match = replace(live.match, id=made)
        self._live_matches.put(live)
        self._stands(move)
        return made

    async def keep(
        self, live: LiveMatch, done: StepResult, click: Click = NOBODYS, spent: tuple[TimerKey, ...] = ()
    ) -> Receipt:
        """A step of one match."""
        move = self.prepare_commit(live, done, click, spent)
        async with self.keeping(move):
            await self._store.write.append(move.append)
        return Receipt(live.match.id, done.entries)

    def prepare_commit(
        self, live: LiveMatch, done: StepResult, click: Click = NOBODYS, spent: tuple[TimerKey, ...] = ()
    ) -> PendingCommit:
        """What the step does to the deadlines of a match that is held, and all of it for one transaction."""
        scribe = self._live_matches.scribes[live.match.game]
        change = commit.deadlines(done, live.timers, self._clock(live), self._patience, spent)
        append = commit.append_of(live, done, scribe, change, self._herald, self._now())
        self.attending.note_due(append)
        return PendingCommit(live, done, change, commit.with_click(append, live, click), click)

    def _clock(self, live: LiveMatch) -> datetime:
        """What time it is for the deadlines of a match: a clock that stands shows when it stopped."""
        now = self._now()
        return min(now, self.lagging.stands(live.match.id) or now)

    def _mark(self, *matches: LiveMatch) -> None:
        for live in matches:
            live.stands = self.lagging.stands(live.match.id)

    @asynccontextmanager
    async def keeping(self, *moves: PendingCommit) -> AsyncIterator[None]:
        """Commit first, inside; only then does anything in memory change (and only then is anybody told)."""
        try:
            yield
        except StoreError as error:  # whether it was kept is for the log to say, which is read again
            for one in () if isinstance(error, InteractionDone) else moves:
                self._live_matches.forget(one.live.match.id)
            raise
        for one in moves:
            self._stands(one)

    def _stands(self, move: PendingCommit) -> None:
        commit.stand(move)
        self._live_matches.note_growth(move.live, sum(len(entry.body) for entry in move.append.entries))
        for told in self.listeners:
            told(move.live.match.id)
