"""What was told before a restart: letters and posts that can still be pressed, lists still to be changed.

Recalled from the outbox, once for a match and only before a message of it: a start reads nothing.
"""

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import Destination, MessageClient, Shown
from bot.channels.places import mark
from bot.logs import report_error
from bot.posts.composer import Composer
from bot.posts.letters import MOST, Key, Letters, OpenMessage, open_now, public_questions, questions
from bot.posts.lists import Lists
from bot.posts.match_history import MatchHistory, Moment
from bot.posts.placing import news_place
from bot.render.panel import Panel
from bot.render.targets import NOTICE, SECOND, TABLE
from bot.users import seatings
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.store import SentPost, Store

Standings = Mapping[int, Moment]
"""The match after each of these entries, by their numbers."""

PRESSED: Final = (TABLE, SECOND, NOTICE)
"""The kinds of public posts that may have something to press but the way to one's own panel."""


class OpenMessagesReader:
    """Fills `letters` and `lists`. Its errors are those of the store, and Refused."""

    def __init__(
        self,
        *,
        store: Store,
        folding: MatchHistory,
        composer: Composer,
        carrier: MessageClient,
        match_channels: MatchChannels,
        letters: Letters,
        lists: Lists,
    ) -> None:
        self._store, self._folding, self._composer = store, folding, composer
        self._carrier, self._match_channels = carrier, match_channels
        self._letters, self._lists = letters, lists
        self._recalled: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def recall(self, live: LiveMatch) -> None:
        """Whatever is sent of this match later is sent by this run."""
        match = live.match.id
        if match in self._recalled:
            return
        async with self._locks.setdefault(match, asyncio.Lock()):
            if match not in self._recalled:
                await self._recall(live)
                self._recalled.add(match)

    async def _recall(self, live: LiveMatch) -> None:
        """Everything together and in the order of the log, so that it is folded once."""
        match, seats = live.match.id, tuple(seatings(live))  # who sits down meanwhile was told nothing before
        aloud = await self._store.read.public_messages(match, MOST)
        told = {seat: await self._store.read.messages_to_seat(match, seat, MOST) for seat, _ in seats}
        seqs = sorted({one.seq for ones in (aloud, *told.values()) for one in ones})
        then = {seq: await self._folding.after(match, seq) for seq in seqs}
        for seat, user in seats:
            own = [one for one in reversed(told[seat]) if _same(live, then[one.seq], seat)]
            if own:
                await self._seat(live, (match, user), own, then)
        if aloud:
            await self._read_public(live, aloud[::-1], then)

    async def _read_public(self, live: LiveMatch, told: Sequence[SentPost], then: Standings) -> None:
        """The same of what everybody was told, by what each shows."""
        open_ = open_now(then[told[-1].seq].match_state)
        for one in told:
            asked = public_questions(then[one.seq])
            if one.target not in PRESSED or asked.isdisjoint(open_):
                continue
            place = await news_place(self._match_channels, live, then[one.seq])
            there = await self._fetch_shown(place, one.message)
            if there is None:
                continue
            past = await _closed_panel(
                live, one, self._composer.past_posted(live, then[one.seq], one.target, there)
            )
            if past is not None:
                marked = mark(live.match_state.master, one.id)
                asking = OpenMessage(one.message, marked, asked, past, there.files)
                self._letters.keep((live.match.id, place.id), asking)

    async def _fetch_shown(self, place: Destination, message: int) -> Shown | None:
        """What a post shows; None where that can't be known: it stays as it is."""
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            return await self._carrier.fetch_shown(place, message)
        return None

    async def _seat(self, live: LiveMatch, key: Key, told: Sequence[SentPost], then: Standings) -> None:
        """What was past as the newest of these went out had lost its controls by then."""
        last = told[-1]
        open_ = {wait.id for wait in then[last.seq].match_state.waits}
        for one in told:
            listed = self._composer.lists(live, then[one.seq], one.target)
            asked = questions(then[one.seq].match_state, one.target.seat, listed)
            if asked.isdisjoint(open_):
                continue
            past = await _closed_panel(
                live, one, self._composer.past_undrawn(live, then[one.seq], one.target)
            )
            if past is not None:
                marked = mark(live.match_state.master, one.id)
                self._letters.keep(key, OpenMessage(one.message, marked, asked, past))
        if self._composer.lists(live, then[last.seq], last.target):
            self._lists.keep(key, last.message, last.at)


async def _closed_panel(live: LiveMatch, told: SentPost, past: Awaitable[Panel | None]) -> Panel | None:
    """None, too, for a message that can't be written any more: it stays as it is."""
    try:
        return await past
    except Refused:
        raise
    except Exception as error:
        report_error("letter_not_recalled", error, match=live.match.id, seq=told.seq)
        return None


def _same(live: LiveMatch, then: Moment, seat: Seat) -> bool:
    """Whether the seat was theirs who have it now."""
    table = then.match_state.table
    return table is not None and table.chairs[seat].player == live.table.chairs[seat].player
