"""Deliver one row of the outbox: find its reader and place, and send it there (`page_sender.py`).

Delivery is at least once. A row is marked as attempted before its first page goes out. When a marked row
comes again (after a crash or an error) we look for pages with its mark and send only the rest. A page appears
twice only if its place can't be read, or was moved or lost at that moment.

    deliver ─┬─ a letter             to who is at the table, there (`table_letters.py`)
             ├─ the opening post     once, in the channel; the living board keeps it up to date
             ├─ a public post        in the thread; in the channel before the match has begun
             ├─ an announcement      also in the channel, if the news go to a thread
             ├─ a reminder           by direct message, else in public if that betrays nothing
             └─ any private message  by direct message, else a public line without the secret
"""

from collections import defaultdict, deque
from datetime import datetime, timedelta
from typing import Final

import discord
from msgspec import structs

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import BOARD, own_mark
from bot.connection.budget import Urgency, urgent
from bot.connection.codes import UNREACHED, is_dm_closed
from bot.posts.board import Boards
from bot.posts.open_messages import closed_if_answered
from bot.posts.page_sender import PageSender
from bot.posts.parts import PostParts
from bot.posts.post import NO_MESSAGE, ComesAgain, Post, apology_thing
from bot.posts.read_back import OpenMessagesReader
from bot.posts.recipients import is_reminder_wanted
from bot.posts.table_letters import TableLetters
from bot.render.targets import ANNOUNCE, DOOR, NOTE, REMIND, SEAT
from engine.kernel.seats import Seat
from engine.store import Fence, KnownMessage, Pending, SlotLost

TRIES: Final = 3
"""So often one post is tried at once. Between two tries its thread may be reopened, replaced by a new one, or
given up for the channel."""

CALLED_IN_PUBLIC_AFTER: Final = timedelta(minutes=10)
"""After so long somebody whose direct messages fail is called in public, if it is not Discord that fails."""

RECENT_ROWS: Final = 50
"""Public rows remembered for each match, to know whether there was news since a person was mentioned."""


class Delivery:
    """Delivers rows of the outbox. Errors of Discord and of the store go to the caller, which tries again."""

    def __init__(
        self,
        parts: PostParts,
        boards: Boards,
        reader: OpenMessagesReader,
        sender: PageSender,
        table_letters: TableLetters,
    ) -> None:
        self._store, self._matches, self._match_history = parts.store, parts.matches, parts.match_history
        self._match_channels, self._places, self._reach = parts.match_channels, parts.places, parts.reach
        self._composer, self._waiting, self.open_messages = parts.composer, parts.waiting, parts.open_messages
        self._boards, self._reader, self._sender, self.table_letters = boards, reader, sender, table_letters
        self._public_rows: defaultdict[int, deque[int]] = defaultdict(lambda: deque([0], maxlen=RECENT_ROWS))
        self._mentioned_at: dict[tuple[int, int], int] = {}
        """By match and user: the row for which they were last mentioned in public."""
        self._failing_since: dict[int, datetime] = {}
        """By row: since when a direct message has failed in a way that may pass."""

    def note_owed(self, row: Pending) -> None:
        """Remember a public row. Called for every row before it or a later one is delivered."""
        if row.target.seat is None and row.id > self._public_rows[row.match][-1]:
            self._public_rows[row.match].append(row.id)
            self.table_letters.on_public_post(row.match)

    async def deliver(self, row: Pending, fence: Fence | None = None) -> int | ComesAgain:
        """Deliver a row and return the id of its last message, or NO_MESSAGE if it needs none. SlotLost.

        It comes again where its reader has yet to be seen to have it, or what was shown to them before it.
        """
        live = await self._matches.live(row.match)
        if self.table_letters.is_watched(row.id):
            found = await self.table_letters.follow_up(row.id, live)
            if not isinstance(found, Post):
                return found
            return await self._deliver_marked(structs.replace(found, live=live), fence)
        # Before the row goes out: whatever is sent closes what is answered, an earlier run's messages too.
        await self._reader.read_back(live)
        post = Post(row, live, await self._match_history.after(row.match, row.seq))
        may_show = row.target.kind in (SEAT, NOTE) and not row.attempted
        if may_show and (shown := await self.table_letters.try_deliver(post)) is not None:
            return shown
        if (due := self.table_letters.moment_after_earlier(row, live)) is not None:
            return ComesAgain(due, is_shown=False)
        return await self._deliver_marked(post, fence)

    async def _deliver_marked(self, post: Post, fence: Fence | None) -> int:
        """Deliver a row of which it is kept that pages of it may be there from now on. SlotLost."""
        row, seat = post.row, post.row.target.seat
        is_to_mark = not row.attempted or fence is not None
        if is_to_mark and not await self._store.write.mark_attempted(row.id, fence):
            raise SlotLost(fence)
        if row.target == DOOR:
            return await self._deliver_opening(post)
        if seat is None:
            return await self._deliver_public(post)
        if (user := post.reader) is None:
            return NO_MESSAGE
        if row.target.kind == REMIND:
            return await self._deliver_reminder(post, seat, user)
        return await self._deliver_private(post, user)

    async def _deliver_opening(self, post: Post) -> int:
        """Send the post under which a table gathers, unless it stands there already."""
        board = await self._places.at(post.row.match, BOARD)
        if board is not None:
            return board.message
        # The living board edits this message later and has no row of its own: so it carries the match's mark.
        home, opening_mark = Destination(post.live.match.channel), own_mark(post.live)
        message = await self._sender.find_sent(post, home, opening_mark)
        if message is None:
            panel = (await self._composer.compose(post.live, post.moment, DOOR)).panels[0]
            try:
                message = await self._sender.send_single(post, home, OutgoingMessage(opening_mark, panel))
            except discord.HTTPException as error:
                await self._match_channels.on_send_failed(post.live, home, error)
                raise
        await self._places.keep(post.row.match, KnownMessage(BOARD, home.id, message))
        return message

    async def _deliver_public(self, post: Post) -> int:
        """Post news or an announcement where the table reads it; mend the place where it refuses them."""
        live, match_channels = post.live, self._match_channels
        if post.row.target != ANNOUNCE:
            place = await self._news_place(post)
        elif await match_channels.has_thread(post.row.match):
            place = Destination(live.match.channel)
        else:
            return NO_MESSAGE  # the news stand in the channel itself
        for _ in range(TRIES - 1):
            try:
                message = await self._send_public_pages(post, place)
            except discord.HTTPException as error:
                # A thread may have been archived, locked or deleted: another place may take the post at once.
                other = await match_channels.find_other_place(live, place, error)
                if other is None:
                    await match_channels.on_send_failed(live, place, error)
                    raise
                place = other
            else:
                await match_channels.on_send_worked(live)
                return message
        # The last place it can go: what it meets there is tried again later, by the outbox.
        return await self._send_public_pages(post, place)

    async def _send_public_pages(self, post: Post, place: Destination) -> int:
        if self._composer.is_question(post.live, post.moment, post.row.target):
            with urgent(Urgency.QUESTION):
                return await self._send_question(post, place)
        pages = await self._sender.write(post)
        panels = pages.panels
        if not post.row.attempted:
            # Pages of an earlier try may be there with their controls, so all of them keep theirs;
            # the next post takes its buttons away.
            panels = closed_if_answered(post.live, panels, pages.questions, pages.closed)
        message = await self._sender.send_missing(post, place, panels)
        await self.open_messages.close_answered(post.live, place)
        if panels is pages.panels:
            self._sender.remember(post, place, message, pages)
        return message

    async def _send_question(self, post: Post, place: Destination) -> int:
        """Send the post of a question as it stands now; while that is open `Boards` keeps it up to date."""
        question = await self._sender.write_question(post)
        message = await self._sender.send_missing(post, place, (question.panel,))
        if question.is_open and not await self._places.at(post.row.match, apology_thing(post.row.id, 0)):
            shows = None if post.row.attempted else question.panel
            await self._boards.take_over(post.live, post.row.id, place, message, shows)
        await self.open_messages.close_answered(post.live, place)
        return message

    async def _deliver_private(self, post: Post, user: int) -> int:
        """Send a direct message. If it can't reach the person, mention them in public without the secret."""
        if (message := await self._try_direct_message(post, user)) is not None:
            return message
        if post.row.target.kind == NOTE:
            return NO_MESSAGE  # a note asks nothing, so it is worth no public line
        await self._match_channels.on_dms_closed(post.live, user)
        return await self._mention_in_public(post, user)

    async def _deliver_reminder(self, post: Post, seat: Seat, user: int) -> int:
        """Remind by direct message, or in public if nobody learns a secret by that; else not at all."""
        if not await is_reminder_wanted(self._store, post.live, post.moment.entry, seat, user):
            return NO_MESSAGE
        message = await self._try_direct_message(post, user)
        if message is not None:
            return message
        panel = await self._composer.public_reminder(post.live, post.moment, seat, user)
        if panel is None:
            return NO_MESSAGE
        place = await self._news_place(post)
        if (found := await self._sender.find_sent(post, place, post.mark)) is not None:
            return found
        return await self._sender.send_single(post, place, OutgoingMessage(post.mark, panel, pings=(user,)))

    async def _mention_in_public(self, post: Post, user: int) -> int:
        """Say in public that news waits for this person; again once another public row has followed that."""
        place = await self._news_place(post)
        key, rows = (post.row.match, user), self._public_rows[post.row.match]
        last = self._mentioned_at.get(key)
        if last is not None and not any(last < row < post.row.id for row in rows):
            return NO_MESSAGE
        if (found := await self._sender.find_sent(post, place, post.mark)) is not None:
            return found
        panel = await self._composer.mention_line(post.live, post.moment, user)
        message = await self._sender.send_single(
            post, place, OutgoingMessage(post.mark, panel, pings=(user,))
        )
        self._mentioned_at[key] = post.row.id
        return message

    async def _try_direct_message(self, post: Post, user: int) -> int | None:
        """Send a direct message and return its id; None if the person takes none, as far as we know."""
        try:
            message = await self._send_direct_message(post, Destination(user, user=True))
        except UNREACHED as error:
            if not is_dm_closed(error):
                # Some refusals never end and have no code that says so. Where only this message fails, for
                # long and although Discord answers, it is as if the person took none.
                now = self._waiting.now()
                since = self._failing_since.setdefault(post.row.id, now)
                if (
                    now - since < CALLED_IN_PUBLIC_AFTER
                    or self._reach.is_out
                    or not await self._reach.is_there()
                ):
                    raise
            message = None
        self._failing_since.pop(post.row.id, None)
        return message

    async def _send_direct_message(self, post: Post, place: Destination) -> int:
        key = (post.row.match, place.id)
        last_list = self.open_messages.take_recent_list(key)  # taken in any case: this message is newer
        pages = await self._sender.write(post)
        panels, message = pages.panels, None
        if pages.is_list and last_list is not None and len(panels) == 1 and not post.row.attempted:
            message = await self._sender.try_edit(place, last_list, OutgoingMessage(post.mark, panels[0]))
        if message is None:
            message = await self._sender.send_missing(post, place, panels)
        if pages.is_list:
            self.open_messages.keep_list(key, message)
        await self.open_messages.close_answered(post.live, place)
        self._sender.remember(post, place, message, pages)
        return message

    async def _news_place(self, post: Post) -> Destination:
        return await self._match_channels.news_place(post.live, post.moment.match_state, post.moment.entry)
