"""What only a person can mend is told to the match's host, in one line, once until it is over.

By direct message; where the host takes none, in the match's channel. That they were told is kept as a thing
of kind TOLD (`places.py`), so a restart does not tell them again.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable

from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.channels.places import TOLD, Places, anew, own_mark
from bot.clock.waiting import Waiting
from bot.connection.codes import UNREACHED, is_final
from bot.languages import Language
from bot.logs import log
from bot.render.i18n import Messages, Slot
from bot.render.panel import Panel, Text
from engine.match.live import LiveMatch
from engine.store import KnownMessage, Thing

ReaderOf = Callable[[LiveMatch, int | None], Awaitable[Language]]
"""The language of a message to a person, or (None) to everybody."""

WordsOf = Callable[[Language], Messages]

NOBODY_REACHED = 0
"""The message id of a line that nobody can be sent; it is not tried again."""


class HostAlerts:
    """Lines to hosts about troubles. A trouble has a name of ours, such as "permission" or "locked"."""

    def __init__(
        self,
        message_client: MessageClient,
        places: Places,
        waiting: Waiting,
        reader: ReaderOf,
        words: WordsOf,
    ) -> None:
        self._message_client, self._places, self._waiting = message_client, places, waiting
        self._reader, self._words = reader, words
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def tell(self, live: LiveMatch, trouble: str, code: str, **slots: Slot) -> None:
        """Send the text `code` to the host, unless they know of this trouble already.

        Where Discord can't be reached nothing is kept, so that the next call tells them. Raises nothing of
        Discord's.
        """
        # Several lanes and the board may meet one trouble at once: the host is told once.
        async with self._locks[live.match.id]:
            told = Thing(TOLD, trouble)
            if await self._places.at(live.match.id, told) is not None:
                return
            host = host_of(live)
            log.warning("trouble", match=live.match.id, trouble=trouble)
            language = await self._reader(live, host)
            text = self._words(language).say(code, match=live.match.id, **slots)
            message = await self._try_send(live, host, Panel(None, (Text(text),), language))
            if message is not None:
                await self._places.keep(live.match.id, KnownMessage(told, message=message))

    async def clear(self, match: int, *troubles: str) -> None:
        """Forget that these were told: should they come again, they are told again."""
        for trouble in troubles:
            await self._places.forget(match, Thing(TOLD, trouble))

    async def _try_send(self, live: LiveMatch, host: int | None, panel: Panel) -> int | None:
        """The id of the message sent, or NOBODY_REACHED; None where it may be tried again."""
        page = anew(self._waiting.now())
        if host is not None:
            try:
                outgoing = OutgoingMessage(own_mark(live), panel, page)
                return await self._message_client.send(Destination(host, user=True), outgoing)
            except UNREACHED as error:
                if not is_final(error):
                    return None
        pings = () if host is None else (host,)
        try:
            outgoing = OutgoingMessage(own_mark(live), panel, page, pings)
            return await self._message_client.send(Destination(live.match.channel), outgoing)
        except UNREACHED as error:
            return NOBODY_REACHED if is_final(error) else None


def host_of(live: LiveMatch) -> int | None:
    """The user who hosts a match; None where nobody does."""
    return None if live.table.host is None else live.users[live.table.host] or None
