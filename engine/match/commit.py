"""What one move writes: entries, deadlines, the messages owed, the match's status."""

from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import replace

from engine.clock import clockwork
from engine.clock.auxiliary_timers import share_of
from engine.clock.clockwork import Patience, Timers
from engine.entries import Scribe
from engine.kernel.sealed import readable
from engine.kernel.seats import CLOCK
from engine.kernel.table.lifecycle import MatchBegun, MatchOver, MatchPaused, MatchResumed
from engine.kernel.table.motions import TimeGranted
from engine.kernel.table.paces import Quiet
from engine.kernel.table.timing import ClockMoved
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState, StepResult, read_back
from engine.match.types import Click, Herald
from engine.store import Append, Entry, Match, NewMatch, Post, Status, TimerKey


class PendingCommit(NamedTuple):
    """A step of a match that is held, ready to be kept, and by what it was asked for."""

    live: LiveMatch
    done: StepResult
    change: clockwork.Change
    append: Append
    click: Click


def deadlines(
    done: StepResult,
    old: Timers,
    now: datetime,
    patience: Patience,
    spent: tuple[TimerKey, ...] = (),
) -> clockwork.Change:
    """What the step does to the deadlines of its match; `spent` ones are used up with it."""
    change = _deadline_changes(done, old, now, patience)
    return replace(change, closed=(*change.closed, *spent))


def _deadline_changes(done: StepResult, old: Timers, now: datetime, patience: Patience) -> clockwork.Change:
    happened = {type(event): event for entry in done.entries for event in entry.events}
    table, quiet = done.match_state.table, _quiet(done)
    assert table is not None
    if MatchPaused in happened:
        return clockwork.pause(now, old, quiet)
    if MatchResumed in happened:
        return clockwork.resume(now, old, quiet)
    if ClockMoved in happened:
        return clockwork.shift(datetime.fromtimestamp(happened[ClockMoved].since, UTC), now, old, quiet)
    share, stretches = share_of(done.match_state.master), _in_public(done)
    waits = done.match_state.waits
    change = clockwork.update_deadlines(now, table, waits, old, patience, share, stretches=stretches)
    return _with_time_granted(done, old, change)


def _with_time_granted(done: StepResult, old: Timers, change: clockwork.Change) -> clockwork.Change:
    """More time that the table has just given, on top of what the step changes anyway."""
    hours = sum(one.hours for entry in done.entries for one in entry.events if isinstance(one, TimeGranted))
    if not hours:
        return change
    later = clockwork.extend(
        clockwork.apply_change(old, change), done.match_state.memory.granted, hours, _quiet(done)
    )
    moved = {one.key for one in later.opened}
    kept = tuple(one for one in change.opened if one.key not in moved)
    return clockwork.Change((*kept, *later.opened), change.closed)


def _quiet(done: StepResult) -> Quiet | None:
    return None if done.match_state.table is None else done.match_state.table.pace.quiet


def _in_public(done: StepResult) -> bool:
    """Whether a seat did what everybody may see: a private offer must not move a deadline (HO-R18)."""
    by_seats = (entry for entry in done.entries if entry.seat is not None and entry.seat != CLOCK)
    return any(readable(event, None) for entry in by_seats for event in entry.events)


def boxes(done: StepResult, scribe: Scribe) -> tuple[Entry, ...]:
    """The entries as the store keeps them."""
    return tuple(Entry(entry.seq, scribe.write(entry)) for entry in done.entries)


def posts(before: MatchState, done: StepResult, herald: Herald) -> tuple[Post, ...]:
    """The messages owed for the entries, each as the match stood after it."""
    owed = list[Post]()
    for entry in done.entries:
        after = done.match_state if entry is done.entries[-1] else read_back(before, entry)
        owed += (Post(entry.seq, target) for target in herald(after, entry, before))
        before = after
    return tuple(owed)


def spending(match: int, spent: clockwork.Change, at: datetime) -> Append:
    """Timers that are used up, for a transaction of their own."""
    return Append(match, (), spent.opened, spent.closed, (), None, None, at)


def append_of(
    live: LiveMatch, done: StepResult, scribe: Scribe, change: clockwork.Change, herald: Herald, at: datetime
) -> Append:
    """All of a step for one transaction, as the clock plays it."""
    return Append(
        match=live.match.id,
        entries=boxes(done, scribe),
        opened=change.opened,
        closed=change.closed,
        posts=posts(live.match_state, done, herald),
        interaction=None,
        status=status(done),
        at=at,
        unattended=_among_stewards(done.match_state),
    )


def _among_stewards(after: MatchState) -> bool:
    """Whether stewards play at the table, which has begun."""
    chairs = () if after.state is None or after.table is None else after.table.chairs
    return any(chair.steward is not None for chair in chairs)


def with_click(append: Append, live: LiveMatch, click: Click) -> Append:
    """As a click brings it: with its marks, and the users who get the next numbers at the table."""
    players = tuple(enumerate(click.newcomers, len(live.people)))
    return replace(append, interaction=click.interaction, draft=click.draft, players=players)


def unkept(new: NewMatch) -> Match:
    """A match that is about to be kept, as yet without a number."""
    return Match(0, new.game, new.guild, new.channel, new.host, new.language, "open", new.at)


def status(done: StepResult) -> Status | None:
    """What the step makes of the match, None when it stays what it was."""
    happened = {type(event) for entry in done.entries for event in entry.events}
    if MatchOver in happened:
        return "ended"
    return "running" if MatchBegun in happened else None


def stand(move: PendingCommit) -> None:
    """The match in memory as it is kept now."""
    timers = clockwork.apply_change(move.live.timers, move.change)
    move.live.stand(move.done.match_state, timers, move.click.newcomers, move.done.entries)
