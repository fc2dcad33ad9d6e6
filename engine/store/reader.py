"""Every question the store answers, beside the writer and never in its way."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, TypeVar, cast

from engine.store import queries as q
from engine.store import rows
from engine.store.codec import Codec, person_place
from engine.store.errors import KeyWrong, MatchMissing
from engine.store.material import FIRST, Material, entries, material
from engine.store.packs import Pack
from engine.store.read_pool import ReadPool
from engine.store.records import (
    BoardRevision,
    Choice,
    Done,
    Due,
    Entry,
    KnownMessage,
    Match,
    Pending,
    QuarantinedMatch,
    Scope,
    Seen,
    SentPost,
    Status,
    Timer,
)
from engine.store.rows import Row
from engine.store.seals import open_secret
from engine.store.statements import stamp, unstamp

T = TypeVar("T")

LANGUAGE: Final[Choice] = "language"
PAGE: Final = 500
"""So many rows of the outbox, or timers that have come due, are read at once."""


class Reader:
    """Questions only: its connection cannot write. Each answer is of one consistent moment.

    StoreLocked, StoreBroken and StoreClosed from every method, KeyWrong from those that open a box.
    """

    def __init__(self, path: Path, codec: Codec) -> None:
        self._codec = codec
        self._asking = ReadPool(path)

    async def entries(self, match: int, after: int | None = None) -> tuple[Entry, ...]:
        """The opened log of a match in order, after entry `after`; KeyWrong for a box that does not open."""
        since = FIRST if after is None else after
        return await self._asking.ask(partial(entries, self._codec, match, since))

    async def match(self, match: int) -> Match | None:
        """One match, or None."""
        return await self._one(rows.match, q.MATCH, match)

    async def matches(self, status: Status) -> tuple[Match, ...]:
        """The matches of one status, oldest first: of ended ones there may be very many."""
        return await self._all(rows.match, q.MATCHES, status)

    async def of_user(self, user: int) -> tuple[tuple[Match, int], ...]:
        """Every match at which this user has a number, oldest first, with the number."""
        return await self._all(rows.match_with_number, q.OF_USER, user)

    async def going(self) -> tuple[int, ...]:
        """Every match that is not over, by number."""
        return await self._all(rows.first, q.GOING)

    async def going_of(self, user: int) -> tuple[Match, ...]:
        """The matches that are not over at which this user has a number, oldest first."""
        return await self._all(rows.match, q.GOING_OF_USER, user)

    async def going_in(self, guild: int) -> tuple[Match, ...]:
        """The matches of a server that are not over, oldest first."""
        return await self._all(rows.match, q.GOING_IN_GUILD, guild)

    async def going_at(self, channel: int) -> tuple[Match, ...]:
        """The matches at home in a channel that are not over, oldest first."""
        return await self._all(rows.match, q.GOING_IN_CHANNEL, channel)

    async def open_matches_near(self, user: int, channel: int) -> tuple[tuple[Match, ...], tuple[Match, ...]]:
        """`going_at` this channel and `going_of` this user, in one question."""

        def both(connection: sqlite3.Connection) -> tuple[tuple[Match, ...], tuple[Match, ...]]:
            here = connection.execute(q.GOING_IN_CHANNEL, (channel,))
            own = connection.execute(q.GOING_OF_USER, (user,))
            return tuple([rows.match(one) for one in here]), tuple([rows.match(one) for one in own])

        return await self._asking.ask(both)

    async def last_ended(self, guild: int, channel: int) -> int | None:
        """The newest match of a channel that is over, or None."""
        return await self._one(rows.first, q.LAST_ENDED, guild, channel)

    async def guilds(self) -> tuple[int, ...]:
        """The servers in which a match is not over."""
        return await self._all(rows.first, q.GUILDS)

    async def stood_still(self, why: str) -> tuple[int, ...]:
        """The matches that are not over and had to stand still for this, or whose host was told of it."""
        return await self._all(rows.first, q.STOOD_STILL, why)

    async def matches_with_stewards_due(self) -> tuple[int, ...]:
        """The matches whose stewards have to be asked whether they move."""
        return await self._all(rows.first, q.UNATTENDED)

    async def unshown(self) -> tuple[int, ...]:
        """The matches that are not over whose board was not looked at since their last entry."""
        return await self._all(rows.first, q.UNSHOWN)

    async def face(self, match: int) -> BoardRevision | None:
        """What the board of a match shows; None where that is not known."""
        return await self._one(rows.face, q.FACE, match)

    async def secret(self, match: int) -> bytes:
        """The opened master seed of a match's dice; MatchMissing, or KeyWrong if the box does not open."""
        box = await self._one(rows.first, q.SECRET, match)
        if box is None:
            raise MatchMissing(match)
        return open_secret(self._codec, match, box)

    async def due(self, now: datetime, most: int = PAGE) -> tuple[Due, ...]:
        """The running timers that `now` (aware) has reached, in the clock's order, so many at most."""
        return await self._all(rows.due, q.DUE, stamp(now), most)

    async def due_matches(self, now: datetime) -> tuple[int, ...]:
        """The matches of which a running timer was reached, in the clock's order."""
        return await self._all(rows.first, q.DUE_MATCHES, stamp(now))

    async def due_of(self, match: int, now: datetime) -> tuple[Due, ...]:
        """The running timers of one match that `now` has reached, in the clock's order."""
        return await self._all(rows.due, q.DUE_OF, match, stamp(now))

    async def lagging(self) -> tuple[tuple[int, datetime], ...]:
        """The matches whose clock has still to be moved, since when it stands; the nearest deadline first."""
        return await self._all(rows.lag, q.LAGGING)

    async def players(self, match: int) -> tuple[int, ...]:
        """The user ids of a match's people, by their number at the table."""
        return await self._all(rows.first, q.PLAYERS, match)

    async def timers(self, match: int) -> tuple[Timer, ...]:
        """The timers of a match, running and standing, by wait and kind."""
        return await self._all(rows.timer, q.TIMERS, match)

    async def load_material(self, match: int) -> Material:
        """All that a match is folded from, in one question. KeyWrong names the entry that does not open."""
        return await self._asking.ask(partial(material, self._codec, match))

    async def next_due(self) -> datetime | None:
        """When the nearest timer that runs is due, aware, or None; a standing one is not counted."""
        return unstamp(await self._one(rows.first, q.NEXT_DUE))

    async def pending(self, after: int = FIRST, most: int = PAGE) -> tuple[Pending, ...]:
        """The posts not yet confirmed, in the order they were owed: so many after post `after`."""
        return await self._all(rows.pending, q.PENDING, after, most)

    async def messages_to_seat(self, match: int, seat: int, most: int) -> tuple[SentPost, ...]:
        """What a seat of a match was told by a message of its own: the newest `most`, the newest first."""
        return await self._all(rows.message_row, q.TOLD, match, seat, most)

    async def public_messages(self, match: int, most: int) -> tuple[SentPost, ...]:
        """What everybody was told of a match, in the same order."""
        return await self._all(rows.message_row, q.TOLD_ALOUD, match, most)

    async def sent_post(self, match: int, row: int) -> SentPost | None:
        """One post of a match, by the number of its row; None for one that has not gone out."""
        return await self._one(rows.message_row, q.TOLD_ROW, match, row)

    async def having(self, kind: str) -> tuple[int, ...]:
        """The matches of which a thing of this kind stands somewhere."""
        return await self._all(rows.first, q.HAVING, kind)

    async def spots(self, match: int) -> tuple[KnownMessage, ...]:
        """Where the things of a match stand, by kind."""
        return await self._all(rows.spot, q.SPOTS, match)

    async def preference(self, scope: Scope, owner: int, choice: Choice = "language") -> str | None:
        """What a user or a guild has chosen, or None."""
        return await self._one(rows.first, q.PREFERENCE, scope, owner, choice)

    async def preference_of(self, user: int, choice: Choice, game: str) -> tuple[str | None, bool]:
        """What a user has chosen, or None, and whether a match of this game has ended with them."""

        def both(connection: sqlite3.Connection) -> tuple[str | None, bool]:
            found = connection.execute(q.PREFERENCE, ("user", user, choice)).fetchone()
            ended = connection.execute(q.ENDED_WITH, (user, game)).fetchone()
            return (None if found is None else found[0]), ended is not None

        return await self._asking.ask(both)

    async def preferences(self, scope: Scope, owner: int) -> tuple[tuple[str, str], ...]:
        """Everything that a user or a guild has chosen: name and value, by name."""
        return await self._all(rows.pair, q.PREFERENCES, scope, owner)

    async def alive_at(self) -> datetime | None:
        """When a program last said that it runs on this store, aware; None if none ever did."""
        return unstamp(await self._one(rows.first, q.ALIVE_AT))

    async def names(self, users: tuple[int, ...]) -> dict[int, Seen]:
        """What these people were called, by user; who is not known is left out."""
        return await self._asking.ask(partial(_names, self._codec, users))

    async def quarantined(self) -> tuple[QuarantinedMatch, ...]:
        """The matches that could not be read."""
        return await self._all(rows.quarantine_row, q.ASIDE)

    async def open_of(self, host: int) -> int:
        """How many matches that are not over this user hosts."""
        return await self._one(rows.first, q.OPEN_OF, host) or 0

    async def open_in(self, guild: int) -> int:
        """How many matches of a server are not over."""
        return await self._one(rows.first, q.OPEN_IN, guild) or 0

    async def choosers(self, scope: Scope, language: str) -> tuple[int, ...]:
        """Who has chosen this language, by id."""
        return await self._all(rows.first, q.CHOOSERS, scope, LANGUAGE, language)

    async def interaction(self, interaction: int) -> Done | None:
        """What an interaction, or a draft by its number, has left; None when it is not in the log."""
        found = await self._all(tuple, q.INTERACTION, interaction, -interaction)
        ends = {mark: (match, seq) for match, mark, seq in found}
        if interaction not in ends:
            return None
        match, seq = ends[interaction]
        return Done(match, seq, ends.get(-interaction, (match, seq))[1])

    async def pack(self, version: str) -> Pack | None:
        """The content of this version, or None."""
        return await self._one(rows.pack, q.PACK, version)

    async def versions(self) -> frozenset[str]:
        """The versions of the contents that are kept."""
        return frozenset(await self._all(rows.first, q.VERSIONS))

    async def close(self) -> None:
        """Let the connection go."""
        await self._asking.close()

    async def _one(self, made: Callable[[Row], T], sql: str, *given: object) -> T | None:
        row = await self._asking.ask(lambda connection: connection.execute(sql, given).fetchone())
        return None if row is None else made(row)

    async def _all(self, made: Callable[[Row], T], sql: str, *given: object) -> tuple[T, ...]:
        return await self._asking.ask(
            lambda connection: tuple([made(row) for row in connection.execute(sql, given)])
        )


def _names(codec: Codec, users: tuple[int, ...], connection: sqlite3.Connection) -> dict[int, Seen]:
    """A name whose box does not open is not known."""
    found = dict[int, Seen]()
    for user in users:
        row = connection.execute(q.NAME, (user,)).fetchone()
        with suppress(KeyWrong):
            if row is not None:
                name = codec.open(row[0], person_place(user)).decode()
                found[user] = Seen(name, cast(datetime, unstamp(row[1])))
    return found
