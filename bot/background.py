"""The work in the background, from the bot's start to its close: what breaks is begun again."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from bot.clock.waiting import Waiting
from bot.connection.supervision import keep_trying

Chore = Callable[[], Coroutine[Any, Any, None]]
"""One such work."""


class Background:
    """What runs beside the answering of clicks."""

    def __init__(self, waiting: Waiting) -> None:
        self._waiting, self._prepared = waiting, asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, posts: Sequence[Chore], chores: Sequence[Chore]) -> None:
        """Begin all of it; posts wait for `prepare`, which is one of the chores, and chores for nothing."""
        works: list[Chore] = [*(partial(self._afterwards, work) for work in posts), *chores]
        self.tasks = [asyncio.create_task(keep_trying(self._waiting, "work_failed", work)) for work in works]

    async def prepare(self, firsts: Sequence[Chore]) -> None:
        """Do what goes before anything is posted."""
        for first in firsts:
            await first()
        self._prepared.set()

    async def end(self) -> None:
        """Stop all of it, and wait for that. A second call does nothing."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _afterwards(self, work: Chore) -> None:
        await self._prepared.wait()
        await work()
