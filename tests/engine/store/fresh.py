"""A store that nobody has used, copied: to migrate a new one takes as long as many a whole test."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from engine.store import Keyring, open_store

RING: Final = Keyring({1: bytes(32)}, 1)
FILE: Final = "khandan.db"


def unused(folder: Path) -> Path:
    """The folder, with a database that nobody has used, under the key of RING."""
    folder.mkdir(exist_ok=True)
    file = folder / FILE
    file.touch(0o600)
    file.write_bytes(_fresh())
    return folder


def at_first(folder: Path) -> Path:
    """The same where there is none yet; what somebody has used stays."""
    return folder if (folder / FILE).exists() else unused(folder)


@cache
def _fresh() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / FILE

        async def made() -> None:
            await open_store(file, RING, "test").close()

        with ThreadPoolExecutor(1) as elsewhere:  # a loop may be running in this thread
            elsewhere.submit(asyncio.run, made()).result()
        return file.read_bytes()
