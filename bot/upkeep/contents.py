"""A match whose content is nowhere stands still until it is back; nothing is lost, and its host is told.

That can only be at a start: an older database knew no contents, and its cards are not the program's any more.
"""

import asyncio
from typing import Final

from bot.client import Khandan
from bot.logs import log, reported
from engine.kernel.refused import Refused
from engine.kernel.table.halting_messages import GoOn, Halt, Loss
from engine.match.live import LiveMatch

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
        for live in self._bot.matches.live_matches():
            if live.missing:
                log.error("content_gone", match=live.match.id, version=live.missing)
                self._gone.add(live.match.id)
                await self._done(live, Halt(GONE))
            elif live.table.halted == GONE:
                self._back.add(live.match.id)
                await self._done(live, GoOn())

    def nudge(self, match: int) -> None:
        """Something happened to a match: one without a content may have been let go on."""
        if match in self._gone:
            self._wake.set()

    async def run(self) -> None:
        """Tell the hosts; then see to it that what stands still stays so."""
        for live in self._bot.matches.live_matches():
            try:
                await self._told(live)
            except Exception as error:
                reported("host_not_told", error, match=live.match.id)
        while True:
            await self._bot.waiting.sleep_until(None, self._wake)
            for live in self._bot.matches.live_matches():
                if live.missing and not live.table.halted:
                    await self._done(live, Halt(GONE))

    async def _done(self, live: LiveMatch, action: Halt | GoOn) -> None:
        """One match can't be told to stand or to go on; the others can."""
        try:
            await self._bot.matches.by_itself(live.match.id, action)
        except Refused:
            return  # it stands still for another reason, until that is mended
        except Exception as error:
            reported("match_not_sorted", error, match=live.match.id)

    async def _told(self, live: LiveMatch) -> None:
        match, troubles = live.match.id, self._bot.posting.troubles
        if match in self._gone:
            await troubles.tell(live, GONE, "trouble-content-gone", version=live.missing)
        elif match in self._back:
            await troubles.over(match, GONE)
            await troubles.tell(live, BACK, "trouble-content-back")
            await troubles.over(match, BACK)
