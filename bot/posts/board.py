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
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

import discord
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import Protocol, runtime_checkable

from bot.channels.host_alerts import ReaderOf
from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.channels.places import BOARD, PINNED, QUESTION, THREAD, Places, anew, mark, own_mark
from bot.clock.waiting import Waiting
from bot.connection.budget import Urgency, urgent
from bot.connection.codes import fault_of, is_final, is_unsure
from bot.history.notes import HistoryKeeper, notes_until
from bot.languages import Language
from bot.logs import log, report_error
from bot.pictures.gallery import Gallery
from bot.posts.backoff import Backoff
from bot.posts.composer import Composed
from bot.posts.match_history import MatchHistory, Moment
from bot.posts.outbox import ROAD_BLOCKED, why
from bot.render import table
from bot.render.layout import names
from bot.render.limits import OutsideLimit
from bot.render.panel import Panel
from bot.render.renderer import HasQuestions, Renderer, Scene, Standing
from bot.throttle import is_resting
from bot.users import UserNames
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.matches import Matches
from engine.store import KnownMessage, MessageRevision, SentPost, Store, Target, Thing

SceneOf = Callable[[LiveMatch, Language, MatchState | None], Scene]
"""The match as it stands, or as it stood in this state, which has no deadlines."""
Compose = Callable[[LiveMatch, Moment, Target], Awaitable[Composed]]

Key = tuple[int, str]
"""A match, and which of its living messages: the kind of the thing that each is known as."""

KINDS: Final = (BOARD.kind, QUESTION)

REST: Final = timedelta(seconds=1.5)
"""Between two changes of one message: Discord takes five in five seconds in a channel."""

MOST: Final = 4_000
"""Of so many messages it is remembered what they show, some 300 bytes each; of others it is read."""

MOST_AT_ONCE: Final = 32
"""Messages that are refreshed at once: each holds its match in memory."""

CLOSED_PLACE: Final = ("locked", "no_channel")
"""Faults at which the post of a question stays as it is: the news of its match go elsewhere by now."""


class Question(Struct, frozen=True):
    """The post of a question as it should be now; once that is over (`is_open` is False), for ever."""

    panel: Panel
    is_open: bool


class Boards:
    """All living messages. `nudge` it with every match that may have changed."""

    def __init__(
        self,
        *,
        store: Store,
        waiting: Waiting,
        matches: Matches,
        places: Places,
        message_client: MessageClient,
        match_channels: MatchChannels,
        match_history: MatchHistory,
        compose: Callable[[LiveMatch], Awaitable[Panel]],
        compose_question: Callable[[LiveMatch, Moment, Target], Awaitable[Question]],
    ) -> None:
        """`compose` gives the board of a match as everybody may see it now, `compose_question` a post."""
        self._store, self._waiting, self._matches, self._places = store, waiting, matches, places
        self._message_client, self._match_channels, self._compose = message_client, match_channels, compose
        self._match_history, self.compose_question = match_history, compose_question
        self.rest = REST
        self._changed: dict[Key, None] = {}
        """What was nudged, in order; a dict for want of an ordered set."""
        self._in_work: set[Key] = set()
        self._rests_until: dict[Key, datetime] = {}
        self._backoff = Backoff()
        self._wake = asyncio.Event()
        self._revisions: OrderedDict[tuple[int, int], MessageRevision] = OrderedDict()
        """What messages show, by match and message, as it is kept in the store; of unsure ones nothing."""
        self._files: dict[tuple[int, int], tuple[str, ...]] = {}
        """The names of the files that a message of `_revisions` shows."""
        self._unsure: set[Key] = set()
        """Messages of which an edit or a sending was not answered."""
        self._over: deque[tuple[int, int]] = deque(maxlen=MOST)
        """Match and row of posts that are closed: the outbox may hand one over while that happens."""
        self._unsaved: dict[tuple[int, int], MessageRevision | None] = {}
        """Messages that were found as they should be: `save_seen` keeps at which entry that was."""

    def nudge(self, match: int) -> None:
        """Have the living messages of a match refreshed, soon."""
        self._changed.update({(match, kind): None for kind in KINDS})
        self._wake.set()

    def retry_now(self, match: int) -> None:
        """Have them refreshed at once, as what was in the way of them is gone."""
        for kind in KINDS:
            self._backoff.clear((match, kind))
        self.nudge(match)

    def retry_all(self) -> None:
        """Have every message that failed refreshed at once, as what was in the way of all is gone."""
        self._backoff.free_all()
        self._wake.set()

    async def run(self) -> None:
        """Bring every message up to date, and keep it so, for ever. A slow one holds up no other."""
        for match in await self._store.read.matches_with_old_messages():
            self.nudge(match)
        async with asyncio.TaskGroup() as tasks:
            while True:
                again = self._start_due(tasks)
                await self._waiting.sleep_until(again, self._wake)

    def _start_due(self, tasks: asyncio.TaskGroup) -> datetime | None:
        """Begin to refresh each message whose turn has come; when the next one's comes, if any waits."""
        now, later = self._waiting.now(), list[datetime]()
        for key in [one for one in self._changed if one not in self._in_work]:
            if len(self._in_work) >= MOST_AT_ONCE:
                return None  # whichever ends first wakes us
            turn = self._next_turn(key, now)
            if turn is not None:
                later.append(turn)
                continue
            del self._changed[key]
            self._in_work.add(key)
            with urgent(Urgency.BOARD):
                tasks.create_task(self._refresh_or_retry(key))
        return min(later, default=None)

    def _next_turn(self, key: Key, now: datetime) -> datetime | None:
        """When a message may be changed again; None if it may be now."""
        rest, blocked = self._rests_until.get(key), self._backoff.is_blocked(key, now)
        moments = (
            rest if is_resting(rest, now, self.rest) else None,
            self._backoff.next_attempt([key] if blocked else ()),
        )
        return max((one for one in moments if one is not None), default=None)

    async def _refresh_or_retry(self, key: Key) -> None:
        refresh = self._refresh_board if key[1] == BOARD.kind else self._refresh_questions
        try:
            if await refresh(key[0]):
                self._rests_until[key] = self._waiting.now() + self.rest
            self._backoff.clear(key)
        except Refused:
            self._backoff.clear(key)  # the match can't be read: there is nothing to show
        except Exception as error:
            await self._note_failure(key, error)
        finally:
            self._in_work.discard(key)
            self._wake.set()

    async def _note_failure(self, key: Key, error: Exception) -> None:
        """Have it tried again, less and less often; whoever can mend what is in the way is told."""
        match, kind = key
        spots = await self._places.of_kind(match, kind)
        if is_unsure(error):  # unless Discord said no, what shows there is not known
            self._unsure.add(key)
            for spot in spots:
                await self._save_revision(match, spot.message, None)
        self._changed[key] = None
        if self._backoff.note_failure(key, str(getattr(error, "code", type(error))), self._waiting.now()):
            if isinstance(error, ROAD_BLOCKED):
                log.warning("board_held", match=match, kind=kind, why=why(error))
            else:
                report_error("board_failed", error, match=match, kind=kind)
        with suppress(Exception):
            live = await self._matches.live(match)
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
        seq, panel = live.match_state.seq - 1, await self._compose(live)
        wanted = MessageRevision(seq, digest(panel))
        if await self._is_shown((match, BOARD.kind), spot, wanted):
            return False
        outgoing = OutgoingMessage(own_mark(live), panel)
        if not spot.message or not await self._try_edit(live, spot, outgoing):
            spot = await self._recreate(live, spot, outgoing)
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
            except ROAD_BLOCKED as error:
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
        """Let the open question's post show how that stands, and close older ones; as `_refresh_board`."""
        was_asked = False
        for spot in await self._places.of_kind(match, QUESTION):
            sent = await self._store.read.sent_post(match, int(spot.thing.about))
            if sent is not None:  # else it has only just gone out: the outbox nudges us once that is kept
                was_asked |= await self._refresh_question(match, spot, sent)
        self._unsure.discard((match, QUESTION))
        return was_asked

    async def _refresh_question(self, match: int, spot: KnownMessage, sent: SentPost) -> bool:
        live = await self._matches.live(match)
        then = await self._match_history.after(match, sent.seq, is_of_open_post=True)
        seq, question = live.match_state.seq - 1, await self.compose_question(live, then, sent.target)
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
        at = (key[0], spot.message)
        if at not in self._revisions and key not in self._unsure:
            found = await self._store.read.message_revision(*at)
            if found is not None:
                self._revisions[at] = found
        shown = self._revisions.get(at)
        if shown is None or shown.digest != wanted.digest:
            return False
        self._unsaved[at] = self._revisions[at] = wanted
        return True

    async def _try_edit(self, live: LiveMatch, spot: KnownMessage, outgoing: OutgoingMessage) -> bool:
        """Put this into its message; False if the message is gone."""
        match, place, kind = live.match.id, Destination(spot.channel), spot.thing.kind
        try:
            if (match, kind) in self._unsure:
                with suppress(discord.Forbidden):  # who may not read there may still edit
                    if await self._message_client.is_showing(place, spot.message, outgoing):
                        return True
            # Files that are there already are not sent again; where nobody knows them, Discord is asked.
            files = self._files.get((match, spot.message))
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
        """Keep what a message shows now, so that a start edits none that shows it already."""
        at = (match, message)
        for known in (self._revisions, self._unsaved, self._files):
            known.pop(at, None)
        if revision is not None:
            self._revisions[at], self._files[at] = revision, files
        while len(self._revisions) > MOST:
            self._files.pop(self._revisions.popitem(last=False)[0], None)
        await self._store.write.set_message_revisions({at: revision})

    async def save_seen(self) -> None:
        """Keep what was found as it should be. Called now and then, as no press waits for it."""
        rests, now = self._rests_until, self._waiting.now()
        self._rests_until = {key: until for key, until in rests.items() if until > now}
        unsaved, self._unsaved = self._unsaved, {}
        if unsaved:
            await self._store.write.set_message_revisions(unsaved)


def digest(panel: Panel) -> bytes:
    """16 bytes that are the same for equal panels, in every run."""
    return blake2b(repr(panel).encode(), digest_size=16).digest()


# What a board shows


@runtime_checkable
class HasLivingBoard(Protocol):
    """A renderer that makes a living board of its game; others show their plain one."""

    def living(self, scene: Scene, due: Sequence[tuple[Seat, datetime]], below: Sequence[str]) -> Panel:
        """The public cut alone; `due` are deadlines by seat, `below` the table's own lines."""


MESSAGE_URL: Final = "https://discord.com/channels/{}/{}/{}"
"""By server, channel and message."""


class BoardComposer:
    """Writes living messages: the table while people gather, then the match as everybody may see it."""

    def __init__(
        self,
        *,
        renderers: Mapping[str, Renderer],
        scene: SceneOf,
        reader: ReaderOf,
        people: UserNames,
        store: Store,
        places: Places,
        gallery: Gallery,
        history: HistoryKeeper,
        match_history: MatchHistory,
        compose_post: Compose,
    ) -> None:
        """`compose_post` gives a post as it was when its entry came."""
        self._renderers, self._scene, self._reader = renderers, scene, reader
        self._people, self._store, self._places, self._gallery = people, store, places, gallery
        self._history, self._match_history, self._compose_post = history, match_history, compose_post
        self.on_picture: Callable[[int], None] = lambda match: None
        """Called with a match of which a message was composed in words, once its picture is there."""

    async def compose(self, live: LiveMatch) -> Panel:
        """The board of a match as it stands; in words where its picture takes its time."""
        scene, renderer = await self._scene_now(live), self._renderers[live.match.game]
        if live.match_state.state is None:
            panel = table.door(scene, renderer)
        elif isinstance(renderer, HasLivingBoard):
            thread = await self._places.at(live.match.id, THREAD)
            where = thread.channel if thread is not None and thread.channel else None
            below, began = table.lines_below_board(scene, where), await self._begun_round(live)
            if began is not None and isinstance(renderer, HasQuestions):
                panel = renderer.board_beside(await self._scene_now(live, began), below)
            else:
                panel = renderer.living(scene, public_deadlines(live), below)
        else:
            return renderer.board(scene, None)
        return await self._draw(live, panel)

    async def compose_question(self, live: LiveMatch, then: Moment, target: Target) -> Question:
        """The post of a question (`HasQuestions`) as it stands; once that is over, what stays of it."""
        renderer = self._renderers[live.match.game]
        assert isinstance(renderer, HasQuestions)
        if renderer.has_rounds:
            return await self._compose_round(live, renderer, then, target)
        if live.table.status != "over":
            scene = await self._scene_now(live)
            panel = renderer.question(scene, then.entry, target, await self._standing(live, scene))
            if panel is not None:
                return Question(await self._draw(live, panel), is_open=True)
        # The last form is made once, and nobody waits for it: its picture may take its time.
        composed = await self._compose_post(live, then, target)
        late = await composed.later if composed.later is not None else None
        return Question(late or composed.panels[-1], is_open=False)

    async def _compose_round(
        self, live: LiveMatch, renderer: HasQuestions, then: Moment, target: Target
    ) -> Question:
        """A post with the news of several entries: as the match stands, or stood after the last of them."""
        match, seq, scene = live.match.id, live.match_state.seq - 1, await self._scene_now(live)
        # The log may have grown since the match was read: the post shows one moment.
        notes = notes_until(await self._history.of(match), seq)
        last = renderer.last_entry(scene, then.entry, notes)
        if last is not None:
            ended = await self._match_history.after(match, last)
            notes = tuple(note for note in notes if note.seq <= last)
            scene = await self._scene_now(live, ended.match_state)
        panel = renderer.question(scene, then.entry, target, await self._standing(live, scene), notes)
        assert panel is not None
        if last is None and live.table.status != "over":
            return Question(await self._draw(live, panel), is_open=True)
        return Question(await self._gallery.draw_pictures(panel), is_open=False)

    async def _begun_round(self, live: LiveMatch) -> MatchState | None:
        """The match as a round began whose post tells what is under way; None where there is no such post.

        The board stays as it was then, so that a move costs one edit and not two.
        """
        match, renderer = live.match.id, self._renderers[live.match.game]
        if not isinstance(renderer, HasQuestions) or not renderer.has_rounds or live.table.status == "over":
            return None
        # By number: as texts, which is how they are read from the store, "100" comes before "99".
        rows = [int(spot.thing.about) for spot in await self._places.of_kind(match, QUESTION)]
        sent = await self._store.read.sent_post(match, max(rows)) if rows else None
        if sent is None:
            return None
        return (await self._match_history.after(match, sent.seq, is_of_open_post=True)).match_state

    async def _standing(self, live: LiveMatch, scene: Scene) -> Standing:
        board, address = await self._places.at(live.match.id, BOARD), ""
        if board is not None and board.message:
            address = MESSAGE_URL.format(live.match.guild, board.channel, board.message)
        return Standing(public_deadlines(live), table.lines_below_board(scene, None), address)

    async def _scene_now(self, live: LiveMatch, match_state: MatchState | None = None) -> Scene:
        """The match as it stands, or stood in this state, in the table's language."""
        players = (chair.player for chair in live.table.chairs if chair.player is not None)
        await self._people.learn(live.users[player] for player in players)
        return self._scene(live, await self._reader(live, None), match_state)

    async def _draw(self, live: LiveMatch, panel: Panel) -> Panel:
        drawn = await self._gallery.draw_now_or_later(panel)

        def report_picture(work: asyncio.Task[Panel | None]) -> None:
            if not work.cancelled() and work.result() is not None:
                self.on_picture(live.match.id)

        if drawn.later is not None:
            drawn.later.add_done_callback(report_picture)
        return drawn.now


def public_deadlines(live: LiveMatch) -> tuple[tuple[Seat, datetime], ...]:
    """The seats whose answers are awaited and until when, as far as everybody may know.

    A clock that stands still has no end, and is left out.
    """
    waits = {wait.id: wait.seat for wait in live.match_state.waits if wait.must and not wait.secret}
    running = ((one.wait, one.due) for one in live.deadlines.values() if one.due is not None)
    return tuple((waits[wait], when) for wait, when in running if wait in waits)
