"""A backup comes back whole or not at all, and the database before it is kept."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from engine.store import back_up, restore
from tests.engine.store.files import (
    closed,
    codec,
    delete,
    empty,
    left,
    overwrite,
    refusal,
    rows,
    truncate,
    written,
)
from tests.engine.store.making import NOW, opened, seqs

Damage = Callable[[Path], None]


async def test_a_served_store_is_not_restored(tmp_path: Path) -> None:
    """The bot that plays would write its pages into the new file."""
    async with opened(tmp_path) as store:
        match = await written(store, 2)
        backup = await asyncio.to_thread(back_up, tmp_path / "khandan.db", codec(), NOW)
        refused = refusal(lambda: restore(tmp_path / "khandan.db", backup.path, codec(), NOW))

        assert "store_busy" == refused.code
        assert [0, 1] == seqs(await store.read.entries(match))


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (truncate, "store_unreadable"),
        (overwrite, "store_unreadable"),
        (empty, "store_gone"),
        (delete, "store_gone"),
    ],
)
async def test_a_destroyed_database_is_refused_and_comes_back(
    tmp_path: Path, damage: Damage, code: str
) -> None:
    """The drill: refused in one code at the start, restored, and read to its last entry as it was."""
    path = tmp_path / "khandan.db"
    async with opened(tmp_path) as store:
        match = await written(store, 40)
        before = await store.read.entries(match)
    backup = back_up(path, codec(), NOW).path
    damage(path)
    refused = refusal(lambda: opened(tmp_path))
    restored = restore(path, backup, codec(), NOW)
    async with opened(tmp_path) as store:
        after, clocks = await store.read.entries(match), await store.read.timers(match)

    assert code == refused.code
    assert before == after
    assert 40 == len(clocks) == restored.sound.entries
    assert (damage is delete) == (restored.kept is None)


async def test_the_database_before_is_kept_with_what_was_not_yet_in_it(tmp_path: Path) -> None:
    """Changes that lay in the log beside the file when the process died are in the kept copy."""
    path = tmp_path / "khandan.db"
    await closed(tmp_path, 1)
    backup = back_up(path, codec(), NOW).path
    with closing(sqlite3.connect(path, isolation_level=None)) as dying:
        dying.execute("PRAGMA journal_mode=WAL")
        dying.execute("INSERT INTO preference VALUES ('user', 7, 'language', 'fa')")
        kept = restore(path, backup, codec(), NOW).kept

    assert kept is not None
    assert [(7,)] == rows(kept, "SELECT id FROM preference")
    assert [] == rows(path, "SELECT id FROM preference")
    assert 0o600 == stat.S_IMODE(kept.stat().st_mode)


async def test_cut_off_before_the_swap_the_database_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Changes that lay beside the file are in it before their log goes."""
    path = await closed(tmp_path, 1)
    backup = back_up(path, codec(), NOW).path
    monkeypatch.setattr("engine.store.sqlite.backup.replace_file", _cut_off)
    with closing(sqlite3.connect(path, isolation_level=None)) as dying:
        dying.execute("PRAGMA journal_mode=WAL")
        dying.execute("INSERT INTO preference VALUES ('user', 7, 'language', 'fa')")
        with pytest.raises(InterruptedError):
            restore(path, backup, codec(), NOW)

    assert [(7,)] == rows(path, "SELECT id FROM preference")
    assert [] == left(tmp_path, "*.part")


def _cut_off(part: Path, target: Path) -> Path:
    raise InterruptedError(part, target)


async def test_a_damaged_backup_is_refused_and_the_database_is_untouched(tmp_path: Path) -> None:
    """Checked first: a bad copy never takes a good one's place."""
    path = await closed(tmp_path, 20)
    backup, before = back_up(path, codec(), NOW).path, path.read_bytes()
    for damage in (truncate, overwrite, empty, delete):
        broken = tmp_path / "broken.backup"
        broken.write_bytes(backup.read_bytes())
        damage(broken)
        refused = refusal(partial(restore, path, broken, codec(), NOW))

        assert refused.code in ("backup_missing", "backup_unreadable", "backup_not_a_database")
        assert str(broken) == refused.slots["path"]
        assert before == path.read_bytes()


async def test_no_id_comes_twice_after_a_restore_and_what_was_owed_is_looked_for(tmp_path: Path) -> None:
    """Old buttons and messages carry ids that were given after the backup; they must not fit new rows."""
    path = tmp_path / "khandan.db"
    async with opened(tmp_path) as store:
        first = await written(store, 2)
        backup = (await asyncio.to_thread(back_up, path, codec(), NOW)).path
        lost = await written(store, 3)
        given = [post.id for post in await store.read.pending_posts()]
    restore(path, backup, codec(), NOW)
    async with opened(tmp_path) as store:
        owed = await store.read.pending_posts()
        second = await written(store, 1)
        new = (await store.read.pending_posts())[-1]

    assert [True, True] == [post.attempted for post in owed]
    assert first < lost < second
    assert max(given) < new.id
    assert not new.attempted


async def test_restoring_twice_ends_as_once(tmp_path: Path) -> None:
    """Cut off anywhere, the work is done by running it again; leftovers of the first run do no harm."""
    path = await closed(tmp_path, 5)
    backup = back_up(path, codec(), NOW).path
    (tmp_path / "khandan.db.restoring.part").write_bytes(b"half")
    path.unlink()
    (tmp_path / "khandan.db-wal").write_bytes(b"changes of a database that is gone")
    restore(path, backup, codec(), NOW)
    kept = restore(path, backup, codec(), NOW).kept

    assert kept is not None
    assert [] == left(tmp_path, "*.part") + left(tmp_path, "*-wal")
    assert [(5,)] == rows(path, "SELECT count(*) FROM entry")


async def test_a_store_that_is_gone_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    """Its lock remembers it; only who removes the lock too begins anew."""
    path = await closed(tmp_path, 1)
    path.unlink()
    first, second = (refusal(lambda: opened(tmp_path)) for _ in range(2))
    (tmp_path / "khandan.db.lock").unlink()
    async with opened(tmp_path) as store:
        begun_anew = await store.read.matches("open")

    assert [("store_gone", str(path))] * 2 == [(one.code, one.slots["path"]) for one in (first, second)]
    assert () == begun_anew
