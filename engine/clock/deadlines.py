"""Deadlines of a match: which waits get one and how long it is, what a pause leaves of it, what puts it off.

Every open question (a wait) has a deadline, unless its table waits for ever. A timer is a match, a wait and a
kind: beside the deadline of a question that a seat must answer stand others of the same wait, which stop, run
and end with it.

    opened       turn                    half            last   deadline
      │────────────┼──────────────────────┼───────────────┼────────│
                   standing orders play   reminder        reminder

A turn that brings no answer comes again, until less than an hour is left: orders may be written meanwhile.
Where the table grants more time after the last of them, there is another in the added time.

A move gives a `Change` of the timers, and `apply_change` makes it; nothing here reads a clock or a database.
In the quiet hours of a table its clock stands still: every length here is waking time (waking.py).
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.clock import waking
from engine.kernel.seats import CLOCK
from engine.kernel.table import Table
from engine.kernel.table.paces import Quiet
from engine.kernel.waits import Wait
from engine.store import Timer, TimerKey, TimerKind

Timers = Mapping[TimerKey, Timer]
"""The timers of a match, by key."""

Patience = Callable[[Table, Wait], timedelta | None]
"""How long a table waits for an answer; None for ever."""

Share = Callable[[str], float]
"""For a wait's id a part of the whole, from 0 to less than 1, that nobody can foresee."""

LAST_MINUTES = timedelta(minutes=2)
"""HO-R18: an addition this near to the deadline puts it off."""

PUT_OFF = timedelta(minutes=5)
"""HO-R18: by so much, at most as often as the wait says."""

SHORTEST: Final = timedelta(minutes=10)
"""Nobody is reminded of a wait shorter than this."""

NEAR: Final = timedelta(hours=1)
NEAR_PART: Final = 6
"""The last reminder comes when a sixth of the time is left, but no earlier than an hour before the end."""

TURN_FROM: Final = 0.1
TURN_TO: Final = 0.6
"""Between these parts of the time lies the moment at which standing orders play."""

AGAIN_FROM: Final = 0.4
AGAIN_TO: Final = 0.8
"""Between these parts of what is left then lies the next such moment, for orders that are written later."""

BRIEF_FROM: Final = 0.04
BRIEF_TO: Final = 0.2
"""The same of a brief question: 7 to 36 seconds of three minutes, as a person takes to pass by hand."""

BEAT: Final = timedelta(seconds=2)
"""Beside stewards alone orders answer a brief question after so long: what was claimed can be read."""


# --- how long a table waits ---

Kind = Literal["found", "rank", "draft", "vote", "decide", "other"]

KINDS: Final[Mapping[str, Kind]] = {
    "found": "found",
    "rank_offices": "rank",
    "draft_remove": "draft",
    "draft_take": "draft",
    "draft": "draft",
    "vote": "vote",
    "decide": "decide",
}
"""The kinds of questions (chapter 13 of Houses); whatever is not here is "other"."""

ENDLESS: Final = ("reconsider",)
"""A second thought (CO-R11): nothing happens when it runs out, and a deadline, which stands unboxed, would
tell in sealed windows who has passed."""


def wait_length(table: Table, wait: Wait) -> timedelta | None:
    """How long this table waits for this answer, by its pace; None for ever."""
    if wait.ask in ENDLESS:
        return None
    return timedelta(minutes=getattr(table.pace.lengths, KINDS.get(wait.ask, "other")))


# --- what a move does to the timers ---


class Change(Struct, frozen=True):
    """What a move does to the timers: those it sets and the keys of those it closes."""

    opened: tuple[Timer, ...]
    closed: tuple[TimerKey, ...]


def apply_change(old: Timers, change: Change) -> dict[TimerKey, Timer]:
    """The timers after a change."""
    kept = {key: one for key, one in old.items() if key not in change.closed}
    return kept | {one.key: one for one in change.opened}


def deadlines_of(timers: Timers) -> dict[str, Timer]:
    """When the waits run out, by their ids: the timers without what stands beside them."""
    return {key.wait: one for key, one in timers.items() if key.kind == "deadline"}


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

    A move that `stretches` puts late deadlines off (HO-R18).
    """
    quiet, deadlines = table.pace.quiet, deadlines_of(old)
    is_alone = sum(chair.player is not None for chair in table.chairs) == 1
    opened, late = list[Timer](), set[str]()
    for wait in waits:
        deadline = deadlines.get(wait.id)
        if deadline is None:
            length = patience(table, wait)
            if length is not None:
                opened.append(Timer(wait.id, wait.seat, waking.after(now, length, quiet)))
                opened += timers_beside(now, wait, length, quiet, share, is_alone=is_alone)
        elif stretches and _is_late(now, wait, deadline, quiet):
            late.add(wait.id)
    opened += (
        replace(one, due=waking.after(one.due, PUT_OFF, quiet), stretched=one.stretched + 1)
        for one in old.values()
        if one.wait in late and one.due is not None
    )
    open_ids = {wait.id for wait in waits}
    closed = tuple(key for key in old if key.wait not in open_ids)
    return Change(tuple(opened), closed)


def _is_late(now: datetime, wait: Wait, deadline: Timer, quiet: Quiet | None) -> bool:
    """Whether a move now puts this deadline off: it is near, and was put off less often than it may be.

    One that has come is not put off: a steward that answers at its end would give every other seat five
    minutes more.
    """
    if deadline.due is None or deadline.due <= now:
        return False
    is_near = waking.waking_time_between(now, deadline.due, quiet) <= LAST_MINUTES
    return is_near and deadline.stretched < wait.stretch


def pause(now: datetime, old: Timers, quiet: Quiet | None = None) -> Change:
    """Every running deadline stands still, with what it has left: seconds of waking time."""
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


def extend(
    old: Timers, waits: tuple[str, ...], hours: int, share: Share, quiet: Quiet | None = None
) -> Change:
    """The running deadlines of these questions so many hours later, with what stands beside them."""
    later = timedelta(hours=hours)
    moved, anew = list[Timer](), list[Timer]()
    for one in old.values():
        if one.due is None or one.wait not in waits:
            continue
        moved.append(replace(one, due=waking.after(one.due, later, quiet)))
        if one.kind != "deadline":
            continue
        # Who was reminded of the old end is reminded of the new one.
        if TimerKey(one.wait, "last") not in old:
            due = waking.after(one.due, later - near(later), quiet)
            anew.append(Timer(one.wait, one.seat, due, kind="last"))
        # Orders may be written in the added time, too.
        if TimerKey(one.wait, "turn") not in old:
            due = waking.after(one.due, later * again_part(one.wait, one.due, share), quiet)
            anew.append(Timer(one.wait, one.seat, due, kind="turn"))
    return Change((*moved, *anew), ())


# --- what stands beside a deadline ---


def share_of(master: bytes) -> Share:
    """Shares drawn from a match's secret: the same after a restart, and no entropy is used up for them."""

    def share(wait: str) -> float:
        key = blake2b(wait.encode(), key=master[:64], digest_size=6, person=b"turn of a wait")
        return int.from_bytes(key.digest(), "big") / (1 << 48)

    return share


def timers_beside(
    now: datetime,
    wait: Wait,
    length: timedelta,
    quiet: Quiet | None,
    share: Share,
    *,
    is_alone: bool = False,
) -> Iterator[Timer]:
    """The timers beside a new wait that a seat must answer, whoever plays the seat: they betray nothing.

    Where one person sits among stewards (`is_alone`) nobody is there to whom a moment could tell anything.
    """
    if not wait.must or wait.seat == CLOCK:
        return

    def timer(kind: TimerKind, after: timedelta) -> Timer:
        return Timer(wait.id, wait.seat, waking.after(now, after, quiet), kind=kind)

    part = length * turn_part(share(wait.id), is_brief=wait.brief)
    yield timer("turn", min(part, BEAT) if wait.brief and is_alone else part)
    if length >= SHORTEST:
        yield timer("half", length / 2)
        yield timer("last", length - near(length))


def next_turn(now: datetime, turn: Timer, deadline: Timer, quiet: Quiet | None, share: Share) -> Timer | None:
    """The turn after one that has come and brought no answer; None where less than NEAR is left.

    It comes for every silent seat, with orders or without: so its coming tells nobody who has orders.
    """
    if deadline.due is None or turn.due is None:
        return None
    left = waking.waking_time_between(now, deadline.due, quiet)
    if left < NEAR:
        return None
    return replace(turn, due=waking.after(now, left * again_part(turn.wait, turn.due, share), quiet))


def turn_part(share: float, *, is_brief: bool = False) -> float:
    """The part of the time at which orders play."""
    first, last = (BRIEF_FROM, BRIEF_TO) if is_brief else (TURN_FROM, TURN_TO)
    return first + (last - first) * share


def again_part(wait: str, after: datetime, share: Share) -> float:
    """The part of what is left after this moment at which orders play again."""
    return AGAIN_FROM + (AGAIN_TO - AGAIN_FROM) * share(f"{wait} after {after.timestamp():.0f}")


def near(length: timedelta) -> timedelta:
    """How long before the end of such a wait its last reminder comes."""
    return min(length / NEAR_PART, NEAR)
