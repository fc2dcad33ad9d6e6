"""Writes of what the owner of the bot does: bars, the maintenance, announcements, and the log of all acts."""

import asyncio
from abc import ABC, abstractmethod
from functools import partial
from typing import Any

from sqlalchemy import delete, literal_column, select

from engine.store.codec import Codec, bar_place
from engine.store.driver import Connection, Write
from engine.store.models import (
    AnnouncementRow,
    BarRow,
    DrainRow,
    NoticeRow,
    OwnerLogRow,
    PreferenceRow,
    table,
)
from engine.store.records import Bar, Drain, Notice, OwnerAct, Scope
from engine.store.sql import compile_sql, delete_sql, insert_sql, stamp, update_sql, upsert_sql
from engine.store.worker import Work

Statement = tuple[str, tuple[object, ...]]
"""SQL and its values."""

SET_BAR = upsert_sql(BarRow, "scope", "id", "since", "until", "matches", "reason")
DROP_BAR = delete_sql(BarRow, "scope", "id")
SET_DRAIN = upsert_sql(DrainRow, "id", "pause_at", "until")
DROP_DRAIN = delete_sql(DrainRow)
ADD_ANNOUNCEMENT = insert_sql(AnnouncementRow, "texts", returning="id")
ADD_NOTICE = insert_sql(NoticeRow, "announcement_id", "kind", "about_id", "attempted")
MARK_NOTICE = update_sql(
    NoticeRow, of=("announcement_id", "kind", "about_id"), attempted=literal_column("TRUE")
)
DROP_NOTICE = delete_sql(NoticeRow, "announcement_id", "kind", "about_id")
SET_PREFERENCE = upsert_sql(PreferenceRow, "scope", "id", "name", "value")
DROP_PREFERENCE = delete_sql(PreferenceRow, "scope", "id", "name")
ADD_ACT = insert_sql(OwnerLogRow, "at", "owner_id", "act", "about_id", "until", "amount")

_ANNOUNCEMENT, _NOTICE = table(AnnouncementRow), table(NoticeRow)
DROP_DELIVERED = compile_sql(
    delete(_ANNOUNCEMENT).where(_ANNOUNCEMENT.c.id.not_in(select(_NOTICE.c.announcement_id)))
)


class OwnerWrites(ABC):
    """A part of the writer (writer.py). Each act is kept together with its line of the log."""

    _codec: Codec

    @abstractmethod
    def _submit(self, work: Work) -> asyncio.Future[Any]:
        """Queue a piece of work; the future of its value. StoreClosed."""

    @abstractmethod
    def _execute(self, sql: str, *rows: tuple[object, ...]) -> asyncio.Future[None]:
        """Queue one statement, once for each row of values."""

    def log_act(self, act: OwnerAct) -> asyncio.Future[None]:
        """Keep that an owner has done something that changes nothing here."""
        return self._submit(partial(_add_act, act))

    def set_bar(self, bar: Bar, act: OwnerAct) -> asyncio.Future[None]:
        """Keep somebody out from now on, in place of how they were kept out before."""
        reason = self._codec.seal(bar.reason.encode(), bar_place(bar.scope, bar.id))
        row = (bar.scope, bar.id, stamp(bar.since), stamp(bar.until), bar.matches, reason)
        return self._submit(_with_log_line(act, (SET_BAR, row)))

    def drop_bar(self, scope: Scope, owner: int, act: OwnerAct | None = None) -> asyncio.Future[None]:
        """Let somebody in again; without an act where their time is over."""
        return self._submit(_with_log_line(act, (DROP_BAR, (scope, owner))))

    def set_drain(self, drain: Drain | None, act: OwnerAct | None = None) -> asyncio.Future[None]:
        """Keep the one maintenance there is; None ends it, without an act where its time is over."""
        if drain is None:
            return self._submit(_with_log_line(act, (DROP_DRAIN, ())))
        return self._submit(_with_log_line(act, (SET_DRAIN, (1, stamp(drain.pause_at), stamp(drain.until)))))

    def set_limit(self, guild: int, most: int | None, act: OwnerAct) -> asyncio.Future[None]:
        """Keep how many tables a server may have at once; None: as many as any."""
        if most is None:
            return self._submit(_with_log_line(act, (DROP_PREFERENCE, ("guild", guild, "tables"))))
        return self._submit(_with_log_line(act, (SET_PREFERENCE, ("guild", guild, "tables", str(most)))))

    def announce(
        self, texts: str, matches: tuple[int, ...], users: tuple[int, ...], act: OwnerAct
    ) -> asyncio.Future[int]:
        """Owe an announcement (its texts as JSON) to these matches and people; its number."""

        def write(connection: Connection) -> int:
            number = int(connection.execute(ADD_ANNOUNCEMENT, (texts,)).fetchone()[0])
            owed = [(number, "match", one, False) for one in matches]
            owed += [(number, "user", one, False) for one in users]
            connection.executemany(ADD_NOTICE, owed)
            _add_act(act, connection)
            return number

        return self._submit(write)

    def mark_notice(self, notice: Notice) -> asyncio.Future[None]:
        """Say, before an announcement is sent somewhere, that this is about to begin."""
        return self._execute(MARK_NOTICE, (notice.announcement, notice.kind, notice.about))

    def drop_notice(self, notice: Notice) -> asyncio.Future[None]:
        """Owe an announcement no longer there; with the last of its notices its texts go."""

        def write(connection: Connection) -> None:
            connection.execute(DROP_NOTICE, (notice.announcement, notice.kind, notice.about))
            connection.execute(DROP_DELIVERED)

        return self._submit(write)


def _add_act(act: OwnerAct, connection: Connection) -> None:
    row = (stamp(act.at), act.owner, act.act, act.about, stamp(act.until), act.amount)
    connection.execute(ADD_ACT, row)


def _with_log_line(act: OwnerAct | None, *statements: Statement) -> Write:
    """A write, with the line of the owner's log for it."""

    def write(connection: Connection) -> None:
        for sql, values in statements:
            connection.execute(sql, values)
        if act is not None:
            _add_act(act, connection)

    return write
