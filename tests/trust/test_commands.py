"""khandan backup, restore, rotate and verify as a host types them: lines that say what to do, exit codes."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.client import Khandan
from tests.engine.store.files import (
    delete,
    empty,
    overwrite,
    overwrite_log,
    overwrite_matches,
    reserved,
    truncate,
)
from tests.trust.typed import KEY, bodies, copies, khandan, played

TOKEN = ".".join((26 * "a", 6 * "b", 38 * "c"))
"""Of the form of a bot's token, and nobody's."""

LOCKER = """
import sys
from pathlib import Path
from bot.config import ring_of
from engine.store import open_store
store = open_store(Path(sys.argv[1]) / "khandan.db", ring_of(sys.argv[2]), "tok")
print("ready", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The data of each bot that would have gone to Discord; none does, so that none runs on."""
    made = list[Path]()

    async def start(bot: Khandan, token: str) -> None:
        assert token
        made.append(bot.parts.settings.data)

    monkeypatch.setattr(Khandan, "start", start)
    return made


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
    ("name", "language", "since"),
    [
        ("khandan.db.20261122T030405Z.backup", "en", "All since 2026-11-22 03:04 (UTC) is undone: moves,"),
        (
            "khandan.db.20261122T030405Z.backup",
            "fa",
            "هر چه پس از ۲۰۲۶-۱۱-۲۲ ۰۳:۰۴ (به وقت جهانی) شده بود برگشت",
        ),
        ("mine", "en", "All since that backup is undone: moves,"),
        ("mine", "fa", "هر چه پس از آن پشتیبان شده بود برگشت"),
    ],
)
def test_a_restore_names_what_it_leaves_and_what_it_undoes(
    tmp_path: Path, name: str, language: str, since: str
) -> None:
    """Keys, settings and cards are in no backup; whoever was forgotten since is there again."""
    played(tmp_path)
    khandan(tmp_path, "backup")
    copies(tmp_path)[0].rename(tmp_path / name)
    by_file = khandan(tmp_path, "restore", str(tmp_path / name), language=language).stdout.splitlines()
    by_setting = khandan(tmp_path, "restore", str(tmp_path / name), language=language, key=KEY).stdout

    assert since in by_file[-1]
    assert f"({tmp_path / 'key'})" in by_file[-2]
    assert ".env" in by_file[-2]
    assert "(KHANDAN_KEY)" in by_setting


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
    told = khandan(tmp_path, "run", token=TOKEN)

    assert 2 == told.exit_code
    assert f"The database {path} {line}" in told.stderr
    assert 1 == len(told.stderr.splitlines())
    assert [] == started


def test_the_bot_starts_where_a_page_of_the_log_alone_is_damaged(tmp_path: Path, started: list[Path]) -> None:
    """The database is written anew before Discord hears of it; the damaged file is kept as it was."""
    path = played(tmp_path, 30)
    overwrite_log(path)
    damaged = path.read_bytes()
    told = khandan(tmp_path, "run", token=TOKEN)

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
