"""The page on which a visitor meets the bot without Discord: a browser client on 127.0.0.1."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from simcord import Preview

from bot.clock.waiting import Waiting
from bot.sandbox.world import NAMES, MakeBot, Names, World, open_world

TICK = timedelta(seconds=1)
"""How often the world's clock is brought up to the real one."""

Act = Callable[[str | None, Mapping[str, Any]], Coroutine[Any, Any, dict[str, Any]]]


class Page:
    """An open page. It shows the visitor the channel, never direct messages."""

    def __init__(self, world: World, preview: Preview) -> None:
        self._world = world
        self._preview = preview
        self._shown = self._happened()

    @property
    def address(self) -> str:
        """Whoever has this address acts as the visitor."""
        return self._preview.url

    async def refresh(self) -> bool:
        """Show what has come by itself; False if nothing has.

        Not to be called for nothing: the page refuses a click that was made on an older picture.
        """
        if self._happened() == self._shown:
            return False
        async with self._world.turn:
            await self._preview.refresh()
            self._shown = self._happened()
        return True

    async def closed(self) -> None:
        """Return once the visitor has ended the session."""
        await self._preview.wait_closed()

    def take_turns(self) -> None:
        """Let a click wait for what else is going on, which simcord would drop it for."""
        act: Act = self._preview._action
        self._preview._action = self._in_turn(act)  # type: ignore[method-assign, assignment]

    def _in_turn(self, act: Act) -> Act:
        async def acted(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._world.turn:
                answer = await act(context_id, body)
                self._shown = self._happened()
                return answer

        return acted

    def _happened(self) -> int:
        return len(self._world.env.backend.transcript)


@asynccontextmanager
async def open_page(world: World, port: int = 0) -> AsyncIterator[Page]:
    """The visitor's page on 127.0.0.1:`port` (0: any free one). One at a time in a world."""
    preview = world.env.preview(world.channel, viewers=[world.visitor], layout="channel", port=port)
    page = Page(world, preview)
    page.take_turns()
    async with preview:
        yield page


async def keep_time(world: World, page: Page, waiting: Waiting) -> None:
    """Let the world's time pass with `waiting`'s and show what the bot did by itself; runs for ever."""
    last = waiting.now()
    while True:
        await waiting.sleep_until(last + TICK, asyncio.Event())
        now = waiting.now()
        await world.advance(max(0.0, (now - last).total_seconds()))
        await page.refresh()
        last = now


async def serve(
    make_bot: MakeBot, waiting: Waiting, say: Callable[[str], None], port: int = 0, names: Names = NAMES
) -> None:
    """Offline mode: run the bot in a new world, from `waiting`'s present on, while the visitor stays."""
    async with open_world(make_bot, names, waiting.now()) as world:
        await host(world, waiting, say, port)


async def host(world: World, waiting: Waiting, say: Callable[[str], None], port: int = 0) -> None:
    """Tell `say` the page's address and keep time until the visitor ends the session.

    The visitor's direct messages are closed, as the page cannot show them.
    """
    world.close_inbox(world.visitor)
    async with open_page(world, port) as page:
        say(page.address)
        await _until_first(keep_time(world, page, waiting), page.closed())


async def _until_first(*works: Coroutine[Any, Any, None]) -> None:
    """Run all until one ends or fails, then end the others."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
