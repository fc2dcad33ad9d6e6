"""All that the bot says by itself, put together: outbox, delivery, living boards, the channels of matches.

a commit ── on_commit ──┬─> Outbox ──> Delivery ──> MessageClient ──> Discord
                        └─> Boards ────────────────────┘
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import discord

from bot.channels.host_alerts import HostAlerts, ReaderOf, WordsOf
from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import MessageClient
from bot.channels.places import UNWRITTEN, Places
from bot.clock.waiting import Waiting
from bot.connection.reach import Reach
from bot.history.notes import HistoryKeeper
from bot.logs import report_error
from bot.pictures.gallery import Gallery
from bot.posts.board import Boards
from bot.posts.board_composer import BoardComposer, SceneOf
from bot.posts.composer import Composer
from bot.posts.delivery import Delivery
from bot.posts.late_pictures import LatePictures
from bot.posts.match_history import MatchHistory
from bot.posts.outbox import Outbox
from bot.posts.sharing import Sharing
from bot.render.renderer import Renderer
from bot.users import UserNames
from engine.kernel.refused import Refused
from engine.matches import Matches
from engine.store import Store

LONGEST: Final = 1.0
"""Seconds that a table waits for its news until whoever moved is answered: Discord may take very long."""


class Posting:
    """The parts, and what concerns several of them. A match is named by its number."""

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
        history: HistoryKeeper,
    ) -> None:
        # Where messages go, and who is told if they can't.
        self._store = store
        self.message_client, self.places = MessageClient(client, store.id, reach), Places(store)
        self.host_alerts = HostAlerts(self.message_client, self.places, waiting, reader, words)
        self.match_channels = MatchChannels(
            client=client,
            reach=reach,
            matches=matches,
            places=self.places,
            message_client=self.message_client,
            host_alerts=self.host_alerts,
            waiting=waiting,
            words=words,
        )

        # The living messages.
        self.match_history = MatchHistory(matches)
        board_composer = BoardComposer(
            renderers=renderers,
            scene=scene,
            reader=reader,
            people=people,
            store=store,
            places=self.places,
            gallery=gallery,
            history=history,
            match_history=self.match_history,
            compose_post=composer.compose_with_late_picture,
        )
        self.boards = Boards(
            store=store,
            waiting=waiting,
            matches=matches,
            places=self.places,
            message_client=self.message_client,
            match_channels=self.match_channels,
            match_history=self.match_history,
            compose=board_composer.compose,
            compose_question=board_composer.compose_question,
        )
        board_composer.on_picture = self.boards.nudge  # afterwards, as each of the two needs the other

        # What the log owes, and what people share of their own.
        self.late_pictures = LatePictures(self.message_client)
        self._delivery = Delivery(
            store=store,
            reach=reach,
            matches=matches,
            composer=composer,
            message_client=self.message_client,
            match_channels=self.match_channels,
            places=self.places,
            late_pictures=self.late_pictures,
            match_history=self.match_history,
            boards=self.boards,
            waiting=waiting,
        )
        self.sharing = Sharing(
            self.message_client, self.match_channels, self.places, self.late_pictures, gallery
        )

        # When it goes out.
        deliver, note_owed = self._delivery.deliver, self._delivery.note_owed
        self.outbox = Outbox(store, waiting, note_owed, deliver, self.boards.nudge)
        self._answering: Counter[int] = Counter()
        """By match: how many people have moved there and wait for their answer."""
        self._held_back: set[int] = set()
        """Matches of which something is committed that outbox and boards have not been told of."""

    def on_commit(self, match: int) -> None:
        """Let what a match owes go out, once whoever moved is answered. Called after every commit."""
        self._held_back.add(match)
        if not self._answering[match]:
            self._release(match)

    @contextmanager
    def after_answer(self, match: int) -> Iterator[None]:
        """Hold back what a match owes within the block, in which whoever moved is answered: a second at most.

        News and boards would else be made while that person waits.
        """
        self._answering[match] += 1
        late = asyncio.get_running_loop().call_later(LONGEST, self._release, match)
        try:
            yield
        finally:
            late.cancel()
            self._answering[match] -= 1
            if not self._answering[match]:
                del self._answering[match]
                self._release(match)

    def _release(self, match: int) -> None:
        if match in self._held_back:
            self._held_back.discard(match)
            self.outbox.nudge.set()
            self.boards.nudge(match)

    def retry_now(self, match: int) -> None:
        """Try the public rows and the board of a match at once, as what was in the way of them is gone."""
        self.outbox.retry_now(match)
        self.boards.retry_now(match)

    async def write_again(self, match: int) -> int:
        """Try to write what became a line in this match; how many lines are left.

        Refused when the match can't be reached.
        """
        await self._delivery.write_again(match)
        return len(await self.places.of_kind(match, UNWRITTEN))

    async def write_all_again(self) -> None:
        """Try to write what became a line in any match. At a start, as the program may be a newer one."""
        for match in await self._store.read.matches_with_thing(UNWRITTEN):
            try:
                await self.write_again(match)
            except Refused:
                continue  # its content is missing: it is tried at the next start
            except Exception as error:
                report_error("not_written_again", error, match=match)
