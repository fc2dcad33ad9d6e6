"""Every question the store answers, beside the writer and never in its way."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, cast

from sqlalchemy import URL, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from engine.store.codec import Codec, entry_place, secret_place, unpadded
from engine.store.errors import MatchMissing
from engine.store.models import (
    ContentRow,
    EntryRow,
    InteractionRow,
    MatchRow,
    PlaceRow,
    PlayerRow,
    PostRow,
    PreferenceRow,
    StoreRow,
    TimerRow,
)
from engine.store.packs import Pack
from engine.store.records import (
    Choice,
    Done,
    Due,
    Entry,
    Match,
    Pending,
    Scope,
    Spot,
    Status,
    Target,
    Thing,
    Timer,
    TimerKey,
    TimerKind,
)
from engine.store.worker import storage_error

LANGUAGE: Final[Choice] = "language"
_PRAGMAS = ("query_only=ON", "busy_timeout=5000")


class Reader:
    """Questions only: its connections cannot write. Each answer is of one consistent moment.

    StoreLocked and StoreBroken from every method, KeyWrong from those that open a box.
    """

    def __init__(self, path: Path, codec: Codec) -> None:
        self._codec = codec
        self._engine = engine_for(path)

    async def entries(self, match: int, after: int | None = None) -> tuple[Entry, ...]:
        """The opened log of a match in order, after entry `after`; KeyWrong for a box that does not open."""
        asked = select(EntryRow.seq, EntryRow.box).where(col(EntryRow.match_id) == match)
        if after is not None:
            asked = asked.where(col(EntryRow.seq) > after)
        async with self._session() as session:
            rows = (await session.exec(asked.order_by(col(EntryRow.seq)))).all()
        opened = self._codec.open
        return tuple(Entry(seq, unpadded(opened(box, entry_place(match, seq)))) for seq, box in rows)

    async def match(self, match: int) -> Match | None:
        """One match, or None."""
        async with self._session() as session:
            row = await session.get(MatchRow, match)
        return None if row is None else _match(row)

    async def matches(self, status: Status) -> tuple[Match, ...]:
        """The matches of one status, oldest first."""
        asked = select(MatchRow).where(col(MatchRow.status) == status).order_by(col(MatchRow.id))
        async with self._session() as session:
            return tuple(_match(row) for row in (await session.exec(asked)).all())

    async def of_user(self, user: int) -> tuple[tuple[Match, int], ...]:
        """Every match at which this user has a number, oldest first, with the number."""
        asked = select(MatchRow, PlayerRow.number).join(PlayerRow).where(col(PlayerRow.user_id) == user)
        async with self._session() as session:
            rows = (await session.exec(asked.order_by(col(MatchRow.id)))).all()
        return tuple((_match(row), number) for row, number in rows)

    async def secret(self, match: int) -> bytes:
        """The opened master seed of a match's dice; MatchMissing, or KeyWrong if the box does not open."""
        async with self._session() as session:
            box = (await session.exec(select(MatchRow.secret).where(col(MatchRow.id) == match))).first()
        if box is None:
            raise MatchMissing(match)
        return self._codec.open(box, secret_place(match))

    async def due(self, now: datetime) -> tuple[Due, ...]:
        """The running timers that `now` (aware) has reached, in the clock's order."""
        reached = select(TimerRow).where(col(TimerRow.due) <= now)
        order = (col(TimerRow.due), col(TimerRow.match_id), col(TimerRow.wait), col(TimerRow.kind))
        async with self._session() as session:
            rows = (await session.exec(reached.order_by(*order))).all()
        return tuple(Due(row.match_id, _key(row), row.seat, row.due) for row in rows if row.due is not None)

    async def players(self, match: int) -> tuple[int, ...]:
        """The user ids of a match's people, by their number at the table."""
        asked = select(PlayerRow.user_id).where(col(PlayerRow.match_id) == match)
        async with self._session() as session:
            return tuple((await session.exec(asked.order_by(col(PlayerRow.number)))).all())

    async def timers(self, match: int) -> tuple[Timer, ...]:
        """The timers of a match, running and standing, by wait and kind."""
        asked = select(TimerRow).where(col(TimerRow.match_id) == match)
        async with self._session() as session:
            rows = (await session.exec(asked.order_by(col(TimerRow.wait), col(TimerRow.kind)))).all()
        return tuple(_timer(row) for row in rows)

    async def next_due(self) -> datetime | None:
        """When the nearest timer that runs is due, aware, or None; a standing one is not counted."""
        running = col(TimerRow.due).is_not(None)
        asked = select(TimerRow.due).where(running).order_by(col(TimerRow.due)).limit(1)
        async with self._session() as session:
            return (await session.exec(asked)).first()

    async def pending(self) -> tuple[Pending, ...]:
        """The posts not yet confirmed, in the order they were owed."""
        asked = select(PostRow).where(col(PostRow.sent_at).is_(None)).order_by(col(PostRow.id))
        async with self._session() as session:
            rows = (await session.exec(asked)).all()
        return tuple(_pending(row) for row in rows)

    async def spots(self, match: int) -> tuple[Spot, ...]:
        """Where the things of a match stand, by kind."""
        asked = select(PlaceRow).where(col(PlaceRow.match_id) == match)
        async with self._session() as session:
            rows = (await session.exec(asked.order_by(col(PlaceRow.kind), col(PlaceRow.about)))).all()
        return tuple(Spot(Thing(row.kind, row.about), row.channel_id, row.message_id) for row in rows)

    async def preference(self, scope: Scope, owner: int, choice: Choice = "language") -> str | None:
        """What a user or a guild has chosen, or None."""
        chosen = (col(PreferenceRow.scope) == scope, col(PreferenceRow.id) == owner)
        asked = select(PreferenceRow.value).where(*chosen, col(PreferenceRow.name) == choice)
        async with self._session() as session:
            return (await session.exec(asked)).first()

    async def preferences(self, scope: Scope, owner: int) -> tuple[tuple[str, str], ...]:
        """Everything that a user or a guild has chosen: name and value, by name."""
        asked = select(PreferenceRow.name, PreferenceRow.value).where(
            col(PreferenceRow.scope) == scope, col(PreferenceRow.id) == owner
        )
        async with self._session() as session:
            rows = (await session.exec(asked.order_by(col(PreferenceRow.name)))).all()
        return tuple((name, value) for name, value in rows)

    async def alive_at(self) -> datetime | None:
        """When a program last said that it runs on this store, aware; None if none ever did."""
        async with self._session() as session:
            return (await session.exec(select(StoreRow.alive_at))).first()

    async def choosers(self, scope: Scope, language: str) -> tuple[int, ...]:
        """Who has chosen this language, by id."""
        of = (col(PreferenceRow.scope) == scope, col(PreferenceRow.name) == LANGUAGE)
        chosen = select(PreferenceRow.id).where(*of, col(PreferenceRow.value) == language)
        asked = chosen.order_by(col(PreferenceRow.id))
        async with self._session() as session:
            return tuple((await session.exec(asked)).all())

    async def interaction(self, interaction: int) -> Done | None:
        """What an interaction, or a draft by its number, has left; None when it is not in the log."""
        async with self._session() as session:
            row = await session.get(InteractionRow, interaction)
            end = None if row is None else await session.get(InteractionRow, -interaction)
        return None if row is None else Done(row.match_id, row.seq, row.seq if end is None else end.seq)

    async def pack(self, version: str) -> Pack | None:
        """The content of this version, or None."""
        async with self._session() as session:
            row = await session.get(ContentRow, version)
        return None if row is None else Pack(row.game, row.version, row.body)

    async def versions(self) -> frozenset[str]:
        """The versions of the contents that are kept."""
        async with self._session() as session:
            return frozenset((await session.exec(select(ContentRow.version))).all())

    async def close(self) -> None:
        """Let the connections go."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[AsyncSession]:
        try:
            async with AsyncSession(self._engine, expire_on_commit=False) as session:
                yield session
        except DBAPIError as error:
            if isinstance(error.orig, sqlite3.Error):
                raise storage_error(error.orig) from error
            raise


def _key(row: TimerRow) -> TimerKey:
    return TimerKey(row.wait, cast(TimerKind, row.kind))


def _timer(row: TimerRow) -> Timer:
    return Timer(row.wait, row.seat, row.due, row.remaining, row.stretched, cast(TimerKind, row.kind))


def _pending(row: PostRow) -> Pending:
    target = Target(row.kind, row.seat)
    return Pending(row.id, row.match_id, row.seq, target, row.position, row.attempted)


def _match(row: MatchRow) -> Match:
    status = cast(Status, row.status)
    return Match(
        row.id, row.game, row.guild_id, row.channel_id, row.host_id, row.language, status, row.created_at
    )


def engine_for(path: Path) -> AsyncEngine:
    """A pool of connections to a database that refuse to write."""
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
