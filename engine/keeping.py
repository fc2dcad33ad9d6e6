"""What one move writes: entries, deadlines, the messages owed, the match's status."""

from collections.abc import Mapping
from datetime import datetime

from engine import clockwork
from engine.clockwork import Patience
from engine.entries import Scribe
from engine.kernel.sealed import readable
from engine.kernel.seats import CLOCK
from engine.kernel.table.motions_words import TimeGranted
from engine.kernel.table.words import MatchBegun, MatchOver, MatchPaused, MatchResumed
from engine.sitting import Done
from engine.store import Append, Deadline, Entry, Post, Status

Newcomer = tuple[int, int]
"""A player's number at the table and the user it stands for."""


def deadlines(done: Done, old: Mapping[str, Deadline], now: datetime, patience: Patience) -> clockwork.Change:
    """What the step does to the deadlines of its match."""
    happened = {type(event) for entry in done.entries for event in entry.events}
    if MatchPaused in happened:
        return clockwork.paused(now, old)
    if MatchResumed in happened:
        return clockwork.resumed(now, old)
    table = done.sitting.table
    assert table is not None
    change = clockwork.changed(now, table, done.sitting.waits, old, patience, stretches=_in_public(done))
    return _granted(done, old, change)


def _granted(done: Done, old: Mapping[str, Deadline], change: clockwork.Change) -> clockwork.Change:
    """More time that the table has just given, on top of what the step changes anyway."""
    hours = sum(one.hours for entry in done.entries for one in entry.events if isinstance(one, TimeGranted))
    if not hours:
        return change
    later = clockwork.granted(clockwork.applied(old, change), done.sitting.memory.granted, hours)
    moved = {one.wait for one in later.opened}
    kept = tuple(one for one in change.opened if one.wait not in moved)
    return clockwork.Change((*kept, *later.opened), change.closed)


def _in_public(done: Done) -> bool:
    """Whether a seat did what everybody may see: a private offer must not move a deadline (HO-R18)."""
    by_seats = (entry for entry in done.entries if entry.seat is not None and entry.seat != CLOCK)
    return any(readable(event, None) for entry in by_seats for event in entry.events)


def boxes(done: Done, scribe: Scribe) -> tuple[Entry, ...]:
    """The entries as the store keeps them."""
    return tuple(Entry(entry.seq, scribe.write(entry)) for entry in done.entries)


def append_of(
    match: int, done: Done, scribe: Scribe, change: clockwork.Change, posts: tuple[Post, ...], at: datetime
) -> Append:
    """All of it for one transaction, as the clock plays; a click adds its interaction and its newcomer."""
    return Append(
        match=match,
        entries=boxes(done, scribe),
        opened=change.opened,
        closed=change.closed,
        posts=posts,
        interaction=None,
        status=status(done),
        at=at,
    )


def status(done: Done) -> Status | None:
    """What the step makes of the match, None when it stays what it was."""
    happened = {type(event) for entry in done.entries for event in entry.events}
    if MatchOver in happened:
        return "ended"
    return "running" if MatchBegun in happened else None
