"""A match whose content is nowhere stands still until it is back; nothing is lost, and its host is told.

That can only be at a start: an older database knew no contents, and its cards are not the program's any more.
"""

import asyncio
from typing import Final

from bot.client import Khandan
from bot.logs import log, reported
from engine.kernel.refused import Refused
from engine.kernel.table.halting_words import GoOn, Halt, Loss
from engine.match.rooms import Room

GONE: Final[Loss] = "content_gone"
BACK: Final = "content_back"


async def setup(bot: Khandan) -> None:
    """Look at every match before a steward or a clock moves there; then tell hosts."""
    desk = Desk(bot)
    await desk.sort()
    bot.matches.listeners.append(desk.nudge)
    bot.chores.append(desk.run)


class Desk:
    """Halts matches without a content, lets those go on whose content is back."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot
        self._gone: set[int] = set()
        self._back: set[int] = set()
        self._wake = asyncio.Event()

    async def sort(self) -> None:
        """At the start."""
        for room in self._bot.matches.rooms():
            if room.missing:
                log.error("content_gone", match=room.match.id, version=room.missing)
                self._gone.add(room.match.id)
                await self._done(room, Halt(GONE))
            elif room.table.halted == GONE:
                self._back.add(room.match.id)
                await self._done(room, GoOn())

    def nudge(self, match: int) -> None:
        """Something happened to a match: one without a content may have been let go on."""
        if match in self._gone:
            self._wake.set()

    async def run(self) -> None:
        """Tell the hosts; then see to it that what stands still stays so."""
        for room in self._bot.matches.rooms():
            try:
                await self._told(room)
            except Exception as error:
                reported("host_not_told", error, match=room.match.id)
        while True:
            await self._bot.waiting.sleep_until(None, self._wake)
            for room in self._bot.matches.rooms():
                if room.missing and not room.table.halted:
                    await self._done(room, Halt(GONE))

    async def _done(self, room: Room, action: Halt | GoOn) -> None:
        """One match can't be told to stand or to go on; the others can."""
        try:
            await self._bot.matches.by_itself(room.match.id, action)
        except Refused:
            return  # it stands still for another reason, until that is mended
        except Exception as error:
            reported("match_not_sorted", error, match=room.match.id)

    async def _told(self, room: Room) -> None:
        match, troubles = room.match.id, self._bot.posting.troubles
        if match in self._gone:
            await troubles.tell(room, GONE, "trouble-content-gone", version=room.missing)
        elif match in self._back:
            await troubles.over(match, GONE)
            await troubles.tell(room, BACK, "trouble-content-back")
            await troubles.over(match, BACK)
