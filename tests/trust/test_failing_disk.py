"""A disk that is full, locked or damaged: the move is refused with a type, nothing changes, play goes on."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from engine.games.houses.moves import Found
from engine.kernel.refused import Refused
from engine.kernel.table.lifecycle import Pause, Resume
from engine.kernel.table.seeds import AddWord
from engine.matches import Matches
from engine.store import (
    Codec,
    KeyWrong,
    Store,
    StoreBroken,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreRefused,
    back_up,
    restore,
)
from engine.store.sqlite import connecting
from tests.engine.store.making import NOW
from tests.trust import tables
from tests.trust.tables import RING, USERS, stood

FOUND = Found("A house", "emblem_0", "Arash")


@asynccontextmanager
async def full(matches: Matches, store: Store, match: int) -> AsyncIterator[None]:
    """No page more may be taken, and moves have used up the room inside the last one."""
    await pragma(store, "max_page_count=1")
    try:
        heard = [(await tables.gathered(_word(matches, match)))[0] for _ in range(60)]
        assert isinstance(heard[-1], StoreFull)
        yield
    finally:
        await pragma(store, "max_page_count=1073741823")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program writes, and does not stop."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def no_file_may_grow(size: int) -> Iterator[None]:
    """The system refuses every write past so many bytes of a file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def pragma(store: Store, text: str) -> None:
    """On the writer's own connection, which alone this limit binds."""
    await store.write._submit(lambda connection: connection.execute(f"PRAGMA {text}").fetchall())


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[tuple[Matches, Store, int]]:
    """A campaign in which the houses are being founded, and a short patience with locks."""
    async with tables.service(folder) as (matches, store):
        match = await tables.begun(matches, "houses")
        await pragma(store, "busy_timeout=50")
        yield matches, store, match


async def refused(matches: Matches, match: int, kind: type[StoreError]) -> None:
    """Several people move at once, and each hears the same of it."""
    before = stood((await matches.live(match)).match_state)
    people = (await matches.live(match)).users
    moves = (
        matches.act(match, USERS[0], FOUND, interaction=5),
        matches.act_at_table(match, USERS[0], Pause()),
    )
    heard = await tables.gathered(*moves)

    assert [kind, kind] == [type(one) for one in heard]
    live = await matches.live(match)
    assert before == stood(live.match_state)
    assert people == live.users


async def plays_on(matches: Matches, match: int) -> None:
    """The same moves, the same click among them, are taken now."""
    seq = (await matches.live(match)).match_state.seq
    first = await matches.act(match, USERS[0], FOUND, interaction=5)
    await matches.act_at_table(match, USERS[0], Pause())
    await matches.act_at_table(match, USERS[0], Resume())

    assert not first.is_repeat
    assert seq + 3 == (await matches.live(match)).match_state.seq
    assert seq + 3 == len(await matches.entries(match))


async def test_a_full_disk_refuses_and_with_room_again_play_goes_on(tmp_path: Path) -> None:
    """SQLite can take no page more: StoreFull, and afterwards the log has no hole."""
    async with playing(tmp_path) as (matches, store, match):
        async with full(matches, store, match):
            await refused(matches, match, StoreFull)
        await plays_on(matches, match)


async def test_a_quota_that_is_reached_is_a_full_disk_until_the_system_takes_writes_again(
    tmp_path: Path,
) -> None:
    """SQLite names the write and not the reason, which is found by writing; nothing of the move is kept."""
    async with playing(tmp_path) as (matches, _, match):
        with no_file_may_grow((tmp_path / "khandan.db-wal").stat().st_size):
            await refused(matches, match, StoreFull)
        await plays_on(matches, match)


async def test_a_write_the_system_refuses_though_there_is_room_is_a_broken_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that fails: StoreBroken with SQLite's name for it; nothing of the move is kept."""
    monkeypatch.setattr(connecting, "has_room", lambda *files: True)
    async with playing(tmp_path) as (matches, _, match):
        with no_file_may_grow((tmp_path / "khandan.db-wal").stat().st_size):
            await refused(matches, match, StoreBroken)
        await plays_on(matches, match)


async def test_a_locked_database_refuses_and_unlocked_play_goes_on(tmp_path: Path) -> None:
    """Another program holds it longer than the patience with locks: StoreLocked."""
    async with playing(tmp_path) as (matches, _, match):
        with locked(tmp_path / "khandan.db"):
            await refused(matches, match, StoreLocked)
        await plays_on(matches, match)


async def test_a_match_whose_move_was_refused_is_still_found(tmp_path: Path) -> None:
    """By commands, which look for the tables of their channel; it is read anew before it moves."""
    async with playing(tmp_path) as (matches, _, match):
        before = stood((await matches.live(match)).match_state)
        with locked(tmp_path / "khandan.db"), pytest.raises(StoreLocked):
            await matches.act_at_table(match, USERS[0], Pause())
        found = [(live.match.id, stood(live.match_state)) for live in matches.live_matches()]
        await plays_on(matches, match)

    assert [(match, before)] == found


async def test_a_table_that_could_not_be_kept_was_never_opened(tmp_path: Path) -> None:
    """Neither in memory nor after a restart; another can be opened."""
    async with playing(tmp_path) as (matches, store, match):
        async with full(matches, store, match):
            with pytest.raises(StoreFull):
                await _another(matches)
        second = await _another(matches)
        await matches.live(match)
        here = {live.match.id for live in matches.live_matches()}
    async with tables.service(tmp_path) as (_, store):
        there = set(await store.read.active_match_ids())

    assert {match, second} == here == there


async def test_waiters_behind_a_refused_move_are_answered_once_it_can_be_kept(tmp_path: Path) -> None:
    """Five clicks in a queue, the disk full for the first: what was refused is not there, the rest is."""
    async with playing(tmp_path) as (matches, _, match):
        moves = [asyncio.create_task(matches.act_at_table(match, USERS[0], _turn(n))) for n in range(6)]
        with no_file_may_grow((tmp_path / "khandan.db-wal").stat().st_size):
            await asyncio.wait(moves, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait(moves)
        heard = {type(move.exception()) for move in moves}
        log = await matches.entries(match)
        folded = stood((await matches.live(match)).match_state)
    async with tables.service(tmp_path) as (matches, _):
        again = stood((await matches.live(match)).match_state)

    assert StoreFull in heard
    assert {type(None), Refused} & heard
    assert list(range(len(log))) == [entry.seq for entry in log]
    assert folded == again


async def _word(matches: Matches, match: int) -> None:
    await matches.act_at_table(match, USERS[2], AddWord("reed"))


def _turn(number: int) -> Pause | Resume:
    return Resume() if number % 2 else Pause()


async def _another(matches: Matches) -> int:
    return await tables.begun(matches, "coup")


def _noise(path: Path) -> None:
    """Pages in the middle become noise."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (size - 8192))


def _checkpoint(path: Path) -> None:
    """All that was written lies in the file itself."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _half(path: Path) -> None:
    """The second half of the file is lost."""
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2 // 4096 * 4096)


async def _backed_up(matches: Matches, match: int, path: Path, codec: Codec) -> Path:
    """The match is played on while it is copied: where the copy lies."""
    await tables.founded(matches, match)
    await tables.play(matches, match, 10)
    copying = asyncio.create_task(asyncio.to_thread(back_up, path, codec, NOW))
    await tables.play(matches, match, 10)
    return (await copying).path


@pytest.mark.parametrize("damage", [_noise, _half])
async def test_damage_while_playing_is_typed_and_a_restored_backup_is_the_match(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    """The drill: played, backed up while playing, destroyed under the bot, refused at the start, restored.

    Who asks for the match hears that the store is broken, or where only its log can't be read, that it is
    set aside; after the restore it no longer is.
    """
    path, codec = tmp_path / "khandan.db", Codec(RING, tables.nonces())
    async with playing(tmp_path) as (matches, _, match):
        backup = await _backed_up(matches, match, path, codec)
        full_log = await matches.entries(match)
        _checkpoint(path)
        damage(path)
        matches._live_matches.mark_stale(match)
        with pytest.raises((StoreBroken, KeyWrong, Refused)) as hurt:
            await matches.live(match)
        aside = dict(matches.quarantine.matches)
    with pytest.raises(StoreRefused) as at_start:
        async with tables.service(tmp_path):
            pass
    restore(path, backup, codec, NOW)
    async with tables.service(tmp_path) as (matches, store):
        log = await matches.entries(match)
        live = await matches.live(match)
        again = await store.read.quarantined_matches()
        played = await tables.play(matches, match, 5)

    assert isinstance(hurt.value, Refused) == (match in aside)
    assert {one.fault for one in aside.values()} <= {"page", "box", "gap"}
    assert () == again
    assert "store_unreadable" == at_start.value.code
    assert full_log[: len(log)] == log
    assert 0 < len(log) <= len(full_log)
    assert live.table.status == "playing"
    assert 5 == played
