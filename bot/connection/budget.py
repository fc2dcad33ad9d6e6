"""One budget of requests for the whole application, in the order of what people wait for.

Discord takes fifty requests a second from an application, and bans for a while one that was answered with
10,000 times 401, 403 or 429 within ten minutes (docs.discord.com, Rate Limits). The budget of a single route
is the library's; answers to interactions and the private messages that follow them count against no limit of
the application, and never wait here.

Every request waits in `turn` until one task, `_let_through`, lets it go: the most urgent first, as fast as
the state allows. How urgent a task's requests are stands in a context variable, which tasks inherit.

Where several processes are one bot they share its budget (`reserve`): each takes two requests of it at a
time, and none goes out, but answers, while the database can't be asked.

    open     `rate` requests a second
    slow     a tenth of that, from SLOW refusals in ten minutes on
    held     nothing but answers, from HELD refusals on
"""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
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
from engine.store import SlotLost, StoreError

INVALID: Final = (401, 403, 429)
"""The statuses that Discord counts."""

WINDOW: Final = 600.0
"""Seconds in which answers of these kinds are counted."""

SLOW: Final = 3_000
"""From so many on in a window a tenth of the usual rate is sent: in ten minutes that is 2,400 more."""

HELD: Final = 6_000
"""From so many on nothing goes out but answers, until there are fewer."""

SHARED: Final = "shared"
"""The scope of a 429 that Discord does not count: many ask for the same."""

TOGETHER: Final = 2
"""Requests that are taken at a time of a budget that is shared: fewer questions to the database."""

LOOK: Final = 1.0
"""Seconds between two looks at whether requests may go on."""

UNLIMITED: Final = ("/interactions/", "/webhooks/", "/gateway")
"""Parts of the paths of answers to interactions, and of the gateway, without which there are none."""

State = Literal["open", "slow", "held"]


class Urgency(IntEnum):
    """What a request is for; the smaller goes first.

    A board, and a message whose buttons go, say again what was said elsewhere: they can wait.
    """

    ANSWER = 0
    QUESTION = 1
    NEWS = 2
    BOARD = 3


URGENCY: Final[ContextVar[Urgency]] = ContextVar("urgency", default=Urgency.QUESTION)
"""Of what a task does now; a task has that of who began it, unless it says otherwise."""


IS_OURS: Final[ContextVar[Callable[[], bool] | None]] = ContextVar("is_ours", default=None)
"""Whether what a task does is still this process's to do, asked as each of its requests goes out."""


@contextmanager
def only_while(is_ours: Callable[[], bool]) -> Iterator[None]:
    """Let requests within the block, and of tasks that are begun there, go out only while this is so.

    Any other raises SlotLost: another process does that work by now.
    """
    before = IS_OURS.set(is_ours)
    try:
        yield
    finally:
        IS_OURS.reset(before)


@contextmanager
def urgent(urgency: Urgency) -> Iterator[None]:
    """Make all requests within the block so urgent, and those of tasks that are begun there."""
    before = URGENCY.set(urgency)
    try:
        yield
    finally:
        URGENCY.reset(before)


Reserve = Callable[[int, int, int], Awaitable[float]]
"""Takes so many requests of a budget that others take from as well, of so many a second and so many at once;
in how many seconds they may go out. StoreError."""


class Budget:
    """At most `rate` requests in any second: a fifth of them at once, the rest as the second passes."""

    def __init__(
        self, rate: int, now: Callable[[], float] = monotonic, reserve: Reserve | None = None
    ) -> None:
        burst = max(1, rate // 5)
        self.rate, self._now = rate, now
        self._reserve, self._shares, self._reserved = reserve, (max(1, rate - burst), burst), 0
        self._usual = AsyncLimiter(burst, burst / max(1, rate - burst))
        self._slow = AsyncLimiter(1, 10 / rate)
        self._queue: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        """A heap; the number keeps those of one urgency in the order in which they came."""
        self._numbers = count()
        self._letting: asyncio.Task[None] | None = None
        self._sent: deque[float] = deque()
        """When each request of the last second went out."""
        self._invalid: deque[float] = deque()
        """When each refusal of the last ten minutes came."""
        self._said: State = "open"

    def watch(self, config: aiohttp.TraceConfig) -> None:
        """Let every request of a session that is traced so wait for its turn, each of the library's tries."""

        async def on_request_start(_: Any, __: Any, asked: aiohttp.TraceRequestStartParams) -> None:
            path = asked.url.path
            # Files are no requests of the API, and are sent to another host.
            if "/api/" in path and not any(part in path for part in UNLIMITED):
                await self.turn(URGENCY.get())

        async def on_request_headers_sent(
            _: Any, __: Any, asked: aiohttp.TraceRequestHeadersSentParams
        ) -> None:
            # Nothing is written yet. Only now, for it may have waited long for its turn and for a connection.
            is_ours = IS_OURS.get()
            # Whatever follows a press can be changed by nobody else: its buttons go even now.
            is_change = asked.method == "PATCH" and "/webhooks/" in asked.url.path
            if is_ours is not None and not is_change and not is_ours():
                raise SlotLost

        async def on_request_end(_: Any, __: Any, done: aiohttp.TraceRequestEndParams) -> None:
            self.note_response(done.response.status, done.response.headers.get("X-RateLimit-Scope"))

        config.on_request_start.append(on_request_start)
        config.on_request_headers_sent.append(on_request_headers_sent)
        config.on_request_end.append(on_request_end)

    async def turn(self, urgency: Urgency) -> None:
        """Wait until a request may go out."""
        place = asyncio.get_running_loop().create_future()
        heappush(self._queue, (urgency, next(self._numbers), place))
        if self._letting is None or self._letting.done():
            self._letting = asyncio.create_task(self._let_through())
        await place

    async def _let_through(self) -> None:
        """Let those go who wait, until nobody does."""
        while self._queue:
            state = self._state()
            if state == "held":
                await asyncio.sleep(LOOK)
                continue
            if not await self._try_acquire(state):
                await asyncio.sleep(LOOK)
                continue
            # Who goes is chosen only now: somebody more urgent may have come, others have gone away.
            while self._queue:
                place = heappop(self._queue)[2]
                if not place.done():
                    place.set_result(None)
                    _count_since(self._sent, self._now() - 1.0)
                    self._sent.append(self._now())
                    break

    async def _try_acquire(self, state: State) -> bool:
        """Wait until a request may go out; False where the budget that is shared can't be asked."""
        await (self._usual if state == "open" else self._slow).acquire()
        if self._reserve is None:
            return True
        if not self._reserved:
            try:
                seconds = await self._reserve(TOGETHER, *self._shares)
            except StoreError:
                return False
            await asyncio.sleep(seconds)
            self._reserved = TOGETHER
        self._reserved -= 1
        return True

    def _state(self) -> State:
        """How fast requests may go now; one line of the log says when that changes."""
        invalid = _count_since(self._invalid, self._now() - WINDOW)
        state: State = "held" if invalid >= HELD else "slow" if invalid >= SLOW else "open"
        if state != self._said:
            self._said = state
            tell = log.info if state == "open" else log.warning
            tell(f"requests_{state}", invalid=invalid, waiting=self.waiting_requests())
        return state

    def note_response(self, status: int, scope: str | None = None) -> None:
        """Count a response of Discord if it is a refusal; `scope` is its header X-RateLimit-Scope."""
        if status in INVALID and scope != SHARED:
            self._invalid.append(self._now())

    def requests_left(self) -> int:
        """Requests of this second that are not used."""
        return max(0, self.rate - _count_since(self._sent, self._now() - 1.0))

    def invalid_left(self) -> int:
        """Answers of 401, 403 and 429 until nothing goes out but answers."""
        return max(0, HELD - _count_since(self._invalid, self._now() - WINDOW))

    def waiting_requests(self) -> int:
        """Requests that wait for their turn."""
        return sum(self.waiting_by_urgency().values())

    def waiting_by_urgency(self) -> dict[Urgency, int]:
        """Requests that wait for their turn, by what they are for, in the order in which they go."""
        waiting = Counter(urgency for urgency, _, place in self._queue if not place.done())
        return {urgency: waiting[urgency] for urgency in Urgency}

    async def close(self) -> None:
        """Let nobody through any more."""
        if self._letting is not None:
            self._letting.cancel()
            with suppress(asyncio.CancelledError):
                await self._letting


def _count_since(moments: deque[float], since: float) -> int:
    """How many moments are later than `since`; the others are dropped from the deque."""
    while moments and moments[0] <= since:
        moments.popleft()
    return len(moments)
