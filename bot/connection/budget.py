"""One budget of requests for the whole application, in the order of what people wait for.

Discord takes fifty requests a second from an application, and bans for a while one that was answered with
10,000 times 401, 403 or 429 within ten minutes (docs.discord.com, Rate Limits). The budget of a single route
is the library's; answers to interactions count against no limit of the application, and never wait here.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import Any, Final, Literal

import aiohttp
from aiolimiter import AsyncLimiter

from bot.logs import log

INVALID: Final = (401, 403, 429)
WINDOW: Final = 600.0
"""Seconds in which answers of these kinds are counted."""

SLOW: Final = 3_000
"""From so many on in a window a tenth of the usual rate is sent: in ten minutes that is 2,400 more."""

HELD: Final = 6_000
"""From so many on nothing goes out but answers, until there are fewer."""

SHARED: Final = "shared"
"""The scope of a 429 that Discord does not count: many ask for the same."""

LOOK: Final = 1.0
"""Seconds between two looks at whether requests may go on."""

State = Literal["open", "slow", "held"]


class Urgency(IntEnum):
    """Who waits for a request; the smaller goes first."""

    ANSWER = 0
    QUESTION = 1
    BOARD = 2


URGENCY: Final[ContextVar[Urgency]] = ContextVar("urgency", default=Urgency.QUESTION)
"""Of what a task does now; a task has that of who began it, unless it says otherwise."""


@contextmanager
def urgent(urgency: Urgency) -> Iterator[None]:
    """What is asked of Discord within the block is so urgent; tasks that are begun there, too."""
    before = URGENCY.set(urgency)
    try:
        yield
    finally:
        URGENCY.reset(before)


class Budget:
    """At most `rate` requests in any second: a fifth of them at once, the rest as the second passes."""

    def __init__(self, rate: int, now: Callable[[], float] = monotonic) -> None:
        burst = max(1, rate // 5)
        self.rate, self._now = rate, now
        self._usual = AsyncLimiter(burst, burst / max(1, rate - burst))
        self._slow = AsyncLimiter(1, 10 / rate)
        self._queue: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._letting: asyncio.Task[None] | None = None
        self._sent: deque[float] = deque()
        self._invalid: deque[float] = deque()
        self._said: State = "open"

    def watch(self, config: aiohttp.TraceConfig) -> None:
        """Every request of a session that is traced so waits for its turn, each try of the library, too."""
        config.on_request_start.append(self._starting)
        config.on_request_end.append(self._on_request_end)

    async def turn(self, urgency: Urgency) -> None:
        """Wait until a request may go out."""
        place = asyncio.get_running_loop().create_future()
        heappush(self._queue, (urgency, next(self._numbers), place))
        if self._letting is None or self._letting.done():
            self._letting = asyncio.create_task(self._let())
        await place

    def note_response(self, status: int, scope: str | None = None) -> None:
        """Discord has answered so."""
        if status in INVALID and scope != SHARED:
            self._invalid.append(self._now())

    def requests_left(self) -> int:
        """Requests of this second that are not used."""
        return max(0, self.rate - _count_since(self._sent, self._now() - 1.0))

    def invalid_left(self) -> int:
        """Answers of 401, 403 and 429 until nothing goes out but answers."""
        return max(0, HELD - self._invalids())

    def waiting(self) -> int:
        """Requests that wait for their turn."""
        return sum(not place.done() for _, _, place in self._queue)

    async def close(self) -> None:
        """Nobody is let through any more."""
        if self._letting is not None:
            self._letting.cancel()
            with suppress(asyncio.CancelledError):
                await self._letting

    def _invalids(self) -> int:
        return _count_since(self._invalid, self._now() - WINDOW)

    def _state(self) -> State:
        """As it stands, said in one line of the log when it changes."""
        invalid = self._invalids()
        state: State = "held" if invalid >= HELD else "slow" if invalid >= SLOW else "open"
        if state != self._said:
            self._said = state
            tell = log.info if state == "open" else log.warning
            tell(f"requests_{state}", invalid=invalid, waiting=self.waiting())
        return state

    async def _let(self) -> None:
        """Those who wait, the most urgent first; it is chosen in the moment in which one may go."""
        while self._queue:
            state = self._state()
            if state == "held":
                await asyncio.sleep(LOOK)
                continue
            await (self._usual if state == "open" else self._slow).acquire()
            self._next()

    def _next(self) -> None:
        """One of those who have not gone away goes out."""
        while self._queue:
            place = heappop(self._queue)[2]
            if not place.done():
                place.set_result(None)
                _count_since(self._sent, self._now() - 1.0)
                self._sent.append(self._now())
                return

    async def _starting(self, _: Any, __: Any, asked: aiohttp.TraceRequestStartParams) -> None:
        path = asked.url.path
        if not _free(path):
            await self.turn(URGENCY.get())

    async def _on_request_end(self, _: Any, __: Any, done: aiohttp.TraceRequestEndParams) -> None:
        self.note_response(done.response.status, done.response.headers.get("X-RateLimit-Scope"))


def _free(path: str) -> bool:
    """Answers to interactions; the gateway, without which there are none; files, which are no requests."""
    return "/api/" not in path or any(part in path for part in ("/interactions/", "/webhooks/", "/gateway"))


def _count_since(moments: deque[float], since: float) -> int:
    """How many are not older; the others are let go."""
    while moments and moments[0] <= since:
        moments.popleft()
    return len(moments)
