"""All that the bot says by itself, put together: outbox, delivery, living boards, the channels of matches.

a commit ── on_commit ──┬─> Outbox ──> Delivery ──> MessageClient ──> Discord
                        └─> Boards ────────────────────┘
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import discord

from bot.channels.host_alerts import HostAlerts, WordsOf
from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import MessageClient
from bot.channels.places import UNWRITTEN, Places
from bot.clock.waiting import Waiting
from bot.connection.budget import only_while
from bot.connection.reach import Reach
from bot.controls.open_panels import OpenPanels
from bot.logs import log, report_error
from bot.posts.at_table import AtTable
from bot.posts.board import Boards
from bot.posts.composer import Composer, Encore, WritingParts
from bot.posts.delivery import Delivery
from bot.posts.late_pictures import LatePictures
from bot.posts.match_history import MatchHistory
from bot.posts.open_messages import OpenMessages
from bot.posts.outbox import Outbox
from bot.posts.page_sender import PageSender
from bot.posts.parts import PostParts
from bot.posts.post import ComesAgain
from bot.posts.read_back import OpenMessagesReader
from bot.posts.sharing import Sharing
from bot.posts.table_letters import TableLetters
from engine.kernel.refused import Refused
from engine.matches import Matches
from engine.store import Pending, Store

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
        writing: WritingParts,
        encore: Encore | None,
        words: WordsOf,
        panels: OpenPanels,
        is_ours: Callable[[int], bool],
    ) -> None:
        """`is_ours`: whether what a match owes is for this process to send."""
        self._store, self._matches, self._is_ours = store, matches, is_ours

        # Where messages go, and who is told if they can't.
        self.message_client, self.places = MessageClient(client, store.id, reach), Places(store)
        self.host_alerts = HostAlerts(self.message_client, self.places, waiting, writing.reader, words)
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

        # What all that follow work with.
        self.match_history = MatchHistory(matches)
        self.late_pictures = LatePictures(self.message_client)
        self._open_messages = OpenMessages(self.message_client, waiting.now)
        parts = PostParts(
            store=store,
            matches=matches,
            match_history=self.match_history,
            waiting=waiting,
            composer=Composer(writing, encore),
            late_pictures=self.late_pictures,
            open_messages=self._open_messages,
            reach=reach,
            message_client=self.message_client,
            match_channels=self.match_channels,
            places=self.places,
        )

        # The living messages.
        self.boards = Boards(writing, parts)

        # What the log owes: when it goes out, and how.
        self.outbox = Outbox(store, waiting, self._note_owed, self._deliver, self.boards.nudge)
        self.at_table = AtTable(waiting.now)
        self._open_messages_reader = OpenMessagesReader(parts, self.boards)
        self._sender = PageSender(parts, self.boards)
        self._table_letters = TableLetters(parts, self._sender, self.at_table, panels, self.outbox)
        self._delivery = Delivery(
            parts, self.boards, self._open_messages_reader, self._sender, self._table_letters
        )

        # What people share of their own.
        self.sharing = Sharing(parts, writing.gallery)

        self._answering: Counter[int] = Counter()
        """By match: how many people have moved there and wait for their answer."""
        self._slots_held: Mapping[int, int] = store.slots.mine() if not store.slots.shared else {}
        self._held_back: dict[int, asyncio.TimerHandle] = {}
        """Matches of which something is committed that outbox and boards have not been told of."""

    def _note_owed(self, row: Pending) -> None:
        self._delivery.note_owed(row)

    async def _deliver(self, row: Pending) -> int | ComesAgain:
        """Deliver a row of the outbox for as long as its match's slot is ours. SlotLost."""
        guild, slots = (await self._matches.live(row.match)).match.guild, self._store.slots
        with only_while(lambda: slots.is_mine(guild)):
            return await self._delivery.deliver(row, slots.fence(guild))

    def on_commit(self, match: int) -> None:
        """Let what a match owes go out, once whoever moved is answered. Called after every commit.

        Where other processes serve the database they are told: the one that sends it, and all who have an
        open panel of it.
        """
        live, peers = self._matches.known(match), self._store.peers
        if peers is not None and live is not None:
            peers.tell(match, live.match.guild)
        if not self._is_ours(match):
            return
        if not self._answering[match]:
            self._let_out(match)
        elif match not in self._held_back:
            # Timed from here: the commit itself may have taken longer than news may wait.
            loop = asyncio.get_running_loop()
            self._held_back[match] = loop.call_later(LONGEST, self._release, match)

    @contextmanager
    def after_answer(self, match: int) -> Iterator[None]:
        """Hold back what a match owes within the block, in which whoever moved is answered: a second at most.

        News and boards would else be made while that person waits.
        """
        self._answering[match] += 1
        try:
            yield
        finally:
            self._answering[match] -= 1
            if not self._answering[match]:
                del self._answering[match]
                self._release(match)

    def _release(self, match: int) -> None:
        if (timer := self._held_back.pop(match, None)) is not None:
            timer.cancel()
            self._let_out(match)

    def _let_out(self, match: int) -> None:
        self.outbox.look_at(match)
        self.boards.nudge(match)

    def on_hint(self, match: int) -> None:
        """Let go out what another process has moved at a match of ours."""
        # What that process has written of its messages was not told.
        self.places.forget_known(match)
        self.outbox.look_at(match)
        self.boards.nudge(match)

    def look_round(self) -> None:
        """Look at all that is ours, soon: something may have been kept of which nobody has told."""
        self.outbox.look_round()
        self.boards.look_round()

    def on_slots_changed(self) -> None:
        """Leave alone what is another's by now, and begin with what is ours."""
        before, self._slots_held = self._slots_held, self._store.slots.mine()
        now = self._slots_held
        if lost := {shard for shard in before if before[shard] != now.get(shard)}:
            log.info("slots_lost", shards=sorted(lost))
            self.outbox.let_go(self._is_ours)
            self._table_letters.let_go(self._is_ours)
            self.boards.let_go(self._is_ours)
        if taken := {shard: fence for shard, fence in now.items() if before.get(shard) != fence}:
            log.info("slots_taken", shards=sorted(taken))
            # What is remembered of messages there is of a time when they were ours before, or of none.
            self.places.forget_all()
            self._open_messages_reader.forget()
            self.boards.on_takeover()
        self.look_round()

    def forget_match(self, match: int) -> None:
        """Send nothing of a match that can't be read."""
        self.outbox.forget_match(match)
        self._table_letters.let_go(lambda one: one != match)

    def note_replaced(self, user: int, message: int) -> None:
        """Leave a private message as it is from now on: its reader is shown something else in its place."""
        self.late_pictures.forget(message)
        self._open_messages.forget_message(user, message)

    def retry_now(self, match: int) -> None:
        """Try the public rows and the board of a match at once, as what was in the way of them is gone."""
        self.outbox.retry_now(match)
        self.boards.retry_now(match)

    async def write_again(self, match: int) -> int:
        """Try to write what became a line in this match; how many lines are left.

        Refused when the match can't be reached.
        """
        await self._sender.write_again(match)
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
