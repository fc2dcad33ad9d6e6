"""Sends what entries owe, in order and once: marked before it is sent, looked for before it is sent again.

What stays at-least-once: a post whose send was cut off by a crash in a channel whose history can't be read.
"""

import asyncio
from collections.abc import Hashable
from datetime import datetime, timedelta
from typing import Final

import aiohttp
import discord
from msgspec import Struct

from bot import dm
from bot.backoff import Backoff
from bot.carrier import Carrier, Letter, Place
from bot.composer import Composer
from bot.folding import Folding, Standing
from bot.herald import DOOR, seat_of_target
from bot.logs import log, reported
from bot.marks import mark
from bot.render.limits import OutsideLimit
from bot.render.panel import Panel
from bot.waiting import Waiting
from engine.kernel.refused import Refused
from engine.matches import Matches
from engine.rooms import Room
from engine.store import Pending, Store

REST: Final = timedelta(seconds=30)
REFUSED: Final = (400, 413)
"""What Discord answers to a message that it will not take, however often it is sent."""
NO_MESSAGE: Final = 0
"""What is kept as the message of a row that nobody is left to read."""

ROAD_BLOCKED: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, Refused)


class Post(Struct, frozen=True):
    """A row that is about to go out, with its match as it stood then."""

    row: Pending
    room: Room
    then: Standing

    @property
    def mark(self) -> int:
        """By which its messages are found again."""
        return mark(self.room.sitting.master, self.row.id)


class Outbox:
    """`nudge` it whenever something may be owed."""

    def __init__(
        self, store: Store, matches: Matches, waiting: Waiting, composer: Composer, carrier: Carrier
    ) -> None:
        self._store, self._matches, self._waiting = store, matches, waiting
        self._composer, self._carrier = composer, carrier
        self._folding, self._backoff = Folding(matches), Backoff()
        self._walking: set[int] = set()
        self._doors: dict[int, int] = {}
        self._unreached: dict[int, set[tuple[int, int]]] = {}
        self.nudge = asyncio.Event()

    async def run(self) -> None:
        """Send what is owed as it comes, for ever."""
        async with asyncio.TaskGroup() as walks:
            while True:
                try:
                    again = await self.drain(walks)
                except Exception as error:
                    reported("outbox_failed", error)
                    again = self._waiting.now() + REST
                await self._waiting.sleep_until(again, self.nudge)

    async def drain(self, walks: asyncio.TaskGroup) -> datetime | None:
        """Set out for each match whose turn has come; when to try again, None if only a nudge is waited for.

        Discord may make a send wait for minutes, so that no match may stand in another's way.
        """
        owed: dict[int, list[Pending]] = {}
        for row in await self._store.read.pending():
            owed.setdefault(row.match, []).append(row)
        resting = {match: rows for match, rows in owed.items() if match not in self._walking}
        for match, rows in resting.items():
            if any(not self._blocked(row) for row in rows):
                self._walking.add(match)
                walks.create_task(self._walk(match, rows))
        return self._backoff.next({_road(row) for rows in resting.values() for row in rows})

    async def _walk(self, match: int, rows: list[Pending]) -> None:
        """A match's rows, one after another: as they were owed, so that its log is folded once."""
        try:
            for row in rows:
                await self._try(row)
        finally:
            self._walking.discard(match)
            self.nudge.set()

    async def _try(self, row: Pending) -> None:
        """One row, unless its road is blocked: rows of one road keep their order, other roads go on."""
        road = _road(row)
        if self._blocked(row):
            return
        try:
            await self._deliver(row)
        except Exception as error:
            if self._backoff.failed(road, why(error), self._waiting.now()):
                held(row, error)
        else:
            self._backoff.worked(road)

    def _blocked(self, row: Pending) -> bool:
        return self._backoff.blocked(_road(row), self._waiting.now())

    async def _deliver(self, row: Pending) -> None:
        room = await self._matches.room(row.match)
        post = Post(row, room, await self._folding.after(row.match, row.seq))
        if not row.attempted:
            await self._store.write.mark_attempted(row.id)
        message = await self._sent(post)
        await self._store.write.mark_sent(row.id, message, self._waiting.now())

    async def _sent(self, post: Post) -> int:
        """The message that says this row, sent now or found where an earlier run left it."""
        seat, here = seat_of_target(post.row.target), Place(post.room.match.channel)
        if post.row.target == DOOR:
            return await self._at_the_door(post, here)
        if seat is None:
            self._unreached.pop(here.id, None)
            return await self._written(post, here)
        player = post.room.table.chairs[seat].player
        return NO_MESSAGE if player is None else await self._whispered(post, post.room.user(player), here)

    async def _written(self, post: Post, place: Place) -> int:
        there = await self._carrier.found(place, post.mark) if post.row.attempted else ()
        panels = await self._composer.compose(post.room, post.then, post.row.target)
        message = there[-1] if there else NO_MESSAGE
        for page, panel in list(enumerate(panels))[len(there) :]:
            message = await self._carried(post, place, Letter(post.mark, panel, page))
        return message

    async def _carried(self, post: Post, place: Place, letter: Letter) -> int:
        """A message that Discord does not take would block its road for ever: a line takes its place."""
        try:
            return await self._carrier.send(place, letter)
        except (discord.HTTPException, OutsideLimit) as error:
            code = reported_malformed(post.row, error)
            panel = await self._composer.refused(post.room, post.then, post.row.target, code)
            return await self._carrier.send(place, Letter(letter.mark, panel, letter.page))

    async def _whispered(self, post: Post, user: int, here: Place) -> int:
        try:
            return await self._written(post, Place(user, user=True))
        except discord.HTTPException as error:
            if not dm.closed(error):
                raise
        return await self._called(post, user, here)

    async def _called(self, post: Post, user: int, here: Place) -> int:
        """A public line without the secret; not once more while nothing else was said here since."""
        told = self._unreached.setdefault(here.id, set())
        if (post.row.match, user) in told:
            return NO_MESSAGE
        there = await self._carrier.found(here, post.mark) if post.row.attempted else ()
        if there:
            return there[-1]
        panel: Panel = await self._composer.unreached(post.room, post.then, user)
        message = await self._carried(post, here, Letter(post.mark, panel, pings=(user,)))
        told.add((post.row.match, user))
        return message

    async def _at_the_door(self, post: Post, here: Place) -> int:
        """The opening post is there once and changes; where it can't be found again, a new one is made."""
        match = post.row.match
        there = await self._carrier.found(here, post.mark) if post.row.attempted else ()
        if there:
            return there[-1]
        panel = (await self._composer.compose(post.room, post.then, DOOR))[0]
        letter, door = Letter(post.mark, panel), await self._door(match, here)
        if door is None:
            self._unreached.pop(here.id, None)
            self._doors[match] = await self._carried(post, here, letter)
            return self._doors[match]
        await self._changed(post.row, here, door, letter)
        return door

    async def _changed(self, row: Pending, here: Place, door: int, letter: Letter) -> None:
        """A change that Discord does not take is left out; a post that is gone is forgotten."""
        try:
            await self._carrier.change(here, door, letter)
        except discord.NotFound:
            del self._doors[row.match]
            raise
        except (discord.HTTPException, OutsideLimit) as error:
            reported_malformed(row, error)

    async def _door(self, match: int, here: Place) -> int | None:
        if match not in self._doors:
            found = await self._carrier.with_control(here, f"v1:join:{match}")
            if found is None:
                return None
            self._doors[match] = found
        return self._doors[match]


def _road(row: Pending) -> Hashable:
    """Rows that must not overtake one another: the posts of a match in its channel, those of each seat."""
    return (row.match, row.target if seat_of_target(row.target) is not None else "")


def why(error: Exception) -> str:
    """A failure as a code: Discord's status and code, the refusal's, or the kind of the error."""
    if isinstance(error, discord.HTTPException):
        return f"http_{error.status}_{error.code}"
    return error.why.code if isinstance(error, Refused) else type(error).__name__


def reported_malformed(row: Pending, error: discord.HTTPException | OutsideLimit) -> str:
    """Log a message that is never taken as it is; the code. Raises any error that may pass again."""
    if isinstance(error, discord.HTTPException) and error.status not in REFUSED:
        raise error
    return reported("post_malformed", error, row=row.id, match=row.match)


def held(row: Pending, error: Exception) -> None:
    """Say once that a row waits: in a line where Discord is in the way, with its place where we are."""
    if isinstance(error, ROAD_BLOCKED):
        log.warning("post_held", row=row.id, match=row.match, target=row.target, why=why(error))
    else:
        reported("post_failed", error, row=row.id, match=row.match, target=row.target)
