"""Work that one process does for all of a bot's: commands sent to Discord, emoji, the nightly backup."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Final, Literal

from bot.clock.waiting import Waiting
from engine.store import Store, StoreError
from engine.store.peers import ONCE

BETWEEN: Final = timedelta(seconds=ONCE)
"""Between two looks at work that another process is at: it may have died."""

RENEWAL: Final = ONCE / 3
"""Seconds after which work that goes on is kept from being begun by another."""


DoneBy = Literal["here", "elsewhere", "failed"]
"""By this process or by another one; or the work failed, and anybody may try it again."""


async def do_once(
    store: Store, waiting: Waiting, name: str, digest: bytes, work: Callable[[], Awaitable[object]]
) -> DoneBy:
    """Do this work unless another process has done it for this digest; return who has.

    While another is at it, it is waited for. Work that gives False or raises has failed.
    """
    peers = store.peers
    if peers is None:
        return "failed" if await work() is False else "here"
    while not await peers.try_begin(name, digest):
        if await peers.is_done(name, digest):
            return "elsewhere"
        await waiting.sleep_until(waiting.now() + BETWEEN, asyncio.Event())

    async def renew() -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            with suppress(StoreError):
                await peers.try_begin(name, digest)

    renewing, done = asyncio.create_task(renew()), None
    try:
        if await work() is not False:
            done = digest
    finally:
        renewing.cancel()
        with suppress(StoreError):
            await peers.finish(name, done)
    return "failed" if done is None else "here"
