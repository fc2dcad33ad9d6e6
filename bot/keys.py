"""The key that boxes the database: from the settings, or made once and kept beside the database."""

import base64
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.config import Settings, Unfit, key_bytes
from engine.store import Keyring
from engine.store.codec import KEY_BYTES

KEY_FILE: Final = "key"
DATABASE: Final = "khandan.db"
FIRST: Final = 1
"""The key's number in the ring."""


def keyring(settings: Settings, entropy: Callable[[int], bytes], made: Callable[[Path], None]) -> Keyring:
    """The ring of the host's key. `made` is told the file when a key had to be made.

    Unfit when the kept key can't be read, or is gone while its database is still there.
    """
    if settings.khandan_key is not None:
        return Keyring({FIRST: key_bytes(settings.khandan_key.get_secret_value())}, FIRST)
    file = settings.data / KEY_FILE
    if not file.exists():
        if (settings.data / DATABASE).exists():
            raise Unfit("key-missing", file=str(file))
        _make(file, entropy)
        made(file)
    return Keyring({FIRST: _kept(file)}, FIRST)


def _make(file: Path, entropy: Callable[[int], bytes]) -> None:
    """The file is the owner's alone before a byte is in it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError:
        raise Unfit("data-folder", folder=str(file.parent)) from None
    with os.fdopen(handle, "wb") as stream:
        stream.write(base64.b64encode(entropy(KEY_BYTES)) + b"\n")


def _kept(file: Path) -> bytes:
    try:
        return key_bytes(file.read_text("ascii"))
    except (OSError, ValueError):
        raise Unfit("key-unreadable", file=str(file)) from None
