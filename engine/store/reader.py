"""Every question the store answers, beside the writer and never in its way.

    event loop ──question──> reader thread   one connection that cannot write
               <──answer────                 boxes are opened there, too

Questions are short, since each has an index (queries.py): one connection answers them, in the order asked,
faster than a pool would. A question of several statements that must be of one moment runs whole in the
thread. `read_material` serves those, too, who read a file without opening a store.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Final, TypeVar

from engine.store import queries as q
from engine.store.codec import Codec, bar_place, entry_place, person_place, unpad
from engine.store.driver import Answers, Connection, Driver
from engine.store.errors import KeyWrong, MatchMissing, SealBroken, StoreClosed
from engine.store.query import Query
from engine.store.records import (
    BEFORE_FIRST,
    PAGE,
    Bar,
    Choice,
    Counts,
    Drain,
    Due,
    Entry,
    GuildTables,
    InteractionEntries,
    KnownMessage,
    Match,
    Material,
    MessageRevision,
    Notice,
    OwnerAct,
    Pack,
    Pending,
    QuarantinedMatch,
    Scope,
    SeenName,
    SentPost,
    Standing,
    Status,
    Timer,
)
from engine.store.seals import check_seal, open_secret
from engine.store.sql import stamp, unstamp, unstamp_known

T = TypeVar("T")

AFTER_LAST: Final = (1 << 63) - 1
"""After the number of any line."""

NO_KEY: Final = -1
"""In place of a key's number, where there is no box at all."""


class Reader:
    """Questions only: its connection cannot write. Each answer is of one consistent moment.

    StoreLocked, StoreBroken and StoreClosed from every method, KeyWrong from those that open a box.
    """

    def __init__(self, driver: Driver, codec: Codec, holder: str | None = None) -> None:
        """`holder`: the name by which this process holds slots.

        Then what is asked of background work is answered for those alone.
        """
        self._codec, self._driver, self._holder = codec, driver, holder
        self._connection: Answers | None = None
        self._opening = asyncio.Lock()
        self._closed = False

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write what is read here."""
        return self._driver.sharing is not None

    # Matches: one, and the active ones, which are not over.

    async def match(self, match: int) -> Match | None:
        """One match, or None."""
        return await self._one(q.MATCH, match)

    async def matches(self, status: Status) -> tuple[Match, ...]:
        """The matches of one status, oldest first: of ended ones there may be very many."""
        return await self._all(q.MATCHES, status)

    async def matches_of_user(self, user: int) -> tuple[tuple[Match, int], ...]:
        """Every match at which this user has a number, oldest first, with the number."""
        return await self._all(q.MATCHES_OF_USER, user)

    async def active_match_ids(self) -> tuple[int, ...]:
        """Every match that is not over, by number."""
        return await self._all(q.ACTIVE_IDS)

    async def active_matches_of_user(self, user: int) -> tuple[Match, ...]:
        """The matches that are not over at which this user has a number, oldest first."""
        return await self._all(q.ACTIVE_OF_USER, user)

    async def active_matches_in_guild(self, guild: int) -> tuple[Match, ...]:
        """The matches of a server that are not over, oldest first."""
        return await self._all(q.ACTIVE_IN_GUILD, guild)

    async def active_matches_in_channel(self, channel: int) -> tuple[Match, ...]:
        """The matches at home in a channel that are not over, oldest first."""
        return await self._all(q.ACTIVE_IN_CHANNEL, channel)

    async def active_matches_near(
        self, user: int, channel: int
    ) -> tuple[tuple[Match, ...], tuple[Match, ...]]:
        """The active matches at home in this channel, and those of this user, in one question."""
        return await self._ask(
            lambda connection: (
                q.ACTIVE_IN_CHANNEL.all(connection, channel),
                q.ACTIVE_OF_USER.all(connection, user),
            )
        )

    async def count_active_of_host(self, host: int) -> int:
        """How many matches that are not over this user hosts."""
        return await self._one(q.COUNT_OF_HOST, host) or 0

    async def count_active_in_guild(self, guild: int) -> int:
        """How many matches of a server are not over."""
        return await self._one(q.COUNT_IN_GUILD, guild) or 0

    async def next_match(self) -> int:
        """The number that the next match gets, as far as nothing is kept meanwhile."""
        return (await self._one(q.NEWEST) or 0) + 1

    async def guilds(self) -> tuple[int, ...]:
        """The servers in which a match is not over."""
        return await self._all_of_slots(q.GUILDS)

    async def last_ended(self, guild: int, channel: int) -> int | None:
        """The newest match of a channel that is over, or None."""
        return await self._one(q.LAST_ENDED, guild, channel)

    async def matches_halted_for(self, why: str) -> tuple[int, ...]:
        """The matches that are not over and had to stand still for this, or whose host was told of it."""
        return await self._all_of_slots(q.HALTED_FOR, why)

    async def quarantined_matches(self) -> tuple[QuarantinedMatch, ...]:
        """The matches that could not be read."""
        return await self._all(q.QUARANTINED_MATCHES)

    async def quarantined_match(self, match: int) -> QuarantinedMatch | None:
        """Why a match could not be read, or None."""
        return await self._one(q.QUARANTINED_MATCH, match)

    # What a match is folded from.

    async def load_material(self, match: int) -> Material:
        """All that a match is folded from, in one question. KeyWrong names the entry that does not open."""
        shared = self.is_shared
        return await self._ask(
            lambda connection: read_material(self._codec, match, connection, is_shared=shared)
        )

    async def version(self, match: int) -> int | None:
        """How often what processes hold of a match in memory was changed; None for one that is not there."""
        return await self._one(q.VERSION, match)

    async def fresh(self, match: int, version: int | None, after: int) -> Material | None:
        """What other processes have kept of a match since this version: the log after `after`, and all else.

        None where nothing was, and where nobody else writes. MatchMissing, SealBroken, or as `load_material`.
        """
        if not self.is_shared:
            return None
        return await self._ask(lambda connection: _read_fresh(self._codec, match, version, after, connection))

    async def entries(self, match: int, after: int | None = None) -> tuple[Entry, ...]:
        """The opened log of a match in order, after entry `after`; KeyWrong for a box that does not open."""
        since = BEFORE_FIRST if after is None else after
        return await self._ask(lambda connection: _entries(self._codec, match, since, connection))

    async def secret(self, match: int) -> bytes:
        """The opened master seed of a match's dice; MatchMissing, or KeyWrong if the box does not open."""
        box = await self._one(q.SECRET, match)
        if box is None:
            raise MatchMissing(match)
        return open_secret(self._codec, match, box)

    async def players(self, match: int) -> tuple[int, ...]:
        """The user ids of a match's people, by their number at the table."""
        return await self._all(q.PLAYERS, match)

    async def timers(self, match: int) -> tuple[Timer, ...]:
        """The timers of a match, running and standing, by wait and kind."""
        return await self._all(q.TIMERS, match)

    # What is due.

    async def due(self, now: datetime, most: int = PAGE) -> tuple[Due, ...]:
        """The running timers that `now` (aware) has reached, in the clock's order, so many at most."""
        return await self._all(q.DUE, stamp(now), most)

    async def due_matches(self, now: datetime) -> tuple[int, ...]:
        """The matches of which a running timer was reached, in the clock's order."""
        return await self._all_of_slots(q.DUE_MATCHES, stamp(now))

    async def due_in_match(self, match: int, now: datetime) -> tuple[Due, ...]:
        """The running timers of one match that `now` has reached, in the clock's order."""
        return await self._all(q.DUE_IN_MATCH, match, stamp(now))

    async def next_due(self) -> datetime | None:
        """When the nearest timer that runs is due, aware, or None; a standing one is not counted."""
        return next(map(unstamp, await self._all_of_slots(q.NEXT_DUE)), None)

    async def lagging_matches(self) -> tuple[tuple[int, datetime], ...]:
        """The matches whose clock has still to be moved, since when it stands; the nearest deadline first."""
        return await self._all_of_slots(q.LAGGING)

    async def matches_with_stewards_due(self) -> tuple[int, ...]:
        """The matches whose stewards have to be asked whether they move."""
        return await self._all_of_slots(q.UNATTENDED)

    # What is owed, what was sent, and where it stands.

    async def pending_posts(self, after: int = BEFORE_FIRST, most: int = PAGE) -> tuple[Pending, ...]:
        """The posts not yet confirmed, in the order they were owed: so many after post `after`."""
        return await self._all(q.PENDING, after, most)

    async def owed_posts(self, after: int = BEFORE_FIRST, most: int = PAGE) -> tuple[Pending, ...]:
        """As `pending_posts`, of our own slots alone: where several write, a lower number may come later."""
        if self._holder is None:
            return await self.pending_posts(after, most)
        return await self._all(q.PENDING.with_slots(), after, self._holder, most)

    async def sent_post(self, match: int, row: int) -> SentPost | None:
        """One post of a match, by the number of its row; None for one that has not gone out."""
        return await self._one(q.SENT_POST, match, row)

    async def messages_to_seat(self, match: int, seat: int, most: int) -> tuple[SentPost, ...]:
        """The messages that went to a seat of a match alone: the newest `most`, the newest first."""
        return await self._all(q.SENT_TO_SEAT, match, seat, most)

    async def public_messages(self, match: int, most: int) -> tuple[SentPost, ...]:
        """The messages of a match that went to everybody: the newest `most`, the newest first."""
        return await self._all(q.SENT_TO_ALL, match, most)

    async def known_messages(self, match: int) -> tuple[KnownMessage, ...]:
        """Channel and message of each thing of a match that stands somewhere, by kind."""
        return await self._all(q.KNOWN_MESSAGES, match)

    async def matches_with_thing(self, kind: str) -> tuple[int, ...]:
        """The matches of which a thing of this kind stands somewhere."""
        return await self._all_of_slots(q.WITH_THING, kind)

    async def message_revision(self, match: int, message: int) -> MessageRevision | None:
        """A digest of what a living message of a match shows; None where that is not known."""
        return await self._one(q.MESSAGE_REVISION, match, message)

    async def matches_with_old_messages(self) -> tuple[int, ...]:
        """The matches of which a living message was not looked at since their last entry.

        Of a match that is over that is a question's post whose last edit was not made.
        """
        return await self._all_of_slots(q.WITH_OLD_MESSAGES)

    async def find_interaction(self, interaction: int) -> InteractionEntries | None:
        """The entries that an interaction, or a draft by its number, has left; None when it left none.

        A mark stands beside its first entry and, if there are several, its negative beside the last.
        """
        found = await self._all(q.INTERACTION, interaction, -interaction)
        ends = {mark: (match, seq) for match, mark, seq in found}
        if interaction not in ends:
            return None
        match, seq = ends[interaction]
        return InteractionEntries(match, seq, ends.get(-interaction, (match, seq))[1])

    # People, contents and the store itself.

    async def preference(self, scope: Scope, owner: int, choice: Choice = "language") -> str | None:
        """The value that a user or a guild has chosen, or None."""
        return await self._one(q.PREFERENCE, scope, owner, choice)

    async def preference_of(self, user: int, choice: Choice, game: str) -> tuple[str | None, bool]:
        """The value that a user has chosen, or None, and whether a match of this game has ended with them."""

        return await self._ask(
            lambda connection: (
                q.PREFERENCE.first(connection, "user", user, choice),
                q.ENDED_WITH.first(connection, user, game) is not None,
            )
        )

    async def preferences(self, scope: Scope, owner: int) -> tuple[tuple[str, str], ...]:
        """Everything that a user or a guild has chosen: name and value, by name."""
        return await self._all(q.PREFERENCES, scope, owner)

    async def choosers_of_language(self, scope: Scope, language: str) -> tuple[int, ...]:
        """The users or guilds that have chosen this language, by id."""
        return await self._all(q.CHOOSERS, scope, "language", language)

    async def names(self, users: tuple[int, ...]) -> dict[int, SeenName]:
        """How people were called, by user; who is not known, or whose box does not open, is left out."""

        def find(connection: Connection) -> dict[int, SeenName]:
            found = dict[int, SeenName]()
            for user in users:
                row = q.NAME.first(connection, user)
                with suppress(KeyWrong):
                    if row is not None:
                        name = self._codec.open(row[0], person_place(user)).decode()
                        found[user] = SeenName(name, unstamp_known(row[1]))
            return found

        return await self._ask(find)

    async def pack(self, version: str) -> Pack | None:
        """The content of this version, or None."""
        return await self._one(q.PACK, version)

    async def versions(self) -> frozenset[str]:
        """The versions of the contents that are kept."""
        return frozenset(await self._all(q.VERSIONS))

    async def alive_at(self) -> datetime | None:
        """When a program last said that it runs on this store, aware; None if none ever did."""
        return unstamp(await self._one(q.ALIVE_AT))

    async def slots_alive_at(self) -> dict[int, datetime | None]:
        """When a process last said that it is here for a slot, aware, by shard; None if none ever did."""
        return dict(await self._all(q.SLOTS_ALIVE))

    # What the owner has done, and who uses what.

    async def bars(self) -> tuple[Bar, ...]:
        """Everybody who is kept out, those too whose time is over and who were not struck out yet."""

        def find(connection: Connection) -> tuple[Bar, ...]:
            return tuple(
                Bar(
                    scope,
                    owner,
                    unstamp_known(since),
                    unstamp(until),
                    matches,
                    self._codec.open(reason, bar_place(scope, owner)).decode(),
                )
                for scope, owner, since, until, matches, reason in q.BARS.all(connection)
            )

        return await self._ask(find)

    async def drain(self) -> Drain | None:
        """The maintenance that was ordered, or None."""
        return await self._one(q.DRAIN)

    async def notices(self) -> tuple[Notice, ...]:
        """The announcements that are still owed, oldest first."""
        return await self._all(q.NOTICES)

    async def owner_acts(self, most: int, before: int = AFTER_LAST) -> tuple[OwnerAct, ...]:
        """Lines of the owner's log, the newest first: so many before the line of this number."""
        return await self._all(q.OWNER_ACTS, before, most)

    async def counts(self) -> Counts:
        """How much there is: matches that are not over, timers, messages that are owed."""
        found = await self._one(q.COUNTS)
        assert found is not None
        return found

    async def guild_tables(self) -> tuple[GuildTables, ...]:
        """Every server in which a match is not over, with how many; the one with most of them first."""
        return await self._all(q.GUILD_TABLES)

    async def guild_storage(self, guild: int) -> tuple[int, int]:
        """How many matches of a server there are, over or not, and how many bytes their logs have."""
        matches, size = await self._one(q.GUILD_BYTES, guild) or (0, None)
        return matches, size or 0

    async def size(self) -> int:
        """How many bytes the database takes."""
        return await self._ask(lambda connection: int(connection.execute(self._driver.size).fetchone()[0]))

    async def pending_of_match(self, match: int) -> tuple[Pending, ...]:
        """The posts of one match that are not yet confirmed."""
        return await self._all(q.PENDING_OF_MATCH, match)

    async def close(self) -> None:
        """Answer what was asked, then let the database go. A second call does nothing more."""
        self._closed = True
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _one(self, query: Query[T], *given: object) -> T | None:
        return await self._ask(lambda connection: query.first(connection, *given))

    async def _all(self, query: Query[T], *given: object) -> tuple[T, ...]:
        return await self._ask(lambda connection: query.all(connection, *given))

    async def _all_of_slots(self, query: Query[T], *given: object) -> tuple[T, ...]:
        if self._holder is None:
            return await self._all(query, *given)
        return await self._all(query.with_slots(), *given, self._holder)

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        """The answer of the reader's thread; asked in the order of the calls."""
        try:
            connection = self._connection or await self._open_connection()
            return await connection.put(question)
        except self._driver.failures as error:
            raise self._driver.translate(error) from error

    async def _open_connection(self) -> Answers:
        """The first question opens the connection; where that fails, the next one tries again."""
        # Two first questions at once must not open two: the second finds the first one's.
        async with self._opening:
            if self._closed:
                raise StoreClosed
            if self._connection is None:
                self._connection = await self._driver.open_answers()
            return self._connection


def _read_fresh(
    codec: Codec, match: int, version: int | None, after: int, connection: Connection
) -> Material | None:
    """As `Reader.fresh`. Nearly always nothing has changed: then it is one statement."""
    if q.VERSION.first(connection, match) == version and version is not None:
        return None
    return read_material(codec, match, connection, after, is_shared=True)


def read_material(
    codec: Codec,
    match: int,
    connection: Connection,
    after: int = BEFORE_FIRST,
    *,
    is_shared: bool = False,
) -> Material:
    """All that a match is folded from, of one moment, as it lies there; its log after entry `after`.

    KeyWrong names the first entry that does not open. MatchMissing, SealBroken, a failure of the driver.
    """
    connection.execute("BEGIN")
    try:
        box = q.SECRET.first(connection, match)
        if box is None:
            raise MatchMissing(match)
        standing = _read_standing(connection, match) if is_shared else None
        log = _entries(codec, match, after, connection)
        secret = open_secret(codec, match, box)
        owed = q.OWED_UP_TO.first(connection, match)
        try:
            seal = check_seal(connection, codec, match)
            sealed = BEFORE_FIRST if seal is None else seal.entries - 1
        except SealBroken as broken:
            if broken.entries is None:
                raise
            sealed = broken.entries - 1  # the log is cut: what is missing is told by its number
        # Only now are people and times read, for only now is it known that nobody has changed them.
        players, timers = q.PLAYERS.all(connection, match), q.TIMERS.all(connection, match)
        reaches = max(BEFORE_FIRST if owed is None else owed, sealed)
        return Material(log, secret, players, timers, reaches, standing)
    finally:
        connection.execute("COMMIT")


def _read_standing(connection: Connection, match: int) -> Standing:
    version, row = q.VERSION.first(connection, match), q.MATCH.first(connection, match)
    if version is None or row is None:
        raise MatchMissing(match)
    since = unstamp(q.STANDS_SINCE.first(connection, match))
    return Standing(version, row, since, q.QUARANTINED_MATCH.first(connection, match) is not None)


def _entries(codec: Codec, match: int, after: int, connection: Connection) -> tuple[Entry, ...]:
    """The opened log after an entry. KeyWrong names the first that does not open."""
    found = list[Entry]()
    # All rows first: one that does not open must leave no cursor, which would hold back the reader.
    for seq, box in q.ENTRIES.all(connection, match, after):
        try:
            found.append(Entry(seq, unpad(codec.open(box, entry_place(match, seq)))))
        except KeyWrong as error:
            raise KeyWrong(error.key, seq) from None
        except (TypeError, ValueError, OverflowError, AttributeError):  # a damaged row: no bytes, no number
            raise KeyWrong(NO_KEY, seq) from None
    return tuple(found)
