"""Holds this process's share of the slots, where several processes serve one database.

Each takes what is free up to its share, keeps it, and gives up what another asks for that has less. So the
slots of a process that died come to the others within some eleven seconds, and a new process gets its share
while the others run. Everything that is done unasked goes by the slots that are held: here they are told.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import timedelta
from typing import Final

from bot.client import Khandan
from bot.logs import log, report_error
from engine.store import StoreError
from engine.store.slots import RENEWAL, Slots

BETWEEN: Final = timedelta(seconds=RENEWAL)


async def setup(bot: Khandan) -> None:
    """Hold slots while the bot runs; a database of one process's own has nothing to hold."""
    if not bot.store.slots.shared:
        return
    bot.store.slots.changed.append(bot.on_slots_changed)
    bot.chores.append(SlotKeeper(bot).run)


class SlotKeeper:
    """Takes, keeps and gives up slots.

    `before_drop` is awaited with the slots that another process asks for, before they are given up.
    """

    def __init__(self, bot: Khandan) -> None:
        self._bot, self._slots = bot, bot.store.slots
        self.nudge = asyncio.Event()
        self.before_drop: list[Callable[[Collection[int]], Awaitable[object]]] = []

    async def run(self) -> None:
        """Do so every RENEWAL seconds, for ever. A database that is away ends the lease by itself."""
        while True:
            try:
                await self.renew()
            except StoreError as error:
                log.warning("slots_not_kept", kind=type(error).__name__)
            except Exception as error:
                report_error("slots_failed", error)
            await self._bot.waiting.sleep_until(self._bot.waiting.now() + BETWEEN, self.nudge)

    async def renew(self) -> None:
        """Keep what is held, give up what is asked for, take up to our share, and ask for what is missing."""
        slots = self._slots
        await slots.keep()
        if asked := await slots.requests():
            for call in self.before_drop:
                await call(asked)
            await slots.drop(asked)
            log.info("slots_given_up", shards=sorted(asked))
        members = await slots.members()
        await slots.take(fair_share(slots, members) - len(slots.mine()))
        missing = slots.count // max(1, len(members)) - len(slots.mine())
        # While some are free they are taken, and nobody is asked for others.
        if missing > 0 and sum(map(len, members.values())) == slots.count:
            await slots.want(shards_to_ask_for(members, missing))


def fair_share(slots: Slots, members: Collection[str]) -> int:
    """So many slots each takes that all are held: rounded up."""
    return -(-slots.count // max(1, len(members)))


def shards_to_ask_for(members: Mapping[str, tuple[int, ...]], missing: int) -> tuple[int, ...]:
    """So many shards to ask for as are missing to us, one after another of whoever has most of them then."""
    held, asked = [list(shards) for shards in members.values()], list[int]()
    while len(asked) < missing and any(held):
        asked.append(max(held, key=len).pop())
    return tuple(asked)
