"""What people are called: names as last seen, kept in memory only."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from bot.render.i18n import Messages
from bot.render.limits import USER_NAME
from bot.render.users import users_words
from engine.kernel.seats import Seat
from engine.kernel.table import Chair, Table
from engine.match.live import LiveMatch
from engine.store.forgetting import NOBODY

PATIENCE: Final = 1.0
"""Seconds that an answer to a click waits for names: a seat's number serves in its place."""


class People:
    """Display names by user id. A name is players' own words, so it is kept as it may be shown."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._names: dict[int, str] = {}

    def met(self, user: discord.User | discord.Member) -> None:
        """Somebody was seen, and this is their name now."""
        self._names[user.id] = users_words(user.display_name, USER_NAME)

    def name(self, user: int) -> str | None:
        """The name of a user, or None while nobody has seen them since the start."""
        return self._names.get(user)

    def forget(self, user: int) -> None:
        """This person is nobody that was ever met."""
        self._names.pop(user, None)

    async def learn(self, users: Iterable[int]) -> None:
        """Ask Discord for the names that are not known; one that can't be had stays unknown."""
        for user in self._unknown(users):
            await self._ask(user)

    async def meet(self, users: Iterable[int]) -> None:
        """The same for somebody who waits for an answer: all at once, and not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(self._ask(user) for user in self._unknown(users)))

    def _unknown(self, users: Iterable[int]) -> list[int]:
        return [user for user in users if user not in self._names and user != NOBODY]

    async def _ask(self, user: int) -> None:
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            self.met(await self._client.fetch_user(user))


def names(live: LiveMatch, table: Table, people: People, words: Messages) -> tuple[str, ...]:
    """Everybody's name by seat: the person's, else the steward's; for somebody forgotten a number."""
    hidden = nameless(live, table)
    return tuple(
        words.say("nameless-name", number=seat + 1)
        if seat in hidden
        else sitter(live, seat, chair, people, words)
        for seat, chair in enumerate(table.chairs)
    )


def nameless(live: LiveMatch, table: Table) -> frozenset[Seat]:
    """The seats whose names are shown no more: their person, now or at the end, was forgotten since."""
    gone = (seat for seat, one in enumerate(live.table.chairs) if unknown(live, one))
    return frozenset((*table.nameless, *live.table.nameless, *gone))


def unknown(live: LiveMatch, chair: Chair) -> bool:
    """Whether nobody is left behind this chair's number."""
    return chair.player is not None and live.user(chair.player) == NOBODY


def sitter(live: LiveMatch, seat: int, chair: Chair, people: People, words: Messages) -> str:
    """What to call whoever sits here: person, steward, or the empty seat."""
    if chair.player is not None:
        known = people.name(live.user(chair.player))
        return known or words.say("seat-number", number=seat + 1)
    return words.say("steward-name", number=seat + 1) if chair.steward else words.say("seat-empty")
