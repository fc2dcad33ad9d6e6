"""What only a person can mend is told to the match's host, in one line, once until it is over."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping

import aiohttp
import discord

from bot.clock.waiting import Waiting
from bot.logs import log
from bot.posts import dm
from bot.posts.carrier import Carrier, Letter, Place
from bot.render.fluent import Slot
from bot.render.languages import Language
from bot.render.panel import Panel, Text
from bot.render.words import Words
from bot.sites.places import TOLD, Places, anew, own_mark
from engine.match.rooms import Room
from engine.store import Spot

ReaderOf = Callable[[Room, int | None], Awaitable[Language]]
WordsOf = Callable[[Language], Words]

UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)


class Troubles:
    """Lines to hosts. Who can't be reached by a private message is told in the match's channel."""

    def __init__(
        self, carrier: Carrier, places: Places, waiting: Waiting, reader: ReaderOf, words: WordsOf
    ) -> None:
        self._carrier, self._places, self._waiting = carrier, places, waiting
        self._reader, self._words = reader, words
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def tell(self, room: Room, trouble: str, code: str, **slots: Slot) -> None:
        """Say the text `code` to the host, unless they know of this trouble already. Never raises."""
        async with self._locks[room.match.id]:
            if await self._places.at(room.match.id, f"{TOLD}{trouble}") is None:
                await self._tell(room, trouble, code, slots)

    async def _tell(self, room: Room, trouble: str, code: str, slots: Mapping[str, Slot]) -> None:
        host = host_of(room)
        log.warning("trouble", match=room.match.id, trouble=trouble)
        language = await self._reader(room, host)
        text = self._words(language).say(code, match=room.match.id, **slots)
        message = await self._sent(room, host, Panel(None, (Text(text),), language))
        if message is not None:
            await self._places.keep(room.match.id, Spot(f"{TOLD}{trouble}", message=message))

    async def over(self, match: int, *troubles: str) -> None:
        """These are no more; should they come again, they are told again."""
        for trouble in troubles:
            await self._places.forget(match, f"{TOLD}{trouble}")

    async def _sent(self, room: Room, host: int | None, panel: Panel) -> int | None:
        """The message, 0 where nobody is to be reached, None where it may be tried again."""
        letter = Letter(own_mark(room), panel, anew(self._waiting.now()))
        try:
            if host is not None:
                return await self._carrier.send(Place(host, user=True), letter)
        except UNSENT as error:
            if not isinstance(error, discord.HTTPException) or not dm.closed(error):
                return None
        return await self._aloud(room, host, letter)

    async def _aloud(self, room: Room, host: int | None, letter: Letter) -> int | None:
        pings = () if host is None else (host,)
        loud = Letter(letter.mark, letter.panel, letter.page, pings)
        try:
            return await self._carrier.send(Place(room.match.channel), loud)
        except discord.HTTPException:
            return 0
        except UNSENT:
            return None


def host_of(room: Room) -> int | None:
    """The user who hosts a match; None where nobody does."""
    return None if room.table.host is None else room.user(room.table.host) or None
