"""Delivers one row of the outbox: marked before it is sent, looked for before it is sent again.

What stays at-least-once: a post whose send was cut off by a crash, in a channel whose history can't be read
or whose place was moved or lost at that moment.
"""

from collections import defaultdict, deque
from datetime import datetime, timedelta
from typing import Final

import discord
from msgspec import Struct

from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.channels.places import BOARD, UNWRITTEN, Places, mark, own_mark
from bot.clock.waiting import Waiting
from bot.connection.codes import UNREACHED, are_dms_closed, fault_of
from bot.connection.reach import Reach
from bot.logs import report_error
from bot.posts.closing import Closing, closed_if_answered
from bot.posts.composer import Composed, Composer, is_apology
from bot.posts.late_pictures import LatePictures
from bot.posts.letters import Letters, OpenMessage, public_questions, questions
from bot.posts.lists import Lists
from bot.posts.match_history import MatchHistory, Moment
from bot.posts.placing import news_place
from bot.posts.read_back import OpenMessagesReader
from bot.posts.reminders import is_reminder_needless
from bot.render.limits import OutsideLimit
from bot.render.motions import people_to_ping
from bot.render.panel import Panel
from bot.render.targets import ANNOUNCE, DOOR, NOTE, REMIND
from engine.kernel.seats import Seat
from engine.kernel.table.state import Player
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import KnownMessage, Pending, SentPost, Store, Thing
from engine.store.forgetting import NOBODY

NO_MESSAGE: Final = 0
"""What is kept as the message of a row that nobody is left to read, or that is to be read elsewhere."""


MENDS: Final = 3
"""So often one post is tried at once, each time where it may go then: a thread opened, begun anew, left."""

UNHEARD: Final = timedelta(minutes=10)
"""After so long somebody whose private messages fail is called in public, if it is not Discord that fails."""

RECENT: Final = 50
"""So many public rows of a match are remembered."""


class Post(Struct, frozen=True):
    """A row that is about to go out, with its match as it stood then."""

    row: Pending
    live: LiveMatch
    then: Moment

    @property
    def mark(self) -> int:
        """By which its messages are found again."""
        return mark(self.live.match_state.master, self.row.id)


class Delivery:
    """Knows where each row goes. Its errors are those of Discord and of the store."""

    def __init__(
        self,
        *,
        store: Store,
        reach: Reach,
        matches: Matches,
        composer: Composer,
        carrier: MessageClient,
        match_channels: MatchChannels,
        places: Places,
        lists: Lists,
        late_pictures: LatePictures,
        waiting: Waiting,
    ) -> None:
        self._late_pictures = late_pictures
        self._reach, self._waiting, self._failing = reach, waiting, dict[int, datetime]()
        self._store, self._matches, self._composer = store, matches, composer
        self._carrier, self._match_channels, self._places = carrier, match_channels, places
        self.folding = MatchHistory(matches)
        letters = Letters()
        self._lists, self._closing = lists, Closing(carrier, letters)
        self._recalling = OpenMessagesReader(
            store=store,
            folding=self.folding,
            composer=composer,
            carrier=carrier,
            match_channels=match_channels,
            letters=letters,
            lists=lists,
        )
        self._public: defaultdict[int, deque[int]] = defaultdict(lambda: deque([0], maxlen=RECENT))
        self._called_at: dict[tuple[int, int], int] = {}

    def note(self, row: Pending) -> None:
        """A row is owed: public ones are remembered by their number."""
        if row.target.seat is None and row.id > self._public[row.match][-1]:
            self._public[row.match].append(row.id)

    async def deliver(self, row: Pending) -> int:
        """The message that says this row, sent now or found where an earlier run left it."""
        live = await self._matches.live(row.match)
        await self._recalling.recall(live)
        post = Post(row, live, await self.folding.after(row.match, row.seq))
        if not row.attempted:
            await self._store.write.mark_attempted(row.id)
        seat = row.target.seat
        if seat is None:
            return await self._deliver_public(post)
        player = live.table.chairs[seat].player
        if player is None or (user := live.user(player)) == NOBODY or not _sat_there(post, seat, player):
            return NO_MESSAGE
        if row.target.kind == REMIND:
            return await self._deliver_reminder(post, seat, user)
        return await self._deliver_private(post, user)

    async def _deliver_public(self, post: Post) -> int:
        """To everybody: into the channel while the table gathers, then, and the hash, into the chronicle."""
        home = Destination(post.live.match.channel)
        if post.row.target == DOOR:
            return await self._at_the_door(post, home)
        if post.row.target == ANNOUNCE:
            return await self._announce_in_channel(post, home)
        return await self._send_in_place(post, await news_place(self._match_channels, post.live, post.then))

    async def _announce_in_channel(self, post: Post, home: Destination) -> int:
        """What nobody must miss is said in the channel too, where the chronicle stands elsewhere."""
        if not await self._match_channels.has_thread(post.row.match):
            return NO_MESSAGE
        return await self._send_in_place(post, home)

    async def _send_in_place(self, post: Post, place: Destination) -> int:
        for _ in range(MENDS - 1):
            try:
                message = await self._send_public_pages(post, place)
            except discord.HTTPException as error:
                place = await self._find_other_place(post, place, error)
            else:
                await self._match_channels.on_send_worked(post.live)
                return message
        return await self._send_public_pages(post, place)

    async def _find_other_place(
        self, post: Post, place: Destination, error: discord.HTTPException
    ) -> Destination:
        """Where to try once more; the error again where that is no help, and somebody is told of it."""
        other = await self._match_channels.find_other_place(post.live, place, error)
        if other is None:
            await self._match_channels.on_send_failed(post.live, place, error)
            raise error
        return other

    async def _send_public_pages(self, post: Post, place: Destination) -> int:
        target = post.row.target
        composed = await self._composer.compose_with_late_picture(
            post.live, post.then, target, await self._pointing(post)
        )
        panels = composed.panels
        past, asked = (
            await self._composer.closed_form(post.live, post.then, target, panels),
            public_questions(post.then),
        )
        shown = panels if post.row.attempted else closed_if_answered(post.live, panels, asked, past)
        message = await self._send_missing(post, place, shown)
        await self._closing.close_answered(post.live, place)
        if past is not None and asked and shown is panels:
            self._closing.keep(post.live, place, OpenMessage(message, post.mark, asked, past))
        if shown is panels:
            self._expect_picture(post, place, message, composed, asked)
        return message

    def _expect_picture(
        self, post: Post, place: Destination, message: int, composed: Composed, asked: frozenset[str]
    ) -> None:
        """Where a message went out in words for want of time, its picture takes their place when it is drawn.

        `asked` are the questions on which it is read; past them it loses its controls and keeps the picture.
        """
        if composed.later is None or post.row.attempted:
            return

        async def keep_controls(panel: Panel) -> None:
            panels = (composed.finish(panel),)
            past = await self._composer.closed_form(post.live, post.then, post.row.target, panels)
            if past is not None and asked:
                self._closing.keep(post.live, place, OpenMessage(message, post.mark, asked, past))

        def letter(panel: Panel) -> OutgoingMessage:
            return OutgoingMessage(post.mark, composed.finish(panel))

        self._late_pictures.expect(place, message, composed.later, letter, keep_controls)

    async def _send_missing(self, post: Post, place: Destination, panels: tuple[Panel, ...]) -> int:
        there = await self._carrier.find_marked(place, post.mark) if post.row.attempted else ()
        message = there[-1] if there else NO_MESSAGE
        for page, panel in list(enumerate(panels))[len(there) :]:
            letter = OutgoingMessage(post.mark, panel, page, _users_to_ping(post, place))
            try:
                message, is_written = await self._carrier.send(place, letter), not is_apology(panel)
            except (discord.HTTPException, OutsideLimit) as error:
                message, is_written = await self._send_apology(post, place, letter, error), False
            if not is_written:
                await self._keep_unwritten(post, place, page, message)
        return message

    async def _keep_unwritten(self, post: Post, place: Destination, page: int, message: int) -> None:
        """A line stands where this page should: it is tried again at a press and at the next start.

        Whose private messages it stands in is not kept: the row says which seat it was for.
        """
        thing = Thing(UNWRITTEN, f"{post.row.id}.{page}")
        await self._places.keep(post.row.match, KnownMessage(thing, 0 if place.user else place.id, message))

    async def write_again(self, match: int) -> None:
        """Try once more to write what became a line in this match; what is refused again stays a line."""
        live = await self._matches.live(match)
        for spot in await self._places.of_kind(match, UNWRITTEN):
            row, _, page = spot.thing.about.partition(".")
            told = await self._store.read.sent_post(match, int(row))
            if told is None or await self._is_written(live, told, spot, int(page)):
                await self._places.forget(match, spot.thing)

    async def _is_written(self, live: LiveMatch, told: SentPost, spot: KnownMessage, page: int) -> bool:
        """Whether this line is a message now, or never will be: it is gone, or its reader left the seat."""
        then = await self.folding.after(live.match.id, told.seq)
        post = Post(Pending(told.id, live.match.id, told.seq, told.target, 0, attempted=True), live, then)
        place = _place_of(post, spot)
        if place is None:
            return True
        panels = await self._composer.compose(live, then, told.target, await self._pointing(post))
        past = await self._composer.closed_form(live, then, told.target, panels)
        listed = self._composer.lists(live, then, told.target)
        seat = told.target.seat
        asked = public_questions(then) if seat is None else questions(then.match_state, seat, listed)
        shown = closed_if_answered(live, panels, asked, past)
        if page >= len(shown) or is_apology(shown[page]):
            return False
        try:
            await self._carrier.change(place, spot.message, OutgoingMessage(post.mark, shown[page], page))
        except discord.NotFound:
            return True
        except (discord.HTTPException, OutsideLimit):
            return False
        if past is not None and asked and shown is panels and page == len(panels) - 1:
            self._closing.keep(live, place, OpenMessage(spot.message, post.mark, asked, past))
        return True

    async def _pointing(self, post: Post) -> int | None:
        """The thread to which an announcement points."""
        if post.row.target != ANNOUNCE:
            return None
        thread = await self._match_channels.chronicle(post.live)
        return None if thread.id == post.live.match.channel else thread.id

    async def _send(self, post: Post, place: Destination, letter: OutgoingMessage) -> int:
        """A message that Discord does not take would block its lane for ever: a line takes its place."""
        try:
            return await self._carrier.send(place, letter)
        except (discord.HTTPException, OutsideLimit) as error:
            return await self._send_apology(post, place, letter, error)

    async def _send_apology(
        self,
        post: Post,
        place: Destination,
        letter: OutgoingMessage,
        error: discord.HTTPException | OutsideLimit,
    ) -> int:
        code = report_malformed(post.row, error)
        panel = await self._composer.error_line(post.live, post.then, post.row.target, code)
        return await self._carrier.send(place, OutgoingMessage(letter.mark, panel, letter.page))

    async def _deliver_private(self, post: Post, user: int) -> int:
        message = await self._try_direct_message(post, user)
        if message is not None:
            return message
        if post.row.target.kind == NOTE:
            return NO_MESSAGE
        await self._match_channels.on_dms_closed(post.live, user)
        return await self._mention_in_public(
            post, user, await news_place(self._match_channels, post.live, post.then)
        )

    async def _try_direct_message(self, post: Post, user: int) -> int | None:
        """The private message, or None where the person takes none."""
        try:
            message = await self._send_direct_message(post, Destination(user, user=True))
        except UNREACHED as error:
            if not are_dms_closed(error) and not await self._gave_up(post):
                raise
            message = None
        self._failing.pop(post.row.id, None)
        return message

    async def _gave_up(self, post: Post) -> bool:
        """Whether this person's messages have failed for long although Discord can be reached."""
        now = self._waiting.now()
        since = self._failing.setdefault(post.row.id, now)
        return now - since >= UNHEARD and not self._reach.is_out and await self._reach.is_there()

    async def _send_direct_message(self, post: Post, place: Destination) -> int:
        """A private message; a list in the place of the one that it names again."""
        key = (post.row.match, place.id)
        last = None if post.row.attempted else self._lists.take(key)
        listed = self._composer.lists(post.live, post.then, post.row.target)
        composed = await self._composer.compose_with_late_picture(post.live, post.then, post.row.target)
        panels = composed.panels
        changed = listed and last is not None and await self._try_edit(post, place, last, panels)
        message = last if changed and last is not None else await self._send_missing(post, place, panels)
        if listed:
            self._lists.keep(key, message)
        await self._close_answered(post, place, message, panels, listed)
        asked = questions(post.then.match_state, post.row.target.seat, listed)
        self._expect_picture(post, place, message, composed, asked)
        return message

    async def _try_edit(
        self, post: Post, place: Destination, message: int, panels: tuple[Panel, ...]
    ) -> bool:
        """Whether this fits into the message and that is still there; its mark is this row's from now on.

        It is not among the private messages of somebody who took none then and was called before everybody.
        """
        if len(panels) != 1:
            return False
        try:
            await self._carrier.change(place, message, OutgoingMessage(post.mark, panels[0]))
        except OutsideLimit:
            return False
        except discord.HTTPException as error:
            # What Discord will never take as it is written gets a message of its own, where a line can stand
            # in its place: the lane would wait for it for ever.
            if fault_of(error) not in ("no_message", "untaken"):
                raise
            return False
        return True

    async def _close_answered(
        self, post: Post, place: Destination, message: int, panels: tuple[Panel, ...], listed: bool
    ) -> None:
        """Letters of before whose questions are past lose their controls; this one is kept with its own."""
        await self._closing.close_answered(post.live, place)
        past = await self._composer.closed_form(post.live, post.then, post.row.target, panels)
        if past is not None:
            asked = questions(post.then.match_state, post.row.target.seat, listed)
            self._closing.keep(post.live, place, OpenMessage(message, post.mark, asked, past))

    async def _deliver_reminder(self, post: Post, seat: Seat, user: int) -> int:
        """By private message, else before everybody where that betrays nothing."""
        if await is_reminder_needless(self._store, post.live, post.then.entry, seat, user):
            return NO_MESSAGE
        message = await self._try_direct_message(post, user)
        panel = (
            await self._composer.public_reminder(post.live, post.then, seat, user)
            if message is None
            else None
        )
        if panel is None:
            return message or NO_MESSAGE
        here = await news_place(self._match_channels, post.live, post.then)
        there = await self._carrier.find_marked(here, post.mark) if post.row.attempted else ()
        return (
            there[-1]
            if there
            else await self._send(post, here, OutgoingMessage(post.mark, panel, pings=(user,)))
        )

    async def _mention_in_public(self, post: Post, user: int, here: Destination) -> int:
        """A public line without the secret; not once more where no news was owed since."""
        key = (post.row.match, user)
        last = self._called_at.get(key)
        if last is not None and not any(last < row < post.row.id for row in self._public[post.row.match]):
            return NO_MESSAGE
        there = await self._carrier.find_marked(here, post.mark) if post.row.attempted else ()
        if there:
            return there[-1]
        panel: Panel = await self._composer.mention_line(post.live, post.then, user)
        message = await self._send(post, here, OutgoingMessage(post.mark, panel, pings=(user,)))
        self._called_at[key] = post.row.id
        return message

    async def _at_the_door(self, post: Post, home: Destination) -> int:
        """The opening post is made once; what it shows after that is the board's affair."""
        spot = await self._places.at(post.row.match, BOARD)
        if spot is not None:
            return spot.message
        letter_mark = own_mark(post.live)
        there = await self._carrier.find_marked(home, letter_mark) if post.row.attempted else ()
        if there:
            message = there[-1]
        else:
            panel = (await self._composer.compose(post.live, post.then, DOOR))[0]
            message = await self._send_opening(post, home, OutgoingMessage(letter_mark, panel))
        await self._places.keep(post.row.match, KnownMessage(BOARD, home.id, message))
        return message

    async def _send_opening(self, post: Post, home: Destination, letter: OutgoingMessage) -> int:
        try:
            return await self._send(post, home, letter)
        except discord.HTTPException as error:
            await self._match_channels.on_send_failed(post.live, home, error)
            raise


def _sat_there(post: Post, seat: Seat, player: Player) -> bool:
    """Whether the seat was theirs when the message was owed: what it was told before them is not theirs."""
    table = post.then.match_state.table
    return table is not None and table.chairs[seat].player == player


def _place_of(post: Post, spot: KnownMessage) -> Destination | None:
    """Where the line of a post stands; None where its seat has another person by now, who never saw it."""
    seat = post.row.target.seat
    if seat is None:
        return Destination(spot.channel)
    player = post.live.table.chairs[seat].player
    if player is None or not _sat_there(post, seat, player):
        return None
    user = post.live.user(player)
    return None if user == NOBODY else Destination(user, user=True)


def _users_to_ping(post: Post, place: Destination) -> tuple[int, ...]:
    """Whom a public post wakes: a successor, who does not look here of their own accord."""
    return () if place.user else tuple(post.live.user(player) for player in people_to_ping(post.then.entry))


def report_malformed(row: Pending, error: discord.HTTPException | OutsideLimit) -> str:
    """Log a message that is never taken as it is; the code. Raises any error that may pass again."""
    if isinstance(error, discord.HTTPException) and fault_of(error) != "untaken":
        raise error
    return report_error("post_malformed", error, row=row.id, match=row.match)
