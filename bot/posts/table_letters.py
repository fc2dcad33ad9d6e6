"""What the game tells one person, shown where they play while they are at the table (`at_table.py`).

    it asks nothing           it is shown, and done with
    it asks something         it is shown, and its row stays owed until its reader presses anything there,
                              or the question is over
    its reader is silent      whoever is publicly awaited is called by one post, each other is written to
    the table is paused       its reader is left alone until it goes on

So nobody is asked in a place that they don't look at, a crash loses no question (what is owed goes by direct
message then), and people who are there are not rung for at every turn.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from msgspec import Struct

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import THREAD
from bot.connection.codes import UNREACHED
from bot.controls.open_panels import OpenPanels
from bot.posts.at_table import AtTable
from bot.posts.composer import is_apology
from bot.posts.open_messages import open_questions
from bot.posts.outbox import Outbox
from bot.posts.page_sender import PageSender
from bot.posts.parts import PostParts
from bot.posts.post import NO_MESSAGE, ComesAgain, Pages, Post, is_all_public
from bot.render.limits import OutsideLimit
from engine.kernel.seats import CLOCK, Seat
from engine.match.live import LiveMatch
from engine.store import Pending

CALLED_AFTER: Final = timedelta(seconds=10)
"""After so long somebody is called whom the match awaits and who has pressed nothing."""

MOST_MESSAGES: Final = 1_000
"""So many shown letters are remembered; a slot that is lost and taken again comes back within seconds."""

WRITTEN_AFTER: Final = timedelta(minutes=1)
"""After so long somebody is written to who may answer and need not: an offer is thought over."""

LOOK_IN_PAUSE: Final = timedelta(hours=1)
"""Between two looks at a letter of a paused table, whose next public post has it looked at as well."""


class ShownLetter(Struct):
    """A letter that asks, from when it is shown until its reader has reacted.

    `channels` are those of its match; `due` is when its reader is called or written to. It is heeded
    once its reader has pressed anything in one of those channels.
    """

    post: Post
    user: int
    channels: frozenset[int]
    questions: frozenset[str]
    due: datetime
    is_heeded: bool = False
    is_called: bool = False


class TableLetters:
    """Shows letters to people at their table, and sees to those who don't react."""

    def __init__(
        self, parts: PostParts, sender: PageSender, at_table: AtTable, panels: OpenPanels, outbox: Outbox
    ) -> None:
        self._message_client, self._match_channels = parts.message_client, parts.match_channels
        self._places, self._composer, self._waiting = parts.places, parts.composer, parts.waiting
        self._open_messages, self._sender, self._outbox = parts.open_messages, sender, outbox
        self._at_table, self._panels = at_table, panels
        self._shown = ShownLetters()
        self._last_pages: dict[int, int] = {}
        """The last letters that were shown: by row, the id of the last page."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._in_pause: defaultdict[int, set[int]] = defaultdict(set)
        """By match: the rows of letters that rest until the table goes on."""
        at_table.listeners.append(self._on_press)

    def _on_press(self, interaction: discord.Interaction[Any]) -> None:
        pressed = interaction.message
        if pressed is not None and pressed.flags.ephemeral:
            self._open_messages.note_press(pressed.id)
        for letter in self._shown.of_user(interaction.user.id):
            if interaction.channel_id in letter.channels:
                letter.is_heeded = True
                self._outbox.recheck(letter.post.row.id)

    async def try_deliver(self, post: Post) -> int | ComesAgain | None:
        """Show a letter to its reader where they play; None where they are not there, or it isn't taken.

        A letter that asks comes again, for its reader may not look; with one that asks nothing we are done.
        """
        user = post.reader
        if user is None or (place := await self._place_of(post.live, user)) is None:
            return None
        pages = await self._sender.write(post)
        if any(map(is_apology, pages.panels)):
            return None
        asks = pages.closed is not None
        if asks and self._is_on_panel(post, user):
            return await self._watch(post, user, pages.questions)
        if (message := await self._try_send(post, place, pages)) is None:
            return None
        # Before anything is waited for: its reader may press it, which puts their panel in its place.
        self._sender.remember(post, place, message, pages)
        outcome = await self._watch(post, user, pages.questions) if asks else NO_MESSAGE
        await self._open_messages.close_answered(post.live, place, newest=message)
        return outcome

    async def _place_of(self, live: LiveMatch, user: int) -> Destination | None:
        """Where this person reads what is for them alone; None where they are not at the table."""
        return self._at_table.place_of(user, await self._channels_of(live))

    async def _channels_of(self, live: LiveMatch) -> frozenset[int]:
        thread = await self._places.at(live.match.id, THREAD)
        return frozenset((live.match.channel, *(() if thread is None else (thread.channel,))))

    def _is_on_panel(self, post: Post, user: int) -> bool:
        """Whether an open panel of theirs shows all of a letter: it asks, and tells nothing in private."""
        return is_all_public(post.moment.entry, post.row.target.seat) and any(
            one.match == post.row.match and one.rebuild is None and not one.stands_apart
            for one in self._panels.of_user(user)
        )

    async def _try_send(self, post: Post, place: Destination, pages: Pages) -> int | None:
        """Send the pages and return the id of the last; None where Discord does not take them there.

        What was shown is not shown again, where a slot was another's for a moment and the row is still owed.
        """
        if (shown := self._last_pages.get(post.row.id)) is not None:
            return shown
        message = NO_MESSAGE
        try:
            for page, panel in enumerate(pages.panels):
                message = await self._message_client.send(place, OutgoingMessage(post.mark, panel, page))
        except (*UNREACHED, OutsideLimit):
            return None
        self._last_pages[post.row.id] = message
        if len(self._last_pages) > MOST_MESSAGES:
            del self._last_pages[next(iter(self._last_pages))]
        return message

    async def _watch(self, post: Post, user: int, questions: frozenset[str]) -> ComesAgain:
        """Wait for the reader of a letter that asks to react; the row comes again when that is looked at."""
        due = self._waiting.now() + (CALLED_AFTER if _is_asked_anew(post) else WRITTEN_AFTER)
        channels = await self._channels_of(post.live)
        self._shown.add(ShownLetter(post, user, channels, questions, due))
        return ComesAgain(due)

    def is_watched(self, row: int) -> bool:
        """Whether this row was shown as a letter at the table and waits for its reader."""
        return row in self._shown

    async def follow_up(self, row: int, live: LiveMatch) -> int | ComesAgain | Post:
        """What becomes of a shown letter: done with (an id), looked at again, or sent by message (a post)."""
        letter, now = self._shown[row], self._waiting.now()
        if self._is_unanswered(letter, live):
            if now >= letter.due and is_paused(live):
                letter.due = now + LOOK_IN_PAUSE
                self._in_pause[live.match.id].add(row)
            if now < letter.due:
                return ComesAgain(letter.due)
            if not await self._try_call(live, letter):
                if (due := self.moment_after_earlier(letter.post.row, live)) is not None:
                    return ComesAgain(due)
                self._shown.remove(row)
                return letter.post
        if (place := await self._place_of(live, letter.user)) is not None:
            await self._open_messages.close_answered(live, place)
        # At the end: where something above fails, the row comes again as a letter that was shown.
        self._shown.remove(row)
        return NO_MESSAGE

    def moment_after_earlier(self, row: Pending, live: LiveMatch) -> datetime | None:
        """When a row comes again, as something was shown to its seat before it; None where nothing was.

        Ask before a row is written to its reader: they would read it before what came earlier. Earlier
        letters that would be written themselves are seen to at once.
        """
        shown, seat = self._shown.of_match(row.match), row.target.seat
        earlier = [one for one in shown if one.post.row.target.seat == seat and one.post.row.id < row.id]
        awaited = publicly_awaited(live)
        for letter in earlier:
            # The row may be private: the moment at which the table reads a call must not depend on it.
            keeps_moment = is_paused(live) or _is_called_for(letter, awaited)
            if not (keeps_moment and self._is_unanswered(letter, live)):
                letter.due = self._waiting.now()
                self._outbox.recheck(letter.post.row.id)
        # One that is heeded lets the row go on; it is looked at for that now and then, in a long pause, too.
        latest = self._waiting.now() + WRITTEN_AFTER
        return min(latest, max(one.due for one in earlier)) if earlier else None

    def on_public_post(self, match: int) -> None:
        """Look again at letters that rest: what everybody is told now may be that the table goes on."""
        # Only at what is public: the moment at which the table reads a call must not depend on anything else.
        if match in self._in_pause:
            rested = self._in_pause.pop(match)
            for letter in self._shown.of_match(match):
                if letter.post.row.id in rested:
                    letter.due = self._waiting.now() + CALLED_AFTER
            self._outbox.recheck_match(match)

    def let_go(self, is_ours: Callable[[int], bool]) -> None:
        """Forget the letters of matches that are another's by now, which sends them by message."""
        self._shown.let_go(is_ours)
        for match in [one for one in self._in_pause if not is_ours(one)]:
            del self._in_pause[match]

    @staticmethod
    def _is_unanswered(letter: ShownLetter, live: LiveMatch) -> bool:
        """Whether a letter still asks its reader, who has neither reacted nor been called."""
        seat = letter.post.row.target.seat
        is_theirs = seat is not None and live.user_at(seat) == letter.user
        is_open = is_theirs and not letter.questions.isdisjoint(open_questions(live.match_state))
        return is_open and not letter.is_heeded and not letter.is_called

    async def _try_call(self, live: LiveMatch, letter: ShownLetter) -> bool:
        """Call who is publicly awaited, by one post for all who are silent; False where this one is not."""
        # Of the post's words none may depend on what people do in private: who is rung for is not to be seen.
        awaited = publicly_awaited(live)
        if not _is_called_for(letter, awaited):
            return False
        async with self._locks.setdefault(live.match.id, asyncio.Lock()):
            if letter.is_called:
                return True
            shown = self._shown.of_match(live.match.id)
            silent = [one for one in shown if _is_called_for(one, awaited) and self._is_unanswered(one, live)]
            panel = await self._composer.call_line(live, tuple(awaited.values()))
            pings = tuple(dict.fromkeys(one.user for one in silent))
            place = await self._match_channels.chronicle(live)
            try:
                await self._message_client.send(place, OutgoingMessage(letter.post.mark, panel, pings=pings))
            except discord.HTTPException:
                return False
            for one in silent:
                one.is_called = True
                self._outbox.recheck(one.post.row.id)
        return True


class ShownLetters:
    """The letters by their rows; those of a person and of a match are found without a look at the others.

    In memory alone: after a restart whoever is still owed one is written to.
    """

    def __init__(self) -> None:
        self._by_row: dict[int, ShownLetter] = {}
        self._of_user: defaultdict[int, set[int]] = defaultdict(set)
        self._of_match: defaultdict[int, set[int]] = defaultdict(set)

    def __contains__(self, row: int) -> bool:
        return row in self._by_row

    def __getitem__(self, row: int) -> ShownLetter:
        return self._by_row[row]

    def add(self, letter: ShownLetter) -> None:
        """Keep a letter that was just shown."""
        row = letter.post.row
        self._by_row[row.id] = letter
        self._of_user[letter.user].add(row.id)
        self._of_match[row.match].add(row.id)

    def remove(self, row: int) -> None:
        """Forget a letter that is seen to, unless it is forgotten already."""
        if (letter := self._by_row.pop(row, None)) is None:
            return
        for index, key in ((self._of_user, letter.user), (self._of_match, letter.post.row.match)):
            index[key].discard(row)
            if not index[key]:
                del index[key]

    def of_user(self, user: int) -> list[ShownLetter]:
        """The letters to this person, of every match, oldest first."""
        return [self._by_row[row] for row in sorted(self._of_user.get(user, ()))]

    def of_match(self, match: int) -> list[ShownLetter]:
        """The letters of this match, oldest first."""
        return [self._by_row[row] for row in sorted(self._of_match.get(match, ()))]

    def let_go(self, is_ours: Callable[[int], bool]) -> None:
        """Forget the letters of matches that are another's by now."""
        for match in [one for one in self._of_match if not is_ours(one)]:
            for row in list(self._of_match[match]):
                self.remove(row)


def _is_called_for(letter: ShownLetter, awaited: Collection[Seat]) -> bool:
    """Whether everybody may know that a letter was sent: it asks what its seat is known to be asked."""
    # A call that an offer brings about would tell the table of the offer.
    post, seat = letter.post, letter.post.row.target.seat
    return seat in awaited and _is_asked_anew(post) and is_all_public(post.moment.entry, seat)


def _is_asked_anew(post: Post) -> bool:
    """Whether the match awaits its reader since this entry, and did not before."""
    before = () if post.moment.before is None else post.moment.before.waits
    known, seat = {wait.id for wait in before}, post.row.target.seat
    asked = [wait for wait in post.moment.match_state.waits if wait.seat == seat and wait.must]
    return any(wait.id not in known for wait in asked)


def publicly_awaited(live: LiveMatch) -> dict[Seat, int]:
    """The users whom the match awaits, by seat, as far as everybody may know."""
    waits = (one for one in live.match_state.waits if one.must and not one.secret and one.seat != CLOCK)
    users = ((one.seat, live.user_at(one.seat)) for one in waits)
    return {seat: user for seat, user in sorted(dict(users).items()) if user is not None}


def is_paused(live: LiveMatch) -> bool:
    """Whether the match stands still: nobody can answer. One that is halted as it plays is paused, too."""
    return live.table.status == "paused"
