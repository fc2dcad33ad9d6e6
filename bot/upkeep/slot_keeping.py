"""Holds this process's share of the slots, where several processes serve one database.

Each takes what is free up to its share, keeps it, and gives up what another asks for. So the slots of a
process that died come to the others within some eleven seconds. Everything that is done unasked goes by the
slots that are held: here they are told.

While a slot goes from one living process to another nobody's press is unheard. Who is to have it opens a
socket for its shard first and asks then; the holder, which hears as well, gives it up; what was pressed in
between waits for that (bot/connection/sockets.py).

    newcomer   socket is open ──> want ──────────────> take ──> acts
    holder     acts ────────────────────> drop ──> closes its socket

Slots go so in two cases: a process leaves (an upgrade, a shutdown, or it has met a match that only newer
processes can play), and its slots are dealt out to others; or one holds at least two more than another.
"""

import asyncio
from collections.abc import Collection, Mapping
from datetime import timedelta
from time import monotonic
from typing import Final

from bot.client import Khandan, OneOfSeveral
from bot.clock.waiting import Waiting
from bot.connection.sockets import Sockets
from bot.logs import log, report_error
from engine.store import StoreError
from engine.store.slots import RENEWAL, Slots

BETWEEN: Final = timedelta(seconds=RENEWAL)

SOON: Final = timedelta(seconds=0.2)
"""Between two looks while a slot is on its way."""

LONGEST: Final = 60.0
"""Seconds in which a process that leaves waits for the others: ten shards identify one after another."""


async def setup(bot: Khandan) -> None:
    """Hold slots while the bot runs; a database of one process's own has nothing to hold."""
    if not bot.store.slots.shared:
        return
    bot.store.slots.changed.append(bot.on_slots_changed)
    if isinstance(bot, OneOfSeveral):
        keeper = SlotKeeper(bot.store.slots, bot.waiting, bot.sockets)
        bot.leave = keeper.leave
        bot.chores.append(HandoverToNewer(bot).run)
    else:
        keeper = SlotKeeper(bot.store.slots, bot.waiting)
    bot.chores.append(keeper.run)


class HandoverToNewer:
    """Gives up everything once this process has met a match that only a newer one can play.

    It goes on, holds nothing and hears nothing, until it is replaced: begun anew it would be refused.
    """

    def __init__(self, bot: OneOfSeveral) -> None:
        self._bot, self._has_met_newer = bot, asyncio.Event()
        bot.matches.on_newer.append(self.on_newer)

    def on_newer(self, match: int) -> None:
        """Have everything handed over, once."""
        if not self._has_met_newer.is_set():
            log.error("outdated", match=match)
            self._has_met_newer.set()

    async def run(self) -> None:
        """Wait for the first such match, and hand over."""
        await self._has_met_newer.wait()
        await self._bot.hand_over()


class SlotKeeper:
    """Takes, keeps and gives up slots. Without `sockets`, one is asked for before its shard is heard."""

    def __init__(self, slots: Slots, waiting: Waiting, sockets: Sockets | None = None) -> None:
        self._slots, self._waiting, self._sockets = slots, waiting, sockets
        self._is_leaving = False
        self._asked = frozenset[int]()
        """What others were asked for last."""
        self._nudge = asyncio.Event()

    async def run(self) -> None:
        """Do so every RENEWAL seconds, for ever. A database that is away ends the lease by itself."""
        while True:
            pause = BETWEEN
            try:
                if await self.renew():
                    pause = SOON
            except StoreError as error:
                log.warning("slots_not_kept", kind=type(error).__name__)
            except Exception as error:
                report_error("slots_failed", error)
            await self._waiting.sleep_until(self._waiting.now() + pause, self._nudge)

    async def renew(self) -> bool:
        """Keep what is held, give up what is asked for, take what is free up to our share, and ask for more.

        Returns whether a slot is on its way, so that it is to be looked at again soon.
        """
        slots = self._slots
        await slots.keep()
        if asked := await slots.requests():
            await slots.drop(asked)
            log.info("slots_given_up", shards=sorted(asked))
        if self._is_leaving:
            if self._sockets is not None:
                self._sockets.set_extra(())
            return bool(slots.mine())
        members, holders = await slots.members(), await slots.holders()
        await slots.take(-(-slots.count // max(1, len(members))) - len(slots.mine()))
        # What we have asked for may have been given up a moment ago, and is held by nobody: its socket stays
        # open until it is ours or another's.
        given_up = self._asked - holders.keys()
        wanted = (shards_to_want(slots.name, members, holders) | given_up) - slots.mine().keys()
        ready = wanted
        if self._sockets is not None:
            # With what is ours: should the database be away for longer than a lease, sockets stay open.
            self._sockets.set_extra(wanted | slots.mine().keys())
            ready = frozenset(filter(self._sockets.is_open, wanted))
        if ready or self._asked:
            self._asked = ready
            await slots.want(ready)
            await slots.take(len(ready))
        return bool(wanted)

    async def leave(self) -> None:
        """Let the others have everything, for LONGEST seconds at most; at once where nobody else is there."""
        self._is_leaving = True
        end = monotonic() + LONGEST
        try:
            await self._slots.leave()
            while self._slots.mine() and monotonic() < end and await self._slots.members():
                await self.renew()
                await asyncio.sleep(SOON.total_seconds())
        except StoreError as error:
            report_error("slots_failed", error)


def shards_to_want(
    me: str, members: Mapping[str, Collection[int]], holders: Mapping[int, str]
) -> frozenset[int]:
    """The shards for which the member `me` should ask. Each member reckons the same from the same numbers.

    Those of processes that leave are dealt out, each to whoever has the fewest. Where nobody leaves and
    somebody has at least two more than the poorest, the poorest asks for one.
    """
    if me not in members:
        return frozenset()
    counts, wanted = {name: len(shards) for name, shards in members.items()}, set[int]()
    left = sorted(shard for shard, holder in holders.items() if holder not in members)
    for shard in left:
        poorest = min(counts, key=lambda name: (counts[name], name))
        counts[poorest] += 1
        if poorest == me:
            wanted.add(shard)
    poorest, richest = (pick(counts, key=lambda name: (counts[name], name)) for pick in (min, max))
    if not left and poorest == me and counts[richest] - counts[me] > 1:
        wanted.add(max(members[richest]))
    return frozenset(wanted)
