"""A store that nobody has used, copied: to migrate a new one takes as long as many a whole test."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from engine.store import Keyring, Store, open_store

RING: Final = Keyring({1: bytes(32)}, 1)
FILE: Final = "khandan.db"

Make = Callable[[Path], Store]
"""Makes the store of a folder, under the key of RING."""


def plain(folder: Path) -> Store:
    """As the engine's own tests make it."""
    return open_store(folder / FILE, RING, "test")


def unused(folder: Path, make: Make = plain) -> Path:
    """The folder, with a database that was made so and that nobody has used."""
    folder.mkdir(exist_ok=True)
    file = folder / FILE
    file.touch(0o600)
    file.write_bytes(_fresh(make))
    return folder


def at_first(folder: Path, make: Make = plain) -> Path:
    """The same where there is none yet; what somebody has used stays."""
    return folder if (folder / FILE).exists() else unused(folder, make)


@cache
def _fresh(make: Make) -> bytes:
    with TemporaryDirectory() as folder:

        async def made() -> None:
            await make(Path(folder)).close()

        with ThreadPoolExecutor(1) as elsewhere:  # a loop may be running in this thread
            elsewhere.submit(asyncio.run, made()).result()
        return (Path(folder) / FILE).read_bytes()
