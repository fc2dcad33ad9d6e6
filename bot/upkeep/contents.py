"""A match whose content or rules are nowhere stands still until they are back, and its host is told.

That can only be after a start: an older database knew no contents, and its cards are not the program's any
more; or the database was used by a later program with newer rules. It is noticed when the match is read.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from bot.channels.places import HALTED
from bot.client import Khandan
from bot.logs import log, report_error
from bot.render.fluent import Slot, message_id
from engine.kernel.refused import Refused
from engine.kernel.table.lifecycle import GoOn, Halt, Loss
from engine.match.live import LiveMatch
from engine.store import KnownMessage, StoreError, Thing

LOSSES: Final[Mapping[str, Loss]] = {"content_missing": "content_gone", "rules_missing": "rules_gone"}
"""What a match has lost, by the code of its refusal."""

BACK: Final[Mapping[str, str]] = {"content_gone": "content_back", "rules_gone": "rules_back"}


async def setup(bot: Khandan) -> None:
    """Look at every match that is read, and at those that stood still; tell hosts."""
    lost = LostContents(bot)
    bot.matches.folded.append(lost.read)
    bot.matches.listeners.append(lost.nudge)
    bot.chores.append(lost.run)


class LostContents:
    """Halts matches without content or rules, lets those go on that have them again."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot
        self._gone: set[int] = set()
        self._changed: set[int] = set()
        self._wake = asyncio.Event()

    def read(self, live: LiveMatch) -> None:
        """A match was read from its log, played or halted as it was then."""
        if live.missing is not None or (live.match_state.table and live.table.halted in BACK):
            self._gone.add(live.match.id)
            self.nudge(live.match.id)

    def nudge(self, match: int) -> None:
        """Something happened to a match: one that lacks something may have been let go on."""
        if match in self._gone:
            self._changed.add(match)
            self._wake.set()

    async def run(self) -> None:
        """First those that stood still when the program ended; then whatever is read, for ever."""
        for why in BACK:
            for match in await self._bot.store.read.stood_still(why):
                with suppress(Refused, StoreError):
                    await self._bot.matches.live(match)
        while True:
            while self._changed:
                await self._check_match(self._changed.pop())
            await self._bot.waiting.sleep_until(None, self._wake)

    async def _check_match(self, match: int) -> None:
        try:
            live = await self._bot.matches.live(match)
            if live.missing is not None:
                await self._halt(live, LOSSES[live.missing.code], dict(live.missing.slots))
            elif live.table.halted in BACK:
                await self._back(live, live.table.halted)
        except Exception as error:
            report_error("match_not_sorted", error, match=match)

    async def _halt(self, live: LiveMatch, why: Loss, slots: dict[str, Slot]) -> None:
        if live.table.status == "over":
            return
        if live.table.halted != why:
            log.error(why, match=live.match.id, **slots)
            await self._act(live, Halt(why))
        await self._bot.posting.places.keep(live.match.id, KnownMessage(Thing(HALTED, why)))
        await self._bot.posting.troubles.tell(live, why, message_id(f"trouble-{why}"), **slots)

    async def _back(self, live: LiveMatch, lost: str) -> None:
        match, troubles = live.match.id, self._bot.posting.troubles
        self._gone.discard(match)
        await self._act(live, GoOn())
        await self._bot.posting.places.forget(match, Thing(HALTED, lost))
        await troubles.clear(match, lost)
        await troubles.tell(live, BACK[lost], message_id(f"trouble-{BACK[lost]}"))
        await troubles.clear(match, BACK[lost])
        await self._bot.after_move(match)

    async def _act(self, live: LiveMatch, action: Halt | GoOn) -> None:
        """Refused where it stands still for another reason, until that is mended."""
        with suppress(Refused):
            await self._bot.matches.by_itself(live.match.id, action)
