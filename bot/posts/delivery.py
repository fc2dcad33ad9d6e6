"""Deliver one row of the outbox: find its reader and place, write its pages, send those that are missing.

Delivery is at least once. A row is marked as attempted before its first page goes out. When a marked row
comes again (after a crash or an error) we look for pages with its mark and send only the rest. A page appears
twice only if its place can't be read, or was moved or lost at that moment.

    deliver ─┬─ the opening post     once, in the channel; the living board keeps it up to date
             ├─ a public post        in the thread; in the channel before the match has begun
             ├─ an announcement      also in the channel, if the news go to a thread
             ├─ a reminder           by direct message, else in public if that betrays nothing
             └─ a private message    by direct message, else a public line without the secret

What Discord will never take is replaced by an apology, a line with a code: the row would be tried for ever
and block every later one of its lane. `write_again` tries later to put the message in the apology's place.
"""

from collections import defaultdict, deque
from datetime import datetime, timedelta
from typing import Final

import discord
from msgspec import structs

from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.channels.places import BOARD, UNWRITTEN, Places, own_mark
from bot.clock.waiting import Waiting
from bot.connection.budget import Urgency, urgent
from bot.connection.codes import UNREACHED, fault_of, is_dm_closed
from bot.connection.reach import Reach
from bot.controls.open_panels import OpenPanels
from bot.logs import report_error
from bot.posts.at_table import AtTable
from bot.posts.board import Boards
from bot.posts.board_composer import Question, Unwritten
from bot.posts.composer import Composer, is_apology
from bot.posts.late_pictures import LatePictures
from bot.posts.match_history import MatchHistory
from bot.posts.open_messages import (
    OpenMessage,
    OpenMessages,
    closed_if_answered,
    private_questions,
    public_questions,
)
from bot.posts.post import NO_MESSAGE, Pages, Post, apology_thing
from bot.posts.read_back import OpenMessagesReader
from bot.posts.recipients import is_reminder_wanted, users_to_ping
from bot.posts.table_letters import TableLetters
from bot.render.limits import OutsideLimit
from bot.render.panel import Panel
from bot.render.targets import ANNOUNCE, DOOR, NOTE, REMIND, SEAT
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import Fence, KnownMessage, Pending, SentPost, SlotLost, Store

MENDS: Final = 3
"""So often one post is tried at once. Between two tries its thread may be reopened, replaced by a new one, or
given up for the channel."""

UNHEARD: Final = timedelta(minutes=10)
"""After so long somebody whose direct messages fail is called in public, if it is not Discord that fails."""

RECENT_ROWS: Final = 50
"""Public rows remembered for each match, to know whether there was news since a person was mentioned."""


class Delivery:
    """Delivers rows of the outbox. Errors of Discord and of the store go to the caller, which tries again."""

    def __init__(
        self,
        *,
        store: Store,
        reach: Reach,
        matches: Matches,
        composer: Composer,
        message_client: MessageClient,
        match_channels: MatchChannels,
        places: Places,
        late_pictures: LatePictures,
        match_history: MatchHistory,
        boards: Boards,
        waiting: Waiting,
        at_table: AtTable,
        panels: OpenPanels,
    ) -> None:
        self._store, self._matches, self._composer = store, matches, composer
        self._message_client, self._match_channels, self._places = message_client, match_channels, places
        self._reach, self._waiting, self._late_pictures = reach, waiting, late_pictures
        self._match_history, self._boards = match_history, boards
        self._open_messages = OpenMessages(message_client, waiting.now)
        self._reader = OpenMessagesReader(
            store=store,
            match_history=match_history,
            composer=composer,
            message_client=message_client,
            match_channels=match_channels,
            open_messages=self._open_messages,
            places=places,
            boards=boards,
        )
        self.table_letters = TableLetters(
            at_table=at_table,
            panels=panels,
            composer=composer,
            message_client=message_client,
            match_channels=match_channels,
            places=places,
            open_messages=self._open_messages,
            waiting=waiting,
        )
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

    def forget_messages(self) -> None:
        """Look up again what is open where: another process may have sent and closed messages meanwhile."""
        self._reader.forget()

    async def deliver(self, row: Pending, fence: Fence | None = None) -> int | datetime:
        """Deliver a row and return the id of its last message, or NO_MESSAGE if it needs none. SlotLost.

        A moment says that the row comes again then, since its reader has not been seen to have it.
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
        if may_show and (shown := await self._deliver_at_table(post)) is not None:
            return shown
        if (due := self.table_letters.moment_after_earlier(row, live)) is not None:
            return due
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
        if (user := self._reader_of(post, seat)) is None:
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
        message = await self._find_sent(post, home, opening_mark)
        if message is None:
            panel = (await self._composer.compose(post.live, post.moment, DOOR))[0]
            try:
                message = await self._send_single(post, home, OutgoingMessage(opening_mark, panel))
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
        for _ in range(MENDS - 1):
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
        pages = await self._write_pages(post)
        panels = pages.composed.panels
        if not post.row.attempted:
            # Pages of an earlier try may be there with their controls, so all of them keep theirs;
            # the next post takes its buttons away.
            panels = closed_if_answered(post.live, panels, pages.questions, pages.closed)
        message = await self._send_missing_pages(post, place, panels)
        await self._open_messages.close_answered(post.live, place)
        if panels is pages.composed.panels:
            if pages.questions:
                self._keep_open(post, place, message, pages)
            self._expect_picture(post, place, message, pages)
        return message

    async def _send_question(self, post: Post, place: Destination) -> int:
        """Send the post of a question as it stands now; while that is open `Boards` keeps it up to date."""
        question = await self._write_question(post)
        message = await self._send_missing_pages(post, place, (question.panel,))
        if question.is_open and not await self._places.at(post.row.match, apology_thing(post.row.id, 0)):
            shows = None if post.row.attempted else question.panel
            await self._boards.take_over(post.live, post.row.id, place, message, shows)
        await self._open_messages.close_answered(post.live, place)
        return message

    async def _write_question(self, post: Post) -> Question:
        """The post of a question as it stands now; an apology where a mistake of ours is in the way."""
        live, moment, target = post.live, post.moment, post.row.target
        try:
            return await self._boards.compose_question(live, moment, target)
        except Unwritten as error:
            code = report_error("unwritten", error.__cause__ or error, match=live.match.id, seq=post.row.seq)
            return Question(await self._composer.error_line(live, moment, target, code), is_open=False)

    @staticmethod
    def _reader_of(post: Post, seat: Seat | None) -> int | None:
        """The user at a seat, to whom the row is owed; None where another sits there by now, or nobody."""
        player = None if seat is None else post.live.table.chairs[seat].player
        if player is None or seat is None or not post.is_owed_to(seat, player):
            return None
        return post.live.user_at(seat)

    async def _deliver_at_table(self, post: Post) -> int | datetime | None:
        """Show a letter to its reader where they play; None where they are not there, or it isn't taken.

        As `deliver`, it returns when the row comes again, or NO_MESSAGE where it asks nothing.
        """
        user = self._reader_of(post, post.row.target.seat)
        if user is None or (place := await self.table_letters.place_of(post.live, user)) is None:
            return None
        pages = await self._write_pages(post)
        if any(map(is_apology, pages.composed.panels)):
            return None
        asks = pages.closed is not None
        if asks and self.table_letters.is_on_panel(post, user):
            return await self.table_letters.watch(post, user, pages.questions)
        if (message := await self.table_letters.try_show(post, place, pages)) is None:
            return None
        # Before anything is waited for: its reader may press it, which puts their panel in its place.
        self._keep_open(post, place, message, pages)
        self._expect_picture(post, place, message, pages)
        due = await self.table_letters.watch(post, user, pages.questions) if asks else NO_MESSAGE
        await self._open_messages.close_answered(post.live, place, but=message)
        return due

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
        if (found := await self._find_sent(post, place, post.mark)) is not None:
            return found
        return await self._send_single(post, place, OutgoingMessage(post.mark, panel, pings=(user,)))

    async def _mention_in_public(self, post: Post, user: int) -> int:
        """Say in public that news waits for this person; again once another public row has followed that."""
        place = await self._news_place(post)
        key, rows = (post.row.match, user), self._public_rows[post.row.match]
        last = self._mentioned_at.get(key)
        if last is not None and not any(last < row < post.row.id for row in rows):
            return NO_MESSAGE
        if (found := await self._find_sent(post, place, post.mark)) is not None:
            return found
        panel = await self._composer.mention_line(post.live, post.moment, user)
        message = await self._send_single(post, place, OutgoingMessage(post.mark, panel, pings=(user,)))
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
                if now - since < UNHEARD or self._reach.is_out or not await self._reach.is_there():
                    raise
            message = None
        self._failing_since.pop(post.row.id, None)
        return message

    async def _send_direct_message(self, post: Post, place: Destination) -> int:
        key = (post.row.match, place.id)
        last_list = self._open_messages.take_recent_list(key)  # taken in any case: this message is newer
        pages = await self._write_pages(post)
        panels, message = pages.composed.panels, None
        if pages.is_list and last_list is not None and len(panels) == 1 and not post.row.attempted:
            message = await self._try_edit(place, last_list, OutgoingMessage(post.mark, panels[0]))
        if message is None:
            message = await self._send_missing_pages(post, place, panels)
        if pages.is_list:
            self._open_messages.keep_list(key, message)
        await self._open_messages.close_answered(post.live, place)
        self._keep_open(post, place, message, pages)
        self._expect_picture(post, place, message, pages)
        return message

    async def _try_edit(self, place: Destination, message: int, outgoing: OutgoingMessage) -> int | None:
        """Put this into a message of ours and return its id; None if the message is gone or can't take it.

        The message has this row's mark from then on.
        """
        try:
            await self._message_client.change(place, message, outgoing)
        except OutsideLimit:
            return None
        except discord.HTTPException as error:
            # What Discord will never take gets a message of its own, where a line can stand in its place:
            # the lane would wait for it for ever.
            if fault_of(error) not in ("no_message", "untaken"):
                raise
            return None
        return message

    async def _news_place(self, post: Post) -> Destination:
        return await self._match_channels.news_place(post.live, post.moment.match_state, post.moment.entry)

    async def _write_pages(self, post: Post) -> Pages:
        live, moment, target = post.live, post.moment, post.row.target
        thread = None
        if target == ANNOUNCE:  # an announcement in the channel leads to the thread
            chronicle = await self._match_channels.chronicle(live)
            thread = None if chronicle.id == live.match.channel else chronicle.id
        composed = await self._composer.compose_with_late_picture(live, moment, target, thread)
        closed = await self._composer.closed_form(live, moment, target, composed.panels)
        is_list = self._composer.is_list(live, moment, target)
        if target.seat is None:
            questions = public_questions(moment)
        else:
            questions = private_questions(moment.match_state, target.seat, is_list)
        return Pages(composed, questions, closed, is_list)

    async def _send_missing_pages(self, post: Post, place: Destination, panels: tuple[Panel, ...]) -> int:
        """Send the pages that are not there yet, in order, and return the id of the last one."""
        there = await self._message_client.find_marked(place, post.mark) if post.row.attempted else ()
        message = there[-1] if there else NO_MESSAGE
        pings = () if place.user else await users_to_ping(self._store, post.live, post.moment)
        for page, panel in list(enumerate(panels))[len(there) :]:
            outgoing = OutgoingMessage(post.mark, panel, page, pings)
            try:
                message, is_written = await self._message_client.send(place, outgoing), not is_apology(panel)
            except (discord.HTTPException, OutsideLimit) as error:
                message, is_written = await self._send_apology(post, place, outgoing, error), False
            if not is_written:
                # The channel of a direct message is not kept: the row says which seat it was for.
                apology_at = KnownMessage(
                    apology_thing(post.row.id, page), 0 if place.user else place.id, message
                )
                await self._places.keep(post.row.match, apology_at)
        return message

    async def _find_sent(self, post: Post, place: Destination, mark: int) -> int | None:
        """The newest message with this mark that an earlier attempt of the row has left, if any."""
        there = await self._message_client.find_marked(place, mark) if post.row.attempted else ()
        return there[-1] if there else None

    async def _send_single(self, post: Post, place: Destination, outgoing: OutgoingMessage) -> int:
        """Send a single message, one that is no page of its row: its apology is never written again."""
        try:
            return await self._message_client.send(place, outgoing)
        except (discord.HTTPException, OutsideLimit) as error:
            return await self._send_apology(post, place, outgoing, error)

    async def _send_apology(
        self,
        post: Post,
        place: Destination,
        outgoing: OutgoingMessage,
        error: discord.HTTPException | OutsideLimit,
    ) -> int:
        """Send an apology in place of what Discord will never take; raise an error that may pass."""
        if isinstance(error, discord.HTTPException) and fault_of(error) != "untaken":
            raise error
        code = report_error("post_malformed", error, row=post.row.id, match=post.row.match)
        panel = await self._composer.error_line(post.live, post.moment, post.row.target, code)
        return await self._message_client.send(place, OutgoingMessage(outgoing.mark, panel, outgoing.page))

    def _keep_open(self, post: Post, place: Destination, message: int, pages: Pages) -> None:
        if pages.closed is not None:
            at_table = None if place.answer is None else place
            opened = OpenMessage(message, post.mark, pages.questions, pages.closed, place=at_table)
            self._open_messages.keep((post.row.match, place.id), opened)

    def _expect_picture(self, post: Post, place: Destination, message: int, pages: Pages) -> None:
        """Let the picture of a page that went out in words take their place once it is drawn.

        With the picture the message has another closed form, which shows the picture too.
        """
        composed = pages.composed
        if composed.later is None or post.row.attempted:
            return

        async def show_with_picture(panel: Panel) -> None:
            panels = (composed.finish(panel),)
            await self._message_client.change(place, message, OutgoingMessage(post.mark, *panels), ())
            closed = await self._composer.closed_form(post.live, post.moment, post.row.target, panels)
            if pages.questions:
                self._keep_open(post, place, message, Pages(composed, pages.questions, closed, pages.is_list))

        self._late_pictures.expect(message, composed.later, show_with_picture)

    async def write_again(self, match: int) -> None:
        """Try once more to send what became an apology in this match; what is refused again stays one."""
        live = await self._matches.live(match)
        for apology_at in await self._places.of_kind(match, UNWRITTEN):
            row, _, page = apology_at.thing.about.partition(".")
            sent = await self._store.read.sent_post(match, int(row))
            if sent is None or await self._try_rewrite(live, sent, apology_at, int(page)):
                await self._places.forget(match, apology_at.thing)

    async def _try_rewrite(
        self, live: LiveMatch, sent: SentPost, apology_at: KnownMessage, page: int
    ) -> bool:
        """Put the message in place of its apology; return whether that is settled and needs no other try.

        It is settled, too, where the apology is gone, or the seat has another person by now.
        """
        moment, seat = await self._match_history.after(live.match.id, sent.seq), sent.target.seat
        post = Post(Pending(sent.id, live.match.id, sent.seq, sent.target, 0, attempted=True), live, moment)
        if seat is None:
            place = Destination(apology_at.channel)
        else:
            if (user := self._reader_of(post, seat)) is None:
                return True
            place = Destination(user, user=True)
        # The post of a question is written as that stands now, as at its first delivery.
        question = pages = None
        if self._composer.is_question(live, moment, sent.target):
            question = await self._write_question(post)
            panels: tuple[Panel, ...] = (question.panel,)
        else:
            pages = await self._write_pages(post)
            panels = closed_if_answered(live, pages.composed.panels, pages.questions, pages.closed)
        if page >= len(panels) or is_apology(panels[page]):
            return False
        try:
            await self._message_client.change(
                place, apology_at.message, OutgoingMessage(post.mark, panels[page], page)
            )
        except discord.NotFound:
            return True
        except (discord.HTTPException, OutsideLimit):
            return False
        if question is not None and question.is_open:
            await self._boards.take_over(live, sent.id, place, apology_at.message, question.panel)
            self._boards.nudge(live.match.id)  # the match may have moved since the question was written
        is_whole = pages is not None and panels is pages.composed.panels and page == len(panels) - 1
        if pages is not None and pages.questions and is_whole:
            self._keep_open(post, place, apology_at.message, pages)
        return True
