"""What people are called: names as last seen, kept with the time so that a start need not ask for them."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import timedelta
from typing import Final

import aiohttp
import discord

from bot.clock.waiting import Waiting
from bot.render.i18n import Messages
from bot.render.limits import USER_NAME
from bot.render.users import users_words
from engine.kernel.seats import Seat
from engine.kernel.table import Chair, Table
from engine.match.live import LiveMatch
from engine.store import Seen, Store
from engine.store.forgetting import NOBODY

FRESH: Final = timedelta(days=14)
"""So long a name is not asked for again; whoever presses something brings it along."""

AGED: Final = timedelta(days=1)
"""From this age on a name that is seen again is kept with the new time."""

PATIENCE: Final = 1.0
"""Seconds that an answer to a click waits for names: a seat's number serves in its place."""


class People:
    """Display names by user id. A name is players' own words, so it is kept as it may be shown."""

    def __init__(self, client: discord.Client, store: Store, waiting: Waiting) -> None:
        self._client, self._store, self._waiting = client, store, waiting
        self._seen: dict[int, Seen] = {}
        self._seated: set[int] = set()
        self._new: set[int] = set()

    def met(self, user: discord.User | discord.Member) -> None:
        """Somebody was seen, and this is their name now."""
        name, before = users_words(user.display_name, USER_NAME), self._seen.get(user.id)
        if before is None or before.name != name or self._waiting.now() - before.at > AGED:
            self._seen[user.id] = Seen(name, self._waiting.now())
            self._new.add(user.id)

    def name(self, user: int) -> str | None:
        """The name of a user, or None while it is not known."""
        seen = self._seen.get(user)
        return None if seen is None else seen.name

    def forget(self, user: int) -> None:
        """This person is nobody that was ever met."""
        self._seen.pop(user, None)
        self._new.discard(user)
        self._seated.discard(user)

    async def learn(self, users: Iterable[int]) -> None:
        """Ask Discord for the names that nobody knows or that are old, all at once.

        One that can't be had stays unknown, or what it was.
        """
        people = [user for user in dict.fromkeys(users) if user != NOBODY]
        self._seated.update(people)
        unread = tuple(user for user in people if user not in self._seen)
        if unread:
            self._seen = {**await self._store.read.names(unread), **self._seen}
        await asyncio.gather(*(self._ask(user) for user in people if self._stale(user)))

    async def meet(self, users: Iterable[int]) -> None:
        """The same for somebody who waits for an answer, and not for long."""
        people = [user for user in users if user != NOBODY]
        if all(user in self._seated and not self._stale(user) for user in people):
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.learn(people)

    async def note(self) -> None:
        """Keep the names that are new, of people who sit or sat at a table; of nobody else."""
        kept = {user: self._seen[user] for user in self._new & self._seated}
        self._new.clear()
        if kept:
            await self._store.write.set_names(kept)

    def _stale(self, user: int) -> bool:
        seen = self._seen.get(user)
        return seen is None or self._waiting.now() - seen.at > FRESH

    async def _ask(self, user: int) -> None:
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            self.met(await self._client.fetch_user(user))


def names(
    live: LiveMatch, table: Table, people: People, words: Messages, hidden: frozenset[Seat]
) -> tuple[str, ...]:
    """Everybody's name by seat: the person's, else the steward's; for the `hidden` a number."""
    return tuple(
        words.say("nameless-name", number=seat + 1)
        if seat in hidden
        else sitter(live, seat, chair, people, words)
        for seat, chair in enumerate(table.chairs)
    )


def nameless(live: LiveMatch, table: Table) -> frozenset[Seat]:
    """The seats whose names are shown no more: their person, now or at the end, was forgotten since."""
    gone = [seat for seat, one in enumerate(live.table.chairs) if unknown(live, one)]
    return frozenset((*table.nameless, *live.table.nameless, *gone))


def seatings(live: LiveMatch) -> Iterator[tuple[Seat, int]]:
    """The people of a table by seat, at its end those who sat there then; nobody who was forgotten."""
    for seat, chair in enumerate(live.table.chairs):
        user = NOBODY if chair.player is None else live.user(chair.player)
        if user != NOBODY:
            yield seat, user


def unknown(live: LiveMatch, chair: Chair) -> bool:
    """Whether nobody is left behind this chair's number."""
    return chair.player is not None and live.user(chair.player) == NOBODY


def sitter(live: LiveMatch, seat: int, chair: Chair, people: People, words: Messages) -> str:
    """What to call whoever sits here: person, steward, or the empty seat."""
    if chair.player is not None:
        known = people.name(live.user(chair.player))
        return known or words.say("seat-number", number=seat + 1)
    return words.say("steward-name", number=seat + 1) if chair.steward else words.say("seat-empty")
