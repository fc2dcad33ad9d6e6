"""The clock's work at all matches: what has come due is done one by one, an error at one stops no other."""

from collections.abc import Iterable
from typing import Any, Protocol

from engine.clock.due_timers import DueTimer, due_timers
from engine.kernel.refused import Refused
from engine.match.handed import Failed
from engine.store import Due, TimerKey


class Service(Protocol):
    """What is needed of the service of matches."""

    async def expire(self, match: int, wait: str) -> Any:
        """A wait's time is up."""

    async def play_orders(self, match: int, wait: str) -> bool:
        """The moment at which a silent house plays by its standing orders; whether it did."""

    async def remind(self, timer: DueTimer) -> bool:
        """A mark of the clock; whether anybody is told."""

    async def spend(self, match: int, keys: tuple[TimerKey, ...]) -> None:
        """Timers that are used up."""


async def expire_due(service: Service, due: Iterable[Due], failed: Failed) -> tuple[int, ...]:
    """Everything that has come due, in the clock's order; the matches that moved."""
    moved: list[int] = []
    for timer in due_timers(due):
        try:
            if await fire(service, timer):
                moved.append(timer.match)
        except Refused:
            continue
        except Exception as error:
            failed(timer.match, error)
    return tuple(dict.fromkeys(moved))


async def fire(service: Service, timer: DueTimer) -> bool:
    """One of them; whether its match moved. A turn at which nothing is played leaves no trace in the log."""
    if timer.kind == "deadline":
        await service.expire(timer.match, timer.waits[0])
        return True
    if timer.kind != "turn":
        return await service.remind(timer)
    played = await service.play_orders(timer.match, timer.waits[0])
    await service.spend(timer.match, timer.spent)
    return played
