"""Which part of a bot's background work this process does, where several processes share one database.

A *slot* stands for one shard of Discord: its socket, and the outbox, boards, clocks and stewards of the
servers on it. Whoever moves a match need not hold its slot; only what is done unasked is done by the holder.

    take ──> held for LEASE seconds ──keep, every RENEWAL──> … ──drop──> free
                      └── not kept: free again, and whoever takes it has a higher fence

A slot is given and ends by the database's clock alone. Its holder counts the end from before it asked, by a
clock that nobody sets, so that it stops first. A holder that stood still and awakes may not know yet: its
fence is another's by then, and what it writes before a send names the fence and finds no row.

A store that one process has to itself (`AllSlots`) holds everything, and asks nothing.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct

LEASE: Final = 10.0
"""Seconds for which a slot is held unless it is kept."""

RENEWAL: Final = 3.0
"""Seconds between two renewals: two of them may be lost."""

NO_GUILD: Final = 0
"""In place of a server: private messages, which Discord sends to shard 0."""


class Fence(Struct, frozen=True):
    """By which holding of a slot something is done; the next holding has a higher number."""

    shard: int
    number: int


class Member(Struct, frozen=True):
    """A process that is about to serve a database which others may serve too.

    `name` is its own among them, made at random where it is empty; `bot` is the id of its application, and
    `shards` how many Discord has for it.
    `program` is its version and the commit that it was made from; `rules` are the versions of each game's
    rules that it knows, `cards` the one content of each game that its new tables begin with.
    """

    name: str = ""
    bot: int = 0
    shards: int = 1
    program: str = ""
    rules: Mapping[str, tuple[str, ...]] = {}
    cards: Mapping[str, str] = {}


class SlotLost(Exception):
    """A slot is not ours any more: what was about to be sent is its new holder's to send."""


class Slots(Protocol):
    """The slots of this process. StoreError from what asks the database.

    shared    whether other processes may be there
    count     how many slots there are
    name      that of this process among others
    program   its version and commit
    changed   called whenever `mine` has become another
    on_take   awaited with the fences of new slots, before they are among `mine`
    """

    shared: bool
    count: int
    name: str
    program: str
    changed: list[Callable[[], object]]
    on_take: list[Callable[[Mapping[int, int]], Awaitable[object]]]

    def mine(self) -> Mapping[int, int]:
        """The fence of each slot that is held, by its shard; only while the lease holds."""
        ...

    def is_mine(self, guild: int | None) -> bool:
        """Whether the background work of this server is ours; of none: of private messages."""
        ...

    def fence(self, guild: int | None) -> Fence | None:
        """The fence to write with before something is sent; None where nobody else could. SlotLost."""
        ...

    async def take(self, most: int) -> None:
        """Take so many slots at most that nobody holds."""
        ...

    async def keep(self) -> None:
        """Hold what is held for LEASE more seconds."""
        ...

    async def drop(self, shards: Collection[int]) -> None:
        """Give these back at once, for others to take."""
        ...

    async def want(self, shards: Collection[int]) -> None:
        """Ask the holders of these, and of no others, to give them up; they see it in `requests`."""
        ...

    async def requests(self) -> frozenset[int]:
        """The shards of ours that another process asks for."""
        ...

    async def members(self) -> Mapping[str, tuple[int, ...]]:
        """The shards that each process holds that is there, by its name; empty where there is only one."""
        ...

    def others(self) -> Sequence[Member]:
        """Each other process, of those that `members` found last; none where there is one."""
        ...

    async def holders(self) -> Mapping[int, str]:
        """Who holds each slot that is held; empty where there is only one process."""
        ...

    async def leave(self) -> None:
        """Be no member any more and take nothing: what is still held is for others to ask for."""
        ...

    async def close(self) -> None:
        """Give everything back, and take nothing any more."""
        ...


def newer_members(slots: Slots) -> list[Member]:
    """The other processes whose program is of a later version than ours; commits of one version are equal."""
    return [other for other in slots.others() if _version(other.program) > _version(slots.program)]


def _version(program: str) -> list[int]:
    numbers, _, _ = program.partition(" ")
    return [int(number) for number in re.findall(r"\d+", numbers)]


def shard_of(guild: int | None, count: int) -> int:
    """The shard of a server, as Discord reckons it."""
    return ((guild or NO_GUILD) >> 22) % count


def fences_of(slots: Slots) -> Mapping[int, int] | None:
    """The fences of our slots, for a write about all of them; None where nobody else could hold any."""
    return slots.mine() if slots.shared else None


class AllSlots:
    """Everything is ours, for there is nobody else: a store in a file."""

    shared = False
    count = 1
    name, program = "", ""

    def __init__(self) -> None:
        self.changed: list[Callable[[], object]] = []
        self.on_take: list[Callable[[Mapping[int, int]], Awaitable[object]]] = []

    def mine(self) -> Mapping[int, int]:
        """The one slot, under a fence that is never another's."""
        return {0: 0}

    def is_mine(self, guild: int | None) -> bool:
        """Always."""
        return True

    def fence(self, guild: int | None) -> Fence | None:
        """None: a write need name no fence, for the slot is never another's."""
        return None

    async def take(self, most: int) -> None:
        """Do nothing: all is taken already."""

    async def keep(self) -> None:
        """Do nothing: this lease has no end."""

    async def drop(self, shards: Collection[int]) -> None:
        """Do nothing: no other process could take them."""

    async def want(self, shards: Collection[int]) -> None:
        """Do nothing: no other process holds any."""

    async def requests(self) -> frozenset[int]:
        """Always none: there is no other process."""
        return frozenset()

    async def members(self) -> Mapping[str, tuple[int, ...]]:
        """Always empty: there are no other members, and this process needs no entry."""
        return {}

    def others(self) -> Sequence[Member]:
        """Always none: there is one process."""
        return ()

    async def holders(self) -> Mapping[int, str]:
        """Always empty: there is one process."""
        return {}

    async def leave(self) -> None:
        """Do nothing: there are no members to leave."""

    async def close(self) -> None:
        """Do nothing: there is nobody to give a slot back to."""
