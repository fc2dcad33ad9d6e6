"""A simulated Discord that settles quickly, and waiting by its clock."""

import asyncio
from datetime import datetime

import discord
from simcord import Env

from bot.clock.waiting import nap, seconds_left

IDLE = 0.001
"""Seconds between two looks at whether the bot has finished. simcord's own 0.05 costs 50 ms a click."""

SETTLED = 60.0
"""Seconds in which the bot must have finished: a busy machine is no fault of the bot's."""

GRAIN = 0.00001
"""Seconds by which a nap outlasts its moment: the world's clock rounds, and must not wake us before it."""


class SwiftEnv(Env):
    """simcord's world, made before its bot, so that the bot can be given the world's clock."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents(guilds=True)), settle_timeout=SETTLED)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - the name is simcord's
        idle: float = IDLE,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        # simcord offers no setting for the interval, and waits five seconds of its own for a start.
        patience = None if timeout is None else max(timeout, SETTLED)
        await super()._settle_internal(timeout=patience, idle=idle, dispatch=dispatch, _deadline=_deadline)


class VirtualWaiting:
    """Waits by simcord's clock: time passes only when the world is told to let it pass."""

    def __init__(self, env: Env) -> None:
        self._env = env

    def now(self) -> datetime:
        return self._env.now()

    async def sleep_until(self, when: datetime | None, nudge: asyncio.Event) -> None:
        """Return at `when` by the world's clock, or once `nudge` is set; `nudge` is clear afterwards.

        Only in tasks that the bot began while running: anywhere else simcord raises SetupError.
        """
        while not nudge.is_set() and (left := seconds_left(when, self.now())) != 0:
            seconds = None if left is None else left + GRAIN
            await self._env.external_wait(nap(nudge, seconds), reason="the bot waits for a moment or a nudge")
        nudge.clear()
