"""The living messages of a match, which are kept up to date: its board, and the post of an open question.

They show the present state, not a row of the outbox: whatever was missed, the newest state comes last.
Whatever may have changed a match nudges it here (`Boards.nudge`). Then each message is composed anew:

    nothing has changed         nothing is sent; an edit would show that something secret was done
    it is there                 it is edited
    it is gone                  the board is made anew, and pinned; a post is left to whoever deleted it

The outbox sends the post of a question (`HasQuestions`) and hands it over: nobody else edits it from then on.
Once its question is over it gets its last form, without controls, and is forgotten.

What a message shows is known by a digest, kept in the store, so that a start edits nothing. Where the answer
to an edit or a sending was lost, the message is "unsure": then Discord is asked what is there before anything
is sent again, since a second board beside the first would stay for ever.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from hashlib import blake2b
from typing import Final

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import BOARD, PINNED, QUESTION, anew, mark, own_mark
from bot.connection.budget import Urgency, only_while, urgent
from bot.connection.codes import fault_of, is_final, is_unsure
from bot.logs import log, report_error
from bot.posts.backoff import Backoff
from bot.posts.board_composer import BoardComposer, Unwritten
from bot.posts.composer import WritingParts
from bot.posts.outbox import OUTSIDE_ERRORS, why
from bot.posts.parts import PostParts
from bot.posts.shown_revisions import ShownRevisions
from bot.render.layout import names
from bot.render.limits import OutsideLimit
from bot.render.panel import Panel
from bot.throttle import is_resting
from engine.kernel.refused import Refused
from engine.match.live import LiveMatch
from engine.store import (
    KnownMessage,
    MessageRevision,
    SentPost,
    SlotLost,
    StoreBroken,
    StoreError,
    StoreFull,
    StoreLocked,
    Thing,
)

Key = tuple[int, str]
"""A match, and which of its living messages: the kind of the thing that each is known as."""

KINDS: Final = (BOARD.kind, QUESTION)

REST: Final = timedelta(seconds=3)
"""Between two changes of one message: what comes meanwhile is one change, and nobody waits longer for it."""

STORE: Final = "store"
"""What rests in place of every message while the store can't be reached."""

STORE_GONE: Final = (StoreBroken, StoreFull, StoreLocked)
"""Errors of the whole store, not of one match."""

LATE_EDITS: Final = timedelta(seconds=30)
"""So long after a takeover an edit of the process before us may still reach Discord."""

LOOK_AGAIN: Final = timedelta(seconds=15)
"""After such an edit of ours the message is looked at once more, for another may have come after it."""

MOST_OVER: Final = 4_000
"""So many closed posts are remembered."""

MOST_AT_ONCE: Final = 32
"""Messages that are refreshed at once: each holds its match in memory."""

CLOSED_PLACE: Final = ("locked", "no_channel")
"""Faults at which the post of a question stays as it is: the news of its match go elsewhere by now."""


class SeenMatch(Struct, frozen=True):
    """What a nudge looks at: the waits without whose answers the match stands, and whether people gather."""

    asked: frozenset[str] = frozenset()
    is_gathering: bool = False

    @classmethod
    def of(cls, live: LiveMatch | None) -> "SeenMatch":
        """A match as it stands; None where it is not in memory."""
        if live is None:
            return cls()
        waits = live.match_state.waits
        return cls(frozenset(wait.id for wait in waits if wait.must), live.match_state.state is None)


class Boards:
    """All living messages. `nudge` it with every match that may have changed."""

    def __init__(self, writing: WritingParts, parts: PostParts) -> None:
        self._store, self._matches, self._match_history = parts.store, parts.matches, parts.match_history
        self._message_client, self._match_channels = parts.message_client, parts.match_channels
        self._places, self._waiting = parts.places, parts.waiting
        self.composer = BoardComposer(writing, parts, on_picture=self.nudge)
        self.rest = REST
        self._changed: dict[Key, None] = {}
        """What was nudged, in order; a dict for want of an ordered set."""
        self._in_work: dict[Key, asyncio.Task[None]] = {}
        self._rests_until: dict[Key, datetime] = {}
        """When messages may be changed again."""
        self._others_until: dict[Key, datetime | None] = {}
        """Until when messages wait that show only that some of many have answered; None: they show more."""
        self._seen: dict[int, SeenMatch] = {}
        """Matches as they were nudged last."""
        self._backoff = Backoff()
        self._wake = asyncio.Event()
        self._revisions = ShownRevisions(parts.store, parts.matches)
        self._unsure: set[Key] = set()
        """Messages of which an edit or a sending was not answered."""
        self._over: deque[tuple[int, int]] = deque(maxlen=MOST_OVER)
        """Match and row of posts that are closed: the outbox may hand one over while that happens."""
        self._is_looking_round = True
        self._taken_at: datetime | None = None
        """When we last took slots that were perhaps another process's before."""
        self._looks: dict[Key, datetime] = {}
        """When a message that was edited soon after a takeover is looked at once more."""

    def nudge(self, match: int) -> None:
        """Have the living messages of a match refreshed, soon."""
        keys = [(match, kind) for kind in KINDS]
        before, now = self._seen.get(match, SeenMatch()), SeenMatch.of(self._matches.known(match))
        self._seen[match] = now
        if before.is_gathering and not now.is_gathering:
            # Nobody looks for "My seat" below an old "Begin".
            self._rests_until.pop((match, BOARD.kind), None)
        if not now.asked <= before.asked or not now.asked:
            self._others_until.update(dict.fromkeys(keys))
        elif now.asked < before.asked:
            # The others who were asked with them are about to answer, too: one change shows them all.
            for key in keys:
                self._others_until.setdefault(key, self._waiting.now() + self.rest)
        self._changed.update(dict.fromkeys(keys))
        self._wake.set()

    def retry_now(self, match: int) -> None:
        """Have those that failed refreshed as soon as their rest allows: what was in their way is gone."""
        for kind in KINDS:
            self._backoff.clear((match, kind))
        self.nudge(match)

    def retry_all(self) -> None:
        """Have every message that failed refreshed at once, as what was in the way of all is gone."""
        self._backoff.free_all()
        self._wake.set()

    async def run(self) -> None:
        """Bring every message up to date, and keep it so, for ever. A slow one holds up no other."""
        self._is_looking_round = True  # whatever a run before this one had begun was cut off with it
        async with asyncio.TaskGroup() as tasks:
            while True:
                moments = (await self._nudge_old(), self._start_due(tasks))
                again = min((one for one in moments if one is not None), default=None)
                await self._waiting.sleep_until(again, self._wake)

    async def _nudge_old(self) -> datetime | None:
        """Nudge what was to be looked round for; when to try again where the store could not be read."""
        if not self._is_looking_round or self._backoff.is_blocked(STORE, self._waiting.now()):
            return None
        self._is_looking_round = False
        try:
            for match in await self._store.read.matches_with_old_messages():
                self.nudge(match)
        except StoreError as error:
            self._is_looking_round = True
            return self._wait_for_store(error)
        return None

    def _wait_for_store(self, error: StoreError) -> datetime | None:
        """Let every message rest until the store is tried again, and return when; the log says so once."""
        now = self._waiting.now()
        # Of those that were under way the first has said so.
        if not self._backoff.is_blocked(STORE, now) and self._backoff.note_failure(STORE, why(error), now):
            report_error("board_failed", error)
        return self._backoff.next_attempt((STORE,))

    def look_round(self) -> None:
        """Have all of ours refreshed that were not looked at since the last entry of their match."""
        self._is_looking_round = True
        self._wake.set()

    def let_go(self, is_ours: Callable[[int], bool]) -> None:
        """Leave alone what is another's by now, and cut off what is under way."""
        for key, task in self._in_work.items():
            if not is_ours(key[0]):
                task.cancel()
        self._changed = {key: None for key in self._changed if is_ours(key[0])}
        self._backoff.forget(lambda key: isinstance(key, tuple) and not is_ours(key[0]))

    def on_takeover(self) -> None:
        """Know nothing of what messages show: for a while an edit of another process may come after ours."""
        self._taken_at = self._waiting.now()
        self._revisions.forget()

    def _is_just_taken(self) -> bool:
        return self._taken_at is not None and self._waiting.now() - self._taken_at < LATE_EDITS

    def _start_due(self, tasks: asyncio.TaskGroup) -> datetime | None:
        """Begin to refresh each message whose turn has come; when the next one's comes, if any waits."""
        now, later = self._waiting.now(), list[datetime]()
        if self._backoff.is_blocked(STORE, now):
            return self._backoff.next_attempt((STORE,))
        for key in [one for one, at in self._looks.items() if at <= now]:
            del self._looks[key]
            self._unsure.add(key)
            self._changed[key] = None
        later += self._looks.values()
        for key in [one for one in self._changed if one not in self._in_work]:
            if len(self._in_work) >= MOST_AT_ONCE:
                return None  # whichever ends first wakes us
            turn = self._next_turn(key, now)
            if turn is not None:
                later.append(turn)
                continue
            del self._changed[key]
            self._others_until.pop(key, None)
            with urgent(Urgency.BOARD):
                self._in_work[key] = tasks.create_task(self._refresh_or_retry(key))
            # Not by `finally` in the task, into which one that is cut off at once never comes.
            self._in_work[key].add_done_callback(partial(self._on_end, key))
        return min(later, default=None)

    def _on_end(self, key: Key, task: asyncio.Task[None]) -> None:
        """Let the next one begin; of one that was cut off nobody knows how far it came."""
        del self._in_work[key]
        if task.cancelled():
            self._unsure.add(key)
        self._wake.set()

    def _next_turn(self, key: Key, now: datetime) -> datetime | None:
        """When a message may be changed again; None if it may be now."""
        blocked = self._backoff.is_blocked(key, now)
        rests = (self._rests_until.get(key), self._others_until.get(key))
        moments = (
            *(until for until in rests if is_resting(until, now, self.rest)),
            self._backoff.next_attempt([key] if blocked else ()),
        )
        return max((one for one in moments if one is not None), default=None)

    async def _refresh_or_retry(self, key: Key) -> None:
        try:
            await self._refresh_ours(key)
            self._backoff.clear(key)
        except (SlotLost, Refused):
            self._backoff.clear(key)  # its new holder shows it, or it can't be read
        except STORE_GONE as error:
            # Discord may have taken what could not be kept any more.
            self._unsure.add(key)
            self._changed[key] = None
            self._wait_for_store(error)
        except Exception as error:
            await self._note_failure(key, error)

    async def _refresh_ours(self, key: Key) -> None:
        """Refresh a match's board or questions, if its slot is ours; an edit without an answer is unsure."""
        refresh = self._refresh_board if key[1] == BOARD.kind else self._refresh_questions
        guild, slots = (await self._matches.live(key[0])).match.guild, self._store.slots
        with only_while(lambda: slots.is_mine(guild)):
            try:
                if slots.is_mine(guild) and await refresh(key[0]):
                    now = self._waiting.now()
                    self._rests_until[key] = now + self.rest
                    if self._is_just_taken():
                        self._looks[key] = now + LOOK_AGAIN
            except (SlotLost, Refused, Unwritten, *STORE_GONE):
                raise  # a mistake in the words was met before anything was sent
            except Exception as error:
                if is_unsure(error):  # unless Discord said no, what shows there is not known, now and later
                    self._unsure.add(key)
                    for spot in await self._places.of_kind(*key):
                        await self._save_revision(key[0], spot.message, None)
                raise

    async def _note_failure(self, key: Key, error: Exception) -> None:
        """Have it tried again, less and less often; whoever can mend what is in the way is told."""
        match, kind = key
        self._changed[key] = None
        if self._backoff.note_failure(key, str(getattr(error, "code", type(error))), self._waiting.now()):
            if isinstance(error, OUTSIDE_ERRORS):
                log.warning("board_held", match=match, what=kind, why=why(error))
            else:
                cause = error.__cause__ if isinstance(error, Unwritten) else None
                report_error("board_failed", cause or error, match=match, what=kind)
        with suppress(Exception):
            live, spots = await self._matches.live(match), await self._places.of_kind(match, kind)
            place = spots[-1].channel if spots and kind == QUESTION else live.match.channel
            await self._match_channels.on_send_failed(live, Destination(place), error)

    # The board

    async def _refresh_board(self, match: int) -> bool:
        """Let the board show the match as it stands; return whether Discord had to be asked for that."""
        live = await self._matches.live(match)
        spot = await self._places.at(match, BOARD)
        if spot is None or live.match_state.table is None:
            return False  # the outbox owes the opening post, and nudges us when it is there
        # The number is read first: should the match move while the board is composed, it is nudged once more.
        seq, panel = live.match_state.seq - 1, await self.composer.compose(live)
        wanted = MessageRevision(seq, digest(panel))
        if await self._is_shown((match, BOARD.kind), spot, wanted):
            return False
        if await self._places.at(match, BOARD) != spot:
            return False  # moved meanwhile, and nudged: the old one says by now where the match is
        outgoing = OutgoingMessage(own_mark(live), panel)
        if not spot.message or not await self._try_edit(live, spot, outgoing):
            spot = await self._recreate(live, spot, outgoing)
        if await self._places.at(match, BOARD) != spot:
            return True  # moved while Discord was asked
        await self._save_revision(match, spot.message, wanted, names(panel))
        self._unsure.discard((match, BOARD.kind))
        if live.match_state.state is not None:
            await self._try_pin(live, spot)
        return True

    async def _recreate(self, live: LiveMatch, old: KnownMessage, outgoing: OutgoingMessage) -> KnownMessage:
        """Send a new board in the match's channel, or take the one whose sending was not answered."""
        place, sent = Destination(live.match.channel), list[int]()
        if (live.match.id, BOARD.kind) in self._unsure:
            found = await self._message_client.find_marked(place, outgoing.mark)
            sent = [one for one in found if one != old.message]
        page = anew(self._waiting.now())
        message = sent[-1] if sent else await self._message_client.send(place, replace(outgoing, page=page))
        made = KnownMessage(BOARD, place.id, message)
        if await self._places.at(live.match.id, BOARD) != old:
            return made  # moved meanwhile: the new home gets a board of its own
        await self._places.keep(live.match.id, made)
        await self._places.forget(live.match.id, PINNED)
        await self._save_revision(live.match.id, old.message, None)
        if sent and not await self._try_edit(live, made, outgoing):
            return await self._recreate(live, made, outgoing)
        return made

    async def _try_pin(self, live: LiveMatch, spot: KnownMessage) -> None:
        """Pin a board, once. Where that is not allowed, it is a message like any other."""
        if await self._places.at(live.match.id, PINNED) is None:
            try:
                await self._message_client.pin(Destination(spot.channel), spot.message)
            except OUTSIDE_ERRORS as error:
                if not is_final(error):
                    return  # nobody has refused it: the next change of the board tries once more
            await self._places.keep(live.match.id, KnownMessage(PINNED, spot.channel, spot.message))

    # The post of an open question

    async def take_over(
        self, live: LiveMatch, row: int, place: Destination, message: int, shows: Panel | None
    ) -> None:
        """Keep a post up to date from now on, that the outbox has sent for this row, until it is over.

        `shows` is what was sent, None where an earlier try or run may have sent something else.
        """
        match = live.match.id
        if (match, row) in self._over:
            return
        if shows is not None:
            seen = MessageRevision(live.match_state.seq - 1, digest(shows))
            await self._save_revision(match, message, seen, names(shows))
        await self._places.keep(match, KnownMessage(Thing(QUESTION, str(row)), place.id, message))

    async def _refresh_questions(self, match: int) -> bool:
        """Let the open question's post show how that stands, and close older ones; as `_refresh_board`.

        A post that can't be changed holds up none of the others; the first error is raised at the end.
        """
        was_asked, errors = False, list[Exception]()
        for spot in await self._places.of_kind(match, QUESTION):
            sent = await self._store.read.sent_post(match, int(spot.thing.about))
            if sent is None:
                continue  # it has only just gone out: the outbox nudges us once that is kept
            try:
                was_asked |= await self._refresh_question(match, spot, sent)
            except Refused:
                raise
            except Exception as error:
                errors.append(error)
        if errors:
            raise errors[0]
        self._unsure.discard((match, QUESTION))
        return was_asked

    async def _refresh_question(self, match: int, spot: KnownMessage, sent: SentPost) -> bool:
        live = await self._matches.live(match)
        then = await self._match_history.after(match, sent.seq, is_of_open_post=True)
        # The number is read first, as of a board.
        seq = live.match_state.seq - 1
        question = await self.composer.compose_question(live, then, sent.target)
        wanted = MessageRevision(seq, digest(question.panel))
        if question.is_open and await self._is_shown((match, QUESTION), spot, wanted):
            return False
        outgoing = OutgoingMessage(mark(live.match_state.master, sent.id), question.panel)
        try:
            is_there = await self._try_edit(live, spot, outgoing)
        except (discord.HTTPException, OutsideLimit) as error:
            # While it is open another state of it may be taken; a last form that is refused will always be.
            is_refused = isinstance(error, OutsideLimit) or fault_of(error) == "untaken"
            if question.is_open or not is_refused:
                raise
            is_there = False
        if is_there and question.is_open:
            await self._save_revision(match, spot.message, wanted, names(question.panel))
        else:
            self._over.append((match, sent.id))
            await self._places.forget(match, spot.thing)
            await self._save_revision(match, spot.message, None)
        return True

    # What both have in common

    async def _is_shown(self, key: Key, spot: KnownMessage, wanted: MessageRevision) -> bool:
        """Whether the message shows this already; then that is kept in a while."""
        shown = None if key in self._unsure else await self._revisions.of(key[0], spot.message)
        if shown is None or shown.digest != wanted.digest:
            return False
        self._revisions.note_seen(key[0], spot.message, wanted)
        return True

    async def _try_edit(self, live: LiveMatch, spot: KnownMessage, outgoing: OutgoingMessage) -> bool:
        """Put this into its message; False if the message is gone."""
        match, place, kind = live.match.id, Destination(spot.channel), spot.thing.kind
        try:
            if (match, kind) in self._unsure or self._is_just_taken():
                with suppress(discord.Forbidden):  # who may not read there may still edit
                    if await self._message_client.is_showing(place, spot.message, outgoing):
                        return True
            # Files that are there already are not sent again; where nobody knows them, Discord is asked.
            files = self._revisions.files_of(match, spot.message)
            await self._message_client.change(place, spot.message, outgoing, files)
        except discord.HTTPException as error:
            fault = fault_of(error)
            if fault == "no_message" or (kind == QUESTION and fault in CLOSED_PLACE):
                return False
            if kind != QUESTION or fault != "archived":
                raise
            # Opened again the thread takes the next try; where that is not allowed the post stays as it is.
            if await self._match_channels.find_other_place(live, place, error) == place:
                raise
            return False
        return True

    async def _save_revision(
        self, match: int, message: int, revision: MessageRevision | None, files: tuple[str, ...] = ()
    ) -> None:
        if await self._revisions.save(match, message, revision, files):
            self._backoff.clear(STORE)  # no read could tell: a full store gives what it has

    async def save_seen(self) -> None:
        """Keep what was found as it should be. Called now and then, as no press waits for it."""
        rests, now = self._rests_until, self._waiting.now()
        self._rests_until = {key: until for key, until in rests.items() if until > now}
        if await self._revisions.save_seen():
            self._backoff.clear(STORE)


def digest(panel: Panel) -> bytes:
    """16 bytes that are the same for equal panels, in every run."""
    return blake2b(repr(panel).encode(), digest_size=16).digest()
