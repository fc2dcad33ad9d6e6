"""Delivers one row of the outbox: marked before it is sent, looked for before it is sent again.

What stays at-least-once: a post whose send was cut off by a crash, in a channel whose history can't be read
or whose place was moved or lost at that moment.
"""

from collections import defaultdict, deque
from typing import Final

import discord
from msgspec import Struct

from bot.channels import dm
from bot.channels.carrier import UNKNOWN_MESSAGE, Carrier, Letter, Place
from bot.channels.marks import mark
from bot.channels.match_channels import ARCHIVED, MatchChannels
from bot.channels.places import BOARD, Places, own_mark
from bot.logs import reported
from bot.posts.closing import Closing, sent_closed
from bot.posts.composer import Composer
from bot.posts.folding import Folding, Standing
from bot.posts.letters import Asking, Letters, asked_aloud, questions
from bot.posts.lists import Lists
from bot.posts.recalling import Recalling
from bot.posts.reminders import unwanted
from bot.render.limits import OutsideLimit
from bot.render.motions import called
from bot.render.panel import Panel
from bot.render.targets import ANNOUNCE, DOOR, NOTE, REMIND
from engine.kernel.seats import Seat
from engine.kernel.table.messages import OpenTable
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import Pending, Spot, Store
from engine.store.forgetting import NOBODY

REFUSED: Final = (400, 413)
"""What Discord answers to a message that it will not take, however often it is sent."""

NO_MESSAGE: Final = 0
"""What is kept as the message of a row that nobody is left to read, or that is to be read elsewhere."""


RECENT: Final = 50
"""So many public rows of a match are remembered."""


class Post(Struct, frozen=True):
    """A row that is about to go out, with its match as it stood then."""

    row: Pending
    live: LiveMatch
    then: Standing

    @property
    def mark(self) -> int:
        """By which its messages are found again."""
        return mark(self.live.match_state.master, self.row.id)


class Postman:
    """Knows where each row goes. Its errors are those of Discord and of the store."""

    def __init__(
        self,
        *,
        store: Store,
        matches: Matches,
        composer: Composer,
        carrier: Carrier,
        match_channels: MatchChannels,
        places: Places,
        lists: Lists,
    ) -> None:
        self._store, self._matches, self._composer = store, matches, composer
        self._carrier, self._match_channels, self._places = carrier, match_channels, places
        self.folding = Folding(matches)
        letters = Letters()
        self._lists, self._closing = lists, Closing(carrier, letters)
        self._recalling = Recalling(store, self.folding, composer, letters, lists)
        self._public: defaultdict[int, deque[int]] = defaultdict(lambda: deque([0], maxlen=RECENT))
        self._called_at: dict[tuple[int, int], int] = {}

    def note(self, row: Pending) -> None:
        """A row is owed: public ones are remembered by their number."""
        if row.target.seat is None and row.id > self._public[row.match][-1]:
            self._public[row.match].append(row.id)

    async def deliver(self, row: Pending) -> int:
        """The message that says this row, sent now or found where an earlier run left it."""
        live = await self._matches.live(row.match)
        if row.target.seat is not None:
            await self._recalling.recall(live)
        post = Post(row, live, await self.folding.after(row.match, row.seq))
        if not row.attempted:
            await self._store.write.mark_attempted(row.id)
        seat = row.target.seat
        if seat is None:
            return await self._aloud(post)
        player = live.table.chairs[seat].player
        if player is None or (user := live.user(player)) == NOBODY:
            return NO_MESSAGE
        if row.target.kind == REMIND:
            return await self._reminded(post, seat, user)
        return await self._whispered(post, user)

    async def _aloud(self, post: Post) -> int:
        """To everybody: into the channel while the table gathers, then, and the hash, into the chronicle."""
        home = Place(post.live.match.channel)
        if post.row.target == DOOR:
            return await self._at_the_door(post, home)
        if post.row.target == ANNOUNCE:
            return await self._announced(post, home)
        return await self._placed(post, await self._news(post))

    async def _news(self, post: Post) -> Place:
        table, opens = post.then.match_state.table, isinstance(post.then.entry.action, OpenTable)
        if table is None or (table.status == "gathering" and not opens):
            return Place(post.live.match.channel)
        return await self._match_channels.chronicle(post.live)

    async def _announced(self, post: Post, home: Place) -> int:
        """What nobody must miss is said in the channel too, where the chronicle stands elsewhere."""
        if not await self._match_channels.apart(post.row.match):
            return NO_MESSAGE
        return await self._placed(post, home)

    async def _placed(self, post: Post, place: Place) -> int:
        try:
            message = await self._written(post, place)
        except discord.HTTPException as error:
            other = await self._mended(post, place, error)
            message = await self._written(post, other)
        await self._match_channels.taken(post.row.match)
        return message

    async def _mended(self, post: Post, place: Place, error: discord.HTTPException) -> Place:
        """Where to try once more; the error again where that is no help, and somebody is told of it."""
        other = await self._match_channels.mended(post.live, place, error)
        if other is None:
            await self._match_channels.refused(post.live, place, error)
            raise error
        return other

    async def _written(self, post: Post, place: Place) -> int:
        target = post.row.target
        panels = await self._composer.compose(post.live, post.then, target, await self._pointing(post))
        past, asked = await self._composer.past(post.live, post.then, target, panels), asked_aloud(post.then)
        shown = panels if post.row.attempted else sent_closed(post.live, panels, asked, past)
        message = await self._sent(post, place, shown)
        await self._closing.closed(post.live, place)
        if past is not None and asked and shown is panels:
            self._closing.keep(post.live, place, Asking(message, post.mark, asked, past))
        return message

    async def _sent(self, post: Post, place: Place, panels: tuple[Panel, ...]) -> int:
        there = await self._carrier.found(place, post.mark) if post.row.attempted else ()
        message = there[-1] if there else NO_MESSAGE
        for page, panel in list(enumerate(panels))[len(there) :]:
            message = await self._carried(post, place, Letter(post.mark, panel, page, _woken(post, place)))
        return message

    async def _pointing(self, post: Post) -> int | None:
        """The thread to which an announcement points."""
        if post.row.target != ANNOUNCE:
            return None
        thread = await self._match_channels.chronicle(post.live)
        return None if thread.id == post.live.match.channel else thread.id

    async def _carried(self, post: Post, place: Place, letter: Letter) -> int:
        """A message that Discord does not take would block its lane for ever: a line takes its place."""
        try:
            return await self._carrier.send(place, letter)
        except (discord.HTTPException, OutsideLimit) as error:
            code = reported_malformed(post.row, error)
            panel = await self._composer.refused(post.live, post.then, post.row.target, code)
            return await self._carrier.send(place, Letter(letter.mark, panel, letter.page))

    async def _whispered(self, post: Post, user: int) -> int:
        message = await self._handed(post, user)
        if message is not None:
            return message
        if post.row.target.kind == NOTE:
            return NO_MESSAGE
        await self._match_channels.unheard(post.live, user)
        return await self._called(post, user, await self._news(post))

    async def _handed(self, post: Post, user: int) -> int | None:
        """The private message, or None where the person takes none."""
        try:
            return await self._told(post, Place(user, user=True))
        except discord.HTTPException as error:
            if not dm.closed(error):
                raise
        return None

    async def _told(self, post: Post, place: Place) -> int:
        """A private message; a list in the place of the one that it names again."""
        key = (post.row.match, place.id)
        last = None if post.row.attempted else self._lists.take(key)
        listed = self._composer.lists(post.live, post.then, post.row.target)
        panels = await self._composer.compose(post.live, post.then, post.row.target)
        changed = listed and last is not None and await self._changed(post, place, last, panels)
        message = last if changed and last is not None else await self._sent(post, place, panels)
        if listed:
            self._lists.keep(key, message)
        await self._followed(post, place, message, panels, listed)
        return message

    async def _changed(self, post: Post, place: Place, message: int, panels: tuple[Panel, ...]) -> bool:
        """Whether this fits into the message and that is still there; its mark is this row's from now on.

        It is not among the private messages of somebody who took none then and was called before everybody.
        """
        if len(panels) != 1:
            return False
        try:
            await self._carrier.change(place, message, Letter(post.mark, panels[0]))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _followed(
        self, post: Post, place: Place, message: int, panels: tuple[Panel, ...], listed: bool
    ) -> None:
        """Letters of before whose questions are past lose their controls; this one is kept with its own."""
        await self._closing.closed(post.live, place)
        past = await self._composer.past(post.live, post.then, post.row.target, panels)
        if past is not None:
            asked = questions(post.then.match_state, post.row.target.seat, listed)
            self._closing.keep(post.live, place, Asking(message, post.mark, asked, past))

    async def _reminded(self, post: Post, seat: Seat, user: int) -> int:
        """By private message, else before everybody where that betrays nothing."""
        if await unwanted(self._store, post.live, post.then.entry, seat, user):
            return NO_MESSAGE
        message = await self._handed(post, user)
        panel = await self._composer.aloud(post.live, post.then, seat, user) if message is None else None
        if panel is None:
            return message or NO_MESSAGE
        here = await self._news(post)
        there = await self._carrier.found(here, post.mark) if post.row.attempted else ()
        return (
            there[-1] if there else await self._carried(post, here, Letter(post.mark, panel, pings=(user,)))
        )

    async def _called(self, post: Post, user: int, here: Place) -> int:
        """A public line without the secret; not once more where no news was owed since."""
        key = (post.row.match, user)
        last = self._called_at.get(key)
        if last is not None and not any(last < row < post.row.id for row in self._public[post.row.match]):
            return NO_MESSAGE
        there = await self._carrier.found(here, post.mark) if post.row.attempted else ()
        if there:
            return there[-1]
        panel: Panel = await self._composer.unreached(post.live, post.then, user)
        message = await self._carried(post, here, Letter(post.mark, panel, pings=(user,)))
        self._called_at[key] = post.row.id
        return message

    async def _at_the_door(self, post: Post, home: Place) -> int:
        """The opening post is made once; what it shows after that is the board's affair."""
        spot = await self._places.at(post.row.match, BOARD)
        if spot is not None:
            return spot.message
        letter_mark = own_mark(post.live)
        there = await self._carrier.found(home, letter_mark) if post.row.attempted else ()
        if there:
            message = there[-1]
        else:
            panel = (await self._composer.compose(post.live, post.then, DOOR))[0]
            message = await self._opened(post, home, Letter(letter_mark, panel))
        await self._places.keep(post.row.match, Spot(BOARD, home.id, message))
        return message

    async def _opened(self, post: Post, home: Place, letter: Letter) -> int:
        try:
            return await self._carried(post, home, letter)
        except discord.HTTPException as error:
            await self._match_channels.refused(post.live, home, error)
            raise


def _woken(post: Post, place: Place) -> tuple[int, ...]:
    """Whom a public post wakes: a successor, who does not look here of their own accord."""
    return () if place.user else tuple(post.live.user(player) for player in called(post.then.entry))


def reported_malformed(row: Pending, error: discord.HTTPException | OutsideLimit) -> str:
    """Log a message that is never taken as it is; the code. Raises any error that may pass again."""
    if isinstance(error, discord.HTTPException) and (error.status not in REFUSED or error.code == ARCHIVED):
        raise error
    return reported("post_malformed", error, row=row.id, match=row.match)
