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
from bot.render.i18n import Slot, message_id
from engine.kernel.refused import Refused
from engine.kernel.table.lifecycle import GoOn, Halt, Loss
from engine.match.live import LiveMatch
from engine.store import KnownMessage, StoreError, Thing

LOSSES: Final[Mapping[str, Loss]] = {"content_missing": "content_gone", "rules_missing": "rules_gone"}
"""What a match has lost, by the code of its refusal."""

BACK: Final[Mapping[str, str]] = {"content_gone": "content_back", "rules_gone": "rules_back"}
"""What its host reads when the loss is over, by the loss."""


async def setup(bot: Khandan) -> None:
    """Look at every match that is read, and at those that stood still; tell hosts."""
    lost = LostContents(bot)
    bot.matches.on_folded.append(lost.on_read)
    bot.matches.listeners.append(lost.nudge)
    bot.on_our_hint.append(lost.nudge)
    bot.chores.append(lost.run)


class LostContents:
    """Halts matches without content or rules, lets those go on that have them again."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot
        self._lacking: set[int] = set()
        """Matches that were read without their content or rules, or halted for that."""
        self._changed: set[int] = set()
        """Those of `_lacking` that are to be looked at."""
        self._wake = asyncio.Event()

    def on_read(self, live: LiveMatch) -> None:
        """Look at a match that was just read from its log, if it lacks something or was halted for that."""
        if live.missing is not None or (live.match_state.table and live.table.halted in BACK):
            self._lacking.add(live.match.id)
            self.nudge(live.match.id)

    def nudge(self, match: int) -> None:
        """Look at a match that has changed: one that lacks something may have been let go on."""
        if match in self._lacking:
            self._changed.add(match)
            self._wake.set()

    async def run(self) -> None:
        """Read what stood still when the program ended, then look at whatever is nudged, for ever."""
        for why in BACK:
            for match in await self._bot.store.read.matches_halted_for(why):
                with suppress(Refused, StoreError):
                    await self._bot.matches.live(match)
        while True:
            while self._changed:
                match = self._changed.pop()
                try:
                    live = await self._bot.matches.live(match)
                    if live.missing is not None:
                        await self._halt(live, LOSSES[live.missing.code], dict(live.missing.slots))
                    elif live.table.halted in BACK:
                        await self._let_go_on(live, live.table.halted)
                except Exception as error:
                    report_error("match_not_sorted", error, match=match)
            await self._bot.waiting.sleep_until(None, self._wake)

    async def _halt(self, live: LiveMatch, why: Loss, slots: dict[str, Slot]) -> None:
        if live.table.status == "over":
            return
        if live.table.halted != why:
            log.error(why, match=live.match.id, **slots)
            with suppress(Refused):  # it stands still for another reason already
                await self._bot.matches.act_as_program(live.match.id, Halt(why))
        await self._bot.posting.places.keep(live.match.id, KnownMessage(Thing(HALTED, why)))
        await self._bot.posting.host_alerts.tell(live, why, message_id(f"trouble-{why}"), **slots)

    async def _let_go_on(self, live: LiveMatch, lost: str) -> None:
        match, host_alerts = live.match.id, self._bot.posting.host_alerts
        self._lacking.discard(match)
        with suppress(Refused):  # it stands still for another reason, too, until that is mended
            await self._bot.matches.act_as_program(match, GoOn())
        await self._bot.posting.places.forget(match, Thing(HALTED, lost))
        # The host who was told of the loss is told of its end, once: both are forgotten then.
        await host_alerts.clear(match, lost)
        await host_alerts.tell(live, BACK[lost], message_id(f"trouble-{BACK[lost]}"))
        await host_alerts.clear(match, BACK[lost])
        await self._bot.after_move(match)
