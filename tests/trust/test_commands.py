"""khandan backup, restore, rotate and verify as a host types them: lines that say what to do, exit codes."""

import asyncio
import base64
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from bot.cli import backup, restore, rotate, run, verify
from bot.client import Khandan
from bot.config import ring_of
from engine.store import Codec, keys_in_use, open_store
from tests.engine.store.files import (
    delete,
    empty,
    overwrite,
    overwrite_log,
    overwrite_matches,
    reserved,
    truncate,
)
from tests.engine.store.making import move, new_match

KEY = base64.b64encode(bytes(range(32))).decode()
OTHER = base64.b64encode(bytes(range(32, 64))).decode()
LOCKER = """
import sys
from pathlib import Path
from bot.config import ring_of
from engine.store import open_store
store = open_store(Path(sys.argv[1]) / "khandan.db", ring_of(sys.argv[2]), "tok")
print("ready", flush=True)
sys.stdin.readline()
"""


def khandan(folder: Path, *words: str, key: str = "", language: str = "en", token: str = "") -> Result:
    """Runs a command on the data in this folder; without `key` the key file is used."""
    app = typer.Typer()
    app.callback()(lambda: None)
    for module in (backup, restore, rotate, run, verify):
        module.register(app)
    given = {"DATA": str(folder), "KHANDAN_KEY": key, "LANGUAGE": language, "DISCORD_TOKEN": token}
    return CliRunner().invoke(app, list(words), env=given, catch_exceptions=False)


def played(folder: Path, entries: int = 3) -> Path:
    """A closed database with one match, its key in the file beside it."""
    (folder / "key").write_text(f"{KEY}\n")
    asyncio.run(_write(folder / "khandan.db", entries))
    return folder / "khandan.db"


async def _write(path: Path, entries: int) -> None:
    async with open_store(path, ring_of(KEY), "tok") as store:
        match = await store.write.add_match(new_match())
        await store.write.append(move(match, *range(entries), body=b"body" * 200))


def bodies(path: Path, key: str) -> list[bytes]:
    """The log of the first match."""

    async def read() -> list[bytes]:
        async with open_store(path, ring_of(key), "tok") as store:
            return [entry.body for entry in await store.read.entries(1)]

    return asyncio.run(read())


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The data of each bot that would have gone to Discord; none does, so that none runs on."""
    made = list[Path]()

    async def start(bot: Khandan, token: str) -> None:
        assert token
        made.append(bot.settings.data)

    monkeypatch.setattr(Khandan, "start", start)
    return made


def copies(folder: Path) -> list[Path]:
    """The backups, oldest first."""
    return sorted(folder.glob("*.backup"))


def test_a_backup_says_where_it_is_and_what_it_holds(tmp_path: Path) -> None:
    """Exit 0, one line, in the host's language."""
    played(tmp_path)
    told = khandan(tmp_path, "backup")
    persian = khandan(tmp_path, "backup", language="fa")

    assert 0 == told.exit_code == persian.exit_code
    assert [f"Backup in {copies(tmp_path)[0]}: one match, 3 entries, all of it read back."] == (
        told.stdout.splitlines()
    )
    assert "نسخه‌ی پشتیبان" in persian.stdout


def test_a_backup_keeps_as_many_as_it_is_told(tmp_path: Path) -> None:
    """What was removed is said."""
    played(tmp_path)
    khandan(tmp_path, "backup")
    oldest = copies(tmp_path)[0]
    told = khandan(tmp_path, "backup", "--keep", "1")

    assert 1 == len(copies(tmp_path))
    assert f"Older backup removed: {oldest}" in told.stdout


@pytest.mark.parametrize("damage", [truncate, overwrite, empty, delete])
def test_what_was_destroyed_is_restored_by_one_command(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    """The drill at the terminal: exit 0, what is back is said, and where the old file is kept."""
    path = played(tmp_path, 30)
    khandan(tmp_path, "backup")
    damage(path)
    told = khandan(tmp_path, "restore", str(copies(tmp_path)[0]))

    assert 0 == told.exit_code
    assert "one match, 30 entries" in told.stdout
    assert (damage is not delete) == ("The database before it is kept in" in told.stdout)
    assert [b"body" * 200] * 30 == bodies(path, KEY)


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (truncate, "can’t be read. Restore a backup with: khandan restore FILE"),
        (overwrite_matches, "can’t be read. Restore a backup with: khandan restore FILE"),
        (empty, "is gone or empty, though a store was here. Restore a backup with: khandan restore FILE."),
        (delete, "is gone or empty, though a store was here. Restore a backup with: khandan restore FILE."),
    ],
)
def test_the_bot_does_not_start_on_what_was_destroyed(
    tmp_path: Path, started: list[Path], damage: Callable[[Path], None], line: str
) -> None:
    """Exit 2 before Discord hears of it, one line that offers the way back."""
    path = played(tmp_path, 30)
    damage(path)
    told = khandan(tmp_path, "run", token="none")

    assert 2 == told.exit_code
    assert f"The database {path} {line}" in told.stderr
    assert 1 == len(told.stderr.splitlines())
    assert [] == started


def test_the_bot_starts_where_a_page_of_the_log_alone_is_damaged(tmp_path: Path, started: list[Path]) -> None:
    """The database is written anew before Discord hears of it; the damaged file is kept as it was."""
    path = played(tmp_path, 30)
    overwrite_log(path)
    damaged = path.read_bytes()
    told = khandan(tmp_path, "run", token="none")

    assert 0 == told.exit_code
    assert [tmp_path] == started
    assert [damaged] == [one.read_bytes() for one in tmp_path.glob("*.damaged")]


def test_a_running_bot_is_backed_up_but_neither_restored_nor_rotated(tmp_path: Path) -> None:
    """Another process holds the store: exit 2 and one line that says what to do first."""
    path = played(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", LOCKER, str(tmp_path), KEY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as bot:
        assert bot.stdout is not None
        assert "ready\n" == bot.stdout.readline()
        made = khandan(tmp_path, "backup")
        refused = [
            khandan(tmp_path, "restore", str(copies(tmp_path)[0])),
            khandan(tmp_path, "rotate"),
        ]
        bot.communicate("\n")

    assert 0 == made.exit_code
    assert [2, 2] == [one.exit_code for one in refused]
    assert [f"Another bot is using {path}. Stop it first."] * 2 == [one.stderr.strip() for one in refused]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("backup",), "or restore a backup with: khandan restore FILE"),
        (("restore", "nothing.backup"), "beside the database, in {folder}; name one of them."),
        (("rotate",), "or restore a backup with: khandan restore FILE"),
        (("rotate", "--forget"), "or restore a backup with: khandan restore FILE"),
        (("verify", "nothing.jsonl"), "Name a record, as khandan export writes it."),
    ],
)
def test_what_is_not_there_is_one_line(tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    """Exit 2, what is missing and what to do; no database is made by asking."""
    (tmp_path / "key").write_text(KEY)
    told = khandan(tmp_path, *words)
    missing = words[1] if words[-1].startswith("nothing") else str(tmp_path / "khandan.db")

    assert 2 == told.exit_code
    assert told.stderr.startswith("There is no ")
    assert missing in told.stderr
    assert told.stderr.strip().endswith(line.format(folder=tmp_path))
    assert 1 == len(told.stderr.splitlines())
    assert ["key"] == [one.name for one in tmp_path.iterdir() if not one.name.endswith(".lock")]


@pytest.mark.parametrize("damage", [truncate, overwrite, reserved])
def test_a_damaged_database_is_not_called_a_full_disk(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    """SQLite says "full" of a header that reserves what no page has; whoever backs up hears what is wrong."""
    path = played(tmp_path, 30)
    damage(path)
    told = khandan(tmp_path, "backup")

    assert 2 == told.exit_code
    assert [f"The database {path} can’t be read. Restore a backup with: khandan restore FILE"] == (
        told.stderr.splitlines()
    )
    assert [] == copies(tmp_path)


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (truncate, "The backup {file} is damaged. Nothing was changed; name another one."),
        (overwrite, "The backup {file} is damaged. Nothing was changed; name another one."),
        (empty, "The file {file} is no backup. Name another one."),
        (delete, "There is no file {file}. Backups lie beside the database, in {folder}; name one of them."),
    ],
)
def test_of_a_bad_backup_it_is_said_that_the_backup_is_bad(
    tmp_path: Path, damage: Callable[[Path], None], line: str
) -> None:
    """Nobody is told to restore a backup who is doing just that; the database stays as it was."""
    path = played(tmp_path, 30)
    khandan(tmp_path, "backup")
    (backup,) = copies(tmp_path)
    damage(backup)
    told = khandan(tmp_path, "restore", str(backup))

    assert 2 == told.exit_code
    assert [line.format(file=backup, folder=tmp_path)] == told.stderr.splitlines()
    assert [b"body" * 200] * 30 == bodies(path, KEY)


@pytest.mark.parametrize("words", [("backup",), ("rotate",), ("restore", "x")])
def test_no_key_is_made_by_these_commands(tmp_path: Path, words: tuple[str, ...]) -> None:
    """A new key would open nothing: the host is asked for the old one."""
    played(tmp_path)
    (tmp_path / "key").unlink()
    told = khandan(tmp_path, *words)

    assert 2 == told.exit_code
    assert "There is no key in" in told.stderr
    assert not (tmp_path / "key").exists()


def test_a_wrong_key_is_said(tmp_path: Path) -> None:
    """Exit 2 for each command that needs the right one."""
    path = played(tmp_path)
    told = [khandan(tmp_path, *words, key=OTHER) for words in (("backup",), ("rotate",))]

    assert [2, 2] == [one.exit_code for one in told]
    assert all(f"The database {path} is locked with another key." in one.stderr for one in told)


def test_a_word_that_belongs_to_forgetting_makes_no_new_key(tmp_path: Path) -> None:
    """Who was refused with --forget and typed the other word alone would have a key more, unasked."""
    played(tmp_path)
    (tmp_path / "key").write_text(KEY, "ascii")
    before = (tmp_path / "key").read_bytes()
    told = khandan(tmp_path, "rotate", "--anyway")

    assert 2 == told.exit_code
    assert "--anyway belongs to --forget" in told.stderr
    assert before == (tmp_path / "key").read_bytes()


def test_rotating_makes_a_key_and_keeps_the_old_one_for_the_backups(tmp_path: Path) -> None:
    """The key file, the owner's alone, holds both: the database needs the new one, a backup the old one."""
    path = played(tmp_path)
    khandan(tmp_path, "backup")
    told = khandan(tmp_path, "rotate")
    keys = (tmp_path / "key").read_text()

    assert 0 == told.exit_code
    assert "Key 2 is in use now; 4 boxes were sealed anew." in told.stdout
    assert "no longer needs these keys: 1" in told.stdout
    assert keys.startswith(f"1:{KEY}\n2:")
    assert 0o600 == stat.S_IMODE((tmp_path / "key").stat().st_mode)
    assert [b"body" * 200] * 3 == bodies(path, keys)
    assert 0 == khandan(tmp_path, "restore", str(copies(tmp_path)[0])).exit_code
    assert (1,) == keys_in_use(path, Codec(ring_of(keys), os.urandom))


def test_keys_are_forgotten_only_when_the_database_does_without(tmp_path: Path) -> None:
    """Twice: then every key is needed. The forgotten key's backup stays shut."""
    path = played(tmp_path)
    khandan(tmp_path, "backup")
    first = khandan(tmp_path, "rotate", "--forget")
    khandan(tmp_path, "rotate")
    second = khandan(tmp_path, "rotate", "--forget", "--anyway")
    keys = (tmp_path / "key").read_text()
    shut = khandan(tmp_path, "restore", str(copies(tmp_path)[0]))

    assert "Every key in the key file is needed." in first.stdout
    assert "These keys are gone from the key file: 1" in second.stdout
    assert KEY not in keys
    assert [b"body" * 200] * 3 == bodies(path, keys)
    assert 2 == shut.exit_code
    assert "locked with another key" in shut.stderr


def test_a_key_that_backups_still_need_is_not_forgotten_unasked(tmp_path: Path) -> None:
    """The backups are named, and nothing is gone; a backup of the new key is not among them."""
    played(tmp_path)
    khandan(tmp_path, "backup")
    khandan(tmp_path, "rotate")
    old = copies(tmp_path)
    khandan(tmp_path, "backup")
    told = khandan(tmp_path, "rotate", "--forget")
    (new,) = set(copies(tmp_path)) - set(old)

    assert 2 == told.exit_code
    assert f"this backup still needs one: {old[0].name}." in told.stderr
    assert new.name not in told.stderr
    assert (tmp_path / "key").read_text().startswith(f"1:{KEY}\n2:")


def test_a_key_that_no_backup_needs_is_forgotten(tmp_path: Path) -> None:
    """Once the old backups are deleted."""
    played(tmp_path)
    khandan(tmp_path, "backup")
    khandan(tmp_path, "rotate")
    copies(tmp_path)[0].unlink()
    told = khandan(tmp_path, "rotate", "--forget")

    assert "These keys are gone from the key file: 1" in told.stdout
    assert KEY not in (tmp_path / "key").read_text()


def test_a_key_in_the_settings_is_changed_by_the_host(tmp_path: Path) -> None:
    """The command never writes the settings: it says what to write, then does the rest; no key is printed."""
    path = played(tmp_path)
    (tmp_path / "key").unlink()
    asked = khandan(tmp_path, "rotate", key=KEY)
    done = khandan(tmp_path, "rotate", key=f"{KEY},2:{OTHER}")
    forget = khandan(tmp_path, "rotate", "--forget", key=f"{KEY},2:{OTHER}")

    assert (2, 0, 2) == (asked.exit_code, done.exit_code, forget.exit_code)
    assert "as 2:KEY" in asked.stderr
    assert "The database needs these: 2. Delete the others there.\n" in forget.stderr
    assert [b"body" * 200] * 3 == bodies(path, f"2:{OTHER}")
    assert not any(key in one.output for key in (KEY, OTHER) for one in (asked, done, forget))
