"""Put rows of the outbox into words and messages at a given place, and mend later what Discord won't take.

`delivery.py` says to whom a row goes and where. Here it is written (`write`), its pages that are not there
yet are sent (`send_missing`), and the last is remembered with its controls and its late picture.

What Discord will never take is replaced by an apology, a line with a code: the row would be tried for ever
and block every later one of its lane. `write_again` tries later to put the message in the apology's place.
"""

import discord
from msgspec.structs import replace

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import UNWRITTEN
from bot.connection.codes import fault_of
from bot.logs import report_error
from bot.posts.board import Boards
from bot.posts.board_composer import Question, Unwritten
from bot.posts.composer import is_apology
from bot.posts.open_messages import OpenMessage, closed_if_answered, private_questions, public_questions
from bot.posts.parts import PostParts
from bot.posts.post import NO_MESSAGE, Pages, Post, apology_thing
from bot.posts.recipients import users_to_ping
from bot.render.limits import OutsideLimit
from bot.render.panel import Panel
from bot.render.targets import ANNOUNCE
from engine.match.live import LiveMatch
from engine.store import KnownMessage, Pending, SentPost


class PageSender:
    """Writes and sends the pages of rows. Errors that may pass go to the caller, which tries again."""

    def __init__(self, parts: PostParts, boards: Boards) -> None:
        self._store, self._matches, self._match_history = parts.store, parts.matches, parts.match_history
        self._message_client, self._match_channels = parts.message_client, parts.match_channels
        self._places, self._composer = parts.places, parts.composer
        self._late_pictures, self._open_messages = parts.late_pictures, parts.open_messages
        self._boards = boards

    async def write(self, post: Post) -> Pages:
        """Put a row into words as its reader may know them, with what the last page shows once answered."""
        live, moment, target = post.live, post.moment, post.row.target
        thread = None
        if target == ANNOUNCE:  # an announcement in the channel leads to the thread
            chronicle = await self._match_channels.chronicle(live)
            thread = None if chronicle.id == live.match.channel else chronicle.id
        composed = await self._composer.compose(live, moment, target, thread)
        closed = await self._composer.closed_form(live, moment, target, composed.panels)
        is_list = self._composer.is_list(live, moment, target)
        if target.seat is None:
            questions = public_questions(moment)
        else:
            questions = private_questions(moment.match_state, target.seat, is_list)
        return Pages(composed, questions, closed, is_list)

    async def write_question(self, post: Post) -> Question:
        """The post of a question as it stands now; an apology where a mistake of ours is in the way."""
        live, moment, target = post.live, post.moment, post.row.target
        try:
            return await self._boards.composer.compose_question(live, moment, target)
        except Unwritten as error:
            code = report_error("unwritten", error.__cause__ or error, match=live.match.id, seq=post.row.seq)
            return Question(await self._composer.error_line(live, moment, target, code), is_open=False)

    async def send_missing(self, post: Post, place: Destination, panels: tuple[Panel, ...]) -> int:
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

    async def send_single(self, post: Post, place: Destination, outgoing: OutgoingMessage) -> int:
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

    async def find_sent(self, post: Post, place: Destination, mark: int) -> int | None:
        """The newest message with this mark that an earlier attempt of the row has left, if any."""
        there = await self._message_client.find_marked(place, mark) if post.row.attempted else ()
        return there[-1] if there else None

    async def try_edit(self, place: Destination, message: int, outgoing: OutgoingMessage) -> int | None:
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

    def remember(self, post: Post, place: Destination, message: int, pages: Pages) -> None:
        """Note that a row went out whole: its controls go once it is answered, its late picture comes."""
        if place.user or pages.questions:
            self._keep_open(post, place, message, pages)
        composed = pages.composed
        if composed.later is None or post.row.attempted:
            return

        async def show_with_picture(panel: Panel) -> None:
            panels = (composed.finish(panel),)
            await self._message_client.change(place, message, OutgoingMessage(post.mark, *panels), ())
            # With the picture the message has another closed form, which shows the picture too.
            closed = await self._composer.closed_form(post.live, post.moment, post.row.target, panels)
            if pages.questions:
                self._keep_open(post, place, message, replace(pages, closed=closed))

        self._late_pictures.expect(message, composed.later, show_with_picture)

    def _keep_open(self, post: Post, place: Destination, message: int, pages: Pages) -> None:
        """Remember a message with controls, so that they go once it is answered; nothing if it has none."""
        if pages.closed is not None:
            at_table = None if place.answer is None else place
            opened = OpenMessage(message, post.mark, pages.questions, pages.closed, place=at_table)
            self._open_messages.keep((post.row.match, place.id), opened)

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
            if post.reader is None:
                return True
            place = Destination(post.reader, user=True)
        # The post of a question is written as that stands now, as at its first delivery.
        question = pages = None
        if self._composer.is_question(live, moment, sent.target):
            question = await self.write_question(post)
            panels: tuple[Panel, ...] = (question.panel,)
        else:
            pages = await self.write(post)
            panels = closed_if_answered(live, pages.panels, pages.questions, pages.closed)
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
        is_whole = pages is not None and panels is pages.panels and page == len(panels) - 1
        if pages is not None and pages.questions and is_whole:
            self._keep_open(post, place, apology_at.message, pages)
        return True
