"""Killed at any step of a backup, restore, change of keys, upgrade or first start: nothing is lost."""

import asyncio
import base64
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.keys import DATABASE, KEY_FILE, read_keyring
from engine.store import Codec, Post, Target, Timer, backups, migrating
from engine.store.codec import entry_place, secret_place, unpad
from engine.store.sqlite import revisions
from engine.store.sqlite.soundness import inspect
from tests.engine.store.files import seal_again
from tests.engine.store.making import KEY, NOW, add_match, move, opened
from tests.engine.store.test_migrating import first, scripts_until
from tests.faults.doomed import SOURCE, Doomed, Steps, doomed
from tests.trust.test_flipped_bits import log_pages

LONG: Final = "KHANDAN_LONG" in os.environ
FEW: Final = 5
"""Deaths at any step in a short run, beside those about the names of files; a long one dies at every step."""

MATCHES, ENTRIES = 3, 40


@pytest.fixture(scope="module")
def work() -> Iterator[Doomed]:
    with doomed() as made:
        yield made


def body(match: int, seq: int) -> bytes:
    """What an entry says."""
    return f'{{"match":{match},"seq":{seq},"more":"{"x" * 300}"}}'.encode()


async def _filled(folder: Path) -> None:
    """A store in play, copied while its newest moves lie beside the database."""
    alive = folder / "alive"
    alive.mkdir()
    async with opened(alive) as store:
        for _ in range(MATCHES):
            match = await add_match(store)
            await store.write.append(move(match, opens=(Timer("w", 0, NOW),), players=((0, 7),)))
            for seq in range(ENTRIES):
                await store.write.append(
                    move(match, seq, body=body(match, seq), posts=(Post(seq, Target("table")),))
                )
        for end in ("", "-wal"):
            shutil.copy(alive / (DATABASE + end), folder)
    shutil.rmtree(alive)


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A folder with a store as a killed bot left it, and its key."""
    folder = tmp_path / "first"
    folder.mkdir()
    (folder / KEY_FILE).write_bytes(base64.b64encode(KEY) + b"\n")
    asyncio.run(_filled(folder))
    return folder


def contents(folder: Path) -> dict[str, Any]:
    """All that the store of a folder holds, boxes opened by the keys that are there; it is only read."""
    codec = Codec(read_keyring(folder / KEY_FILE), bytes)
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        ask = database.execute
        return {
            "log": [
                (match, seq, unpad(codec.open(box, entry_place(match, seq))))
                for match, seq, box in ask("SELECT match_id, seq, box FROM entry ORDER BY match_id, seq")
            ],
            "secrets": [
                (id, codec.open(box, secret_place(id))) for id, box in ask("SELECT id, secret FROM match")
            ],
            **{
                name: ask(f"SELECT * FROM {name} ORDER BY 1, 2, 3").fetchall()
                for name in ("timer", "player", "post", "interaction")
            },
        }


def sound(folder: Path) -> None:
    """A start finds everything in order: pages, keys, no hole in any log, and every box opens."""
    codec = Codec(read_keyring(folder / KEY_FILE), bytes)

    async def life() -> None:
        async with opened(folder, read_keyring(folder / KEY_FILE)):
            pass

    asyncio.run(life())
    inspect(folder / DATABASE, codec)


def deaths(work: Doomed, name: str, first: Path, seed: int = 0) -> Iterator[Path]:
    """Copies of a folder in which this work died, each at another step."""
    whole = shutil.copytree(first, first.with_name("whole"))
    steps = work.steps(name, whole)
    chosen = range(1, steps.count + 1) if LONG else _few(steps, Random(seed))
    print(f"{name}: {len(chosen)} deaths of {steps.count} steps")  # noqa: T201
    for step in chosen:
        folder = shutil.copytree(first, first.with_name(f"step_{step}"))
        assert work.dies(name, folder, step)
        yield folder
        shutil.rmtree(folder)


def _few(steps: Steps, dice: Random) -> list[int]:
    """Before and after each step that gives a file its name or takes it away, and at some others."""
    names = {after for one in steps.names for after in (one, one + 1) if after <= steps.count}
    return sorted(names | set(dice.sample(range(1, steps.count + 1), FEW)))


def test_a_kill_during_a_backup_leaves_the_database_and_no_half_copy(work: Doomed, filled: Path) -> None:
    """The database is as it was, no backup of that name is half a one, and one whole is there at any time."""
    work.steps("backup", filled)
    before, older = contents(filled), backups(filled / DATABASE)
    for folder in deaths(work, "backup", filled):
        codec = Codec(read_keyring(folder / KEY_FILE), bytes)
        found = backups(folder / DATABASE)

        assert len(found) >= 1 == len(older)
        assert all(inspect(one, codec).entries == MATCHES * ENTRIES for one in found)
        assert before == contents(folder)
        work.steps("backup", folder)
        assert 1 == len(backups(folder / DATABASE))
        assert [] == list(folder.glob("*.part"))
        sound(folder)


def test_a_kill_during_a_restore_leaves_one_database_or_the_other(work: Doomed, filled: Path) -> None:
    """There is the database of before, or that of the backup; run again, it ends the work."""
    work.steps("backup", filled)
    backups(filled / DATABASE)[0].rename(filled / SOURCE)
    _another(filled)
    now = contents(filled)
    after = contents(_whole(work, "restore", filled))
    for folder in deaths(work, "restore", filled):
        assert contents(folder) in (now, after)
        work.steps("restore", folder)
        assert after == contents(folder)
        assert any(now == contents(one) for one in _kept(folder))
        sound(folder)


def test_a_kill_during_a_change_of_keys_leaves_everything_open_by_the_keys_in_the_file(
    work: Doomed, filled: Path
) -> None:
    """By the keys in the file everything opens at any time; run again, the old key is not needed."""
    before = contents(filled)
    for folder in deaths(work, "rotate", filled):
        assert before == contents(folder)
        sound(folder)
        work.steps("rotate", folder)
        work.steps("forget", folder)
        assert 1 == len((folder / KEY_FILE).read_text().split())
        assert before == contents(folder)
        sound(folder)


def test_a_kill_while_an_old_key_is_forgotten_leaves_one_file_of_keys_or_the_other(
    work: Doomed, filled: Path
) -> None:
    """The file of keys is the one of before or the new one."""
    before = contents(filled)
    work.steps("rotate", filled)
    for folder in deaths(work, "forget", filled):
        assert before == contents(folder)
        sound(folder)


@pytest.mark.parametrize("revision", ["0001", "0004"])
def test_a_kill_during_an_upgrade_leaves_one_schema_or_the_other(
    work: Doomed, tmp_path: Path, revision: str
) -> None:
    """The database is of the old schema or of the new; the next start brings it up to date whole."""
    folder = tmp_path / "first"
    folder.mkdir()
    (folder / KEY_FILE).write_bytes(base64.b64encode(KEY) + b"\n")
    revisions.upgrade(folder / DATABASE, scripts_until(tmp_path, "0001"))
    first(folder / DATABASE)
    revisions.upgrade(folder / DATABASE, scripts_until(tmp_path, revision))
    after = contents(_whole(work, "begin", folder))
    for died in deaths(work, "begin", folder):
        assert revisions.revision_of(died / DATABASE) in (revision, migrating.newest())
        copies = list(died.glob("*.copy"))
        assert all(inspect(copy, Codec(read_keyring(died / KEY_FILE), bytes)).entries for copy in copies)
        sound(died)
        assert after == contents(died)


def test_a_kill_during_the_first_start_stands_in_no_later_ones_way(work: Doomed, tmp_path: Path) -> None:
    """The next start is a first start, or goes on: nothing stands in its way, and no key is half a one."""
    folder = tmp_path / "first"
    folder.mkdir()
    for died in deaths(work, "begin", folder):
        work.steps("begin", died)
        key = (died / KEY_FILE).read_bytes()
        work.steps("begin", died)

        assert key == (died / KEY_FILE).read_bytes()
        sound(died)


def test_a_kill_while_a_damaged_log_is_written_anew_loses_nothing_that_could_be_read(
    work: Doomed, filled: Path
) -> None:
    """The next start does it again: whatever could be read is there, and so is the damaged file."""
    with closing(sqlite3.connect(filled / DATABASE)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = log_pages(filled / DATABASE)
    with (filled / DATABASE).open("r+b") as file:
        file.seek(pages[len(pages) // 2])
        file.write(b"\xa5" * 64)
    work.steps("begin", signed := shutil.copytree(filled, filled.with_name("signed")))
    shutil.copy(signed / f"{DATABASE}.lock", filled)
    damaged, after = (filled / DATABASE).read_bytes(), contents(signed)
    for folder in deaths(work, "begin", filled):
        work.steps("begin", folder)
        assert after == contents(folder)
        assert any(one.read_bytes() == damaged for one in folder.glob("*.damaged"))
        sound_aside(folder)


def sound_aside(folder: Path) -> None:
    """What could not be read is known by name, and all else is in order."""
    inspect(folder / DATABASE, Codec(read_keyring(folder / KEY_FILE), bytes))


def _whole(work: Doomed, name: str, folder: Path) -> Path:
    """A copy of a folder in which the work was done undisturbed."""
    done = shutil.copytree(folder, folder.with_name("undisturbed"))
    work.steps(name, done)
    return done


def _another(folder: Path) -> None:
    """Something happens after the backup."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute("INSERT INTO player VALUES (1, 1, 8)")
    seal_again(folder / DATABASE, Codec(read_keyring(folder / KEY_FILE), bytes))


def _kept(folder: Path) -> Iterator[Path]:
    """The databases that were replaced, each in a folder of its own with the key."""
    for number, one in enumerate(folder.glob("*.replaced")):
        home = folder / f"kept_{number}"
        home.mkdir()
        shutil.copy(folder / KEY_FILE, home)
        for end in ("", "-wal"):
            if one.with_name(one.name + end).exists():
                shutil.copy(one.with_name(one.name + end), home / (DATABASE + end))
        yield home
