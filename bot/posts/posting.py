"""All that speaks in public for the bot: outbox, living boards, channels of matches; put together here."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import discord

from bot.channels.host_alerts import HostAlerts, WordsOf
from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import MessageClient
from bot.channels.places import UNWRITTEN, Places
from bot.clock.waiting import Waiting
from bot.connection.reach import Reach
from bot.logs import report_error
from bot.pictures.gallery import Gallery
from bot.posts.board import Boards
from bot.posts.board_content import ReaderOf, SceneOf, Showing
from bot.posts.composer import Composer
from bot.posts.delivery import Delivery
from bot.posts.late_pictures import LatePictures
from bot.posts.lists import Lists
from bot.posts.outbox import Outbox
from bot.render.renderer import Renderer
from bot.users import UserNames
from engine.kernel.refused import Refused
from engine.matches import Matches
from engine.store import Store

LONGEST: Final = 1.0
"""Seconds that a table waits for its news until whoever moved is answered: Discord may take very long."""


class Posting:
    """Everything here is told of a match by its number."""

    def __init__(
        self,
        *,
        client: discord.Client,
        reach: Reach,
        store: Store,
        matches: Matches,
        waiting: Waiting,
        composer: Composer,
        renderers: Mapping[str, Renderer],
        scene: SceneOf,
        reader: ReaderOf,
        words: WordsOf,
        people: UserNames,
        gallery: Gallery,
    ) -> None:
        carrier = MessageClient(client, store.id, reach)
        self.carrier, self.places = carrier, Places(store)
        self.troubles = HostAlerts(carrier, self.places, waiting, reader, words)
        known: Any = {"matches": matches, "carrier": carrier, "places": self.places}
        self.match_channels = MatchChannels(
            client=client, reach=reach, troubles=self.troubles, waiting=waiting, words=words, **known
        )
        showing = Showing(renderers, scene, reader, people, self.places, gallery)
        self.boards = Boards(
            store=store, waiting=waiting, match_channels=self.match_channels, shown=showing.board, **known
        )
        showing.drawn = self.boards.nudge
        lists, self.late_pictures = Lists(waiting.now), LatePictures(carrier)
        postman = Delivery(
            store=store,
            reach=reach,
            composer=composer,
            match_channels=self.match_channels,
            lists=lists,
            late_pictures=self.late_pictures,
            waiting=waiting,
            **known,
        )
        self.folding, self._postman, self._store = postman.folding, postman, store
        self.outbox = Outbox(store, waiting, postman.note, postman.deliver, self.boards.nudge)
        self._answering: Counter[int] = Counter()
        self._untold: set[int] = set()

    async def write_again(self, match: int) -> int:
        """Try to write what became a line in this match; how many lines are left.

        Refused when the match can't be reached.
        """
        await self._postman.write_again(match)
        return len(await self.places.of_kind(match, UNWRITTEN))

    async def write_all_again(self) -> None:
        """The same of every match, at a start: what Discord refused, or an earlier version wrote wrongly."""
        for match in await self._store.read.having(UNWRITTEN):
            try:
                await self.write_again(match)
            except Refused:
                continue  # its content is missing: it is tried at the next start
            except Exception as error:
                report_error("not_written_again", error, match=match)

    def on_commit(self, match: int) -> None:
        """Something of a match is kept: what it owes may go out, once whoever did it is answered."""
        self._untold.add(match)
        if not self._answering[match]:
            self._tell(match)

    @contextmanager
    def after_answer(self, match: int) -> Iterator[None]:
        """Somebody moves and is answered within: news and boards would be made while they wait.

        Where the answer takes its time, the table is told before.
        """
        self._answering[match] += 1
        late = asyncio.get_running_loop().call_later(LONGEST, self._tell, match)
        try:
            yield
        finally:
            late.cancel()
            self._answering[match] -= 1
            if not self._answering[match]:
                del self._answering[match]
                self._tell(match)

    def _tell(self, match: int) -> None:
        if match in self._untold:
            self._untold.discard(match)
            self.outbox.nudge.set()
            self.boards.nudge(match)

    def retry_now(self, match: int) -> None:
        """What was in the way of a match is gone."""
        self.outbox.retry_now(match)
        self.boards.retry_now(match)
