"""Deadlines of a match: which waits get one, what a pause leaves of it, what a late move puts off.

In the quiet hours of a table its clock stands still: every length here is waking time.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from engine.clock import auxiliary_timers, waking
from engine.clock.auxiliary_timers import Share
from engine.kernel.table import Table
from engine.kernel.table.paces import Quiet
from engine.kernel.waits import Wait
from engine.store import Timer, TimerKey

Timers = Mapping[TimerKey, Timer]
"""The timers of a match, by key."""

Patience = Callable[[Table, Wait], timedelta | None]
"""How long a table waits for an answer; None for ever."""

LAST_MINUTES = timedelta(minutes=2)
"""HO-R18: an addition this near to the deadline puts it off."""

PUT_OFF = timedelta(minutes=5)
"""HO-R18: by so much, at most as often as the wait says."""


class Change(Struct, frozen=True):
    """What a move does to the timers: those it sets and the keys of those it closes."""

    opened: tuple[Timer, ...]
    closed: tuple[TimerKey, ...]


def update_deadlines(
    now: datetime,
    table: Table,
    waits: tuple[Wait, ...],
    old: Timers,
    patience: Patience,
    share: Share,
    *,
    stretches: bool = True,
) -> Change:
    """New waits get their deadline and what stands beside it, gone ones lose both.

    A move that `stretches` puts late ones off.
    """
    open_ids, quiet = {wait.id for wait in waits}, table.pace.quiet
    deadlines = deadlines_of(old)
    new_waits = (wait for wait in waits if wait.id not in deadlines)
    fresh = (one for wait in new_waits for one in _fresh(now, table, wait, patience, share))
    old_waits = (wait for wait in waits if stretches and wait.id in deadlines)
    late = {wait.id for wait in old_waits if _is_late(now, wait, deadlines[wait.id], quiet)}
    put_off = (_put_off(one, quiet) for one in old.values() if one.wait in late)
    closed = tuple(key for key in old if key.wait not in open_ids)
    return Change((*fresh, *put_off), closed)


def pause(now: datetime, old: Timers, quiet: Quiet | None = None) -> Change:
    """What each running deadline has left, standing still: seconds of waking time."""
    left = (
        replace(one, due=None, remaining=waking.waking_time_between(now, one.due, quiet).total_seconds())
        for one in old.values()
        if one.due is not None
    )
    return Change(tuple(left), ())


def resume(now: datetime, old: Timers, quiet: Quiet | None = None) -> Change:
    """Each standing deadline runs on with what it had left."""
    running = (
        replace(one, due=waking.after(now, timedelta(seconds=one.remaining), quiet), remaining=None)
        for one in old.values()
        if one.remaining is not None
    )
    return Change(tuple(running), ())


def shift(since: datetime, now: datetime, old: Timers, quiet: Quiet | None = None) -> Change:
    """From `since` to `now` nobody could be answered: what was running has left what it had then."""
    running = {key: one for key, one in old.items() if one.due is not None}
    stood = apply_change(running, pause(since, running, quiet))
    return resume(now, stood, quiet)


def extend(old: Timers, waits: tuple[str, ...], hours: int, quiet: Quiet | None = None) -> Change:
    """The running deadlines of these questions so many hours later, with what stands beside them.

    Who was reminded of the old end is reminded of the new one.
    """
    later = timedelta(hours=hours)
    meant = tuple(one for one in old.values() if one.due and one.wait in waits)
    moved = (replace(one, due=waking.after(one.due, later, quiet)) for one in meant if one.due)
    again = (_reminder(one, later, quiet) for one in meant if one.kind == "deadline")
    return Change((*moved, *(one for one in again if one.key not in old)), ())


def apply_change(old: Timers, change: Change) -> dict[TimerKey, Timer]:
    """The timers after a change."""
    kept = {key: one for key, one in old.items() if key not in change.closed}
    return kept | {one.key: one for one in change.opened}


def deadlines_of(timers: Timers) -> dict[str, Timer]:
    """When the waits run out, by their ids: the timers without what stands beside them."""
    return {key.wait: one for key, one in timers.items() if key.kind == "deadline"}


def _fresh(now: datetime, table: Table, wait: Wait, patience: Patience, share: Share) -> Iterator[Timer]:
    length, quiet = patience(table, wait), table.pace.quiet
    if length is not None:
        yield Timer(wait.id, wait.seat, waking.after(now, length, quiet))
        yield from auxiliary_timers.timers_beside(now, wait, length, quiet, share)


def _is_late(now: datetime, wait: Wait, deadline: Timer, quiet: Quiet | None) -> bool:
    near = deadline.due is not None and waking.waking_time_between(now, deadline.due, quiet) <= LAST_MINUTES
    return near and deadline.stretched < wait.stretch


def _put_off(timer: Timer, quiet: Quiet | None) -> Timer:
    assert timer.due is not None
    return replace(timer, due=waking.after(timer.due, PUT_OFF, quiet), stretched=timer.stretched + 1)


def _reminder(deadline: Timer, later: timedelta, quiet: Quiet | None) -> Timer:
    assert deadline.due is not None
    due = waking.after(deadline.due, later - auxiliary_timers.near(later), quiet)
    return Timer(deadline.wait, deadline.seat, due, kind="last")
