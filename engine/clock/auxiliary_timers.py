"""What stands beside a wait's deadline: two marks for reminders, and when standing orders play its turn.

They are timers of the same wait, of other kinds, so that they stop, run and end with its deadline.
"""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

from engine.clock import waking
from engine.kernel.seats import CLOCK
from engine.kernel.table.paces import Quiet
from engine.kernel.waits import Wait
from engine.store import Timer, TimerKind

SHORTEST: Final = timedelta(minutes=10)
"""Nobody is reminded of a wait shorter than this."""

NEAR: Final = timedelta(hours=1)
NEAR_PART: Final = 6
"""The last reminder comes when a sixth of the time is left, but no earlier than an hour before the end."""

TURN_FROM: Final = 0.1
TURN_TO: Final = 0.6
"""Between these parts of the time lies the moment at which standing orders play."""

Share = Callable[[str], float]
"""For a wait's id a part of the whole, from 0 to less than 1, that nobody can foresee."""


def share_of(master: bytes) -> Share:
    """Shares drawn from a match's secret: the same after a restart, and no entropy is used up for them."""

    def share(wait: str) -> float:
        key = blake2b(wait.encode(), key=master[:64], digest_size=6, person=b"turn of a wait")
        return int.from_bytes(key.digest(), "big") / (1 << 48)

    return share


def timers_beside(
    now: datetime, wait: Wait, length: timedelta, quiet: Quiet | None, share: Share
) -> Iterator[Timer]:
    """The timers beside a new wait that a seat must answer, whoever plays the seat: they betray nothing."""
    if not wait.must or wait.seat == CLOCK:
        return
    yield _timer("turn", wait, waking.after(now, length * turn_part(share(wait.id)), quiet))
    if length >= SHORTEST:
        yield _timer("half", wait, waking.after(now, length / 2, quiet))
        yield _timer("last", wait, waking.after(now, length - near(length), quiet))


def turn_part(share: float) -> float:
    """The part of the time at which orders play."""
    return TURN_FROM + (TURN_TO - TURN_FROM) * share


def near(length: timedelta) -> timedelta:
    """How long before the end of such a wait its last reminder comes."""
    return min(length / NEAR_PART, NEAR)


def _timer(kind: TimerKind, wait: Wait, due: datetime) -> Timer:
    return Timer(wait.id, wait.seat, due, kind=kind)
