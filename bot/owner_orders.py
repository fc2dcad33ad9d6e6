"""What the owner of the bot has ordered, in memory: who is kept out, and when every match stands still.

It is read once (`load`) and changed here alone; what changes is on the disk before it counts. Whether an
order holds is asked of the clock that is handed in, so that nothing has to happen for one to end.
"""

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime

from engine.kernel.refused import Refused, no
from engine.store import Bar, Drain, OwnerAct, Scope, Store
from engine.store.peers import OF_ALL


class OwnerOrders:
    """Bars and the maintenance. `listeners` are called after each change."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store, self._now = store, now
        self._bars: dict[tuple[Scope, int], Bar] = {}
        self._drain: Drain | None = None
        self.listeners: list[Callable[[], object]] = []
        self.announced = asyncio.Event()
        """Set when an announcement is owed."""

    async def load(self) -> None:
        """Read what was ordered before this start."""
        self._bars = {(bar.scope, bar.id): bar for bar in await self._store.read.bars()}
        self._drain = await self._store.read.drain()

    async def reload(self) -> None:
        """Read again what another process of this bot may have been ordered."""
        before = (self._bars, self._drain)
        await self.load()
        if before != (self._bars, self._drain):
            self._call_listeners()
        self.announced.set()

    # What holds now

    @property
    def bars(self) -> tuple[Bar, ...]:
        """Everybody who is kept out now, people first."""
        held = (bar for bar in self._bars.values() if self._is_in_force(bar))
        return tuple(sorted(held, key=lambda bar: (bar.scope == "guild", bar.since, bar.id)))

    @property
    def drain(self) -> Drain | None:
        """The maintenance that is ordered and not over."""
        return self._drain if self._drain is not None and self._now() < self._drain.until else None

    def bar_of(self, scope: Scope, owner: int) -> Bar | None:
        """How a person or a server is kept out now; None for most."""
        bar = self._bars.get((scope, owner))
        return bar if bar is not None and self._is_in_force(bar) else None

    def check_person(self, user: int) -> None:
        """Refused (barred) for whoever may do nothing here. It is for their own eyes."""
        if self.bar_of("user", user) is not None:
            raise Refused(no("barred"))

    def check_newcomer(self, user: int) -> None:
        """Refused (member_unavailable) for whoever can't be given a seat; it does not say why."""
        if self.bar_of("user", user) is not None:
            raise Refused(no("member_unavailable"))

    def check_new_table(self, guild: int) -> None:
        """Refused (draining, server_closed) where no new table is opened now."""
        if self.drain is not None:
            raise Refused(no("draining", until=f"<t:{int(self.drain.until.timestamp())}:f>"))
        if self.bar_of("guild", guild) is not None:
            raise Refused(no("server_closed"))

    def is_on_hold(self, guild: int, users: Iterable[int]) -> bool:
        """Whether a match of this server, with these people at it, stands still now."""
        drain = self.drain
        if drain is not None and self._now() >= drain.pause_at:
            return True
        bars = (self.bar_of("guild", guild), *(self.bar_of("user", user) for user in users))
        return any(bar is not None and bar.matches == "halt" for bar in bars)

    def is_to_leave(self, user: int) -> bool:
        """Whether this person's seats go to stewards now."""
        bar = self.bar_of("user", user)
        return bar is not None and bar.matches == "go_on"

    def next_change(self) -> datetime | None:
        """When an order begins or ends by itself, the soonest; None for never."""
        ends = [bar.until for bar in self._bars.values() if bar.until is not None]
        if self._drain is not None:
            ends += [self._drain.until]
            ends += [self._drain.pause_at] if self._drain.pause_at > self._now() else []
        return min(ends, default=None)

    # What is changed

    async def bar(self, bar: Bar, act: OwnerAct) -> None:
        """Keep somebody out from now on."""
        await self._store.write.set_bar(bar, act)
        self._bars = {**self._bars, (bar.scope, bar.id): bar}
        self._tell()

    async def unbar(self, scope: Scope, owner: int, act: OwnerAct) -> None:
        """Let somebody in again."""
        await self._store.write.drop_bar(scope, owner, act)
        self._bars = {key: bar for key, bar in self._bars.items() if key != (scope, owner)}
        self._tell()

    async def set_drain(self, drain: Drain | None, act: OwnerAct) -> None:
        """Order a maintenance in place of any other, or (None) end it."""
        await self._store.write.set_drain(drain, act)
        self._drain = drain
        self._tell()

    async def announce(
        self, texts: str, matches: tuple[int, ...], users: tuple[int, ...], act: OwnerAct
    ) -> None:
        """Owe an announcement (its texts by language, as JSON) to these matches and people."""
        await self._store.write.announce(texts, matches, users, act)
        self.announced.set()
        self._tell_others()

    async def drop_ended(self) -> None:
        """Let nothing be kept of what is over: with a bar its reason goes."""
        for bar in [one for one in self._bars.values() if not self._is_in_force(one)]:
            await self._store.write.drop_bar(bar.scope, bar.id)
            self._bars.pop((bar.scope, bar.id), None)
        if self._drain is not None and self.drain is None:
            await self._store.write.set_drain(None)
            self._drain = None

    def _is_in_force(self, bar: Bar) -> bool:
        return bar.until is None or self._now() < bar.until

    def _tell(self) -> None:
        self._call_listeners()
        self._tell_others()

    def _tell_others(self) -> None:
        """The other processes of this bot keep to the orders as well."""
        if self._store.peers is not None:
            self._store.peers.tell(OF_ALL, 0)

    def _call_listeners(self) -> None:
        for listener in self.listeners:
            listener()
