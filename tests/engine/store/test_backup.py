"""Backups are made while the bot plays, are whole, and come back; what is damaged never counts as one."""

import asyncio
import os
import stat
from datetime import timedelta
from pathlib import Path

import pytest

from engine.store import QuarantinedMatch, StoreFull, StoreLocked, back_up, backups, restore
from engine.store.codec import entry_place, unpad
from engine.store.files import FileLock
from engine.store.sqlite.connecting import raising_store_errors
from tests.engine.store.files import BODY, closed, codec, do, left, refusal, rows, spoil, written
from tests.engine.store.making import NOW, OTHER_KEY, move, opened, seqs


async def test_a_backup_made_while_others_write_is_one_moment_of_each_log(tmp_path: Path) -> None:
    """Appends go on during the copy; what was acknowledged before it began is in it, with no hole."""
    path = tmp_path / "khandan.db"
    async with opened(tmp_path) as store:
        matches = [await written(store, 20) for _ in range(3)]
        copying = asyncio.create_task(asyncio.to_thread(back_up, path, codec(), NOW))
        after = 20
        while not copying.done():
            await asyncio.gather(*(store.write.append(move(one, after, body=BODY)) for one in matches))
            after += 1
        backup = await copying
    (tmp_path / "other").mkdir()
    restore(tmp_path / "other" / "khandan.db", backup.path, codec(), NOW)
    async with opened(tmp_path / "other") as store:
        logs = [seqs(await store.read.entries(match)) for match in matches]

    assert after > 20
    assert all(log == list(range(len(log))) and 20 <= len(log) <= after for log in logs)
    assert sum(map(len, logs)) == backup.sound.entries
    assert 3 == backup.sound.matches


async def test_a_backup_lies_beside_the_database_dated_and_the_owner_s_alone(tmp_path: Path) -> None:
    """The name sorts by time; a second one in the same second does not take the first one's place."""
    path = await closed(tmp_path, 1)
    made = [back_up(path, codec(), when).path for when in (NOW, NOW, NOW + timedelta(seconds=1))]

    assert [
        "khandan.db.20261121T120000Z.backup",
        "khandan.db.20261121T120000Z_002.backup",
        "khandan.db.20261121T120001Z.backup",
    ] == [one.name for one in made]
    assert tuple(made) == backups(path)
    assert {0o600} == {stat.S_IMODE(one.stat().st_mode) for one in made}


async def test_a_backup_is_on_the_disk_before_it_gets_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut after the rename must not leave a name without its pages; then the name is synced, too."""
    path, done = await closed(tmp_path, 1), list[tuple[str, int]]()
    fsync, rename, folder = os.fsync, os.replace, tmp_path.stat().st_ino  # noqa: ASYNC240

    def synced(handle: int) -> None:
        done.append(("sync", os.fstat(handle).st_ino))
        fsync(handle)

    def renamed(source: Path, target: Path) -> None:
        done.append(("rename", os.stat(source).st_ino))
        rename(source, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", renamed)
    made = back_up(path, codec(), NOW).path.stat().st_ino

    assert [("sync", made), ("rename", made), ("sync", folder)] == done


async def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    """`keep` counts the new one; the files of another database in the folder are not touched."""
    path = await closed(tmp_path, 1)
    other = tmp_path / "other.db.20200101T000000Z.backup"
    other.touch()
    made = [back_up(path, codec(), NOW + timedelta(days=day), keep=2) for day in range(4)]

    assert (made[2].path, made[3].path) == backups(path)
    assert [(), (), (made[0].path,), (made[1].path,)] == [one.dropped for one in made]
    assert other.exists()
    with pytest.raises(ValueError, match="0"):
        back_up(path, codec(), NOW, keep=0)


async def test_while_a_match_is_set_aside_no_older_copy_is_dropped(tmp_path: Path) -> None:
    """An older copy may be the last in which that match is whole, and a week of nights would delete it."""
    path = await closed(tmp_path, 3)
    good = back_up(path, codec(), NOW).path
    async with opened(tmp_path) as store:
        await store.write.quarantine(QuarantinedMatch(1, NOW, "unreadable"))
    spoil(path, 1)
    made = back_up(path, codec(), NOW + timedelta(days=1), keep=1)

    assert (1, ()) == (made.sound.quarantined, made.dropped)
    assert (good, made.path) == backups(path)


async def test_a_damaged_box_is_noticed_and_no_older_backup_is_dropped_for_it(tmp_path: Path) -> None:
    """The pages of the file are sound, the bytes of one entry are not: only its box can tell."""
    path = await closed(tmp_path, 3)
    good = back_up(path, codec(), NOW).path
    spoil(path, 1)
    refused = refusal(lambda: back_up(path, codec(), NOW + timedelta(days=1), keep=1))

    assert "store_unreadable" == refused.code
    assert (good,) == backups(path)
    assert [] == left(tmp_path, "*.part")


async def test_a_log_with_a_hole_is_no_backup(tmp_path: Path) -> None:
    """An entry that is simply gone leaves sound pages and boxes that open."""
    path = await closed(tmp_path, 3)
    do(path, "DELETE FROM entry WHERE seq = 1")

    assert "store_unreadable" == refusal(lambda: back_up(path, codec(), NOW)).code


async def test_another_key_makes_no_backup_and_restores_none(tmp_path: Path) -> None:
    """A backup nobody could open would be none; the refusal names the key's number."""
    path = await closed(tmp_path, 1)
    backup = back_up(path, codec(), NOW).path
    refusals = [
        refusal(lambda: back_up(path, codec(OTHER_KEY), NOW)),
        refusal(lambda: restore(path, backup, codec(OTHER_KEY), NOW)),
    ]

    assert [("store_key_wrong", "1")] * 2 == [(one.code, one.slots["key"]) for one in refusals]


def test_no_backup_is_made_of_nothing(tmp_path: Path) -> None:
    """Neither of a missing file nor of an empty one, and asking makes no database."""
    path = tmp_path / "khandan.db"
    first = refusal(lambda: back_up(path, codec(), NOW))
    there = path.exists()
    path.touch()
    second = refusal(lambda: back_up(path, codec(), NOW))

    assert ("store_missing", "store_missing") == (first.code, second.code)
    assert not there


async def test_two_backups_at_once_do_not_write_one_file(tmp_path: Path) -> None:
    """The host's backup meets the nightly one: it is told to wait."""
    path = await closed(tmp_path, 1)
    lock = FileLock(tmp_path / "khandan.db.backup.lock")
    with pytest.raises(StoreLocked):
        back_up(path, codec(), NOW)
    lock.release()

    assert back_up(path, codec(), NOW).path.exists()


def test_a_full_disk_is_said_to_be_full(tmp_path: Path) -> None:
    """The system's two codes for no room become the store's one."""
    for number in (28, 122):
        with pytest.raises(StoreFull), raising_store_errors(tmp_path / "khandan.db"):
            raise OSError(number, "")


async def test_the_boxes_of_a_backup_are_the_boxes_of_the_database(tmp_path: Path) -> None:
    """A backup is as closed as what it copies: the same key opens it, and nothing else is in it."""
    path = await closed(tmp_path, 1)
    backup = back_up(path, codec(), NOW).path
    box = rows(backup, "SELECT box FROM entry")[0][0]

    assert BODY not in backup.read_bytes()
    assert BODY == unpad(codec().open(box, entry_place(1, 0)))
