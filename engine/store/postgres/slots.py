"""The slots of a database that several processes serve: taken, kept and given back by its clock.

All statements run alone, each its own transaction, on a connection that no move waits for. Rows are locked
in the order of their shards, so that two processes wait in no circle.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from msgspec import Struct

from engine.store.errors import StoreError
from engine.store.postgres.desk import Desk
from engine.store.postgres.members import read_member
from engine.store.slots import LEASE, RENEWAL, Fence, Member, SlotLost, shard_of

TAKE: Final = """
UPDATE slot SET holder = ?, fence = fence + 1, until = now() + make_interval(secs => ?), wanted_by = NULL
WHERE shard IN (
  SELECT shard FROM slot
  WHERE (until IS NULL OR until < now()) AND (wanted_by IS NULL OR wanted_by = ?
    OR NOT EXISTS (SELECT 1 FROM member WHERE name = slot.wanted_by AND member.until > now()))
  ORDER BY (wanted_by = ?) IS TRUE DESC, shard LIMIT ? FOR UPDATE SKIP LOCKED)
RETURNING shard, fence
"""
"""What is free goes to whoever asks first; what was asked for, to who asked, while that process is there."""

KEEP: Final = """
UPDATE slot SET until = now() + make_interval(secs => ?)
WHERE shard IN (
  SELECT shard FROM slot WHERE holder = ? AND shard = ANY(?) AND until > now() ORDER BY shard FOR UPDATE)
RETURNING shard, fence
"""
"""What we know to be ours alone: a slot whose taking or giving back failed half way is free when it ends."""

KEEP_MEMBER: Final = "UPDATE member SET until = now() + make_interval(secs => ?) WHERE name = ?"
DROP: Final = """
UPDATE slot SET until = NULL, holder = NULL
WHERE shard IN (SELECT shard FROM slot WHERE holder = ? AND shard = ANY(?) ORDER BY shard FOR UPDATE)
"""
WANT: Final = """
UPDATE slot SET wanted_by = CASE WHEN shard = ANY(?) THEN ? END
WHERE shard IN (SELECT shard FROM slot WHERE (shard = ANY(?) AND holder <> ?) OR wanted_by = ?
  ORDER BY shard FOR UPDATE)
"""
"""What is asked for no more is anybody's again."""
REQUESTS: Final = """
SELECT shard FROM slot JOIN member ON name = wanted_by AND member.until > now() WHERE holder = ?
"""
MEMBERS: Final = """
SELECT name, bot_id, program, rules, array_remove(array_agg(shard ORDER BY shard), NULL)
FROM member LEFT JOIN slot ON holder = name AND slot.until > now()
WHERE member.until > now() GROUP BY name, bot_id, program, rules ORDER BY name
"""
HOLDERS: Final = "SELECT shard, holder FROM slot WHERE until > now()"
LEAVE: Final = "DELETE FROM member WHERE name = ?"


class Holding(Struct, frozen=True):
    """A slot of ours: its fence, and until when by our own clock."""

    fence: int
    until: float


class LeasedSlots:
    """The slots of one process, `member`; `others` were there when it joined.

    `elapsed` gives seconds on a clock that nobody sets.
    """

    shared = True

    def __init__(
        self,
        desk: Desk,
        member: Member,
        others: Sequence[Member] = (),
        elapsed: Callable[[], float] = monotonic,
        lease: float = LEASE,
    ) -> None:
        self.name, self.count, self.program = member.name, member.shards, member.program
        self.changed: list[Callable[[], object]] = []
        self.on_take: list[Callable[[Mapping[int, int]], Awaitable[object]]] = []
        self._desk, self._elapsed, self._lease = desk, elapsed, lease
        self._held: dict[int, Holding] = {}
        self._coming: dict[int, int] = {}
        """The fences of slots that are taken, while `on_take` is not done with them."""
        self._told: Mapping[int, int] = {}
        self._others = tuple(others)
        self._end: asyncio.TimerHandle | None = None
        self._closed = False

    def mine(self) -> Mapping[int, int]:
        """The fence of each slot whose lease holds, by its shard."""
        now = self._elapsed()
        return {shard: one.fence for shard, one in self._held.items() if one.until > now}

    def is_mine(self, guild: int | None) -> bool:
        """Whether the background work of this server is ours."""
        one = self._held.get(shard_of(guild, self.count))
        return one is not None and one.until > self._elapsed()

    def fence(self, guild: int | None) -> Fence:
        """The fence of a server's slot. SlotLost."""
        shard = shard_of(guild, self.count)
        if not self.is_mine(guild):
            raise SlotLost(shard)
        return Fence(shard, self._held[shard].fence)

    async def take(self, most: int) -> None:
        """Take so many at most that nobody holds, once everybody of `on_take` is done with them.

        That may last longer than a lease: they, and what we hold already, are kept meanwhile.
        """
        if most < 1 or self._closed:
            return
        end = self._elapsed() + self._lease
        found = dict(await self._desk.ask(TAKE, self.name, self._lease, self.name, self.name, most))
        if not found:
            return
        self._coming = found
        work = asyncio.create_task(self._prepare(found))
        try:
            while not (await asyncio.wait((work,), timeout=RENEWAL))[0]:
                with suppress(StoreError):  # which ends the lease by itself
                    asked = self._elapsed()
                    await self.keep()
                    end = asked + self._lease
            await work
            self._held.update({shard: Holding(fence, end) for shard, fence in self._coming.items()})
            self.tell_changes()
        finally:
            work.cancel()
            self._coming = {}

    async def _prepare(self, fences: Mapping[int, int]) -> None:
        for call in self.on_take:
            await call(fences)

    async def keep(self) -> None:
        """Hold what is held for another lease; what came to another meanwhile is not ours any more."""
        end = self._elapsed() + self._lease
        found = dict(await self._desk.ask(KEEP, self._lease, self.name, [*self._held, *self._coming]))
        if not self._closed:
            await self._desk.ask(KEEP_MEMBER, self._lease, self.name)
        kept = {shard: one for shard, one in self._held.items() if found.get(shard) == one.fence}
        self._held = {shard: Holding(one.fence, end) for shard, one in kept.items()}
        self._coming = {shard: fence for shard, fence in self._coming.items() if found.get(shard) == fence}
        self.tell_changes()

    async def drop(self, shards: Collection[int]) -> None:
        """Give these back: from now on they are not ours, whether or not the database hears of it."""
        given = [shard for shard in shards if self._held.pop(shard, None) is not None]
        self.tell_changes()
        if given:
            await self._desk.ask(DROP, self.name, given)

    async def want(self, shards: Collection[int]) -> None:
        """Ask their holders for these, and for no others any more; of two who ask the later one gets it."""
        asked = list(shards)
        await self._desk.ask(WANT, asked, self.name, asked, self.name, self.name)

    async def requests(self) -> frozenset[int]:
        """The shards of ours that another process asks for."""
        found = await self._desk.ask(REQUESTS, self.name)
        return frozenset(shard for (shard,) in found) & self._held.keys()

    async def members(self) -> Mapping[str, tuple[int, ...]]:
        """The shards that each process holds that is there, by its name."""
        found = await self._desk.ask(MEMBERS)
        self._others = tuple(read_member(*row) for *row, _ in found if row[0] != self.name)
        return {name: tuple(shards) for name, *_, shards in found}

    def others(self) -> Sequence[Member]:
        """Each other process, of those that `members` found last."""
        return self._others

    async def holders(self) -> Mapping[int, str]:
        """Who holds each slot that is held."""
        return dict(await self._desk.ask(HOLDERS))

    async def leave(self) -> None:
        """Be no member any more and take nothing: what is still held is for others to ask for."""
        self._closed = True
        await self._desk.ask(LEAVE, self.name)

    async def close(self) -> None:
        """Give everything back, be no member any more, and let the database go."""
        self._closed = True
        try:
            await self.drop(tuple(self._held))
            await self._desk.ask(LEAVE, self.name)
        finally:
            if self._end is not None:
                self._end.cancel()
            await self._desk.close()

    def tell_changes(self) -> None:
        """Call those who wait for it if `mine` is another by now; and look again when the lease ends."""
        mine = self.mine()
        self._plan_end()
        if mine != self._told:
            self._told = mine
            for call in self.changed:
                call()

    def _plan_end(self) -> None:
        if self._end is not None:
            self._end.cancel()
        ends: list[Any] = [one.until for one in self._held.values() if one.until > self._elapsed()]
        if ends:
            left = max(0.0, min(ends) - self._elapsed())
            self._end = asyncio.get_running_loop().call_later(left, self.tell_changes)
