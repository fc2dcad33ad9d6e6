"""What people are called: names as last seen, kept with the time so that a start need not ask for them."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Final

import aiohttp
import discord

from bot.clock.waiting import Waiting
from bot.languages import in_digits
from bot.render.bidi import isolate
from bot.render.i18n import Messages
from bot.render.limits import USER_NAME
from bot.render.users import clean, escape, plain_words, users_words
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.table import Chair, Table
from engine.kernel.writing import is_lookalike
from engine.match.live import LiveMatch
from engine.store import SeenName, Store
from engine.store.records import FORGOTTEN_USER

FRESH: Final = timedelta(days=14)
"""So long a name is not asked for again; whoever presses something brings it along."""

AGED: Final = timedelta(days=1)
"""From this age on a name that is seen again is kept with the new time."""

PATIENCE: Final = 1.0
"""Seconds that an answer to a click waits for names: a seat's number serves in its place."""


BETWEEN: Final = "\n"
"""Parts display name and username where both are kept as one; neither holds a line's end."""

USERNAME_SHOWN: Final = 12
"""Characters of a username behind a display name that another has, too."""


class UserNames:
    """Names by user id. They are kept as Discord tells them, and made safe to show where they are said."""

    def __init__(self, client: discord.Client, store: Store, waiting: Waiting) -> None:
        self._client, self._store, self._waiting = client, store, waiting
        self._seen: dict[int, SeenName] = {}
        self._seated: set[int] = set()
        self._read: set[int] = set()
        """Those of them whose names were read from the store, and stay so until `read_again`."""
        self._new: set[int] = set()
        self._shown: dict[int, tuple[SeenName, str | None]] = {}

    def note_name(self, user: discord.User | discord.Member) -> None:
        """Somebody was seen, and this is their name now."""
        name, before = join_names(user.display_name, user.name), self._seen.get(user.id)
        # Every press brings a name: were each kept with its time, each press would be a write.
        if before is None or before.name != name or self._waiting.now() - before.at > AGED:
            self._seen[user.id] = SeenName(name, self._waiting.now())
            self._new.add(user.id)

    def name(self, user: int) -> str | None:
        """The name of a user for a message: their display name, where that shows nothing their username.

        None while neither is known, and where neither shows anything.
        """
        seen = self._seen.get(user)
        if seen is None:
            return None
        known = self._shown.get(user)
        if known is None or known[0] is not seen:
            safe = (users_words(one, USER_NAME) for one in split_names(seen.name))
            known = self._shown[user] = (seen, next(filter(None, safe), None))
        return known[1]

    def username(self, user: int) -> str:
        """The one name that nobody else has, unescaped and short; "" while it is not known."""
        seen = self._seen.get(user)
        return "" if seen is None else clean(split_names(seen.name)[1], USERNAME_SHOWN)

    def kept_names(self, users: Iterable[int]) -> tuple[str, ...]:
        """The stored names of these people, "" where none is: names to be shown change with these alone."""
        return tuple(seen.name if (seen := self._seen.get(user)) is not None else "" for user in users)

    def forget(self, user: int) -> None:
        """Drop this person's names from memory, and don't keep those that were about to be kept."""
        self._seen.pop(user, None)
        self._shown.pop(user, None)
        self._new.discard(user)
        self._seated.discard(user)
        self._read.discard(user)

    async def learn(self, users: Iterable[int]) -> None:
        """Ask Discord for the names that nobody knows or that are old, all at once.

        One that can't be had stays unknown, or what it was.
        """
        people = [user for user in dict.fromkeys(users) if user != FORGOTTEN_USER]
        self._seated.update(people)
        unread = tuple(user for user in people if user not in self._read)
        if unread:
            read = self._read
            for user, kept in (await self._store.read.names(unread)).items():
                # Who was seen here since, or while the store was read, has a newer name here.
                if (seen := self._seen.get(user)) is None or seen.at < kept.at:
                    self._seen[user] = kept
            # Another set by now where they are to be read again.
            read.update(unread)

        async def ask(user: int) -> None:
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                self.note_name(await self._client.fetch_user(user))

        await asyncio.gather(*(ask(user) for user in people if self._is_stale(user)))

    async def meet(self, users: Iterable[int]) -> None:
        """Learn these names for somebody who waits for an answer: within `PATIENCE`, or not at all."""
        people = [user for user in users if user != FORGOTTEN_USER]
        if all(user in self._read and not self._is_stale(user) for user in people):
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.learn(people)

    def read_again(self) -> None:
        """Have names read again as people meet: another process of this bot may have kept newer ones."""
        self._read = set()

    async def note(self) -> None:
        """Keep the names that are new, of people who sit or sat at a table; of nobody else."""
        kept = {user: self._seen[user] for user in self._new & self._seated}
        self._new.clear()
        if kept:
            await self._store.write.set_names(kept)

    def _is_stale(self, user: int) -> bool:
        seen = self._seen.get(user)
        return seen is None or self._waiting.now() - seen.at > FRESH


def join_names(display_name: str, username: str) -> str:
    """The display name and the username of somebody as one text, as the store keeps them."""
    return BETWEEN.join(" ".join(one.split()) for one in (display_name, username))


def split_names(kept: str) -> tuple[str, str]:
    """Display name and username as Discord told them.

    Before 27 November 2026 the display name alone was kept, escaped for messages; its username is "".
    """
    display_name, between, username = kept.partition(BETWEEN)
    return (display_name, username) if between else (plain_words(display_name), "")


def names(
    live: LiveMatch, table: Table, people: UserNames, words: Messages, hidden: frozenset[Seat]
) -> tuple[str, ...]:
    """Everybody's name by seat: the person's, else the steward's; for the `hidden` a number."""
    return tuple(
        words.say("nameless-name", number=seat + 1)
        if seat in hidden
        else sitter(live, seat, chair, people, words)
        for seat, chair in enumerate(table.chairs)
    )


def usernames(live: LiveMatch, table: Table, people: UserNames, hidden: frozenset[Seat]) -> tuple[str, ...]:
    """The usernames of those who sit there, by seat; "" for stewards, for the `hidden`, and while unknown."""
    return tuple(
        "" if seat in hidden or chair.player is None else people.username(live.users[chair.player])
        for seat, chair in enumerate(table.chairs)
    )


def distinct_names(called: Sequence[str], usernames: Sequence[str], words: Messages) -> tuple[str, ...]:
    """The names of a table, no two of which can be taken for one another (look-alikes as in HO-R02).

    Whoever shares a name has their username behind it, in brackets. Where two who share it have none that
    tells them apart, the numbers of their seats stand there.
    """
    names = tuple(called)
    # A second look, by numbers alone: somebody may be called "Amir (amir_r)" to be taken for another.
    for behind in (tuple(usernames), ("",) * len(names)):
        plain = tuple(map(plain_words, names))
        shared = {seat for seat, name in enumerate(plain) if _is_another(name, seat, plain)}
        if not shared:
            return names
        known = tuple(one if seat in shared else "" for seat, one in enumerate(behind))
        nobodys = {seat for seat in shared if not known[seat] or _is_another(known[seat], seat, known)}
        for seat in shared:
            rivals = {one for one in nobodys - {seat} if is_lookalike(plain[one], plain[seat])}
            if seat not in nobodys:
                names = with_value_at(names, seat, _with_behind(plain[seat], known[seat]))
            elif rivals:
                number = in_digits(str(seat + 1), words.language)
                names = with_value_at(names, seat, _with_behind(plain[seat], number))
    return names


def _is_another(name: str, seat: Seat, names: tuple[str, ...]) -> bool:
    """Whether the name of this seat can be taken for that of another."""
    return any(is_lookalike(name, one) for other, one in enumerate(names) if other != seat)


def _with_behind(name: str, behind: str) -> str:
    """A name with something in brackets behind it, together no longer than one name; escaped for messages."""
    short = clean(name, USER_NAME - len(behind) - len(" ()"))
    return f"{escape(short)} ({isolate(escape(behind))})"


def nameless(live: LiveMatch, table: Table) -> frozenset[Seat]:
    """The seats whose names are shown no more: their person, now or at the end, was forgotten since."""
    gone = [seat for seat, one in enumerate(live.table.chairs) if is_unknown(live, one)]
    return frozenset((*table.nameless, *live.table.nameless, *gone))


def seatings(live: LiveMatch) -> Iterator[tuple[Seat, int]]:
    """The people of a table by seat, at its end those who sat there then; nobody who was forgotten."""
    for seat in range(len(live.table.chairs)):
        if (user := live.user_at(seat)) is not None:
            yield seat, user


def is_unknown(live: LiveMatch, chair: Chair) -> bool:
    """Whether nobody is left behind this chair's number."""
    return chair.player is not None and live.users[chair.player] == FORGOTTEN_USER


def sitter(live: LiveMatch, seat: int, chair: Chair, people: UserNames, words: Messages) -> str:
    """The name of whoever sits here: a person, a steward, or nobody."""
    if chair.player is not None:
        known = people.name(live.users[chair.player])
        return known or words.say("seat-number", number=seat + 1)
    return words.say("steward-name", number=seat + 1) if chair.steward else words.say("seat-empty")
