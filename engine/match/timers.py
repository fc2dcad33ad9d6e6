"""Timers of a match that have come due, the reminders they ask for, and clocks that stand still.

`due_timers` puts what has come due into the order in which it is played; engine/automatic_moves.py plays it.

Nobody loses time while the program was away, or while somebody could not be asked. A clock that stands has a
row in the store (`lag`: the match, and since when), and nothing of it comes due. Once it runs again, whoever
first takes the match under its lock gives the time back (`give_time_back`): an entry moves each running
deadline by what was lost of waking time, and the row goes in the same transaction. So a program that dies
before finds the row again, and one that dies after gives nothing back twice. `StoppedClocks` knows the rows.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct

from engine.clock import waking
from engine.clock.deadlines import next_turn, share_of
from engine.kernel.refused import Refused
from engine.kernel.seats import CLOCK
from engine.kernel.table.timing import Awaited, Mark, MoveClock, Remind
from engine.match import steps
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState, StepResult
from engine.store import Append, Due, Match, Store, Timer, TimerKey, TimerKind
from engine.store.slots import fences_of

REMINDERS: Final[tuple[TimerKind, ...]] = ("half", "last")


# --- what has come due ---


class DueTimer(Struct, frozen=True):
    """One thing to be done at a match: for these waits, by which these timers are used up."""

    match: int
    kind: TimerKind
    waits: tuple[str, ...]
    spent: tuple[TimerKey, ...] = ()


def due_timers(due: Iterable[Due]) -> tuple[DueTimer, ...]:
    """Deadlines and turns that have come due, in the clock's order, then one reminder a match.

    A wait that has run out needs no reminder any more, one that is near its end only the last.
    """
    rows = tuple((one.match, one.key) for one in due)
    over = {(match, key.wait) for match, key in rows if key.kind == "deadline"}
    marks: dict[tuple[int, str], Mark] = {}
    found: list[DueTimer] = []
    for match, key in rows:
        if key.kind in ("deadline", "turn"):
            found.append(DueTimer(match, key.kind, (key.wait,), (key,)))
        elif (match, key.wait) not in over:
            last = "last" if key.kind == "last" else marks.get((match, key.wait), "half")
            marks[match, key.wait] = last
    return (*found, *_reminders(marks, frozenset(rows)))


def _reminders(
    marks: dict[tuple[int, str], Mark], rows: frozenset[tuple[int, TimerKey]]
) -> Iterator[DueTimer]:
    """One for each match and mark."""
    for match, mark in dict.fromkeys((match, mark) for (match, _), mark in marks.items()):
        waits = tuple(wait for (other, wait), one in marks.items() if (other, one) == (match, mark))
        keys = (TimerKey(wait, kind) for wait in waits for kind in REMINDERS)
        yield DueTimer(match, mark, waits, tuple(key for key in keys if (match, key) in rows))


# --- turns and reminders ---


def turn_for_late_orders(live: LiveMatch, turn: DueTimer, now: datetime) -> Timer | None:
    """The next turn of a question that is open still after this one; None where its deadline is near.

    Orders may be written after a turn, and ones that were refused at it may be possible later.
    """
    (key,), deadline = turn.spent, live.timers.get(TimerKey(turn.waits[0]))
    if deadline is None:
        return None
    share, quiet = share_of(live.match_state.master), live.table.pace.quiet
    return next_turn(now, live.timers[key], deadline, quiet, share)


def remind_step(live: LiveMatch, timer: DueTimer) -> StepResult | None:
    """The entry of a mark to which the clock has come; None where nobody is to be told."""
    asked = still_awaited(live.match_state, live.deadlines, timer.waits)
    mark: Mark = "last" if timer.kind == "last" else "half"
    return steps.system_step(live.match_state, Remind(mark, asked)) if asked else None


def still_awaited(
    match_state: MatchState, deadlines: Mapping[str, Timer], waits: tuple[str, ...]
) -> tuple[Awaited, ...]:
    """The questions of `waits` that are still open to a person; none while the match stands still."""
    table = match_state.table
    if table is None or table.status != "playing":
        return ()
    awaited = []
    for wait in match_state.waits:
        if wait.id not in waits or not wait.must or wait.seat == CLOCK:
            continue
        chair, deadline = table.chairs[wait.seat], deadlines.get(wait.id)
        is_present = chair.player is not None and chair.steward is None
        if is_present and deadline is not None and deadline.due is not None:
            awaited.append(Awaited(wait.seat, wait.id, wait.ask, int(deadline.due.timestamp()), wait.secret))
    return tuple(awaited)


# --- clocks that stand ---


class StoppedClocks:
    """Which clocks stand still, and since when.

    `behind` are those that run again and have still to be moved, the nearest deadline first. `stopped` are
    those of matches at which nobody can be asked now; `all_since`: nobody can be asked anywhere since then. A
    move that is made meanwhile counts its deadlines from the moment at which the clock stands, so that each
    has its whole time left when the clock is moved.

    Where several processes play, `is_ours` says of a server whether this one minds the clocks there: of any
    other it gives no time back, and each that stands in the store stands here as well.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_ours: Callable[[int], bool] = lambda guild: True
        self.behind: dict[int, datetime] = {}
        self.stopped: dict[int, datetime] = {}
        self.all_since: datetime | None = None

    async def start(self, since: datetime | None, now: datetime) -> None:
        """Read which clocks have still to be moved; `since`: an absence that began then has just ended."""
        if since is not None:
            await self._store.write.note_absence(since, now, fences_of(self._store.slots))
        self.all_since = None
        await self.read_lagging()

    async def read_lagging(self) -> None:
        """Read which clocks have still to be moved. Called whenever our slots are others, too."""
        lagging = await self._store.read.lagging_matches()
        self.behind = {match: one for match, one in lagging if match not in self.stopped}

    def note_kept(self, match: int, since: datetime | None) -> None:
        """Note since when the clock of a match stands in the store, where others write too; None: it runs."""
        if since is None:
            self.behind.pop(match, None)
            self.stopped.pop(match, None)
        elif match not in self.stopped:
            self.behind[match] = since

    def stopped_since(self, match: Match) -> datetime | None:
        """Since when the clock of a match stands because nobody can be asked; None while it runs."""
        found = [self.stopped.get(match.id), self.all_since]
        if not self.is_ours(match.guild):
            found.append(self.behind.get(match.id))
        return min((one for one in found if one is not None), default=None)

    def time_of(self, match: Match, now: datetime) -> datetime:
        """The time by which a match counts its deadlines: a clock that stands shows when it stopped."""
        return min(now, self.stopped_since(match) or now)

    def is_due(self, live: LiveMatch, keys: tuple[TimerKey, ...], now: datetime) -> bool:
        """Whether the time of any of these timers is up, at a match that is held and whose clock is ours.

        Ask once it is held: while it was waited for it may have been granted more time, or given back what
        an absence cost, and another process may mind it by now.
        """
        time, timers = self.time_of(live.match, now), (live.timers.get(key) for key in keys)
        has_come = any(one is not None and one.due is not None and one.due <= time for one in timers)
        return has_come and self.is_ours(live.match.guild)

    async def stop(self, match: int, since: datetime) -> None:
        """The clock of a match that is held and not behind stands from `since` on.

        It is kept as an absence is: a program that ends meanwhile gives the time back when it starts again.
        """
        since = min(since, self.all_since or since)
        await self._store.write.stop_clock(match, since)
        self.stopped[match] = since

    def restart(self, match: int) -> None:
        """People can be asked again: the clock of this match has to be moved."""
        if match in self.stopped:
            self.behind[match] = self.stopped.pop(match)

    async def catch_up(self, match: int, *appends: Append) -> None:
        """Commit what moves the clock of a match; from now on it is not behind."""
        await self._store.write.catch_up(match, *appends)
        self.behind.pop(match, None)


def give_time_back(live: LiveMatch, since: datetime, now: datetime) -> StepResult | None:
    """The step that moves a match's clock by what it lost.

    None for a match that lost nothing, since no clock of it ran or all was in its quiet hours, and for one
    that was given it back before.
    """
    since = since.astimezone(UTC)
    lost = waking.waking_time_between(since, now, live.table.pace.quiet)
    if not has_running_clock(live) or lost <= timedelta(0):
        return None
    action = MoveClock(int((now - since).total_seconds()), int(since.timestamp()))
    try:
        return steps.system_step(live.match_state, action)
    except Refused:
        return None


def has_running_clock(live: LiveMatch) -> bool:
    """Whether any deadline of this match runs."""
    return any(one.due is not None for one in live.timers.values())
