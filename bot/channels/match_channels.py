"""Where the public posts of a match go, and what is done when that place refuses them.

A match has a home, the channel in which it was opened (which may be a thread). Its news stand in the
chronicle: a public thread that is begun when it is first needed, at the board's message. Where no thread may
be begun, or ours is locked, the home takes the news.

    find_other_place     a post was refused: where it may go at once (a thread opened again, begun anew, left)
    on_send_failed       it can go nowhere: whoever can mend that is told
    on_send_worked       what somebody was told of is over
    on_dms_closed        somebody can't be reached: are they gone from the server, and were they the host?
    on_person_back       they are there again

What a refusal means is said in one table, `bot/connection/codes.py`.
"""

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
from bot.permissions import is_thread, missing_needs, permissions_in
from bot.render.i18n import Messages, message_id
from bot.render.panel import Panel, Text
from engine.entries import Entry
from engine.kernel.refused import Refused
from engine.kernel.table import seat_of
from engine.kernel.table.hosting import PassHost, host_candidates
from engine.kernel.table.lifecycle import Halt, Loss
from engine.kernel.table.seating import OpenTable, is_involved
from engine.kernel.table.state import Player
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.matches import Matches
from engine.store import KnownMessage, Thing

NO_THREAD: Final = ("denied", "no_thread", "locked", "archived")
"""No thread for us here: not allowed, no channel for threads, too many of them, ours is locked."""

NOT_GREETED: Final = 0
"""In place of the id of a thread's first line: it is not sent yet, as the table still gathers."""

BY_ITSELF: Final = 1
"""In place of that id: the thread and the message it began at are gone, so the next thread begins at none."""


class MatchChannels:
    """One for all matches."""

    def __init__(
        self,
        *,
        client: discord.Client,
        reach: Reach,
        matches: Matches,
        places: Places,
        message_client: MessageClient,
        host_alerts: HostAlerts,
        waiting: Waiting,
        words: WordsOf,
    ) -> None:
        self._client, self._reach, self._matches, self._places = client, reach, matches, places
        self._message_client, self._host_alerts = message_client, host_alerts
        self._waiting, self._words = waiting, words
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    # Where news are told

    async def news_place(self, live: LiveMatch, match_state: MatchState, entry: Entry) -> Destination:
        """The place for the news of an entry: the channel while the table gathers, later the thread.

        The entry that opens the table carries the hash of the dice, which people look up later: it is told in
        the thread. `match_state` is the match after the entry.
        """
        table = match_state.table
        if table is None or (table.status == "gathering" and not isinstance(entry.action, OpenTable)):
            return Destination(live.match.channel)
        return await self.chronicle(live)

    async def chronicle(self, live: LiveMatch) -> Destination:
        """The match's thread, begun when it is first needed; its channel where there is none for us."""
        # Lanes of one match are sent beside one another: without a lock two of them would begin two threads.
        async with self._locks[live.match.id]:
            while True:
                home = live.match.channel
                place = await self._find_chronicle(live)
                if live.match.channel == home:
                    return place
                # Moved meanwhile: what was begun there stays behind.

    async def _find_chronicle(self, live: LiveMatch) -> Destination:
        home = Destination(live.match.channel)
        spot = await self._places.at(live.match.id, THREAD)
        if spot is None:
            return home
        if await self._is_locked(live.match.id, spot):
            return home
        if not spot.channel:
            return await self._create_thread(live, spot)
        thread = Destination(spot.channel)
        if spot.message == NOT_GREETED and _is_everybody_here(live):
            await self._greet_players(live, spot, thread)
        return thread

    async def has_thread(self, match: int) -> bool:
        """Whether the chronicle stands elsewhere than in the channel."""
        spot = await self._places.at(match, THREAD)
        return spot is not None and not await self._is_locked(match, spot)

    async def _is_locked(self, match: int, thread: KnownMessage) -> bool:
        """Whether we may not write in this thread; of another that the match had before nothing counts."""
        locked = await self._places.at(match, LOCKED)
        return locked is not None and locked.channel == thread.channel

    async def _create_thread(self, live: LiveMatch, spot: KnownMessage) -> Destination:
        """Begin a thread at the board's message and call its people, once they are together.

        Where none may be begun the match has no thread any more, its host is told, and the channel is given.
        """
        match, board = live.match, await self._places.at(live.match.id, BOARD)
        start = board.message if board is not None and board.channel == match.channel else 0
        message = None if spot.message == BY_ITSELF or not start else start
        words = self._words_of(live)
        name = thread_name(words, match.game, words.say("thread-name", match=match.id))
        try:
            try:
                thread = Destination(await self._message_client.thread(match.channel, name, message))
            except discord.HTTPException as error:
                if message is None or fault_of(error) != "no_message":
                    raise
                # The board was deleted, and Boards has not made it anew yet.
                thread = Destination(await self._message_client.thread(match.channel, name, None))
            if not await self._is_thread_still(live, match.channel, spot):
                return Destination(live.match.channel)
            if _is_everybody_here(live):
                await self._greet_players(live, spot, thread)
            else:
                await self._places.keep(match.id, KnownMessage(THREAD, thread.id, NOT_GREETED))
        except discord.HTTPException as error:
            if fault_of(error) not in NO_THREAD:
                raise
            if not await self._is_thread_still(live, match.channel, spot):
                return Destination(match.channel)
            await self._host_alerts.tell(live, "thread", "trouble-thread", channel=f"<#{match.channel}>")
            await self._places.forget(match.id, THREAD)
            return Destination(match.channel)
        return thread

    async def _greet_players(self, live: LiveMatch, spot: KnownMessage, thread: Destination) -> None:
        """Send a thread's first line, by which Discord adds those it mentions, and keep that it is there.

        It is looked for first, since the keeping may have been cut off.
        """
        home = live.match.channel
        there = await self._message_client.find_marked(thread, own_mark(live))
        if there:
            message = there[-1]
        else:
            players = (chair.player for chair in live.table.chairs if chair.player is not None)
            users = tuple(live.users[player] for player in players if live.users[player])
            words, channel = self._words_of(live), f"<#{live.match.channel}>"
            people = words.join_list([f"<@{user}>" for user in users])
            text = words.say("thread-hail", match=live.match.id, people=people, channel=channel)
            panel = Panel(None, (Text(text),), words.language)
            page = anew(self._waiting.now())
            message = await self._message_client.send(
                thread, OutgoingMessage(own_mark(live), panel, page, users)
            )
        if await self._is_thread_still(live, home, spot):
            await self._places.keep(live.match.id, KnownMessage(THREAD, thread.id, message))

    async def _is_thread_still(self, live: LiveMatch, home: int, spot: KnownMessage) -> bool:
        """Whether the match is at this home and its thread where it was; it may move as Discord is asked."""
        return live.match.channel == home and await self._places.at(live.match.id, THREAD) == spot

    # What is done when a place refuses

    async def find_other_place(
        self, live: LiveMatch, place: Destination, error: discord.HTTPException
    ) -> Destination | None:
        """A place that may take at once what this one has refused; None where there is none.

        An archived thread is opened, a deleted one begun anew, a locked one left for the channel.
        """
        fault = fault_of(error)
        if place.user:
            return None
        if fault in ("archived", "locked"):
            return await self._reopen_thread(live, place, fault)
        if fault == "no_channel" and place.id != live.match.channel:
            await self.on_thread_gone(live, place.id)
            return await self.chronicle(live)
        return None

    async def _reopen_thread(self, live: LiveMatch, thread: Destination, fault: str) -> Destination | None:
        """Open a thread that refused a message because it is archived or locked, or leave it for the channel.

        None where the match lives in the thread itself: then its host alone can help, and is told so.
        """
        if fault == "archived":
            try:
                await self._message_client.unarchive(thread.id)
                return thread
            except discord.HTTPException as error:
                if fault_of(error) not in ("denied", "hidden", "locked", "archived"):
                    raise
        if thread.id == live.match.channel:
            await self._host_alerts.tell(live, "locked", "trouble-locked-home", channel=f"<#{thread.id}>")
            return None
        await self._places.keep(live.match.id, KnownMessage(LOCKED, thread.id))
        await self._tell_of_lock(live, thread.id)
        return Destination(live.match.channel)

    async def _tell_of_lock(self, live: LiveMatch, thread: int) -> None:
        channel = f"<#{live.match.channel}>"
        await self._host_alerts.tell(live, "locked", "trouble-locked", thread=f"<#{thread}>", channel=channel)

    async def on_thread_unlocked(self, live: LiveMatch) -> None:
        """Let the news go on in the thread, which may be written in again."""
        await self._places.forget(live.match.id, LOCKED)
        await self._host_alerts.clear(live.match.id, "locked")

    async def on_thread_gone(self, live: LiveMatch, thread: int) -> None:
        """Let the next news begin another thread in place of a deleted one; that it was locked is over."""
        spot, locked = [await self._places.at(live.match.id, thing) for thing in (THREAD, LOCKED)]
        if spot is not None and spot.channel == thread:  # else another is there already
            await self._places.keep(live.match.id, KnownMessage(THREAD, message=BY_ITSELF))
        if locked is not None and locked.channel == thread:
            await self.on_thread_unlocked(live)

    async def on_send_failed(self, live: LiveMatch, place: Destination, error: BaseException) -> None:
        """Tell whoever can mend it that a public post or the board could not be sent.

        Nobody is told of a lack of permission while Discord is out of order: it says so of anything then.
        """
        fault, is_home = fault_of(error), place.id == live.match.channel
        there = self._client.get_guild(live.match.guild)
        is_out = self._reach.is_out or (there is not None and there.unavailable)
        if fault == "no_channel" and is_home:
            await self.halt_for_lost_channel(live, "channel_gone")
        elif fault in ("archived", "locked") and is_home:
            await self._reopen_thread(live, place, fault)
        elif fault in ("denied", "hidden") and not is_out:
            await self._tell_of_permissions(live, place)

    async def _tell_of_permissions(self, live: LiveMatch, place: Destination) -> None:
        """Tell the host which permissions the bot lacks in a channel, where they can be known."""
        guild, words, channel = live.match.guild, self._words_of(live), f"<#{place.id}>"
        held = permissions_in(self._client, guild, place.id)
        lacks = () if held is None else missing_needs(held, thread=is_thread(self._client, guild, place.id))
        musts = [words.say(need.code) for need in lacks if need.must]
        if musts:
            named = words.join_list(musts)
            await self._host_alerts.tell(
                live, "permission", "trouble-permission", channel=channel, permission=named
            )
        else:
            await self._host_alerts.tell(live, "permission", "trouble-permission-unknown", channel=channel)

    async def on_send_worked(self, live: LiveMatch) -> None:
        """Note that something was posted: nothing is forbidden any more.

        A locked thread stands beside that.
        """
        await self._host_alerts.clear(live.match.id, "permission")
        locked = await self._places.at(live.match.id, LOCKED)
        if locked is None:
            await self._host_alerts.clear(live.match.id, "locked")
        else:
            await self._tell_of_lock(live, locked.channel)

    async def halt_for_lost_channel(self, live: LiveMatch, why: Loss) -> None:
        """Let the match stand still until it has a place again, and tell its host."""
        with suppress(Refused):
            await self._matches.act_as_program(live.match.id, Halt(why))
        await self._places.keep(live.match.id, KnownMessage(Thing(HALTED, why)))
        await self._host_alerts.tell(live, why, message_id(f"trouble-{why}"))

    # Who is not there any more

    async def on_dms_closed(self, live: LiveMatch, user: int) -> None:
        """Ask whether somebody is in the server still, who was silent or could not be reached.

        Where they are not, the host is told. Where they were the host, another hosts and is told so. While
        people gather nobody is silent: this is called when somebody asks in vain for what the host alone may
        do.
        """
        player = live.player_of(user)
        if player is None or not is_involved(live.table, player):
            return
        if await self._is_member(live.match.guild, user):
            await self.on_person_back(live, player)
            return
        is_gathering, is_inherited = not _is_everybody_here(live), await self._try_pass_hosting(live, player)
        seat = seat_of(live.table, player)
        if not is_inherited and (seat is None or is_gathering):
            return
        code = "trouble-left"
        if is_inherited:
            code = "trouble-left-gathering" if is_gathering else "trouble-left-host"
        number = 0 if seat is None else seat + 1
        await self._host_alerts.tell(live, _absence(player), code, name=f"<@{user}>", number=number)

    async def on_person_back(self, live: LiveMatch, player: Player) -> None:
        """Forget that the host was told that this person had left the server."""
        await self._host_alerts.clear(live.match.id, _absence(player))

    async def _try_pass_hosting(self, live: LiveMatch, player: Player) -> bool:
        """Let the first who sits here still host in place of a person who is gone; True if one does."""
        for heir in host_candidates(live.table) if live.table.host == player else ():
            if await self._is_member(live.match.guild, live.users[heir]):
                with suppress(Refused):
                    await self._matches.act_as_program(live.match.id, PassHost(heir))
                    return True
        return False

    async def _is_member(self, guild: int, user: int) -> bool:
        """Whether they are in the server, for all we know."""
        # Asked over HTTP: without the intent for members, which we don't ask for, the cache has none of them.
        try:
            await self._client.http.get_member(guild, user)
        except UNREACHED as error:
            return fault_of(error) != "no_person"
        return True

    def _words_of(self, live: LiveMatch) -> Messages:
        return self._words(language_or(live.match.language))


def thread_name(words: Messages, game: str, name: str) -> str:
    """The name with the game's sign before it: a thread has no picture of its own."""
    return f"{words.game_sign(game)} {name}".strip()


def _absence(player: Player) -> str:
    """The trouble that this person is in the server no more."""
    return f"left-{player}"


def _is_everybody_here(live: LiveMatch) -> bool:
    """Whether everybody who plays sits there: the match has begun, or is over."""
    return live.table.status != "gathering"
