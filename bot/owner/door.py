"""The way from `khandan owner` to the bot that runs: a socket in the folder of its data, for its user alone.

One line of JSON goes in, an act as it was typed; one comes back, what came of it in words. Nothing listens on
a network. Where no bot runs, the command does the act itself, on the database.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from bot.client import Khandan
from bot.interactions.errors import refusal_text
from bot.logs import report_error
from bot.owner.acts import Act
from bot.owner.powers import Powers
from engine.kernel.refused import Refused

SOCKET: Final = "owner.sock"
LONGEST: Final = 1 << 20
"""Bytes of a line."""


class Told(Struct, frozen=True):
    """What came of an act, or (`refused`) why nothing did."""

    lines: tuple[str, ...]
    refused: bool = False


def utc_text(at: datetime) -> str:
    """A time as the command line writes it."""
    return at.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")


async def do_for_command_line(bot: Khandan, act: Act) -> Told:
    """Do an act of whoever may type on the host's machine, in the host's language."""
    language = bot.parts.settings.language
    try:
        return Told(await Powers(bot, language, utc_text).do(act))
    except Refused as refused:
        return Told((refusal_text(bot, None, refused.why, language, None),), refused=True)


@asynccontextmanager
async def open_door(bot: Khandan, folder: Path) -> AsyncIterator[None]:
    """Answer the command line while the block runs. The store's lock says that nobody else answers here."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            act = msgspec.json.decode(await reader.readline(), type=Act)
            writer.write(msgspec.json.encode(await do_for_command_line(bot, act)) + b"\n")
            await writer.drain()
        except Exception as error:
            report_error("owner_unanswered", error)
        finally:
            writer.close()

    with _short_path(folder) as path:
        _unlink(path)  # of a run that was killed
        # Made for its owner alone from its first moment on.
        before = os.umask(0o177)
        try:
            server = await asyncio.start_unix_server(answer, path, limit=LONGEST)
        finally:
            os.umask(before)
        try:
            async with server:
                yield
        finally:
            _unlink(path)


async def ask_running_bot(folder: Path, act: Act) -> Told | None:
    """What the bot that runs on this folder did; None where none answers."""
    try:
        with _short_path(folder) as path:
            reader, writer = await asyncio.open_unix_connection(path, limit=LONGEST)
    except OSError:
        return None
    try:
        writer.write(msgspec.json.encode(act) + b"\n")
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.close()
    return msgspec.json.decode(line, type=Told) if line else None


def _unlink(path: Path) -> None:
    with suppress(OSError):
        path.unlink()


@contextmanager
def _short_path(folder: Path) -> Iterator[Path]:
    """The socket's path through a number of the open folder: a socket's own path has 107 bytes at most."""
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield Path(f"/proc/self/fd/{number}") / SOCKET
    finally:
        os.close(number)
