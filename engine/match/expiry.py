"""The clock's work at a match: what has come due is done one by one, an error at one stops no other."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any, Protocol

from engine.clock import clockwork
from engine.clock.clockwork import Change
from engine.clock.due_timers import DueTimer, due_timers
from engine.kernel.refused import Refused
from engine.match import commit
from engine.match.live import LiveMatch
from engine.match.match_state import StepResult
from engine.match.reminding import remind_step
from engine.match.types import NOBODYS, Click, Clock, Failed
from engine.store import Store, TimerKey

Then = Callable[[int], Awaitable[None]]
"""Done after a match has moved."""

Unasked = Callable[[int], bool]
"""Whether somebody at this match can't be told what they are asked."""


class Service(Protocol):
    """What is needed of the service of matches."""

    async def expire(self, match: int, wait: str) -> Any:
        """A wait's time is up."""

    async def play_orders(self, match: int, wait: str) -> bool:
        """The moment at which a silent house plays by its standing orders; whether it did."""

    def locked(self, match: int) -> AbstractAsyncContextManager[LiveMatch]:
        """The match under its lock."""

    async def keep(
        self, live: LiveMatch, done: StepResult, click: Click = NOBODYS, spent: tuple[TimerKey, ...] = ()
    ) -> Any:
        """A step of a match that is held; timers used up are closed with it."""


async def expire_due(
    service: Service, store: Store, now: Clock, failed: Failed, unasked: Unasked, then: Then | None = None
) -> tuple[int, ...]:
    """Everything that has come due, a match at a time in the clock's order; the matches that moved.

    Where something `unasked` is owed nothing comes: it may be the very question whose time is up.
    """
    moved: list[int] = []
    for match in await store.read.due_matches(now()):
        if not unasked(match) and await _expire_match(service, store, match, now, failed):
            moved.append(match)
            if then is not None:
                await then(match)
    return tuple(moved)


async def _expire_match(service: Service, store: Store, match: int, now: Clock, failed: Failed) -> bool:
    """What has come due at one match; whether it moved. An error at one wait stops no other."""
    moved = False
    for timer in due_timers(await store.read.due_in_match(match, now())):
        try:
            moved |= await fire(service, store, timer, now)
        except Refused:
            continue
        except Exception as error:
            failed(timer.match, error)
    return moved


async def fire(service: Service, store: Store, timer: DueTimer, now: Clock) -> bool:
    """One of them; whether its match moved. A turn at which nothing is played leaves no trace in the log."""
    if timer.kind == "deadline":
        await service.expire(timer.match, timer.waits[0])
        return True
    if timer.kind != "turn":
        return await remind(service, store, timer, now)
    played = await service.play_orders(timer.match, timer.waits[0])
    async with service.locked(timer.match) as live:
        await spend(store, live, timer.spent, now())
    return played


async def remind(service: Service, store: Store, timer: DueTimer, now: Clock) -> bool:
    """A mark of the clock: people are told that the match awaits them; whether anybody is awaited."""
    async with service.locked(timer.match) as live:
        done = remind_step(live, timer)
        if done is None:
            await spend(store, live, timer.spent, now())
            return False
        await service.keep(live, done, spent=timer.spent)
        return True


async def spend(store: Store, live: LiveMatch, keys: tuple[TimerKey, ...], at: datetime) -> None:
    """Timers of a match that is held are used up, and nothing else happens."""
    spent = Change((), tuple(key for key in keys if key in live.timers))
    if spent.closed:
        await store.write.append(commit.spending(live.match.id, spent, at))
        live.timers = clockwork.apply_change(live.timers, spent)
