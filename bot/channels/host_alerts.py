"""What only a person can mend is told to the match's host, in one line, once until it is over."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping

from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.channels.places import TOLD, Places, anew, own_mark
from bot.clock.waiting import Waiting
from bot.connection.codes import UNREACHED, is_final
from bot.languages import Language
from bot.logs import log
from bot.render.fluent import Slot
from bot.render.i18n import Messages
from bot.render.panel import Panel, Text
from engine.match.live import LiveMatch
from engine.store import KnownMessage, Thing

ReaderOf = Callable[[LiveMatch, int | None], Awaitable[Language]]
WordsOf = Callable[[Language], Messages]


class HostAlerts:
    """Lines to hosts. Who can't be reached by a private message is told in the match's channel."""

    def __init__(
        self, carrier: MessageClient, places: Places, waiting: Waiting, reader: ReaderOf, words: WordsOf
    ) -> None:
        self._carrier, self._places, self._waiting = carrier, places, waiting
        self._reader, self._words = reader, words
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def tell(self, live: LiveMatch, trouble: str, code: str, **slots: Slot) -> None:
        """Say the text `code` to the host, unless they know of this trouble already. Never raises."""
        async with self._locks[live.match.id]:
            if await self._places.at(live.match.id, Thing(TOLD, trouble)) is None:
                await self._tell(live, trouble, code, slots)

    async def _tell(self, live: LiveMatch, trouble: str, code: str, slots: Mapping[str, Slot]) -> None:
        host = host_of(live)
        log.warning("trouble", match=live.match.id, trouble=trouble)
        language = await self._reader(live, host)
        text = self._words(language).say(code, match=live.match.id, **slots)
        message = await self._try_send(live, host, Panel(None, (Text(text),), language))
        if message is not None:
            await self._places.keep(live.match.id, KnownMessage(Thing(TOLD, trouble), message=message))

    async def clear(self, match: int, *troubles: str) -> None:
        """These are no more; should they come again, they are told again."""
        for trouble in troubles:
            await self._places.forget(match, Thing(TOLD, trouble))

    async def _try_send(self, live: LiveMatch, host: int | None, panel: Panel) -> int | None:
        """The message, 0 where nobody is to be reached, None where it may be tried again."""
        letter = OutgoingMessage(own_mark(live), panel, anew(self._waiting.now()))
        try:
            if host is not None:
                return await self._carrier.send(Destination(host, user=True), letter)
        except UNREACHED as error:
            if not is_final(error):
                return None
        return await self._try_send_in_channel(live, host, letter)

    async def _try_send_in_channel(
        self, live: LiveMatch, host: int | None, letter: OutgoingMessage
    ) -> int | None:
        pings = () if host is None else (host,)
        loud = OutgoingMessage(letter.mark, letter.panel, letter.page, pings)
        try:
            return await self._carrier.send(Destination(live.match.channel), loud)
        except UNREACHED as error:
            return 0 if is_final(error) else None


def host_of(live: LiveMatch) -> int | None:
    """The user who hosts a match; None where nobody does."""
    return None if live.table.host is None else live.user(live.table.host) or None
