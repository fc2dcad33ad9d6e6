"""What a person shows everybody of their own: posted once where the table's news stand.

Nothing of the log owes such a post, so that it is kept as a known message (bot/channels/places.py): without a
number before it is sent, with its number afterwards. Whoever presses again after a crash between both finds
it by its mark.
"""

import asyncio
from collections import defaultdict

import discord

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import SHARED, mark
from bot.connection.codes import fault_of
from bot.pictures.gallery import Gallery
from bot.posts.parts import PostParts
from bot.render.panel import Panel
from engine.match.live import LiveMatch
from engine.store import KnownMessage, Thing


class Sharing:
    """Posts what people share. Errors of Discord and of the store go to the caller."""

    def __init__(self, parts: PostParts, gallery: Gallery) -> None:
        self._message_client, self._match_channels = parts.message_client, parts.match_channels
        self._places, self._late_pictures, self._gallery = parts.places, parts.late_pictures, gallery
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def has_shared(self, match: int, about: str) -> bool:
        """Whether this was posted before."""
        spot = await self._places.at(match, Thing(SHARED, about))
        return spot is not None and spot.message != 0

    async def share(self, live: LiveMatch, about: str, panel: Panel) -> bool:
        """Post a panel that everybody may read, and return whether it is new; `about` says what it is."""
        match, thing = live.match.id, Thing(SHARED, about)
        own_mark = mark(live.match_state.master, f"{SHARED} {about}")
        # Two presses at once share once.
        async with self._locks[match]:
            spot = await self._places.at(match, thing)
            if spot is not None and spot.message:
                return False
            if spot is not None and (there := await self._find_sent(Destination(spot.channel), own_mark)):
                await self._places.keep(match, KnownMessage(thing, spot.channel, there))
                return False
            drawn = await self._gallery.draw_now_or_later(panel)
            place, message = await self._send(live, thing, OutgoingMessage(own_mark, drawn.now))
        if drawn.later is not None:

            async def show_with_picture(pictured: Panel) -> None:
                await self._message_client.change(place, message, OutgoingMessage(own_mark, pictured), ())

            self._late_pictures.expect(message, drawn.later, show_with_picture)
        return True

    async def _find_sent(self, place: Destination, own_mark: int) -> int | None:
        """The post that an earlier press has left there, if any; in a thread that is gone there is none."""
        try:
            there = await self._message_client.find_marked(place, own_mark)
        except discord.HTTPException as error:
            if fault_of(error) != "no_channel":
                raise
            return None
        return there[-1] if there else None

    async def _send(
        self, live: LiveMatch, thing: Thing, outgoing: OutgoingMessage
    ) -> tuple[Destination, int]:
        """Send the message where the news stand, or where a place that refuses it gives way to another."""
        place = await self._match_channels.chronicle(live)
        try:
            message = await self._send_to(live, thing, place, outgoing)
        except discord.HTTPException as error:
            other = await self._match_channels.find_other_place(live, place, error)
            if other is None:
                await self._match_channels.on_send_failed(live, place, error)
                raise
            place, message = other, await self._send_to(live, thing, other, outgoing)
        return place, message

    async def _send_to(
        self, live: LiveMatch, thing: Thing, place: Destination, outgoing: OutgoingMessage
    ) -> int:
        # The place is kept first: should the answer be lost, the next press looks there.
        await self._places.keep(live.match.id, KnownMessage(thing, place.id, 0))
        message = await self._message_client.send(place, outgoing)
        await self._places.keep(live.match.id, KnownMessage(thing, place.id, message))
        return message
