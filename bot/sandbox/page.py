"""The page on which a visitor meets the bot without Discord: a browser client on 127.0.0.1."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from bot.clock.waiting import Waiting
from bot.render.catalogue import load
from bot.render.i18n import Messages
from bot.sandbox.site import Site
from bot.sandbox.world import World

TICK = timedelta(seconds=1)
"""How often the world's clock is brought up to the real one."""


class Page:
    """An open page. It shows the visitor the channel, its threads and their private messages."""

    def __init__(self, site: Site) -> None:
        self._site = site

    @property
    def address(self) -> str:
        """Whoever has this address acts as the visitor."""
        return self._site.address

    async def wait_for_close(self) -> None:
        """Return once the visitor has ended the session."""
        await self._site.ended.wait()

    def end(self) -> None:
        """End the session, as the visitor does."""
        self._site.ended.set()


@asynccontextmanager
async def open_page(world: World, port: int = 0, words: Messages | None = None) -> AsyncIterator[Page]:
    """The visitor's page on 127.0.0.1:`port` (0: any free one), its chrome in these words (English)."""
    site = Site(world, words or load("en", strict=False))
    try:
        await site.open(port)
        yield Page(site)
    finally:
        await site.close()


async def keep_time(world: World, waiting: Waiting) -> None:
    """Let the world's time pass with `waiting`'s; runs for ever."""
    last = waiting.now()
    while True:
        await waiting.sleep_until(last + TICK, asyncio.Event())
        now = waiting.now()
        await world.advance(max(0.0, (now - last).total_seconds()))
        last = now


async def host(
    world: World,
    waiting: Waiting,
    say: Callable[[str], None],
    port: int = 0,
    words: Messages | None = None,
) -> None:
    """Tell `say` the page's address and keep time until the visitor ends the session."""
    async with open_page(world, port, words) as page:
        say(page.address)
        await _until_first(keep_time(world, waiting), page.wait_for_close())


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
