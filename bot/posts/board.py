"""One living board a match: a message that is changed after each public change, soon and never twice.

It shows the present state, not a row of the outbox: whatever was missed, the newest state comes last. What
nobody may see changes no word of it, and then nothing is sent: an edit would show that something was done.

Where the answer to an edit or a sending was lost, the message itself is looked at before it is sent again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

import discord
from msgspec.structs import replace

from bot.channels.match_channels import MatchChannels
from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.channels.places import BOARD, PINNED, Places, anew, own_mark
from bot.clock.waiting import Waiting
from bot.connection.budget import Urgency, urgent
from bot.connection.codes import fault_of, is_final, is_unsure
from bot.logs import log, report_error
from bot.posts.backoff import Backoff
from bot.posts.outbox import ROAD_BLOCKED, why
from bot.render.layout import names
from bot.render.panel import Panel
from bot.throttle import rests
from engine.kernel.refused import Refused
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store import BoardRevision, KnownMessage, Store

Shown = Callable[[LiveMatch], Awaitable[Panel]]
"""The board as everybody may see it now."""

REST: Final = timedelta(seconds=1.5)
"""Between two changes of one board: Discord takes five in five seconds in a channel."""

MOST: Final = 4_000
"""Of so many boards it is remembered what they show, some 300 bytes each; of others it is read."""

MOST_WALKS: Final = 32
"""Boards that are brought up to date at once: each holds its match in memory."""


class Boards:
    """`nudge` it with every match that may have changed."""

    def __init__(
        self,
        *,
        store: Store,
        waiting: Waiting,
        matches: Matches,
        places: Places,
        carrier: MessageClient,
        match_channels: MatchChannels,
        shown: Shown,
    ) -> None:
        self._store, self._waiting, self._matches, self._places = store, waiting, matches, places
        self._carrier, self._match_channels, self._shown = carrier, match_channels, shown
        self.rest = REST
        self._changed: dict[int, None] = {}
        self._walking: set[int] = set()
        self._resting: dict[int, datetime] = {}
        self._faces: OrderedDict[int, BoardRevision] = OrderedDict()
        self._seen: dict[int, BoardRevision | None] = {}
        self._files: dict[int, tuple[str, ...]] = {}
        self._unsure: set[int] = set()
        self._backoff = Backoff()
        self._wake = asyncio.Event()

    def nudge(self, match: int) -> None:
        """Something may have changed."""
        self._changed[match] = None
        self._wake.set()

    def retry_now(self, match: int) -> None:
        """What was in the way is gone: try at once."""
        self._backoff.clear(match)
        self.nudge(match)

    def retry_all(self) -> None:
        """What was in the way of all is gone."""
        self._backoff.free_all()
        self._wake.set()

    async def run(self) -> None:
        """Bring every board up to date, and keep it so, for ever."""
        for match in await self._store.read.unshown():
            self.nudge(match)
        async with asyncio.TaskGroup() as walks:
            while True:
                again = self._set_out(walks)
                await self._waiting.sleep_until(again, self._wake)

    def _set_out(self, walks: asyncio.TaskGroup) -> datetime | None:
        """A task for each board whose turn has come; when the next one's comes. A slow one holds no other."""
        now, waits = self._waiting.now(), list[datetime]()
        for match in [one for one in self._changed if one not in self._walking]:
            if len(self._walking) >= MOST_WALKS:
                return None  # whoever comes back sets out anew
            due = self._due(match, now)
            if due is not None:
                waits.append(due)
                continue
            del self._changed[match]
            self._walking.add(match)
            with urgent(Urgency.BOARD):
                walks.create_task(self._walk(match))
        return min(waits, default=None)

    def _due(self, match: int, now: datetime) -> datetime | None:
        """When its turn comes, None if it has."""
        rest, blocked = self._resting.get(match), self._backoff.is_blocked(match, now)
        moments = (
            rest if rests(rest, now, self.rest) else None,
            self._backoff.next([match] if blocked else ()),
        )
        return max((one for one in moments if one is not None), default=None)

    async def _walk(self, match: int) -> None:
        try:
            if await self._refresh(match):
                self._resting[match] = self._waiting.now() + self.rest
            self._backoff.clear(match)
        except Refused:
            self._backoff.clear(match)
        except Exception as error:
            await self._note_failure(match, error)
        finally:
            self._walking.discard(match)
            self._wake.set()

    async def _note_failure(self, match: int, error: Exception) -> None:
        """It is tried again, less and less often. Unless Discord said no, what shows there is not known."""
        if is_unsure(error):
            self._unsure.add(match)
            await self._save_revision(match, None)
        code = getattr(error, "code", type(error).__name__)
        self._changed[match] = None
        if self._backoff.note_failure(match, str(code), self._waiting.now()):
            _log_waiting_board(match, error)
        with suppress(Exception):
            live = await self._matches.live(match)
            await self._match_channels.on_send_failed(live, Destination(live.match.channel), error)

    async def _refresh(self, match: int) -> bool:
        """The board shows the match as it stands; whether it had to be changed for that."""
        live = await self._matches.live(match)
        spot = await self._places.at(match, BOARD)
        if spot is None or live.match_state.table is None:
            return False  # the outbox owes the opening post, and says when it is there
        seq, panel = live.match_state.seq - 1, await self._shown(live)
        face, made = await self._face(match), BoardRevision(spot.message, seq, digest(panel))
        if face is not None and (face.message, face.digest) == (made.message, made.digest):
            self._seen[match] = self._faces[match] = made
            return False
        spot = await self._edit_or_recreate(live, spot, panel)
        self._files[match] = names(panel)
        await self._save_revision(match, replace(made, message=spot.message))
        self._unsure.discard(match)
        if live.match_state.state is not None:
            await self._try_pin(live, spot)
        return True

    async def _face(self, match: int) -> BoardRevision | None:
        """What the board shows, as far as it is known."""
        if match not in self._faces and match not in self._unsure:
            found = await self._store.read.face(match)
            if found is not None:
                self._faces[match] = found
        return self._faces.get(match)

    async def _save_revision(self, match: int, face: BoardRevision | None) -> None:
        """What the board shows now; kept, so that a start edits nothing that shows it."""
        self._faces.pop(match, None)
        self._seen.pop(match, None)
        if face is None:
            self._files.pop(match, None)
        else:
            self._faces[match] = face
        while len(self._faces) > MOST:
            self._files.pop(self._faces.popitem(last=False)[0], None)
        await self._store.write.set_faces({match: face})

    async def note(self) -> None:
        """Keep which boards were looked at and found as they should be."""
        now = self._waiting.now()
        self._resting = {match: until for match, until in self._resting.items() if until > now}
        seen, self._seen = self._seen, {}
        if seen:
            await self._store.write.set_faces(seen)

    async def _edit_or_recreate(self, live: LiveMatch, spot: KnownMessage, panel: Panel) -> KnownMessage:
        """Changed where it stands; made anew where it is gone or was not made yet."""
        letter = OutgoingMessage(own_mark(live), panel)
        if spot.message:
            try:
                if not await self._is_shown_already(live, spot, letter):
                    there = self._files_shown(live.match.id, spot)
                    await self._carrier.change(Destination(spot.channel), spot.message, letter, there)
            except discord.HTTPException as error:
                if fault_of(error) != "no_message":
                    raise
            else:
                return spot
        return await self._create(live, spot, panel)

    def _files_shown(self, match: int, spot: KnownMessage) -> tuple[str, ...] | None:
        """The files that the board shows, where that is known."""
        face = self._faces.get(match)
        there = face is not None and face.message == spot.message
        return self._files.get(match) if there else None

    async def _is_shown_already(self, live: LiveMatch, spot: KnownMessage, letter: OutgoingMessage) -> bool:
        """Whether an edit whose answer was lost has come; looked at only then."""
        if live.match.id not in self._unsure:
            return False
        with suppress(discord.Forbidden):  # who may not read there may still edit
            return await self._carrier.is_showing(Destination(spot.channel), spot.message, letter)
        return False

    async def _create(self, live: LiveMatch, old: KnownMessage, panel: Panel) -> KnownMessage:
        """A new board, or the one whose sending was not answered."""
        place, there = Destination(live.match.channel), tuple[int, ...]()
        if live.match.id in self._unsure:
            found = await self._carrier.find_marked(place, own_mark(live))
            there = tuple(one for one in found if one != old.message)
        letter = OutgoingMessage(own_mark(live), panel, anew(self._waiting.now()))
        message = there[-1] if there else await self._carrier.send(place, letter)
        made = KnownMessage(BOARD, place.id, message)
        await self._places.keep(live.match.id, made)
        await self._places.forget(live.match.id, PINNED)
        return await self._edit_or_recreate(live, made, panel) if there else made

    async def _try_pin(self, live: LiveMatch, spot: KnownMessage) -> None:
        """Asked for once for each board; where it is not allowed, the board is a message like any other."""
        if await self._places.at(live.match.id, PINNED) is None:
            try:
                await self._carrier.pin(Destination(spot.channel), spot.message)
            except ROAD_BLOCKED as error:
                if not is_final(error):
                    return  # nobody has refused it: the next change of the board tries once more
            await self._places.keep(live.match.id, KnownMessage(PINNED, spot.channel, spot.message))


def digest(panel: Panel) -> bytes:
    """What a panel shows, in a few bytes that are the same in every run."""
    return blake2b(repr(panel).encode(), digest_size=16).digest()


def _log_waiting_board(match: int, error: Exception) -> None:
    """Say once that a board waits: in a line where Discord is in the way, with its place where we are."""
    if isinstance(error, ROAD_BLOCKED):
        log.warning("board_held", match=match, why=why(error))
    else:
        report_error("board_failed", error, match=match)
