"""What a database says while no bot runs on it: logs, interactions, posts and deadlines, as plain records."""

import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.entries import Entry, Scribe
from engine.store import Keyring, Target, TimerKey
from engine.store.codec import Codec, entry_place, secret_place, unpad
from engine.store.driver import Connection
from engine.store.postgres.driver import READ_ONLY, PostgresConnection
from engine.store.sql import unstamp
from tests.loopback.bot import ring

DATABASE = "khandan.db"


class Owed(Struct, frozen=True):
    """A row of the outbox."""

    id: int
    match: int
    seq: int
    target: Target
    sent: bool
    message: int | None


class Clock(Struct, frozen=True):
    """A running or standing timer."""

    due: datetime | None
    remaining: float | None
    stretched: int


class Ledger(Struct, frozen=True):
    """All of it. Matches are those with a first entry; `channels`, `statuses` and `people` are by match.

    `pressed` is when each interaction was kept, `read` when all of this was read.
    """

    name: str
    logs: Mapping[int, tuple[Entry, ...]]
    secrets: Mapping[int, bytes]
    channels: Mapping[int, int]
    statuses: Mapping[int, str]
    people: Mapping[int, tuple[int, ...]]
    interactions: Mapping[int, tuple[int, int]]
    posts: tuple[Owed, ...]
    clocks: Mapping[tuple[int, TimerKey], Clock]
    pressed: Mapping[int, datetime]
    read: datetime


NOTHING: Final = Ledger("", {}, {}, {}, {}, {}, {}, (), {}, {}, datetime.min.replace(tzinfo=UTC))
"""What a bot leaves that died before its store was founded; nothing known before may be missing then."""


def read(folder: Path, auxiliary: Path, games: Mapping[str, Any], keyring: Keyring | None = None) -> Ledger:
    """Read a copy: the bot that starts next finds its files as the dead one left them."""
    auxiliary.mkdir(exist_ok=True)
    for end in ("", "-wal"):
        (auxiliary / (DATABASE + end)).unlink(missing_ok=True)
        if (folder / (DATABASE + end)).exists():
            shutil.copy(folder / (DATABASE + end), auxiliary)
    with closing(sqlite3.connect(auxiliary / DATABASE)) as connection:
        return _ledger(connection, games, keyring or ring()) if _founded(connection) else NOTHING


def read_postgres(address: str, games: Mapping[str, Any]) -> Ledger:
    """The same of a PostgreSQL database at one moment. Blocks: in a thread that has no event loop."""
    connection = PostgresConnection(address, READ_ONLY)
    try:
        connection.execute("BEGIN")
        return _ledger(connection, games, ring())
    finally:
        connection.close()


def _founded(connection: sqlite3.Connection) -> bool:
    """A bot that died before the commit of its first migration leaves an empty file."""
    return connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'match'").fetchone() is not None


def _ledger(connection: Connection, games: Mapping[str, Any], keyring: Keyring) -> Ledger:
    ask, codec = connection.execute, Codec(keyring, bytes)
    matches = ask("SELECT id, game, channel_id, status, secret FROM match").fetchall()
    logs = {id: _log(connection, codec, Scribe(games[game]), id) for id, game, *_ in matches}
    people: dict[int, list[int]] = {id: [] for id, *_ in matches}
    for match, user in ask("SELECT match_id, user_id FROM player ORDER BY match_id, number"):
        people[match].append(user)
    posts = ask("SELECT id, match_id, seq, kind, seat, sent_at IS NOT NULL, message_id FROM post ORDER BY id")
    clocks = ask("SELECT match_id, wait, kind, due, remaining, stretched FROM timer")
    presses = ask("SELECT id, at FROM interaction").fetchall()
    return Ledger(
        name=ask("SELECT id FROM store").fetchone()[0],
        logs={id: log for id, log in logs.items() if log},
        secrets={id: _secret(codec, id, box) for id, *_, box in matches},
        channels={id: channel for id, _, channel, *_ in matches},
        statuses={id: status for id, _, _, status, _ in matches},
        people={match: tuple(users) for match, users in people.items()},
        interactions={id: (m, seq) for id, m, seq in ask("SELECT id, match_id, seq FROM interaction")},
        posts=tuple(
            Owed(id, m, seq, Target(kind, seat), bool(sent), to) for id, m, seq, kind, seat, sent, to in posts
        ),
        clocks={
            (m, TimerKey(wait, kind)): Clock(unstamp(due), left, times)
            for m, wait, kind, due, left, times in clocks
        },
        pressed={id: at for id, text in presses if (at := unstamp(text)) is not None},
        read=datetime.now(UTC),
    )


def _log(connection: Connection, codec: Codec, scribe: Scribe, match: int) -> tuple[Entry, ...]:
    rows = connection.execute("SELECT seq, box FROM entry WHERE match_id = ? ORDER BY seq", (match,))
    return tuple(scribe.read(unpad(codec.open(bytes(box), entry_place(match, seq)))) for seq, box in rows)


def _secret(codec: Codec, match: int, box: bytes) -> bytes:
    return codec.open(bytes(box), secret_place(match))
