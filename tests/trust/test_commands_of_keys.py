"""khandan rotate, and commands where the key is another: lines that say what to do, exit codes."""

import base64
import errno
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot import keys
from bot.cli import rotate as command
from bot.config import Settings, ring_of
from bot.keys import read_keyring
from engine.store import Codec, StoreError, StoreFull, StoreLocked, StoreRefused, keys_in_use, lock_store
from tests.trust.test_failing_disk import no_file_may_grow
from tests.trust.typed import KEY, bodies, copies, khandan, played

OTHER = base64.b64encode(bytes(range(32, 64))).decode()


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
    assert "Key 2 is in use now; 6 boxes were sealed anew." in told.stdout
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


@pytest.mark.parametrize("words", [("rotate",), ("rotate", "--forget")])
def test_while_a_bot_runs_the_key_file_stays_as_it_is(tmp_path: Path, words: tuple[str, ...]) -> None:
    """Nor while another rotation runs: of two keys with one number, one would be nowhere."""
    path = played(tmp_path)
    khandan(tmp_path, "rotate")
    before = (tmp_path / "key").read_bytes()
    with lock_store(path):
        told = khandan(tmp_path, *words)

    assert 2 == told.exit_code
    assert f"Another bot is using {path}." in told.stderr
    assert before == (tmp_path / "key").read_bytes()


def test_rotations_at_once_lose_no_key(tmp_path: Path) -> None:
    """Whatever happens to the others, the database opens by the file of keys."""
    path = played(tmp_path)
    with ThreadPoolExecutor(4) as others:
        done = list(others.map(lambda _: _rotate_quietly(tmp_path), range(8)))
    ring = read_keyring(tmp_path / "key")

    assert True in done
    assert (ring.current,) == keys_in_use(path, Codec(ring, os.urandom))
    assert 1 + sum(done) == ring.current


def _rotate_quietly(folder: Path) -> bool:
    """Whether it was done; False where another had the database."""
    try:
        command._rotate(Settings(_env_file=None, data=folder), lambda *_, **__: None)  # type: ignore[call-arg]
    except StoreRefused:
        return False
    return True


@pytest.mark.parametrize(
    ("fault", "said"), [(StoreFull(), "The disk is full;"), (StoreLocked(), "Another program holds")]
)
def test_a_rotation_that_stopped_tells_of_the_key_that_it_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: StoreError, said: str
) -> None:
    """It may have sealed some boxes: whoever kept the old file of keys alone would lose them."""
    path = played(tmp_path)

    def stop(*_: object) -> None:
        raise fault

    with monkeypatch.context() as failing:
        failing.setattr(command, "seal_anew", stop)
        told = khandan(tmp_path, "rotate")
    again = khandan(tmp_path, "rotate")

    assert (2, 1) == (told.exit_code, len(told.stderr.splitlines()))
    assert said in told.stderr
    assert f"Key 2 stands in {tmp_path / 'key'}" in told.stderr
    assert "Nothing was changed" not in told.stderr
    assert "Key 2 is in use now; 6 boxes were sealed anew." in again.stdout
    assert [b"body" * 200] * 3 == bodies(path, (tmp_path / "key").read_text())


def test_with_no_room_beside_the_database_it_is_the_disk_that_is_full(tmp_path: Path) -> None:
    """SQLite needs room even to read; nothing is damaged then, and no backup has to be restored."""
    played(tmp_path)
    before = (tmp_path / "key").read_bytes()
    with no_file_may_grow(16 << 10):
        told = khandan(tmp_path, "rotate")
    after = (tmp_path / "key").read_bytes()
    again = khandan(tmp_path, "rotate")

    assert 2 == told.exit_code
    assert told.stderr.startswith("The disk is full. Nothing was changed. Make room")
    assert before == after
    assert 0 == again.exit_code


def test_without_room_for_a_key_none_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is named; here nothing was changed indeed."""
    played(tmp_path)
    before = (tmp_path / "key").read_bytes()

    def full(part: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(keys, "_fill", full)
    told = khandan(tmp_path, "rotate")

    assert 2 == told.exit_code
    assert "The disk is full. Nothing was changed." in told.stderr
    assert before == (tmp_path / "key").read_bytes()


def test_in_a_wrong_folder_rotating_makes_nothing(tmp_path: Path) -> None:
    """Not even the file of a lock."""
    told = khandan(tmp_path, "rotate", key=KEY)

    assert 2 == told.exit_code
    assert "There is no database in" in told.stderr
    assert [] == list(tmp_path.iterdir())
