"""The khandan command as a host types it, in a folder of its own."""

import asyncio
import base64
from pathlib import Path

import typer
from typer.testing import CliRunner, Result

from bot.cli import backup, book, export, rehearse, replay, simulate, verify
from bot.lab.games.houses.content_tools import check

KEY = base64.b64encode(bytes(32)).decode()


async def beside(folder: Path, *words: str, key: str = KEY) -> Result:
    """The same while something else runs, as in another process."""
    return await asyncio.to_thread(khandan, folder, *words, key=key)


def khandan(folder: Path, *words: str, language: str = "en", key: str = KEY) -> Result:
    """Runs the command on the data in this folder; `exit_code`, `stdout` and `stderr` tell the rest."""
    app = typer.Typer()
    app.callback()(lambda: None)
    for command in (
        backup.backup,
        book.book,
        export.export,
        rehearse.rehearse,
        replay.replay,
        simulate.simulate,
        verify.verify,
    ):
        app.command()(command)
    check.register(app)
    environment = {"DATA": str(folder), "KHANDAN_KEY": key, "LANGUAGE": language, "DISCORD_TOKEN": ""}
    return CliRunner().invoke(app, list(words), env=environment, catch_exceptions=False)
