"""Whether Discord can be reached, in one judgement: what every sender and the gateway meet is told here.

Discord says in many ways that it is out of order: with a status from 500 on, by no answer or none in time,
with 401, through Cloudflare, by a limit that lasts, by a gateway that is down. One channel or one person that
can't be reached is no outage: that concerns a match, whose own clock stands (`bot/upkeep/pulse.py`).

    a request fails, or the gateway is down ──> uneasy: no deadline comes
    judge() finds that Discord answers ───────> at ease again
    it does not answer, for a minute ─────────> an outage (`since`): all clocks stand
    nothing has failed for five minutes ──────> the outage is over
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Final

from bot.connection.codes import fault_of

Place = int | str
"""Where a request was meant to go: a channel, a person, the answers to interactions."""

LATE: Final = 60.0
"""Seconds after which a request without an answer counts as one that failed; limits end sooner."""

SETTLED: Final = timedelta(minutes=5)
"""An outage is over once nothing has failed for so long: one that comes and goes is one outage."""

BEFORE: Final = timedelta(minutes=5)
"""By so much at most an outage may have begun before it was noticed: when a request went well last."""

FORGOTTEN: Final = timedelta(minutes=15)
"""What has failed is tried again sooner than this; what has not failed since is not wanted any more."""

LASTS: Final = timedelta(minutes=1)
"""What is over sooner is no outage: a gateway is changed every few hours, and a server fails now and then."""

PATIENCE: Final = 10.0
"""Seconds in which Discord answers whether it is there."""

SEVERAL: Final = 2
"""Of so many places that fail, while none works, it is not the places."""


class Reach:
    """`ask` is a harmless request that raises as every other does."""

    def __init__(self, now: Callable[[], datetime], ask: Callable[[], Awaitable[object]]) -> None:
        self._now, self._ask = now, ask
        self.since: datetime | None = None
        """Since when nobody can be reached; None while people can, as far as is known."""
        self.why = ""
        """What the outage was first seen by: a fault's code, or "gateway"."""
        self.worked_at = now()
        """When something that was sent went well last."""
        self.wake = asyncio.Event()
        """Set when there is something to judge."""
        self._failing: dict[Place, datetime] = {}
        """Places that have failed, and when last, while none has worked."""
        self._failed_by = ""
        self._began: datetime | None = None
        """When what fails now may have begun; `_noticed` and `_last`: when it was met first and last."""
        self._noticed: datetime | None = None
        self._last: datetime | None = None
        self._cut: datetime | None = None
        """Since when the gateway is down; None while it is up."""
        self._is_unjudged = False
        """Whether something has failed since Discord was last asked."""

    @property
    def is_out(self) -> bool:
        """Whether Discord is out of order."""
        return self.since is not None

    @property
    def is_uneasy(self) -> bool:
        """Whether Discord may be out of order: no deadline comes before that is judged."""
        return self.is_out or self._is_unjudged or self._cut is not None

    @contextmanager
    def watch(self, place: Place) -> Iterator[None]:
        """Note how the request within the block fares, which is meant for this place.

        Its error goes on as it is.
        """
        late = asyncio.get_running_loop().call_later(LATE, self.note_failure, place, "late")
        try:
            yield
        except BaseException as error:
            fault, status = fault_of(error), getattr(error, "status", 0)
            if fault == "outage":
                self.note_failure(place, f"http_{status}" if status else type(error).__name__)
            elif fault not in (None, "busy"):
                self.note_success()  # a refusal is an answer
            raise
        else:
            self.note_success()
        finally:
            late.cancel()

    def note_success(self) -> None:
        """Note that Discord has answered something: it is not all that fails."""
        self.worked_at = self._now()
        self._failing.clear()

    def note_failure(self, place: Place, why: str) -> None:
        """Note that Discord has not taken what was sent to this place, though nothing was wrong with it.

        `why` is a code for the log.
        """
        self._failing[place], self._failed_by = self._now(), why
        self._is_unjudged = True
        self.wake.set()

    def note_gateway_down(self) -> None:
        """Note that the gateway is down: nobody's press can be heard."""
        if self._cut is None:
            self._cut = self._now()
            self.wake.set()

    def note_gateway_up(self) -> None:
        """Note that the gateway is up."""
        if self._cut is not None:
            self._notice("gateway", self._cut)
            self._cut, self._is_unjudged = None, True
            self.wake.set()

    async def judge(self) -> None:
        """Ask Discord whether it is there, and set `since` by that.

        Call it now and then while `is_uneasy`.
        """
        answer = None if self._cut is not None else await self._ask_discord()
        now = self._now()
        self._failing = {place: at for place, at in self._failing.items() if now - at < FORGOTTEN}
        if self._cut is not None:
            self._notice("gateway", self._cut)
        elif answer is not None or len(self._failing) >= SEVERAL:
            # It may have failed since the last thing that worked; nobody has noticed it before.
            self._notice(answer or self._failed_by, max(self.worked_at, now - BEFORE))
        else:
            # It answers, and one place alone that fails is that place's own affair.
            self._is_unjudged = False
            if self._has_settled():
                self._end()
            return
        if self._noticed is not None and now - self._noticed >= LASTS and self.since is None:
            self.since = self._began

    async def is_there(self) -> bool:
        """Whether Discord answers now. For whoever has not heard from it for a while."""
        answer = await self._ask_discord()
        if answer is not None:
            self.note_failure("", answer)
        return answer is None

    async def _ask_discord(self) -> str | None:
        """A code for what was met instead of an answer of Discord; None where it answers."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ask()
        except Exception as error:
            if fault_of(error) not in ("outage", "busy"):
                return None
            return f"http_{status}" if (status := getattr(error, "status", 0)) else type(error).__name__
        return None

    def _notice(self, why: str, since: datetime) -> None:
        """Note that Discord does not answer, perhaps `since` then; if that lasts it is an outage."""
        if self.since is None and self._has_settled():
            self._end()
        now = self._now()
        self._began, self._noticed = self._began or since, self._noticed or now
        self._last, self.why, self._is_unjudged = now, self.why or why, True

    def _has_settled(self) -> bool:
        """Whether nothing has failed for a while."""
        return self._last is None or self._now() - self._last >= SETTLED

    def _end(self) -> None:
        """Forget the outage, or what might have become one."""
        self.since, self.why = None, ""
        self._began = self._noticed = self._last = None
