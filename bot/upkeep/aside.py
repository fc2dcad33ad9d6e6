"""A match that can't be read is named in the log, to whoever opened it and in its channel, once.

Nothing is folded for that: who opened it, where it lives and in which language stands in plain rows.
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
from engine.store.forgetting import NOBODY

ABOUT: Final = "aside"
SAID: Final = Thing(TOLD, ABOUT)
REST: Final = timedelta(minutes=5)
"""Until a line that could not be sent is tried again."""


async def setup(bot: Khandan) -> None:
    """Hear of every match that is set aside."""
    asides = Asides(bot)
    bot.matches.aside.told.append(asides.put)
    bot.chores.append(asides.run)


class Asides:
    """Lines about matches that can't be read."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot
        self._untold: set[int] = set()
        self._wake = asyncio.Event()

    def put(self, one: QuarantinedMatch) -> None:
        """A match is set aside: nothing of it goes out any more."""
        log.error("match_aside", match=one.match, fault=one.fault, seq=one.seq)
        self._bot.outbox.forget_match(one.match)
        self._untold.add(one.match)
        self._wake.set()

    async def run(self) -> None:
        """First those that were set aside when the program ended; then whatever is, for ever."""
        for match in await self._bot.store.read.stood_still(ABOUT):
            if match not in self._bot.matches.aside.matches:
                await self._back(match)
        self._untold.update(self._bot.matches.aside.matches)
        while True:
            for match in sorted(self._untold):
                if await self._try_announce(match, "trouble-aside"):
                    self._untold.discard(match)
            now = self._bot.waiting.now()
            await self._bot.waiting.sleep_until(now + REST if self._untold else None, self._wake)

    async def _back(self, match: int) -> None:
        """It can be read again, and goes on."""
        try:
            await self._bot.posting.places.forget(match, SAID)
            await self._try_announce(match, "trouble-aside-back")
            await self._bot.posting.places.forget(match, SAID)
            self._bot.posting.retry_now(match)
            await self._bot.after_move(match)
        except Exception as error:
            report_error("match_not_back", error, match=match)

    async def _try_announce(self, match: int, code: str) -> bool:
        """Whether nothing more is to be said of it."""
        row, places = await self._bot.store.read.match(match), self._bot.posting.places
        aside = self._bot.matches.aside.matches.get(match)
        if aside is not None and aside.fault == "seal":
            return True  # whom it belongs to and where it lives are the very rows that somebody has changed
        if row is None or row.status == "ended" or await places.at(match, SAID) is not None:
            return True
        try:
            message = await self._announce(row, code)
        except UNREACHED as error:
            log.warning("aside_untold", match=match, kind=type(error).__name__)
            return is_final(error)
        await places.keep(match, KnownMessage(SAID, row.channel, message))
        return True

    async def _announce(self, row: Match, code: str) -> int:
        """To whoever opened it, where they take that, and in its channel; the message there."""
        panel = self._panel(row, code)
        if row.host != NOBODY:
            try:
                await self._send(row, Destination(row.host, user=True), panel)
            except UNREACHED as error:
                log.warning("aside_host_untold", match=row.id, kind=type(error).__name__)
        return await self._send(row, Destination(row.channel), panel)

    def _panel(self, row: Match, code: str) -> Panel:
        language = language_or(row.language)
        return Panel(None, (Text(self._bot.words(language).say(code, match=row.id)),), language)

    async def _send(self, row: Match, place: Destination, panel: Panel) -> int:
        letter = OutgoingMessage(_mark(row.id), panel, anew(self._bot.waiting.now()))
        return await self._bot.carrier.send(place, letter)


def _mark(match: int) -> int:
    """Without the match's secret, which may be what can't be read."""
    key = blake2b(str(match).encode(), digest_size=8, person=b"set aside")
    return int.from_bytes(key.digest(), "big") % COMPONENT_ID + 1
