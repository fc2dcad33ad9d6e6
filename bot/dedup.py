"""The door of everything that people ask for: what was heard before is told, and not done once more.

Discord may deliver an interaction again: at once, later, or to the run after a restart.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from engine.matches import Receipt
from engine.store import StoreError

MOST: Final = 4096
"""So many interactions are remembered, the newest."""

SKEW: Final = timedelta(seconds=30)
"""So far Discord's clock may be ahead of ours."""

SHOWN: Final = "shown"
"""The key under which an interaction keeps the number of the message that answers it."""

HAS_FAILED: Final = "failed"
"""The key under which an interaction keeps that its answer tells of a failure, not of what was asked."""

WAITING: Final = (
    discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.deferred_message_update,
)
"""First answers by which Discord is only told that the answer will come."""

Retell = Callable[[discord.Interaction[Any], Receipt], Awaitable[bool]]
"""Says to an interaction what it did when it was heard first; whether it could."""


class _Delivered:
    """An interaction that this run has heard: the turn of its deliveries, and whether one was answered."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.answered = False


class InteractionDedup:
    """The interactions of a run that began at `begun`; `answered` reads from the log what one has left.

    The log is asked about an interaction that this run has heard, and about one that was made before the run.
    What left nothing there was a page, a refusal or a failure. Where its asker has read a page or a refusal,
    nothing is done: made anew it might say something else, and would take the place of what they have read.
    Else it is done: it was never kept.
    """

    def __init__(self, begun: datetime, answered: Callable[[int], Awaitable[Receipt | None]]) -> None:
        self._fresh, self._answered = begun + SKEW, answered
        self._known: OrderedDict[int, _Delivered] = OrderedDict()
        self.retell: Retell | None = None
        self._open, self._idle = 0, asyncio.Event()
        self._idle.set()

    async def wait_until_idle(self, seconds: float) -> None:
        """Return when nobody waits for an answer any more, or after so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._idle.wait()

    @asynccontextmanager
    async def once(self, interaction: discord.Interaction[Any]) -> AsyncIterator[bool]:
        """Whether there is something to do; else its asker has the answer. A delivery waits for the other.

        Nothing is counted or answered before this is asked; what fails inside is answered inside, so that
        the next delivery knows of it.
        """
        known = self._known.get(interaction.id)
        this = self._known[interaction.id] = known or _Delivered()
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        # Counted before the log is asked: who is about to end waits for this answer, too.
        self._open += 1
        self._idle.clear()
        try:
            async with this.turn:
                again = known is not None or interaction.created_at < self._fresh
                done = (again and await self._try_retell(interaction)) or this.answered
                try:
                    yield not done
                finally:
                    this.answered = this.answered or _is_answered(interaction)
        finally:
            self._open -= 1
            if not self._open:
                self._idle.set()

    async def _try_retell(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell what the log says this interaction did; False where the log has nothing of it."""
        try:
            receipt = await self._answered(interaction.id)
        except StoreError:
            # It is treated as new: whoever then writes meets the same trouble, and answers it.
            return False
        if receipt is None or self.retell is None:
            return False
        return await self.retell(interaction, receipt)


def _is_answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord has taken an answer that says what came of it."""
    first = interaction.response
    reached = SHOWN in interaction.extras or (first.is_done() and first.type not in WAITING)
    return reached and HAS_FAILED not in interaction.extras
