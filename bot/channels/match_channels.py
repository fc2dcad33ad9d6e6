"""Where the public posts of a match go, and what is done when that place refuses them."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Final

import discord

from bot.channels.host_alerts import HostAlerts, WordsOf
from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.channels.places import BOARD, HALTED, LOCKED, THREAD, Places, anew, own_mark
from bot.clock.waiting import Waiting
from bot.connection.codes import UNREACHED, fault_of
from bot.connection.reach import Reach
from bot.languages import language_or
from bot.permissions import is_thread, missing, permissions_in
from bot.render.fluent import message_id
from bot.render.i18n import Messages
from bot.render.panel import Panel, Text
from engine.kernel.refused import Refused
from engine.kernel.table import seat_of
from engine.kernel.table.hosting import PassHost, host_candidates
from engine.kernel.table.lifecycle import Halt, Loss
from engine.kernel.table.seating import is_involved
from engine.kernel.table.state import Player
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import KnownMessage, Thing

NO_THREAD: Final = ("denied", "no_thread", "locked", "archived")
"""No thread for us here: not allowed, no channel for threads, too many of them, ours is locked."""

UNHAILED: Final = 0
"""In place of a thread's message: nobody is called yet, as the table still gathers."""

BY_ITSELF: Final = 1
"""In place of a thread's message: its first one is gone, so that the next begins at no message of ours."""


class MatchChannels:
    """One for all matches."""

    def __init__(
        self,
        *,
        client: discord.Client,
        reach: Reach,
        matches: Matches,
        places: Places,
        carrier: MessageClient,
        troubles: HostAlerts,
        waiting: Waiting,
        words: WordsOf,
    ) -> None:
        self._client, self._reach, self._matches, self._places = client, reach, matches, places
        self._carrier, self._troubles, self._waiting, self._words = carrier, troubles, waiting, words
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def chronicle(self, live: LiveMatch) -> Destination:
        """Where news are told: the match's thread, begun when it is first needed, else its channel."""
        async with self._locks[live.match.id]:
            spot = await self._places.at(live.match.id, THREAD)
            if spot is None or await self._is_locked(live, spot):
                return Destination(live.match.channel)
            if not spot.channel:
                return await self._create_thread(live, spot)
            if spot.message == UNHAILED and _together(live):
                await self._call(live, Destination(spot.channel))
            return Destination(spot.channel)

    async def has_thread(self, match: int) -> bool:
        """Whether the chronicle stands elsewhere than in the channel."""
        if await self._places.at(match, LOCKED) is not None:
            return False
        return await self._places.at(match, THREAD) is not None

    async def on_thread_unlocked(self, live: LiveMatch) -> None:
        """The thread may be written in again: the news go on there."""
        await self._places.forget(live.match.id, LOCKED)
        await self._troubles.clear(live.match.id, "locked")

    async def find_other_place(
        self, live: LiveMatch, place: Destination, error: discord.HTTPException
    ) -> Destination | None:
        """Where to send again at once, after a thread was opened or made anew; None where that is no help."""
        fault = fault_of(error)
        if place.user:
            return None
        if fault in ("archived", "locked"):
            return await self._reopen_thread(live, place, fault)
        if place.id == live.match.channel:
            return None
        if fault == "no_channel":
            await self._places.keep(live.match.id, KnownMessage(THREAD, message=BY_ITSELF))
            return await self.chronicle(live)
        return None

    async def on_send_failed(self, live: LiveMatch, place: Destination, error: BaseException) -> None:
        """A public post or the board could not be sent: whoever can mend that is told.

        Nobody is told of a lack of permission while Discord is out of order: it says so of anything then.
        """
        fault, is_home = fault_of(error), place.id == live.match.channel
        if fault == "no_channel" and is_home:
            await self.halt_for_lost_channel(live, "channel_gone")
        elif fault in ("archived", "locked") and is_home:
            await self._reopen_thread(live, place, fault)
        elif fault in ("denied", "hidden") and not self._is_away(live.match.guild):
            await self._forbidden(live, place)

    async def on_send_worked(self, live: LiveMatch) -> None:
        """Something was posted: nothing is forbidden any more. A locked thread stands beside that."""
        await self._troubles.clear(live.match.id, "permission")
        locked = await self._places.at(live.match.id, LOCKED)
        if locked is None:
            await self._troubles.clear(live.match.id, "locked")
        else:
            await self._tell_of_lock(live, locked.channel)

    async def on_dms_closed(self, live: LiveMatch, user: int) -> None:
        """They were silent or could not be reached: perhaps they are not in the server any more.

        Where it was the host, another hosts and is told so. While people gather nobody is silent: this is
        called when somebody asks in vain for what the host alone may do.
        """
        player = live.player(user)
        if (
            player is None
            or not is_involved(live.table, player)
            or await self._member(live.match.guild, user)
        ):
            return
        gathers, inherited = not _together(live), await self._try_pass_hosting(live, player)
        code = "trouble-left"
        if inherited:
            code = "trouble-left-gathering" if gathers else "trouble-left-host"
        seat = seat_of(live.table, player)
        if not inherited and (seat is None or gathers):
            return
        number = 0 if seat is None else seat + 1
        await self._troubles.tell(live, f"left-{player}", code, name=f"<@{user}>", number=number)

    async def _try_pass_hosting(self, live: LiveMatch, player: Player) -> bool:
        """Whether hosting passes from this person, who is gone, to the first who sits here still."""
        for heir in host_candidates(live.table) if live.table.host == player else ():
            if await self._member(live.match.guild, live.user(heir)):
                with suppress(Refused):
                    await self._matches.by_itself(live.match.id, PassHost(heir))
                    return True
        return False

    async def halt_for_lost_channel(self, live: LiveMatch, why: Loss) -> None:
        """The match stands still until it has a place again."""
        with suppress(Refused):
            await self._matches.by_itself(live.match.id, Halt(why))
        await self._places.keep(live.match.id, KnownMessage(Thing(HALTED, why)))
        await self._troubles.tell(live, why, message_id(f"trouble-{why}"))

    async def _reopen_thread(self, live: LiveMatch, thread: Destination, fault: str) -> Destination | None:
        """Where to send what an archived or locked thread refused: there, once it is opened, or the channel.

        None where the match lives in the thread itself: then its host alone can help, and is told so.
        """
        if fault == "archived":
            try:
                await self._carrier.unarchive(thread.id)
                return thread
            except discord.HTTPException as error:
                if fault_of(error) not in ("denied", "hidden", "locked", "archived"):
                    raise
        name = f"<#{thread.id}>"
        if thread.id == live.match.channel:
            await self._troubles.tell(live, "locked", "trouble-locked-home", channel=name)
            return None
        await self._places.keep(live.match.id, KnownMessage(LOCKED, thread.id))
        await self._tell_of_lock(live, thread.id)
        return Destination(live.match.channel)

    async def _tell_of_lock(self, live: LiveMatch, thread: int) -> None:
        channel = f"<#{live.match.channel}>"
        await self._troubles.tell(live, "locked", "trouble-locked", thread=f"<#{thread}>", channel=channel)

    async def _is_locked(self, live: LiveMatch, spot: KnownMessage) -> bool:
        """Whether the chronicle's thread is locked, as far as we know."""
        locked = await self._places.at(live.match.id, LOCKED)
        return locked is not None and locked.channel == spot.channel

    def _is_away(self, guild: int) -> bool:
        """Whether Discord, or this server of it, is out of order."""
        there = self._client.get_guild(guild)
        return self._reach.is_out or (there is not None and there.unavailable)

    async def _create_thread(self, live: LiveMatch, spot: KnownMessage) -> Destination:
        """A new thread, whose people are called once they are together; the channel where none may be."""
        match, board = live.match, await self._places.at(live.match.id, BOARD)
        start = board.message if board is not None and board.channel == match.channel else 0
        name = self._words_of(live).say("thread-name", match=match.id)
        try:
            message = None if spot.message == BY_ITSELF or not start else start
            thread = Destination(await self._thread(match.channel, name, message))
            if _together(live):
                await self._call(live, thread)
            else:
                await self._places.keep(match.id, KnownMessage(THREAD, thread.id, UNHAILED))
        except discord.HTTPException as error:
            if fault_of(error) not in NO_THREAD:
                raise
            return await self._use_channel_only(live)
        return thread

    async def _thread(self, channel: int, name: str, message: int | None) -> int:
        """At a message of ours, or by itself where that is gone."""
        try:
            return await self._carrier.thread(channel, name, message)
        except discord.HTTPException as error:
            if message is None or fault_of(error) != "no_message":
                raise
        return await self._carrier.thread(channel, name, None)

    async def _call(self, live: LiveMatch, thread: Destination) -> None:
        await self._places.keep(
            live.match.id, KnownMessage(THREAD, thread.id, await self._greet_players(live, thread))
        )

    async def _greet_players(self, live: LiveMatch, thread: Destination) -> int:
        there = await self._carrier.find_marked(thread, own_mark(live))
        if there:
            return there[-1]
        players = (chair.player for chair in live.table.chairs if chair.player is not None)
        users = tuple(live.user(player) for player in players if live.user(player))
        words = self._words_of(live)
        people = words.listing([f"<@{user}>" for user in users])
        channel = f"<#{live.match.channel}>"
        text = words.say("thread-hail", match=live.match.id, people=people, channel=channel)
        panel = Panel(None, (Text(text),), words.language)
        page = anew(self._waiting.now())
        return await self._carrier.send(thread, OutgoingMessage(own_mark(live), panel, page, users))

    async def _use_channel_only(self, live: LiveMatch) -> Destination:
        channel = f"<#{live.match.channel}>"
        await self._troubles.tell(live, "thread", "trouble-thread", channel=channel)
        await self._places.forget(live.match.id, THREAD)
        return Destination(live.match.channel)

    async def _member(self, guild: int, user: int) -> bool:
        """Whether they are in the server, for all we know."""
        try:
            await self._client.http.get_member(guild, user)
        except UNREACHED as error:
            return fault_of(error) != "no_person"
        return True

    async def _forbidden(self, live: LiveMatch, place: Destination) -> None:
        guild, words = live.match.guild, self._words_of(live)
        held = permissions_in(self._client, guild, place.id)
        lacks = () if held is None else missing(held, thread=is_thread(self._client, guild, place.id))
        named = words.listing([words.say(need.code) for need in lacks if need.must]) if lacks else ""
        channel = f"<#{place.id}>"
        if any(need.must for need in lacks):
            await self._troubles.tell(
                live, "permission", "trouble-permission", channel=channel, permission=named
            )
        else:
            await self._troubles.tell(live, "permission", "trouble-permission-unknown", channel=channel)

    def _words_of(self, live: LiveMatch) -> Messages:
        return self._words(language_or(live.match.language))


def _together(live: LiveMatch) -> bool:
    """Whether everybody who plays sits there: the match has begun, or is over."""
    return live.table.status != "gathering"
