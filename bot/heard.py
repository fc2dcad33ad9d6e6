"""The door of everything that people ask for: what was heard before is told, and not done once more.

Discord may deliver an interaction again: at once, later, or to the run after a restart.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from engine.matches import Receipt
from engine.store import StoreError

MOST: Final = 4096
"""So many interactions are remembered, the newest."""

SKEW: Final = timedelta(seconds=30)
"""So far Discord's clock may be ahead of ours."""

Retell = Callable[[discord.Interaction[Any], Receipt], Awaitable[bool]]
"""Says to an interaction what it did when it was heard first; whether it could."""


class Heard:
    """The interactions of a run that began at `begun`; `answered` reads from the log what one has left.

    The log is asked about an interaction that this run has heard, and about one that was made before the run.
    What left nothing there is done: it was never kept, or it changes nothing to do it again.
    """

    def __init__(self, begun: datetime, answered: Callable[[int], Awaitable[Receipt | None]]) -> None:
        self._fresh, self._answered = begun + SKEW, answered
        self._turns: OrderedDict[int, asyncio.Lock] = OrderedDict()
        self.retell: Retell | None = None

    @asynccontextmanager
    async def once(self, interaction: discord.Interaction[Any]) -> AsyncIterator[bool]:
        """Whether there is something to do; else the asker was just told. A delivery waits for the other."""
        known = self._turns.get(interaction.id)
        turn = self._turns[interaction.id] = known or asyncio.Lock()
        if len(self._turns) > MOST:
            self._turns.popitem(last=False)
        async with turn:
            again = known is not None or interaction.created_at < self._fresh
            yield not (again and await self._retold(interaction))

    async def _retold(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the log names it; where it does not say, whoever writes meets the same trouble."""
        try:
            receipt = await self._answered(interaction.id)
        except StoreError:
            return False
        if receipt is None or self.retell is None:
            return False
        return await self.retell(interaction, receipt)
