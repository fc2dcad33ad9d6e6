"""The service of matches: one match at a time under its lock, each move kept before anybody hears of it.

Everything that happens at a match goes the same way:

    locked(match)     the match under its lock, folded from its log if need be, its clock caught up
    a step            pure: the entries and the match after them (match/steps.py), or Refused
    prepare_commit    deadlines, messages owed, status: all of it as one Append (match/commit.py)
    commit_first(…)   the store commits; only then memory changes, and the listeners hear of it

Where several processes play on one store, each may move every match. A move is made from the match as it was
when the lock was taken, and where another process was first nothing of it is kept: it is made again, from its
action (match/contention.py).

Here is what people do at a match, and the lock and the commit by which everything is kept. What happens
without anybody's press, at a deadline or by a steward, is in automatic_moves.py.

What comes twice (a redelivered interaction, a second press of the same draft) finds its first delivery in the
log and is answered with that.
"""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import datetime
from functools import partial
from typing import Any, get_args

from msgspec.structs import replace

from engine.clock.deadlines import Patience
from engine.entries import Entry
from engine.game_versions import GameVersions
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused, no
from engine.kernel.table import HOST, AnyTableAction
from engine.kernel.table.lifecycle import Begin, GoOn, Place
from engine.kernel.table.seating import BeForgotten, OpenTable
from engine.kernel.table.state import Player
from engine.kernel.table.timing import CallAwaited
from engine.match import commit, steps, timers
from engine.match.commit import NO_CLICK, Click, PendingCommit, PendingStewards, Receipt, Recipients
from engine.match.contention import again_if_late
from engine.match.earlier import seen_before
from engine.match.live import ROOM, Clock, LiveMatch, LiveMatches
from engine.match.match_state import MatchState, StepFunction, StepResult, apply_all
from engine.match.timers import StoppedClocks
from engine.match.turns import Entropy, Roster
from engine.store import (
    Home,
    InteractionDone,
    KnownMessage,
    Limits,
    Match,
    NewMatch,
    Opening,
    Store,
    TimerKey,
    VersionTaken,
)
from engine.store.records import FORGOTTEN_USER

__all__ = ["Matches", "Receipt", "Recipients"]

About = Callable[[Player], AnyTableAction]
"""The action about a player, of whom it is known only under the match's lock which number they have."""


class Matches:
    """All matches of one store. Clock, seeds, deadlines, stewards and who is owed a message are handed in.

    `games` are by name, or in their editions where matches have contents of different versions.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] | GameVersions,
        *,
        now: Clock,
        entropy: Entropy,
        patience: Patience,
        recipients: Recipients,
        stewards: Roster,
        room: int = ROOM,
    ) -> None:
        editions = games if isinstance(games, GameVersions) else GameVersions(games)
        self._live_matches = LiveMatches(store, editions, now, room)
        self.store, self.now, self.entropy, self.stewards = store, now, entropy, stewards
        self._patience, self._recipients = patience, recipients
        self.listeners: list[Callable[[int], None]] = []
        """Told of a match as soon as something of it is kept, or read that another process has kept."""
        self.on_folded, self.quarantine = self._live_matches.on_folded, self._live_matches.quarantine
        self.on_newer = self._live_matches.on_newer
        self.live_matches, self.known = self._live_matches.all, self._live_matches.peek
        self.pending_stewards, self.clocks = PendingStewards(store), StoppedClocks(store)
        """Of `clocks`: a match whose clock lags behind is brought up to date before anything else happens."""
        self._live_matches.on_standing.append(
            lambda standing: self.clocks.note_kept(standing.match.id, standing.clock_stands_since)
        )
        self.on_folded.append(self._mark_stopped)

    async def start(self, since: datetime | None = None) -> None:
        """Read which clocks have still to be moved; `since`: an absence that began then has just ended."""
        await self._live_matches.contents.start()
        await self._live_matches.retry_quarantined()
        await self.clocks.start(since, self.now())
        self._mark_stopped(*self.live_matches())

    # --- reading ---

    async def live(self, match: int) -> LiveMatch:
        """The match, folded from its log where it is not in memory; Refused for one that is not there."""
        found = None if match in self.clocks.behind else await self._live_matches.live(match)
        if found is not None and not await self._live_matches.is_outdated(found):
            return found
        async with self.locked(match) as live:
            return live

    async def entries(self, match: int, after: int | None = None) -> tuple[Entry, ...]:
        """The log of a match, or what came after an entry of it."""
        live = await self.live(match)
        return await self._live_matches.entries(live.match, after)

    async def earlier_result(self, *marks: int) -> Receipt | None:
        """The receipt of what an interaction or draft of these numbers has left in the log, or None."""
        for mark in marks:
            if done := await self.store.read.find_interaction(mark):
                # Not by `self.entries`: whoever asks may hold the match.
                live = await self._live_matches.live(done.match)
                entries = await self._live_matches.entries(live.match, done.seq - 1)
                return Receipt(done.match, entries[: done.last - done.seq + 1], mark)
        return None

    async def next_due(self) -> datetime | None:
        """When the next timer of any match comes due; None where no clock runs."""
        return await self.store.read.next_due()

    async def suspect(self, match: int) -> None:
        """Read its log again, where it may not be whole. Refused (match_aside) where it can't be read."""
        self._live_matches.mark_stale(match)
        await self._live_matches.live(match)

    # --- tables and moves of people ---

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
        limits: Limits | None = None,
    ) -> int:
        """A new table, kept with what its host sets at once: player 0, `people` being those from 1 on.

        Returns its match's number. Refused (content_missing, content_unserved), or as the table refuses a
        setting: then no table is opened. QuotaFull, by `limits`.
        """
        if interaction is not None and (before := await self.store.read.find_interaction(interaction)):
            return before.match
        game, pack = await self._live_matches.contents.load_for_new_match(
            action.game, action.version, action.content
        )
        master = self.entropy(32)
        new = NewMatch(action.game, guild, channel, host, action.language, master, self.now(), spots, pack)
        # Number 0: it has none before it is kept.
        unkept = Match(0, new.game, guild, channel, host, new.language, "open", new.at)
        live = LiveMatch(unkept, MatchState(game, master))
        first = (partial(steps.table_step, player=HOST, action=one) for one in (action, *settings))
        done = apply_all(live.match_state, *first)
        move = self.prepare_commit(live, done, Click(interaction, None, (host, *people)))
        try:
            made = await self.store.write.open_match(Opening(new, move.append, limits))
        except InteractionDone as earlier:
            return earlier.match
        live.match = replace(live.match, id=made)
        self._live_matches.add_new(live)
        self._apply(move)
        return made

    def check_opening(self, game: str, content: str) -> None:
        """Refused (content_unserved) where no new table of this game can be opened on this content."""
        self._live_matches.contents.check_served(game, content)

    async def act_at_table(
        self, match: int, user: int, action: AnyTableAction, interaction: int | None = None
    ) -> Receipt:
        """A table action by a person; Refused when the table does not do it."""
        return await self.act_about_guest(match, user, user, lambda player: action, interaction)

    async def call_awaited(self, match: int, user: int, interaction: int | None = None) -> Receipt:
        """The host has those called in public who are awaited, as far as everybody may know it.

        Refused with nobody_awaited, called_lately, or as any action of the host's. Who is awaited is asked
        under the lock, so nobody is called who has just answered.
        """

        def call(live: LiveMatch) -> CallAwaited:
            return CallAwaited(live.others_awaited_in_public(user), int(self.now().timestamp()))

        return await self.act_as_it_stands(match, user, call, interaction)

    @again_if_late
    async def act_as_it_stands(
        self,
        match: int,
        user: int,
        make_action: Callable[[LiveMatch], AnyTableAction],
        interaction: int | None = None,
    ) -> Receipt:
        """A table action by a person that is made of the match as it stands once it is held.

        So of two that are asked for at once the second knows what the first has changed. `make_action` may
        raise Refused.
        """

        def make_step() -> StepFunction:
            action = make_action(live)
            return partial(steps.table_step, player=live.player_or_next(user), action=action)

        async with self.locked(match) as live:
            return await self._commit_once(live, Click(interaction, None), make_step)

    @again_if_late
    async def act_about_guest(
        self, match: int, user: int, guest: int, action_about: About, interaction: int | None = None
    ) -> Receipt:
        """A table action by `user` about `guest`, who may be new to the table: made from their number."""
        async with self.locked(match) as live:
            newcomers = (guest,) if live.player_of(guest) is None else ()
            action = action_about(live.player_or_next(guest))
            if isinstance(action, Begin):
                action = replace(action, seen=await seen_before(live, self.store, self._live_matches))
            step = partial(steps.table_step, player=live.player_or_next(user), action=action)
            return await self._commit_once(live, Click(interaction, None, newcomers), lambda: step)

    @again_if_late
    async def act(
        self,
        match: int,
        user: int,
        action: Any,
        wait: str | None = None,
        interaction: int | None = None,
        draft: int | None = None,
        *,
        check: Callable[[LiveMatch], None] = lambda live: None,
    ) -> Receipt:
        """A person's move in answer to `wait`; refused where that is over, or by `check` of the held match.

        `draft` is a number below zero: what was sent with it before, by whatever click, is not sent again.
        """

        def make_step() -> StepFunction:
            check(live)
            seat, player = live.seat_asked(user, wait), live.player_of(user)
            return partial(steps.move_step, seat=seat, by=player, action=action)

        async with self.locked(match) as live:
            return await self._commit_once(live, Click(interaction, draft), make_step)

    @again_if_late
    async def act_as_program(self, match: int, action: AnyTableAction) -> Receipt:
        """A table action of nobody at the table: the program's own, such as a halt. Refused as any other."""
        async with self.locked(match) as live:
            return await self.keep(live, steps.system_step(live.match_state, action))

    @again_if_late
    async def move_to_channel(self, match: int, user: int, home: Home) -> None:
        """The host (`user`) brings the match to another channel, all of it or nothing. Refused (host_only).

        A match that had been halted since its channel or server was gone goes on.
        """
        async with self.locked(match) as live:
            if live.table.host is None or live.player_of(user) != live.table.host:
                raise Refused(no("host_only"))
            moves: tuple[PendingCommit, ...] = ()
            if live.table.halted in get_args(Place):
                moves = (self.prepare_commit(live, steps.system_step(live.match_state, GoOn())),)
            async with self.commit_first(*moves):
                appends = (one.append for one in moves)
                await self.store.write.move_match(match, home, *appends, version=live.version)
                live.match = replace(live.match, guild=home.guild, channel=home.channel)

    async def set_language(self, match: int, language: str) -> None:
        """Set the language of what the match says before everybody, from now on.

        The log keeps the language in which its table was opened; no rule asks for it.
        """
        async with self.locked(match) as live:
            await self.store.write.set_language(match, language)
            live.match = replace(live.match, language=language)

    @again_if_late
    async def forget_user(self, user: int) -> tuple[int, ...]:
        """Forget a person at each table, in the store and in memory, in one transaction.

        Nothing here names this user any more; the running matches go on, and their numbers are returned so
        that they can be told. StoreError as of any write: then they are known everywhere as before.
        """
        async with AsyncExitStack() as stack:
            held: list[LiveMatch] = []
            # Locked in the order of their numbers: two who do this at once wait in no circle.
            for match, _ in await self.store.read.matches_of_user(user):
                # A match of a game that is not played here any more is Refused: it has rows alone.
                with suppress(Refused):
                    held.append(await stack.enter_async_context(self.locked(match.id)))
            moves = [
                self.prepare_commit(
                    live, steps.table_step(live.match_state, live.player_or_next(user), BeForgotten())
                )
                for live in held
                if live.table.status != "over"
            ]
            async with self.commit_first(*moves):
                await self.store.write.forget(user, *(one.append for one in moves))
            for live in held:
                live.users = tuple(FORGOTTEN_USER if one == user else one for one in live.users)
        return tuple(one.live.match.id for one in moves)

    # --- clocks that stand while nobody can be asked ---

    def stop_all_clocks(self, since: datetime) -> None:
        """Nobody can be asked: every clock stands from `since` on (aware), until the next `start(since)`."""
        self.clocks.all_since = since
        self._mark_stopped(*self.live_matches())

    async def stop_clock(self, match: int, since: datetime) -> bool:
        """Stop the clock of a match at which nobody can be asked, from `since` on (aware).

        It stands until `restart_clock`; False where no clock runs. Refused for a match that is not there.
        """
        async with self.locked(match) as live:
            if match not in self.clocks.stopped and timers.has_running_clock(live):
                await self.clocks.stop(match, since)
                self._mark_stopped(live)
            return match in self.clocks.stopped

    def restart_clock(self, match: int) -> None:
        """People can be asked again: the time is given back before anything else happens to the match."""
        self.clocks.restart(match)
        self._mark_stopped(*(live for live in self.live_matches() if live.match.id == match))

    def _mark_stopped(self, *matches: LiveMatch) -> None:
        """Each of these knows since when its clock stands."""
        for live in matches:
            live.stopped_since = self.clocks.stopped_since(live.match)

    # --- the lock and the commit ---

    @asynccontextmanager
    async def locked(self, match: int) -> AsyncIterator[LiveMatch]:
        """The match under its lock, as it is kept; one that was forgotten while we waited is read anew.

        What other processes have kept is folded first, and what an absence has cost is given back, once.
        """
        while True:
            live = await self._live_matches.live(match)
            async with live.lock:
                if not self._live_matches.is_current(live):
                    continue
                if await self._live_matches.refresh(live):
                    self._mark_stopped(live)
                    self._tell_changed(match)
                    if not self._live_matches.is_current(live):
                        continue
                try:
                    await self._give_time_back(live)
                except VersionTaken:
                    continue
                yield live
                return

    async def _give_time_back(self, live: LiveMatch) -> None:
        """Move the clock of a match that is held by what an absence has cost, where this process minds it."""
        since = self.clocks.behind.get(live.match.id)
        if since is None or not self.clocks.is_ours(live.match.guild):
            return
        done = timers.give_time_back(live, since, self.clocks.time_of(live.match, self.now()))
        moves = () if done is None else (self.prepare_commit(live, done),)
        async with self.commit_first(*moves):
            await self.clocks.catch_up(live.match.id, *(move.append for move in moves))

    async def _commit_once(
        self, live: LiveMatch, click: Click, make_step: Callable[[], StepFunction]
    ) -> Receipt:
        """A redelivered click is answered as its first delivery was: nothing happens twice.

        The step is made inside, since a click that has been answered before may be refused by now.
        """
        try:
            return await self.keep(live, apply_all(live.match_state, make_step()), click)
        except (InteractionDone, Refused):
            before = await self.earlier_result(*click.marks)
            if before is None:
                raise
            return before

    async def keep(
        self, live: LiveMatch, done: StepResult, click: Click = NO_CLICK, spent: tuple[TimerKey, ...] = ()
    ) -> Receipt:
        """Commit a step of one match that is held; `spent` timers are used up with it."""
        move = self.prepare_commit(live, done, click, spent)
        async with self.commit_first(move):
            await self.store.write.append(move.append)
        return Receipt(live.match.id, done.entries)

    def prepare_commit(
        self, live: LiveMatch, done: StepResult, click: Click = NO_CLICK, spent: tuple[TimerKey, ...] = ()
    ) -> PendingCommit:
        """All that a step of a match that is held writes, its deadlines too, for one transaction."""
        now = self.now()  # once: a deadline is counted from the very moment at which its move is kept
        move = commit.prepare(
            live,
            done,
            self._live_matches.scribes[live.match.game],
            click,
            clock=self.clocks.time_of(live.match, now),
            at=now,
            patience=self._patience,
            recipients=self._recipients,
            spent=spent,
        )
        self.pending_stewards.note_due(move.append)
        return move

    @asynccontextmanager
    async def commit_first(self, *moves: PendingCommit) -> AsyncIterator[None]:
        """Commit first, inside; only then does anything in memory change (and only then is anybody told)."""
        try:
            yield
        except BaseException as error:
            # Whether it was kept is for the log to say, which is read again: a caller that is cancelled takes
            # no write back. An interaction that was done before, or a version that had passed, is no doubt.
            if not isinstance(error, InteractionDone | VersionTaken):
                for move in moves:
                    self._live_matches.mark_stale(move.live.match.id)
            raise
        for move in moves:
            self._apply(move)

    def _apply(self, move: PendingCommit) -> None:
        commit.apply_commit(move)
        self._live_matches.note_growth(move.live, sum(len(entry.body) for entry in move.append.entries))
        self._tell_changed(move.live.match.id)

    def _tell_changed(self, match: int) -> None:
        for listener in self.listeners:
            listener(match)
