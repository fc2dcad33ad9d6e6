"""Deadlines of a match: which waits get one, what a pause leaves of it, what a late move puts off."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.table import Table
from engine.kernel.waits import Wait
from engine.store import Deadline

Patience = Callable[[Table, Wait], timedelta | None]
"""How long a table waits for an answer; None for ever."""

LAST_MINUTES = timedelta(minutes=2)
"""HO-R18: an addition this near to the deadline puts it off."""

PUT_OFF = timedelta(minutes=5)
"""HO-R18: by so much, at most as often as the wait says."""


class Change(Struct, frozen=True):
    """What a move does to the deadlines: those it sets and the ids it closes."""

    opened: tuple[Deadline, ...]
    closed: tuple[str, ...]


def changed(
    now: datetime,
    table: Table,
    waits: tuple[Wait, ...],
    old: Mapping[str, Deadline],
    patience: Patience,
    *,
    stretches: bool = True,
) -> Change:
    """New waits get their deadline, gone ones are closed; a move that `stretches` puts late ones off."""
    open_ids = {wait.id for wait in waits}
    fresh = tuple(_fresh(now, table, wait, patience) for wait in waits if wait.id not in old)
    old_waits = (wait for wait in waits if stretches and wait.id in old)
    late = tuple(_later(old[wait.id]) for wait in old_waits if _is_late(now, wait, old[wait.id]))
    closed = tuple(id for id in old if id not in open_ids)
    return Change((*(one for one in fresh if one is not None), *late), closed)


def paused(now: datetime, old: Mapping[str, Deadline]) -> Change:
    """What each running deadline has left, standing still."""
    left = (
        replace(one, due=None, remaining=max(0.0, (one.due - now).total_seconds()))
        for one in old.values()
        if one.due is not None
    )
    return Change(tuple(left), ())


def resumed(now: datetime, old: Mapping[str, Deadline]) -> Change:
    """Each standing deadline runs on with what it had left."""
    running = (
        replace(one, due=now + timedelta(seconds=one.remaining), remaining=None)
        for one in old.values()
        if one.remaining is not None
    )
    return Change(tuple(running), ())


def granted(old: Mapping[str, Deadline], waits: tuple[str, ...], hours: int) -> Change:
    """The running deadlines of these questions so many hours later, with what hangs on them (`half/<id>`)."""
    later = timedelta(hours=hours)
    moved = (
        replace(one, due=one.due + later)
        for one in old.values()
        if one.due is not None and one.wait.rpartition("/")[2] in waits
    )
    return Change(tuple(moved), ())


def applied(old: Mapping[str, Deadline], change: Change) -> dict[str, Deadline]:
    """The deadlines after a change."""
    kept = {id: one for id, one in old.items() if id not in change.closed}
    return kept | {one.wait: one for one in change.opened}


def _fresh(now: datetime, table: Table, wait: Wait, patience: Patience) -> Deadline | None:
    length = patience(table, wait)
    return None if length is None else Deadline(wait.id, wait.seat, now + length)


def _is_late(now: datetime, wait: Wait, deadline: Deadline) -> bool:
    near = deadline.due is not None and deadline.due - now <= LAST_MINUTES
    return near and deadline.stretched < wait.stretch


def _later(deadline: Deadline) -> Deadline:
    assert deadline.due is not None
    return replace(deadline, due=deadline.due + PUT_OFF, stretched=deadline.stretched + 1)
