"""Short ways to say what a store test is about."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from engine.store import (
    Append,
    Entry,
    Keyring,
    NewMatch,
    Opening,
    Post,
    Status,
    Store,
    Timer,
    TimerKey,
    open_store,
)

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
KEY = bytes(range(32))
OTHER_KEY = bytes(range(32, 64))


def ring(key: bytes = KEY) -> Keyring:
    """One key, numbered 1."""
    return Keyring({1: key}, 1)


def opened(folder: Path, keyring: Keyring | None = None, token: str = "tok") -> Store:
    """The store of a test, in one file of its folder."""
    return open_store(folder / "khandan.db", keyring or ring(), token)


def new_match(secret: bytes = b"seed", host: int = 30, guild: int = 10) -> NewMatch:
    """A match about to be."""
    return NewMatch("houses", guild, 20, host, "fa", secret, NOW)


def add_match(store: Store, new: NewMatch | None = None) -> asyncio.Future[int]:
    """A match that is opened as the service opens one, but for its first entries: nothing is in its log."""
    return store.write.open_match(Opening(new or new_match(), move(0)))


def move(
    match: int,
    *seqs: int,
    body: bytes = b"body",
    opens: tuple[Timer, ...] = (),
    closes: tuple[str | TimerKey, ...] = (),
    posts: tuple[Post, ...] = (),
    interaction: int | None = None,
    status: Status | None = None,
    players: tuple[tuple[int, int], ...] = (),
    at: datetime = NOW,
) -> Append:
    """An append of entries with these sequence numbers; a timer to close may be named by its wait alone."""
    entries = tuple(Entry(seq, body) for seq in seqs)
    closed = tuple(TimerKey(one) if isinstance(one, str) else one for one in closes)
    return Append(match, entries, opens, closed, posts, interaction, status, at, players)


def seqs(entries: tuple[Entry, ...]) -> list[int]:
    """The sequence numbers of entries."""
    return [entry.seq for entry in entries]
