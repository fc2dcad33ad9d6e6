"""Read back from the outbox what was sent before a restart: open messages to close, lists to change in place.

`OpenMessages` is in memory alone. So before the first message of a match that this run sends, the newest rows
of the match that were sent are looked up, and those whose questions are still open are written once more in
their closed form. A start itself reads nothing: most matches owe nothing for hours.
"""

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.channels.message_client import Shown
from bot.channels.places import QUESTION, mark
from bot.logs import report_error
from bot.posts.board import Boards
from bot.posts.match_history import Moment
from bot.posts.open_messages import (
    MOST_PER_READER,
    Key,
    OpenMessage,
    open_questions,
    private_questions,
    public_questions,
)
from bot.posts.parts import PostParts
from bot.render.panel import Panel
from bot.render.targets import NOTICE, SECOND, TABLE
from bot.users import seatings
from engine.kernel.refused import Refused
from engine.match.live import LiveMatch
from engine.store import SentPost, Thing

Moments = Mapping[int, Moment]
"""The match after each entry for which something was sent, by the entries' numbers."""

WITH_CONTROLS: Final = (TABLE, SECOND, NOTICE)
"""The kinds of public posts that may have something to press but the way to one's own panel."""


class OpenMessagesReader:
    """Fills `open_messages`. Its errors are those of the store, and Refused."""

    def __init__(self, parts: PostParts, boards: Boards) -> None:
        self._store, self._match_history, self._places = parts.store, parts.match_history, parts.places
        self._message_client, self._match_channels = parts.message_client, parts.match_channels
        self._composer, self._open_messages, self._boards = parts.composer, parts.open_messages, boards
        self._done: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def forget(self) -> None:
        """Read every match back once more, before its next message."""
        self._open_messages.forget()
        self._done = set()  # another one: who reads a match back now adds to the old

    async def read_back(self, live: LiveMatch) -> None:
        """Read a match back, once in a run. Call it before any message of the match is sent."""
        match = live.match.id
        if match in self._done:
            return
        async with self._locks.setdefault(match, asyncio.Lock()):
            if match in self._done:
                return
            done = self._done
            seats = tuple(seatings(live))  # whoever sits down meanwhile was told nothing before
            public = await self._store.read.public_messages(match, MOST_PER_READER)
            private = {
                seat: await self._store.read.messages_to_seat(match, seat, MOST_PER_READER)
                for seat, _ in seats
            }
            # All together and in the order of the log, so that the match is folded once.
            seqs = sorted({one.seq for posts in (public, *private.values()) for one in posts})
            moments = {seq: await self._match_history.after(match, seq) for seq in seqs}
            for seat, user in seats:
                player, oldest_first = live.table.chairs[seat].player, private[seat][::-1]
                # What was told to whoever had the seat before is not in this person's messages.
                own = [one for one in oldest_first if moments[one.seq].player_at(seat) == player]
                if own:
                    await self._read_private(live, (match, user), own, moments)
            if public:
                await self._read_public(live, public[::-1], moments)
            done.add(match)

    async def _read_private(
        self, live: LiveMatch, key: Key, posts: Sequence[SentPost], moments: Moments
    ) -> None:
        """Keep what a person was told (oldest first) and may still press, and their newest list.

        What was answered as the newest of these went out had lost its controls by then.
        """
        newest = posts[-1]
        still_open = {wait.id for wait in moments[newest.seq].match_state.waits}
        for post in posts:
            then, target = moments[post.seq], post.target
            is_list = self._composer.is_list(live, then, target)
            questions = private_questions(then.match_state, target.seat, is_list)
            if questions.isdisjoint(still_open):
                continue
            closed = await _try_write(live, post, self._composer.closed_form_in_words(live, then, target))
            if closed is not None:
                post_mark = mark(live.match_state.master, post.id)
                self._open_messages.keep(key, OpenMessage(post.message, post_mark, questions, closed))
        if self._composer.is_list(live, moments[newest.seq], newest.target):
            self._open_messages.keep_list(key, newest.message, newest.at)

    async def _read_public(self, live: LiveMatch, posts: Sequence[SentPost], moments: Moments) -> None:
        """Keep the posts (oldest first) that can still be pressed; Discord is asked what each shows."""
        still_open = open_questions(moments[posts[-1].seq].match_state)
        for post in posts:
            then = moments[post.seq]
            questions = public_questions(then)
            if post.target not in WITH_CONTROLS or questions.isdisjoint(still_open):
                continue
            place = await self._match_channels.news_place(live, then.match_state, then.entry)
            if self._composer.is_question(live, then, post.target):
                # `Boards` keeps and closes it; one of before there were such posts is handed over here.
                if await self._places.at(live.match.id, Thing(QUESTION, str(post.id))) is None:
                    await self._boards.take_over(live, post.id, place, post.message, None)
                continue
            there: Shown | None = None
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                there = await self._message_client.fetch_shown(place, post.message)
            if there is None:
                continue  # what it shows can't be known, so it stays as it is
            closed = await _try_write(
                live, post, self._composer.closed_form_of(live, then, post.target, there)
            )
            if closed is not None:
                post_mark = mark(live.match_state.master, post.id)
                opened = OpenMessage(post.message, post_mark, questions, closed, there.files)
                self._open_messages.keep((live.match.id, place.id), opened)


async def _try_write(live: LiveMatch, post: SentPost, closed: Awaitable[Panel | None]) -> Panel | None:
    """The closed form; None, too, for a message that can't be written any more and so stays as it is."""
    try:
        return await closed
    except Refused:
        raise
    except Exception as error:
        report_error("letter_not_recalled", error, match=live.match.id, seq=post.seq)
        return None
