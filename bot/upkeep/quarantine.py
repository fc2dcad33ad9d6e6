"""A match that can't be read is named in the log, to whoever opened it and in its channel, once.

Such a match is set aside (`Matches.quarantine`), and all others play. Nothing is folded to tell
of it: who opened it, where it lives and in which language stands in plain rows.
"""

import asyncio
from datetime import timedelta
from hashlib import blake2b
from typing import Final

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import TOLD, anew
from bot.client import Khandan
from bot.connection.codes import UNREACHED, is_final
from bot.languages import language_or
from bot.logs import log, report_error
from bot.render.limits import COMPONENT_ID
from bot.render.panel import Panel, Text
from engine.store import KnownMessage, Match, QuarantinedMatch, Thing
from engine.store.records import FORGOTTEN_USER

ABOUT: Final = "aside"
SAID: Final = Thing(TOLD, ABOUT)
"""The line about it, once that was sent."""

REST: Final = timedelta(minutes=5)
"""Until a line that could not be sent is tried again."""


async def setup(bot: Khandan) -> None:
    """Hear of every match that is set aside."""
    notices = QuarantineNotices(bot)
    bot.matches.quarantine.listeners.append(notices.on_quarantined)
    bot.chores.append(notices.run)


class QuarantineNotices:
    """Sends lines about matches that can't be read."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot
        self._unannounced: set[int] = set()
        self._wake = asyncio.Event()

    def on_quarantined(self, one: QuarantinedMatch) -> None:
        """Let nothing of the match go out any more, and have its people told."""
        log.error("match_aside", match=one.match, fault=one.fault, seq=one.seq)
        self._bot.posting.forget_match(one.match)
        self._unannounced.add(one.match)
        self._wake.set()

    async def run(self) -> None:
        """Announce what was set aside in an earlier run and can be read again, then whatever is set aside."""
        quarantined = self._bot.matches.quarantine.matches
        for match in await self._bot.store.read.matches_halted_for(ABOUT):
            if match not in quarantined:
                await self._welcome_back(match)
        self._unannounced.update(quarantined)
        while True:
            for match in sorted(self._unannounced):
                if await self._try_announce(match, "trouble-aside"):
                    self._unannounced.discard(match)
            now = self._bot.waiting.now()
            await self._bot.waiting.sleep_until(now + REST if self._unannounced else None, self._wake)

    async def _welcome_back(self, match: int) -> None:
        """Tell the people of a match that can be read again, and let it go on."""
        places = self._bot.posting.places
        try:
            await places.forget(match, SAID)  # else nothing would be announced
            await self._try_announce(match, "trouble-aside-back")
            await places.forget(match, SAID)  # should it be set aside again, that is told again
            self._bot.posting.retry_now(match)
            await self._bot.after_move(match)
        except Exception as error:
            report_error("match_not_back", error, match=match)

    async def _try_announce(self, match: int, code: str) -> bool:
        """Send a line to whoever opened a match and into its channel; True if no other try is needed."""
        row, places = await self._bot.store.read.match(match), self._bot.posting.places
        quarantined = self._bot.matches.quarantine.matches.get(match)
        if quarantined is not None and quarantined.fault == "seal":
            return True  # whom it belongs to and where it lives are the very rows that somebody has changed
        if row is None or row.status == "ended" or await places.at(match, SAID) is not None:
            return True
        if row.host != FORGOTTEN_USER:
            try:
                await self._send(row, Destination(row.host, user=True), code)
            except UNREACHED as error:
                log.warning("aside_host_untold", match=match, kind=type(error).__name__)
        try:
            message = await self._send(row, Destination(row.channel), code)
        except UNREACHED as error:
            log.warning("aside_untold", match=match, kind=type(error).__name__)
            return is_final(error)
        await places.keep(match, KnownMessage(SAID, row.channel, message))
        return True

    async def _send(self, row: Match, place: Destination, code: str) -> int:
        language = language_or(row.language)
        text = self._bot.words(language).say(code, match=row.id)
        # A mark of its own: that of other messages is made from the match's secret, which may be unreadable.
        key = blake2b(str(row.id).encode(), digest_size=8, person=b"set aside")
        mark = int.from_bytes(key.digest(), "big") % COMPONENT_ID + 1
        panel = Panel(None, (Text(text),), language)
        return await self._bot.message_client.send(
            place, OutgoingMessage(mark, panel, anew(self._bot.waiting.now()))
        )
