"""The host's keys as text: one, or several with numbers; and the file they are kept in."""

import base64
import os
from pathlib import Path

import pytest

from bot import keys
from bot.config import Settings, Unfit, read, ring_of
from engine.store.codec import Codec
from engine.store.errors import KeyWrong

ONE, TWO = (base64.b64encode(bytes([number]) * 32).decode() for number in (1, 2))


@pytest.mark.parametrize("text", [f"{ONE},2:{TWO}", f"1:{ONE}\n2:{TWO}\n", f" {ONE} , 2:{TWO} "])
def test_several_keys_are_apart_by_commas_or_lines_and_the_last_seals(text: str) -> None:
    """An unnumbered key is number 1, as it was before there was a second."""
    ring = ring_of(text)
    box = Codec(ring_of(ONE), bytes).seal(b"old", b"here")

    assert 2 == ring.current
    assert b"old" == Codec(ring, bytes).open(box, b"here")


@pytest.mark.parametrize(
    "text", ["", ",", "x", f"{ONE},{TWO}", f"0x1:{ONE}", f"256:{ONE}", f"-1:{ONE}", "2:"]
)
def test_what_is_no_key_is_refused(text: str) -> None:
    """No key, no base64, a number twice, and numbers a box has no room for."""
    with pytest.raises(ValueError, match=r"."):
        ring_of(text)


def test_a_bad_key_among_good_ones_is_a_bad_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line names the setting and shows no key."""
    monkeypatch.setenv("KHANDAN_KEY", f"{ONE},2:short")
    with pytest.raises(Unfit) as unfit:
        read(tmp_path / ".env")

    assert "setting-khandan-key" == unfit.value.code
    assert ONE not in str(unfit.value.slots)


@pytest.mark.parametrize(("name", "value"), [("NIGHTLY", "24"), ("NIGHTLY", "-1"), ("BACKUPS", "0")])
def test_odd_hours_and_no_backups_are_bad_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    """Each is named in its line."""
    monkeypatch.setenv(name, value)
    with pytest.raises(Unfit) as unfit:
        read(tmp_path / ".env")

    assert (f"setting-{name.lower()}", {"name": name}) == (unfit.value.code, unfit.value.slots)


def test_a_new_key_seals_and_the_old_one_still_opens(tmp_path: Path) -> None:
    """The file is whole or as it was, the owner's alone."""
    file = tmp_path / "key"
    file.write_text(f"{ONE}\n")
    box = Codec(keys.read_keyring(file), bytes).seal(b"old", b"here")
    ring = keys.add(file, lambda size: b"\x05" * size)
    again = keys.add(file, lambda size: b"\x06" * size)

    assert (2, 3) == (ring.current, again.current)
    assert b"old" == Codec(again, bytes).open(box, b"here")
    assert ["key"] == [one.name for one in tmp_path.iterdir()]


def test_the_key_that_seals_is_never_forgotten(tmp_path: Path) -> None:
    """Whatever is asked for."""
    file = tmp_path / "key"
    file.write_text(f"{ONE}\n2:{TWO}\n")
    gone = keys.forget(file, (1, 2))
    box = Codec(ring_of(ONE), bytes).seal(b"old", b"here")

    assert (1,) == gone
    assert 2 == keys.read_keyring(file).current
    with pytest.raises(KeyWrong):
        Codec(keys.read_keyring(file), bytes).open(box, b"here")


def test_numbers_run_out_in_one_line(tmp_path: Path) -> None:
    """A box has one byte for the number of its key."""
    file = tmp_path / "key"
    file.write_text(f"255:{ONE}")
    with pytest.raises(Unfit) as unfit:
        keys.add(file, bytes)

    assert "key-numbers" == unfit.value.code


def test_of_two_first_starts_at_once_both_have_the_key_that_is_kept(tmp_path: Path) -> None:
    """The other's was there first: ours was never used, and nobody is told that it was made."""
    told = list[Path]()

    def meanwhile(size: int) -> bytes:
        (tmp_path / "key").write_text(f"{ONE}\n")
        return b"\x05" * size

    ring = keys.keyring(Settings(data=tmp_path), meanwhile, told.append)
    box = Codec(ring_of(ONE), bytes).seal(b"old", b"here")

    assert b"old" == Codec(ring, bytes).open(box, b"here")
    assert [] == told
    assert ["key"] == [one.name for one in tmp_path.iterdir()]


def test_the_first_key_is_on_the_disk_before_it_gets_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Power that fails after the first move must not leave a database whose key was only in memory."""
    done = list[tuple[str, str]]()
    fsync, link = os.fsync, os.link

    def synced(handle: int) -> None:
        done.append(("sync", Path(f"/proc/self/fd/{handle}").resolve().name))
        fsync(handle)

    def linked(source: Path, target: Path) -> None:
        done.append(("link", Path(source).name))
        link(source, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "link", linked)
    keys.keyring(Settings(data=tmp_path), bytes, lambda file: None)
    part = f"key.{os.getpid()}.part"

    assert [("sync", part), ("link", part), ("sync", tmp_path.name)] == done


def test_where_a_file_system_knows_no_links_a_key_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a second start takes the first one's."""

    def unknown(source: Path, target: Path) -> None:
        raise PermissionError(source)

    monkeypatch.setattr(os, "link", unknown)
    made = list[Path]()
    for _ in range(2):
        keys.keyring(Settings(data=tmp_path), os.urandom, made.append)

    assert [tmp_path / "key"] == made == list(tmp_path.iterdir())


def test_a_missing_key_is_not_made_where_one_must_be_known(tmp_path: Path) -> None:
    """For restore on a new machine: a fresh key would open nothing."""
    with pytest.raises(Unfit) as unfit:
        keys.existing_keyring(Settings(data=tmp_path))

    assert "key-needed" == unfit.value.code
    assert [] == list(tmp_path.iterdir())
