"""Slots of several bots in one process, held in a table in memory, and a tiny bot with a socket for each."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from discord.ext import commands

from bot.connection.sockets import HeardPresses, Sockets, SocketState, hear_presses
from engine.store import Member
from tests.loopback.tiny import Tiny

SHARDS = 2


class Table:
    """Who holds each slot, who asks for it, and which bots are members."""

    def __init__(self) -> None:
        self.holders: dict[int, str] = {}
        self.wanted_by: dict[int, str] = {}
        self.members: set[str] = set()


class Held:
    """The slots of one bot, by its name in the table; one without others has a table of its own."""

    shared, count, program = True, SHARDS, ""

    def __init__(self, *shards: int, name: str = "one", table: Table | None = None) -> None:
        self.name, self._table = name, Table() if table is None else table
        self._table.members.add(name)
        self.changed: list[Callable[[], object]] = []
        self.on_take: list[Any] = []
        self.give(*shards)

    def mine(self) -> dict[int, int]:
        return {shard: 0 for shard, holder in self._table.holders.items() if holder == self.name}

    def is_mine(self, guild: int | None) -> bool:
        return ((guild or 0) >> 22) % self.count in self.mine()

    def fence(self, guild: int | None) -> None:
        return None

    def give(self, *shards: int) -> None:
        """These are held from now on, and no others."""
        for shard in self.mine():
            del self._table.holders[shard]
        self._table.holders |= dict.fromkeys(shards, self.name)
        for tell in self.changed:
            tell()

    async def take(self, most: int) -> None:
        table = self._table
        free = [one for one in range(self.count) if one not in table.holders]
        mine = [one for one in free if table.wanted_by.get(one, self.name) == self.name][:most]
        if mine:
            self.give(*self.mine(), *mine)
            table.wanted_by = {one: by for one, by in table.wanted_by.items() if one not in mine}

    async def drop(self, shards: Collection[int]) -> None:
        self.give(*(self.mine().keys() - set(shards)))

    async def want(self, shards: Collection[int]) -> None:
        others = [one for one in shards if self._table.holders.get(one, self.name) != self.name]
        kept = {one: by for one, by in self._table.wanted_by.items() if by != self.name}
        self._table.wanted_by = kept | dict.fromkeys(others, self.name)

    async def requests(self) -> frozenset[int]:
        asked = {one for one, by in self._table.wanted_by.items() if by in self._table.members}
        return frozenset(asked & self.mine().keys())

    async def members(self) -> dict[str, tuple[int, ...]]:
        held = self._table.holders.items()
        return {name: tuple(s for s, by in held if by == name) for name in sorted(self._table.members)}

    def others(self) -> tuple[Member, ...]:
        return ()

    async def holders(self) -> dict[int, str]:
        return dict(self._table.holders)

    async def keep(self) -> None:
        """They are held until a test takes them."""

    async def leave(self) -> None:
        self._table.members.discard(self.name)

    async def close(self) -> None:
        self.give()


class Leased(Tiny, commands.AutoShardedBot):
    """A tiny bot with a socket for each slot that it holds; `ready` counts how often it was.

    `is_cut`: a connection was lost, and nobody has said since that all is well.
    """

    def __init__(self, held: Held, pause: float = 0.0) -> None:
        super().__init__()
        self.ready, self.identified, self.pause = 0, list[tuple[int, int]](), pause
        self.is_cut = False
        self.sockets = Sockets(self, held, self.identify, self.note_up)
        self.presses: HeardPresses = hear_presses(self, held)

    def _get_state(self, **options: Any) -> SocketState:
        hooks: Any = {"dispatch": self.dispatch, "handlers": self._handlers, "hooks": self._hooks}
        return SocketState(**hooks, http=self.http, **options)

    async def identify(self, shard: int, concurrency: int) -> None:
        self.identified.append((shard, concurrency))
        await asyncio.sleep(self.pause)

    async def launch_shards(self) -> None:
        await self.sockets.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        assert shard_id is not None
        await self.sockets.wait_to_identify(shard_id)

    def note_up(self) -> None:
        self.is_cut = False

    async def on_disconnect(self) -> None:
        self.is_cut = True

    async def on_resumed(self) -> None:
        self.note_up()

    async def on_ready(self) -> None:
        self.ready += 1
        self.note_up()


@asynccontextmanager
async def connected_all(*bots: Leased) -> AsyncIterator[None]:
    """The bots logged in and connected; without a slot they are never ready."""
    async with AsyncExitStack() as stack:
        tasks = list[asyncio.Task[Any]]()
        for bot in bots:
            await stack.enter_async_context(bot)
            await bot.login("any")
            tasks += [asyncio.create_task(bot.connect()), asyncio.create_task(bot.sockets.follow())]
        yield
        for task in tasks[1::2]:
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
