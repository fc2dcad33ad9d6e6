"""Faults of a whole bot: each puts one wrong part in the place of a right one, for the length of a block."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import datetime, timedelta
from typing import Final, Literal
from unittest.mock import patch

from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.posts.post import NO_MESSAGE, Post
from bot.posts.table_letters import ShownLetter, TableLetters
from bot.render.layout import to_view
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.store.records import Append
from engine.store.seals import Seals
from engine.store.sql import stamp, unstamp
from engine.store.sqlite.driver import SqliteDriver
from engine.store.writer import Writer

Fault = Literal["", "early", "blind", "double", "timeless", "sooner", "full", "unshown", "ringing"]

LATE: Final = 0.4
"""Seconds by which the hasty bot's commits come behind its answers."""

SECOND: Final = timedelta(seconds=1)


@contextmanager
def early() -> Iterator[None]:
    """Who moves is answered before the move is kept."""
    true = Writer.append

    def append(self: Writer, one: Append) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        loop.call_later(LATE, true, self, one)
        done: asyncio.Future[None] = loop.create_future()
        done.set_result(None)
        return done

    with patch.object(Writer, "append", append):
        yield


@contextmanager
def blind() -> Iterator[None]:
    """A message whose sending was cut off is sent again without a look at the channel."""

    async def find_marked(self: MessageClient, place: Destination, mark: int) -> tuple[int, ...]:
        return ()

    with patch.object(MessageClient, "find_marked", find_marked):
        yield


@contextmanager
def double() -> Iterator[None]:
    """Every message is sent once more, without its sign."""
    true = MessageClient.send

    async def send(self: MessageClient, place: Destination, letter: OutgoingMessage) -> int:
        await (await self._channel(place)).send(view=to_view(letter.panel, letter.mark))
        return await true(self, place, letter)

    with patch.object(MessageClient, "send", send):
        yield


@contextmanager
def timeless() -> Iterator[None]:
    """The deadlines that were running are dropped at a start."""
    true = Matches.start

    async def start(self: Matches, since: datetime | None = None) -> None:
        write = self.store.write
        await write._submit(lambda connection: retimed(connection, write._seals, dropped))
        await true(self, since)

    with patch.object(Matches, "start", start):
        yield


@contextmanager
def sooner() -> Iterator[None]:
    """The deadlines that were running come a second earlier after a start."""
    true = Matches.start

    async def start(self: Matches, since: datetime | None = None) -> None:
        write = self.store.write
        await write._submit(lambda connection: retimed(connection, write._seals, hurried))
        await true(self, since)

    with patch.object(Matches, "start", start):
        yield


def retimed(
    connection: sqlite3.Connection, seals: Seals, change: Callable[[sqlite3.Connection], None]
) -> None:
    """The fault is the program's own: it seals what it does."""
    with seals.changing_clock(
        connection, *(match for (match,) in connection.execute("SELECT id FROM match"))
    ):
        change(connection)


def dropped(connection: sqlite3.Connection) -> None:
    """No timer any more."""
    connection.execute("DELETE FROM timer")


def hurried(connection: sqlite3.Connection) -> None:
    """Every running timer a second earlier."""
    for (due,) in connection.execute("SELECT DISTINCT due FROM timer WHERE due IS NOT NULL").fetchall():
        at = unstamp(due)
        assert at is not None
        connection.execute("UPDATE timer SET due = ? WHERE due = ?", (stamp(at - SECOND), due))


@contextmanager
def full() -> Iterator[None]:
    """From the first write on the disk has no room, until it is given some."""
    true = SqliteDriver.connect_writer

    def connect(driver: SqliteDriver) -> sqlite3.Connection:
        made = true(driver)
        made.execute("PRAGMA max_page_count=1")
        return made

    with patch.object(SqliteDriver, "connect_writer", connect):
        yield


@contextmanager
def unshown() -> Iterator[None]:
    """A letter at the table counts as shown and heeded, and nobody sees it."""

    async def try_deliver(self: TableLetters, post: Post) -> int:
        return NO_MESSAGE

    with patch.object(TableLetters, "try_deliver", try_deliver):
        yield


@contextmanager
def ringing() -> Iterator[None]:
    """Who was called for a question is written to as well."""
    true = TableLetters._try_call

    async def try_call(self: TableLetters, live: LiveMatch, letter: ShownLetter) -> bool:
        await true(self, live, letter)
        return False

    with patch.object(TableLetters, "_try_call", try_call):
        yield


FAULTS: Final[Mapping[Fault, Callable[[], AbstractContextManager[None]]]] = {
    "": nullcontext,
    "early": early,
    "blind": blind,
    "double": double,
    "timeless": timeless,
    "sooner": sooner,
    "full": full,
    "unshown": unshown,
    "ringing": ringing,
}
"""By the name that a birth carries; the empty one is none."""
