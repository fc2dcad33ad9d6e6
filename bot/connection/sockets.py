"""The sockets of one process among several: one for each shard whose slot it holds, as slots come and go.

The library opens all sockets of a client at its start, one after another, and counts to all of them before it
is ready. Here a socket is opened when a slot is taken, and closed when it is lost, while the others go on:

    slots.changed ──> follow ─┬─ _open    identify at the moment that is ours, read events
                              └─ _close   nothing of that socket is heard any more, its servers are forgotten

Which of two processes acts on a press that both hear is `HeardPresses`: they overlap while a shard goes from
one to the other. Private parts of the library that this leans on: `launch_shard`, `_ready_tasks` and the
table of its shards; tests/loopback/test_sockets.py holds them against its next version.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

import discord
from discord.gateway import DiscordWebSocket
from discord.state import AutoShardedConnectionState

from bot.connection.events import INTERACTION
from bot.logs import log, report_error
from engine.store import StoreError
from engine.store.peers import SESSIONS_APART
from engine.store.slots import Slots, shard_of

LOOK: Final = 1.0
"""Seconds between two looks at which slots are ours: a lease that ends tells nobody."""

FORGIVEN: Final = 1.5
"""Seconds that a press waits for its slot to become ours; Discord waits three for an answer."""


Identify = Callable[[int, int], Awaitable[None]]
"""Waits until a shard may identify; the second number is how many may at once."""


class SocketState(AutoShardedConnectionState[Any]):
    """The library's state, ready once every socket that was opened has been greeted, and again each time.

    The library counts to all shards of a client. A bot would never be ready again after one of several
    sockets had to begin anew.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.opening = set[int]()
        """Shards that are to be greeted and are not yet."""
        super().__init__(*args, **kwargs)

    @property  # type: ignore[override]
    def shard_ids(self) -> Collection[int]:
        """The shards that were greeted, or will be before the client is ready: the library counts them."""
        return self.opening | self._ready_tasks.keys()

    @shard_ids.setter
    def shard_ids(self, shards: Iterable[int]) -> None:
        self.opening = set(shards)

    def parse_ready(self, data: Any) -> None:
        super().parse_ready(data)
        self.opening.discard(data["shard"][0])

    async def _delay_ready(self) -> None:
        # The library waits by `gather`: the next greeting, which cancels this, would end what is waited for,
        # and the servers of the shard before would never be told of.
        tasks = tuple(self._ready_tasks.values())
        if tasks:
            await asyncio.wait(tasks)
        self._ready_task, self._ready_tasks = None, {}
        self.call_handlers("ready")
        self.dispatch("ready")

    def forget_shard(self, shard: int) -> None:
        """Forget the servers of a shard of which nothing is heard any more."""
        self.opening.discard(shard)
        self._ready_states.pop(shard, None)
        if (task := self._ready_tasks.pop(shard, None)) is not None:
            task.cancel()
        for guild in [one for one in self.guilds if one.shard_id == shard]:
            self._remove_guild(guild)
        if self._ready_tasks and not self.opening:
            # It was the last to be greeted, and no other greeting comes that would find the rest complete.
            if self._ready_task is not None:
                self._ready_task.cancel()
            self._ready_task = asyncio.create_task(self._delay_ready())


class Sockets:
    """Opens and closes the sockets of a client whose state is a `SocketState`, while it is connected.

    `note_up` is called after one was closed, where each other that is wanted is open: should the closed one
    have been reconnecting, the library will say of it neither "ready" nor "resumed".
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        slots: Slots,
        identify: Identify,
        note_up: Callable[[], object],
    ) -> None:
        self._client, self._slots, self._identify, self._note_up = client, slots, identify, note_up
        self._state: Any = client._connection
        self._concurrency = 1
        self._may_identify = set[int]()
        """Shards whose moment has come before their socket was there."""
        self._begun, self._changed = asyncio.Event(), asyncio.Event()
        self._opening: dict[int, asyncio.Task[None]] = {}
        self._closing: dict[int, asyncio.Task[None]] = {}
        self._newest: dict[int, DiscordWebSocket] = {}
        """The socket of each shard that is being opened: the library knows it only once it has identified."""
        self._extra: Collection[int] = ()
        slots.changed.append(self._changed.set)
        guard_socket = self._state._update_references

        def note_socket(ws: DiscordWebSocket) -> None:
            if ws.shard_id is not None and ws.shard_id in self._opening:
                self._newest[ws.shard_id] = ws
            guard_socket(ws)

        # The library calls this with each new socket, before anything has come over it.
        self._state._update_references = note_socket  # type: ignore[method-assign]

    async def begin(self) -> None:
        """Ask Discord how many may identify at once. In the place of the library's `launch_shards`."""
        shards, _, limits = await self._client.http.get_bot_gateway()
        if shards > self._slots.count:
            log.warning("shards_few", shards=self._slots.count, wanted=shards)
        self._concurrency = max(1, int(limits["max_concurrency"]))
        self._client.shard_count = self._state.shard_count = self._slots.count
        self._begun.set()

    async def wait_to_identify(self, shard: int) -> None:
        """Wait for the moment at which this shard may identify. Called by the library before each."""
        if shard in self._may_identify:
            self._may_identify.remove(shard)
        else:
            await self._identify(shard, self._concurrency)

    def is_open(self, shard: int) -> bool:
        """Whether the shard's events are heard now."""
        there = self._client.get_shard(shard)
        return there is not None and shard not in self._state.opening and not there.is_closed()

    async def follow(self) -> None:
        """Keep a socket for each slot of ours, and for no other, for ever."""
        await self._begun.wait()
        try:
            while True:
                self._changed.clear()
                self._match_to(self._shards_to_hear())
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._changed.wait()
        finally:
            for task in (*self._opening.values(), *self._closing.values()):
                task.cancel()

    def set_extra(self, shards: Collection[int]) -> None:
        """Hear these beside those that are ours: they will be soon, or were until the database went away."""
        if set(shards) != set(self._extra):
            self._extra = frozenset(shards)
            self._changed.set()

    def _shards_to_hear(self) -> set[int]:
        return {*self._slots.mine(), *self._extra}

    def _match_to(self, wanted: Collection[int]) -> None:
        """Begin to open what is wanted and not there, and to close what is there and not wanted."""
        there = {*self._client.shards, *self._opening, *self._closing}
        for shard in sorted(set(wanted) - there):
            log.info("socket_opens", shard=shard)
            # At once, so that the client is ready only when the last of them is.
            self._state.opening.add(shard)
            self._begin_task(self._opening, shard, self._open(shard))
        for shard in sorted(there - set(wanted) - self._closing.keys()):
            log.info("socket_closes", shard=shard)
            self._begin_task(self._closing, shard, self._close(shard))

    def _begin_task(
        self, among: dict[int, asyncio.Task[None]], shard: int, work: Coroutine[Any, Any, None]
    ) -> None:
        def end(task: asyncio.Task[None]) -> None:
            del among[shard]
            if not task.cancelled() and (error := task.exception()) is not None:
                report_error("socket_failed", error, shard=shard)
            self._changed.set()

        among[shard] = asyncio.create_task(work)
        among[shard].add_done_callback(end)

    async def _open(self, shard: int) -> None:
        # First the moment, then the socket: Discord closes one that does not identify.
        await self._identify(shard, self._concurrency)
        self._may_identify.add(shard)
        try:
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        except asyncio.CancelledError:
            if (ws := self._newest.get(shard)) is not None:
                await ws.close(code=1000)
            raise
        finally:
            self._newest.pop(shard, None)
            self._may_identify.discard(shard)

    async def _close(self, shard: int) -> None:
        if (opening := self._opening.get(shard)) is not None:
            opening.cancel()
            await asyncio.wait((opening,))
        there = _shards_of(self._client).pop(shard, None)
        if there is not None:
            _silence(there)
            await there.close()
        self._state.forget_shard(shard)
        if all(map(self.is_open, self._shards_to_hear())):
            self._note_up()


def _shards_of(client: discord.AutoShardedClient) -> dict[int, Any]:
    """The library's own table of a client's sockets."""
    table: dict[int, Any] = client._AutoShardedClient__shards  # type: ignore[attr-defined]
    return table


def _silence(shard: Any) -> None:
    """Let whatever the library still does with a shard open no other socket for it."""

    async def nothing(*_: object) -> None:
        return

    def close_newest() -> None:
        asyncio.get_running_loop().create_task(shard.ws.close(code=1000))

    shard._queue_put = lambda item: None
    shard.reidentify = shard.reconnect = nothing
    shard.launch = close_newest  # one that was being made anew meanwhile


class HeardPresses:
    """Lets a press be acted on by the process whose shard it came over.

    While a shard goes from one process to another both hear it. Who does not hold it yet waits for a moment;
    if it becomes ours the press is read, be it that the other has acted on it: what was kept of it is told.
    """

    def __init__(self, parse: Callable[[Any], object], slots: Slots) -> None:
        self._parse, self._slots = parse, slots
        self._changed = asyncio.Event()
        self._waiting = set[asyncio.Task[None]]()
        """Held here, since the loop holds tasks weakly."""
        self.is_leaving = False
        """Whether what is not ours any more is surely another's."""
        slots.changed.append(self._changed.set)

    def __call__(self, data: Mapping[str, Any]) -> None:
        if self._is_ours(data):
            self._parse(data)
            return
        task = asyncio.create_task(self._wait(data))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _wait(self, data: Mapping[str, Any]) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(FORGIVEN):
                while not self._is_ours(data):
                    self._changed.clear()
                    await self._changed.wait()
        # Who holds nothing at all can't reach the database, perhaps nobody can: then the presser is told so.
        is_cut_off = not self._slots.mine() and not self.is_leaving
        if self._is_ours(data) or is_cut_off:
            self._parse(data)

    def _is_ours(self, data: Mapping[str, Any]) -> bool:
        # Private messages have no server and come over shard 0.
        guild = data.get("guild_id")
        return shard_of(None if guild is None else int(guild), self._slots.count) in self._slots.mine()


def hear_presses(client: discord.Client, slots: Slots) -> HeardPresses:
    """Put a `HeardPresses` before the client's reading of presses; after `guard`."""
    parsers: dict[str, Any] = client._connection.parsers
    heard = parsers[INTERACTION] = HeardPresses(parsers[INTERACTION], slots)
    return heard


def wait_to_identify(reserve: Callable[[int], Awaitable[float]]) -> Identify:
    """Waits for a moment at which no other process begins a session in the same bucket of Discord's.

    `reserve` takes the next moment of a bucket and says in how many seconds that is.
    """

    async def wait(shard: int, concurrency: int) -> None:
        try:
            seconds = await reserve(shard % concurrency)
        except StoreError:
            # An error here would end the library's client. Who is too early is sent away and begins anew.
            seconds = SESSIONS_APART
        await asyncio.sleep(seconds)

    return wait
