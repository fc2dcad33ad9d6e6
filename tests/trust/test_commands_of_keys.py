"""khandan rotate, and commands where the key is another: lines that say what to do, exit codes."""

import base64
import os
import stat
from pathlib import Path

import pytest

from bot.config import ring_of
from engine.store import Codec, keys_in_use
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
