"""The commands as a host types them, on a folder with one match."""

import asyncio
import base64
from pathlib import Path

import typer
from typer.testing import CliRunner, Result

from bot.cli import backup, restore, rotate, run, verify
from bot.config import ring_of
from engine.store import open_store
from tests.engine.store.making import add_match, move

KEY = base64.b64encode(bytes(range(32))).decode()


def khandan(folder: Path, *words: str, key: str = "", language: str = "en", token: str = "") -> Result:
    """Runs a command on the data in this folder; without `key` the key file is used."""
    app = typer.Typer()
    app.callback()(lambda: None)
    for command in (backup.backup, restore.restore, rotate.rotate, run.run, verify.verify):
        app.command()(command)
    given = {"DATA": str(folder), "KHANDAN_KEY": key, "LANGUAGE": language, "DISCORD_TOKEN": token}
    return CliRunner().invoke(app, list(words), env=given, catch_exceptions=False)


def played(folder: Path, entries: int = 3) -> Path:
    """A closed database with one match, its key in the file beside it."""
    (folder / "key").write_text(f"{KEY}\n")
    asyncio.run(_write(folder / "khandan.db", entries))
    return folder / "khandan.db"


async def _write(path: Path, entries: int) -> None:
    async with open_store(path, ring_of(KEY), "tok") as store:
        match = await add_match(store)
        await store.write.append(move(match, *range(entries), body=b"body" * 200))


def bodies(path: Path, key: str) -> list[bytes]:
    """The log of the first match."""

    async def read() -> list[bytes]:
        async with open_store(path, ring_of(key), "tok") as store:
            return [entry.body for entry in await store.read.entries(1)]

    return asyncio.run(read())


def copies(folder: Path) -> list[Path]:
    """The backups, oldest first."""
    return sorted(folder.glob("*.backup"))
