"""A store opens as its owner's, or says with a code why it does not and touches nothing."""

import errno
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import Keyring, StoreRefused
from engine.store.models import Base
from engine.store.sqlite.connecting import connect, raising_refused
from tests.engine.store.files import closed, left, overwrite_table, rows
from tests.engine.store.making import KEY, OTHER_KEY, add_match, move, new_match, opened, ring, seqs

TABLES = [name for name in Base.metadata.tables if name != "entry"]
INDEXES = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
BOTH = {1: KEY, 2: OTHER_KEY}
SECOND = """
import sys
from pathlib import Path
from engine.store import StoreRefused
from tests.engine.store.making import opened
try:
    opened(Path(sys.argv[1]))
except StoreRefused as refused:
    print(refused.code)
"""


async def test_the_token_of_a_store_stays_what_it_was(tmp_path: Path) -> None:
    """The first opening names the store; later tokens are not used, for nonces hold the first."""
    for token in ("first", "second"):
        async with opened(tmp_path, token=token) as store:
            assert "first" == store.id


async def test_the_files_are_the_owner_s_alone(tmp_path: Path) -> None:
    """Database, its side files and the lock: mode 0600, also where a looser file lay before."""
    (tmp_path / "khandan.db").touch(0o644)
    async with opened(tmp_path) as store:
        await add_match(store)
        modes = _modes(tmp_path)

    names = ("khandan.db", "khandan.db-wal", "khandan.db-shm", "khandan.db.lock")
    assert dict.fromkeys(names, 0o600) == modes


async def test_a_second_process_is_refused(tmp_path: Path) -> None:
    """One process serves a store."""
    async with opened(tmp_path):
        second = subprocess.run(  # noqa: ASYNC221
            [sys.executable, "-c", SECOND, str(tmp_path)], capture_output=True, text=True, check=True
        )

    assert "store_busy\n" == second.stdout


async def test_a_second_opening_in_one_process_is_refused(tmp_path: Path) -> None:
    """So is the same process; once the first is closed, another may open."""
    async with opened(tmp_path):
        assert "store_busy" == _refusal(tmp_path).code

    await opened(tmp_path).close()


async def test_another_key_is_refused(tmp_path: Path) -> None:
    """The store says which key id is wrong, and opens again with the right one."""
    await opened(tmp_path).close()
    refused = _refusal(tmp_path, ring(OTHER_KEY))

    assert ("store_key_wrong", "1") == (refused.code, refused.slots["key"])
    await opened(tmp_path).close()


async def test_keys_may_be_rotated(tmp_path: Path) -> None:
    """With a second key beside the first, old entries are read and new ones written."""
    async with opened(tmp_path) as store:
        match = await add_match(store, new_match(secret=b"seed"))
        await store.write.append(move(match, 0))
    async with opened(tmp_path, Keyring(BOTH, 2)) as store:
        await store.write.append(move(match, 1))

    async with opened(tmp_path, Keyring(BOTH, 2)) as store:
        assert [0, 1] == seqs(await store.read.entries(match))
        assert b"seed" == await store.read.secret(match)


@pytest.mark.parametrize(("kept", "missing"), [({1: KEY}, "2"), ({2: OTHER_KEY}, "1")])
async def test_every_key_ever_used_must_be_there(
    tmp_path: Path, kept: dict[int, bytes], missing: str
) -> None:
    """A key left out is refused at the start, not in the middle of an evening."""
    await opened(tmp_path).close()
    await opened(tmp_path, Keyring(BOTH, 2)).close()
    refused = _refusal(tmp_path, Keyring(kept, next(iter(kept))))

    assert ("store_key_wrong", missing) == (refused.code, refused.slots["key"])


async def test_a_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    """A revision this version does not know belongs to a later one."""
    await opened(tmp_path).close()
    path = tmp_path / "khandan.db"
    _do(path, "UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    refused = _refusal(tmp_path)

    assert ("store_newer", "9999") == (refused.code, refused.slots["revision"])
    assert before == path.read_bytes()


def test_a_file_of_something_else_is_refused_untouched(tmp_path: Path) -> None:
    """A text file is no database."""
    path = tmp_path / "khandan.db"
    path.write_text("dear diary\n" * 1000)

    assert "store_not_a_database" == _refusal(tmp_path).code
    assert "dear diary\n" * 1000 == path.read_text()


@pytest.mark.parametrize("table", ["recipes", "alembic_version"])
def test_a_database_of_something_else_is_refused_untouched(tmp_path: Path, table: str) -> None:
    """Nor is another program's database a store."""
    path = tmp_path / "khandan.db"
    _do(path, f"CREATE TABLE {table} (version_num)")
    before = path.read_bytes()

    assert "store_not_a_database" == _refusal(tmp_path).code
    assert before == path.read_bytes()


def test_a_folder_that_is_not_there_is_unreadable(tmp_path: Path) -> None:
    """The refusal names the path it could not use."""
    refused = _refusal(tmp_path / "nowhere")

    assert "store_unreadable" == refused.code
    assert {"path": str(tmp_path / "nowhere" / "khandan.db")} == refused.slots


def test_a_folder_in_the_place_of_the_file_is_unreadable(tmp_path: Path) -> None:
    """What cannot be opened for writing is not opened."""
    (tmp_path / "khandan.db").mkdir()

    assert "store_unreadable" == _refusal(tmp_path).code


async def test_a_damaged_database_is_unreadable(tmp_path: Path) -> None:
    """A page of noise behind a sound header is damage, not another format."""
    await opened(tmp_path).close()
    path = tmp_path / "khandan.db"
    sound = path.read_bytes()
    path.write_bytes(sound[:100] + b"\xff" * (len(sound) - 100))

    assert "store_unreadable" == _refusal(tmp_path).code


async def test_a_damaged_page_of_any_table_but_the_log_is_unreadable(tmp_path: Path) -> None:
    """What it held concerns every match, or a person: nothing is written anew, the file stays as it was."""
    path = await closed(tmp_path, 30)
    sound, found = path.read_bytes(), dict[str, str]()
    for name in TABLES:
        path.write_bytes(sound)
        overwrite_table(path, name)
        before = path.read_bytes()
        found[name] = _refusal(tmp_path).code
        assert before == path.read_bytes()

    assert dict.fromkeys(TABLES, "store_unreadable") == found
    assert [] == left(tmp_path, "*.damaged*")


async def test_damaged_indexes_are_made_anew_and_nothing_is_lost(tmp_path: Path) -> None:
    """They hold nothing of their own."""
    path = await closed(tmp_path, 30)
    sound, indexes = path.read_bytes(), rows(path, INDEXES)
    for (name,) in indexes:
        path.write_bytes(sound)
        overwrite_table(path, name)
        async with opened(tmp_path) as store:
            assert store.salvaged is not None, name
            assert () == store.salvaged.matches
            assert 30 == len(await store.read.entries(1))

    assert len(indexes) > 5


async def test_a_refusal_gives_the_lock_back(tmp_path: Path) -> None:
    """After a refused start the right one works, in the same process too."""
    path = tmp_path / "khandan.db"
    path.write_text("dear diary\n" * 1000)
    _refusal(tmp_path)
    path.unlink()

    await opened(tmp_path).close()


async def test_a_store_that_died_before_it_had_a_name_is_named(tmp_path: Path) -> None:
    """Tables without the one row of the store: the first opening was cut off, and is finished now."""
    await opened(tmp_path).close()
    _do(tmp_path / "khandan.db", "DELETE FROM store")

    async with opened(tmp_path, token="later") as store:
        assert "later" == store.id


def _refusal(folder: Path, keyring: Keyring | None = None) -> StoreRefused:
    with pytest.raises(StoreRefused) as caught:
        opened(folder, keyring)
    return caught.value


def _modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def _do(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(sql)


def write(path: Path) -> None:
    """Write to a database that may only be read."""
    with closing(connect(path, "ro")) as database:
        database.execute("CREATE TABLE three (four)")


def test_a_database_that_may_not_be_written_is_no_damage(tmp_path: Path) -> None:
    """ "Restore a backup" would cost the moves since, and mend nothing."""
    path = tmp_path / "khandan.db"
    sqlite3.connect(path).close()
    with pytest.raises(StoreRefused) as refused, raising_refused(path):
        write(path)

    assert ("store_closed", str(path)) == (refused.value.code, refused.value.slots["path"])


def test_a_closed_folder_of_the_copy_is_not_said_of_what_is_copied(tmp_path: Path) -> None:
    """A sound backup was called damaged where the bot's own folder could not be written to."""
    copy = tmp_path / "var" / "khandan.db.part"
    with pytest.raises(StoreRefused) as refused, raising_refused(tmp_path / "sound.backup"):
        raise PermissionError(errno.EACCES, "Permission denied", str(copy))

    assert ("store_closed", str(copy)) == (refused.value.code, refused.value.slots["path"])
