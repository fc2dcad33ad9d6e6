"""A match whose content or rules are nowhere stands still until they are back, and its host is told.

That can only be at a start: an older database knew no contents, and its cards are not the program's any more;
or the database was used by a later program with newer rules.
"""

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.client import Khandan
from bot.logs import log, reported
from engine.kernel.refused import Refused
from engine.kernel.table.halting_messages import GoOn, Halt, Loss
from engine.match.live import LiveMatch

LOSSES: Final[Mapping[str, Loss]] = {"content_missing": "content_gone", "rules_missing": "rules_gone"}
"""What a match has lost, by the code of its refusal."""

BACK: Final[Mapping[str, str]] = {"content_gone": "content_back", "rules_gone": "rules_back"}


async def setup(bot: Khandan) -> None:
    """Look at every match before a steward or a clock moves there; then tell hosts."""
    lost = LostContents(bot)
    await lost.sort()
    bot.matches.listeners.append(lost.nudge)
    bot.chores.append(lost.run)


class LostContents:
    """Halts matches without content or rules, lets those go on that have them again."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot
        self._gone: dict[int, Loss] = {}
        self._back: dict[int, str] = {}
        self._wake = asyncio.Event()

    async def sort(self) -> None:
        """At the start."""
        for live in self._bot.matches.live_matches():
            if live.missing is not None:
                why = self._gone[live.match.id] = LOSSES[live.missing.code]
                log.error(why, match=live.match.id, **dict(live.missing.slots))
                await self._done(live, Halt(why))
            elif live.table.halted in BACK:
                self._back[live.match.id] = live.table.halted
                await self._done(live, GoOn())

    def nudge(self, match: int) -> None:
        """Something happened to a match: one that lacks something may have been let go on."""
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
                if live.missing is not None and not live.table.halted:
                    await self._done(live, Halt(LOSSES[live.missing.code]))

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
        if match in self._gone and live.missing is not None:
            why = self._gone[match]
            await troubles.tell(live, why, f"trouble-{why.replace('_', '-')}", **dict(live.missing.slots))
        elif match in self._back:
            lost = self._back[match]
            await troubles.over(match, lost)
            await troubles.tell(live, BACK[lost], f"trouble-{BACK[lost].replace('_', '-')}")
            await troubles.over(match, BACK[lost])
