"""What one move writes: entries, deadlines, the messages owed, the match's status, in one transaction.

    step ─► StepResult ─► prepare ─► PendingCommit ─► store ─► apply_commit
                          (pure)     (one Append)     (fsync)  (memory; then the listeners are told)

One transaction, for each part is wrong without the others: after an entry without its deadlines a table waits
for ever, deadlines without their entry play for somebody who has answered, and a message that is not owed
with its entry is never sent. Nothing in memory changes before the store has kept it all.

`Click` says by what something was asked for, so that what is delivered twice is kept once; `Receipt` is what
the asker is told.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine import entries
from engine.clock import deadlines
from engine.clock.deadlines import Change, Patience, Timers
from engine.kernel.sealed import is_readable
from engine.kernel.seats import CLOCK
from engine.kernel.table.lifecycle import MatchBegun, MatchOver, MatchPaused, MatchResumed
from engine.kernel.table.motions import TimeGranted
from engine.kernel.table.timing import ClockMoved
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState, StepResult, after_entry
from engine.store import Append, Entry, Post, Status, Store, Target, TimerKey

Recipients = Callable[[MatchState, entries.Entry, MatchState], tuple[Target, ...]]
"""Who is owed a message: by the match after the entry, the entry, the match before it."""


class Click(Struct, frozen=True):
    """By what something is asked for: an interaction, the draft it sends, and who is new at the table by it.

    What is asked for once more by the same interaction or draft is answered as it was, and nothing happens.
    """

    interaction: int | None = None
    draft: int | None = None
    newcomers: tuple[int, ...] = ()

    @property
    def marks(self) -> tuple[int, ...]:
        """The numbers under which the log finds the click again."""
        return tuple(mark for mark in (self.interaction, self.draft) if mark is not None)


NO_CLICK = Click()
"""Of what the clock or a steward does."""


class Receipt(Struct, frozen=True):
    """What is kept: its entries, and the mark under which they were kept before, if they were."""

    match: int
    entries: tuple[entries.Entry, ...]
    mark: int | None = None

    @property
    def is_repeat(self) -> bool:
        """Whether nothing was kept now: an earlier delivery of the click, or of its draft, had done so."""
        return self.mark is not None

    @property
    def is_second_press(self) -> bool:
        """Whether it was another click, with the same draft."""
        return self.mark is not None and self.mark < 0


class PendingCommit(NamedTuple):
    """A step of a match that is held, ready to be kept, and by what it was asked for."""

    live: LiveMatch
    done: StepResult
    change: Change
    append: Append
    click: Click


def prepare(
    live: LiveMatch,
    done: StepResult,
    scribe: entries.Scribe,
    click: Click,
    *,
    clock: datetime,
    at: datetime,
    patience: Patience,
    recipients: Recipients,
    spent: tuple[TimerKey, ...] = (),
) -> PendingCommit:
    """All of a step of a match that is held, for one transaction at this time.

    `clock` is what time it is for the deadlines of the match, which may stand still; `spent` timers are used
    up with the step. The users of `click` who are new get the next numbers at the table.
    """
    change = deadline_change(done, live.timers, clock, patience, spent)
    players = tuple(enumerate(click.newcomers, len(live.users)))
    after = done.match_state
    chairs = () if after.state is None or after.table is None else after.table.chairs
    append = Append(
        match=live.match.id,
        entries=tuple(Entry(entry.seq, scribe.write(entry)) for entry in done.entries),
        opened=change.opened,
        closed=change.closed,
        posts=owed_posts(live.match_state, done, recipients),
        interaction=click.interaction,
        status=new_status(done),
        at=at,
        unattended=any(chair.steward is not None for chair in chairs),
        draft=click.draft,
        players=players,
        version=live.version,
    )
    return PendingCommit(live, done, change, append, click)


def deadline_change(
    done: StepResult,
    old: Timers,
    now: datetime,
    patience: Patience,
    spent: tuple[TimerKey, ...] = (),
) -> Change:
    """The change of the match's deadlines that comes with a step; `spent` timers are used up with it."""
    happened = {type(event): event for entry in done.entries for event in entry.events}
    after, table = done.match_state, done.match_state.table
    assert table is not None
    quiet = table.pace.quiet
    if MatchPaused in happened:
        change = deadlines.pause(now, old, quiet)
    elif MatchResumed in happened:
        change = deadlines.resume(now, old, quiet)
    elif ClockMoved in happened:
        since = datetime.fromtimestamp(happened[ClockMoved].since, UTC)
        change = deadlines.shift(since, now, old, quiet)
    else:
        share, stretches = deadlines.share_of(after.master), is_seen_move(done)
        change = deadlines.update_deadlines(
            now, table, after.waits, old, patience, share, stretches=stretches
        )
        hours = sum(
            one.hours for entry in done.entries for one in entry.events if isinstance(one, TimeGranted)
        )
        if hours:
            # More time that the table has just given comes on top of what the step changes anyway.
            there = deadlines.apply_change(old, change)
            later = deadlines.extend(there, after.memory.just_extended, hours, share, quiet)
            moved = {one.key for one in later.opened}
            kept = tuple(one for one in change.opened if one.key not in moved)
            change = Change((*kept, *later.opened), change.closed)
    return replace(change, closed=(*change.closed, *spent))


def is_seen_move(done: StepResult) -> bool:
    """Whether a seat did what everybody may see: a private offer must not move a deadline (HO-R18)."""
    by_seats = (entry for entry in done.entries if entry.seat is not None and entry.seat != CLOCK)
    return any(is_readable(event, None) for entry in by_seats for event in entry.events)


def owed_posts(before: MatchState, done: StepResult, recipients: Recipients) -> tuple[Post, ...]:
    """The messages owed for the entries, each as the match stood after it."""
    owed = list[Post]()
    # Only the match after the last entry is at hand; the steps before it are folded once more.
    for entry in done.entries:
        after = done.match_state if entry is done.entries[-1] else after_entry(before, entry)
        owed += (Post(entry.seq, target) for target in recipients(after, entry, before))
        before = after
    return tuple(owed)


def new_status(done: StepResult) -> Status | None:
    """The match's status after the step, None when it stays the same."""
    happened = {type(event) for entry in done.entries for event in entry.events}
    if MatchOver in happened:
        return "ended"
    return "running" if MatchBegun in happened else None


def apply_commit(move: PendingCommit) -> None:
    """The match in memory as it is kept now. Call it only after the store has kept `move.append`."""
    timers = deadlines.apply_change(move.live.timers, move.change)
    move.live.update(move.done.match_state, timers, move.click.newcomers, move.done.entries)
    move.live.version = move.append.next_version


class PendingStewards:
    """Where stewards may still have to move: kept with each move, taken back now and then in one write.

    A move says with its commit that stewards must be asked; that they were is written later, for many. A
    program that dies in between asks some of them once more, and they have nothing to do.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: set[int] = set()
        self._clear_at: dict[int, int | None] = {}
        """By match: the version of it at which its stewards had nothing to do."""

    def note_due(self, append: Append) -> None:
        """Call it under the match's lock for what is about to be kept, before it is."""
        if append.unattended:
            self._due.add(append.match)

    def clear_due(self, live: LiveMatch) -> None:
        """The stewards of a match that is held have nothing to do."""
        self._due.discard(live.match.id)
        self._clear_at[live.match.id] = live.version

    async def note(self) -> None:
        """Write down whose stewards need not be asked at a start."""
        clear = {match: version for match, version in self._clear_at.items() if match not in self._due}
        self._clear_at = {}
        if clear:
            await self._store.write.clear_stewards_due(clear)
