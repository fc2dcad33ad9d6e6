"""The key of the database: the host's own, or made once and kept where only the owner reads it."""

import base64
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from bot.config import Settings, Unfit
from bot.keys import DATABASE, KEY_FILE, keyring
from engine.store.codec import Codec

KEY = bytes(range(32))
PLACE = b"place"


def settings(folder: Path, key: bytes | None = None) -> Settings:
    """A host's settings on this folder."""
    given: dict[str, Any] = {"data": folder, "khandan_key": key and base64.b64encode(key).decode()}
    return Settings(_env_file=None, **given)  # type: ignore[call-arg]


def entropy(size: int) -> bytes:
    """Not so random."""
    return bytes(range(100, 100 + size))


def refused(folder: Path) -> tuple[str, dict[str, Any]]:
    """The code and slots with which a folder's key is refused; none may be made."""
    with pytest.raises(Unfit) as unfit:
        keyring(settings(folder), entropy, unasked)
    return unfit.value.code, dict(unfit.value.slots)


def unasked(file: Path) -> None:
    """No key was to be made."""
    raise AssertionError(file)


def test_the_hosts_own_key_is_used_and_nothing_is_kept(tmp_path: Path) -> None:
    ring = keyring(settings(tmp_path, KEY), entropy, unasked)
    box = Codec(ring, entropy).seal(b"secret", PLACE)

    assert b"secret" == Codec(keyring(settings(tmp_path, KEY), entropy, unasked), entropy).open(box, PLACE)
    assert [] == list(tmp_path.iterdir())


def test_a_key_is_made_once_and_told_once(tmp_path: Path) -> None:
    """The second start opens what the first has sealed."""
    folder, told = tmp_path / "var", list[Path]()
    first = keyring(settings(folder), entropy, told.append)
    second = keyring(settings(folder), os.urandom, unasked)
    box = Codec(first, entropy).seal(b"secret", PLACE)

    assert [folder / KEY_FILE] == told
    assert b"secret" == Codec(second, entropy).open(box, PLACE)


def test_a_made_key_is_the_owners_alone(tmp_path: Path) -> None:
    """Mode 0600, and the whole of it is entropy's."""
    keyring(settings(tmp_path), entropy, lambda _: None)
    file = tmp_path / KEY_FILE

    assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    assert entropy(32) == base64.b64decode(file.read_text("ascii"))


def test_a_key_that_is_gone_is_not_made_anew_beside_its_database(tmp_path: Path) -> None:
    """A new key could open nothing; the host is told which file is missing."""
    (tmp_path / DATABASE).write_bytes(b"")

    assert ("key-missing", {"file": str(tmp_path / KEY_FILE)}) == refused(tmp_path)
    assert not (tmp_path / KEY_FILE).exists()


@pytest.mark.parametrize("content", [b"", b"short\n", b"\xff\xfe", base64.b64encode(bytes(31))])
def test_a_kept_key_that_can_not_be_read_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / KEY_FILE).write_bytes(content)

    assert ("key-unreadable", {"file": str(tmp_path / KEY_FILE)}) == refused(tmp_path)
    assert content == (tmp_path / KEY_FILE).read_bytes()


def test_a_key_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).mkdir()

    assert ("key-unreadable", {"file": str(tmp_path / KEY_FILE)}) == refused(tmp_path)


def test_a_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "var").write_text("a file stands in its place", "utf-8")

    assert ("data-folder", {"folder": str(tmp_path / "var")}) == refused(tmp_path / "var")
