"""What stands beside a wait's deadline: two marks for reminders, and when standing orders play its turn.

They are rows of the same table with ids of their own (`half/<wait>`), so that they stop and run with it.
"""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final, Literal

from engine.clock import waking
from engine.kernel.seats import CLOCK
from engine.kernel.table.timing_messages import Quiet
from engine.kernel.waits import Wait
from engine.store import Deadline

AuxiliaryTimer = Literal["half", "last", "turn"]
AUXILIARY_TIMERS: Final[tuple[AuxiliaryTimer, ...]] = ("half", "last", "turn")

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


def id_of(auxiliary: AuxiliaryTimer, wait: str) -> str:
    """The id of the row."""
    return f"{auxiliary}/{wait}"


def parted(id: str) -> tuple[AuxiliaryTimer | None, str]:
    """What stands beside which wait; None and the wait itself for its own deadline."""
    kind, _, wait = id.partition("/")
    return next(((one, wait) for one in AUXILIARY_TIMERS if one == kind and wait), (None, id))


def opened(
    now: datetime, wait: Wait, length: timedelta, quiet: Quiet | None, share: Share
) -> Iterator[Deadline]:
    """The rows beside a new wait that a seat must answer, whoever plays the seat: they betray nothing."""
    if not wait.must or wait.seat == CLOCK:
        return
    yield _row("turn", wait, waking.after(now, length * turn_part(share(wait.id)), quiet))
    if length >= SHORTEST:
        yield _row("half", wait, waking.after(now, length / 2, quiet))
        yield _row("last", wait, waking.after(now, length - near(length), quiet))


def turn_part(share: float) -> float:
    """The part of the time at which orders play."""
    return TURN_FROM + (TURN_TO - TURN_FROM) * share


def near(length: timedelta) -> timedelta:
    """How long before the end of such a wait its last reminder comes."""
    return min(length / NEAR_PART, NEAR)


def _row(auxiliary: AuxiliaryTimer, wait: Wait, due: datetime) -> Deadline:
    return Deadline(id_of(auxiliary, wait.id), wait.seat, due)
