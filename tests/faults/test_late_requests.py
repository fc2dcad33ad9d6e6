"""A bot stands still with a request on its way, which Discord takes up after another bot has its shards."""

import asyncio
import os
import re
import signal
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bot.client import Parts
from tests.faults.fleet import Fleet
from tests.faults.test_fleet import TABLES, NewFleet, new_fleet, playing, quiet_end
from tests.loopback.server import CALLER
from tests.loopback.town import Town
from tests.loopback.watching import BUSY

__all__ = ["new_fleet"]

MESSAGES: Final = re.compile(r"/channels/(\d+)/messages$")


@dataclass
class LateRequest:
    """The first message of a kind that a bot sends: the bot is stopped, and the request waits to be taken up.

    `is_stopped` is set then, `is_sent` once another bot has sent a message there. `release` lets it go.
    """

    fleet: Fleet
    is_private: bool
    sender: str = ""
    path: str = ""
    is_stopped: asyncio.Event = field(default_factory=asyncio.Event)
    is_sent: asyncio.Event = field(default_factory=asyncio.Event)
    release: asyncio.Event = field(default_factory=asyncio.Event)

    async def tap(self, method: str, path: str, phase: str) -> None:
        """Called by the small Discord with each request, before and after it is carried out."""
        caller = CALLER.get()
        if method != "POST":
            return
        if phase == "done" and path == self.path and caller != self.sender:
            self.is_sent.set()
        if phase == "came" and not self.path and self._is_wanted(self.fleet.server.town, path):
            self.sender, self.path = caller, path
            os.kill(self.fleet.pids[caller], signal.SIGSTOP)
            self.is_stopped.set()
            await self.release.wait()

    def _is_wanted(self, town: Town, path: str) -> bool:
        there = MESSAGES.search(path)
        return there is not None and (town.channel(int(there[1])).recipient is not None) == self.is_private


async def message_comes_late(fleet: Fleet, *, is_private: bool) -> None:
    """Stop a bot as it sends; when another has sent there let the request go on, and the bot awake."""
    late = LateRequest(fleet, is_private)
    fleet.server.faults.tap = late.tap
    try:
        async with asyncio.timeout(BUSY):
            await late.is_stopped.wait()
            await late.is_sent.wait()
            await fleet.play()
    finally:
        late.release.set()
        if late.sender:
            os.kill(fleet.pids[late.sender], signal.SIGCONT)
    await fleet.are_well()
    await fleet.play()


async def test_a_message_that_discord_takes_up_late_is_there_once_and_in_its_place(
    new_fleet: NewFleet, shared: Parts
) -> None:
    """One to a person, and one to everybody: whoever has the shard has sent it, and more, meanwhile."""
    fleet = new_fleet(Random(1), TABLES, ("1", "2"))
    async with playing(fleet, ("1", "2")):
        await fleet.play()
        for is_private in (True, False):
            await message_comes_late(fleet, is_private=is_private)
    await quiet_end(fleet, shared)
