"""The living board of a match: one message that is kept up to date, and what it shows.

The board shows the present state, not a row of the outbox: whatever was missed, the newest state comes last.
Whatever may have changed a match nudges it here (`Boards.nudge`). Then the board is composed anew:

    nothing has changed         nothing is sent; an edit would show that something secret was done
    its message is there        it is edited
    its message is gone         it is made anew, and pinned

What a board shows is known by a digest, kept in the store, so that a start edits nothing. Where the answer to
an edit or a sending was lost, the board is "unsure": then Discord is asked what is there before anything is
sent again, since a second board beside the first would stay for ever.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

import discord
from msgspec.structs import replace
from typing_extensions import Protocol, runtime_checkable

from bot.channels.host_alerts import ReaderOf
from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.channels.places import BOARD, PINNED, THREAD, Places, anew, own_mark
from bot.clock.waiting import Waiting
from bot.connection.budget import Urgency, urgent
from bot.connection.codes import fault_of, is_final, is_unsure
from bot.languages import Language
from bot.logs import log, report_error
from bot.pictures.gallery import Gallery
from bot.posts.backoff import Backoff
from bot.posts.outbox import ROAD_BLOCKED, why
from bot.render import table
from bot.render.layout import names
from bot.render.panel import Panel
from bot.render.renderer import Renderer, Scene
from bot.throttle import is_resting
from bot.users import UserNames
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import BoardRevision, KnownMessage, Store

SceneOf = Callable[[LiveMatch, Language], Scene]

REST: Final = timedelta(seconds=1.5)
"""Between two changes of one board: Discord takes five in five seconds in a channel."""

MOST: Final = 4_000
"""Of so many boards it is remembered what they show, some 300 bytes each; of others it is read."""

MOST_AT_ONCE: Final = 32
"""Boards that are refreshed at once: each holds its match in memory."""


class Boards:
    """All living boards. `nudge` it with every match that may have changed."""

    def __init__(
        self,
        *,
        store: Store,
        waiting: Waiting,
        matches: Matches,
        places: Places,
        message_client: MessageClient,
        match_channels: MatchChannels,
        compose: Callable[[LiveMatch], Awaitable[Panel]],
    ) -> None:
        """`compose` gives the board of a match as everybody may see it now."""
        self._store, self._waiting, self._matches, self._places = store, waiting, matches, places
        self._message_client, self._match_channels, self._compose = message_client, match_channels, compose
        self.rest = REST
        self._changed: dict[int, None] = {}
        """Matches that were nudged, in order; a dict for want of an ordered set."""
        self._in_work: set[int] = set()
        self._rests_until: dict[int, datetime] = {}
        self._backoff = Backoff()
        self._wake = asyncio.Event()
        self._revisions: OrderedDict[int, BoardRevision] = OrderedDict()
        """What boards show, as it is kept in the store. None is here for a match in `_unsure`."""
        self._files: dict[int, tuple[str, ...]] = {}
        """The names of the files that a board of `_revisions` shows."""
        self._unsure: set[int] = set()
        """Matches of which an edit or a sending of the board was not answered."""
        self._unsaved: dict[int, BoardRevision | None] = {}
        """Boards that were found as they should be: `save_seen` keeps at which entry that was."""

    def nudge(self, match: int) -> None:
        """Have the board of a match refreshed, soon."""
        self._changed[match] = None
        self._wake.set()

    def retry_now(self, match: int) -> None:
        """Have a board refreshed at once, as what was in the way of it is gone."""
        self._backoff.clear(match)
        self.nudge(match)

    def retry_all(self) -> None:
        """Have every board that failed refreshed at once, as what was in the way of all is gone."""
        self._backoff.free_all()
        self._wake.set()

    async def run(self) -> None:
        """Bring every board up to date, and keep it so, for ever. A slow one holds up no other."""
        for match in await self._store.read.matches_with_old_board():
            self.nudge(match)
        async with asyncio.TaskGroup() as tasks:
            while True:
                again = self._start_due(tasks)
                await self._waiting.sleep_until(again, self._wake)

    def _start_due(self, tasks: asyncio.TaskGroup) -> datetime | None:
        """Begin to refresh each board whose turn has come; when the next one's comes, if any waits."""
        now, later = self._waiting.now(), list[datetime]()
        for match in [one for one in self._changed if one not in self._in_work]:
            if len(self._in_work) >= MOST_AT_ONCE:
                return None  # whichever ends first wakes us
            turn = self._next_turn(match, now)
            if turn is not None:
                later.append(turn)
                continue
            del self._changed[match]
            self._in_work.add(match)
            with urgent(Urgency.BOARD):
                tasks.create_task(self._refresh_or_retry(match))
        return min(later, default=None)

    def _next_turn(self, match: int, now: datetime) -> datetime | None:
        """When a board may be changed again; None if it may be now."""
        rest, blocked = self._rests_until.get(match), self._backoff.is_blocked(match, now)
        moments = (
            rest if is_resting(rest, now, self.rest) else None,
            self._backoff.next_attempt([match] if blocked else ()),
        )
        return max((one for one in moments if one is not None), default=None)

    async def _refresh_or_retry(self, match: int) -> None:
        try:
            if await self._refresh(match):
                self._rests_until[match] = self._waiting.now() + self.rest
            self._backoff.clear(match)
        except Refused:
            self._backoff.clear(match)  # the match can't be read: there is nothing to show
        except Exception as error:
            await self._note_failure(match, error)
        finally:
            self._in_work.discard(match)
            self._wake.set()

    async def _note_failure(self, match: int, error: Exception) -> None:
        """Have the board tried again, less and less often; whoever can mend what is in the way is told."""
        if is_unsure(error):  # unless Discord said no, what shows there is not known
            self._unsure.add(match)
            await self._save_revision(match, None)
        code = getattr(error, "code", type(error).__name__)
        self._changed[match] = None
        if self._backoff.note_failure(match, str(code), self._waiting.now()):
            if isinstance(error, ROAD_BLOCKED):
                log.warning("board_held", match=match, why=why(error))
            else:
                report_error("board_failed", error, match=match)
        with suppress(Exception):
            live = await self._matches.live(match)
            await self._match_channels.on_send_failed(live, Destination(live.match.channel), error)

    async def _refresh(self, match: int) -> bool:
        """Let the board show the match as it stands; return whether Discord had to be asked for that."""
        live = await self._matches.live(match)
        spot = await self._places.at(match, BOARD)
        if spot is None or live.match_state.table is None:
            return False  # the outbox owes the opening post, and nudges us when it is there
        # The number is read first: should the match move while the board is composed, it is nudged once more.
        seq, panel = live.match_state.seq - 1, await self._compose(live)
        shown, wanted = await self._revision(match), BoardRevision(spot.message, seq, digest(panel))
        if shown is not None and (shown.message, shown.digest) == (wanted.message, wanted.digest):
            self._unsaved[match] = self._revisions[match] = wanted
            return False
        outgoing = OutgoingMessage(own_mark(live), panel)
        if not spot.message or not await self._try_edit(live, spot, outgoing):
            spot = await self._recreate(live, spot, outgoing)
        self._files[match] = names(panel)
        await self._save_revision(match, replace(wanted, message=spot.message))
        self._unsure.discard(match)
        if live.match_state.state is not None:
            await self._try_pin(live, spot)
        return True

    async def _try_edit(self, live: LiveMatch, spot: KnownMessage, outgoing: OutgoingMessage) -> bool:
        """Put the board into its message; False if the message is gone."""
        match, place = live.match.id, Destination(spot.channel)
        try:
            if match in self._unsure:
                with suppress(discord.Forbidden):  # who may not read there may still edit
                    if await self._message_client.is_showing(place, spot.message, outgoing):
                        return True
            # Files that the message has already are not sent again; of a message that was replaced meanwhile
            # we don't know them.
            shown = self._revisions.get(match)
            is_known = shown is not None and shown.message == spot.message
            files = self._files.get(match) if is_known else None
            await self._message_client.change(place, spot.message, outgoing, files)
        except discord.HTTPException as error:
            if fault_of(error) != "no_message":
                raise
            return False
        return True

    async def _recreate(self, live: LiveMatch, old: KnownMessage, outgoing: OutgoingMessage) -> KnownMessage:
        """Send a new board in the match's channel, or take the one whose sending was not answered."""
        place, sent = Destination(live.match.channel), list[int]()
        if live.match.id in self._unsure:
            found = await self._message_client.find_marked(place, outgoing.mark)
            sent = [one for one in found if one != old.message]
        page = anew(self._waiting.now())
        message = sent[-1] if sent else await self._message_client.send(place, replace(outgoing, page=page))
        made = KnownMessage(BOARD, place.id, message)
        await self._places.keep(live.match.id, made)
        await self._places.forget(live.match.id, PINNED)
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

    async def _revision(self, match: int) -> BoardRevision | None:
        """The revision that the board shows, by memory or store; None where an edit was not answered."""
        if match not in self._revisions and match not in self._unsure:
            found = await self._store.read.board_revision(match)
            if found is not None:
                self._revisions[match] = found
        return self._revisions.get(match)

    async def _save_revision(self, match: int, revision: BoardRevision | None) -> None:
        """Keep what the board shows now, so that a start edits no board that shows it already."""
        self._revisions.pop(match, None)
        self._unsaved.pop(match, None)
        if revision is None:
            self._files.pop(match, None)
        else:
            self._revisions[match] = revision
        while len(self._revisions) > MOST:
            self._files.pop(self._revisions.popitem(last=False)[0], None)
        await self._store.write.set_board_revisions({match: revision})

    async def save_seen(self) -> None:
        """Keep which boards were found as they should be. Called now and then, as no press waits for it."""
        now = self._waiting.now()
        self._rests_until = {match: until for match, until in self._rests_until.items() if until > now}
        unsaved, self._unsaved = self._unsaved, {}
        if unsaved:
            await self._store.write.set_board_revisions(unsaved)


def digest(panel: Panel) -> bytes:
    """16 bytes that are the same for equal panels, in every run."""
    return blake2b(repr(panel).encode(), digest_size=16).digest()


# What a board shows


@runtime_checkable
class HasLivingBoard(Protocol):
    """A renderer that makes a living board of its game; others show their plain one."""

    def living(self, scene: Scene, due: Sequence[tuple[Seat, datetime]], below: Sequence[str]) -> Panel:
        """The public cut alone; `due` are deadlines by seat, `below` the table's own lines."""


class BoardComposer:
    """Writes boards: the table while people gather, then the match as everybody may see it."""

    def __init__(
        self,
        renderers: Mapping[str, Renderer],
        scene: SceneOf,
        reader: ReaderOf,
        people: UserNames,
        places: Places,
        gallery: Gallery,
    ) -> None:
        self._renderers, self._scene, self._reader = renderers, scene, reader
        self._people, self._places, self._gallery = people, places, gallery
        self.on_picture: Callable[[int], None] = lambda match: None
        """Called with a match whose board was composed in words, once its picture is there."""

    async def compose(self, live: LiveMatch) -> Panel:
        """The board of a match as it stands; in words where its picture takes its time."""
        match = live.match.id
        players = (chair.player for chair in live.table.chairs if chair.player is not None)
        await self._people.learn(live.users[player] for player in players)
        scene = self._scene(live, await self._reader(live, None))
        renderer = self._renderers[live.match.game]
        if live.match_state.state is None:
            panel = table.door(scene, renderer)
        elif isinstance(renderer, HasLivingBoard):
            thread = await self._places.at(match, THREAD)
            where = thread.channel if thread is not None and thread.channel else None
            panel = renderer.living(scene, public_deadlines(live), table.lines_below_board(scene, where))
        else:
            return renderer.board(scene, None)
        drawn = await self._gallery.draw_now_or_later(panel)

        def report_picture(work: asyncio.Task[Panel | None]) -> None:
            if not work.cancelled() and work.result() is not None:
                self.on_picture(match)

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
