"""The key that boxes the database: from the settings, or made once and kept beside the database.

The table in the browser has a folder of its own with both, so that every command can be asked about it.
"""

import base64
import os
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.config import Settings, Unfit, parse_keys, ring_of
from engine.store import Keyring, StoreError, StoreFull
from engine.store.codec import KEY_BYTES
from engine.store.files import create_file, raising_full, replace_file

KEY_FILE: Final = "key"
DATABASE: Final = "khandan.db"
SAID: Final = "discord.db"
"""What stands in the channels of the table in the browser, in its folder."""

OFFLINE: Final = "offline"
"""The folder, in that of the data, of the table in the browser."""

LAST: Final = 255
"""The highest number of a key: a box has one byte for it."""


def keyring(settings: Settings, entropy: Callable[[int], bytes], made: Callable[[Path], None]) -> Keyring:
    """The ring of the host's key. `made` is told the file when a key had to be made.

    Unfit when the kept key can't be read, or is gone while its database is still there.
    """
    if settings.khandan_key is not None:
        return ring_of(settings.khandan_key.get_secret_value())
    file = settings.data / KEY_FILE
    if not file.exists():
        if (settings.data / DATABASE).exists():
            raise Unfit("key-missing", file=str(file))
        if _try_make(file, base64.b64encode(entropy(KEY_BYTES)).decode()):
            made(file)
    return read_keyring(file)


def in_browser(settings: Settings) -> Settings:
    """The settings by which the table in the browser is run and asked about: its data lie in its folder.

    A table of before 22 November 2026 has its key in the folder above: it gets a copy. Unfit when it can't.
    """
    here = settings.model_copy(update={"data": settings.data / OFFLINE, "database_url": None})
    old, new = settings.data / KEY_FILE, here.data / KEY_FILE
    if (here.data / DATABASE).exists() and old.exists() and not new.exists():
        _write(new, parse_keys(old.read_text("ascii")))
    return here


def databases(settings: Settings) -> tuple[Path, ...]:
    """The bot's, and that of the table in the browser; neither need be there."""
    return settings.data / DATABASE, settings.data / OFFLINE / DATABASE


def existing_keyring(settings: Settings) -> Keyring:
    """The ring of a key that is there already: for commands that must never make one. Unfit otherwise."""
    if settings.khandan_key is None and not (settings.data / KEY_FILE).exists():
        raise Unfit("key-needed", file=str((settings.data / KEY_FILE).absolute()))
    return keyring(settings, os.urandom, lambda _: None)


def add(file: Path, entropy: Callable[[int], bytes]) -> Keyring:
    """A new key at the end of the file, which seals from now on; the ring with it."""
    lines = _numbered_keys(file)
    fresh = max(lines) + 1
    if fresh > LAST:
        raise Unfit("key-numbers", file=str(file))
    _write(file, {**lines, fresh: base64.b64encode(entropy(KEY_BYTES)).decode()})
    return read_keyring(file)


def forget(file: Path, retired: Container[int]) -> tuple[int, ...]:
    """Take these keys out of the file, never the last; the numbers of those that went."""
    lines = _numbered_keys(file)
    gone = tuple(number for number in list(lines)[:-1] if number in retired)
    if gone:
        _write(file, {number: key for number, key in lines.items() if number not in gone})
    return gone


def _numbered_keys(file: Path) -> dict[int, str]:
    read_keyring(file)
    return parse_keys(file.read_text("ascii"))


def _write(file: Path, lines: Mapping[int, str]) -> None:
    """Write these keys as the file; it is whole on the disk before it takes the old one's place."""
    part = file.with_name(f"{file.name}.part")
    with _in_folder(file):
        part.unlink(missing_ok=True)
        _fill(part, "".join(f"{number}:{key}\n" for number, key in lines.items()))
        replace_file(part, file)


def _try_make(file: Path, key: str) -> bool:
    """Make a file with a first key, whole on the disk before anything is sealed with it.

    False where another process has made one meanwhile: that is the key.
    """
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    with _in_folder(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        try:
            _fill(part, f"{key}\n")
            return create_file(part, file)
        finally:
            part.unlink(missing_ok=True)


def _fill(part: Path, text: str) -> None:
    """Write a new file, which is the owner's alone before a byte is in it."""
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
        stream.write(text)


@contextmanager
def _in_folder(file: Path) -> Iterator[None]:
    """Raise Unfit, which names the folder, where the folder takes no file; StoreFull where a disk is full."""
    try:
        with raising_full():
            yield
    except StoreFull:
        raise
    except (OSError, StoreError):
        raise Unfit("data-folder", folder=str(file.parent)) from None


def read_keyring(file: Path) -> Keyring:
    """The keys in this file; Unfit when it can't be read."""
    try:
        return ring_of(file.read_text("ascii"))
    except (OSError, ValueError):
        raise Unfit("key-unreadable", file=str(file)) from None
