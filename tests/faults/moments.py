"""When a bot dies: what a small Discord has just seen, counted."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.loopback.faults import Phase
from tests.loopback.town import Json

CALLBACK, POST = "POST /interactions/.*/callback", "POST /channels/.*/messages"
LETTER = "POST /webhooks/"

MOMENTS: Final = (
    "told INTERACTION_CREATE",
    f"came {CALLBACK}",
    f"done {CALLBACK}",
    f"came {POST}",
    f"done {POST}",
    f"done {POST}",
    "done PATCH",
    "came PATCH",
    f"came {LETTER}",
    f"done {LETTER}",
    "came GET /channels/.*/messages",
    "began",
    "alarm",
)
"""When a bot may die: what a small Discord has just seen, its own start, or its clock's play."""

OFTEN: Final = 6
"""The moment is one of the first so many of its kind."""


@dataclass(frozen=True)
class Moment:
    """The `nth` time that `seen` matches, and so many seconds later."""

    seen: str
    nth: int
    later: float


def moments(dice: Random, often: int = OFTEN) -> Iterator[Moment]:
    """One moment after another, without end."""
    while True:
        seen = dice.choice(MOMENTS)
        yield Moment(seen, dice.randint(1, often), dice.choice((0.0, dice.uniform(0, 0.05))))


def counted(moment: Moment, then: Callable[[], None]) -> Callable[[str], None]:
    """Hears every line of what is seen, and does `then` when the moment has come."""
    count = 0

    def saw(line: str) -> None:
        nonlocal count
        if re.match(moment.seen, line):
            count += 1
            if count == moment.nth:
                then()

    return saw


def tap(saw: Callable[[str], None]) -> Callable[[str, str, Phase], Any]:
    """What the small Discord asks before and after it does something: it is told as a line."""

    async def tap(method: str, path: str, phase: Phase) -> None:
        saw(f"{phase} {method} {path}")

    return tap


def telling(saw: Callable[[str], None], tell: Callable[[str, Json], None]) -> Callable[[str, Json], None]:
    """The gateway's way of telling, which is told as a line, too, once it is done."""

    def telling(event: str, data: Json) -> None:
        tell(event, data)
        saw(f"told {event}")

    return telling
